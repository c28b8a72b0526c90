/**
 * What each level of observation decides, measured on the mutants: the table of the guide.
 * @module
 */
import { LOWER_LEVELS } from './evidence.js'
import type { EvidenceFile, Killers, MutantEvidence } from './evidence.js'

const KINDS = ['fixtures', 'invariants', 'transitions'] as const

const LEVELS = [...LOWER_LEVELS, 'full'] as const

/** The checks that kill a mutant at a level. */
const killersAt = (mutant: MutantEvidence, level: (typeof LEVELS)[number]): Killers | undefined =>
  level === 'full' ? mutant.killers : mutant.levels?.[level]

const isKilled = (killers: Killers | undefined): boolean => killers !== undefined && KINDS.some(kind => killers[kind].length > 0)

/** Where the table stands in the guide. */
export const LEVEL_TABLE = { begin: '<!-- levels: made by `npm run evidence` -->', end: '<!-- /levels -->' } as const

/** Rows of a Markdown table, the first of them its head, with columns of one width. */
const aligned = ([head = [], ...rows]: readonly (readonly string[])[]): readonly string[] => {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map(row => row[column]?.length ?? 0)))
  const line = (row: readonly string[]): string => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(head), line(widths.map(width => '-'.repeat(width))), ...rows.map(line)]
}

/** The table as Markdown; `undefined` where the levels have not been measured. */
export const levelTable = ({ mutants }: Pick<EvidenceFile, 'mutants'>): string | undefined => {
  if (mutants.length === 0 || mutants.some(mutant => !mutant.levels)) return undefined
  const rows = LEVELS.map(level => {
    const killers = mutants.map(mutant => killersAt(mutant, level))
    const by = KINDS.map(kind => killers.filter(each => each !== undefined && each[kind].length > 0).length)
    return [`\`${level}\``, `${killers.filter(isKilled).length} of ${mutants.length}`, ...by.map(String)]
  })
  const unseen = LEVELS.flatMap(level => {
    const names = mutants.filter(mutant => !isKilled(killersAt(mutant, level))).map(({ name, rule }) => `${name} (${rule})`)
    return names.length === 0 ? [] : [`Not told at \`${level}\`: ${names.join(', ')}.`, '']
  })
  return [...aligned([['level', 'faults told', 'by a fixture', 'by an invariant', 'by the charts'], ...rows]), '', ...unseen]
    .join('\n')
    .trimEnd()
}

/** A guide with the table in its place. */
export const withLevelTable = (guide: string, table: string): string => {
  const from = guide.indexOf(LEVEL_TABLE.begin)
  const to = guide.indexOf(LEVEL_TABLE.end)
  if (from < 0 || to < from) return guide
  return `${guide.slice(0, from)}${LEVEL_TABLE.begin}\n\n${table}\n\n${guide.slice(to)}`
}
