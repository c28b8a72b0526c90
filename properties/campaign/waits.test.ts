/** Scripts that wait until something has come about, whatever style an engine tells the game in. */
import { describe, expect, it } from 'vitest'
import type { ImplementationUnderTest } from '../../engine/port.js'
import { createReference } from '../../engine/reference/index.js'
import { atLevel, inProcess } from '../../engine/reference/iut.js'
import { inStyles, styles } from '../../engine/styles/index.js'
import { createBase } from '../../model/base/base.js'
import { rulebooks } from '../../model/rulebook/index.js'
import { FEATURES } from '../../model/scenario/features.js'
import { sayIssues } from '../../model/scenario/problem.js'
import { Scenario } from '../../model/scenario/scenario.js'
import type { ScriptEntry } from '../../model/scenario/script.js'
import { createModel } from '../../model/statechart/index.js'
import type { Level } from '../../model/trace/observation.js'
import { invariants } from '../invariants/index.js'
import { runFixture } from './fixture.js'

const rulebook = rulebooks.mtg
const base = createBase(rulebook)

const play = (object: string): ScriptEntry => ({ player: 'A', decision: 'priority', choose: { option: 'play', object } })
const activate: ScriptEntry = { player: 'A', decision: 'priority', choose: { option: 'activate', object: 'ring', ability: 'spin' } }
const BELL: ScriptEntry = { until: 'resolved', what: { source: 'bell', ability: 'toll' } }

/** A spell that deals 3 damage to B, one that gains A 1 life, what answers damage to B, and an ability that gains A 5 life. */
const situation = (script: readonly ScriptEntry[], expectation: object): unknown => ({
  format: 'stacklaw/scenario@1',
  id: 'mtg/waits/one',
  title: 'One after the other',
  purpose: 'Whether one thing resolves before the next is played.',
  standing: 'undefined',
  reason: 'It shows how scripts wait.',
  rules: ['mtg:603.2'],
  ruleset: 'mtg',
  players: [
    { id: 'A', life: 20 },
    { id: 'B', life: 20 }
  ],
  start: { turnPlayer: 'A', phase: 'precombat-main' },
  objects: [
    { id: 'bolt', card: 'Bolt', zone: 'hand', owner: 'A' },
    { id: 'balm', card: 'Balm', zone: 'hand', owner: 'A' },
    { id: 'bell', card: 'Bell', zone: 'arena', owner: 'B' },
    { id: 'ring', card: 'Ring', zone: 'arena', owner: 'A' }
  ],
  until: { end: 'boundary', phase: 'draw', player: 'B' },
  cards: [
    {
      name: 'Bolt',
      types: ['instant'],
      text: 'Deal 3 damage to the opponent.',
      abilities: [{ kind: 'resolution', id: 'bolt', steps: [{ do: 'damage', to: 'opponent', amount: 3 }] }]
    },
    {
      name: 'Balm',
      types: ['instant'],
      text: 'You gain 1 life.',
      abilities: [{ kind: 'resolution', id: 'balm', steps: [{ do: 'gain', player: 'you', of: 'life', amount: 1 }] }]
    },
    {
      name: 'Bell',
      types: ['artifact'],
      text: 'Whenever damage is dealt to you, you gain 2 life.',
      abilities: [
        {
          kind: 'triggered',
          id: 'toll',
          effect: {
            kind: 'trigger',
            trigger: { on: { event: 'damage', target: { player: 'you' } } },
            steps: [{ do: 'gain', player: 'you', of: 'life', amount: 2 }]
          }
        }
      ]
    },
    {
      name: 'Ring',
      types: ['artifact'],
      text: 'You gain 5 life. Activate this once each turn.',
      abilities: [
        {
          kind: 'activated',
          id: 'spin',
          limit: { times: 1, per: 'turn' },
          steps: [{ do: 'gain', player: 'you', of: 'life', amount: 5 }]
        }
      ]
    }
  ],
  script,
  expect: expectation
})

