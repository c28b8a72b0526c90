import { describe, expect, it } from 'vitest'
import { createBase } from '../../base/base.js'
import { rulebooks } from '../../rulebook/index.js'
import type { Ability } from '../../scenario/card.js'
import type { WireScenario } from '../../scenario/scenario.js'
import type { Observation } from '../../trace/observation.js'
import { createModel, judge } from '../index.js'
import { asks, card, cleared, effect, ends, event, object, pass, play, playing, priority, resolves, scenarioOf } from '../testing/trace.js'

const base = createBase(rulebooks.fab)
const model = createModel(base, { level: 'full', autonomous: [] })

const expectPass = (scenario: WireScenario, trace: readonly Observation[]): void => {
  const verdict = judge(model, scenario, trace)
  if (verdict.verdict === 'fail') throw new Error(`step ${verdict.step}: ${verdict.refused.message}`)
  expect(verdict.verdict).toBe('pass')
}

const rulesOf = (scenario: WireScenario, trace: readonly Observation[]): readonly string[] => {
  const verdict = judge(model, scenario, trace)
  if (verdict.verdict !== 'fail') throw new Error(`judged: ${verdict.verdict}`)
  return verdict.refused.rules
}

const bolt = card('Bolt', ['instant'], [{ kind: 'resolution', id: 'bolt', steps: [{ do: 'damage', to: 'opponent', amount: 3 }] }])

const onDamage = (id: string): Ability => ({
  kind: 'triggered',
  id,
  effect: { kind: 'trigger', trigger: { on: { event: 'damage' } }, steps: [{ do: 'gain', player: 'you', of: 'life', amount: 1 }] }
})

/** The play of the bolt, up to its resolution. */
const bolted: readonly Observation[] = [
  ...priority('P1', [pass, play('bolt')], 1),
  ...playing('P1', 'bolt'),
  ...priority('P1', [pass]),
  ...priority('P2', [pass]),
  resolves('bolt')
]

const damage = (amount: number, id: string): Observation =>
  event({ event: 'damage', source: 'bolt', parts: [{ target: 'P2', amount }] }, id)

describe('the selected player', () => {
  const bonus = card(
    'Bonus',
    ['item'],
    [
      {
        kind: 'static',
        id: 'more',
        effect: {
          kind: 'replacement',
          class: 'standard',
          event: { event: 'damage' },
          change: { amount: { sum: [{ event: 'amount' }, 1] } }
        }
      }
    ]
  )
  const double = card(
    'Double',
    ['item'],
    [
      {
        kind: 'static',
        id: 'double',
        effect: {
          kind: 'replacement',
          class: 'standard',
          event: { event: 'damage' },
          change: { amount: { product: [{ event: 'amount' }, 2] } }
        }
      }
    ]
  )
  const scenario = scenarioOf(
    [bolt, bonus, double],
    [object('bolt', 'Bolt', 'P1', 'hand'), object('b', 'Bonus', 'P1'), object('d', 'Double', 'P2')]
  )
  const proposed: Observation = {
    see: 'proposed',
    event: 'e1',
    what: { event: 'damage', source: 'bolt', parts: [{ target: 'P2', amount: 3 }] }
  }
  const first = (answer: number) =>
    asks(
      'P1',
      'first-player',
      [
        { option: 'player', player: 'P1' },
        { option: 'player', player: 'P2' }
      ],
      answer
    )
  const become = (source: string, ability: string, player: string, from: string, to: string, amount: number): Observation => ({
    see: 'applied',
    effect: { source, ability },
    class: 'standard',
    player,
    to: from,
    becomes: { event: to, what: { event: 'damage', source: 'bolt', parts: [{ target: 'P2', amount }] } }
  })
  const rest = (life: number): readonly Observation[] => [
    ...cleared('bolt'),
    ...priority('P1', [pass]),
    ...priority('P2', [pass]),
    ends({ P1: 20, P2: life })
  ]

  it('begins: P2 first doubles, then P1 adds', () => {
    expectPass(scenario, [
      ...bolted,
      proposed,
      ...first(1),
      become('d', 'double', 'P2', 'e1', 'e2', 6),
      become('b', 'more', 'P1', 'e2', 'e3', 7),
      damage(7, 'e3'),
      ...rest(13)
    ])
  })

  it('fab:6.5.2: nobody was asked who begins', () => {
    expect(rulesOf(scenario, [...bolted, proposed, become('d', 'double', 'P2', 'e1', 'e2', 6)])).toContain('fab:6.5.2')
  })

  it('fab:6.5.2: another player begins than the selected one', () => {
    expect(rulesOf(scenario, [...bolted, proposed, ...first(1), become('b', 'more', 'P1', 'e1', 'e2', 4)])).toContain('fab:6.5.2')
  })
})

