/** Start phase, end phase and the change of turn, by traces derived from the rules. */
import { describe, expect, it } from 'vitest'
import { createBase } from '../../base/base.js'
import { rulebooks } from '../../rulebook/index.js'
import type { Observation } from '../../trace/observation.js'
import { createModel, judge } from '../index.js'
import { card, cleared, event, left, object, pass, play, playing, priority, resolves, scenarioOf } from '../testing/trace.js'

const model = createModel(createBase(rulebooks.fab), { level: 'full', autonomous: [] })

const charm = card(
  'Charm',
  ['instant'],
  [
    {
      kind: 'resolution',
      id: 'charm',
      steps: [
        {
          do: 'start',
          ability: 'safe',
          for: 'turn',
          effect: { kind: 'prevention', event: { event: 'damage', target: { player: 'you' } }, amount: 'all' }
        }
      ]
    }
  ]
)

/** Hurts whose phase it is, or another, by one as the phase begins. */
const atPhase = (name: string, phase: string, whom = 'event:player') =>
  card(
    name,
    ['item'],
    [
      {
        kind: 'triggered',
        id: 'hurt',
        effect: {
          kind: 'trigger',
          trigger: { on: { event: 'begin', name: phase, player: 'you' } },
          steps: [{ do: 'damage', to: whom, amount: 1 }]
        }
      }
    ]
  )

const scenario = scenarioOf(
  [charm, atPhase('Dusk', 'end'), atPhase('Dawn', 'start')],
  [object('dusk', 'Dusk', 'P1'), object('dawn', 'Dawn', 'P2'), object('noon', 'Dawn', 'P1'), object('charm', 'Charm', 'P1', 'hand')],
  { until: { end: 'boundary', phase: 'action', player: 'P2' } }
)

const begins = (what: 'turn' | 'phase', name: string, player: string, id: string): Observation =>
  event({ event: 'begin', what, name, player }, id)

const triggers = (source: string, controller: string, stackObject: string, by: string): readonly Observation[] => [
  { see: 'triggered', effect: { source, ability: 'hurt' }, controller, layer: stackObject, by },
  { see: 'layer', layer: stackObject, kind: 'triggered', controller, effect: { source, ability: 'hurt' } }
]

const harm = (source: string, target: string) => ({ event: 'damage' as const, source, parts: [{ target, amount: 1 }] })

/** P1 plays the Charm in their action phase, and all pass. */
const action: readonly Observation[] = [
  ...priority('P1', [pass, play('charm')], 1),
  ...playing('P1', 'charm'),
  ...priority('P1', [pass]),
  ...priority('P2', [pass]),
  resolves('charm'),
  ...cleared('charm'),
  ...priority('P1', [pass]),
  ...priority('P2', [pass])
]

/** The end phase begins; what triggers goes on the stack and resolves, and nobody gets priority. */
const dusk: readonly Observation[] = [begins('phase', 'end', 'P1', 'e1'), ...triggers('dusk', 'P1', 'l1', 'e1'), resolves('l1')]

/** An effect for this turn still lasts then. */
const prevented: readonly Observation[] = [
  { see: 'proposed', event: 'e2', what: harm('dusk', 'P1') },
  {
    see: 'applied',
    effect: { source: 'charm', ability: 'safe' },
    class: 'prevention',
    player: 'P1',
    to: 'e2',
    becomes: null,
    prevented: 1
  },
  left('l1')
]

/** P2's turn: only their own Dawn triggers as its start phase begins. */
const dawn: readonly Observation[] = [
  begins('turn', 'turn', 'P2', 'e3'),
  begins('phase', 'start', 'P2', 'e4'),
  ...triggers('dawn', 'P2', 'l2', 'e4'),
  resolves('l2')
]

const hurt: readonly Observation[] = [event(harm('dawn', 'P2'), 'e5'), left('l2')]

const end: Observation = {
  see: 'end',
  why: 'boundary',
  state: { players: { P1: { life: 20, 'action-points': 0 }, P2: { life: 19 } }, objects: { charm: { zone: 'graveyard' } } }
}

const whole = [...action, ...dusk, ...prevented, ...dawn, ...hurt, end]

const refusal = (trace: readonly Observation[]) => {
  const verdict = judge(model, scenario, trace)
  if (verdict.verdict !== 'fail') throw new Error(`not refused: ${JSON.stringify(verdict)}`)
  return { at: trace[verdict.step], concepts: verdict.refused.concepts, rules: verdict.refused.rules }
}

