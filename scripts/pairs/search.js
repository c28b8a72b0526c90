/**
 * Searches games of composed cards, and of library cards, for pairs that the fixtures of a ruleset do not meet; keeps each game that meets
 * one, with what the charts say of it.
 *
 *     node scripts/pairs/search.js RULESET --into FOLDER [--games N] [--ready N] [--seed N] [--minutes N]
 * @module
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rulebooks } from '../../dist/model/rulebook/index.js'
import { runCase } from '../../dist/properties/campaign/case.js'
import { scripted } from '../../dist/properties/campaign/play.js'
import { kindsOf } from '../../dist/properties/campaign/random.js'
import { scriptOf } from '../../dist/properties/campaign/script.js'
import { metBy } from '../../dist/properties/pairs/met.js'
import { readOptions } from '../options.js'
import { gamesFor } from './games.js'

const { values, positionals } = readOptions(
  import.meta.url,
  {
    into: { type: 'string' },
    games: { type: 'string', default: '10000' },
    ready: { type: 'string', default: '0' },
    seed: { type: 'string', default: '16' },
    minutes: { type: 'string', default: '60' }
  },
  1
)
const book = rulebooks[positionals[0] ?? '']
if (!book || values.into === undefined) {
  console.error(`Name a ruleset (${Object.keys(rulebooks).join(', ')}) and a folder: search.js RULESET --into FOLDER`)
  process.exit(2)
}

/** So many games are kept of each pair, to choose among. */
const ENOUGH = 3

const { engine, plan, fixtures, fixture, ready, composed } = gamesFor(book, Number(values.seed))
const end = performance.now() + 60_000 * Number(values.minutes)
const together = new Set()
const byFixtures = new Set()
const counts = new Map()
const take = (seen, into) => seen.forEach(pair => into.add(pair))

for (const each of fixtures) {
  const found = await metBy(engine, await fixture(each), pair => !byFixtures.has(pair))
  take(found.together, together)
  take(found.met, byFixtures)
}

const kept = []
const refused = []
const byKind = { ready: new Set(), composed: new Set() }
const progress = []
const look = async (kind, at) => {
  const game = await (kind === 'ready' ? ready(at) : composed(at))
  if (game.trace.at(-1)?.see !== 'end') return
  const wanted = pair => !byFixtures.has(pair) && (counts.get(pair) ?? 0) < ENOUGH
  const found = await metBy(engine, game, wanted)
  take(found.together, together)
  take(found.met, byKind[kind])
  if (found.met.size === 0) return
  const script = scriptOf(game.trace)
  const judged = await runCase(engine, plan.model, book, plan.invariants, game.scenario, scripted(script))
  const kinds = kindsOf(judged)
  if (kinds.length > 0) refused.push({ kind, at, kinds, scenario: game.scenario, script })
  if (kinds.length > 0 || judged.chart.kind !== 'accepted') return
  for (const pair of found.met) counts.set(pair, (counts.get(pair) ?? 0) + 1)
  kept.push({ kind, at, pairs: [...found.met], scenario: game.scenario, script })
}
const plans = [
  ['ready', Number(values.ready)],
  ['composed', Number(values.games)]
]
const played = { ready: 0, composed: 0 }
mkdirSync(values.into, { recursive: true })
const write = () =>
  writeFileSync(
    join(values.into, `${book.id}.json`),
    JSON.stringify({
      ruleset: book.id,
      played,
      together: [...together],
      fixtures: [...byFixtures],
      ready: [...byKind.ready],
      composed: [...byKind.composed],
      progress,
      kept,
      refused
    })
  )
for (const [kind, most] of plans)
  for (let at = 0; at < most && performance.now() < end; at++) {
    await look(kind, at)
    played[kind] = at + 1
    if ((at + 1) % 100 === 0) {
      progress.push([kind, at + 1, counts.size])
      write()
    }
  }
write()
console.log(
  `${book.id}: ${byFixtures.size} pairs met by fixtures, ${counts.size} more by ${JSON.stringify(played)} games; ${kept.length} kept, ${refused.length} refused`
)
