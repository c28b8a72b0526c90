/**
 * A rule's failure as a text: the checks that failed, and the smallest game that shows it.
 * @module
 */
import type { RuleId } from '../../model/scenario/names.js'
import { labelsOf } from '../../model/telling/labels.js'
import { sayTrace } from '../../model/trace/words.js'
import type { CheckResult, RuleResult } from './report.js'

/** What shows a failure best comes first: an outcome derived by hand, then a stated property, then the rest. */
const BY_KIND: Readonly<Record<CheckResult['kind'], number>> = {
  fixture: 0,
  invariant: 1,
  relation: 2,
  exploration: 3,
  chart: 4,
  corpus: 5
}

/** The observations before the one that decides that are told, and the failures beside the first one. */
const MOST_STEPS = 15
const MOST_OTHERS = 5

const sayEvidence = ({ evidence }: CheckResult): readonly string[] => {
  if (!evidence) return []
  const { named, words } = labelsOf({ objects: evidence.objects ?? [] }, evidence.trace)
  const lines = sayTrace(evidence.trace.map(named), words)
  const from = Math.max(0, lines.length - MOST_STEPS)
  return [
    '',
    `The game ${evidence.scenario}${from > 0 ? ', its last steps' : ''}:`,
    ...lines.slice(from).map((line, i) => `${from + i === evidence.step ? '  > ' : '    '}${line}`),
    ...evidence.expected.map((each, i) => `${i === 0 ? 'expected: ' : '      or: '}${each}`),
    `    came: ${evidence.came}`,
    ...(evidence.replay === undefined ? [] : [`play it: ${evidence.replay}`])
  ]
}

/** The checks of a rule that have a verdict, the most telling first. */
export const checksOf = (rule: RuleId, checks: readonly CheckResult[], verdict: CheckResult['verdict']): readonly CheckResult[] =>
  checks.filter(check => check.rules.includes(rule) && check.verdict === verdict).sort((a, b) => BY_KIND[a.kind] - BY_KIND[b.kind])

/** A rule with the checks that gave it its verdict, in lines. The first check is told with its evidence. */
export const sayCounterexample = (rule: RuleResult, checks: readonly CheckResult[]): string => {
  const [first, ...others] = rule.verdict === undefined ? [] : checksOf(rule.id, checks, rule.verdict)
  return [
    `${rule.id} ${rule.title}`,
    rule.statement,
    '',
    ...(first ? [`${first.kind} ${first.name}: ${first.message}`, ...sayEvidence(first)] : [`the rule is ${rule.verdict ?? 'untested'}`]),
    ...(others.length === 0
      ? []
      : [
          '',
          `${others.length} more ${others.length === 1 ? 'check' : 'checks'} with this verdict: ${others
            .slice(0, MOST_OTHERS)
            .map(({ name }) => name)
            .join(', ')}${others.length > MOST_OTHERS ? ', …' : ''}`
        ])
  ].join('\n')
}
