import { expect, test } from 'vitest'
import type { Report, Verdict } from '../properties/campaign/report.js'
import { headline } from './headline.js'
import { conformant, mixed, readsOtherwise } from './testing/sample.js'

const sentences: readonly (readonly [Verdict, string])[] = [
  ['fail', '1 of 9 checks failed, on 2 normative rules. 1 interpretation is read otherwise, which is no failure.'],
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

test('a failing check that no rule names still counts', () => {
  expect(headline(onlyRules(() => false))).toBe('1 of 9 checks failed. 1 interpretation is read otherwise, which is no failure.')
})
