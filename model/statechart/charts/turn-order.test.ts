/** Where the parts of what happens at once, or what is chosen of it, concern several players, the turn-player comes first. */
import { describe, expect, it } from 'vitest'
import type { Effect } from '../../scenario/effect.js'
import type { Observation } from '../../trace/observation.js'
import { judge } from '../index.js'
import { activating, inMain, modelOf, once, quiet, resolving, triggers } from '../testing/games.js'
import { asks, card, event, object } from '../testing/trace.js'

const mtg = modelOf('mtg')
const saving: Effect = {
  kind: 'replacement',
  class: 'standard',
  event: { event: 'destroy', object: { types: ['creature'], controller: 'you' } },
  change: { to: 'banished' }
}
const scenario = inMain(
  [
    card('Doom', ['artifact'], [once('do', [{ do: 'destroy', what: { all: { types: ['creature'] } } }])]),
    card('Shrine', ['enchantment'], [{ kind: 'static', id: 'save', effect: saving }]),
    { ...card('Bear', ['creature'], [], 2), toughness: 2 }
  ],
  [
    object('doom', 'Doom', 'P1'),
    object('hers', 'Shrine', 'P2'),
    object('mine', 'Shrine', 'P1'),
    object('theirs', 'Bear', 'P2'),
    object('own', 'Bear', 'P1')
  ]
)
const destroy = (id: string) => ({ event: 'destroy', object: id }) as const
const saved = (id: string) => ({ event: 'destroy', object: id, to: 'banished' }) as const
const proposed = (each: string, id: string): Observation => ({ see: 'proposed', event: each, what: destroy(id) })
const applied = (player: string, source: string, to: string, becomes: string, id: string): Observation => ({
  see: 'applied',
  effect: { source, ability: 'save' },
  class: 'standard',
  player,
  to,
  becomes: { event: becomes, what: saved(id) }
})
const first = [proposed('a', 'own'), applied('P1', 'mine', 'a', 'a2', 'own')]
const second = [proposed('b', 'theirs'), applied('P2', 'hers', 'b', 'b2', 'theirs')]
const together: Observation = {
  see: 'event',
  events: [
    { ...saved('theirs'), id: 'b2' },
    { ...saved('own'), id: 'a2' }
  ]
}
const verdict = (...during: readonly Observation[]) =>
  judge(mtg, scenario, [...activating('doom', 'do', 'l'), ...resolving('l', ...during), quiet()])

describe('what happens to objects of two players at once (mtg-context:616.1, mtg-context:101.4)', () => {
  it('is replaced for the turn-player first', () => {
    expect(verdict(...first, ...second, together).verdict).toBe('pass')
    expect(verdict(...second, ...first, together).verdict).toBe('fail')
  })
})

describe('delayed triggers of two players whose event happens several times at once (mtg-context:101.4)', () => {
  const wait = once('arm', [
    {
      do: 'start',
      ability: 'wait',
      for: 'unstated',
      effect: {
        kind: 'trigger',
        trigger: { on: { event: 'destroy', object: { types: ['creature'] } } },
        steps: [{ do: 'gain', player: 'you', of: 'life', amount: 1 }]
      }
    }
  ])
  const armed = inMain(
    [
      card('Tool', ['artifact'], [wait]),
      card('Doom', ['artifact'], [once('do', [{ do: 'destroy', what: { all: { types: ['creature'] } } }])]),
      { ...card('Bear', ['creature'], [], 2), toughness: 2 }
    ],
    [
      object('hers', 'Tool', 'P2'),
      object('mine', 'Tool', 'P1'),
      object('doom', 'Doom', 'P1'),
      ...['b1', 'b2'].map(id => object(id, 'Bear', 'P1'))
    ]
  )
  const arming: readonly Observation[] = [
    ...activating('mine', 'arm', 'l1'),
    ...resolving('l1'),
    event({ event: 'activate', player: 'P2', object: 'hers', ability: 'arm' }),
    { see: 'layer', layer: 'l2', kind: 'activated', controller: 'P2', effect: { source: 'hers', ability: 'arm' } },
    ...resolving('l2')
  ]
  const destroyed: Observation = {
    see: 'event',
    events: ['b1', 'b2'].map((id, at) => ({ event: 'destroy', object: id, id: `e${at}` }))
  }
  const chooses = (player: string) =>
    asks(
      player,
      'occurrence',
      ['b1', 'b2'].map(id => ({ option: 'object', object: id })),
      0
    )
  const told = (source: string, stackObject: string, player: string) =>
    ({ ...triggers(source, 'wait', stackObject, player), by: 'e0' }) as Observation
  const swept = (...then: readonly Observation[]) =>
    judge(mtg, armed, [...arming, ...activating('doom', 'do', 'l3'), ...resolving('l3', destroyed, ...then)]).verdict

  it('are chosen for by the turn-player first', () => {
    const both = [told('mine', 't1', 'P1'), told('hers', 't2', 'P2')]
    expect(swept(...chooses('P1'), ...chooses('P2'), ...both)).not.toBe('fail')
    expect(swept(...chooses('P2'), ...chooses('P1'), ...both)).toBe('fail')
  })
})
