/**
 * How many faulty engines random games alone tell, without a fixture or the corpus: each faulty engine plays as many random games as a
 * campaign has, until charts, invariants or a relation refuse one that they do not refuse of the reference engine.
 *
 *     npm run random -- [--ruleset ID] [--runs N] [--seed N] [--every N] [--list]
 *
 * Three ways of drawing are held beside each other: `composed`, half of the games of composed cards, as for an engine that reads abilities
 * as data; `library`, all of ready cards; `hundred`, of the 100 cards of most use. `--runs`: games of each engine (150). `--every`: every so
 * manieth faulty engine (1). `--list` names those that survive. Exit code 1 if no engine was judged.
 * @module
 */
import { mutants } from '../dist/engine/mutants/index.js'
import { createReference } from '../dist/engine/reference/index.js'
import { inProcess } from '../dist/engine/reference/iut.js'
import { rulebooks } from '../dist/model/rulebook/index.js'
import { gamesOf } from '../dist/properties/arbitraries/game.js'
import { planOf } from '../dist/properties/campaign/plan.js'
import { kindsOf, playGame } from '../dist/properties/campaign/random.js'
import { suiteOf } from '../dist/properties/campaign/suite.js'
import { relations } from '../dist/properties/metamorphic/index.js'
import { cardsInOrder } from '../dist/properties/reach/index.js'
import { readOptions, stop, wholeNumber } from './options.js'

const { values } = readOptions(import.meta.url, {
  ruleset: { type: 'string' },
  runs: { type: 'string', default: '150' },
  seed: { type: 'string', default: '1' },
  every: { type: 'string', default: '1' },
  list: { type: 'boolean', default: false }
})
const books = Object.values(rulebooks).filter(({ id }) => values.ruleset === undefined || id === values.ruleset)
if (books.length === 0) stop(`There is no ruleset ${values.ruleset}; there are ${Object.keys(rulebooks).join(', ')}.`)
const runs = wholeNumber('--runs', values.runs, 1)
const seed = wholeNumber('--seed', values.seed)
const every = wholeNumber('--every', values.every, 1)

/** The ways of drawing games of a ruleset. */
const drawings = book => {
  const suite = suiteOf(book)
  const reference = inProcess(createReference(suite.base))
  const first = cardsInOrder(book)
    .slice(0, 100)
    .map(({ card }) => card.name)
  const drawing = (name, settings) => {
    const plan = planOf({ suite, seed, runs, strict: false, ...settings }, reference.statement)
    const judges = { model: plan.model, rulebook: book, invariants: plan.invariants }
    const draw = gamesOf(plan.games, relations)
    const fair = new Map()
    return {
      name,
      judges,
      draw,
      /** In what ways the reference engine fails in a game: that tells nothing of a faulty one. */
      async unfair(at) {
        if (!fair.has(at)) fair.set(at, kindsOf(await playGame(reference, judges, draw(at))))
        return fair.get(at)
      }
    }
  }
  return { base: suite.base, all: [drawing('composed', { composed: true }), drawing('library', {}), drawing('hundred', { cards: first })] }
}

/** The number of the game that tells a faulty engine, from 1; nothing if none does. */
const toldBy = async (engine, { judges, draw, unfair }) => {
  for (let at = 0; at < runs; at++) {
    let kinds
    try {
      kinds = kindsOf(await playGame(engine, judges, draw(at)))
    } catch {
      // an engine that breaks down is told by no rule
      continue
    }
    if (kinds.length > 0 && (await unfair(at)).length === 0) return at + 1
  }
  return undefined
}

const middle = list => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]

let judged = 0
for (const book of books) {
  const { base, all } = drawings(book)
  const faulty = mutants.filter(({ ruleset, kind }) => ruleset === book.id && kind === 'engine').filter((_, at) => at % every === 0)
  for (const drawing of all) {
    const told = []
    const survivors = []
    for (const mutant of faulty) {
      const engine = inProcess(createReference(base, mutant.rules, mutant.patch))
      const at = await toldBy(engine, drawing)
      if (at === undefined) survivors.push(mutant.name)
      else told.push(at)
    }
    judged += faulty.length
    const share = faulty.length === 0 ? 0 : (100 * told.length) / faulty.length
    console.log(
      `${book.id} ${drawing.name.padEnd(8)} ${told.length} of ${faulty.length} faulty engines told by ${runs} random games (${share.toFixed(0)} %), half of those by game ${middle(told) ?? '-'}`
    )
    if (values.list && survivors.length > 0) console.log(`    ${survivors.join(', ')}`)
  }
}
process.exitCode = judged > 0 ? 0 : 1
