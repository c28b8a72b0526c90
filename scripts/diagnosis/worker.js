/**
 * Judges a copy of the reference engine with faults built into it by the fixtures: first with none of them on, and notes which fixture
 * comes by which fault; then with one on at a time, and tells which rules the failing fixtures point at.
 * @module
 */
import { parentPort, workerData } from 'node:worker_threads'
import { fixturesOf } from '../../dist/fixtures/loader.js'
import { inProcess } from '../../dist/engine/reference/iut.js'
import { createBase } from '../../dist/model/base/base.js'
import { rulebooks } from '../../dist/model/rulebook/index.js'
import { runFixture } from '../../dist/properties/campaign/fixture.js'
import { playing } from '../../dist/properties/mutation/gather.js'
import { likeness, recording } from '../../dist/properties/mutation/likeness.js'
import { locate } from '../../dist/properties/mutation/locate.js'
import { switches } from '../engine-faults/switches.js'

const { engine: folder, beat } = workerData
const pulse = new Int32Array(beat)
const switched = switches()
const { createReference } = await import(new URL('engine/reference/index.js', folder).href)

/** No fault is on. */
const NONE = -1

const PASSES = { fails: false, named: () => [] }

/** What the engine as it is shows in each fixture, and by which faults it comes there. */
const known = new Map()

const engineFor = rulebook => inProcess(createReference(createBase(rulebook)))

const baselineOf = async id => {
  if (known.has(id)) return known.get(id)
  const rulebook = rulebooks[id]
  const baseline = new Map()
  for (const fixture of fixturesOf(id)) {
    Atomics.add(pulse, 0, 1)
    switched.turnOn(NONE)
    const games = []
    // what the charts say of the engine as it is, is not asked: they take long
    const { check } = await switched.within(Infinity, () =>
      runFixture(recording(engineFor(rulebook), games), undefined, rulebook, [], fixture, { withEvidence: false })
    )
    if (check.verdict === 'fail') throw new Error(`${fixture.scenario.id} fails although no fault is on`)
    baseline.set(fixture, { games, faults: switched.seen() })
  }
  known.set(id, baseline)
  return baseline
}

/** What comes of a fault in one ruleset. */
const judgeIn = async ({ number, rules }, id) => {
  const baseline = await baselineOf(id)
  switched.turnOn(number)
  const rulebook = rulebooks[id]
  const engine = engineFor(rulebook)
  const isLike = likeness(engine)
  const play = playing(engine, rulebook)
  const outcomeOf = async fixture => {
    Atomics.add(pulse, 0, 1)
    const { games, faults } = baseline.get(fixture)
    if (!faults.has(number) || (await isLike(games))) return PASSES
    // an engine that breaks down names no rule
    return play(fixture).catch(() => PASSES)
  }
  const fixtures = [...baseline.keys()]
  const cites = ({ scenario }) => rules.some(rule => scenario.rules.includes(rule))
  const citing = fixtures.filter(cites)
  const outcomes = new Map()
  let by
  for (const [at, fixture] of [...citing, ...fixtures.filter(each => !cites(each))].entries()) {
    if (at >= citing.length && by !== undefined) break
    const outcome = await outcomeOf(fixture)
    outcomes.set(fixture, outcome)
    if (outcome.fails) by ??= fixture.scenario.id
  }
  if (by === undefined) return undefined
  const suspects = await locate(fixtures, outcomes, outcomeOf)
  const place = suspects.findIndex(rule => rules.includes(rule))
  return { ruleset: id, by, named: place < 0 ? null : place + 1, suspects: suspects.slice(0, 3) }
}

/** The rulesets of the rules, each once. */
const rulesetsOf = rules => [...new Set(rules.map(rule => rule.slice(0, rule.indexOf(':')).replace(/-context$/, '')))]

parentPort.on('message', async ({ fault }) => {
  try {
    for (const id of rulesetsOf(fault.rules)) {
      const found = await judgeIn(fault, id)
      if (found) return parentPort.postMessage(found)
    }
    parentPort.postMessage({ by: null })
  } catch (error) {
    parentPort.postMessage({ broken: String(error?.stack ?? error) })
  }
})
