/** Applications of continuous effects as events, by traces derived from the rules. */
import { describe, expect, it } from 'vitest'
import { createBase } from '../../base/base.js'
import { rulebooks } from '../../rulebook/index.js'
import type { Ability } from '../../scenario/card.js'
import type { Effect } from '../../scenario/effect.js'
import type { Step } from '../../scenario/step.js'
import type { WireScenario } from '../../scenario/scenario.js'
import type { Observation } from '../../trace/observation.js'
import { createModel, judge } from '../index.js'
import { asks, card, cleared, ends, event, left, object, pass, play, playing, priority, resolves, scenarioOf } from '../testing/trace.js'

const model = createModel(createBase(rulebooks.fab), { level: 'full', autonomous: [] })

const starts = (ability: string, effect: Effect, more: Partial<Step> = {}): Ability => ({
  kind: 'resolution',
  id: ability,
  steps: [{ do: 'start', ability, for: 'turn', effect, ...more } as Step]
})

const adds = (by: number) => ({ number: 'power', op: 'add', by }) as const

/** The item "Idol" is given 1 power, doubled, or set to 5, by instants that start effects on all items. */
const idol = card('Idol', ['item'], [], 2)
const onItems = (name: string, ability: string, change: Extract<Effect, { kind: 'continuous' }>['change']) =>
  card(name, ['instant'], [starts(ability, { kind: 'continuous', who: { all: { types: ['item'] } }, change })])
const more = onItems('More', 'more', [adds(1)])
const twice = onItems('Twice', 'twice', [{ number: 'power', op: 'multiply', by: 2 }])
const both = onItems('Both', 'both', [adds(3), { addTypes: ['relic'] }])

const applies = (source: string, ability: string, op: string, amount: number, id: string, target = 'idol') =>
  ({ event: 'apply', object: target, effect: { source, ability }, property: 'power', op, amount, id }) as const

const cast = (id: string, rest: readonly string[] = []): readonly Observation[] => [
  ...priority('P1', [pass, play(id), ...rest.map(play)], 1),
  ...playing('P1', id),
  ...priority('P1', [pass, ...rest.map(play)]),
  ...priority('P2', [pass]),
  resolves(id)
]

const done: readonly Observation[] = [...priority('P1', [pass]), ...priority('P2', [pass])]

const closing = (numbers: Readonly<Record<string, number>>): Observation => ({
  see: 'end',
  why: 'quiescent',
  state: { players: {}, objects: { idol: { numbers: { ...numbers } } } }
})

const refusal = (scenario: WireScenario, trace: readonly Observation[]) => {
  const verdict = judge(model, scenario, trace)
  if (verdict.verdict !== 'fail') throw new Error(`not refused: ${JSON.stringify(verdict)}`)
  expect(verdict.step).toBe(trace.length - 1)
  return verdict.refused
}

describe('a started effect on objects', () => {
  const scenario = scenarioOf([idol, more], [object('idol', 'Idol', 'P1'), object('more', 'More', 'P1', 'hand')])

  it('fab:6.2.5: is applied as an event of its own', () => {
    const trace = [...cast('more'), event(applies('more', 'more', 'add', 1, 'e9')), ...cleared('more'), ...done, closing({ power: 3 })]
    expect(judge(model, scenario, trace)).toMatchObject({ verdict: 'pass' })
  })

  it('fab:6.2.5: with the number that it has, and once', () => {
    const wrong = refusal(scenario, [...cast('more'), event(applies('more', 'more', 'add', 2, 'e9'))])
    expect(wrong.concepts[0]).toBe('continuous.apply')
    expect(wrong.rules).toContain('fab:6.2.5')
    const again = [...cast('more'), event(applies('more', 'more', 'add', 1, 'e9')), event(applies('more', 'more', 'add', 1, 'e10'))]
    expect(refusal(scenario, again).rules).toContain('fab:6.2.5')
  })

  it.each([
    ['adds -1', adds(-1)],
    ['subtracts 1', { number: 'power', op: 'subtract', by: 1 } as const]
  ])('fab:6.2.5: an engine may tell an effect that %s in either form', (_, change) => {
    const less = scenarioOf([idol, onItems('Less', 'less', [change])], [object('idol', 'Idol', 'P1'), object('less', 'Less', 'P1', 'hand')])
    const told = (op: string, amount: number) => [
      ...cast('less'),
      event(applies('less', 'less', op, amount, 'e9')),
      ...cleared('less'),
      ...done,
      closing({ power: 1 })
    ]
    expect(judge(model, less, told('add', -1))).toMatchObject({ verdict: 'pass' })
    expect(judge(model, less, told('subtract', 1))).toMatchObject({ verdict: 'pass' })
    expect(refusal(less, told('add', 1).slice(0, -done.length - cleared('less').length - 1)).concepts[0]).toBe('continuous.apply')
  })

  it('fab:6.2.5: and not as an internal action', () => {
    expect(refusal(scenario, [...cast('more'), left('more')]).concepts).toContain('continuous.apply')
  })
})

