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

const makesAnAxe = (id: string) => ({
  kind: 'static' as const,
  id,
  effect: {
    kind: 'continuous' as const,
    who: { all: { types: ['weapon'], notTypes: ['axe'] } },
    change: [{ addTypes: ['axe'] }]
  }
})

type Static = ReturnType<typeof adds> | ReturnType<typeof makesAnAxe>

/** A token whose two effects begin to apply to two weapons at once. */
const scenarioWith = (one: Static, two: Static) =>
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
      card('Anvil', ['item'], [one, two]),
      card('Blade', ['weapon'], [], 3)
    ],
    [object('f', 'Forge', 'P1'), object('a', 'Blade', 'P1'), object('b', 'Blade', 'P2')],
    { start: { turnPlayer: 'P1', phase: 'end', at: 'begin' }, until: { end: 'boundary', phase: 'start', player: 'P2' } }
  )

/** Their order changes nothing where each is for every weapon. */
const scenarioUpTo = (upTo?: number) => scenarioWith(adds('one', 1, upTo), adds('two', 2, upTo))

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

/** Two effects of which only the first applies, and by which a weapon becomes the same. */
const likely = scenarioWith(makesAnAxe('one'), makesAnAxe('two'))
const axe = (ability: 'one' | 'two', to: string): Observation =>
  event({ event: 'apply', object: to, effect: { source: 'n', ability }, property: 'types', op: 'add', gains: 'axe' })

it.each([
  ['nobody is asked', [axe('one', 'a'), axe('one', 'b')]],
  ['nobody is asked, and the other applies', [axe('two', 'a'), axe('two', 'b')]],
  ['the turn-player takes the first', [...asked(0), axe('one', 'a'), axe('one', 'b')]],
  ['the turn-player takes the second', [...asked(1), axe('two', 'b'), axe('two', 'a')]]
])('effects of one timestamp of which one leaves nothing for the other: %s (6.3.4b)', (_, told) => {
  expect(judge(model, likely, [...begins, ...told, ...ended]).verdict).not.toBe('fail')
  expect(judge(model, likely, [...begins, ...told, ...ended])).not.toHaveProperty('why', expect.stringContaining('timestamp'))
})

it.each([
  ['another than the one that was taken', [...asked(1), axe('one', 'a')]],
  ['both', [axe('one', 'a'), axe('two', 'a')]],
  ['a second question', [...asked(1), axe('two', 'a'), ...asked(1)]],
  ['who does not have the turn is asked', [{ ...asked(1)[0]!, player: 'P2' } as Observation]]
])('effects of one timestamp of which one leaves nothing for the other: %s is refused (6.3.4b)', (_, told) => {
  expect(judge(model, likely, [...begins, ...told])).toMatchObject({ verdict: 'fail' })
})

const sets = (id: string, by: number) => ({
  kind: 'static' as const,
  id,
  effect: {
    kind: 'continuous' as const,
    who: { all: { types: ['weapon'] } },
    change: [{ number: 'power' as const, op: 'set' as const, by }]
  }
})

/** Objects that are there from the start: two effects of one, and one of another. */
const there = scenarioOf(
  [
    card('Two Minds', ['item'], [sets('five', 5), sets('one', 1)]),
    card('Third Mind', ['item'], [sets('three', 3)]),
    card('Blade', ['weapon'], [], 3)
  ],
  [object('t', 'Third Mind', 'P1'), object('m', 'Two Minds', 'P2'), object('a', 'Blade', 'P1')],
  { start: { turnPlayer: 'P1', phase: 'end', at: 'begin' }, until: { end: 'boundary', phase: 'start', player: 'P2' } }
)
const effect = (name: string) => ({ option: 'effect' as const, effect: { source: name === 'three' ? 't' : 'm', ability: name } })
const which = (names: readonly string[], taken: string, player = 'P1'): readonly Observation[] => [
  { see: 'prompt', player, decision: 'timestamp', options: names.map(effect) },
  { see: 'answer', option: names.indexOf(taken) }
]
const shownAs = (power: number): readonly Observation[] => [
  event({ event: 'begin', what: 'phase', name: 'end', player: 'P1' }),
  { see: 'end', why: 'boundary', state: { players: {}, objects: { a: { numbers: { power } } } } }
]
const ofTheStart = (level: 'full' | 'stack' | 'outcome', told: readonly Observation[]) =>
  judge(createModel(createBase(rulebooks.fab), { level, autonomous: [] }), there, told)

const STARTS: readonly (readonly [string, readonly Observation[], number])[] = [
  ['nobody is asked, and the last that is listed is the newest', [], 1],
  ['the turn-player takes the second ability', which(['five', 'one'], 'one'), 5],
  ['the turn-player orders all', [...which(['three', 'five', 'one'], 'one'), ...which(['three', 'five'], 'five')], 3],
  ['the turn-player takes what is listed first', [...which(['five', 'three', 'one'], 'three'), ...which(['one', 'five'], 'five')], 1]
]
const LEVELS = ['full', 'stack', 'outcome'] as const

it.each(LEVELS.flatMap(level => STARTS.map(([name, told, power]) => [level, name, told, power] as const)))(
  'effects that are there from the start, at level %s: %s (6.3.4b)',
  (level, _, told, power) => {
    expect(ofTheStart(level, [...told, ...shownAs(power)])).not.toMatchObject({ verdict: 'fail' })
    expect(ofTheStart(level, [...told, ...shownAs(power)])).not.toHaveProperty('why', expect.stringContaining('timestamp'))
    expect(ofTheStart(level, [...told, ...shownAs(power === 5 ? 1 : 5)])).toMatchObject({ verdict: 'fail' })
  }
)

it('who does not have the turn is not asked which effect of the start came first (6.3.4b)', () => {
  expect(ofTheStart('full', which(['five', 'one'], 'one', 'P2'))).toMatchObject({ verdict: 'fail' })
})
