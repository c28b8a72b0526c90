/** Points that a text leaves open: each reading is accepted, and nothing else. */
import { describe, expect, it } from 'vitest'
import { createBase } from '../../base/base.js'
import { rulebooks } from '../../rulebook/index.js'
import type { Ability } from '../../scenario/card.js'
import type { Step } from '../../scenario/step.js'
import type { Observation } from '../../trace/observation.js'
import { createModel, judge } from '../index.js'
import { asks, card, cleared, event, left, object, pass, play, playing, priority, resolves, scenarioOf } from '../testing/trace.js'

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

describe('fab: when the turn-player selects who begins', () => {
  const item = (name: string, change: object, each: object = {}): ReturnType<typeof card> =>
    card(
      name,
      ['item'],
      [
        {
          kind: 'static',
          id: 'it',
          effect: { kind: 'replacement', class: 'standard', event: { event: 'damage', ...each }, change } as never
        }
      ]
    )
  const shield = card(
    'Shield',
    ['item'],
    [{ kind: 'static', id: 'it', effect: { kind: 'prevention', event: { event: 'damage' }, amount: 1 } }]
  )
  const bolt = card('Bolt', ['instant'], [{ kind: 'resolution', id: 'bolt', steps: [{ do: 'damage', to: 'opponent', amount: 3 }] }])
  const double = item('Double', { amount: { product: [{ event: 'amount' }, 2] } })
  const more = item('More', { amount: { sum: [{ event: 'amount' }, 1] } })
  const coat = item('Coat', { amount: 4 }, { amount: { op: '>=', value: 5 } })
  const dealt = (amount: number) => ({ event: 'damage' as const, source: 'bolt', parts: [{ target: 'P2', amount }] })
  const proposed: Observation = { see: 'proposed', event: 'e3', what: dealt(3) }
  const becomes = (source: string, player: string, from: number, to: number, of: 'standard' | 'prevention' = 'standard'): Observation => ({
    see: 'applied',
    effect: { source, ability: 'it' },
    class: of,
    player,
    to: `e${from}`,
    becomes: { event: `e${to}`, what: dealt(to) }
  })
  const first = (answer: number, about: number): readonly Observation[] => [
    {
      see: 'prompt',
      player: 'P1',
      decision: 'first-player',
      options: [
        { option: 'player', player: 'P1' },
        { option: 'player', player: 'P2' }
      ],
      about: { event: `e${about}` }
    },
    { see: 'answer', option: answer }
  ]
  const occurs = (amount: number): readonly Observation[] => [event(dealt(amount), `e${amount}`), ...cleared('bolt')]

  describe('with effects of one class for one player, and of another for both', () => {
    const scenario = scenarioOf(
      [bolt, double, shield],
      [object('bolt', 'Bolt', 'P1', 'hand'), object('d', 'Double', 'P1'), object('s', 'Shield', 'P1'), object('t', 'Shield', 'P2')]
    )
    const double6 = becomes('d', 'P1', 3, 6)
    const prevents: readonly Observation[] = [becomes('t', 'P2', 6, 5, 'prevention'), becomes('s', 'P1', 5, 4, 'prevention'), ...occurs(4)]

    it('selects before anything is applied, or as the class begins that needs it', () => {
      for (const trace of [
        [proposed, ...first(1, 3), double6, ...prevents],
        [proposed, double6, ...first(1, 6), ...prevents]
      ])
        expect(judge(model, scenario, [...cast('bolt'), ...trace])).not.toMatchObject({ verdict: 'fail' })
    })

    it('selects once, and keeps to it', () => {
      const twice = [...cast('bolt'), proposed, ...first(1, 3), double6, ...first(1, 6)]
      expect(judge(model, scenario, twice)).toMatchObject({ verdict: 'fail', step: twice.length - 2 })
      const never = [...cast('bolt'), proposed, double6, ...prevents]
      expect(judge(model, scenario, never)).toMatchObject({ verdict: 'fail' })
      const other = [...cast('bolt'), proposed, ...first(1, 3), double6, becomes('s', 'P1', 6, 5, 'prevention')]
      expect(judge(model, scenario, other)).toMatchObject({ verdict: 'fail', step: other.length - 1 })
    })
  })

  describe('with effects of one class for both players', () => {
    const scenario = scenarioOf(
      [bolt, double, more],
      [object('bolt', 'Bolt', 'P1', 'hand'), object('d', 'Double', 'P1'), object('m', 'More', 'P2')]
    )
    const asked = [...cast('bolt'), proposed, ...first(1, 3), becomes('m', 'P2', 3, 4), becomes('d', 'P1', 4, 8), ...occurs(8)]
    const begins: readonly (readonly [string, Observation])[] = [
      ['the turn-player', becomes('d', 'P1', 3, 6)],
      ['the other player', becomes('m', 'P2', 3, 4)]
    ]

    it('is asked before an effect is applied', () => {
      expect(judge(model, scenario, asked)).not.toMatchObject({ verdict: 'fail' })
    })

    it.each(begins)('lets nobody begin unasked: not %s', (_, applied) => {
      const unasked = [...cast('bolt'), proposed, applied]
      expect(judge(model, scenario, unasked)).toMatchObject({ verdict: 'fail', step: unasked.length - 1 })
    })

    it.each(begins)('lets %s begin where an engine selects without a question', (_, applied) => {
      const silent = createModel(createBase(rulebooks.fab), { level: 'full', autonomous: ['first-player'] })
      expect(judge(silent, scenario, [...cast('bolt'), proposed, applied])).not.toMatchObject({ verdict: 'fail' })
    })
  })

  describe("with another player's effect that becomes active in the midst of a class", () => {
    const scenario = scenarioOf(
      [bolt, double, more, coat],
      [object('bolt', 'Bolt', 'P1', 'hand'), object('d', 'Double', 'P1'), object('m', 'More', 'P1'), object('c', 'Coat', 'P2')]
    )
    const picked: readonly Observation[] = [
      {
        see: 'prompt',
        player: 'P1',
        decision: 'replacement',
        options: [
          { option: 'effect', effect: { source: 'd', ability: 'it' } },
          { option: 'effect', effect: { source: 'm', ability: 'it' } }
        ],
        about: { event: 'e3' }
      },
      { see: 'answer', option: 0 },
      becomes('d', 'P1', 3, 6)
    ]
    const goesOn: readonly Observation[] = [becomes('m', 'P1', 6, 7), becomes('c', 'P2', 7, 4), ...occurs(4)]
    const gives: readonly Observation[] = [becomes('c', 'P2', 6, 4), becomes('m', 'P1', 4, 5), ...occurs(5)]

    it('nobody is asked and the player at work goes on, or the selected one begins or waits', () => {
      for (const trace of [
        [...picked, ...goesOn],
        [...picked, ...first(1, 6), ...gives],
        [...picked, ...first(1, 6), ...goesOn],
        [...picked, ...first(0, 6), ...goesOn]
      ])
        expect(judge(model, scenario, [...cast('bolt'), proposed, ...trace])).not.toMatchObject({ verdict: 'fail' })
    })

    it('does not go to the other player where the one at work is selected, or nobody is', () => {
      for (const trace of [
        [...picked, ...gives],
        [...picked, ...first(0, 6), ...gives]
      ])
        expect(judge(model, scenario, [...cast('bolt'), proposed, ...trace])).toMatchObject({ verdict: 'fail' })
    })
  })
})

