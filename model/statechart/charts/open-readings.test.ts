/** Points that a text leaves open: each reading is accepted, and nothing else. */
import { describe, expect, it } from 'vitest'
import { createBase } from '../../base/base.js'
import { rulebooks } from '../../rulebook/index.js'
import type { Ability } from '../../scenario/card.js'
import type { Observation } from '../../trace/observation.js'
import { createModel, judge } from '../index.js'
import { card, cleared, event, left, object, pass, play, playing, priority, resolves, scenarioOf } from '../testing/trace.js'

const model = createModel(createBase(rulebooks.fab), { level: 'full', autonomous: [] })

const idol = card('Idol', ['item'], [], 2)
const enter: Ability = {
  kind: 'resolution',
  id: 'enter',
  steps: [
    { do: 'choose', from: { zone: 'banished' }, as: 'it' },
    { do: 'move', what: 'chosen:it', to: 'arena' }
  ]
}
const call = card('Call', ['instant'], [enter])
const arrives = { event: 'move', object: 'late', from: 'banished', to: 'arena' } as const
const done: readonly Observation[] = [...priority('P1', [pass]), ...priority('P2', [pass])]

const cast = (id: string, rest: readonly string[] = []): readonly Observation[] => [
  ...priority('P1', [pass, play(id), ...rest.map(play)], 1),
  ...playing('P1', id),
  ...priority('P1', [pass, ...rest.map(play)]),
  ...priority('P2', [pass]),
  resolves(id)
]

const closing = (power: number): Observation => ({
  see: 'end',
  why: 'quiescent',
  state: { players: {}, objects: { late: { zone: 'arena', numbers: { power } } } }
})

describe('fab: an effect on all of a kind, and one that comes later', () => {
  const rally = card(
    'Rally',
    ['instant'],
    [
      {
        kind: 'resolution',
        id: 'rally',
        steps: [
          {
            do: 'start',
            ability: 'rally',
            for: 'turn',
            effect: { kind: 'continuous', who: { all: { types: ['item'] } }, change: [{ number: 'power', op: 'add', by: 1 }] }
          }
        ]
      }
    ]
  )
  const scenario = scenarioOf(
    [idol, rally, call],
    [
      object('idol', 'Idol', 'P1'),
      object('rally', 'Rally', 'P1', 'hand'),
      object('call', 'Call', 'P1', 'hand'),
      object('late', 'Idol', 'P1', 'banished')
    ]
  )
  const applies = (id: string): Observation =>
    event({ event: 'apply', object: id, effect: { source: 'rally', ability: 'rally' }, property: 'power', op: 'add', amount: 1 })
  const before = [...cast('rally', ['call']), applies('idol'), ...cleared('rally'), ...cast('call'), event(arrives)]

  it('joins, or does not', () => {
    expect(judge(model, scenario, [...before, applies('late'), ...cleared('call'), ...done, closing(3)])).toMatchObject({ verdict: 'pass' })
    expect(judge(model, scenario, [...before, ...cleared('call'), ...done, closing(2)])).toMatchObject({ verdict: 'pass' })
  })

  it('does not do both', () => {
    const told = [...before, applies('late'), ...cleared('call'), ...done, closing(2)]
    expect(judge(model, scenario, told)).toMatchObject({ verdict: 'fail', step: told.length - 1 })
    const untold = [...before, ...cleared('call'), ...done, closing(3)]
    expect(judge(model, scenario, untold)).toMatchObject({ verdict: 'fail', step: untold.length - 1 })
  })

  it('is not left out if it was there as the effect began', () => {
    const verdict = judge(model, scenario, [...cast('rally', ['call']), left('rally')])
    expect(verdict).toMatchObject({ verdict: 'fail' })
  })
})

