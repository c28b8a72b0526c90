/** How often the broken rule is among the first that a diagnosis names, written down for faults in the engine's syntax. @module */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const path = new URL('figures.json', import.meta.url)

/** So many faults that fixtures tell there are at least; of how many the broken rule comes first, and among the first three. */
export const BOUNDS = { told: 120, first: 0.5, three: 0.75 }

/** @returns {{ digest: string, seed: string, population: number, faults: { name: string, rules: string[] }[] } | undefined} */
export const readFigures = () => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined)

export const write = figures => writeFileSync(path, `${JSON.stringify(figures, null, 1)}\n`)

/** Of how many the broken rule is named first, among three, and not at all. */
export const count = faults => {
  const within = most => faults.filter(({ named }) => named !== null && named <= most).length
  return { all: faults.length, first: within(1), three: within(3), none: faults.filter(({ named }) => named === null).length }
}

const share = (part, all) => `${part} of ${all} (${((100 * part) / all).toFixed(1)} %)`

/** In words, on two lines. */
export const sayCount = (what, { all, first, three, none }) =>
  [
    `${what}: the broken rule is the first named for ${share(first, all)}`,
    `${what}: it is among three for ${share(three, all)}; not named for ${none}`
  ].join('\n')

/** Of the lot those that a fixture tells. */
export const toldOf = faults => faults.filter(({ by }) => by !== null)

/** What is wrong with the figures; nothing if they are good enough. */
export const problemsOf = (figures, digest) => {
  if (!figures) return ['there are no figures']
  const { all, first, three } = count(toldOf(figures.faults))
  return [
    figures.digest !== digest && 'the sources have changed since the faults were judged',
    all < BOUNDS.told && `${all} faults that fixtures tell are fewer than ${BOUNDS.told}`,
    first < BOUNDS.first * all && `the broken rule is named first for fewer than ${BOUNDS.first * 100} %`,
    three < BOUNDS.three * all && `the broken rule is among three for fewer than ${BOUNDS.three * 100} %`
  ].filter(Boolean)
}
