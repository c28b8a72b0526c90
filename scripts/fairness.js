/**
 * Holds every fixture's expectation against all that the charts allow under its script, and says which expect more. Without names it
 * also plays engines that read what a text leaves open otherwise, and says what is held against them.
 * Usage: fairness.js [--most TRACES] [FIXTURE…]   a fixture is named by its id or what it begins with
 * @module
 */
import { fixturesOf } from '../dist/fixtures/loader.js'
import { everyRulebook, rulebooks } from '../dist/model/rulebook/index.js'
import { fairness } from '../dist/properties/fairness/fairness.js'
import { heldAgainst, otherReadings, usualGames } from '../dist/properties/mutation/readings.js'

const args = process.argv.slice(2)
const at = args.indexOf('--most')
const most = at < 0 ? undefined : Number(args[at + 1])
if (most !== undefined && (!Number.isInteger(most) || most < 1)) {
  console.error('--most takes a whole number from 1')
  process.exit(2)
}
const names = at < 0 ? args : args.toSpliced(at, 2)
const fixtures = Object.keys(rulebooks)
  .flatMap(ruleset => fixturesOf(ruleset))
  .filter(({ scenario }) => names.length === 0 || names.some(name => scenario.id.startsWith(name)))
if (fixtures.length === 0) {
  console.error(`no fixture is named ${names.join(' or ')}`)
  process.exit(2)
}

/** Plays the engine in every reading of what the texts leave open; whether nothing is held against it. */
const readOtherwise = async () => {
  let tried = 0
  let held = 0
  for (const rulebook of everyRulebook) {
    const usual = usualGames(rulebook)
    for (const reading of otherReadings(rulebook)) {
      const faults = await heldAgainst(rulebook, reading, fixturesOf(rulebook.id), usual)
      for (const fault of faults) console.log(`${reading.name}: ${fault}`)
      tried++
      if (faults.length > 0) held++
    }
  }
  console.log(`${tried} readings of what texts leave open; ${held} fail an engine`)
  return held === 0
}

const isFair = fairness(fixtures, most, text => console.log(text))
process.exitCode = (names.length > 0 || (await readOtherwise())) && isFair ? 0 : 1
