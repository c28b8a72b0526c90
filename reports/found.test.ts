/** Games that random play found, in every form of the report; and what is known of them. */
import { describe, expect, test } from 'vitest'
import type { FoundGame, Report } from '../properties/campaign/report.js'
import { headline } from './headline.js'
import { renderHtml } from './html/page.js'
import { renderJunit } from './junit.js'
import { renderMarkdown } from './markdown.js'
import { beginningOf } from './telling.js'
import { sampleEvidence } from './testing/game.js'
import { mixed } from './testing/sample.js'

const game = (id: string, more: Partial<FoundGame> = {}): FoundGame => ({
  id,
  checks: ['chart/trigger.placed'],
  rules: ['fab:6.4.1'],
  standing: 'normative',
  cards: ['Ember <Bolt>'],
  message: 'step 3: what came',
  evidence: sampleEvidence,
  ...more
})
const withFound = (): Report => {
  const report = mixed()
  const [ruleset, ...others] = report.rulesets
  return {
    ...report,
    rulesets: [
      {
        ...ruleset!,
        found: [game('found/11111111', { drawn: 'npx stacklaw replay --game 7' }), game('found/22222222', { known: 'ticket 9' })]
      },
      ...others
    ],
    expect: { file: 'known.json', stale: [], known: 1, new: 4 }
  }
}

describe('found games', () => {
  test('are listed with what they show, those that are known with the reason', () => {
    const html = renderHtml(withFound())
    expect(html).toContain('Found by random play')
    expect(html).toContain('id="found/11111111"')
    expect(html).toContain('Ember &lt;Bolt>')
    expect(html).toContain('Known: ticket 9')
    expect(html).toContain('As it was drawn: <code>npx stacklaw replay --game 7</code>')
    const markdown = renderMarkdown(withFound())
    expect(markdown).toMatch(
      /`found\/11111111` with .*Rules: `fab:6.4.1`. Breaks `chart\/trigger.placed`.* As it was drawn: `npx stacklaw replay --game 7`/
    )
    expect(markdown).toMatch(/`found\/22222222` .*known \(ticket 9\)/)
  })
  test('are failures of their own in a CI system, and those that are known are skipped', () => {
    const junit = renderJunit(withFound())
    expect(junit).toMatch(/classname="fab.found" name="found\/11111111">\s*<failure/)
    expect(junit).toMatch(/classname="fab.found" name="found\/22222222">\s*<skipped message="known failure \(ticket 9\)/)
  })
})

test('what is new is a number of its own', () => {
  expect(headline(withFound())).toMatch(/^4 new failures, 1 known\. /)
  expect(headline(mixed())).not.toContain('new')
})

test('where to begin leaves out what is known', () => {
  const [ruleset] = mixed().rulesets
  const first = beginningOf(ruleset!, false)!
  const checks = ruleset!.checks.map(check => (check.rules.includes(first.rule.id) ? { ...check, known: 'ticket 9' } : check))
  expect(beginningOf({ ...ruleset!, checks }, false)?.rule.id).not.toBe(first.rule.id)
})
