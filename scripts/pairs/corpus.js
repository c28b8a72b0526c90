/**
 * Adds to the corpus of a ruleset: of the games that a search has kept, those that together meet every pair that fixtures and corpus do
 * not, each made smaller for as long as it meets what it is kept for and the charts accept it.
 *
 *     node scripts/pairs/corpus.js RULESET --from FOLDER [--most N] [--minutes N]
 * @module
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cardsFor } from '../../dist/properties/arbitraries/situation.js'
import { conformanceCards, corpusOf, packageRoot, readScenario } from '../../dist/fixtures/loader.js'
import { rulebooks } from '../../dist/model/rulebook/index.js'
import { InputProblem } from '../../dist/model/scenario/problem.js'
import { wordsOf } from '../../dist/model/telling/words.js'
import { retold } from '../../dist/properties/arbitraries/composed/shorter.js'
import { rulesOf, runCase } from '../../dist/properties/campaign/case.js'
import { scripted } from '../../dist/properties/campaign/play.js'
import { kindsOf } from '../../dist/properties/campaign/random.js'
import { smallest } from '../../dist/properties/campaign/shrink.js'
import { everyAspect } from '../../dist/properties/pairs/aspect.js'
import { metBy } from '../../dist/properties/pairs/met.js'
import { readOptions } from '../options.js'
import { gamesFor } from './games.js'

const { values, positionals } = readOptions(
  import.meta.url,
  {
    from: { type: 'string' },
    most: { type: 'string', default: '80' },
    tries: { type: 'string', default: '40' },
    minutes: { type: 'string', default: '30' }
  },
  1
)
const book = rulebooks[positionals[0] ?? '']
if (!book || values.from === undefined) {
  console.error(`Name a ruleset (${Object.keys(rulebooks).join(', ')}) and a folder: corpus.js RULESET --from FOLDER`)
  process.exit(2)
}
const { kept } = JSON.parse(readFileSync(join(values.from, `${book.id}.json`), 'utf8'))
const { engine, plan, fixture } = gamesFor(book, 16)
const library = conformanceCards(book.id)
const words = wordsOf(book)
const titles = new Map(everyAspect.map(({ aspect, title }) => [aspect, title]))
const end = performance.now() + 60_000 * Number(values.minutes)

/** What is missing of a file as any other situation is read; nothing where it can be read. */
const problemOf = path => {
  try {
    readScenario(path)
    return undefined
  } catch (problem) {
    if (problem instanceof InputProblem) return problem.message
    throw problem
  }
}

/** Texts may speak of types that only a card had which made no difference: one that nobody has stands for these. */
const bearing = types => ({ name: 'Silent Rune', types, text: '', abilities: [] })

const missingType = problem => /speaks of the type "([^"]+)"/.exec(problem ?? '')?.[1]

/** Writes a situation as a file that can be read; says whether it can. */
const keep = (path, file) => {
  const types = []
  for (;;) {
    const cards = [...(file.cards ?? []), ...(types.length > 0 ? [bearing(types)] : [])]
    writeFileSync(path, `${JSON.stringify({ ...file, ...(cards.length > 0 && { cards }) }, null, 2)}\n`)
    const problem = problemOf(path)
    if (problem === undefined) return true
    const type = missingType(problem)
    if (type === undefined || types.includes(type)) break
    types.push(type)
  }
  rmSync(path)
  return false
}

/** How large a game is to read. */
const sizeOf = ({ scenario }) => JSON.stringify(scenario.cards).length + 200 * scenario.objects.length

