/** Feign Death's unstated amount, with Vambrace's one less. @module */
import type { Observation } from '../../trace/observation.js'
import { activate, card, cleared, ends, event, left, object, pass, play, playing, priority, resolves, scenarioOf } from './trace.js'

const feign = card(
  'Feign Death',
  ['instant'],
  [
    {
      kind: 'resolution',
      id: 'feign',
      steps: [
        {
          do: 'start',
          ability: 'prevents',
          for: 'turn',
          effect: { kind: 'prevention', event: { event: 'damage', target: { player: 'you' } }, amount: 'all', uses: 1 }
        }
      ]
    }
  ]
)

const vambrace = card(
  'Vambrace of Determination',
  ['equipment'],
  [
    {
      kind: 'activated',
      id: 'brace',
      limit: { times: 1, per: 'turn' },
      steps: [
        {
          do: 'start',
          ability: 'less',
          for: 'turn',
          effect: { kind: 'rule', rule: 'prevents-less', event: { event: 'damage' }, amount: 1, uses: 1 }
        }
      ]
    }
  ]
)

const bolt = card('Bolt', ['instant'], [{ kind: 'resolution', id: 'bolt', steps: [{ do: 'damage', to: 'opponent', amount: 3 }] }])

export const feignDeath = scenarioOf(
  [feign, vambrace, bolt],
  [object('vb', 'Vambrace of Determination', 'P1'), object('bolt', 'Bolt', 'P1', 'hand'), object('fd', 'Feign Death', 'P2', 'hand')]
)

/** Up to the resolution of the damage: both effects have started. */
export const before: readonly Observation[] = [
  ...priority('P1', [pass, play('bolt'), activate('vb', 'brace')], 2),
  event({ event: 'activate', player: 'P1', object: 'vb', ability: 'brace' }, 'e1'),
  { see: 'layer', layer: 'x1', kind: 'activated', controller: 'P1', effect: { source: 'vb', ability: 'brace' } },
  ...priority('P1', [pass, play('bolt')]),
  ...priority('P2', [pass, play('fd')]),
  resolves('x1'),
  left('x1'),
  ...priority('P1', [play('bolt'), pass], 0),
  ...playing('P1', 'bolt'),
  ...priority('P1', [pass]),
  ...priority('P2', [pass, play('fd')], 1),
  ...playing('P2', 'fd'),
  ...priority('P2', [pass]),
  ...priority('P1', [pass]),
  resolves('fd'),
  ...cleared('fd'),
  ...priority('P1', [pass]),
  ...priority('P2', [pass]),
  resolves('bolt'),
  { see: 'proposed', event: 'e7', what: { event: 'damage', source: 'bolt', parts: [{ target: 'P2', amount: 3 }] } }
]

/** Three established, one less: two are prevented. */
export const applied: Observation = {
  see: 'applied',
  effect: { source: 'fd', ability: 'prevents' },
  class: 'prevention',
  player: 'P2',
  to: 'e7',
  becomes: { event: 'e8', what: { event: 'damage', source: 'bolt', parts: [{ target: 'P2', amount: 1 }] } },
  prevented: 2
}

export const damaged: Observation = event({ event: 'damage', source: 'bolt', parts: [{ target: 'P2', amount: 1 }] }, 'e8')

export const after: readonly Observation[] = [
  ...cleared('bolt'),
  ...priority('P1', [pass]),
  ...priority('P2', [pass]),
  ends({ P1: 20, P2: 19 })
]

export const trace: readonly Observation[] = [...before, applied, damaged, ...after]
