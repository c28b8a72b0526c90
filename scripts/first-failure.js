/**
 * Times how soon certify tells the first failure of faulty engines that are drawn by lot:
 *
 *     node scripts/first-failure.js [--mutants N] [--seed N] [--out FILE]
 *
 * Each engine is certified twice, from a folder of its own: once with `--bail`, so that `.stacklaw/` remembers what failed, then whole,
 * and ended as soon as it has told a failure. Told of the second run: the seconds from its start to that failure, and those since the
 * game that shows it came to its end; and, where the system tells (Linux), what it took of the processors until then, which a machine
 * that is busy with other things does not change much. Exit code 1 if one of the times is more than is promised.
 * @module
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fixturesOf } from '../dist/fixtures/loader.js'
import { readOptions, wholeNumber } from './options.js'

/** What is promised, in seconds: of a run that remembers, and after the game. */
const MOST = { start: 10, end: 2 }

/** A run that tells no failure by then is ended, in milliseconds. */
const LONGEST = 10 * 60_000

const root = new URL('..', import.meta.url)
const at = path => fileURLToPath(new URL(path, root))
const quoted = words => words.map(word => `"${word}"`).join(' ')

const { values } = readOptions(import.meta.url, {
  mutants: { type: 'string', default: '10' },
  seed: { type: 'string', default: '18' },
  out: { type: 'string' }
})

/** Mulberry32: the same seed draws the same engines. */
const random = seed => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

const drawn = (all, count, next) => {
  const left = [...all]
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(Math.floor(next() * left.length), 1)[0])
}

/** Ticks of a second, as Linux counts the time of processes. */
const TICKS = 100

/** Seconds of the processors that a process and all that it has started have used; nothing where the system does not tell. */
const usedBy = pid => {
  try {
    const all = readdirSync('/proc').flatMap(name => {
      if (!/^\d+$/.test(name)) return []
      try {
        const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
          .replace(/^.*\) /, '')
          .split(' ')
        return [{ pid: Number(name), parent: Number(fields[1]), used: fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0) }]
      } catch {
        // it has ended
        return []
      }
    })
    const own = [pid]
    for (const parent of own) own.push(...all.filter(each => each.parent === parent).map(each => each.pid))
    return all.filter(each => own.includes(each.pid)).reduce((sum, { used }) => sum + used, 0) / TICKS
  } catch {
    return undefined
  }
}

/** Runs certify of a faulty engine until it tells a failure: the seconds of each, and what was told. */
const certify = (mutant, folder, more) => {
  const log = join(folder, 'games.jsonl')
  rmSync(log, { force: true })
  const engine = quoted([
    process.execPath,
    at('scripts/testing/timed-engine.mjs'),
    log,
    process.execPath,
    at('bin/stacklaw.js'),
    'serve',
    '--mutant',
    mutant.name
  ])
  const args = ['certify', '--engine', engine, '--ruleset', mutant.ruleset, '--out', join(folder, 'report'), ...more]
  const start = Date.now()
  return new Promise(done => {
    const kit = spawn(process.execPath, [at('bin/stacklaw.js'), ...args], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
    const patience = setTimeout(() => kit.kill('SIGKILL'), LONGEST)
    let text = ''
    let first
    kit.stderr.setEncoding('utf8').on('data', part => {
      text += part
      const found = /^ +(?:fail|error) (\S.*?)(?: \(|$)/m.exec(text)
      if (!found || first) return
      first = { name: found[1], told: Date.now(), used: usedBy(kit.pid) }
      kit.kill('SIGINT')
    })
    kit.on('close', () => {
      clearTimeout(patience)
      if (!first) return done(undefined)
      const games = readFileSync(log, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map(line => JSON.parse(line))
      const own = games.find(({ scenario }) => scenario === first.name) ?? games.filter(({ ended }) => ended <= first.told).at(-1)
      done({ check: first.name, start: (first.told - start) / 1000, end: own && (first.told - own.ended) / 1000, used: first.used })
    })
  })
}

const { mutants } = JSON.parse(readFileSync(at('fixtures/evidence.json'), 'utf8'))
// what is an interpretation fails nothing, so that certify would tell no failure
const normative = new Set(
  [...new Set(mutants.map(({ ruleset }) => ruleset))]
    .flatMap(fixturesOf)
    .flatMap(({ scenario: { id, standing } }) => (standing === 'normative' ? [id] : []))
)
const chosen = drawn(
  mutants.filter(({ killers }) => killers.fixtures.some(id => normative.has(id))),
  wholeNumber('--mutants', values.mutants, 1),
  random(wholeNumber('--seed', values.seed))
)
console.log(`${chosen.length} faulty engines, drawn with the seed ${values.seed}; load ${loadavg()[0].toFixed(1)} as it begins`)
const rows = []
for (const mutant of chosen) {
  const folder = mkdtempSync(join(tmpdir(), 'stacklaw-first-'))
  const before = await certify(mutant, folder, ['--runs', '0', '--bail'])
  const again = await certify(mutant, folder, [])
  rmSync(folder, { recursive: true })
  const isLate = !again || again.start > MOST.start || again.end > MOST.end
  if (isLate) process.exitCode = 1
  rows.push({ mutant: `${mutant.ruleset} ${mutant.name}`, before, again, load: loadavg()[0] })
  const say = run =>
    run
      ? `${run.start.toFixed(1)} s (${run.used?.toFixed(1)} s of the processors), ${run.end.toFixed(2)} s after its game (${run.check})`
      : 'tells no failure'
  console.log(`${isLate ? 'LATE' : 'ok  '} ${mutant.ruleset} ${mutant.name}: at first ${say(before)}; then ${say(again)}`)
}
if (values.out !== undefined) writeFileSync(values.out, `${JSON.stringify({ seed: Number(values.seed), rows }, null, 2)}\n`)
