/** How many faulty engines random games alone tell, written down. @module */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { digestOf } from '../mutation/digest.js'

const path = new URL('figures.json', import.meta.url)

/** The digest of what random games and faulty engines come from: no expectation of a fixture has a part in it. */
export const digest = () =>
  digestOf(['model/', 'engine/', 'fixtures/', 'properties/', 'scripts/'], name =>
    name.startsWith('scripts/')
      ? /^scripts\/(random-kills|random\/asked|engine-faults\/alike)\.js$/.test(name)
      : !/\.test\.ts$|\/testing\/|^fixtures\/pairs\.json$/.test(name)
  )

/** @returns {{ rulesets: Record<string, { digest: string, runs: number, seed: number, every: number, drawings: Record<string, { of: number, told: number, middle: number | null, survivors: string[] }> }> }} */
export const readRandom = () => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { rulesets: {} })

/** Keeps what came of a ruleset, whatever is kept of others. */
export const keepRandom = (ruleset, figures) =>
  writeFileSync(path, `${JSON.stringify({ rulesets: { ...readRandom().rulesets, [ruleset]: figures } }, null, 1)}\n`)

/** The share that is told. */
export const share = ({ told, of }) => (of === 0 ? 0 : told / of)

/** A way of drawing in words. */
export const sayRandom = (ruleset, name, runs, figures) =>
  `${ruleset} ${name.padEnd(8)} ${figures.told} of ${figures.of} faulty engines told by ${runs} random games (${(100 * share(figures)).toFixed(0)} %), half of those by game ${figures.middle ?? '-'}`