describe('fab: an effect for as long as something is true that is not yet', () => {
  const pact = (holds: { readonly is: 'self' } | { readonly types: string[] }) =>
    scenarioOf(
      [
        idol,
        card(
          'Pact',
          ['instant'],
          [
            {
              kind: 'resolution',
              id: 'pact',
              steps: [
                {
                  do: 'start',
                  ability: 'pact',
                  for: { while: { exists: holds } },
                  effect: { kind: 'continuous', who: { all: { types: ['item'] } }, change: [{ number: 'power', op: 'add', by: 1 }] }
                },
                ...(enter.kind === 'resolution' ? enter.steps : [])
              ]
            }
          ]
        )
      ],
      [object('pact', 'Pact', 'P1', 'hand'), object('late', 'Idol', 'P1', 'banished')]
    )
  const applies = event({
    event: 'apply',
    object: 'late',
    effect: { source: 'pact', ability: 'pact' },
    property: 'power',
    op: 'add',
    amount: 1
  })
  const before = [...cast('pact'), event(arrives)]

  it('waits for it, or was never generated', () => {
    const scenario = pact({ types: ['item'] })
    expect(judge(model, scenario, [...before, applies, ...cleared('pact'), ...done, closing(3)])).toMatchObject({ verdict: 'pass' })
    expect(judge(model, scenario, [...before, ...cleared('pact'), ...done, closing(2)])).toMatchObject({ verdict: 'pass' })
  })

  it('has no influence before', () => {
    const early = judge(model, pact({ is: 'self' }), [...before, applies])
    expect(early).toMatchObject({ verdict: 'fail', step: before.length })
  })
})

