/**
 * Times the commands as a user runs them: the median of some runs, each a process of its own.
 * Usage: bench.js [RUNS]   (3 unless given)
 * @module
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const stacklaw = fileURLToPath(new URL('../bin/stacklaw.js', import.meta.url))
const commands = {
  'start-up (rules)': ['rules'],
  'certify, fixtures only': ['certify', '--runs', '0'],
  'certify, 300 random games': ['certify', '--runs', '300']
}

const runs = Number(process.argv[2] ?? 3)
if (!Number.isInteger(runs) || runs < 1) {
  console.error('RUNS must be a whole number from 1')
  process.exit(2)
}

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
