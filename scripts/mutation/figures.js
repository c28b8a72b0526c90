/**
 * What came of the lot, written down: which faults are told by which game, and which ones no game could tell.
 * @module
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const path = new URL('figures.json', import.meta.url)

/** Of the lot so many are killed, at least, and so many declared equivalent, at most. */
export const BOUNDS = { lot: 500, killed: 0.9, equivalent: 0.05 }

/**
 * Faults that no game could tell, each with the reason.
 * @returns {Map<string, string>}
 */
export const readEquivalent = () =>
  new Map(
    JSON.parse(readFileSync(new URL('equivalent.json', import.meta.url), 'utf8')).flatMap(({ faults, why }) =>
      faults.map(name => [name, why])
    )
  )

/** @returns {{ digest: string, faults: { name: string }[] } | undefined} */
export const readFigures = () => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined)

/** What may come of a fault. One that there was no time for counts as one that no game tells. */
const OUTCOMES = ['killed', 'equivalent', 'survived', 'unjudged']

/** What came of a fault. */
export const outcomeOf = ({ name, killed }, equivalent) =>
  killed ? 'killed' : equivalent.has(name) ? 'equivalent' : killed === undefined ? 'unjudged' : 'survived'

/** How many faults there are of each outcome. */
export const count = (faults, equivalent) => {
  const outcomes = faults.map(fault => outcomeOf(fault, equivalent))
  return Object.fromEntries(OUTCOMES.map(each => [each, outcomes.filter(outcome => outcome === each).length]))
}

/** The faults by what is mutated and by file. */
export const byFile = (faults, equivalent) =>
  [...new Set(faults.map(({ file }) => file))].sort().map(file => {
    const own = faults.filter(fault => fault.file === file)
    return { file, faults: own.length, ...count(own, equivalent) }
  })

/** What ends a fault without a game that tells it. */
export const ENDLESS = ['the model does not come to an end', 'the model fills the memory']

/** What is wrong with the figures; nothing if they are good enough. */
export const problemsOf = (figures, equivalent, digest) => {
  if (!figures) return ['there are no figures']
  const { faults } = figures
  const { killed, equivalent: same, unjudged } = count(faults, equivalent)
  const share = number => `${((100 * number) / faults.length).toFixed(1)} %`
  return [
    figures.digest !== digest && 'the sources have changed since the faults were judged',
    faults.length - unjudged < BOUNDS.lot && `${faults.length - unjudged} faults that were judged are fewer than ${BOUNDS.lot}`,
    killed < BOUNDS.killed * faults.length && `${share(killed)} killed are fewer than ${BOUNDS.killed * 100} %`,
    same > BOUNDS.equivalent * faults.length && `${share(same)} declared equivalent are more than ${BOUNDS.equivalent * 100} %`,
    ...faults
      .filter(({ killed: isKilled, by, sign }) => isKilled && by === undefined && !ENDLESS.includes(sign))
      .map(({ name }) => `killed, but by no game: ${name}`),
    ...faults
      .filter(({ name, killed: isKilled }) => isKilled && equivalent.has(name))
      .map(({ name }) => `declared equivalent, but killed: ${name}`)
  ].filter(Boolean)
}

/** In words: how many of each outcome. */
export const told = (faults, equivalent) => {
  const { killed, equivalent: same, survived, unjudged } = count(faults, equivalent)
  const left = unjudged === 0 ? '' : `, ${unjudged} not judged yet`
  return `${killed} of ${faults.length} killed (${((100 * killed) / faults.length).toFixed(1)} %), ${same} declared equivalent, ${survived} survived${left}`
}

export const write = figures => writeFileSync(path, `${JSON.stringify(figures, null, 1)}\n`)
