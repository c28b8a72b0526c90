/**
 * Holds every fixture's expectation against all that the charts allow under its script, and says which expect more.
 * Usage: fairness.js [--most TRACES] [FIXTURE…]   a fixture is named by its id or what it begins with
 * @module
 */
import { fixturesOf } from '../dist/fixtures/loader.js'
import { rulebooks } from '../dist/model/rulebook/index.js'
import { fairness } from '../dist/properties/fairness/fairness.js'

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
process.exitCode = fairness(fixtures, most, text => console.log(text)) ? 0 : 1