const DAMAGE = { event: 'damage', source: 'bolt', parts: [{ target: 'B', amount: 3 }] }
const BALM = { event: 'play', player: 'A', object: 'balm' }
const TOLL = { event: 'gain', player: 'B', of: 'life', amount: 2 }
const SPIN = { event: 'gain', player: 'A', of: 'life', amount: 5 }
const observed = (events: readonly object[]): readonly object[] => events.map(event => ({ see: 'event', events: [event] }))
const order = (events: readonly object[], onlyEvents = ['damage', 'gain', 'play']): object => ({
  only: ['event'],
  onlyEvents,
  trace: observed(events)
})
const BOLT = { event: 'play', player: 'A', object: 'bolt' }
const HEAL = { event: 'gain', player: 'A', of: 'life', amount: 1 }

const judged = async (script: readonly ScriptEntry[], expectation: object, iut: ImplementationUnderTest = engine('full')) => {
  const scenario = Scenario.parse(situation(script, expectation))
  const model = createModel(base, { level: iut.statement.level, autonomous: iut.statement.autonomous })
  return (await runFixture(iut, model, rulebook, invariants, { file: 'one.json', scenario })).check
}
const engine = (level: Level): ImplementationUnderTest => atLevel(inProcess(createReference(base)), level)

/** Scripts, and what happens by them in this order. */
const cases: readonly (readonly [string, readonly ScriptEntry[], readonly object[]])[] = [
  ['nothing: both are on the stack at once', [play('bolt'), play('balm')], [BOLT, BALM, HEAL, DAMAGE, TOLL]],
  ['what was played', [play('bolt'), { until: 'resolved' }, play('balm')], [BOLT, DAMAGE, BALM, HEAL, TOLL]],
  ['a card by its name', [play('bolt'), { until: 'resolved', what: 'bolt' }, play('balm')], [BOLT, DAMAGE, BALM, HEAL, TOLL]],
  ['an ability that triggers', [play('bolt'), BELL, play('balm')], [BOLT, DAMAGE, TOLL, BALM, HEAL]],
  ['an empty stack', [play('bolt'), { until: 'empty' }, play('balm')], [BOLT, DAMAGE, TOLL, BALM, HEAL]],
  ['an activated ability', [activate, { until: 'resolved' }, play('balm')], [SPIN, BALM, HEAL]],
  [
    'two things, the second of which has resolved before the first',
    [play('bolt'), play('balm'), { until: 'resolved', what: 'bolt' }, { until: 'resolved', what: 'balm' }, activate],
    [BOLT, BALM, HEAL, DAMAGE, SPIN, TOLL]
  ]
]

describe.each(cases.map((each, at) => [...each, at] as const))('a script that waits for %s', (_what, script, events, place) => {
  it('lets it come about first', async () => {
    expect(await judged(script, order(events))).toMatchObject({ verdict: 'pass' })
  })

  it('does not pass for another order', async () => {
    expect(await judged(script, order([...events.slice(0, 1), ...events.slice(2), events[1]!]))).toMatchObject({ verdict: 'fail' })
  })

  // each style tells every script at some level, and at every level it tells every second script
  const styled = styles.flatMap((style, at) =>
    style.levels
      .filter((_, level) => style.levels.length === 1 || (place + at + level) % 2 === 0)
      .map(level => [style.name, level, style] as const)
  )
  it.each(styled)('never fails an engine that tells it in the style %s at level %s', async (_name, level, style) => {
    const check = await judged(script, order(events), inStyles(engine(level), [style]))
    const mayBeOpen = level === 'outcome' && script.includes(BELL)
    expect(check).toMatchObject({ verdict: mayBeOpen ? expect.stringMatching(/^(pass|inconclusive)$/) : 'pass' })
  })
})