describe('fab: the state of a thing that is gone', () => {
  const spent: Ability = {
    kind: 'triggered',
    id: 'spent',
    effect: {
      kind: 'trigger',
      trigger: { when: { compare: [{ counters: 'steam', of: 'self' }, '=', 0] } },
      steps: [{ do: 'destroy', what: 'self' }]
    }
  }
  const crush: Ability = {
    kind: 'resolution',
    id: 'crush',
    targets: [{ as: 'it', what: [{ types: ['item'] }] }],
    steps: [{ do: 'destroy', what: 'target:it' }]
  }
  const puff: Ability = { kind: 'resolution', id: 'puff', steps: [{ do: 'counters', on: 'target:it', counter: 'steam', delta: 1 }] }
  const scenario = scenarioOf(
    [card('Driver', ['item'], [spent]), card('Crush', ['instant'], [crush]), card('Puff', ['instant'], [{ ...crush, ...puff }])],
    [object('driver', 'Driver', 'P1'), object('crush', 'Crush', 'P1', 'hand'), object('puff', 'Puff', 'P1', 'hand')]
  )
  const state = { source: 'driver', ability: 'spent' }
  const after = (id: string, rest: string, what: Observation, then = [pass, play(rest)]): readonly Observation[] => [
    { see: 'triggered', effect: state, controller: 'P1', layer: 't' },
    { see: 'layer', layer: 't', kind: 'triggered', controller: 'P1', effect: state },
    ...priority('P1', [pass, play('crush'), play('puff')], id === 'crush' ? 1 : 2),
    ...playing('P1', id, { it: 'driver' }),
    ...priority('P1', [pass, play(rest)]),
    ...priority('P2', [pass]),
    resolves(id),
    what,
    ...cleared(id),
    ...priority('P1', then),
    ...priority('P2', [pass]),
    resolves('t')
  ]
  const destroyed = after('crush', 'puff', event({ event: 'destroy', object: 'driver' }), [pass])
  const filled = after('puff', 'crush', event({ event: 'counters', object: 'driver', counter: 'steam', delta: 1 }))
  const failed: Observation = { see: 'left', layer: 't', how: 'failed' }

  it('is over, or is read of how it last was', () => {
    expect(judge(model, scenario, [...destroyed, failed])).not.toMatchObject({ verdict: 'fail' })
    expect(judge(model, scenario, [...destroyed, left('t')])).not.toMatchObject({ verdict: 'fail' })
  })

  it('is over for certain if the thing is there and it is not true', () => {
    expect(judge(model, scenario, [...filled, failed])).not.toMatchObject({ verdict: 'fail' })
    expect(judge(model, scenario, [...filled, left('t')])).toMatchObject({ verdict: 'fail', step: filled.length })
  })
})

describe('fab: what enters as something that only effects make of it there', () => {
  const relics: Ability = {
    kind: 'static',
    id: 'relics',
    effect: { kind: 'continuous', who: { all: { types: ['item'] } }, change: [{ addTypes: ['relic'] }] }
  }
  const polish: Ability = {
    kind: 'static',
    id: 'polish',
    effect: {
      kind: 'replacement',
      class: 'identity',
      event: { event: 'move', to: 'arena', object: { types: ['relic'] } },
      change: { with: { counters: { kind: 'steam', count: 1 } } }
    }
  }
  const scenario = scenarioOf(
    [idol, call, card('Shrine', ['aura'], [relics]), card('Cloth', ['aura'], [polish])],
    [
      object('shrine', 'Shrine', 'P1'),
      object('cloth', 'Cloth', 'P1'),
      object('call', 'Call', 'P1', 'hand'),
      object('late', 'Idol', 'P1', 'banished')
    ]
  )
  const changed = { ...arrives, counters: { steam: 1 } }
  const replaced: readonly Observation[] = [
    { see: 'proposed', event: 'e1', what: arrives },
    {
      see: 'applied',
      effect: { source: 'cloth', ability: 'polish' },
      class: 'identity',
      player: 'P1',
      to: 'e1',
      becomes: { event: 'e2', what: changed }
    },
    event(changed, 'e2')
  ]
  const relic = event({
    event: 'apply',
    object: 'late',
    effect: { source: 'shrine', ability: 'relics' },
    property: 'types',
    op: 'add',
    gains: 'relic'
  })
  const after = [relic, ...cleared('call'), ...done]

  it('is looked at as it is, or as it would be', () => {
    expect(judge(model, scenario, [...cast('call'), event(arrives), ...after, closing(2)])).toMatchObject({ verdict: 'pass' })
    expect(judge(model, scenario, [...cast('call'), ...replaced, ...after, closing(2)])).toMatchObject({ verdict: 'pass' })
  })

  it('does not enter as replaced where nothing was applied', () => {
    const trace = [...cast('call'), event(changed)]
    expect(judge(model, scenario, trace)).toMatchObject({ verdict: 'fail', step: trace.length - 1 })
  })
})
