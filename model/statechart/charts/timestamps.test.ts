import { expect, it } from 'vitest'
import { createBase } from '../../base/base.js'
import { rulebooks } from '../../rulebook/index.js'
import type { Observation } from '../../trace/observation.js'
import { createModel, judge } from '../index.js'
import { card, event, object, scenarioOf } from '../testing/trace.js'

const model = createModel(createBase(rulebooks.fab), { level: 'full', autonomous: [] })

const adds = (id: string, by: number, upTo?: number) => ({
  kind: 'static' as const,
  id,
  effect: {
    kind: 'continuous' as const,
    who: {
      all: { types: ['weapon'], ...(upTo !== undefined && { number: { name: 'power' as const, op: '<=' as const, value: upTo } }) }
    },
    change: [{ number: 'power' as const, op: 'add' as const, by }]
  }
})

/** A token whose two effects begin to apply to two weapons at once; their order changes nothing where each is for every weapon. */
const scenarioUpTo = (upTo?: number) =>
  scenarioOf(
    [
      card(
        'Forge',
        ['item'],
        [
          {
            kind: 'triggered',
            id: 'forge',
            effect: {
              kind: 'trigger',
              trigger: { on: { event: 'begin', name: 'end' } },
              steps: [{ do: 'create', card: 'Anvil', player: 'you' }]
            }
          }
        ]
      ),
      card('Anvil', ['item'], [adds('one', 1, upTo), adds('two', 2, upTo)]),
      card('Blade', ['weapon'], [], 3)
    ],
    [object('f', 'Forge', 'P1'), object('a', 'Blade', 'P1'), object('b', 'Blade', 'P2')],
    { start: { turnPlayer: 'P1', phase: 'end', at: 'begin' }, until: { end: 'boundary', phase: 'start', player: 'P2' } }
  )

const scenario = scenarioUpTo()

const begins: readonly Observation[] = [
  event({ event: 'begin', what: 'phase', name: 'end', player: 'P1' }),
  { see: 'triggered', effect: { source: 'f', ability: 'forge' }, controller: 'P1', layer: 't' },
  { see: 'layer', layer: 't', kind: 'triggered', controller: 'P1' },
  { see: 'resolve', layer: 't' },
  event({ event: 'create', player: 'P1', object: 'n', card: 'Anvil' })
]
const ended: readonly Observation[] = [{ see: 'left', layer: 't', how: 'resolved' }]
const applies = (ability: 'one' | 'two', to: string): Observation =>
  event({ event: 'apply', object: to, effect: { source: 'n', ability }, property: 'power', op: 'add', amount: ability === 'one' ? 1 : 2 })
const asked = (option: number): readonly Observation[] => [
  {
    see: 'prompt',
    player: 'P1',
    decision: 'timestamp',
    options: ['one', 'two'].map(ability => ({ option: 'effect', effect: { source: 'n', ability } }))
  },
  { see: 'answer', option }
]
const verdict = (...told: readonly Observation[]): string => judge(model, scenario, [...begins, ...told, ...ended]).verdict
const [oneA, twoA, oneB, twoB] = [applies('one', 'a'), applies('two', 'a'), applies('one', 'b'), applies('two', 'b')]

it.each([
  ['nobody is asked', [oneA, oneB, twoA, twoB]],
  ['nobody is asked, and the other comes first', [twoB, twoA, oneA, oneB]],
  ['one object comes after the other', [oneB, twoB, oneA, twoA]],
  ['the turn-player is asked', [...asked(1), twoA, twoB, oneA, oneB]],
  ['the turn-player is asked, and one object comes after the other', [...asked(0), oneA, twoA, oneB, twoB]]
])('effects of one timestamp whose order changes nothing: %s (6.3.4b)', (_, told) => {
  expect(verdict(...told)).not.toBe('fail')
  expect(judge(model, scenario, [...begins, ...told, ...ended])).not.toHaveProperty('why', expect.stringContaining('timestamp'))
})

it.each([
  ['another order than the one decided', [...asked(1), oneA, twoA, oneB, twoB]],
  ['a second question about the same effects', [...asked(0), oneA, twoA, ...asked(0)]]
])('effects of one timestamp: %s is refused (6.3.4b)', (_, told) => {
  expect(judge(model, scenario, [...begins, ...told])).toMatchObject({ verdict: 'fail' })
})

/** Each makes a weapon of 3 power unfit for the other. */
const excluding = scenarioUpTo(3)

it.each([
  ['the turn-player takes the first', [...asked(0), oneA, oneB]],
  ['the turn-player takes the second', [...asked(1), twoB, twoA]]
])('effects of one timestamp that exclude each other: %s (6.3.4b, 6.3.5a)', (_, told) => {
  expect(judge(model, excluding, [...begins, ...told, ...ended]).verdict).not.toBe('fail')
})

it.each([
  ['nobody is asked', [oneA]],
  ['nobody is asked, and the second comes', [twoA]],
  ['another than the one that was taken', [...asked(1), oneA]],
  ['the other one as well', [...asked(0), oneA, twoA]],
  ['one for each object', [...asked(0), oneA, twoB]]
])('effects of one timestamp that exclude each other: %s is refused (6.3.4b, 6.3.5a)', (_, told) => {
  expect(judge(model, excluding, [...begins, ...told])).toMatchObject({ verdict: 'fail' })
})
