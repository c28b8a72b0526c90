import { createHash } from 'node:crypto'
import { Script } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { renderHtml } from './html/page.js'
import { SCRIPT } from './html/script.js'
import { STYLE } from './html/style.js'
import { STEPS } from './html/timeline.js'
import { conformant, mixed } from './testing/sample.js'
import { controlsIn } from './testing/controls.js'
import { hostile } from './testing/hostile.js'
import { large } from './testing/large.js'
import { sampleTrace } from './testing/game.js'

const tags = (html: string): string[] => [...html.matchAll(/<([a-z][a-z0-9-]*)[\s>/]/gi)].map(([, name = '']) => name)

describe('one file that needs nothing else', () => {
  const html = renderHtml(mixed())
  test('loads nothing', () => {
    expect(html).not.toMatch(/<(link|iframe|object|embed|img|audio|video|form|base)\b/i)
    expect(html).not.toMatch(/\b(src|srcset|action)=/)
    expect(STYLE).not.toMatch(/url\(|@import/)
    expect([...html.matchAll(/ href="([^"]*)"/g)].every(([, to = '']) => to.startsWith('#'))).toBe(true)
  })
  test('lets only its own script and style run', () => {
    const hash = (text: string): string => createHash('sha256').update(text).digest('base64')
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain(hash(/<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''))
    expect(policy).toContain(hash(/<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''))
    expect(html).not.toMatch(/ (style|on[a-z]+)="/)
  })
  test('its script is JavaScript and ends nowhere early', () => {
    expect(() => new Script(SCRIPT)).not.toThrow()
    expect(SCRIPT + STYLE).not.toMatch(/<\/|<!--|innerHTML|insertAdjacentHTML/)
  })
  test('is the same each time', () => {
    expect(renderHtml(mixed())).toBe(html)
  })
})

test('has landmarks and one first heading, and skips no level', () => {
  const html = renderHtml(mixed())
  const names = tags(html)
  for (const once of ['header', 'main', 'footer', 'h1', 'search']) expect(names.filter(name => name === once)).toHaveLength(1)
  const levels = names.filter(name => /^h[1-6]$/.test(name)).map(name => Number(name[1]))
  levels.forEach((level, i) => expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1))
})

test('shows rules worst first, the binding ones before advice', () => {
  const shown = [...renderHtml(mixed()).matchAll(/class="rule" id="([^"]*)" data-sign="([^"]*)"/g)].map(([, id, sign]) => `${id} ${sign}`)
  expect(shown).toEqual([
    'fab:6.4.10b fail',
    'fab:6.4.10g fail',
    'fab:6.4.2 fail',
    'fab:6.4.5 error',
    'fab:6.6.5e inconclusive',
    'fab:6.6.5d untested',
    'fab:6.4.1 pass',
    'fab:6.4.6 pass',
    'fab:6.4.8 pass',
    'fab:6.4.10a pass',
    'fab:6.3.4b unsupported',
    'fab:6.6.3c unchecked',
    'fab:6.1.1 definition'
  ])
})

test('a rule without a check says so and is not green', () => {
  const rule = /<details class="rule" id="fab:6\.6\.3c"[\s\S]*?<\/details>/.exec(renderHtml(conformant()))?.[0] ?? ''
  expect(rule).toContain('no check yet')
  expect(rule).toContain('This version of the kit has no check of the rule.')
  expect(rule).not.toContain('is-pass')
})

test('a check that no rule names is not lost', () => {
  const report = conformant()
  const rulesets = report.rulesets.map(r => ({ ...r, rules: [] }))
  expect(renderHtml({ ...report, rulesets })).toContain('Checks that no rule names')
})

test('a check that the report lacks is named', () => {
  const report = conformant()
  const rulesets = report.rulesets.map(r => ({ ...r, checks: [] }))
  expect(renderHtml({ ...report, rulesets }).replace(/<[^>]*>/g, '')).toContain('The check never-twice is not in this report.')
})

test('a long trace is cut to the steps near the verdict', () => {
  const report = mixed()
  const trace = Array.from({ length: 1000 }, (_, i) => sampleTrace[i % sampleTrace.length] ?? { see: 'answer' as const, option: 0 })
  const rulesets = report.rulesets.map(r => ({
    ...r,
    checks: r.checks.map(c => (c.evidence ? { ...c, evidence: { ...c.evidence, trace, step: 900 } } : c))
  }))
  const html = renderHtml({ ...report, rulesets })
  expect(html).toContain(`${1000 - STEPS} of 1000 steps are left out here`)
  expect(html).toContain('value="901" data-n="901" class="decides')
})

describe('hostile text', () => {
  const html = renderHtml(hostile())
  test('opens no tag and closes none', () => {
    const known = new Set(tags(renderHtml(mixed())))
    expect(tags(html).filter(name => !known.has(name))).toEqual([])
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html.match(/<\/script/g)).toHaveLength(1)
    expect(html).not.toContain('<!-- <script>')
    expect(html).toContain('&lt;/script>&lt;script>')
  })
  test('has no control characters left', () => {
    expect(controlsIn(html)).toEqual([])
  })
})

test('ten thousand checks are each written once', () => {
  const html = renderHtml(large(10_000))
  expect(html.match(/<template /g)).toHaveLength(10_000)
  expect(html.match(/Check number 77</g)).toHaveLength(1)
})

test('neighbouring rules stand under a heading of their own, and no id is used twice', () => {
  const report = conformant()
  const rules = report.rulesets.flatMap(ruleset => ruleset.rules)
  const neighbouring = rules.map(rule => ({ ...rule, id: rule.id.replace('fab:', 'fab-context:') }))
  const html = renderHtml({ ...report, rulesets: report.rulesets.map(ruleset => ({ ...ruleset, rules: [...rules, ...neighbouring] })) })
  expect(html).toContain('4 neighbouring rules')
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
