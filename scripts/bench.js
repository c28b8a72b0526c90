/**
 * Times the commands as a user runs them: the median of some runs, each a process of its own.
 *
 *     node scripts/bench.js [RUNS]   (3 unless given)
 * @module
 */
import { spawnSync } from 'node:child_process'
import { availableParallelism, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { readOptions, wholeNumber } from './options.js'

const stacklaw = fileURLToPath(new URL('../bin/stacklaw.js', import.meta.url))
const commands = {
  'start-up (rules)': ['rules'],
  'certify, fixtures only': ['certify', '--runs', '0'],
  'certify, 150 random games': ['certify', '--runs', '150']
}

const [given = '3'] = readOptions(import.meta.url, {}, 1).positionals
const runs = wholeNumber('RUNS', given, 1)

const time = args => {
  const start = process.hrtime.bigint()
  const { status, stderr } = spawnSync(process.execPath, [stacklaw, ...args], { encoding: 'utf8' })
  if (status !== 0) {
    console.error(`stacklaw ${args.join(' ')} ended with ${status}\n${stderr}`)
    process.exit(1)
  }
  return Number(process.hrtime.bigint() - start) / 1e6
}

for (const [name, args] of Object.entries(commands)) {
  const times = Array.from({ length: runs }, () => time(args)).sort((a, b) => a - b)
  console.log(`${name.padEnd(30)} ${times[Math.floor(runs / 2)].toFixed(0).padStart(8)} ms  (${runs} runs)`)
}

/** Of two jobs the run must be so much faster than of one, where two cores are idle. */
const FLOOR = 1.6

const cores = availableParallelism()
const load = loadavg()[0]
const pairs = Array.from({ length: runs }, () => ['1', '2'].map(jobs => time(['certify', '--ruleset', 'fab', '--jobs', jobs])))
const ratios = pairs.map(([one, two]) => one / two).sort((a, b) => a - b)
const ratio = ratios[Math.floor(runs / 2)]
const isIdle = cores >= 2 && load < 0.5
console.log(
  `${'jobs: time of 1 / time of 2'.padEnd(30)} ${ratio.toFixed(2).padStart(8)}     (floor ${FLOOR}; load ${load.toFixed(1)} on ${cores} cores as it began${isIdle ? '' : ': not idle, so it is only told'})`
)
if (isIdle && ratio < FLOOR) process.exitCode = 1