/** The games that together meet all, the one that brings most for its size first. */
const chosen = []
const left = new Map(kept.map(game => [game, new Set(game.pairs)]))
const there = new Set()
for (const each of corpusOf(book.id)) {
  const found = await metBy(engine, await fixture(each), pair => !there.has(pair))
  for (const pair of found.met) there.add(pair)
}
for (const pairs of left.values()) for (const pair of there) pairs.delete(pair)
while (chosen.length < Number(values.most)) {
  let best
  let most = 0
  for (const [game, pairs] of left) {
    const worth = pairs.size / (2000 + sizeOf(game))
    if (worth > most) [best, most] = [game, worth]
  }
  if (!best) break
  const pairs = left.get(best)
  left.delete(best)
  chosen.push({ ...best, pairs })
  for (const others of left.values()) for (const pair of pairs) others.delete(pair)
}

const judge = async ({ scenario, script }) =>
  runCase(engine, plan.model, book, plan.invariants, scenario, scripted(script), { budget: 400 })

/** The game if it meets these pairs and is accepted. */
const holds = async ({ scenario, script }, pairs) => {
  const game = await judge({ scenario, script })
  if (kindsOf(game).length > 0 || game.chart.kind !== 'accepted' || game.played.trace.at(-1)?.see !== 'end') return undefined
  const found = await metBy(engine, { scenario, trace: game.played.trace }, pair => pairs.has(pair))
  return [...pairs].every(pair => found.met.has(pair)) ? game : undefined
}

const withCards = ({ scenario, script }) => {
  const used = scenario.objects.map(({ card }) => card)
  const known = new Map([...plan.games.known, ...scenario.cards.map(card => [card.name, card])])
  return { scenario: { ...scenario, cards: cardsFor(used, known) }, script }
}

/** The card with an ability less. */
const fewerAbilities = function* (card) {
  if (library.has(card.name)) return
  for (let at = 0; at < card.abilities.length; at++) yield retold({ ...card, abilities: card.abilities.toSpliced(at, 1) }, words)
}

const small = async game => {
  let tries = 0
  const still = async candidate => {
    if (tries++ > Number(values.tries) || performance.now() > end) return false
    try {
      return (await holds(withCards(candidate), game.pairs)) !== undefined
    } catch {
      return false
    }
  }
  return withCards(await smallest({ scenario: game.scenario, script: game.script }, still, fewerAbilities))
}

const say = pair =>
  pair
    .split(' ')
    .map(aspect => titles.get(aspect))
    .join(' with ')

const folder = join(packageRoot(), 'fixtures', 'corpus', book.id)
mkdirSync(folder, { recursive: true })
let written = 0
for (const game of chosen) {
  const { scenario, script } = await small(game)
  const judged = await holds({ scenario, script }, game.pairs)
  if (!judged) continue
  const pairs = [...game.pairs].sort()
  const base = pairs[0].replace(' ', '-with-')
  const nameOf = number => (number === 1 ? base : `${base}-${number}`)
  let number = 1
  while (existsSync(join(folder, `${nameOf(number)}.json`))) number++
  const name = nameOf(number)
  const cited = plan.invariants.filter(invariant => judged.met.has(invariant.name)).flatMap(invariant => rulesOf(invariant, book))
  const own = scenario.cards.filter(card => !library.has(card.name))
  const text = say(pairs[0])
  const file = {
    format: scenario.format,
    id: `${book.id}/corpus/${name}`,
    title: `${text[0].toUpperCase()}${text.slice(1)}`,
    purpose: `No outcome is expected: charts, invariants and relations judge the game. It is kept for ${pairs.length === 1 ? 'the pair' : `${pairs.length} pairs, among them`} ${pairs.slice(0, 4).map(say).join('; ')}.`,
    standing: 'normative',
    rules: [...new Set(cited.length > 0 ? cited : rulesOf({ concepts: ['priority.pass'] }, book))].slice(0, 4),
    ruleset: book.id,
    players: scenario.players,
    start: scenario.start,
    objects: scenario.objects,
    until: scenario.until,
    ...(own.length > 0 && { cards: own }),
    script
  }
  if (keep(join(folder, `${name}.json`), file)) written++
}
console.log(`${book.id}: ${written} situations added, of the ${chosen.length} chosen among ${kept.length}`)
