/** `npm run mutation -- --engine`: plants faults in the reference engine and looks whether games tell them. @module */
import { byFile, told } from '../mutation/figures.js'
import { digest, digestOfJudge } from './digest.js'
import { bySign, judgedOf, problemsOf, readEquivalent, readFigures, write } from './figures.js'
import { allEngineFaults, lotOf, SEED } from './lot.js'
import { trial } from './trial.js'

const AGAIN = 'Run `npm run build && npm run mutation -- --engine` and commit the result.'

const tell = (faults, equivalent) => {
  const judged = judgedOf(faults)
  for (const { file, faults: number, killed, equivalent: same, survived } of byFile(judged, equivalent))
    console.log(`${file}: ${killed} of ${number} killed, ${same} equivalent, ${survived} survived`)
  for (const [sign, number] of bySign(judged)) console.log(`${sign}: ${number}`)
  console.log(`judged ${judged.length} of ${faults.length}: ${told(judged, equivalent)}`)
}

/** Says what is written down, and returns what is wrong with it. */
export const checkEngine = () => {
  const figures = readFigures()
  const equivalent = readEquivalent()
  if (figures) tell(figures.faults, equivalent)
  const problems = problemsOf(figures, equivalent, digest())
  return problems.length === 0 ? [] : [...problems, AGAIN]
}

const sayOpen = ({ name, covering, differing, isCutShort }) =>
  `survived: ${name} (${covering} games come by it, ${differing} differ${isCutShort ? ', not all were played' : ''})`

/**
 * Judges faults of the engine: the lot, or all of some files or with some words in their names, of which nothing is written down.
 * @returns what is wrong
 */
export const judgeEngine = async ({ files, words, minutes, jobs, runs }) => {
  const all = allEngineFaults()
  const unknown = files.filter(file => !all.some(fault => fault.file === file))
  if (unknown.length > 0) return unknown.map(file => `There is no fault of ${file}: name a file of engine/reference.`)
  const isWhole = files.length === 0 && words === undefined
  const lot = isWhole
    ? lotOf(all)
    : all.filter(({ file, name }) => (files.length === 0 || files.includes(file)) && (words === undefined || name.includes(words)))
  const equivalent = readEquivalent()
  // a fixture that comes while this runs has judged nothing
  const sources = { digest: digest(), judge: digestOfJudge() }
  const results = await trial(lot, minutes, jobs, runs, isWhole)
  for (const each of results) if (each.killed === false && !equivalent.has(each.name)) console.log(sayOpen(each))
  tell(results, equivalent)
  const judged = judgedOf(results).length
  if (isWhole) {
    write({ ...sources, seed: SEED, population: all.length, runs, faults: results })
    console.log(`${lot.length} were drawn by the seed "${SEED}" of ${all.length}; the sources have the digest ${sources.digest}`)
  }
  return judged < lot.length ? [`${lot.length - judged} of ${lot.length} are left: run it again to go on`] : []
}