describe('the passes', () => {
  const ward = card(
    'Ward',
    ['item'],
    [
      {
        kind: 'static',
        id: 'ward',
        effect: {
          kind: 'prevention',
          event: { event: 'damage', target: { player: 'you' } },
          amount: 1,
          also: [{ do: 'destroy', what: 'self' }]
        }
      }
    ]
  )
  const scenario = scenarioOf([bolt, ward], [object('bolt', 'Bolt', 'P1', 'hand'), object('w1', 'Ward', 'P2'), object('w2', 'Ward', 'P2')])
  const proposed: Observation = {
    see: 'proposed',
    event: 'e1',
    what: { event: 'damage', source: 'bolt', parts: [{ target: 'P2', amount: 3 }] }
  }
  const prevents = (source: string, from: string, to: string, amount: number): Observation => ({
    see: 'applied',
    effect: { source, ability: 'ward' },
    class: 'prevention',
    player: 'P2',
    to: from,
    becomes: { event: to, what: { event: 'damage', source: 'bolt', parts: [{ target: 'P2', amount }] } },
    prevented: 1
  })
  const destroyed = (id: string): Observation => ({
    see: 'event',
    events: [{ event: 'destroy', object: id }],
    cause: { effect: { source: id, ability: 'ward' } }
  })
  const choice = asks('P2', 'replacement', [effect('w1', 'ward'), effect('w2', 'ward')], 1)

  it('the controller chooses, and an additional effect happens before the event', () => {
    expectPass(scenario, [
      ...bolted,
      proposed,
      ...choice,
      prevents('w2', 'e1', 'e2', 2),
      destroyed('w2'),
      prevents('w1', 'e2', 'e3', 1),
      destroyed('w1'),
      damage(1, 'e3'),
      ...cleared('bolt'),
      ...priority('P1', [pass]),
      ...priority('P2', [pass]),
      ends({ P1: 20, P2: 19 })
    ])
  })

  it('fab:6.4.1a: the additional effect does not happen before the event', () => {
    expect(rulesOf(scenario, [...bolted, proposed, ...choice, prevents('w2', 'e1', 'e2', 2), prevents('w1', 'e2', 'e3', 1)])).toContain(
      'fab:6.4.6'
    )
    expect(rulesOf(scenario, [...bolted, proposed, ...choice, prevents('w2', 'e1', 'e2', 2), damage(2, 'e2')])).toContain('fab:6.4.1a')
  })

  it('the choice lists an effect that is not active', () => {
    const options = [effect('w1', 'ward'), effect('w2', 'ward'), effect('w3', 'ward')]
    expect(rulesOf(scenario, [...bolted, proposed, ...asks('P2', 'replacement', options, 0)])).toContain('fab:6.4.2')
  })
})

describe('placing triggered-layers', () => {
  const watcher = card('Watcher', ['item'], [onDamage('one'), onDamage('two')])
  const scenario = scenarioOf(
    [bolt, watcher],
    [object('bolt', 'Bolt', 'P1', 'hand'), object('w1', 'Watcher', 'P1'), object('w2', 'Watcher', 'P2')]
  )
  const triggered = (source: string, ability: string, controller: string, stackObject: string): Observation => ({
    see: 'triggered',
    effect: { source, ability },
    controller,
    layer: stackObject,
    by: 'e1'
  })
  const told = [
    triggered('w2', 'two', 'P2', 'l4'),
    triggered('w1', 'one', 'P1', 'l1'),
    triggered('w1', 'two', 'P1', 'l2'),
    triggered('w2', 'one', 'P2', 'l3')
  ]
  const stackObject = (id: string, source: string, ability: string, controller: string): Observation => ({
    see: 'layer',
    layer: id,
    kind: 'triggered',
    controller,
    effect: { source, ability }
  })
  const trigger = (source: string, ability: string) => ({ option: 'trigger' as const, effect: { source, ability } })
  const first = asks(
    'P1',
    'first-player',
    [
      { option: 'player', player: 'P1' },
      { option: 'player', player: 'P2' }
    ],
    1
  )
  const upTo = [...bolted, damage(3, 'e1'), ...told, ...cleared('bolt')]
  const ofP2 = [
    ...asks('P2', 'trigger-order', [trigger('w2', 'one'), trigger('w2', 'two')], 1),
    stackObject('l4', 'w2', 'two', 'P2'),
    stackObject('l3', 'w2', 'one', 'P2')
  ]
  const ofP1 = [
    ...asks('P1', 'trigger-order', [trigger('w1', 'one'), trigger('w1', 'two')], 0),
    stackObject('l1', 'w1', 'one', 'P1'),
    stackObject('l2', 'w1', 'two', 'P1')
  ]
  const placed = [...upTo, ...first, ...ofP2, ...ofP1]

  it('the selected player begins, each orders their own, the last placed resolves first', () => {
    const next = judge(model, scenario, [...placed, ...priority('P1', [pass]), ...priority('P2', [pass]), resolves('l2')])
    expect(next.verdict).toBe('inconclusive')
  })

  it('fab:6.6.6b: the other player begins', () => {
    expect(rulesOf(scenario, [...upTo, ...first, ...ofP1])).toContain('fab:6.6.6b')
  })

  it('fab:6.6.6: a player gets priority before the layers are placed', () => {
    expect(rulesOf(scenario, [...upTo, ...priority('P1', [pass])])).toContain('fab:6.6.6')
    expect(rulesOf(scenario, [...upTo, ...first, ...ofP2, ...priority('P1', [pass])])).toContain('fab:6.6.6')
  })

  it('fab:6.6.5: an effect does not trigger', () => {
    expect(rulesOf(scenario, [...bolted, damage(3, 'e1'), ...told.slice(1), ...cleared('bolt')])).toContain('fab:6.6.5')
  })

  it('not the last placed resolves first', () => {
    const rules = rulesOf(scenario, [...placed, ...priority('P1', [pass]), ...priority('P2', [pass]), resolves('l4')])
    expect(rules).toEqual(expect.arrayContaining([...rulebooks.fab.concepts['stack.top-resolves']]))
  })
})

