import { expect, test } from 'vitest'
import type { Report, Verdict } from '../properties/campaign/report.js'
import { headline } from './headline.js'
import { conformant, mixed } from './testing/sample.js'

const sentences: readonly (readonly [Verdict, string])[] = [
  ['fail', '2 of 9 checks failed, on 2 normative rules and our reading of 1 more that the text leaves open.'],
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

test('a failure of advice alone breaks no rule', () => {
  expect(headline(onlyRules(rule => rule.standing !== 'normative'))).toBe('Differs from our reading of 1 rule that the text leaves open.')
})

test('a failing check that no rule names still counts', () => {
  expect(headline(onlyRules(() => false))).toBe('2 of 9 checks failed.')
})