describe('fab: what was gained before it could not be gained any more', () => {
  const grow = card(
    'Grow',
    ['instant'],
    [
      {
        kind: 'resolution',
        id: 'grow',
        steps: [
          {
            do: 'start',
            ability: 'grow',
            for: 'turn',
            effect: { kind: 'continuous', who: { all: { types: ['item'] } }, change: [{ number: 'power', op: 'add', by: 1 }] }
          }
        ]
      }
    ]
  )
  const chill = card(
    'Chill',
    ['instant'],
    [
      {
        kind: 'resolution',
        id: 'chill',
        steps: [
          {
            do: 'start',
            ability: 'chill',
            for: 'turn',
            effect: { kind: 'rule', rule: 'cant', event: { event: 'apply', name: 'power', op: 'add' } }
          }
        ]
      }
    ]
  )
  const scenario = scenarioOf(
    [idol, grow, chill],
    [object('late', 'Idol', 'P1'), object('grow', 'Grow', 'P1', 'hand'), object('chill', 'Chill', 'P1', 'hand')]
  )
  const applies = event({
    event: 'apply',
    object: 'late',
    effect: { source: 'grow', ability: 'grow' },
    property: 'power',
    op: 'add',
    amount: 1
  })
  const before = [...cast('grow', ['chill']), applies, ...cleared('grow'), ...cast('chill'), ...cleared('chill'), ...done]

  it('stays, or is taken back, and nothing else', () => {
    expect(judge(model, scenario, [...before, closing(3)])).toMatchObject({ verdict: 'pass' })
    expect(judge(model, scenario, [...before, closing(2)])).toMatchObject({ verdict: 'pass' })
    for (const power of [0, 1, 4]) expect(judge(model, scenario, [...before, closing(power)])).toMatchObject({ verdict: 'fail' })
  })
})

