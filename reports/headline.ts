/**
 * The report in one sentence.
 * @module
 */
import type { Report, Verdict } from '../properties/campaign/report.js'
import { count } from '../model/trace/text.js'

/** One sentence on why the report has its verdict. The engine's name is not in it. */
export const headline = (report: Report): string => {
  const checks = report.rulesets.flatMap(r => r.checks)
  const number = (verdict: Verdict): number => checks.filter(check => check.verdict === verdict).length
  switch (report.verdict) {
    case 'fail':
      return `${news(report)}${broken(report, `${number('fail')} of ${count(checks.length, 'check')} failed`)}`
    case 'error':
      return `The engine or its adapter broke down in ${count(number('error'), 'check')}, so nothing could be judged there.`
    case 'inconclusive':
      return `Nothing failed, but ${count(number('inconclusive'), 'check does', 'checks do')} not decide.`
    case 'untested':
      return `Nothing failed, but ${count(number('untested'), 'check was', 'checks were')} not run.`
    case 'pass':
      return `Every check that ran held: ${number('pass')} of ${count(checks.length, 'check')}, on ${held(report)}.`
    case 'unsupported':
      return 'The engine does not claim what the checks need, so nothing was judged.'
  }
}

/** Held against a list of known failures, what is new is a number of its own. */
const news = ({ expect }: Report): string =>
  expect?.new === undefined ? '' : `${count(expect.new, 'new failure')}${expect.known ? `, ${expect.known} known` : ''}. `

const held = (report: Report): string => {
  const rules = report.rulesets.flatMap(r => r.rules).filter(rule => rule.standing !== 'definition')
  return `${rules.filter(rule => rule.verdict === 'pass').length} of ${count(rules.length, 'rule')} that can be checked`
}

const broken = (report: Report, failed: string): string => {
  const failing = report.rulesets.flatMap(r => r.rules).filter(rule => rule.verdict === 'fail')
  if (failing.length === 0) return `${failed}.`
  const advice = failing.filter(rule => rule.standing !== 'normative').length
  const firm = failing.length - advice
  if (firm === 0) return `Differs from our reading of ${count(advice, 'rule')} that the text leaves open.`
  const more = advice > 0 ? ` and our reading of ${advice} more that the text leaves open` : ''
  return `${failed}, on ${count(firm, 'normative rule')}${more}.`
}

/** What a level of observation lets a verdict rest on. */
export const LEVEL_WORDS: Readonly<Record<Report['engine']['level'], string>> = {
  outcome: 'events, prompts and the state reached',
  stack: 'also layers as they come, resolve and leave',
  full: 'also proposed events, each replacement, each triggering'
}
