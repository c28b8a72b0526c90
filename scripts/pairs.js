/**
 * The pairs of aspects that each ruleset's fixtures, corpus and random games meet, and those that library cards alone meet, held against
 * floors (`scripts/pairs/floors.json`). Exit code 1 where a figure is below its floor.
 *
 *     npm run pairs -- [--ruleset ID] [--by fixtures|corpus|random] [--runs N] [--seed N] [--search FOLDER] [--write] [--kept]
 *
 * Random games are those of a campaign that composes every second one. `--search` names the folder of what `scripts/pairs/search.js` has
 * found, of which a pair is possible. `--write` keeps the tables of the rulesets that were looked at in `fixtures/pairs.json`; `--kept`
 * plays nothing, prints the kept tables, and says whether they are of the situations as they are.
 * @module
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { conformanceCards, corpusOf, judgingFixturesOf } from '../dist/fixtures/loader.js'
import { rulebooks } from '../dist/model/rulebook/index.js'
import { belowFloor } from '../dist/properties/pairs/floors.js'
import { pairsPath, readPairs } from '../dist/properties/pairs/kept.js'
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
/** So many random games are counted; with fewer of them no floor is looked at, and nothing is kept. */
const RUNS = 100

const BY = ['fixtures', 'corpus', 'random']
if (values.by !== undefined && !BY.includes(values.by)) stop(`--by takes one of ${BY.join(', ')}.`)
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 0) stop('--runs takes a number from 0 on.')

const floors = JSON.parse(readFileSync(new URL('pairs/floors.json', import.meta.url), 'utf8'))
const kept = readPairs()

/** The digest of the situations that a table is about. */
const digestOf = situations =>
  createHash('sha256')
    .update(JSON.stringify(situations.map(({ scenario: { id, cards, objects, script } }) => [id, cards, objects, script])))
    .digest('hex')
    .slice(0, 16)

const percent = (part, whole) => (whole === 0 ? 'none' : `${((100 * part) / whole).toFixed(1)} %`)

const say = (id, { counts, aspects, rows, games }) => {
  const { all, possible, fixtures, corpus, random, together, cards } = counts
  const never = rows.join('').split('.').length - 1
  console.log(`${id}: ${aspects.length} aspects, ${all} pairs, ${possible} met by anything (${percent(possible, all)})`)
  console.log(`  of the others ${all - possible - never} took part together and did not matter, ${never} never did`)
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

/** Only where everything was played does a figure say anything of its floor. */
const hold = (id, table) => {
  const problems = belowFloor(id, table, floors[id] ?? {})
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
}

if (values.kept) {
  for (const { id } of books) {
    const table = kept.tables[id]
    if (!table) stop(`Of ${id} no table is kept: run "npm run pairs -- --ruleset ${id} --write".`)
    say(id, table)
    const isCurrent = table.digest === digestOf([...judgingFixturesOf(rulebooks[id]), ...corpusOf(id)])
    console.log(isCurrent ? '  of the situations as they are' : '  situations have changed since')
    hold(id, table)
  }
  process.exit()
}

for (const book of books) {
  const { engine, fixtures, fixture, random } = gamesFor(book, Number(values.seed))
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
  if (isAsked('random')) for (let at = 0; at < runs; at++) await look(await random(at), 'random')
  const games = { fixtures: fixtures.length, corpus: corpus.length, 'random games': runs }
  if (values.search !== undefined) {
    const found = JSON.parse(readFileSync(join(values.search, `${book.id}.json`), 'utf8'))
    for (const pair of [...found.ready, ...found.composed]) met.search.add(pair)
    for (const pair of found.together) met.together.add(pair)
    games['searched games'] = found.played.ready + found.played.composed
  }
  const table = { ...tableOf(met), games, digest: digestOf([...fixtures, ...corpus]) }
  say(book.id, table)
  if (values.by !== undefined || runs < RUNS) continue
  hold(book.id, table)
  if (values.write) {
    // others may have been counted meanwhile
    const now = readPairs()
    writeFileSync(pairsPath(), `${JSON.stringify({ ...now, tables: { ...now.tables, [book.id]: table } }, null, 1)}\n`)
  }
}
