import { expect, test } from 'vitest'
import type { Report, Verdict } from '../properties/campaign/report.js'
import { headline } from './headline.js'
import { rulesBySign, signsIn, tally } from './order.js'
import { conformant, mixed, readsOtherwise } from './testing/sample.js'

const sentences: readonly (readonly [Verdict, string])[] = [
  ['fail', '1 of 9 checks failed, on 2 rules. 1 interpretation is read otherwise, which is no failure.'],
  ['error', 'The engine or its adapter broke down in 1 check, so nothing could be judged there.'],
  ['inconclusive', 'Nothing failed, but 1 check does not decide.'],
  ['untested', 'Nothing failed, but 1 check was not run.'],
  ['unsupported', 'The engine does not claim what the checks need, so nothing was judged.']
]
test.each(sentences)('%s', (verdict, sentence) => {
  expect(headline({ ...mixed(), verdict })).toBe(sentence)
})

test('a pass says how many rules it covers; a definition is not among them', () => {
  expect(headline(conformant())).toBe('Every check that ran held: 3 of 3 checks, on 4 of 5 rules that can be checked.')
})

const onlyRules = (fits: (rule: Report['rulesets'][number]['rules'][number]) => boolean): Report => {
  const report = mixed()
  return { ...report, rulesets: report.rulesets.map(r => ({ ...r, rules: r.rules.filter(fits) })) }
}

test('what is read otherwise is not among the checks that held, and is no failure', () => {
  expect(headline(readsOtherwise())).toBe(
    'Every check that ran and judges the engine held: 3 of 4 checks (1 read otherwise), on 4 of 5 rules that can be checked. 1 interpretation is read otherwise, which is no failure.'
  )
})

test('a failure of advice alone breaks no rule', () => {
  const { run, ...report } = onlyRules(rule => rule.standing !== 'normative')
  expect(headline({ ...report, run: { ...run, strict: true } })).toBe('Differs from our reading of 1 rule that the text leaves open.')
})

test('as many rules fail as the tables and the headings of the groups count', () => {
  const report = mixed()
  const [ruleset, ...others] = report.rulesets
  const { ofRule } = signsIn(ruleset!, false)
  const renamed = ruleset!.rules.find(rule => ofRule(rule) === 'fail')!.id
  const rules = ruleset!.rules.map(rule => (rule.id === renamed ? { ...rule, id: 'fab-context:1.7.1b' as const } : rule))
  const changed: Report = { ...report, rulesets: [{ ...ruleset!, rules }, ...others] }
  const said = /on (\d+) rules \((\d+) of the text and (\d+) neighbouring\)/.exec(headline(changed))!.slice(1).map(Number)
  const groups = changed.rulesets.flatMap(each => rulesBySign(each.rules, signsIn(each, false))).filter(({ sign }) => sign === 'fail')
  const counted = (isNeighbour: boolean): number =>
    groups.filter(({ neighbouring }) => neighbouring === isNeighbour).reduce((sum, { items }) => sum + items.length, 0)
  expect(said).toEqual([tally(changed.rulesets, false).find(({ sign }) => sign === 'fail')!.rules, counted(false), counted(true)])
  expect(said[2]).toBe(1)
})

test('of a narrowed run that which holds is counted among what was chosen', () => {
  const report = conformant()
  const { run, rulesets } = report
  const all = rulesets.flatMap(({ checks }) => checks)
  const kept = all[0]!.name
  const narrow = (held: boolean): Report => ({
    ...report,
    verdict: 'untested',
    run: { ...run, chosen: { by: '--only x', checks: 1, of: all.length } },
    rulesets: rulesets.map(ruleset => ({
      ...ruleset,
      checks: ruleset.checks.map(check =>
        check.name === kept
          ? { ...check, verdict: held ? ('pass' as const) : ('untested' as const) }
          : { ...check, verdict: 'untested' as const, unchosen: true }
      )
    }))
  })
  const start = `No certification: --only x chose 1 of ${all.length} checks. Nothing failed; `
  expect(headline(narrow(true))).toBe(`${start}it held.`)
  expect(headline(narrow(false))).toBe(`${start}0 of them held.`)
})

test('a failing check that no rule names still counts', () => {
  expect(headline(onlyRules(() => false))).toBe('1 of 9 checks failed. 1 interpretation is read otherwise, which is no failure.')
})
