/**
 * Plants faults in the model and looks whether games tell them: a right game that is refused, a wrong one that is accepted.
 *
 *   npm run mutation                     judges the lot, and writes what comes of it
 *   npm run mutation -- --minutes M      stops after so many minutes and writes what has come of it by then; the next run goes on
 *   npm run mutation -- --jobs N         judges by so many threads at a time (2)
 *   npm run mutation -- --only WORDS     judges the faults whose names hold these words, and writes nothing
 *   npm run mutation -- --confirm N      plants N faults of those that were killed again: each is killed by the same game
 *   npm run mutation -- --check          says whether what is written down is of these sources, and good enough
 *
 *   npm run mutation -- --engine         the same of faults in the reference engine: a right game of the engine with the fault is one that
 *                                        charts, expectations, invariants and relations do not refuse; takes --minutes, --jobs, --only, --check
 *   npm run mutation -- --engine FILE... judges every fault of these files, and writes nothing
 *   npm run mutation -- --engine --runs N  plays so many random games with what all other games leave (100)
 * @module
 */
import { digest, digestOfJudge } from './mutation/digest.js'
import { byFile, problemsOf, readEquivalent, readFigures, told, write } from './mutation/figures.js'
import { allFaults, lotOf, SEED } from './mutation/lot.js'
import { drawFrom } from './mutation/seed.js'
import { confirm, trial } from './mutation/trial.js'
import { checkEngine, judgeEngine } from './engine-faults/command.js'
import { readOptions, wholeNumber } from './options.js'

const ANY = 1000

const { values, positionals } = readOptions(
  import.meta.url,
  {
    engine: { type: 'boolean', default: false },
    runs: { type: 'string', default: '100' },
    only: { type: 'string' },
    minutes: { type: 'string', default: '60' },
    jobs: { type: 'string', default: '2' },
    confirm: { type: 'string' },
    check: { type: 'boolean', default: false }
  },
  process.argv.includes('--engine') ? ANY : 0
)

const jobs = wholeNumber('--jobs', values.jobs, 1)
const equivalent = readEquivalent()

const fail = problems => {
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
}

const tellOpen = faults => {
  for (const { name, killed, covering } of faults)
    if (!killed && !equivalent.has(name))
      console.log(`survived: ${name} (${covering === 0 ? 'no game comes by it' : `${covering} games come by it`})`)
}

if (values.engine && values.check) fail(checkEngine())
else if (values.engine)
  fail(
    await judgeEngine({
      files: positionals,
      words: values.only,
      minutes: wholeNumber('--minutes', values.minutes, 1),
      jobs,
      runs: wholeNumber('--runs', values.runs)
    })
  )
else if (values.check) {
  const figures = readFigures()
  if (figures) console.log(told(figures.faults, equivalent))
  const problems = problemsOf(figures, equivalent, digest())
  fail(problems.length === 0 ? [] : [...problems, 'Run `npm run build && npm run mutation` and commit the result.'])
} else if (values.confirm !== undefined) {
  const faults = new Map(allFaults().map(fault => [fault.name, fault]))
  const known = (readFigures()?.faults ?? []).filter(({ killed, by, name }) => killed && by !== undefined && faults.has(name))
  const drawn = drawFrom(known, Math.min(wholeNumber('--confirm', values.confirm, 1), known.length), SEED)
  const lost = await confirm(
    drawn.map(({ name, by }) => ({ ...faults.get(name), by })),
    jobs
  )
  console.log(`${drawn.length - lost.length} of ${drawn.length} faults are killed again by the same game`)
  fail(drawn.length === 0 ? ['there is none to confirm'] : lost.map(name => `no longer killed: ${name}`))
} else {
  const all = allFaults()
  const lot = values.only === undefined ? lotOf(all) : all.filter(({ name }) => name.includes(values.only))
  const results = await trial(lot, wholeNumber('--minutes', values.minutes, 1), jobs)
  tellOpen(results.filter(({ killed }) => killed !== undefined))
  if (values.only === undefined)
    for (const { file, faults: number, killed } of byFile(results, equivalent)) console.log(`${file}: ${killed} of ${number} killed`)
  console.log(told(results, equivalent))
  const left = results.filter(({ killed }) => killed === undefined).length
  if (left > 0) fail([`${left} of ${lot.length} are left: run it again to go on`])
  if (values.only === undefined) {
    const population = Object.fromEntries(
      ['decision', 'syntax', 'chart'].map(kind => [kind, all.filter(each => each.kind === kind).length])
    )
    write({ digest: digest(), judge: digestOfJudge(), seed: SEED, population, faults: results })
    console.log(`judged ${results.length - left} of the ${lot.length} drawn by the seed "${SEED}", under the digest ${digest()}`)
  }
}
