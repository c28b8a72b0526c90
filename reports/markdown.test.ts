import { expect, test } from 'vitest'
import { renderMarkdown, TOLD } from './markdown.js'
import { conformant, mixed, readsOtherwise, stale } from './testing/sample.js'
import { controlsIn } from './testing/controls.js'
import { HOSTILE, hostile } from './testing/hostile.js'
import { large } from './testing/large.js'

test('begins with the verdict and the engine', () => {
  expect(renderMarkdown(conformant())).toMatch(
    /^# PASS on 3 of 3 checks: acme-engine 1.4.2\n\nEvery check that ran held: 3 of 3 checks, on 4 of 5 rules that can be checked\.\n/
  )
  expect(renderMarkdown(mixed())).toMatch(/^# FAIL: acme-engine 1.4.2\n\n1 of 9 checks failed, on 2 rules\./)
})

test('tells what needs attention, failures first, with rule, sentence, expected, came and replay', () => {
  const text = renderMarkdown(mixed())
  expect(text.match(/^### .*/gm)).toEqual([
    '### fail: A ward for two meets five damage',
    '### error: Two wards, one event',
    '### inconclusive: A trigger with a limit',
    '### untested: The first time each turn',
    '### reads otherwise: Sub-events come before the event'
  ])
  expect(text).toContain('- Rule: `fab:6.4.10b` How much is prevented\n')
  expect(text).toContain('- Expected: bob applies c7’s “ward”, which prevents 2')
  expect(text).toContain('- Our reading: ann draws a card\n- Or: ann gains 1 life\n- Came: ann plays c3\n')
  expect(text).toContain(
    '- What would explain it: it would be allowed if “total of it” (prevention) were decided otherwise: fab:6.4.10b, fab:6.4.10g, fab:6.4.10i\n'
  )
  expect(text).toContain('- Play it again: `npx stacklaw replay --seed 20061 --case 44 sub-events-first`')
})

test('tells what is read otherwise apart from failures', () => {
  const text = renderMarkdown(readsOtherwise())
  expect(text).toMatch(/^# PASS on .*\n\nEvery check that ran and judges the engine held: 3 of 4 checks \(1 read otherwise\), /)
  expect(text).toContain('| reads otherwise | 0 | 1 |')
  expect(text).toContain('## 1 interpretation is read otherwise\n\nThe text leaves room there')
  expect(text).not.toMatch(/Needs attention|Begin with|### fail/)
})

test('says where to begin, where to look, and what to claim next', () => {
  const text = renderMarkdown(mixed())
  expect(text).toContain(
    'Begin with `fab:6.4.10g` A shield runs out: the one failing check is about it, and 0 of the 3 that pass. Look first at `next-two-damage`.'
  )
  expect(text).toContain('- If this fails, check what is left of a shield afterwards\n')
  expect(text).toContain('4 of 10 fixtures could be played.')
  expect(text).toContain('| continuous | 3 | 5 |\n| card Frozen Moat | 1 | 1 |\n| status | 0 | 2 |')
  expect(renderMarkdown(conformant())).not.toMatch(/Begin with|claim next/)
})

test('says what the run did not look at, and that it was partial', () => {
  const text = renderMarkdown(mixed())
  expect(text).toContain(
    '## What this run did not look at\n\n**Fixtures that need what the engine does not claim**\n\n- **fab** 6 of 10 fixtures were not played'
  )
  expect(text).toContain('normative rules.\n  - no check yet: fab:6.6.3c\n')
  expect(text).toContain('**a partial run')
})

test('counts rules without a check apart from the passes', () => {
  expect(renderMarkdown(conformant())).toContain('| pass | 4 | 3 |\n| no check yet | 1 | 0 |\n| definition | 1 | 0 |')
})

test('hostile text stays text', () => {
  const text = renderMarkdown(hostile())
  const outside = text.replace(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, '')
  expect(outside).not.toMatch(/<(script|img|svg|!--)/)
  expect(outside).not.toMatch(/(?<!\\)\[link/)
  expect(controlsIn(text)).toEqual([])
  expect(text).toContain(`Run again: \`\` ${HOSTILE.slice(0, 20)}`)
})

test('a long list is cut, and says so', () => {
  const text = renderMarkdown(large(10 * (TOLD + 7)))
  expect(text.match(/^### /gm)).toHaveLength(TOLD)
  expect(text).toContain('And 7 more; report.html and report.json have them all.')
})

test('tells stale entries of the list of known failures before all verdicts, with what to do', () => {
  const text = renderMarkdown(stale())
  expect(text).toContain(
    '## 1 stale entry in the list of known failures\n\nThe run fails on it: take 1 entry out of known.json, and a fault that comes back is found.\n\n- `never-twice` of fab is listed as fail, but it passes now. Reason given: ticket 7\n'
  )
  expect(text.indexOf('stale entry')).toBeLessThan(text.indexOf('Flesh and Blood'))
  expect(renderMarkdown(conformant())).not.toContain('stale')
})