it.each([
  ['turn', { until: 'turn', player: 'B' }],
  ['phase', { until: 'phase', name: 'end' }],
  ['phase of one', { until: 'phase', name: 'end', player: 'A' }]
] as const)('a script waits until a %s begins', async (_what, wait) => {
  const script: readonly ScriptEntry[] = [wait, play('balm')]
  const end = { event: 'begin', what: 'phase', name: 'end', player: 'A' }
  const main = { ...end, name: 'postcombat-main' }
  const cleanup = { ...end, name: 'cleanup' }
  const turn = { event: 'begin', what: 'turn', name: 'turn', player: 'B' }
  const next = ['untap', 'upkeep'].map(name => ({ ...end, name, player: 'B' }))
  const isTurn = wait.until === 'turn'
  const told = isTurn ? [main, end, cleanup, turn, ...next, BALM] : [main, end, BALM, cleanup, turn, ...next]
  expect(await judged(script, order(told, ['begin', 'play']))).toMatchObject({ verdict: 'pass' })
  expect(await judged(script, order(told.toReversed(), ['begin', 'play']))).toMatchObject({ verdict: 'fail' })
})

describe('what never came up is told with the reason', () => {
  const never = async (script: readonly ScriptEntry[]): Promise<string> => {
    const check = await judged(script, { final: { players: { A: {} } } })
    expect(check.verdict).toBe('fail')
    return check.message
  }

  it('of an option that was never there', async () => {
    expect(await never([play('bell')])).toMatch(
      /^A was never asked for a priority decision with the option play Bell: asked \d+ times, last at step \d+, they had pass \| play/
    )
  })
  it('of a question that nobody was asked', async () => {
    expect(await never([{ player: 'B', decision: 'may', choose: { option: 'yes' } }])).toMatch(/: no such prompt came$/)
  })
  it('of an option that was there before what stands before it had come about', async () => {
    expect(await never([play('bolt'), { until: 'resolved' }, play('bolt')])).toMatch(
      /the option was there at step 1, before what stands before it in the script had come about$/
    )
  })
  it('of what was waited for, with those that wait behind it', async () => {
    expect(await never([{ until: 'resolved', what: 'bell' }, play('bolt'), play('balm')])).toBe(
      'the script waits until Bell has resolved, which never came: nothing of that name was put on the stack; 2 more decisions of the script wait behind it'
    )
    expect(await never([{ until: 'phase', name: 'untap', player: 'A' }])).toMatch(
      /until the phase "untap" of A begins, which never came: .*what began was /
    )
  })
})

it('a wait for what was played needs something that was played', () => {
  const value = situation([{ until: 'resolved' }], { final: {} })
  expect(sayIssues(Scenario.safeParse(value).error!, value)).toEqual([
    expect.stringMatching(/^\/script\/0\/what: no decision before it plays or activates anything; say what/)
  ])
})

describe('a reading in the midst of the game', () => {
  const bolted = [play('bolt')]
  const read = (life: number, more: object = {}): object => ({
    readings: [{ until: 'resolved', what: 'bolt', state: { players: { B: { life } }, objects: { bolt: { zone: 'graveyard' } } }, ...more }]
  })

  it.each(styles.flatMap(style => style.levels.map(level => [style.name, level, style] as const)))(
    'is right in the style %s at level %s',
    async (_name, level, style) => {
      const check = await judged(bolted, read(17), inStyles(engine(level), [style]))
      expect(check).toMatchObject({ verdict: 'pass' })
    }
  )
  it('fails where the state is another one, with the step that last changed it', async () => {
    expect(await judged(bolted, read(19))).toMatchObject({
      verdict: 'fail',
      message: expect.stringMatching(
        /^B's life is 17 as Bolt has resolved; it must be 19; what last changed it was step \d+: Bolt deals 3 damage to B$/
      )
    })
  })
  it('fails where the moment never comes', async () => {
    expect(await judged(bolted, read(17, { what: 'balm' }))).toMatchObject({
      verdict: 'fail',
      message: 'the state was to be read as Balm has resolved, which never came'
    })
  })
  it('reads several, each as it comes', async () => {
    const readings = [17, 19].map((life, at) => ({
      until: 'resolved',
      what: at === 0 ? 'bolt' : { ability: 'toll' },
      state: { players: { B: { life } } }
    }))
    expect(await judged(bolted, { readings, final: { players: { B: { life: 19 } } } })).toMatchObject({ verdict: 'pass' })
    expect(await judged(bolted, { readings: readings.toReversed() })).toMatchObject({ verdict: 'fail' })
  })
  it('decides nothing where the engine does not claim to end there', async () => {
    const iut = engine('full')
    const features = FEATURES.filter(feature => feature !== 'turns')
    const { until: _, ...rest } = situation(bolted, read(17)) as Record<string, unknown>
    const scenario = Scenario.parse({ ...rest, until: { end: 'quiescent' } })
    const model = createModel(base, { level: 'full', autonomous: [] })
    const lesser = { ...iut, statement: { ...iut.statement, features } }
    const { check } = await runFixture(lesser, model, rulebook, invariants, { file: 'one.json', scenario })
    expect(check).toMatchObject({ verdict: 'inconclusive', message: expect.stringContaining('the engine does not claim') })
  })
})