describe('what is not implemented', () => {
  it('is named, and neither passed nor failed', () => {
    const copy = card(
      'Mirror',
      ['item'],
      [{ kind: 'static', id: 'copy', effect: { kind: 'continuous', who: { ref: 'self' }, change: [{ copyOf: 'attack' }] } }]
    )
    expect(judge(model, scenarioOf([copy], []), [])).toMatchObject({
      verdict: 'inconclusive',
      why: expect.stringContaining('copies') as string
    })
  })
})

describe('hidden choices', () => {
  const shield = card(
    'Shield',
    ['item'],
    [
      {
        kind: 'static',
        id: 'shield',
        effect: {
          kind: 'prevention',
          event: { event: 'damage', target: { player: 'you' } },
          amount: 1,
          also: [{ do: 'destroy', what: 'self' }]
        }
      }
    ]
  )
  const watcher = card('Watcher', ['item'], [onDamage('one')])
  const objects = [
    object('bolt', 'Bolt', 'P1', 'hand'),
    ...['s1', 's2', 's3', 's4'].map((id, at) => object(id, 'Shield', at === 0 ? 'P1' : 'P2')),
    object('w1', 'Watcher', 'P1'),
    object('w2', 'Watcher', 'P2'),
    object('w3', 'Watcher', 'P2')
  ]
  const storm = card(
    'Bolt',
    ['instant'],
    [
      {
        kind: 'resolution',
        id: 'bolt',
        steps: [
          {
            do: 'damage-each',
            parts: [
              { to: 'you', amount: 4 },
              { to: 'opponent', amount: 4 }
            ]
          }
        ]
      }
    ]
  )

  it('four preventions and three triggers that nobody sees ordered stay a small frontier', () => {
    const less = createModel(base, { level: 'outcome', autonomous: ['replacement', 'trigger-order', 'first-player'] })
    let frontier = less.start(scenarioOf([storm, shield, watcher], objects))
    const visible: readonly Observation[] = [
      ...priority('P1', [pass, play('bolt')], 1),
      event({ event: 'play', player: 'P1', object: 'bolt' }),
      ...priority('P1', [pass]),
      ...priority('P2', [pass]),
      ...['s1', 's3', 's2', 's4'].map(id => event({ event: 'destroy', object: id })),
      event({
        event: 'damage',
        source: 'bolt',
        parts: [
          { target: 'P1', amount: 3 },
          { target: 'P2', amount: 1 }
        ]
      }),
      event({ event: 'move', object: 'bolt', from: 'stack', to: 'graveyard' }),
      ...priority('P1', [pass]),
      ...priority('P2', [pass]),
      event({ event: 'gain', player: 'P2', of: 'life', amount: 1 })
    ]
    let widest = 0
    for (const o of visible) {
      const next = less.accept(frontier, o)
      if (next.kind === 'refused') throw new Error(next.message)
      frontier = next.frontier
      widest = Math.max(widest, frontier.states.length)
    }
    expect(frontier.exceeded).toBe(false)
    expect(widest).toBeLessThanOrEqual(32)
  })
})