describe('effects of several stages', () => {
  const scenario = scenarioOf([idol, both], [object('idol', 'Idol', 'P1'), object('both', 'Both', 'P1', 'hand')])
  const types = event({
    event: 'apply',
    object: 'idol',
    effect: { source: 'both', ability: 'both' },
    property: 'types',
    op: 'add',
    gains: 'relic'
  })
  const power = event(applies('both', 'both', 'add', 3, 'e9'))

  it('fab:6.3.2c: each part of an effect is applied in its stage', () => {
    const trace = [...cast('both'), types, power, ...cleared('both'), ...done, closing({ power: 5 })]
    expect(judge(model, scenario, trace)).toMatchObject({ verdict: 'pass' })
  })

  it('fab:6.3.2: not a later stage first', () => {
    const refused = refusal(scenario, [...cast('both'), power])
    expect(refused.concepts).toContain('continuous.stage')
    expect(refused.rules).toContain('fab:6.3.2')
  })
})

describe('effects of one stage', () => {
  const scenario = scenarioOf(
    [idol, more, twice],
    [object('idol', 'Idol', 'P1'), object('more', 'More', 'P1', 'hand'), object('twice', 'Twice', 'P1', 'hand')]
  )

  it('fab:6.3.3: are reckoned by substage, whichever came first', () => {
    const trace = [
      ...cast('more', ['twice']),
      event(applies('more', 'more', 'add', 1, 'e9')),
      ...cleared('more'),
      ...cast('twice'),
      event(applies('twice', 'twice', 'multiply', 2, 'e10')),
      ...cleared('twice'),
      ...done
    ]
    expect(judge(model, scenario, [...trace, closing({ power: 5 })])).toMatchObject({ verdict: 'pass' })
    refusal(scenario, [...trace, closing({ power: 6 })])
  })
})

describe('an application as an event', () => {
  const flourish = card(
    'Flourish',
    ['item'],
    [
      {
        kind: 'static',
        id: 'grow',
        effect: {
          kind: 'replacement',
          class: 'standard',
          event: { event: 'apply', name: 'power' },
          change: { amount: { sum: [{ event: 'amount' }, 3] } },
          uses: 1
        }
      }
    ]
  )
  const talisman = card(
    'Talisman',
    ['aura'],
    [
      {
        kind: 'triggered',
        id: 'see',
        effect: {
          kind: 'trigger',
          trigger: { on: { event: 'apply', name: 'power', amount: { op: '=', value: 1 } } },
          steps: [{ do: 'gain', player: 'you', of: 'life', amount: 1 }]
        }
      }
    ]
  )

  it('can be replaced, and is what it became from then on', () => {
    const scenario = scenarioOf(
      [idol, more, { ...flourish, types: ['aura'] }, talisman],
      [
        object('idol', 'Idol', 'P1'),
        object('more', 'More', 'P1', 'hand'),
        object('flourish', 'Flourish', 'P1'),
        object('talisman', 'Talisman', 'P1')
      ]
    )
    const { id: _, ...what } = applies('more', 'more', 'add', 1, '')
    const trace: readonly Observation[] = [
      ...cast('more'),
      { see: 'proposed', event: 'e9', what },
      {
        see: 'applied',
        effect: { source: 'flourish', ability: 'grow' },
        class: 'standard',
        player: 'P1',
        to: 'e9',
        becomes: { event: 'e10', what: { ...what, amount: 4 } }
      },
      event(applies('more', 'more', 'add', 4, 'e10'))
    ]
    const rest = [...cleared('more'), ...done, closing({ power: 6 })]
    expect(judge(model, scenario, [...trace, ...rest])).toMatchObject({ verdict: 'pass' })
    const triggered: Observation = {
      see: 'triggered',
      effect: { source: 'talisman', ability: 'see' },
      controller: 'P1',
      layer: 'l1',
      by: 'e10'
    }
    expect(refusal(scenario, [...trace, triggered]).rules).toContain('fab:6.6.5b')
  })

  it('triggers what watches it', () => {
    const scenario = scenarioOf(
      [idol, more, talisman],
      [object('idol', 'Idol', 'P1'), object('more', 'More', 'P1', 'hand'), object('talisman', 'Talisman', 'P1')]
    )
    const trace: readonly Observation[] = [
      ...cast('more'),
      event(applies('more', 'more', 'add', 1, 'e9')),
      { see: 'triggered', effect: { source: 'talisman', ability: 'see' }, controller: 'P1', layer: 'l1', by: 'e9' },
      ...cleared('more'),
      { see: 'layer', layer: 'l1', kind: 'triggered', controller: 'P1', effect: { source: 'talisman', ability: 'see' } },
      ...done,
      resolves('l1'),
      event({ event: 'gain', player: 'P1', of: 'life', amount: 1 }),
      left('l1'),
      ...done,
      ends({ P1: 21 })
    ]
    expect(judge(model, scenario, trace)).toMatchObject({ verdict: 'pass' })
  })
})

