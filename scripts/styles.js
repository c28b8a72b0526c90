/**
 * Certifies the reference engine in every style that the protocol permits, on every ruleset and at every level where the style is
 * permitted, and prints what came of it, a line each. A style that does not pass is a fault of the kit, and makes the exit code 1.
 *
 *     npm run styles -- [--runs N] [--style NAME|all] [--ruleset ID] [--level LEVEL] [--list] [--thorough]
 *
 * `--style all` takes all styles at once; `--style plain` none. `--list` tells the checks that do not hold.
 * Each fixture is played again for one metamorphic relation, the next fixture for the next one; with `--thorough` for every one.
 * @module
 */
import { styles, inStyles } from '../dist/engine/styles/index.js'
import { createReference } from '../dist/engine/reference/index.js'
import { atLevel, inProcess } from '../dist/engine/reference/iut.js'
import { rulebooks } from '../dist/model/rulebook/index.js'
import { Level } from '../dist/model/trace/observation.js'
import { certify } from '../dist/properties/campaign/certify.js'
import { suiteOf } from '../dist/properties/campaign/suite.js'
import { readEvidence } from '../dist/properties/mutation/evidence.js'
import { readOptions, stop, wholeNumber } from './options.js'

const { values } = readOptions(import.meta.url, {
  runs: { type: 'string', default: '300' },
  style: { type: 'string' },
  ruleset: { type: 'string' },
  level: { type: 'string' },
  list: { type: 'boolean', default: false },
  thorough: { type: 'boolean', default: false }
})

/** Every style for itself, or those that are asked for. */
const kinds = [
  { name: 'plain', chosen: [] },
  ...styles.map(style => ({ name: style.name, chosen: [style] })),
  { name: 'all', chosen: styles }
]
const named =
  values.style === undefined ? kinds.filter(({ chosen }) => chosen.length === 1) : kinds.filter(({ name }) => name === values.style)
if (named.length === 0) stop(`There is no style ${values.style}; there are ${kinds.map(({ name }) => name).join(', ')}.`)
const chosenBooks = Object.values(rulebooks).filter(({ id }) => values.ruleset === undefined || id === values.ruleset)
if (chosenBooks.length === 0) stop(`There is no ruleset ${values.ruleset}; there are ${Object.keys(rulebooks).join(', ')}.`)
const levels = Level.options.filter(level => values.level === undefined || level === values.level)
if (levels.length === 0) stop(`There is no level ${values.level}; there are ${Level.options.join(', ')}.`)
const runs = wholeNumber('--runs', values.runs)

/** All styles at once means at each level those that it permits. */
const permitted = (chosen, level) => chosen.filter(style => style.levels.includes(level))

/** What is played of each ruleset, read once. */
const evidence = readEvidence()
const suites = new Map(chosenBooks.map(book => [book, suiteOf(book, evidence)]))

const campaign = async (book, level, chosen) => {
  const suite = suites.get(book)
  const engine = inStyles(atLevel(inProcess(createReference(suite.base)), level), chosen)
  const { report } = await certify({ engine, suite, seed: 1, runs, strict: false, relations: values.thorough ? 'every' : 'in-turn' })
  return report
}

const row = cells =>
  console.log(
    cells
      .map((cell, at) => String(cell).padEnd([14, 10, 8, 13, 6, 0][at]))
      .join(' ')
      .trimEnd()
  )
const counted = checks =>
  ['fail', 'error', 'inconclusive', 'untested']
    .map(verdict => [verdict, checks.filter(check => check.verdict === verdict).length])
    .filter(([, count]) => count > 0)
    .map(([verdict, count]) => `${count} ${verdict}`)
    .join(', ')

row(['style', 'ruleset', 'level', 'verdict', 'checks', 'not passed'])
let worst = 0
for (const { name, chosen } of named)
  for (const book of chosenBooks)
    for (const level of levels) {
      const some = permitted(chosen, level)
      if (chosen.length > 0 && some.length === 0) continue
      const { verdict, checks } = await campaign(book, level, some)
      const judging = checks.filter(({ standing }) => standing === 'normative')
      row([name, book.id, level, verdict, checks.length, counted(judging)])
      if (values.list)
        for (const { name: check, verdict: came, message, standing } of checks)
          if (came !== 'pass' && came !== 'unsupported') console.log(`    ${came} ${standing} ${check}: ${message}`)
      // several styles at once may show too little for a situation to be seen
      if (verdict === 'fail' || verdict === 'error' || (verdict !== 'pass' && chosen.length < 2)) worst = 1
    }
process.exitCode = worst
