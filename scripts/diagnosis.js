/**
 * Prints how often a diagnosis names the broken rule: of every faulty engine, by the evidence, and of faults drawn by a seed from the
 * syntax of the reference engine's functions, of which the rule of the `@see` is the broken one.
 *
 *   npm run diagnosis                    what is written down
 *   npm run diagnosis -- --write         judges the lot, and writes what comes of it; the next run goes on where it was ended
 *   npm run diagnosis -- --minutes M     stops after so many minutes
 *   npm run diagnosis -- --check         says whether what is written down is of these sources, and good enough
 * @module
 */
import { readEvidence } from '../dist/properties/mutation/evidence.js'
import { engineFaults } from './diagnosis/faults.js'
import { count, problemsOf, readFigures, sayCount, toldOf, write } from './diagnosis/figures.js'
import { digest, trial } from './diagnosis/trial.js'
import { drawFrom } from './mutation/seed.js'
import { readOptions, wholeNumber } from './options.js'

const { values } = readOptions(import.meta.url, {
  write: { type: 'boolean', default: false },
  minutes: { type: 'string', default: '60' },
  check: { type: 'boolean', default: false }
})

/** How many faults are drawn, and by what. */
const LOT = 200
const SEED = 'the engine is wrong'

const fail = problems => {
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
}

const tell = faults => {
  const engines = readEvidence()?.mutants.filter(({ kind }) => kind === 'engine') ?? []
  if (engines.length > 0) console.log(sayCount('faulty engines', count(engines)))
  const told = toldOf(faults)
  console.log(`faults of syntax: ${told.length} of ${faults.length} are told by a fixture`)
  if (told.length > 0) console.log(sayCount('faults of syntax', count(told)))
}

if (values.write) {
  const all = engineFaults()
  const lot = drawFrom(all, LOT, SEED)
  const results = await trial(lot, wholeNumber('--minutes', values.minutes, 1))
  const faults = results.filter(({ by }) => by !== undefined)
  tell(faults)
  if (faults.length < lot.length) fail([`${lot.length - faults.length} are left: run it again to go on`])
  else write({ digest: digest(), seed: SEED, population: all.length, faults })
} else {
  const figures = readFigures()
  if (figures) tell(figures.faults)
  fail(values.check || !figures ? problemsOf(figures, digest()) : [])
}
