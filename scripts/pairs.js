/**
 * The pairs of aspects that each ruleset's fixtures, corpus and random games meet, and those that library cards alone meet.
 *
 *     npm run pairs -- [--ruleset ID] [--by fixtures|corpus|random] [--runs N] [--seed N] [--search FOLDER] [--write] [--kept]
 *
 * `--search` names the folder of what `scripts/pairs/search.js` has found, of which a pair is possible. `--write` keeps the tables of the
 * rulesets that were looked at in `scripts/pairs/tables.json`; `--kept` plays nothing and prints the kept tables.
 * @module
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { conformanceCards, corpusOf, packageRoot } from '../dist/fixtures/loader.js'
import { rulebooks } from '../dist/model/rulebook/index.js'
import { metBy } from '../dist/properties/pairs/met.js'
import { tableOf } from '../dist/properties/pairs/table.js'
import { readOptions, stop } from './options.js'
import { gamesFor } from './pairs/games.js'

const { values } = readOptions(import.meta.url, {
  ruleset: { type: 'string' },
  by: { type: 'string' },
  runs: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  search: { type: 'string' },
  write: { type: 'boolean', default: false },
  kept: { type: 'boolean', default: false }
})
const books = Object.values(rulebooks).filter(({ id }) => values.ruleset === undefined || id === values.ruleset)
if (books.length === 0) stop(`There is no ruleset ${values.ruleset}; there are ${Object.keys(rulebooks).join(', ')}.`)
const BY = ['fixtures', 'corpus', 'random']
if (values.by !== undefined && !BY.includes(values.by)) stop(`--by takes one of ${BY.join(', ')}.`)
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 0) stop('--runs takes a number from 0 on.')

const FILE = join(packageRoot(), 'scripts', 'pairs', 'tables.json')
const kept = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : { tables: {} }

/** The digest of the situations that a table is about. */
const digestOf = situations =>
  createHash('sha256')
    .update(JSON.stringify(situations.map(({ scenario: { id, cards, objects, script } }) => [id, cards, objects, script])))
    .digest('hex')
    .slice(0, 16)

const percent = (part, whole) => (whole === 0 ? 'none' : `${((100 * part) / whole).toFixed(1)} %`)

const say = (id, { counts, aspects, games }) => {
  const { all, possible, fixtures, corpus, random, together, cards } = counts
  console.log(
    `${id}: ${aspects.length} aspects, ${all} pairs; ${possible} were met by anything, ${all - possible} (${percent(all - possible, all)}) by nothing`
  )
  console.log(
    `  fixtures ${fixtures} (${percent(fixtures, possible)} of those met), corpus ${corpus}, random play ${random}, together ${together} (${percent(together, possible)})`
  )
  console.log(`  library cards alone ${cards} (${percent(cards, possible)})`)
  console.log(
    `  games: ${Object.entries(games)
      .map(([kind, count]) => `${count} ${kind}`)
      .join(', ')}`
  )
}

if (values.kept) {
  for (const { id } of books) if (kept.tables[id]) say(id, kept.tables[id])
  process.exit(0)
}

for (const book of books) {
  const { engine, fixtures, fixture, ready } = gamesFor(book, Number(values.seed))
  const corpus = corpusOf(book.id)
  const library = conformanceCards(book.id)
  const met = { fixtures: new Set(), corpus: new Set(), random: new Set(), search: new Set(), cards: new Set(), together: new Set() }
  const isLibrary = ({ scenario }) => scenario.cards.every(card => JSON.stringify(library.get(card.name)) === JSON.stringify(card))
  const look = async (game, into) => {
    const isOfLibrary = isLibrary(game)
    const found = await metBy(engine, game, pair => !met[into].has(pair) || (isOfLibrary && !met.cards.has(pair)))
    for (const pair of found.together) met.together.add(pair)
    for (const pair of found.met) {
      met[into].add(pair)
      if (isOfLibrary) met.cards.add(pair)
    }
  }
  const isAsked = kind => values.by === undefined || values.by === kind
  if (isAsked('fixtures')) for (const each of fixtures) await look(await fixture(each), 'fixtures')
  if (isAsked('corpus')) for (const each of corpus) await look(await fixture(each), 'corpus')
  if (isAsked('random')) for (let at = 0; at < runs; at++) await look(await ready(at), 'random')
  const games = { fixtures: fixtures.length, corpus: corpus.length, 'random games': runs }
  if (values.search !== undefined) {
    const found = JSON.parse(readFileSync(join(values.search, `${book.id}.json`), 'utf8'))
    for (const pair of [...found.ready, ...found.composed]) met.search.add(pair)
    for (const pair of found.together) met.together.add(pair)
    games['searched games'] = found.played.ready + found.played.composed
  }
  const table = { ...tableOf(met), games, digest: digestOf([...fixtures, ...corpus]) }
  say(book.id, table)
  if (values.write) {
    kept.tables[book.id] = table
    writeFileSync(FILE, `${JSON.stringify(kept, null, 1)}\n`)
  }
}
