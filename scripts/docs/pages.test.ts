/** The pages are written from what is built: `npm run build` first. */
import { beforeAll, describe, expect, test } from 'vitest'
import { everyRulebook } from '../../model/rulebook/index.js'
import { everyRule } from '../../model/rulebook/rulebook.js'
import { charts } from '../../model/statechart/index.js'
import { fixturesOf, questionFiles } from '../../fixtures/loader.js'
import { mutants } from '../../engine/mutants/index.js'
import { invariants } from '../../properties/invariants/index.js'
import { relations } from '../../properties/metamorphic/index.js'
import { chaptersOf } from './chapters.js'
import { gather } from './knowledge.js'
import { pagesOf } from './pages.js'
import { propertyPages } from './property-pages.js'
import { anchor, places, way } from './places.js'
import { addressOf, headingOf, namedPlaces } from './plugin.js'
import { code, html, md } from './text.js'

const written = everyRulebook.filter(rulebook => rulebook.rules.length > 0)

let knowledge: Awaited<ReturnType<typeof gather>>
let pages: ReadonlyMap<string, string>

beforeAll(async () => {
  knowledge = await gather()
  pages = new Map(pagesOf(knowledge, [{ name: 'write-a-fixture', title: 'Write a fixture' }], []))
})

const pageOf = (place: string): string => {
  const text = pages.get(place)
  if (text === undefined) throw new Error(`there is no page ${place}`)
  return text
}

