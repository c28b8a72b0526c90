/** Plays games of composed cards, one after the other, and says of each how it is judged. @module */
import { parentPort, workerData } from 'node:worker_threads'
import { createReference } from '../../dist/engine/reference/index.js'
import { inProcess } from '../../dist/engine/reference/iut.js'
import { rulebooks } from '../../dist/model/rulebook/index.js'
import { gamesOf } from '../../dist/properties/arbitraries/game.js'
import { planOf } from '../../dist/properties/campaign/plan.js'
import { kindsOf, playGame } from '../../dist/properties/campaign/random.js'
import { suiteOf } from '../../dist/properties/campaign/suite.js'
import { relations } from '../../dist/properties/metamorphic/index.js'

const { ruleset, seed, first, last } = workerData
const suite = suiteOf(rulebooks[ruleset])
const engine = inProcess(createReference(suite.base))
const plan = planOf({ suite, seed, runs: 1, strict: false, composed: true }, engine.statement)
const drawnAt = gamesOf(plan.games, relations)

parentPort.postMessage({ ready: true })
for (let at = first; at <= last; at++) {
  const began = performance.now()
  try {
    // every second game of a campaign is of composed cards
    const game = await playGame(engine, plan, drawnAt(2 * at - 1))
    const why = game.chart.kind === 'inconclusive' ? game.chart.why : undefined
    parentPort.postMessage({ at, kinds: kindsOf(game), why, ms: performance.now() - began })
  } catch (error) {
    parentPort.postMessage({ at, error: error.message, ms: performance.now() - began })
  }
}
