/**
 * The tables of pairs that come with the kit: what was counted last, and of which situations.
 * @module
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { packageRoot } from '../../fixtures/loader.js'
import { InputProblem, parseJson, sayIssue } from '../../model/scenario/problem.js'

export const PAIRS_FORMAT = 'stacklaw/pairs@1'

const number = z.int().min(0)

/** How many pairs of a ruleset are met, and by what. */
export const PairCounts = z.strictObject({
  all: number,
  possible: number,
  fixtures: number,
  corpus: number,
  random: number,
  together: number,
  cards: number
})

/** A ruleset's table. */
export const KeptTable = z.strictObject({
  /** The digest of the fixtures and of the corpus that were played. */
  digest: z.string(),
  /** How many games of each kind were played. */
  games: z.record(z.string(), number),
  counts: PairCounts,
  aspects: z.array(z.string()),
  /** A row an aspect: a letter for each aspect before it. */
  rows: z.array(z.string())
})
export type KeptTable = z.infer<typeof KeptTable>

export const PairsFile = z.strictObject({ format: z.literal(PAIRS_FORMAT), tables: z.record(z.string(), KeptTable) })
export type PairsFile = z.infer<typeof PairsFile>

/** Where the tables are kept. */
export const pairsPath = (): string => join(packageRoot(), 'fixtures', 'pairs.json')

/**
 * The tables that come with the kit; none where nothing was counted yet.
 * @throws InputProblem if the file is none of tables
 */
export const readPairs = (file = pairsPath()): PairsFile => {
  if (!existsSync(file)) return { format: PAIRS_FORMAT, tables: {} }
  const value = parseJson(readFileSync(file, 'utf8'), file)
  const parsed = PairsFile.safeParse(value)
  if (!parsed.success) throw new InputProblem(`${file}: ${sayIssue(parsed.error, value)}; make it anew with "npm run pairs -- --write".`)
  return parsed.data
}
