/**
 * What random games are drawn, before anybody plays them: fast-check counts in how many of them there is what somebody could ask for.
 *
 *   node scripts/drawn.js                   of 1000 games of each ruleset, half of them of composed cards
 *   node scripts/drawn.js --ruleset fab --runs 5000 --seed 3
 * @module
 */
import fc from 'fast-check'
import { conformanceCards } from '../dist/fixtures/loader.js'
import { rulebooks } from '../dist/model/rulebook/index.js'
import { wordsOf } from '../dist/model/telling/words.js'
import { composedSituation } from '../dist/properties/arbitraries/composed/situation.js'
import { ALL_SEATS, everythingIn, situation } from '../dist/properties/arbitraries/situation.js'
import { TRAIT_NAMES, traitsOfGame } from '../dist/properties/arbitraries/traits-of-game.js'
import { readOptions, stop } from './options.js'

const { values } = readOptions(import.meta.url, {
  ruleset: { type: 'string' },
  runs: { type: 'string', default: '1000' },
  seed: { type: 'string', default: '1' }
})

for (const [name, least] of [
  ['runs', 1],
  ['seed', 0]
])
  if (!/^\d{1,9}$/.test(values[name]) || Number(values[name]) < least) stop(`--${name} takes a whole number from ${least} on.`)
if (values.ruleset !== undefined && !rulebooks[values.ruleset])
  stop(`There is no ruleset "${values.ruleset}"; there are ${Object.keys(rulebooks).join(', ')}.`)

/** The games of ready cards and those of composed ones. */
const drawnFrom = rulebook => {
  const known = conformanceCards(rulebook.id)
  return {
    ready: situation({ ruleset: rulebook.id, ...everythingIn(rulebook), cards: [...known.values()], known }),
    composed: composedSituation({
      ruleset: rulebook.id,
      structure: rulebook.structure,
      library: [...known.values()],
      claims: () => true,
      words: wordsOf(rulebook),
      turns: true,
      seats: ALL_SEATS
    })
  }
}

/** The share of each trait, as fast-check tells it: `something triggers....45.00%`. */
const sharesOf = arbitrary => {
  const lines = []
  fc.statistics(fc.noBias(arbitrary), traitsOfGame, {
    seed: Number(values.seed),
    numRuns: Number(values.runs),
    logger: line => lines.push(line)
  })
  return new Map(lines.map(line => [line.replace(/\.{2,}.*$/, '').trim(), Number(/([\d.]+)%$/.exec(line)[1].replace(/^\.+/, ''))]))
}

for (const rulebook of values.ruleset === undefined ? Object.values(rulebooks) : [rulebooks[values.ruleset]]) {
  const shares = Object.entries(drawnFrom(rulebook)).map(([of, arbitrary]) => [of, sharesOf(arbitrary)])
  console.log(`${rulebook.id}: ${values.runs} games each`)
  for (const trait of TRAIT_NAMES)
    console.log(`  ${trait}: ${shares.map(([of, found]) => `${of} ${(found.get(trait) ?? 0).toFixed(1)} %`).join(', ')}`)
}