describe('an effect on the next object', () => {
  const rally = card(
    'Rally',
    ['instant'],
    [
      starts('rally', {
        kind: 'continuous',
        who: { next: { event: 'play', player: 'you', object: { types: ['attack'] } } },
        change: [{ number: 'power', op: 'add', by: { number: 'power', of: 'event:object', base: true } }]
      })
    ]
  )
  const slash = card('Slash', ['action', 'attack'], [], 2)
  const scenario = scenarioOf([rally, slash], [object('rally', 'Rally', 'P1', 'hand'), object('slash', 'Slash', 'P1', 'hand')])
  const begun: readonly Observation[] = [
    ...priority('P1', [pass, play('rally'), play('slash')], 1),
    ...playing('P1', 'rally'),
    ...priority('P1', [pass]),
    ...priority('P2', [pass]),
    resolves('rally'),
    ...cleared('rally'),
    ...priority('P1', [pass, play('slash')], 1),
    ...playing('P1', 'slash', { attack: 'P2' })
  ]

  it('fab:6.2.2b fab:6.2.4: starts with that object, with the number that it has then', () => {
    expect(judge(model, scenario, [...begun, event(applies('rally', 'rally', 'add', 2, 'e9', 'slash'))]).verdict).toBe('inconclusive')
    expect(refusal(scenario, [...begun, event(applies('rally', 'rally', 'add', 0, 'e9', 'slash'))]).rules).toContain('fab:6.2.4')
    expect(refusal(scenario, [...begun, ...priority('P1', [pass]).slice(0, 1)]).rules).toContain('fab:6.2.4')
  })
})

describe('a change of control', () => {
  const bell = card(
    'Bell',
    ['item'],
    [{ kind: 'activated', id: 'ring', steps: [{ do: 'gain', player: 'you', of: 'life', amount: 1 }], limit: { times: 1, per: 'turn' } }]
  )
  const taking: Step = {
    do: 'start',
    ability: 'take',
    for: 'turn',
    effect: { kind: 'continuous', who: { ref: 'target:item' }, change: [{ controller: 'you' }] }
  }
  const targets = [{ as: 'item', what: [{ types: ['item'] }] }]
  const thief = card('Thief', ['instant'], [{ kind: 'resolution', id: 'take', targets, steps: [taking] }])
  const scenario = scenarioOf([bell, thief], [object('bell', 'Bell', 'P2'), object('thief', 'Thief', 'P1', 'hand')])

  it('lets its new controller use the object', () => {
    const ring = { option: 'activate' as const, object: 'bell', ability: 'ring' }
    const trace: readonly Observation[] = [
      ...priority('P1', [pass, play('thief')], 1),
      ...playing('P1', 'thief', { item: 'bell' }),
      ...priority('P1', [pass]),
      ...priority('P2', [pass, ring]),
      resolves('thief'),
      event({ event: 'apply', object: 'bell', effect: { source: 'thief', ability: 'take' }, property: 'controller', op: 'set' }),
      ...cleared('thief'),
      ...priority('P1', [pass, ring]),
      ...priority('P2', [pass]),
      { see: 'end', why: 'quiescent', state: { players: {}, objects: { bell: { controller: 'P1' } } } }
    ]
    expect(judge(model, scenario, trace)).toMatchObject({ verdict: 'pass' })
    expect(judge(model, scenario, [...trace.slice(0, -3), ...asks('P2', 'priority', [pass, ring], 0)]).verdict).toBe('fail')
  })
})
