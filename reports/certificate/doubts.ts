/**
 * Why a certificate whose signature fits is still not to be believed: each reason in a sentence.
 * @module
 */
import { count } from '../../model/trace/text.js'
import { Verdict } from '../../properties/campaign/report.js'
import type { Statement } from './statement.js'
import { resultOf, rulesWith } from './statement.js'

/** What a certificate is held against. */
export interface Known {
  /** SHA-256 of this kit, and its version. */
  readonly kit: { readonly version: string; readonly digest: string }
  /** The names of all checks that a ruleset has; nothing for one that the kit has not. */
  readonly checksOf: (ruleset: string) => readonly string[] | undefined
}

/** So many names are told. */
const TOLD = 3

const some = (names: readonly string[]): string => `${names.slice(0, TOLD).join(', ')}${names.length > TOLD ? ' and others' : ''}`

const isSame = (a: readonly string[], b: readonly string[]): boolean => JSON.stringify(a) === JSON.stringify(b)

/** What does not fit within the statement itself. */
const contradictions = ({ predicate }: Statement): readonly string[] => {
  const { verdict, rulesets } = predicate.stacklaw
  const found: string[] = []
  // they are listed worst first
  const whole = Verdict.options.find(each => rulesets.some(ruleset => ruleset.verdict === each))
  if (whole !== verdict) found.push(`It says ${verdict} of the engine, and its rulesets come to ${whole}.`)
  if (predicate.result !== resultOf(verdict)) found.push(`It says ${predicate.result} where its verdict is ${verdict}.`)
  const lists = [
    ['passedTests', 'PASSED'],
    ['warnedTests', 'WARNED'],
    ['failedTests', 'FAILED']
  ] as const
  for (const [list, result] of lists)
    if (!isSame(predicate[list], rulesWith(rulesets, result))) found.push(`Its list ${list} is not that of the verdicts on its rules.`)
  return found
}

const missingCases = ({ predicate }: Statement, checksOf: Known['checksOf']): readonly string[] =>
  predicate.stacklaw.rulesets.flatMap(({ id, checks }) => {
    const all = checksOf(id)
    if (!all) return [`It is about the ruleset ${JSON.stringify(id)}, which this kit does not have.`]
    const missing = all.filter(name => !Object.hasOwn(checks, name))
    return missing.length === 0 ? [] : [`Of the checks of ${id} it lacks ${count(missing.length, 'check')}: ${some(missing)}.`]
  })

/**
 * Why a statement is not to be believed.
 * @returns a sentence for each reason; none if it is
 */
export const doubtsOf = (statement: Statement, { kit, checksOf }: Known): readonly string[] => {
  const { kit: own, run } = statement.predicate.stacklaw
  // of another kit neither the checks nor their names say anything
  if (own.digest.sha256 !== kit.digest)
    return [
      `It was written by another kit (${own.version}, ${own.digest.sha256.slice(0, 12)}), and this one is ${kit.version}, ${kit.digest.slice(0, 12)}; verify it with that one.`
    ]
  return [
    ...(run.partial ? ['Its run was ended early, so it is no verdict on the whole.'] : []),
    ...missingCases(statement, checksOf),
    ...contradictions(statement)
  ]
}

/** Where two runs come to another verdict on a rule, a check or as a whole, in sentences. */
export const differencesBetween = (one: Statement, other: Statement): readonly string[] => {
  const [a, b] = [one.predicate.stacklaw, other.predicate.stacklaw]
  return a.rulesets.flatMap(({ id, verdict, checks, rules }) => {
    const again = b.rulesets.find(ruleset => ruleset.id === id)
    if (!again) return [`The ruleset ${id} was not played again.`]
    const apart = (
      [
        ['rule', rules, again.rules],
        ['check', checks, again.checks]
      ] as const
    ).flatMap(([what, then, now]) => {
      const names = [...new Set([...Object.keys(then), ...Object.keys(now)])].filter(name => then[name] !== now[name])
      return names.length === 0
        ? []
        : [
            `In ${id} ${count(names.length, what)} came to another verdict: ${some(names.map(name => `${name} ${then[name] ?? 'not judged'}, now ${now[name] ?? 'not judged'}`))}.`
          ]
    })
    return [...(again.verdict === verdict ? [] : [`The verdict on ${id} was ${verdict}, and is ${again.verdict} now.`]), ...apart]
  })
}
