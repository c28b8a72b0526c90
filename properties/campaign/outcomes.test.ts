/** Fixtures that state their outcomes: the charts and the reference engine reach these, faulty engines do not, and right ones pass. */
import { describe, expect, it } from 'vitest'
import { atLevel } from '../../engine/reference/iut.js'
import { autonomous } from '../../engine/autonomous.js'
import { mutants } from '../../engine/mutants/index.js'
import type { ImplementationUnderTest } from '../../engine/port.js'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { anyOrder } from '../../engine/styles/any-order.js'
import { telling } from '../../engine/styles/style.js'
import type { Fixture } from '../../fixtures/loader.js'
import { fixturesOf, toWire } from '../../fixtures/loader.js'
import { createBase } from '../../model/base/base.js'
import { rulebooks } from '../../model/rulebook/index.js'
import type { ExpectedOutcome } from '../../model/scenario/outcome.js'
import { Expectation } from '../../model/scenario/scenario.js'
import { createModel } from '../../model/statechart/index.js'
import { otherReadings } from '../mutation/readings.js'
import { runFixture } from './fixture.js'
import { chartsApart, chartsWalk, judgeOutcomes } from './outcomes.js'

type Ruleset = 'fab' | 'mtg' | 'ga'
const RULESETS = ['fab', 'mtg', 'ga'] as const
const baseOf = (ruleset: Ruleset) => createBase(rulebooks[ruleset])
const engineOf = (ruleset: Ruleset, name?: string): ImplementationUnderTest => {
  const mutant = mutants.find(each => each.name === name)
  return inProcess(
    mutant?.kind === 'engine' ? createReference(baseOf(ruleset), mutant.rules, mutant.patch) : createReference(baseOf(ruleset))
  )
}
const modelOf = (ruleset: Ruleset) => createModel(baseOf(ruleset), { level: 'full', autonomous: [] })

const stated = RULESETS.flatMap(ruleset =>
  fixturesOf(ruleset)
    .filter(({ scenario }) => scenario.expect?.outcomes && scenario.ruleset === ruleset)
    .map(fixture => [fixture.scenario.id, ruleset, fixture] as const)
)
const named = (id: string) => stated.find(each => each[0] === id)!
const outcomesIn = ({ scenario }: Fixture): readonly ExpectedOutcome[] => scenario.expect!.outcomes!
const judged = async (id: string, iut: ImplementationUnderTest, outcomes?: readonly ExpectedOutcome[], budget?: number) => {
  const [, ruleset, fixture] = named(id)
  return judgeOutcomes(iut, modelOf(ruleset), toWire(fixture.scenario, fixture.file), outcomes ?? outcomesIn(fixture), budget)
}

it.each(RULESETS)('%s has fixtures that state their outcomes', ruleset => {
  expect(stated.filter(each => each[1] === ruleset).length).toBeGreaterThanOrEqual(3)
})

describe.each(stated)('%s', (_id, ruleset, fixture) => {
  const { scenario, file } = fixture
  const outcomes = outcomesIn(fixture)
  const nothing = { stray: [], missing: [] }

  it('states what the charts reach, in every reading of what the text leaves open', async () => {
    const wire = toWire(scenario, file)
    expect(chartsApart(await chartsWalk(modelOf(ruleset), wire), outcomes)).toEqual(nothing)
    for (const { name, rulebook } of otherReadings(rulebooks[ruleset])) {
      const model = createModel(createBase(rulebook), { level: 'full', autonomous: [] })
      expect(chartsApart(await chartsWalk(model, wire), outcomes), name).toEqual(nothing)
    }
  })

  it('states what the reference engine reaches, however it lists options, and at the lowest level', async () => {
    for (const iut of [engineOf(ruleset), anyOrder.of(engineOf(ruleset)), atLevel(engineOf(ruleset), 'outcome')]) {
      const { check } = await runFixture(iut, undefined, rulebooks[ruleset], [], fixture)
      expect(check).toMatchObject({ verdict: 'pass', message: expect.stringContaining(`${outcomes.length} outcomes`) as string })
    }
  })

  it.each(outcomes.map((outcome, at) => [JSON.stringify(outcome), at] as const))('would not hold without %s', async (_outcome, at) => {
    const fewer = outcomes.toSpliced(at, 1)
    if (fewer.length === 0) return expect(outcomes).toHaveLength(1)
    expect(chartsApart(await chartsWalk(modelOf(ruleset), toWire(scenario, file)), fewer).stray.length).toBeGreaterThan(0)
    expect(await judged(scenario.id, engineOf(ruleset), fewer)).toMatchObject({ kind: 'differs' })
  })
})