describe('fab: each player picks something and acts on it', () => {
  const toll = (steps: readonly Step[]) =>
    scenarioOf(
      [
        card('Page', ['action']),
        card('Toll', ['instant'], [{ kind: 'resolution', id: 'toll', steps: [{ do: 'each-player', steps: [...steps] }] }])
      ],
      [object('toll', 'Toll', 'P1', 'hand'), ...['a1', 'a2'].map(id => object(id, 'Page', 'P1', 'hand'))].concat(
        ['b1', 'b2'].map(id => object(id, 'Page', 'P2', 'hand'))
      )
    )
  const plays = (id: string): readonly Observation[] => [
    ...priority('P1', [pass, play('toll'), play('a1'), play('a2')], 1),
    ...playing('P1', id),
    ...priority('P1', [pass]),
    ...priority('P2', [pass]),
    resolves(id)
  ]
  const picks = (player: string, ...ids: readonly string[]): readonly Observation[] =>
    asks(
      player,
      'choose',
      ids.map(id => ({ option: 'object', object: id })),
      0
    )
  const first = picks('P1', 'a1', 'a2')
  const second = picks('P2', 'b1', 'b2')
  const over = (zone: 'banished' | 'graveyard'): Observation => ({
    see: 'end',
    why: 'quiescent',
    state: { players: {}, objects: { a1: { zone }, b1: { zone } } }
  })

  it('picks before anyone acts, or acts before the next one picks, where the language tells of two things', () => {
    const scenario = toll([
      { do: 'choose', from: { zone: 'hand', controller: 'you' }, as: 'it' },
      { do: 'move', what: 'chosen:it', to: 'banished' }
    ])
    const goes = (id: string): Observation => event({ event: 'move', object: id, from: 'hand', to: 'banished' })
    const end = [...cleared('toll'), ...priority('P1', [pass, play('a2')]), ...priority('P2', [pass]), over('banished')]
    for (const told of [
      [...first, ...second, goes('a1'), goes('b1')],
      [...first, goes('a1'), ...second, goes('b1')]
    ])
      expect(judge(model, scenario, [...plays('toll'), ...told, ...end])).toMatchObject({ verdict: 'pass' })
    const backwards = [...plays('toll'), ...first, ...second, goes('b1')]
    expect(judge(model, scenario, backwards)).toMatchObject({ verdict: 'fail', step: backwards.length - 1 })
  })

  it('picks before anyone discards', () => {
    const scenario = toll([{ do: 'discard', player: 'you', count: 1 }])
    const goes = (player: string, id: string): Observation => event({ event: 'discard', player, object: id })
    const end = [...cleared('toll'), ...priority('P1', [pass, play('a2')]), ...priority('P2', [pass]), over('graveyard')]
    const right = [...plays('toll'), ...first, ...second, goes('P1', 'a1'), goes('P2', 'b1'), ...end]
    expect(judge(model, scenario, right)).toMatchObject({ verdict: 'pass' })
    const wrong = [...plays('toll'), ...first, goes('P1', 'a1')]
    expect(judge(model, scenario, wrong)).toMatchObject({ verdict: 'fail', step: wrong.length - 1 })
  })

  it('need not be asked for as many as there are', () => {
    const scenario = toll([{ do: 'discard', player: 'you', count: 2 }])
    const goes = (player: string, id: string): Observation => event({ event: 'discard', player, object: id })
    const told = [...plays('toll'), ...['a2', 'a1'].map(id => goes('P1', id)), ...['b1', 'b2'].map(id => goes('P2', id))]
    const end = [...cleared('toll'), ...priority('P1', [pass]), ...priority('P2', [pass]), over('graveyard')]
    expect(judge(model, scenario, [...told, ...end])).toMatchObject({ verdict: 'pass' })
  })
})

describe('fab: the order of the parts of a compound event', () => {
  const storm: Ability = { kind: 'resolution', id: 'storm', steps: [{ do: 'destroy', what: { all: { types: ['item'] } } }] }
  const items = ['i1', 'i2', 'i3']
  const scenario = scenarioOf(
    [idol, card('Storm', ['instant'], [storm])],
    [object('storm', 'Storm', 'P1', 'hand'), ...items.map(id => object(id, 'Idol', 'P2'))]
  )
  const picks = (ids: readonly string[], answer: number): readonly Observation[] =>
    asks(
      'P1',
      'part-order',
      ids.map(id => ({ option: 'object', object: id })),
      answer
    )
  const goes = (id: string): Observation => event({ event: 'destroy', object: id })
  const before = cast('storm')
  const end: readonly Observation[] = [
    ...cleared('storm'),
    ...done,
    { see: 'end', why: 'quiescent', state: { players: {}, objects: Object.fromEntries(items.map(id => [id, { zone: 'graveyard' }])) } }
  ]

  it('is given before the first of them happens, or part by part', () => {
    const whole = [...picks(items, 1), ...picks(['i1', 'i3'], 1), ...['i2', 'i3', 'i1'].map(goes)]
    const byPart = [...picks(items, 1), goes('i2'), ...picks(['i1', 'i3'], 1), goes('i3'), goes('i1')]
    for (const told of [whole, byPart]) expect(judge(model, scenario, [...before, ...told, ...end])).toMatchObject({ verdict: 'pass' })
  })

  it('is kept to', () => {
    const other = [...before, ...picks(items, 1), ...picks(['i1', 'i3'], 1), goes('i2'), goes('i1')]
    expect(judge(model, scenario, other)).toMatchObject({ verdict: 'fail', step: other.length - 1 })
    const late = [...before, ...picks(items, 1), ...picks(['i1', 'i3'], 1), goes('i3')]
    expect(judge(model, scenario, late)).toMatchObject({ verdict: 'fail', step: late.length - 1 })
  })
})
