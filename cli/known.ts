/**
 * Files of known failures, read and written for `stacklaw certify`.
 * @module
 */
import { existsSync, statSync } from 'node:fs'
import { readText } from '../fixtures/text.js'
import { InputProblem, parseJson, sayIssue } from '../model/scenario/problem.js'
import { count } from '../model/trace/text.js'
import type { Compared, Failed, KnownFailure } from '../properties/campaign/known.js'
import { EXPECT_FORMAT, ExpectFile, knownFrom, lacksReason } from '../properties/campaign/known.js'
import type { RulesetReport } from '../properties/campaign/report.js'
import { checkOutput, writeOutput } from './output.js'
import { bold, dim, safe, verdictWord } from './screen.js'

const parse = (file: string): ExpectFile => {
  const value = parseJson(readText(file), file)
  const format = typeof value === 'object' && value !== null ? (value as { format?: unknown }).format : undefined
  if (format !== EXPECT_FORMAT)
    throw new InputProblem(`${file}: /format is ${JSON.stringify(format) ?? 'missing'}; a file of known failures has "${EXPECT_FORMAT}".`)
  const parsed = ExpectFile.safeParse(value)
  if (!parsed.success) throw new InputProblem(`${file}: ${sayIssue(parsed.error, value)}.`)
  return parsed.data
}

/**
 * The known failures of a file.
 * @throws InputProblem if it is no such file, or a reason has not been written
 */
export const readKnown = (file: string): readonly KnownFailure[] => {
  const { failures } = parse(file)
  const at = failures.findIndex(lacksReason)
  if (at >= 0)
    throw new InputProblem(
      `${file}: /failures/${at}/reason is still to be written; say why ${failures[at]!.check} may fail, or take the entry out.`
    )
  return failures
}

/** Of a file that is there already the reasons are kept; an empty one holds none. */
const kept = (file: string): readonly KnownFailure[] => (existsSync(file) && statSync(file).size > 0 ? parse(file).failures : [])

/**
 * Checks that known failures can be written to a file. Call it before the run, not after.
 * @throws InputProblem if it can't be written, or holds something else
 */
export const checkKnown = (file: string): void => {
  checkOutput(file)
  kept(file)
}

/**
 * Writes the failures of a run; reasons are kept that the file gives already, or the list that the run was held against.
 * @param listed that list
 * @returns how many reasons are still to be written
 */
export const writeKnown = (
  file: string,
  rulesets: readonly RulesetReport[],
  strict: boolean,
  listed: readonly KnownFailure[] = []
): number => {
  const own = kept(file)
  const known = knownFrom(rulesets, [...own.filter(each => !lacksReason(each)), ...listed, ...own], strict)
  writeOutput(file, `${JSON.stringify(known, null, 2)}\n`)
  return known.failures.filter(lacksReason).length
}

const nameOf = ({ name, situation }: Failed): string => (situation === undefined ? name : `${name} in ${safe(situation)}`)

/** How the run compares with the list, in lines. */
export const sayCompared = (file: string, { known, unlisted, stale }: Compared): readonly string[] => [
  bold(count(unlisted.length, 'new failure')),
  `${bold('Known failures')} ${dim(safe(file))}: ${known.length} failed as listed, ${unlisted.length} not listed, ${stale.length} stale`,
  ...known.map(each => `  known ${verdictWord(each.verdict)} ${nameOf(each)}: ${safe(each.reason)}`),
  ...unlisted.map(each => `  ${verdictWord(each.verdict)} ${nameOf(each)} is not listed: ${safe(each.message)}`),
  ...stale.map(({ check, verdict, why }) => `  stale: ${safe(check)} is listed as ${verdict}, but ${why}; take it out of the list`)
]