describe('a part of a trace', () => {
  const bolted = [play('bolt')]
  it('is compared alone', async () => {
    expect(
      await judged(bolted, {
        only: ['triggered'],
        trace: [{ see: 'triggered', effect: { source: 'bell', ability: 'toll' }, controller: 'B', layer: 't' }]
      })
    ).toMatchObject({ verdict: 'pass' })
    expect(await judged(bolted, { only: ['triggered'], trace: [] })).toMatchObject({ verdict: 'fail' })
  })
  it('may be the final state alone', async () => {
    expect(await judged(bolted, { final: { players: { B: { life: 19 } } } })).toMatchObject({ verdict: 'pass' })
    expect(await judged(bolted, { final: { players: { B: { life: 17 } } } })).toMatchObject({
      verdict: 'fail',
      message: expect.stringMatching(/^B's life is 19 at the end; it must be 17; what last changed it was step \d+: B gains 2 life$/)
    })
  })
  it.each([
    [{}, '/expect/trace: nothing is expected; give a "trace", a "final", "readings" or "outcomes"'],
    [{ only: ['event'], final: {} }, '/expect/only: there is no "trace" of which it could be compared; give one, or leave "only" out'],
    [
      { only: ['event'], trace: [{ see: 'resolve', layer: 'bolt' }] },
      '/expect/trace/0/see: "resolve" is not among "only", so that it would not be compared; add it there, or take the entry out'
    ]
  ])('is refused where it says nothing: %j', (expectation, sentence) => {
    const value = situation(bolted, expectation)
    expect(sayIssues(Scenario.safeParse(value).error!, value)).toEqual([sentence])
  })
  it('tells the fields that differ where expected and came read the same', async () => {
    const TOLL_ON_STACK = { see: 'layer', layer: 't', kind: 'triggered', controller: 'B', effect: { source: 'bell', ability: 'toll' } }
    const of = (what: object): object => ({ only: ['event'], onlyEvents: ['gain'], trace: [{ see: 'event', events: [TOLL], ...what }] })
    expect(await judged(bolted, of({ cause: { rule: 'turn' } }))).toMatchObject({ verdict: 'pass' })
    expect(await judged(bolted, { only: ['layer'], trace: [TOLL_ON_STACK] })).toMatchObject({ verdict: 'fail' })
    const asked = (answer: number): object => ({
      only: ['prompt'],
      watch: ['priority'],
      trace: [
        {
          see: 'prompt',
          player: 'A',
          decision: 'priority',
          options: [
            { option: 'pass' },
            { option: 'play', object: 'bolt' },
            { option: 'play', object: 'balm' },
            { option: 'activate', object: 'ring', ability: 'spin' }
          ]
        },
        { see: 'answer', option: answer }
      ]
    })
    const { message } = await judged(bolted, asked(2))
    expect(message).toMatch(/^step 1: expected A has priority: .*; came the same, but for \/chosen\/object must be "balm", and is "bolt"$/)
  })
})
