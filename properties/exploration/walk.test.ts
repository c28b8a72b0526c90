import { expect, it } from 'vitest'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { fixturesOf, toWire } from '../../fixtures/loader.js'
import { createBase } from '../../model/base/base.js'
import { rulebooks } from '../../model/rulebook/index.js'
import { isExplored } from '../../model/scenario/scenario.js'
import type { WireScenario } from '../../model/scenario/scenario.js'
import { createModel, MODEL_NAMES } from '../../model/statechart/index.js'
import { internedKeys, textKey } from '../../model/trace/interning.js'
import type { Keys } from '../../model/trace/interning.js'
import { EXPECTED, searched, SIZES } from './common/measured.js'
import { countsOf, newGraph, projected } from './common/projection.js'
import { scenarioOf } from './common/scenario.js'
import { engineSpace } from './engine-space.js'
import { modelSpace } from './model-space.js'
import { STOPPED } from '../campaign/explore.js'
import { walk } from './walk.js'

const base = createBase(rulebooks.mtg)
const small = scenarioOf(SIZES.XS)
type Ruleset = 'fab' | 'mtg' | 'ga'
const engineOf = (ruleset: Ruleset) => inProcess(createReference(createBase(rulebooks[ruleset])))
const started = (scenario: WireScenario) => engineOf(scenario.ruleset as Ruleset).start(scenario)
const modelOf = (ruleset: Ruleset) => createModel(createBase(rulebooks[ruleset]), { level: 'full', autonomous: [] })

it('the common game by itself has the counts on which other tools agree', () => {
  expect(searched(SIZES.XS)).toEqual(EXPECTED.XS)
})

it('as a scenario of the kit the common game has the same counts, forced moves and all, and ends in the same states', async () => {
  const graph = newGraph()
  const found = await walk(projected(engineSpace(await started(small), small), SIZES.XS, graph), { limit: 10_000 })
  expect(countsOf(graph)).toEqual(EXPECTED.XS)
  expect(graph.clashes).toEqual([])
  expect(found).toMatchObject({ states: 601, transitions: 1275, terminal: 72, depth: 14 })
  expect(found.cut).toBeUndefined()
})

/** Keys made both ways, which must tell the same states apart. */
const bothWays = (names: RegExp) => {
  const interned = internedKeys(names)
  const pairs = new Map<string, string>()
  const texts = new Set<string>()
  const differing: string[] = []
  const keys: Keys = told => {
    const key = interned(told)
    const text = textKey(told, names)
    texts.add(text)
    if ((pairs.get(key) ?? text) !== text) differing.push(text)
    pairs.set(key, text)
    return key
  }
  return { keys, pairs, texts, differing }
}

it('interned keys tell the states of engine and model apart as their whole texts do', async () => {
  const session = await started(small)
  const engine = bothWays(session.forks!.names)
  const walkedEngine = await walk(engineSpace(session, small, engine.keys), { limit: 10_000 })
  const model = bothWays(MODEL_NAMES)
  const walkedModel = await walk(modelSpace(createModel(base, { level: 'full', autonomous: [] }), small, model.keys), { limit: 10_000 })
  for (const { pairs, texts, differing } of [engine, model]) {
    expect(differing).toEqual([])
    expect(pairs.size).toBe(texts.size)
    expect(pairs.size).toBeGreaterThan(400)
  }
  expect(walkedModel).toMatchObject({ states: 527, terminal: 47, depth: 14 })
  expect(walkedModel.reached.map(({ text }) => text).sort()).toEqual(walkedEngine.reached.map(({ text }) => text).sort())
})

it('a key that forgets something merges states, and the whole text tells', async () => {
  const session = await started(small)
  const engine = bothWays(session.forks!.names)
  // forgets what is on the stack
  const forgetful: Keys = told => engine.keys(told.map((text, at) => (at === 2 ? '' : text)))
  const all = await walk(engineSpace(session, small), { limit: 10_000 })
  const fewer = await walk(engineSpace(session, small, forgetful), { limit: 10_000 })
  expect(fewer.states).toBeLessThan(all.states)
})

const explored = (['fab', 'mtg', 'ga'] as const).flatMap(ruleset =>
  fixturesOf(ruleset)
    .filter(({ scenario }) => isExplored(scenario) && scenario.ruleset === ruleset)
    .map(({ scenario, file }) => [scenario.id, ruleset, toWire(scenario, file)] as const)
)

it.each(explored)('engine and model reach the same outcomes, and merging loses none: %s', async (_id, ruleset, scenario) => {
  const session = await engineOf(ruleset).start(scenario)
  const found = await walk(engineSpace(session, scenario), { limit: 5_000 })
  const allowed = await walk(modelSpace(modelOf(ruleset), scenario), { limit: 5_000 })
  let apart = 0
  const unmerged = await walk(
    engineSpace(session, scenario, () => String(apart++)),
    { limit: 5_000 }
  )
  const outcomes = ({ reached }: typeof found) => reached.map(({ text }) => text).sort()
  expect([found.cut, allowed.cut]).toEqual([undefined, undefined])
  expect(outcomes(found)).toEqual(outcomes(allowed))
  if (unmerged.cut === undefined) expect(outcomes(found)).toEqual(outcomes(unmerged))
  expect(found.reached.length).toBeGreaterThan(0)
})

it('ends with what there is where it is stopped, or has as many states as it may', async () => {
  const session = await started(small)
  const limited = await walk(engineSpace(session, small), { limit: 200 })
  expect(limited).toMatchObject({ states: 200, cut: 'there are more than 200 states' })
  let heard = 0
  const stopped = await walk(engineSpace(session, small), { limit: 10_000, isStopped: () => heard > 1, hear: () => heard++ })
  expect(stopped.cut).toBe(STOPPED)
  expect(stopped.states).toBeGreaterThan(0)
})
