/**
 * What comes of random games that show a fault when they are made smaller: by the shrinker of the kit, and by fast-check, which shrinks
 * what it has drawn, each by as many games.
 *
 *   node scripts/shrinking.js        of 8 faulty engines of each ruleset, drawn by a seed
 *   node scripts/shrinking.js N      of N
 *
 * A fault counts as shown by a game that the charts refuse. Told are objects, decisions that are no pass, and observations.
 * @module
 */
import fc from 'fast-check'
import { mutants } from '../dist/engine/mutants/index.js'
import { createReference } from '../dist/engine/reference/index.js'
import { inProcess } from '../dist/engine/reference/iut.js'
import { conformanceCards } from '../dist/fixtures/loader.js'
import { createBase } from '../dist/model/base/base.js'
import { rulebooks } from '../dist/model/rulebook/index.js'
import { createModel, judge } from '../dist/model/statechart/index.js'
import { choices, everythingIn, situation } from '../dist/properties/arbitraries/situation.js'
import { drawn, play, scripted } from '../dist/properties/campaign/play.js'
import { scriptOf } from '../dist/properties/campaign/script.js'
import { MOST_GAMES, smallest } from '../dist/properties/campaign/shrink.js'
import { drawFrom } from './mutation/seed.js'
import { readOptions, wholeNumber } from './options.js'

const [given = '8'] = readOptions(import.meta.url, {}, 1).positionals
const many = wholeNumber('N', given, 1)
const RULESETS = ['fab', 'mtg', 'ga']
const SEED = 'made smaller'

/** So many games are drawn for a fault that shows itself in none of them. */
const DRAWN = 150

/** The observation that is refused, and with which concepts; nothing where the game is right. */
const refusedIn = async (engine, model, scenario, policy) => {
  const { trace, how } = await play(inProcess(engine), scenario, policy)
  if (how !== 'ended') return undefined
  const verdict = judge(model, scenario, trace)
  return verdict.verdict === 'fail' ? { trace, why: verdict.refused.blamed.join() } : undefined
}

const acts = trace => scriptOf(trace).filter(({ choose }) => choose.option !== 'pass').length
const sizeOf = ({ scenario, trace }) => ({ objects: scenario.objects.length, decisions: acts(trace), observations: trace.length })

const middle = numbers => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]

/** The sizes of one game as it was found, and as each of both makes it. */
const compare = async ({ ruleset, name, rules, patch }) => {
  const rulebook = rulebooks[ruleset]
  const base = createBase(rulebook)
  const engine = createReference(base, rules, patch)
  const model = createModel(base, { level: 'full', autonomous: [] })
  const known = conformanceCards(ruleset)
  const games = fc.noBias(
    fc.record({
      scenario: situation({ ...everythingIn(rulebook), ruleset, cards: [...known.values()], known }),
      how: choices()
    })
  )
  const shows = ({ scenario, how }) => refusedIn(engine, model, scenario, drawn(how)).catch(() => undefined)
  for (let seed = 1; seed <= DRAWN; seed++) {
    const [found] = fc.sample(games, { seed, numRuns: 1 })
    const first = await shows(found)
    if (!first) continue
    let ours = { scenario: found.scenario, trace: first.trace }
    await smallest({ scenario: found.scenario, script: scriptOf(first.trace) }, async candidate => {
      const again = await refusedIn(engine, model, candidate.scenario, scripted(candidate.script)).catch(() => undefined)
      if (again?.why !== first.why) return false
      ours = { scenario: candidate.scenario, trace: again.trace }
      return true
    })
    let least = { scenario: found.scenario, trace: first.trace }
    let played = 0
    await fc.check(
      fc.asyncProperty(games, async game => {
        if (played++ >= MOST_GAMES) return true
        const again = await shows(game)
        if (again?.why !== first.why) return true
        least = { scenario: game.scenario, trace: again.trace }
        return false
      }),
      { seed, numRuns: 1, interruptAfterTimeLimit: 900_000 }
    )
    return { name, found: sizeOf({ scenario: found.scenario, trace: first.trace }), ours: sizeOf(ours), fastCheck: sizeOf(least) }
  }
  return undefined
}

const told = []
for (const ruleset of RULESETS) {
  const faulty = mutants.filter(each => each.ruleset === ruleset && each.kind === 'engine')
  let left = many
  for (const mutant of drawFrom(faulty, faulty.length, SEED)) {
    if (left === 0) break
    const sizes = await compare(mutant)
    if (!sizes) continue
    left--
    told.push(sizes)
    const say = ({ objects, decisions, observations }) => `${objects} objects, ${decisions} decisions, ${observations} observations`
    console.log(`${sizes.name}: found ${say(sizes.found)}; ours ${say(sizes.ours)}; fast-check ${say(sizes.fastCheck)}`)
  }
}
for (const way of ['found', 'ours', 'fastCheck'])
  console.log(
    `${way}, the middle of ${told.length}: ${['objects', 'decisions', 'observations']
      .map(what => `${middle(told.map(each => each[way][what]))} ${what}`)
      .join(', ')}`
  )
