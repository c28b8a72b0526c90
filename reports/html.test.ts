import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Script } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { charts, waysIn } from '../model/statechart/index.js'
import { GAMES } from './html/context.js'
import { renderHtml } from './html/page.js'
import { SCRIPT } from './html/script.js'
import { STYLE } from './html/style.js'
import { STEPS } from './html/timeline.js'
import { conformant, mixed, readsOtherwise, stale } from './testing/sample.js'
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
    'fab:6.4.10g fail',
    'fab:6.4.10b fail',
    'fab:6.4.5 error',
    'fab:6.6.5e inconclusive',
    'fab:6.6.5d untested',
    'fab:6.4.2 otherwise',
    'fab:6.4.1 pass',
    'fab:6.4.6 pass',
    'fab:6.4.8 pass',
    'fab:6.4.10a pass',
    'fab:6.3.4b unsupported',
    'fab:6.6.3c unchecked',
    'fab:6.1.1 definition'
  ])
})

test('the ruleset with the worst verdict comes first, and each is named with its verdict at the top', () => {
  const failing = mixed()
  const passing = conformant().rulesets.map(ruleset => ({ ...ruleset, id: 'chess', title: 'Chess' }))
  const html = renderHtml({ ...failing, rulesets: [...passing, ...failing.rulesets] })
  const contents = /<ul class="contents">([\s\S]*?)<\/ul>/.exec(html)?.[1]?.replace(/<[^>]*>/g, ' ') ?? ''
  const [first, second] = [failing.rulesets[0]!.title, 'Chess']
  expect(contents).toMatch(new RegExp(`fail +${first}.*pass +${second}`))
  expect(html.indexOf(`<h2 id="ruleset-0">${first}`)).toBeGreaterThan(0)
  expect(html.indexOf(`<h2 id="ruleset-1">${second}`)).toBeGreaterThan(html.indexOf('id="ruleset-0"'))
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

test('a game that several rules share is told once, under the first of them, and the others lead there', () => {
  const html = renderHtml(mixed())
  const shared = mixed().rulesets[0]!.rules.filter(({ checks }) => checks.includes('next-two-damage'))
  expect(shared.length).toBeGreaterThan(1)
  const games = mixed().rulesets[0]!.checks.filter(({ evidence }) => evidence !== undefined)
  expect(html.match(/<details class="game"/g)).toHaveLength(games.length)
  const ids = [...html.matchAll(/ data-same="([^"]*)"/g)].map(([, id]) => id)
  expect(ids).toHaveLength(shared.length - 1)
  for (const id of ids) {
    expect(html).toContain(`<a href="#${id}">`)
    expect(html.split(` id="${id}"`)).toHaveLength(2)
  }
})

test('the page grows with the games that fail, and not with the rules that each bears on', () => {
  const spread = (rules: number): number => {
    const report = mixed()
    const [ruleset] = report.rulesets
    const [some] = ruleset!.rules
    const check = ruleset!.checks.find(({ name }) => name === 'next-two-damage')!
    const all = Array.from({ length: rules }, (_, i) => ({ ...some!, id: `fab:9.${i}`, verdict: 'fail' as const, checks: [check.name] }))
    return renderHtml({ ...report, rulesets: [{ ...ruleset!, rules: all, checks: [check] }] }).length
  }
  const game = spread(1) - renderHtml({ ...mixed(), rulesets: [] }).length
  expect(game).toBeGreaterThan(5000)
  expect((spread(41) - spread(1)) / 40).toBeLessThan(2000)
})

test('ten thousand checks are each written once, and their games are bounded', () => {
  const html = renderHtml(large(10_000))
  expect(html.match(/<template id=/g)).toHaveLength(10_000)
  expect(html.match(/Check number 77</g)).toHaveLength(1)
  expect(html.match(/<template data-panels/g)).toHaveLength(GAMES)
  expect(html.match(/The game is left out here/g)).toHaveLength(1000 - GAMES)
  expect(html.length).toBeLessThan(20_000_000)
})

describe('a failure', () => {
  const rule = /<details class="rule" id="fab:6\.4\.10g"[\s\S]*?decides the verdict[\s\S]*?<\/details>/.exec(renderHtml(mixed()))?.[0] ?? ''
  const text = rule
    .replace(/<template[\s\S]*?<\/template>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
  test('tells the rule, what the check is for, what was legal, what came and where to look', () => {
    expect(text).toContain('What a shield prevents comes off what it has left; at zero it is gone.')
    expect(text).toContain('normative : the text says so')
    expect(text).toContain('The ward takes 2 of 5; an engine that forgets its amount takes more.')
    expect(text).toContain('Legal here bob applies c7’s “ward”, which prevents 2')
    expect(text).toContain('Came bob applied c7’s “ward”, which prevented 4')
    expect(text).toContain('If this fails, check how much is prevented')
    expect(text).toContain('What would explain it It would be allowed if “total of it” (prevention) were decided otherwise. fab:6.4.10b')
  })
  test('tells the situation, each card with its text and place, and why the outcome is expected', () => {
    expect(text).toContain('ann , life 20, action points 1, whose turn it is (action phase)')
    expect(text).toContain('Ward of Reeds equipment · defense 0 The next 2 damage to you this turn is prevented.')
    expect(text).toContain('c7 : arena, bob’s, with 2 steam counters')
    expect(text).toContain('c9 : arena, ann’s')
    expect(text).toContain('It has no more than 2: 3 damage is dealt to bob. fab:6.4.10b How much is prevented')
  })
})

test('speaks in the words of the game', () => {
  const { rulesets, ...report } = mixed()
  const words = (id: string): string =>
    renderHtml({ ...report, rulesets: rulesets.map(ruleset => ({ ...ruleset, id })) })
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
  const magic = words('mtg')
  for (const part of [
    'c7 : battlefield, bob’s',
    '; the triggered ability of Warning Bell’s “toll” is pending',
    'Stack, top first',
    'Pending abilities'
  ])
    expect(magic).toContain(part)
  expect(magic).not.toMatch(/arena, bob|triggered layer/)
  const archive = words('ga')
  for (const part of ['c7 : field, bob’s', 'ann has Opportunity: pass', 'is put on the Effects Stack', 'Effects Stack, top first'])
    expect(archive).toContain(part)
  // a game of one's own has the words of the kit
  expect(words('grove')).toContain('c7 : arena, bob’s')
})

test('what is read otherwise is named apart from failures, in words of its own, and can be chosen', () => {
  const html = renderHtml(readsOtherwise())
  const text = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  expect(text).toContain(
    '1 interpretation is read otherwise which fails nothing, for the text leaves room there Sub-events come before the event'
  )
  expect(text).toContain('Our reading one of these ann draws a card')
  expect(text).not.toMatch(/Begin with|The engine broke the rule|Legal here/)
  expect(/<button[^>]*data-sign="otherwise"[\s\S]*?<\/button>/.exec(html)?.[0]).toContain('<span class="number">1</span>')
  expect(html).toMatch(/<details class="rule" id="fab:6.4.1" data-sign="pass" data-also="otherwise"/)
  expect(html).not.toContain('class="check is-fail"')
})

test('says where to begin', () => {
  const text = renderHtml(mixed()).replace(/<[^>]*>/g, '')
  expect(text).toContain('Begin with fab:6.4.10g A shield runs outThe one failing check is about it, and 0 of the 3 that pass.')
})

test('the conformance profile tells what each claim would unlock', () => {
  const rows = [
    ...renderHtml(mixed()).matchAll(
      /<tr><th scope="row">(?:<span class="soft">card <\/span>)?<b>(.*?)<\/b><\/th><td>(\d+)<\/td><td>(\d+)<\/td>/g
    )
  ]
  expect(rows.map(([, ...cells]) => cells)).toEqual([
    ['continuous', '3', '5'],
    ['Frozen Moat', '1', '1'],
    ['status', '0', '2']
  ])
})

describe('the coverage of a chart', () => {
  const html = renderHtml(mixed())
  test('is drawn on the chart: what fired, and by name what did not', () => {
    const drawing = /<svg class="chart"[^>]*data-chart="stack"[\s\S]*?<\/svg>/.exec(html)?.[0] ?? ''
    const never = [...drawing.matchAll(/data-row="([^"]*)"[^>]*data-mark="never"/g)].map(([, id]) => id)
    const drawn = mixed().rulesets[0]!.coverage.find(({ chart }) => chart === 'stack')!
    expect(never).toEqual(drawn.never)
    expect(drawing.match(/class="chart-row"[^>]*data-mark="fired"/g)).toHaveLength(drawn.fired)
  })
  test('names a shortest way to what never fired', () => {
    const { never } = mixed().rulesets[0]!.coverage.find(({ chart }) => chart === 'stack')!
    const ways = waysIn(charts.find(({ id }) => id === 'stack')!)
    expect(never.some(id => ways.get(id)!.through.length > 0)).toBe(true)
    for (const id of never) {
      const through = ways.get(id)!.through.map(each => `<code>${each.replace('stack.', '')}</code>`)
      const told = through.length === 0 ? '' : `<span class="soft"> by way of ${through.join(', ')}</span>`
      expect(html).toContain(`<li><code>${id}</code>${told}</li>`)
    }
  })
  test('is not drawn on a chart that this kit has otherwise', () => {
    expect(html.match(/<svg class="chart"/g)).toHaveLength(1)
  })
})

test('what was left out stands under its kind, every name with its reason, rules as links', () => {
  const names = Array.from({ length: 60 }, (_, i) => `game-${i}`)
  const why = 'the game did not end'
  const games = { kind: 'charts' as const, ruleset: 'fab', brief: '60', sentence: 'In 60 cases.', items: [{ why, names }] }
  const section = /<section class="unseen"[\s\S]*<\/section>/.exec(
    renderHtml({ ...conformant(), notLookedAt: [...conformant().notLookedAt, games] })
  )![0]
  expect([...section.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, words]) => words)).toEqual([
    'games that the charts did not judge',
    'normative rules without a check'
  ])
  expect(section).toContain(`<p>${why}</p><p class="soft">${names.join(', ')}</p>`)
  expect(section).toContain('<a href="#fab:6.6.3c">')
})

test('a stale entry of the list of known failures is told before the rules, with what to do', () => {
  const html = renderHtml(stale())
  const text = html.slice(html.indexOf('id="stale"'), html.indexOf('id="filters"')).replace(/<[^>]*>/g, '')
  expect(text).toContain('1 stale entry in the list of known failures')
  expect(text).toContain('take 1 entry out of known.json')
  expect(text).toContain('never-twice of fab is listed as fail, but it passes now.The reason that the list gives: ticket 7')
  expect(html).toContain('<a href="#stale">')
  expect(renderHtml({ ...stale(), expect: { file: 'known.json', stale: [] } })).not.toContain('id="stale"')
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

test('the guide names the parts of the page as the page does', () => {
  const guide = readFileSync(new URL('../docs/guides/read-a-report.md', import.meta.url), 'utf8')
  const named = [...guide.matchAll(/\*\*(.+?)\*\*/g)].map(([, name = '']) => name)
  const pages = [
    mixed(),
    {
      ...mixed(),
      rulesets: mixed().rulesets.map(r => ({
        ...r,
        checks: r.checks.map(c => ({
          ...c,
          kind: 'invariant' as const,
          failedIn: ['one', 'two'].map(situation => ({ situation, message: 'too much' }))
        }))
      }))
    }
  ]
  const text = pages
    .map(renderHtml)
    .join()
    .replace(/<[^>]*>/g, '')
  expect(named.length).toBeGreaterThan(10)
  for (const name of named) expect(text).toContain(name)
  for (const heading of ['What to claim next', 'Charts gone through']) expect(guide).toContain(`## ${heading}`)
})
