/**
 * The pairs of aspects that take part together in the fixtures of each ruleset.
 *
 *     npm run pairs -- [--ruleset ID]
 * @module
 */
import { parseArgs } from 'node:util'
import { createReference } from '../dist/engine/reference/index.js'
import { inProcess } from '../dist/engine/reference/iut.js'
import { judgingFixturesOf, toWire } from '../dist/fixtures/loader.js'
import { createBase } from '../dist/model/base/base.js'
import { rulebooks } from '../dist/model/rulebook/index.js'
import { play, scripted } from '../dist/properties/campaign/play.js'
import { foldingOf } from '../dist/properties/pairs/moments.js'
import { pairsIn } from '../dist/properties/pairs/pair.js'

const { values } = parseArgs({ options: { ruleset: { type: 'string' } } })

for (const book of Object.values(rulebooks).filter(({ id }) => values.ruleset === undefined || id === values.ruleset)) {
  const engine = inProcess(createReference(createBase(book)))
  const met = new Set()
  for (const { scenario, file } of judgingFixturesOf(book)) {
    const wire = toWire(scenario, file)
    const { trace } = await play(engine, wire, scripted(scenario.script))
    const folding = foldingOf(wire)
    for (const o of trace) folding.see(o)
    for (const pair of pairsIn(folding.moments())) met.add(pair)
  }
  console.log(`${book.id}: ${met.size} pairs of aspects take part together in its fixtures`)
}
