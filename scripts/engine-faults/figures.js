/** What came of the faults of the engine, written down. @module */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { count } from '../mutation/figures.js'

const path = new URL('figures.json', import.meta.url)

/** Of the lot so many are killed, at least, and so many declared equivalent, at most. */
export const BOUNDS = { lot: 1000, killed: 0.92, equivalent: 0.05 }

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

/** @returns {{ digest: string, judge: string, seed: string, population: number, runs: number, faults: { name: string }[] } | undefined} */
export const readFigures = () => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined)

export const write = figures => writeFileSync(path, `${JSON.stringify(figures, null, 1)}\n`)

/** Those that there was time for. */
export const judgedOf = faults => faults.filter(({ killed }) => killed !== undefined)

/** What is wrong with the figures; nothing if they are good enough. */
export const problemsOf = (figures, equivalent, digest) => {
  if (!figures) return ['there are no figures of the engine']
  const { faults } = figures
  const { killed, equivalent: same } = count(faults, equivalent)
  const judged = judgedOf(faults).length
  const share = number => `${((100 * number) / faults.length).toFixed(1)} %`
  return [
    figures.digest !== digest && 'the sources have changed since the faults of the engine were judged',
    judged < BOUNDS.lot && `${judged} faults of the engine that were judged are fewer than ${BOUNDS.lot}`,
    killed < BOUNDS.killed * faults.length && `${share(killed)} killed are fewer than ${BOUNDS.killed * 100} %`,
    same > BOUNDS.equivalent * faults.length && `${share(same)} declared equivalent are more than ${BOUNDS.equivalent * 100} %`,
    ...faults
      .filter(({ name, killed: isKilled }) => isKilled && equivalent.has(name))
      .map(({ name }) => `declared equivalent, but killed: ${name}`)
  ].filter(Boolean)
}

/** How many faults each sign has told, the most first. */
export const bySign = faults => {
  const signs = [...new Set(faults.flatMap(({ sign }) => sign ?? []))]
  return signs.map(sign => [sign, faults.filter(fault => fault.sign === sign).length]).sort(([, one], [, other]) => other - one)
}
