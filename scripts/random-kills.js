/**
 * How many faulty engines random games alone tell, without a fixture or the corpus: each faulty engine plays as many random games as a
 * campaign has, until charts, invariants or a relation refuse one that they do not refuse of the reference engine.
 *
 *     npm run random -- [--ruleset ID] [--runs N] [--seed N] [--every N] [--list] [--drawing NAME] [--write] [--kept]
 *
 * Four ways of drawing are held beside each other: `composed`, half of the games of composed cards, as for an engine that reads abilities
 * as data; `library`, all of ready cards; `hundred`, of the 100 cards of most use; `fixtures`, of ready cards and of those that fixtures have. `--runs`: games of each engine (150). `--every`: every so
 * manieth faulty engine (1). `--list` names those that survive. `--drawing` takes one of the four. `--write` keeps what came of each
 * ruleset in `scripts/random/figures.json`, with how many faulty engines were judged; `--kept` plays nothing, prints what is
 * kept, and says whether it is of the sources as they are. Exit code 1 if no engine was judged.
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
import { recording } from '../dist/properties/mutation/likeness.js'
import { cardsInOrder } from '../dist/properties/reach/index.js'
import { playsAll } from './engine-faults/alike.js'
import { readOptions, stop, wholeNumber } from './options.js'
import { askedOf } from './random/asked.js'
import { digest, keepRandom, readRandom, sayRandom } from './random/figures.js'

const { values } = readOptions(import.meta.url, {
  ruleset: { type: 'string' },
  runs: { type: 'string', default: '150' },
  seed: { type: 'string', default: '1' },
  every: { type: 'string', default: '1' },
  list: { type: 'boolean', default: false },
  drawing: { type: 'string' },
  write: { type: 'boolean', default: false },
  kept: { type: 'boolean', default: false }
})
const books = Object.values(rulebooks).filter(({ id }) => values.ruleset === undefined || id === values.ruleset)
if (books.length === 0) stop(`There is no ruleset ${values.ruleset}; there are ${Object.keys(rulebooks).join(', ')}.`)
const runs = wholeNumber('--runs', values.runs, 1)
const seed = wholeNumber('--seed', values.seed)
const every = wholeNumber('--every', values.every, 1)

const NAMES = ['composed', 'library', 'hundred', 'fixtures']
if (values.drawing !== undefined && !NAMES.includes(values.drawing)) stop(`--drawing takes one of ${NAMES.join(', ')}.`)
if (values.write && values.drawing !== undefined) stop('Kept is what came of all ways of drawing.')

if (values.kept) {
  const kept = readRandom().rulesets
  for (const { id } of books) {
    if (!kept[id]) {
      const how = `Of ${id} nothing is kept: run "npm run random -- --ruleset ${id} --write".`
      if (values.ruleset !== undefined) stop(how)
      console.log(how)
      continue
    }
    for (const [name, figures] of Object.entries(kept[id].drawings)) {
      console.log(sayRandom(id, name, kept[id].runs, figures))
      if (values.list && figures.survivors.length > 0) console.log(`    ${figures.survivors.join(', ')}`)
    }
    const of = kept[id].every > 1 ? `, of every faulty engine whose number ${kept[id].every} divides` : ''
    console.log(kept[id].digest === digest() ? `  of the sources as they are${of}` : `  sources have changed since${of}`)
  }
  process.exit()
}

/** The ways of drawing games of a ruleset. */
const drawings = (book, faulty) => {
  const suite = suiteOf(book)
  const { engine: reference, take } = askedOf(suite.base, faulty)
  const first = cardsInOrder(book)
    .slice(0, 100)
    .map(({ card }) => card)
  const drawing = (name, settings) => {
    const plan = planOf({ suite, seed, runs, strict: false, ...settings }, reference.statement)
    const judges = { model: plan.model, rulebook: book, invariants: plan.invariants }
    const draw = gamesOf(plan.games, relations)
    const fair = new Map()
    const played = new Map()
    return {
      name,
      judges,
      draw,
      /**
       * What the reference engine showed in a game, and what it was answered: who does the same is judged alike. And which faulty engines
       * could do otherwise: only those are played.
       */
      async sound(at) {
        if (!played.has(at)) {
          const transcripts = []
          take()
          await playGame(recording(reference, transcripts), { model: undefined, rulebook: book, invariants: [] }, draw(at))
          played.set(at, { transcripts, may: take() })
        }
        return played.get(at)
      },
      /** In what ways the reference engine fails in a game: that tells nothing of a faulty one. */
      async unfair(at) {
        if (!fair.has(at)) fair.set(at, kindsOf(await playGame(reference, judges, draw(at))))
        return fair.get(at)
      }
    }
  }
  const all = [...suite.cards, ...suite.fixtureCards].map(({ name }) => name)
  return {
    base: suite.base,
    all: [
      drawing('composed', { composed: true }),
      drawing('library', {}),
      drawing('hundred', { cards: first }),
      drawing('fixtures', { cards: all })
    ]
  }
}

/** The number of the game that tells a faulty engine, from 1; nothing if none does. */
const toldBy = async (engine, name, { judges, draw, sound, unfair }) => {
  for (let at = 0; at < runs; at++) {
    const { transcripts, may } = await sound(at)
    if (!may.has(name) || (await playsAll(engine, transcripts))) continue
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
  const faulty = mutants.filter(({ ruleset, kind }) => ruleset === book.id && kind === 'engine').filter((_, at) => at % every === 0)
  const { base, all } = drawings(book, faulty)
  const kept = {}
  for (const drawing of all.filter(({ name }) => (values.drawing ?? name) === name)) {
    const told = []
    const survivors = []
    for (const mutant of faulty) {
      const engine = inProcess(createReference(base, mutant.rules, mutant.patch))
      const at = await toldBy(engine, mutant.name, drawing)
      if (at === undefined) survivors.push(mutant.name)
      else told.push(at)
    }
    judged += faulty.length
    kept[drawing.name] = { of: faulty.length, told: told.length, middle: middle(told) ?? null, survivors }
    console.log(sayRandom(book.id, drawing.name, runs, kept[drawing.name]))
    if (values.list && survivors.length > 0) console.log(`    ${survivors.join(', ')}`)
  }
  if (values.write) keepRandom(book.id, { digest: digest(), runs, seed, every, drawings: kept })
}
process.exitCode = judged > 0 ? 0 : 1
