/**
 * A page for each card: its text, and the examples that use it.
 * @module
 */
import { linkToFixture } from './examples.js'
import { anchor, linksFrom, places } from './places.js'
import { bullets, count, front, html, md, page, section, table } from './text.js'

/** Every card of the examples by its ruleset and place; cards of one name are told once. */
export const cardsOf = knowledge => {
  const found = new Map()
  for (const book of knowledge.books)
    for (const { scenario, telling } of book.examples)
      for (const card of telling.cards) {
        const key = `${scenario.ruleset}/${anchor(card.name)}`
        if (!found.has(key)) found.set(key, { ruleset: scenario.ruleset, book, card, examples: new Map() })
        found.get(key).examples.set(scenario.id, scenario)
      }
  return [...found.values()]
    .map(({ examples, ...rest }) => ({ ...rest, examples: [...examples.values()] }))
    .sort((a, b) => a.ruleset.localeCompare(b.ruleset) || a.card.name.localeCompare(b.card.name))
}

/** A card that very many examples use names some of them. */
const MOST = 6

const cardPage = (knowledge, { ruleset, book, card, examples }) => {
  const from = places.card(ruleset, card.name)
  const links = linksFrom(from, knowledge)
  return [
    from,
    page(
      front(card.name),
      `# ${md(card.name)}`,
      `<p class="id">${html(card.types)} · ${html(book.rulebook.title)}</p>`,
      card.text !== '' && `<p class="statement">${html(card.text).replaceAll('\n', '<br>')}</p>`,
      section(
        'Examples',
        bullets(examples.slice(0, MOST).map(scenario => linkToFixture(book, links, scenario, md(scenario.title)))),
        examples.length > MOST && `And ${count(examples.length - MOST, 'example')} more.`
      )
    )
  ]
}

const listPage = (knowledge, ruleset, cards) => {
  const from = places.cardsOf(ruleset)
  const links = linksFrom(from, knowledge)
  const rows = cards.map(({ card }) => [
    links.to(places.card(ruleset, card.name), md(card.name)),
    md(card.types),
    md(card.text.replace(/\s*\n\s*/g, ' '))
  ])
  return [from, page(front(`Cards: ${ruleset}`), `# Cards: ${ruleset}`, table(['card', 'types', 'text'], rows))]
}

/** @returns {[string, string][]} */
export const cardPages = knowledge => {
  const cards = cardsOf(knowledge)
  const links = linksFrom(places.cards, knowledge)
  const rulesets = [...new Set(cards.map(({ ruleset }) => ruleset))]
  return [
    [
      places.cards,
      page(
        front('Cards'),
        '# Cards',
        `${count(cards.length, 'card')} of our own that the examples use; no card of a publisher is among them.`,
        bullets(rulesets.map(ruleset => links.to(places.cardsOf(ruleset), ruleset)))
      )
    ],
    ...rulesets.map(ruleset =>
      listPage(
        knowledge,
        ruleset,
        cards.filter(each => each.ruleset === ruleset)
      )
    ),
    ...cards.map(each => cardPage(knowledge, each))
  ]
}
