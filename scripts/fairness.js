/**
 * Holds every fixture's expectation against all that the charts allow under its script, and says which expect more. Without names it
 * also plays engines that read what a text leaves open otherwise, fixtures and random games, and says what is held against them.
 * Usage: fairness.js [--most TRACES] [--games N] [--seed N] [--reading WORDS] [FIXTURE…]
 *   a fixture is named by its id or what it begins with; --games are random games of each reading (10), --reading plays only the
 *   readings whose names hold the words, and no fixture else
 * @module
 */
import { fixturesOf } from '../dist/fixtures/loader.js'
import { everyRulebook, rulebooks } from '../dist/model/rulebook/index.js'
import { fairness } from '../dist/properties/fairness/fairness.js'
import { playReading } from '../dist/properties/mutation/reading-games.js'
import { fixturesOtherwise, heldAgainst, otherReadings, usualGames } from '../dist/properties/mutation/readings.js'
import { readOptions, stop, wholeNumber } from './options.js'

const { values, positionals: names } = readOptions(
  import.meta.url,
  {
    most: { type: 'string' },
    games: { type: 'string', default: '10' },
    seed: { type: 'string', default: '5' },
    reading: { type: 'string' }
  },
  Infinity
)
const most = values.most === undefined ? undefined : wholeNumber('--most', values.most, 1)
const games = wholeNumber('--games', values.games)
const seed = wholeNumber('--seed', values.seed)
const only = values.reading
const fixtures = Object.keys(rulebooks)
  .flatMap(ruleset => fixturesOf(ruleset))
  .filter(({ scenario }) => names.length === 0 || names.some(name => scenario.id.startsWith(name)))
if (fixtures.length === 0) stop(`No fixture is named ${names.join(' or ')}.`)

/** Plays the engine in every reading of what the texts leave open; whether nothing is held against it. */
const readOtherwise = async () => {
  let tried = 0
  let held = 0
  let shown = 0
  const untold = []
  for (const rulebook of everyRulebook) {
    const all = fixturesOf(rulebook.id)
    const usual = usualGames(rulebook)
    for (const reading of otherReadings(rulebook).filter(({ name }) => only === undefined || name.includes(only))) {
      const telling = await fixturesOtherwise(rulebook, reading, all, usual)
      const faults = await heldAgainst(rulebook, reading, telling, usual)
      const random = await playReading(rulebook, reading, telling, seed, games)
      for (const fault of faults) console.log(`${reading.name}: ${fault}`)
      for (const { at, kinds } of random.held) console.log(`${reading.name}: random game ${at} of seed ${seed}: ${kinds.join(', ')}`)
      tried++
      shown += random.otherwise
      if (faults.length + random.held.length > 0) held++
      if (telling.length + random.otherwise === 0) untold.push(reading.name)
    }
  }
  console.log(`${tried} readings of what texts leave open; ${held} fail an engine`)
  console.log(`${shown} random games were played otherwise; no game shows ${untold.length} of the readings: ${untold.join(', ') || 'none'}`)
  if (tried === 0) console.error(`no reading is named ${only}`)
  return held === 0 && tried > 0
}

const isFair = only !== undefined || fairness(fixtures, most, text => console.log(text))
process.exitCode = (names.length > 0 || (await readOtherwise())) && isFair ? 0 : 1
