/**
 * Which page each thing has, as paths below the folder of the generated pages, and links from page to page.
 * @module
 */
import { posix } from 'node:path'
import { code, html, md } from './text.js'

/** `fab:6.4.10g` is `6.4.10g`. */
export const numberOf = id => id.slice(id.indexOf(':') + 1)

/** `fab:6.4.10g` is `fab`, `fab-context:1.9` is `fab-context`. */
export const bookOf = id => id.slice(0, id.indexOf(':'))

const file = name => name.replace(/[^A-Za-z0-9.-]+/g, '-')

/** An anchor for a name. */
export const anchor = name => name.replace(/[^A-Za-z0-9]+/g, '-').toLowerCase()

export const places = {
  home: 'home.md',
  guides: 'guides.md',
  decisions: 'decisions.md',
  rules: 'rules.md',
  book: book => `rules/${book}.md`,
  chapter: (book, chapter) => `rules/${book}/chapter-${file(chapter)}.md`,
  rule: id => `rules/${bookOf(id)}/${file(numberOf(id))}.md`,
  /** A decision of the model on the page of a rule. */
  decided: (rule, name) => `${places.rule(rule)}#${anchor(name)}`,
  /** Where a chapter tells a rule. */
  inChapter: (id, chapter) => `${places.chapter(bookOf(id), chapter)}#${anchor(numberOf(id))}`,
  cards: 'cards.md',
  cardsOf: ruleset => `cards/${ruleset}.md`,
  card: (ruleset, name) => `cards/${ruleset}/${anchor(name)}.md`,
  questions: 'questions.md',
  ways: 'ways.md',
  pairs: 'pairs.md',
  pairsOf: ruleset => `pairs/${ruleset}.md`,
  engines: 'engines.md',
  charts: 'charts.md',
  chart: id => `charts/${file(id)}.md`,
  /** A transition of a chart on its page. */
  transition: (chart, row) => `charts/${file(chart)}.md#${anchor(row)}`,
  invariants: 'invariants.md',
  invariant: name => `invariants.md#${anchor(name)}`,
  relations: 'relations.md',
  relation: name => `relations.md#${anchor(name)}`,
  mutants: 'faulty-engines.md',
  mutantsOf: ruleset => `faulty-engines/${ruleset}.md`,
  mutant: ({ ruleset, name }) => `faulty-engines/${ruleset}/${anchor(name)}.md`,
  mutation: 'faulty-models.md',
  /** The story of a fixture on the page of a rule. */
  example: (rule, fixture) => `${places.rule(rule)}#${anchor(fixture)}`,
  guide: name => `guides/${name}.md`,
  decision: name => `decisions/${name}.md`,
  play: 'play.md'
}

/** The path from one page to another. */
export const way = (from, to) => {
  const [path, hash] = to.split('#')
  const relative = posix.relative(posix.dirname(from), path)
  return `${relative.startsWith('.') ? relative : `./${relative}`}${hash === undefined ? '' : `#${hash}`}`
}

/** A link in Markdown. */
export const link = (from, to, words) => `[${words}](${way(from, to)})`

/** Links to things of which only some have a page. */
export const linksFrom = (from, { knowsRule }) => ({
  /** A rule by its id; one without a page is named only. */
  rule: (id, words = code(id)) => (knowsRule(id) ? link(from, places.rule(id), words) : words),
  /** The same inside a block of HTML. */
  anchor: id => (knowsRule(id) ? `<a href="${way(from, places.rule(id))}">${html(id)}</a>` : html(id)),
  to: (place, words) => link(from, place, words),
  /** The same inside a block of HTML. */
  html: (place, words) => `<a href="${way(from, place)}">${html(words)}</a>`,
  titled: rule => `${link(from, places.rule(rule.id), code(rule.id))} ${md(rule.title)}`
})
