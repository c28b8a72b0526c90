/**
 * Plays random games of every ruleset that an engine claims against one process of it, over the protocol, and watches the memory of both
 * sides. Ends with 1 if that of either grows after the warm-up, or the engine was started more than once.
 *
 *     node scripts/soak.js [--minutes N] [--games N] [--engine CMD] [--seed N]
 *
 * It ends with whichever comes first: so many minutes (30), so many games (100,000). Every tenth game is judged by charts and invariants
 * as well, so that what judges is soaked too.
 * @module
 */
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { connect } from '../dist/engine/protocol/client.js'
import { packageRoot } from '../dist/fixtures/loader.js'
import { findRulebook } from '../dist/model/rulebook/index.js'
import { gamesOf } from '../dist/properties/arbitraries/game.js'
import { runCase } from '../dist/properties/campaign/case.js'
import { planOf } from '../dist/properties/campaign/plan.js'
import { drawn, play } from '../dist/properties/campaign/play.js'
import { suiteOf } from '../dist/properties/campaign/suite.js'
import { readOptions } from './options.js'
import { children, growth, isLeak, LEAST_GROWN, MOST_SLOPE, rssOf } from './soak/memory.js'

const kit = join(packageRoot(), 'bin', 'stacklaw.js')
const { values } = readOptions(import.meta.url, {
  minutes: { type: 'string', default: '30' },
  games: { type: 'string', default: '100000' },
  seed: { type: 'string', default: '1' },
  engine: { type: 'string', default: `"${process.execPath}" "${kit}" serve` }
})
const [minutes, most, seed] = ['minutes', 'games', 'seed'].map(name => {
  const value = Number(values[name])
  if (Number.isFinite(value) && value > 0 && (name === 'minutes' || Number.isInteger(value))) return value
  console.error(`--${name} is ${values[name]}; give a ${name === 'minutes' ? '' : 'whole '}number above 0.`)
  process.exit(2)
})

/** The share of games that is judged too. */
const JUDGED = 10

/** So many readings are taken of a run, and at least one so often, in milliseconds. */
const READINGS = 200
const INTERVAL = 4_000

const iut = await connect(values.engine)
const [engine, ...others] = children()
if (others.length > 0) throw new Error(`the kit has started ${others.length + 1} processes, and one was meant`)

const games = iut.statement.rulesets.flatMap(id => {
  const rulebook = findRulebook(id)
  if (!rulebook) return []
  const plan = planOf({ suite: suiteOf(rulebook), seed, runs: most, strict: false }, iut.statement)
  return plan.runs === 0 ? [] : [{ plan, game: gamesOf(plan.games, []) }]
})
if (games.length === 0) {
  console.error('The engine claims no ruleset and cards of which random games can be made.')
  process.exit(2)
}

const megabytes = bytes => (bytes === undefined ? 'unknown' : `${(bytes / 2 ** 20).toFixed(0)} MB`)
const sides = [
  { name: 'kit', pid: process.pid, readings: [] },
  ...(engine === undefined ? [] : [{ name: 'engine', pid: engine, readings: [] }])
]
const began = performance.now()
const until = began + minutes * 60_000
let played = 0
let answers = 0
let readAt = 0
let toldAt = began
// what only waits to be collected is no leak; of the engine's process that cannot be asked
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')
const read = () => {
  collect()
  readAt = performance.now()
  for (const { pid, readings } of sides) {
    const bytes = rssOf(pid)
    if (bytes !== undefined) readings.push([played, bytes])
  }
}
const tell = () => {
  toldAt = performance.now()
  const seconds = (toldAt - began) / 1000
  const memory = sides.map(({ name, readings }) => `${name} ${megabytes(readings.at(-1)?.[1])}`).join(', ')
  const heap = `${megabytes(process.memoryUsage().heapUsed)} of it in use`
  console.log(
    `${seconds.toFixed(0).padStart(5)} s  ${String(played).padStart(7)} games  ${String(answers).padStart(9)} answers  ${memory}; ${heap}`
  )
}

read()
tell()
while (played < most && performance.now() < until) {
  const { plan, game } = games[played % games.length]
  const { scenario, how } = game(Math.floor(played / games.length))
  const { trace } =
    played % JUDGED === 0
      ? (await runCase(iut, plan.model, plan.rulebook, plan.invariants, scenario, drawn(how))).played
      : await play(iut, scenario, drawn(how))
  answers += trace.filter(({ see }) => see === 'answer').length
  played++
  if (played % Math.ceil(most / READINGS) === 0 || performance.now() - readAt > INTERVAL) read()
  if (performance.now() - toldAt > 30_000) tell()
}
read()
tell()

const isSame = engine === undefined || (children().length === 1 && children()[0] === engine)
await iut.shutdown()
for (const { name, readings } of sides) {
  const grows = growth(readings)
  if (!grows) {
    console.log(`${name}: too few readings to tell whether its memory grows; play more games`)
    process.exitCode = 1
    continue
  }
  const leaks = isLeak(grows)
  console.log(
    `${name}: from ${megabytes(readings[0][1])} to ${megabytes(readings.at(-1)[1])}, at most ${megabytes(Math.max(...readings.map(([, bytes]) => bytes)))}; ` +
      `after the warm-up ${Math.round(grows.slope)} bytes a game (at most ${MOST_SLOPE}, or ${megabytes(LEAST_GROWN)} in all; ${megabytes(grows.grown)})${leaks ? '  GROWS' : ''}`
  )
  if (leaks) process.exitCode = 1
}
if (engine === undefined) console.log('engine: the system tells nothing of other processes')
if (!isSame) {
  console.log('engine: it was started more than once')
  process.exitCode = 1
}
