/** The pages are written from what is built: `npm run build` first. */
import { beforeAll, describe, expect, test } from 'vitest'
import { everyRulebook } from '../../model/rulebook/index.js'
import { everyRule } from '../../model/rulebook/rulebook.js'
import type { Scenario } from '../../model/scenario/scenario.js'
import { charts } from '../../model/statechart/index.js'
import { fixturesOf, questionFiles } from '../../fixtures/loader.js'
import { mutants } from '../../engine/mutants/index.js'
import { invariants } from '../../properties/invariants/index.js'
import { relations } from '../../properties/metamorphic/index.js'
import { chaptersOf } from './chapters.js'
import { gather } from './knowledge.js'
import { pagesOf } from './pages.js'
import { playScripts } from './play.js'
import { propertyPages } from './property-pages.js'
import { exampleOf } from './examples.js'
import { anchor, numberOf, places, way } from './places.js'
import { addressOf, render } from './render.js'
import { written as filesOf } from './book.js'
import { documentsOf } from './search/documents.js'
import { indexOf } from './search/index.js'
import { searched } from './search/options.js'
import { code, headingOf, html, md } from './text.js'
import WORDS from './search/words.json' with { type: 'json' }

const written = everyRulebook.filter(rulebook => rulebook.rules.length > 0)

/** What the tests look at of a book. */
interface Told {
  readonly examples: readonly { readonly scenario: Scenario; readonly telling: { readonly cards: readonly { readonly name: string }[] } }[]
  readonly rules: readonly { readonly id: string }[]
  readonly hasPage: (id: string) => boolean
}

/** A worked example of the text itself. */
const isOfText = ({ source }: Scenario): boolean => source !== undefined && 'example' in source && source.example !== undefined

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

  test('says what killed the faults that were planted in it', () => {
    const said = rules.map(rule => pageOf(places.rule(rule.id)))
    const bullets = said.flatMap(text => text.match(/^- (no planted fault|\d+ planted faults?: .*)$/gm) ?? [])
    expect(bullets).toHaveLength(said.join('').match(/^<p class="source">/gm)!.length)
    expect(bullets.filter(each => /: .*killed by /.test(each)).length).toBeGreaterThan(100)
  })

  test('is told in one chapter', () => {
    const chapters = [...pages].filter(([path]) => path.includes('/chapter-'))
    for (const rule of rules) {
      const heading = `<h2 id="${anchor(numberOf(rule.id))}">`
      const book = `rules/${rule.id.slice(0, rule.id.indexOf(':'))}/`
      expect(chapters.filter(([path, text]) => path.startsWith(book) && text.includes(heading))).toHaveLength(1)
    }
  })
})

describe('a chapter', () => {
  const chapter = (): string => pageOf('rules/fab/chapter-6.4-2.md')
  const sectionOf = (number: string): string =>
    chapter()
      .split(/^(?=<h2 id=)/m)
      .find(section => section.startsWith(`<h2 id="${anchor(number)}">`))!

  test('tells a rule from its statement to what checks it, in this order', () => {
    const places = [
      'class="statement"',
      'What runs it',
      'data-chart="',
      'An example',
      'class="steps"',
      'The near miss',
      'Checks and faulty engines'
    ]
    const found = places.map(each => sectionOf('6.4.10f').indexOf(each))
    expect(found.every(place => place >= 0)).toBe(true)
    expect(found).toEqual([...found].sort((a, b) => a - b))
  })

  test('says what several rules have in common once, and links to it from the others', () => {
    const runs = (number: string): string => sectionOf(number).split('<h3 class="part">')[1]!
    const sections = chapter()
      .split(/^(?=<h2 id=)/m)
      .slice(1)
    const told = sections.map(section => section.match(/<h3 class="part">What runs it<\/h3>\n+([^]*?)(?=\n<h3|\n<details|$)/)?.[1])
    const whole = told.filter(text => text !== undefined && !text.startsWith('<p>As for'))
    expect(whole.length).toBeGreaterThan(1)
    expect(new Set(whole).size).toBe(whole.length)
    const linked = told.filter(text => text?.startsWith('<p>As for') === true)
    expect(linked.length).toBeGreaterThan(0)
    for (const text of linked) expect(runs(/href="#([^"]+)"/.exec(text!)![1]!.replaceAll('-', '.'))).toContain('What runs it')
  })

  test('begins with an example of the text if there is one, else with a normative one', () => {
    for (const { examples, rules, hasPage } of knowledge.books as readonly Told[])
      for (const { id } of rules) {
        const own = examples.filter(({ scenario }) => scenario.rules.includes(id))
        const first = exampleOf({ examples, hasPage }, id) as Told['examples'][number] | undefined
        if (own.some(({ scenario }) => scenario.standing === 'normative')) expect(first?.scenario.standing, id).toBe('normative')
        if (own.some(({ scenario }) => scenario.standing === 'normative' && isOfText(scenario)))
          expect(first && isOfText(first.scenario), id).toBe(true)
      }
  })

  test('says that all pass where all do', () => {
    expect(sectionOf('6.4.10b')).toContain('All pass.')
    expect(sectionOf('6.4.10b')).not.toContain('A and B pass.')
  })
})

