/**
 * The page on which examples are played, and the scripts that it loads: the situations of a folder of fixtures, the cards of a game.
 * @module
 */
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { everyRulebook } from '../../dist/model/rulebook/index.js'
import { cardsOf } from './card-pages.js'
import { packedScript } from './packed.js'
import { places } from './places.js'
import { front, page } from './text.js'

/** @returns {[string, string]} */
export const playPage = () => [
  places.play,
  page(
    front('Play'),
    // the engine is much the longest of what the page loads, so it is fetched first
    '<link rel="preload" href="assets/play.js" as="script">',
    `<div id="play" data-rulesets="${everyRulebook.map(({ id }) => id).join(' ')}"><p>Choose an example on the page of its rule, and follow <b>Play</b>. This page needs scripts.</p></div>`
  )
]

/** What the build has written beside the script that plays. */
const built = name => JSON.parse(readFileSync(new URL(`../../dist/play/${name}.json`, import.meta.url), 'utf8'))

/** @returns {[string, string][]} what the page of the games loads, as classic scripts below the folder of the assets */
export const playScripts = knowledge => {
  const decks = {}
  for (const { ruleset, card } of cardsOf(knowledge)) (decks[ruleset] ??= {})[card.name] = card.data
  const folders = new Map()
  for (const { scenario, wire, way } of knowledge.books.flatMap(book => book.examples)) {
    const folder = posix.dirname(scenario.id)
    const { title, purpose, rules } = scenario
    const cards = wire.cards.map(card => (JSON.stringify(card) === JSON.stringify(decks[scenario.ruleset][card.name]) ? card.name : card))
    folders.set(folder, { ...folders.get(folder), [scenario.id]: { ...wire, cards, title, purpose, rules, way } })
  }
  return [
    ...[...folders].map(([folder, all]) => [`play/${folder}.js`, packedScript('stacklawScenarios', [folder], all)]),
    ...built('books').map(book => [`play/${book.id}.book.js`, packedScript('stacklawBook', [book.id], book)]),
    ['play/later.js', packedScript('stacklawLater', [], built('later'))],
    ...Object.entries(decks).map(([ruleset, deck]) => [`play/${ruleset}.cards.js`, packedScript('stacklawCards', [ruleset], deck)])
  ]
}
