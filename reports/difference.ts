/**
 * What differs between two reports: which rules and checks came to a better or a worse verdict, and which are new or gone.
 * @module
 */
import type { Report, RulesetReport, Verdict } from '../properties/campaign/report.js'

/** From the worst to the best. What is not claimed is better than what does not hold, and worse than what does. */
const ORDER: readonly Verdict[] = ['fail', 'error', 'inconclusive', 'untested', 'unsupported', 'pass']

/** How something came out otherwise. */
export const CHANGES = ['worse', 'gone', 'better', 'new'] as const
export type Change = (typeof CHANGES)[number]

/** A rule or a check that came out otherwise; a ruleset, where only one of the reports has it. */
export interface Otherwise {
  readonly change: Change
  readonly ruleset: string
  readonly what: 'ruleset' | 'rule' | 'check'
  readonly name: string
  /** Its verdict in the first report; none where it is new. */
  readonly before?: Verdict
  /** Its verdict in the second; none where it is gone. */
  readonly after?: Verdict
}

type Verdicts = ReadonlyMap<string, Verdict>

const ofRules = ({ rules }: RulesetReport): Verdicts =>
  new Map(rules.flatMap(({ id, verdict }) => (verdict === undefined ? [] : [[id, verdict] as const])))
const ofChecks = ({ checks }: RulesetReport): Verdicts => new Map(checks.map(({ name, verdict }) => [name, verdict]))

const verdictOf = (ruleset: RulesetReport | undefined): Verdicts => new Map(ruleset ? [[ruleset.id, ruleset.verdict]] : [])

const between = (ruleset: string, what: Otherwise['what'], before: Verdicts, after: Verdicts): readonly Otherwise[] =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((name): readonly Otherwise[] => {
    const [then, now] = [before.get(name), after.get(name)]
    if (then === now) return []
    if (then === undefined) return [{ change: 'new', ruleset, what, name, after: now! }]
    if (now === undefined) return [{ change: 'gone', ruleset, what, name, before: then }]
    return [{ change: ORDER.indexOf(now) > ORDER.indexOf(then) ? 'better' : 'worse', ruleset, what, name, before: then, after: now }]
  })

/** All that came out otherwise in the second of two reports, the worse first. */
export const differencesOf = (before: Report, after: Report): readonly Otherwise[] => {
  const ids = [...new Set([...before.rulesets, ...after.rulesets].map(({ id }) => id))]
  const found = ids.flatMap(id => {
    const [then, now] = [before, after].map(({ rulesets }) => rulesets.find(ruleset => ruleset.id === id))
    if (!then || !now) return between(id, 'ruleset', verdictOf(then), verdictOf(now))
    return [...between(id, 'rule', ofRules(then), ofRules(now)), ...between(id, 'check', ofChecks(then), ofChecks(now))]
  })
  return CHANGES.flatMap(change => found.filter(each => each.change === change))
}

/** Whether the second report is worse: something is worse or gone, or is new and does not hold. */
export const isWorse = (differences: readonly Otherwise[]): boolean =>
  differences.some(
    ({ change, after }) => change === 'worse' || change === 'gone' || (change === 'new' && after !== 'pass' && after !== 'unsupported')
  )

/** What two reports have apart besides verdicts, so that these can't be told from one another: a sentence each. */
export const circumstances = (before: Report, after: Report): readonly string[] => {
  const pairs: readonly (readonly [string, string, string])[] = [
    ['the kit', `${before.kit.version} (${before.kit.digest})`, `${after.kit.version} (${after.kit.digest})`],
    ['the engine', `${before.engine.name} ${before.engine.version}`, `${after.engine.name} ${after.engine.version}`],
    ['the level', before.engine.level, after.engine.level],
    ['the seed', String(before.run.seed), String(after.run.seed)],
    ['the number of random games', String(before.run.runs), String(after.run.runs)],
    ['whether interpretations judge', String(before.run.strict), String(after.run.strict)],
    ['whether the run was ended early', String(before.run.partial), String(after.run.partial)]
  ]
  return pairs.flatMap(([what, then, now]) => (then === now ? [] : [`${what}: ${then}, then ${now}`]))
}