describe('from an action phase to the next turn', () => {
  it('triggers of the end and the start phase resolve without priority, and the turn changes', () => {
    const verdict = judge(model, scenario, whole)
    expect(verdict).toMatchObject({ verdict: 'pass' })
    expect(verdict.fired).toEqual(
      expect.arrayContaining([
        'priority.none',
        'priority.settled',
        'turn.phase-ends',
        'turn.next-phase',
        'turn.next-turn',
        'turn.first-phase',
        'turn.boundary'
      ])
    )
  })

  it('nobody has priority in the end phase', () => {
    const { rules } = refusal([...action, ...dusk.slice(0, 3), ...priority('P1', [pass])])
    expect(rules).toContain('fab-context:1.11.3')
  })

  it('nobody has priority in the start phase', () => {
    expect(refusal([...action, ...dusk, ...prevented, ...dawn.slice(0, 4), ...priority('P2', [pass])]).rules).toContain(
      'fab-context:1.11.3'
    )
  })

  it('an effect for this turn does not end before the triggers of the end phase have resolved', () => {
    const { at, rules } = refusal([...action, ...dusk, event(harm('dusk', 'P1'), 'e2')])
    expect(at).toMatchObject({ see: 'event' })
    expect(rules).toContain('fab:6.4.2')
  })

  it('the other player does not start their turn before the trigger has resolved', () => {
    expect(refusal([...action, ...dusk.slice(0, 3), begins('turn', 'turn', 'P2', 'e3')]).at).toMatchObject({ see: 'event' })
  })

  it('a phase is not left out', () => {
    expect(refusal([...action, begins('turn', 'turn', 'P2', 'e3')]).concepts).toContain('turn.step')
    expect(refusal([...action, ...dusk, ...prevented, begins('phase', 'start', 'P2', 'e4')]).concepts).toContain('turn.step')
  })

  it('effects that speak of their controller do not trigger in the turn of the other', () => {
    const wrong = [...dawn.slice(0, 2), ...triggers('noon', 'P1', 'l2', 'e4')]
    expect(refusal([...action, ...dusk, ...prevented, ...wrong]).rules).toContain('fab:6.6.5')
  })

  it('an effect for this turn has ended in the next', () => {
    const own = scenarioOf(
      [charm, atPhase('Night', 'start', 'opponent')],
      [object('night', 'Night', 'P2'), object('charm', 'Charm', 'P1', 'hand')],
      { until: { end: 'boundary', phase: 'action', player: 'P2' } }
    )
    const before: readonly Observation[] = [
      ...action,
      begins('phase', 'end', 'P1', 'e1'),
      begins('turn', 'turn', 'P2', 'e2'),
      begins('phase', 'start', 'P2', 'e3'),
      ...triggers('night', 'P2', 'l1', 'e3'),
      resolves('l1')
    ]
    const over: Observation = { see: 'end', why: 'boundary', state: { players: { P1: { life: 19 }, P2: { life: 20 } }, objects: {} } }
    expect(judge(model, own, [...before, event(harm('night', 'P1'), 'e4'), left('l1'), over])).toMatchObject({ verdict: 'pass' })
    const lasts: Observation = { see: 'proposed', event: 'e4', what: harm('night', 'P1') }
    expect(judge(model, own, [...before, lasts])).toMatchObject({ verdict: 'fail', step: before.length })
  })

  it('a scenario may begin with the start phase', () => {
    const early = scenarioOf([atPhase('Dawn', 'start')], [object('dawn', 'Dawn', 'P1')], {
      start: { turnPlayer: 'P1', phase: 'start', at: 'begin' },
      until: { end: 'boundary', phase: 'end', player: 'P1' }
    })
    const trace: readonly Observation[] = [
      begins('phase', 'start', 'P1', 'e1'),
      ...triggers('dawn', 'P1', 'l1', 'e1'),
      resolves('l1'),
      event(harm('dawn', 'P1'), 'e2'),
      left('l1'),
      begins('phase', 'action', 'P1', 'e3'),
      ...priority('P1', [pass]),
      ...priority('P2', [pass]),
      { see: 'end', why: 'boundary', state: { players: { P1: { life: 19, 'action-points': 1 } }, objects: {} } }
    ]
    expect(judge(model, early, trace)).toMatchObject({ verdict: 'pass' })
    expect(judge(model, early, trace.slice(1))).toMatchObject({ verdict: 'fail', step: 0 })
  })
})
