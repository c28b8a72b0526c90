/**
 * What is played of a ruleset to see which pairs it meets: its fixtures, the random games of a campaign, and games of composed cards.
 * @module
 */
import { createReference } from '../../dist/engine/reference/index.js'
import { inProcess } from '../../dist/engine/reference/iut.js'
import { toWire } from '../../dist/fixtures/loader.js'
import { gamesOf } from '../../dist/properties/arbitraries/game.js'
import { planOf } from '../../dist/properties/campaign/plan.js'
import { drawn, play, scripted } from '../../dist/properties/campaign/play.js'
import { suiteOf } from '../../dist/properties/campaign/suite.js'

/** The most answers that a random game takes here. */
const BUDGET = 400

/** What is played of a ruleset, by the reference engine. */
export const gamesFor = (book, seed) => {
  const suite = suiteOf(book)
  const engine = inProcess(createReference(suite.base))
  const plan = planOf({ suite, seed, runs: 1, strict: false, composed: true }, engine.statement)
  const drawnAt = gamesOf(plan.games, [])
  const shown = async (scenario, policy) => ({ scenario, trace: (await play(engine, scenario, policy, undefined, BUDGET)).trace })
  const fixture = ({ scenario, file }) => shown(toWire(scenario, file), scripted(scenario.script))
  const random = at => {
    const { scenario, how } = drawnAt(at)
    return shown(scenario, drawn(how))
  }
  return {
    suite,
    engine,
    plan,
    fixtures: suite.fixtures,
    fixture,
    /** A game of a campaign that composes every second one, by its number. */
    random,
    /** A game of the library's cards, by its number. */
    ready: at => random(2 * at),
    /** A game of composed cards, by its number. */
    composed: at => random(2 * at + 1)
  }
}