test('the page on which games are played names every ruleset, in the order of the kit', () => {
  expect(pageOf(places.play)).toContain(`<div id="play" data-rulesets="${everyRulebook.map(({ id }) => id).join(' ')}">`)
  const scripts = playScripts(knowledge).map(([path]) => path)
  for (const { id } of everyRulebook) expect(scripts).toContain(`play/${id}.book.js`)
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

test('every fixture that names a rule of the catalogue stands on the page of the first one, to be played', () => {
  for (const { scenario } of written.flatMap(rulebook => fixturesOf(rulebook.id))) {
    const home = scenario.rules.find(id => pages.has(places.rule(id)))
    if (home === undefined) continue
    expect(pageOf(places.rule(home))).toContain(`<details class="example" id="${anchor(scenario.id)}"`)
    expect(pageOf(places.rule(home))).toContain(`play.md?${scenario.id}"`)
  }
})

test('the first example of a rule stands open on its page and no other: the text’s own, else normative', () => {
  let open = 0
  for (const book of knowledge.books as readonly Told[])
    for (const { id } of book.rules) {
      const text = pageOf(places.rule(id))
      const found = [...text.matchAll(/<details class="example" id="([^"]+)"( open)?>/g)]
      const mine = book.examples.map(({ scenario }) => scenario).filter(({ rules }) => (rules as readonly string[]).includes(id))
      expect(
        found.filter(([, , isOpen]) => isOpen),
        id
      ).toEqual(mine.length === 0 ? [] : [found[0]])
      if (mine.length === 0) continue
      open++
      const shown = mine.find(scenario => anchor(scenario.id) === found[0]![1])!
      const firm = mine.filter(({ standing }) => standing === 'normative')
      if (firm.length > 0) expect(shown.standing, id).toBe('normative')
      if (firm.some(isOfText)) expect(isOfText(shown), id).toBe(true)
    }
  expect(open).toBeGreaterThan(400)
})

test('a story has the situation, the cards, each step with its rules, and the derivation', () => {
  const text = pageOf('rules/fab/chapter-6.4-2.md')
  expect(text).toContain('<b>Feign Death</b>')
  expect(text).toMatch(/<li class="step is-modification"[^>]*>.*?prevents 3.*?<a href="\.\/6\.4\.10b\.md">fab:6\.4\.10b<\/a>/)
  expect(pageOf(places.rule('fab:6.4.10b'))).toContain('Why it must be so')
})

test('a rule has the chart whose rows carry its concepts, with a sentence for each of these rows', () => {
  const rows = charts.flatMap(chart => chart.transitions).filter(row => row.concept === 'prevention.allocate')
  const text = pageOf('rules/fab/chapter-6.4-2.md')
  expect(rows.length).toBeGreaterThan(1)
  for (const row of rows) expect(text).toContain(md(row.description))
  expect(text).toMatch(/data-chart="choice" data-lit="[^"]+"/)
})

test('every chart has a page with its drawing, a sentence for every state and row, and games that take a row', () => {
  for (const chart of charts) {
    const text = pageOf(places.chart(chart.id))
    expect(text).toContain(`data-chart="${chart.id}"`)
    for (const state of chart.states) expect(text).toContain(html(chart.descriptions[state]!))
    for (const row of chart.transitions) {
      expect(text).toContain(`<div class="transition" id="${anchor(row.id)}"><h3>${html(row.id)}</h3><p>${html(row.description)}</p>`)
      expect(text).toContain(`<title>${html(row.description)} (`)
    }
  }
  expect(pageOf(places.chart('replacement'))).toMatch(/Games that take it.*fab-6-4-/)
})

test('every card and faulty engine has a page', () => {
  for (const mutant of mutants) expect(pageOf(places.mutant(mutant))).toContain(md(mutant.fault.slice(1).replace(/\.$/, '')))
  for (const { scenario, telling } of (knowledge.books as readonly Told[]).flatMap(book => book.examples))
    for (const { name } of telling.cards) expect(pages.has(places.card(scenario.ruleset, name)), name).toBe(true)
})

describe('the search', () => {
  test('finds the right page among the first three for 27 of the 30 words that were written down first', () => {
    const documents = documentsOf(knowledge, filesOf('guides'), filesOf('decisions'))
    const index = indexOf(documents)
    const fits = (path: string, pattern: string): boolean =>
      new RegExp(
        `^${pattern
          .split('*')
          .map(part => part.replaceAll('.', '\\.'))
          .join('.*')}$`
      ).test(path)
    const missed = WORDS.filter(
      ({ words, pages: right }) =>
        !(searched(index, words) as readonly { readonly id: number }[])
          .slice(0, 3)
          .some(({ id }) => right.some(pattern => fits(documents[id]!.about, pattern)))
    )
    expect(WORDS).toHaveLength(30)
    expect(missed.length, missed.map(({ words }) => words).join(', ')).toBeLessThanOrEqual(3)
  })

  test.each([
    ['once per turn', 'rules/mtg/603.2i.html'],
    ['zero toughness', 'rules/mtg-2010/sba.6.html'],
    ['last know', 'rules/fab-context/1.2.3.html']
  ])('finds by %s the rule that says it in other words, or that is being typed', (words, page) => {
    const documents = documentsOf(knowledge, filesOf('guides'), filesOf('decisions'))
    const found = searched(indexOf(documents), words) as readonly { readonly id: number }[]
    expect(found.slice(0, 2).map(({ id }) => documents[id]!.about)).toContain(page)
  })

  test('finds what is of no rule: cards, examples, questions, faulty engines, guides and messages', () => {
    const documents = documentsOf(knowledge, filesOf('guides'), filesOf('decisions'))
    expect(new Set(documents.map(({ kind }) => kind))).toEqual(
      new Set(['rule', 'card', 'example', 'question', 'faulty engine', 'guide', 'decision', 'invariant', 'relation', 'chart'])
    )
  })
})

test('every invariant and relation has its place', () => {
  for (const [page, all] of [
    [places.invariants, invariants],
    [places.relations, relations]
  ] as const)
    for (const { name } of all) expect(pageOf(page)).toContain(`<h2 class="property" id="${anchor(name)}">`)
})

test('an invariant has its formula, and the page what the terms of formulas mean', () => {
  const invariant = { ...invariants[0]!, formal: '∀ e: #{a | a < e} ≤ 1' }
  const [[, text]] = propertyPages({ ...knowledge, invariants: [invariant], terms: { applied: 'what was applied' } }) as [[string, string]]
  expect(text).toContain('<pre class="formal">∀ e: #{a | a &lt; e} ≤ 1</pre>')
  expect(text).toContain('\n\n## Terms of the formulas\n\n| term | means |\n| --- | --- |\n| <code>applied</code> | what was applied |')
})

test('a rule that no check was seen to hold says so, with its reason', () => {
  const rules = written.flatMap(everyRule).filter(({ standing, unchecked }) => standing !== 'definition' && unchecked !== undefined)
  const open = rules.filter(({ id }) => pageOf(places.rule(id)).includes('No faulty engine was seen to be caught'))
  expect(open.length).toBeGreaterThan(0)
  for (const { id, unchecked } of open) expect(pageOf(places.rule(id))).toContain(`The reason: ${html(unchecked!)}`)
  expect(pageOf(places.rule('fab:6.4.5'))).not.toContain('No faulty engine was seen to be caught')
})

test('every named way leads to a page', () => {
  const dead = [...pages].flatMap(([path, text]) =>
    [...text.matchAll(/(?:\]\(|href=")(\.[^)"#]*\.md)/g)]
      .map(found => new URL(found[1]!, `file:///docs/generated/${path}`).pathname.replace('/docs/generated/', ''))
      .filter(to => !pages.has(to) && !to.startsWith('guides/'))
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
    expect(addressOf('rules/fab/6.4.5.md')).toBe('rules/fab/6.4.5.html')
    expect(addressOf('home.md')).toBe('index.html')
    const text = render('rules/fab/6.4.5.md', '# One\n\n## Two\n\n## Two\n\n[a](../../charts.md#x) <a href="./6.4.6.md?y">b</a>')
    expect(text).toContain('<h2 id="two">Two</h2>\n<h2 id="two-1">Two</h2>')
    expect(text).toContain('<a href="../../charts.html#x">a</a> <a href="6.4.6.html?y">b</a>')
    expect(text).toContain('<title>One · Stacklaw</title>')
    expect(headingOf('Text\n\n# Title here\n\n# Second')).toBe('Title here')
  })
})