describe('every rule', () => {
  // Editions of one game share neighbouring rules.
  const rules = [...new Map(written.flatMap(everyRule).map(rule => [rule.id, rule])).values()]

  test('has a page with its statement and its standing', () => {
    for (const rule of rules) {
      const text = pageOf(places.rule(rule.id))
      expect(text).toContain(`<strong>${rule.standing}</strong>`)
      expect(text).toContain(
        rule.statement.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
      )
    }
  })

  test('shows what the model decides by it', () => {
    const text = pageOf(places.rule('fab:6.4.10g'))
    expect(text).toContain('## What the model decides by it')
    expect(text).toMatch(/```ts\nexport const paysEstablished = is\(/)
    expect(rules.filter(rule => pageOf(places.rule(rule.id)).includes('## What the model decides by it')).length).toBeGreaterThan(200)
  })

  test('is among the children of one chapter', () => {
    const children = [...pages].flatMap(([path, text]) =>
      path.startsWith('rules/')
        ? [...text.matchAll(/^ {2}- "\.\/(.+)"$/gm)].map(found => `${path.replace(/\/[^/]+$/, '')}/${found[1]}`)
        : []
    )
    expect(children.filter(child => !child.includes('/chapter-') && child.split('/').length === 3).sort()).toEqual(
      rules.map(rule => places.rule(rule.id)).sort()
    )
  })
})

test('every question has its title, and the answer and outcome of each game', () => {
  const text = pageOf(places.questions)
  const sections = text.split(/^## /m).slice(1)
  const files = questionFiles()
  expect(sections.map(section => section.slice(0, 3)).sort()).toEqual(files.map(({ question }) => question.question))
  for (const { question } of files) {
    const section = sections.find(each => each.startsWith(question.question))!
    expect(section).toContain(html(question.title))
    for (const { claims, id, title } of everyRulebook) {
      const { answer } = claims.find(claim => claim.question === question.question)!
      const row = section.split('\n').find(line => line.startsWith(`| ${md(title)} | ${md(answer)} |`))
      expect(row, `${question.question} in ${id}`).toMatch(/\| \*\*[A-E]\*\* \[[^\]]+\]\([^)]+questions-[cd]\d\d\)/)
      expect(row).toContain(md(question.games[id]!.purpose))
    }
  }
  expect(sections.find(each => each.startsWith('D32'))).toMatch(/\*\*A\*\*[^]*\*\*B\*\*[^]*\*\*C\*\*[^]*\*\*D\*\*/)
})

test('every fixture that names a rule of the catalogue is told on the page of the first one', () => {
  for (const { scenario } of written.flatMap(rulebook => fixturesOf(rulebook.id))) {
    const home = scenario.rules.find(id => pages.has(places.rule(id)))
    if (home !== undefined) expect(pageOf(places.rule(home))).toContain(`<details class="example" id="${anchor(scenario.id)}"`)
  }
})

test('a story has the situation, the cards, each step with its rules, and the derivation', () => {
  const text = pageOf(places.rule('fab:6.4.10b'))
  expect(text).toContain('<b>Feign Death</b>')
  expect(text).toMatch(/<li value="26" class="step is-modification"[^>]*>.*?prevents 3.*?<a href="\.\/6\.4\.10b\.md">fab:6\.4\.10b<\/a>/)
  expect(text).toContain('Why it must be so')
})

test('a rule has the charts whose rows carry its concepts, with these rows pointed out', () => {
  const text = pageOf(places.rule('fab:6.4.10f'))
  expect([...text.matchAll(/data-chart="([^"]+)"/g)].map(found => found[1])).toEqual(['choice', 'replacement'])
  const rows = [...text.matchAll(/data-row="([^"]+)"[^>]*data-emphasis="true"/g)].map(found => found[1])
  expect(rows.sort()).toEqual(
    charts
      .flatMap(chart => chart.transitions)
      .filter(row => row.concept === 'prevention.allocate')
      .map(row => row.id)
      .sort()
  )
})

test('every chart has a page with its drawing and all its rows', () => {
  for (const chart of charts) {
    const text = pageOf(places.chart(chart.id))
    expect(text).toContain(`data-chart="${chart.id}"`)
    for (const row of chart.transitions) expect(text).toContain(`| ${code(row.id)} |`)
  }
})

test('every invariant, relation and faulty engine has its place', () => {
  for (const [page, all] of [
    [places.invariants, invariants],
    [places.relations, relations],
    [places.mutants, mutants]
  ] as const)
    expect(new Set(namedPlaces(pageOf(page)))).toEqual(new Set(all.map(({ name }) => anchor(name))))
})

test('an invariant has its formula, and the page what the terms of formulas mean', () => {
  const invariant = { ...invariants[0]!, formal: '∀ e: #{a | a < e} ≤ 1' }
  const [[, text]] = propertyPages({ ...knowledge, invariants: [invariant], terms: { applied: 'what was applied' } }) as [[string, string]]
  expect(text).toContain('<pre class="formal">∀ e: #{a | a &lt; e} ≤ 1</pre>')
  expect(text).toContain('\n\n## Terms of the formulas\n\n| term | means |\n| --- | --- |\n| <code>applied</code> | what was applied |')
})

test('a rule that no check was seen to hold says so', () => {
  expect(pageOf(places.rule('fab-context:1.7.5c'))).toMatch(/No faulty engine was seen to be caught.*The reason: the scenario language/)
  expect(pageOf(places.rule('fab:6.4.5'))).not.toContain('No faulty engine was seen to be caught')
})

test('every named way leads to a page', () => {
  const dead = [...pages].flatMap(([path, text]) =>
    [...text.matchAll(/(?:\]\(|href=")(\.[^)"#]*\.md)/g)]
      .map(found => new URL(found[1]!, `file:///docs/generated/${path}`).pathname.replace('/docs/generated/', ''))
      .filter(to => !pages.has(to) && !to.startsWith('/docs/guides/'))
      .map(to => `${path} leads to ${to}`)
  )
  expect(dead).toEqual([])
})

describe('the parts', () => {
  test('chapters are in the order of a reader', () => {
    const rules = (...ids: string[]) => ids.map(id => ({ id }))
    const [first, second] = chaptersOf(rules('x:10.2', 'x:9.10', 'x:9.2', 'x:9.2a', 'x:10.1'))
    expect(first).toMatchObject({ id: '9', title: '9', rules: rules('x:9.2', 'x:9.2a', 'x:9.10') })
    expect(second).toMatchObject({ id: '10', rules: rules('x:10.1', 'x:10.2') })
    expect(chaptersOf(rules('fab-context:1.9', 'fab-context:1.10', 'fab-context:4.2', 'fab-context:4.3'))).toMatchObject([
      { title: '1 Concepts of the game' },
      { title: '4 Structure of the turn' }
    ])
  })

  test('a book of a rule or two a chapter is not divided', () => {
    expect(chaptersOf([{ id: 'x:1' }, { id: 'x:2' }, { id: 'x:3' }])).toMatchObject([{ title: '' }])
  })

  test('ways are relative', () => {
    expect(way('rules/fab/6.1.md', 'charts/stack.md#rows')).toBe('../../charts/stack.md#rows')
    expect(way('home.md', 'rules.md')).toBe('./rules.md')
  })

  test('nothing in a text is read as Markdown, HTML or a tag', () => {
    expect(md('a *b* <i> {@link x} [y](z) | `c`')).toBe('a \\*b\\* &lt;i&gt; &#123;&#64;link x} \\[y\\](z) \\| \\`c\\`')
    expect(code('a|b')).toBe('<code>a&#124;b</code>')
  })

  test('a page keeps the address of its file', () => {
    expect(addressOf('/kit', '/kit/docs/generated/rules/fab/6.4.5.md')).toBe('rules/fab/6.4.5')
    expect(addressOf('/kit', '/kit/docs/guides/read-a-report.md')).toBe('guides/read-a-report')
    expect(addressOf('/kit', '/kit/README.md')).toBeUndefined()
    expect(headingOf('Text\n\n# Title here\n\n# Second')).toBe('Title here')
  })
})