/** Faulty engines whose game under the script is as it must be, and that reach something else all the same. */
it.each([
  ['fab/6.4/no-longer-active', 'applied-twice'],
  ['fab/6.5/selected-player', 'back-after-each'],
  ['mtg/603/two-states-of-one-object', 'mtg-state-triggers-once'],
  ['mtg/603/two-states-of-one-object', 'mtg-plays-on-alone'],
  ['mtg/603/unless-the-opponent-discards', 'mtg-unless-in-vain'],
  ['ga/modes/choose-one', 'ga-recovers-everything']
])('nothing but the outcomes of %s tell %s', async (id, mutant) => {
  const [, ruleset, fixture] = named(id)
  const { outcomes: _, ...rest } = fixture.scenario.expect!
  const run = (scenario: Fixture['scenario']) =>
    runFixture(engineOf(ruleset, mutant), modelOf(ruleset), rulebooks[ruleset], [], { file: fixture.file, scenario })
  const without = await run({ ...fixture.scenario, expect: rest })
  expect(without.check.verdict).toBe('pass')
  expect(without.game?.chart.kind).not.toBe('refused')
  expect((await run(fixture.scenario)).check).toMatchObject({ verdict: 'fail', evidence: {} })
})

it('tells the outcome that is never reached, and the fewest decisions that lead to it', async () => {
  const found = await judged('ga/modes/choose-one', engineOf('ga'), [
    ...outcomesIn(named('ga/modes/choose-one')[2]),
    { players: { p: { life: 22 } } }
  ])
  expect(found).toMatchObject({ kind: 'differs', message: 'the engine never reaches an outcome: p.life 22', decisions: [] })
  const told = await judged('mtg/603/two-states-of-one-object', engineOf('mtg', 'mtg-state-triggers-once'))
  expect(told).toMatchObject({
    kind: 'differs',
    decisions: [{ choose: { option: 'trigger' } }, { choose: { option: 'play', object: 'p1' } }]
  })
})

it('tells an end that is none of the outcomes, with the fewest decisions', async () => {
  const id = 'fab/6.4/no-longer-active'
  const found = await judged(
    id,
    engineOf('fab'),
    outcomesIn(named(id)[2]).filter(({ players }) => players?.['A']?.life !== 17)
  )
  expect(found).toMatchObject({
    kind: 'differs',
    message: expect.stringMatching(
      /^the engine reaches an end that is none of the outcomes, after .*: quiescent; life A 17, B 20/
    ) as string
  })
  expect(found.kind === 'differs' && found.decisions.length).toBe(2)
})

it('asks an engine that takes decisions by itself only for ends that are among the outcomes', async () => {
  const id = 'fab/6.5/selected-player'
  const first = autonomous(engineOf('fab'), ['first-player', 'replacement'])
  expect(await judged(id, first)).toMatchObject({ kind: 'reached' })
  expect(await judged(id, first, outcomesIn(named(id)[2]).slice(0, 1))).toMatchObject({ kind: 'differs' })
})

it('decides nothing beyond its budget, nor where the engine does not report what tells outcomes apart', async () => {
  const id = 'ga/context/resolution/each-may'
  expect(await judged(id, engineOf('ga'), undefined, 5)).toMatchObject({
    kind: 'inconclusive',
    why: 'not every outcome could be looked for: the engine has more than 5 answers to give'
  })
  const silent = telling(engineOf('ga'), o => [o.see === 'end' ? { ...o, state: { players: {}, objects: {} } } : o])
  expect(await judged(id, silent)).toMatchObject({ kind: 'inconclusive', why: expect.stringContaining('does not report') as string })
  const unable = telling(engineOf('ga'), o => [o.see === 'end' ? { ...o, why: 'unsupported', note: 'too odd' } : o])
  expect(await judged(id, unable)).toMatchObject({ kind: 'unsupported', notes: expect.arrayContaining(['too odd']) as string[] })
})

describe('a list of outcomes', () => {
  const life = (A: number) => ({ players: { A: { life: A } } })
  const refused = (value: object): string => {
    const parsed = Expectation.safeParse(value)
    return parsed.success ? 'taken' : parsed.error.issues.map(({ path, message }) => `/${path.join('/')}: ${message}`).join('; ')
  }
  it('is taken alone, and with what the script leads to', () => {
    expect(refused({ outcomes: [life(20)] })).toBe('taken')
    expect(refused({ outcomes: [life(20), life(17)], final: { players: { A: { life: 17 } } } })).toBe('taken')
  })
  it.each([
    [{ outcomes: [] }, '/outcomes: no outcome is named; name each that can be reached, or leave "outcomes" out'],
    [{ outcomes: [life(20), {}] }, '/outcomes/1: it names nothing, so that every end would be it; name what tells it from the others'],
    [
      { outcomes: [life(20), life(17), life(20)] },
      '/outcomes/2: an end can be this and /outcomes/0 at once; name a field in both that tells them apart, or take one out'
    ],
    [
      { outcomes: [life(20), { players: { B: { life: 17 } } }] },
      '/outcomes/1: an end can be this and /outcomes/0 at once; name a field in both that tells them apart, or take one out'
    ],
    [
      { outcomes: [life(20), life(17)], final: { players: { A: { life: 18 } } } },
      '/outcomes: what the script leads to is none of them (A.life 20; A.life 17); "final" or the end of "trace" says otherwise'
    ],
    [{ outcomes: [life(20)], only: ['end'] }, '/only: there is no "trace" of which it could be compared; give one, or leave "only" out']
  ])('is refused where it says nothing, or too much: %#', (value, sentence) => {
    expect(refused(value)).toBe(sentence)
  })
})
