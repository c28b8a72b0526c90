/**
 * The report in one sentence.
 * @module
 */
import type { CheckResult, Report, Verdict } from '../properties/campaign/report.js'
import { isNeighbouring } from '../model/rulebook/rulebook.js'
import { count } from '../model/trace/text.js'
import { sayScope } from './scope.js'
import { isFailure, judges, otherwiseOf, signsIn } from './order.js'

/** One sentence on why the report has its verdict. The engine's name is not in it. */
export const headline = (report: Report): string => {
  const unsteady = report.rulesets.flatMap(r => r.unsteady ?? [])
  const [first] = unsteady
  if (first)
    return `The engine is not deterministic: ${count(unsteady.length, 'failure')} came to something else when ${unsteady.length === 1 ? 'it was' : 'they were'} played again with the same decisions. In ${first.situation} it came first to this: ${first.first}; and then to this: ${first.again}.`
  const { chosen } = report.run
  return chosen ? `${narrow(report, chosen)} ${verdictSentence(report)}` : verdictSentence(report)
}

/** What a narrowed run is. */
const narrow = ({ run }: Report, { by, checks, of }: NonNullable<Report['run']['chosen']>): string =>
  `No certification: ${by} chose ${checks} of ${count(of, 'check')}${run.partial ? ', and the run was ended early' : ''}.`

const verdictSentence = (report: Report): string => {
  const checks = report.rulesets.flatMap(r => r.checks)
  const number = (verdict: Verdict): number => checks.filter(check => check.verdict === verdict).length
  switch (report.verdict) {
    case 'fail': {
      const failed = checks.filter(check => isFailure(check, report.run.strict)).length
      return `${news(report)}${broken(report, `${failed} of ${count(report.run.chosen?.checks ?? checks.length, 'check')} failed`)}${readOtherwise(report)}`
    }
    case 'error':
      return `The engine or its adapter broke down in ${count(number('error'), 'check')}, so nothing could be judged there.`
    case 'inconclusive':
      return `Nothing failed, but ${count(number('inconclusive'), 'check does', 'checks do')} not decide.`
    case 'untested': {
      if (report.run.chosen) {
        const chosen = checks.filter(({ unchosen }) => !unchosen)
        const held = chosen.filter(({ verdict }) => verdict === 'pass').length
        return `Nothing failed; ${held === chosen.length ? (held === 1 ? 'it held' : `all ${held} held`) : `${held} of them held`}.`
      }
      return `Nothing failed, but ${count(number('untested'), 'check was', 'checks were')} not run.`
    }
    case 'pass': {
      const judging = checks.filter(check => judges(check, report.run.strict))
      const every = judging.length === checks.length ? 'Every check that ran held' : 'Every check that ran and judges the engine held'
      return `${every}: ${sayScope(report.rulesets, report.run.strict).replace(/^on /, '')}, on ${held(report)}.${readOtherwise(report)}`
    }
    case 'unsupported':
      return 'The engine does not claim what the checks need, so nothing was judged.'
  }
}

/** `2 interpretations are read otherwise`: what the engine reads otherwise where the text leaves room. */
export const sayOtherwise = (checks: readonly Pick<CheckResult, 'standing'>[]): string => {
  const open = checks.filter(({ standing }) => standing === 'undefined').length
  const ours = checks.length - open
  const what = [
    ...(ours > 0 ? [count(ours, 'interpretation')] : []),
    ...(open > 0 ? [count(open, 'point that the text leaves undefined', 'points that the text leaves undefined')] : [])
  ]
  return `${what.join(' and ')} ${checks.length === 1 ? 'is' : 'are'} read otherwise`
}

/** The same as a sentence of its own. */
const readOtherwise = (report: Report): string => {
  const all = otherwiseOf(report).map(({ check }) => check)
  return all.length === 0 ? '' : ` ${sayOtherwise(all)}, which is no failure.`
}

/** Held against a list of known failures, what is new is a number of its own. */
const news = ({ expect }: Report): string =>
  expect?.new === undefined ? '' : `${count(expect.new, 'new failure')}${expect.known ? `, ${expect.known} known` : ''}. `

const held = (report: Report): string => {
  const rules = report.rulesets.flatMap(r => r.rules).filter(rule => rule.standing !== 'definition')
  return `${rules.filter(rule => rule.verdict === 'pass').length} of ${count(rules.length, 'rule')} that can be checked`
}

/** What failed, and on how many rules: as many as the tables and the headings of the report count. */
const broken = (report: Report, failed: string): string => {
  const failing = report.rulesets.flatMap(ruleset => {
    const signs = signsIn(ruleset, report.run.strict)
    return ruleset.rules.filter(rule => signs.ofRule(rule) === 'fail').map(rule => ({ ...rule, isNeighbour: isNeighbouring(rule.id) }))
  })
  if (failing.length === 0) return `${failed}.`
  const advice = failing.filter(rule => rule.standing !== 'normative').length
  if (advice === failing.length) return `Differs from our reading of ${count(advice, 'rule')} that the text leaves open.`
  const neighbours = failing.filter(({ isNeighbour }) => isNeighbour).length
  const kinds = [
    ...(neighbours > 0 ? [`${failing.length - neighbours} of the text and ${neighbours} neighbouring`] : []),
    ...(advice > 0 ? [`${advice} by our reading alone, where the text leaves room`] : [])
  ]
  return `${failed}, on ${count(failing.length, 'rule')}${kinds.length === 0 ? '' : ` (${kinds.join('; ')})`}.`
}

/** What a level of observation lets a verdict rest on. */
export const LEVEL_WORDS: Readonly<Record<Report['engine']['level'], string>> = {
  outcome: 'events, prompts and the state reached',
  stack: 'also layers as they come, resolve and leave',
  full: 'also proposed events, each replacement, each triggering'
}
