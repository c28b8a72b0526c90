import { expect, it } from 'vitest'
import { autonomous } from '../../engine/autonomous.js'
import { mutants } from '../../engine/mutants/index.js'
import type { ImplementationUnderTest, Session } from '../../engine/port.js'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { anyOrder } from '../../engine/styles/any-order.js'
import { telling } from '../../engine/styles/style.js'
import { fixturesOf, toWire } from '../../fixtures/loader.js'
import { createBase } from '../../model/base/base.js'
import { isExplored } from '../../model/scenario/scenario.js'
import type { WireScenario } from '../../model/scenario/scenario.js'
import { fab } from '../../model/rulebook/fab/index.js'
import { mtg } from '../../model/rulebook/mtg/index.js'
import { mapIds } from '../../model/trace/ids.js'
import type { Observation } from '../../model/trace/observation.js'
import { createModel } from '../../model/statechart/index.js'
import { explore, isSame } from './explore.js'
import { exploreFixture, explorationLeft, withReplay } from './exploration.js'
import { scriptOf } from './script.js'

const base = createBase(fab)
const model = createModel(base, { level: 'full', autonomous: [] })
const small = fixturesOf('fab').filter(({ scenario }) => isExplored(scenario))
const fixture = (id: string) => small.find(({ scenario }) => scenario.id === id)!
const engine = (name?: string) => {
  const mutant = mutants.find(each => each.name === name)
  return inProcess(mutant?.kind === 'engine' ? createReference(base, mutant.rules, mutant.patch) : createReference(base))
}

it('has scenarios to explore', () => {
  expect(small.length).toBeGreaterThanOrEqual(12)
})

it.each(small.map(each => [each.scenario.id, each] as const))(
  'the reference engine reaches what the rules allow: %s',
  async (_id, each) => {
    const { check } = await exploreFixture(engine(), base, each)
    expect(check).toMatchObject({ kind: 'exploration', verdict: 'pass' })
    expect(check.cases, 'games that differ in a choice').toBeGreaterThan(3)
  }
)

/** The things that an engine names are called otherwise in each game. */
const renaming = (iut: ImplementationUnderTest): ImplementationUnderTest => {
  let games = 0
  return {
    ...iut,
    start: async scenario => {
      const game = ++games
      const handles = new Set([...scenario.players, ...scenario.objects].map(({ id }) => id))
      const rename = (o: Observation): Observation => mapIds(o, id => (handles.has(id) ? id : `${id}-${game}`)) as Observation
      return telling(iut, o => [rename(o)]).start(scenario)
    }
  }
}

it.each(small.map(each => [each.scenario.id, each] as const))(
  'an engine that lists options in another order and calls things otherwise each time reaches it too: %s',
  async (_id, each) => {
    const { check: told } = await exploreFixture(engine(), base, each)
    const { check } = await exploreFixture(renaming(anyOrder.of(engine())), base, each)
    expect(check).toMatchObject({ verdict: 'pass', cases: told.cases })
  }
)

it('finds an engine that withholds a choice, whatever its order', async () => {
  const { check } = await exploreFixture(anyOrder.of(engine('may-not-decline')), base, fixture('fab/6.4/optional-applied'))
  expect(check.verdict).toBe('fail')
})

it('decides nothing where an engine does not offer the same the second time', async () => {
  const reference = engine()
  let games = 0
  // in every game but the first, the first option is the only one
  const fickle = (open: Session, isFirst: boolean): Session => ({
    observations: isFirst
      ? open.observations
      : open.observations.map(o => (o.see === 'prompt' ? { ...o, options: o.options.slice(0, 1) } : o)),
    answer: async option => fickle(await open.answer(option), isFirst),
    close: () => open.close()
  })
  const iut = { ...reference, start: async (scenario: WireScenario) => fickle(await reference.start(scenario), ++games === 1) }
  const { check } = await exploreFixture(iut, base, fixture('fab/6.4/optional-applied'))
  expect(check).toMatchObject({ verdict: 'inconclusive', message: expect.stringContaining('does not offer the same options') as string })
})

it('finds an engine that withholds a choice, and tells the decisions that lead to what it never reaches', async () => {
  const { check } = await exploreFixture(engine('may-not-decline'), base, fixture('fab/6.4/optional-applied'))
  expect(check.verdict).toBe('fail')
  expect(check.message).toMatch(/never reaches an end that the rules allow, after .*"option":"play","object":"bolt".*"option":"done"/)
})

it('finds an engine that reaches what the rules do not allow, with its game', async () => {
  const { check, found } = await exploreFixture(engine('played-card-banished'), base, fixture('fab/context/target-gone'))
  expect(check.verdict).toBe('fail')
  expect(check.message).toContain('reaches an end that the rules do not allow')
  expect(check.evidence?.trace.at(-1)?.see).toBe('end')
  expect(withReplay(check, 'play it again').evidence?.replay).toBe('play it again')
  expect(found?.script).toEqual(scriptOf(check.evidence!.trace))
})

it('tells who wins an end, and finds an engine in which it is another player', async () => {
  const states = fixturesOf('mtg').find(({ scenario }) => scenario.id === 'mtg/603/two-states-of-one-object')!
  const magic = createBase(mtg)
  const right = inProcess(createReference(magic))
  const wrong = telling(right, o => [o.see === 'end' && o.winner !== undefined ? { ...o, winner: 'A' } : o])
  expect((await exploreFixture(right, magic, states)).check).toMatchObject({ verdict: 'pass' })
  const { check } = await exploreFixture(wrong, magic, states)
  expect(check).toMatchObject({ verdict: 'fail', message: expect.stringContaining('game-over, A wins') as string })
})

it('lets an engine name any of those that won together', () => {
  const reached = { why: 'game-over', winner: 'B', winners: ['B', 'C'], state: { players: {}, objects: {} } } as const
  const named = (winner?: string) => ({ why: 'game-over', ...(winner && { winner }), state: { players: {}, objects: {} } }) as const
  expect(['A', 'B', 'C'].map(winner => isSame(named(winner), reached))).toEqual([false, true, true])
  expect(isSame(named(), reached)).toBe(true)
})

it('asks an engine that takes decisions by itself only to stay within the rules', async () => {
  const first = autonomous(engine(), ['replacement', 'first-player'])
  expect(await explore(first, model, toWire(fixture('fab/6.4/optional-applied').scenario))).toMatchObject({ kind: 'same' })
})

it.each([1, 40])('decides nothing beyond its budget of %i steps', async budget => {
  expect(await explore(engine(), model, toWire(fixture('fab/6.6/inline-on-the-stack').scenario), budget)).toMatchObject({
    kind: 'inconclusive'
  })
})

it('is not tested once the campaign has ended', () => {
  const { statement } = engine()
  expect(explorationLeft(small[0]!, statement).verdict).toBe('untested')
  expect(explorationLeft(small[0]!, { ...statement, features: [] }).verdict).toBe('unsupported')
})
