/**
 * The games by which faults of the engine are judged: every fixture, the situations of older editions and those of the corpus, and random
 * games, every second of composed cards. Each is played by an engine as a campaign plays it, and says what of it charts, invariants, relations
 * and its own expectation refuse. What the engine gives up, and whether it tells its states apart rightly, is judged as well.
 * @module
 */
import { createHash } from 'node:crypto'
import { toWire } from '../../dist/fixtures/loader.js'
import { rulebooks } from '../../dist/model/rulebook/index.js'
import { isExplored } from '../../dist/model/scenario/scenario.js'
import { gamesOf } from '../../dist/properties/arbitraries/game.js'
import { runCase } from '../../dist/properties/campaign/case.js'
import { runFixture } from '../../dist/properties/campaign/fixture.js'
import { scripted } from '../../dist/properties/campaign/play.js'
import { planOf } from '../../dist/properties/campaign/plan.js'
import { playGame } from '../../dist/properties/campaign/random.js'
import { suiteOf } from '../../dist/properties/campaign/suite.js'
import { relations } from '../../dist/properties/metamorphic/index.js'
import { exploration } from './explorations.js'
import { GIVEN_UP, givenUp, signsOfStart } from './given-up.js'

const SEED = 1

/** What an engine claims that reads abilities as data. */
const EVERYTHING = { features: ['*'], level: 'full', autonomous: [] }

/** What tells a fault in a game, the plainest first. */
const signsOf = (check, game, standing) =>
  [
    check?.verdict === 'fail' && 'an expectation is not met',
    check?.verdict === 'unsupported' && standing === 'normative' && GIVEN_UP,
    game?.chart.kind === 'refused' && 'the charts refuse it',
    game && game.breaches.length > 0 && 'an invariant is broken',
    game?.related?.some(({ difference }) => difference !== undefined) && 'a relation is broken'
  ].filter(Boolean)

const hashOf = told => createHash('sha256').update(JSON.stringify(told)).digest('hex').slice(0, 12)

/** An engine that is asked directly breaks down by a failure of its own, as one that a campaign plays; without a judge it must not. */
const askedDirectly = async (isJudged, ask) => {
  try {
    return await ask()
  } catch (error) {
    throw isJudged ? Object.assign(new Error('the engine breaks down', { cause: error }), { name: 'EngineFailure' }) : error
  }
}

/** A random game is drawn when it is asked for. */
const drawnOnce = draw => {
  let drawn
  return () => (drawn ??= draw())
}

/**
 * The games of a ruleset. `play` has an engine play one: with the judges it says what tells of a fault, without them nothing.
 * @param runs so many random games
 */
const gamesFor = (rulebook, runs) => {
  const suite = suiteOf(rulebook)
  const plan = planOf({ suite, seed: SEED, runs, strict: false, composed: true }, { ...EVERYTHING, rulesets: [rulebook.id] })
  const { model, invariants } = plan
  const judges = isJudged => (isJudged ? { model, rulebook, invariants } : { model: undefined, rulebook, invariants: [] })
  const of = { ruleset: rulebook.id, base: suite.base }
  const fixtures = suite.fixtures.map(fixture => ({
    ...of,
    id: `${rulebook.id}: ${fixture.scenario.id}`,
    rules: fixture.scenario.rules,
    hash: hashOf(fixture.scenario),
    play: async (engine, isJudged) => {
      const judging = judges(isJudged)
      const { check, game } = await runFixture(engine, judging.model, rulebook, judging.invariants, fixture, { withEvidence: false })
      return signsOf(check, game, fixture.scenario.standing)
    }
  }))
  const situations = [...suite.situations, ...suite.corpus].map(({ scenario, file }) => ({
    ...of,
    id: `${rulebook.id}: ${scenario.id}`,
    rules: scenario.rules,
    hash: hashOf(scenario),
    play: async (engine, isJudged) => {
      const judging = judges(isJudged)
      const wire = toWire(scenario, file)
      return signsOf(undefined, await runCase(engine, judging.model, rulebook, judging.invariants, wire, scripted(scenario.script)))
    }
  }))
  const draw = gamesOf(plan.games, relations)
  const random = Array.from({ length: runs }, (_, at) => {
    const drawn = drawnOnce(() => draw(at))
    return {
      ...of,
      id: `${rulebook.id}: random game ${at + 1}`,
      rules: [],
      play: async (engine, isJudged) => signsOf(undefined, await playGame(engine, judges(isJudged), drawn()))
    }
  })
  const explorations = [...suite.fixtures.filter(({ scenario }) => isExplored(scenario)), ...suite.corpus].map(({ scenario, file }) => {
    const explore = exploration(toWire(scenario, file), scenario.expect?.outcomes)
    return {
      ...of,
      id: `${rulebook.id}: ${scenario.id}, explored`,
      rules: scenario.rules,
      hash: hashOf([scenario, 'explored']),
      isExplored: true,
      play: (engine, isJudged) => askedDirectly(isJudged, () => explore(engine, isJudged))
    }
  })
  const unknown = givenUp(rulebook.id).map(({ wire, says }) => ({
    ...of,
    id: `${rulebook.id}: ${wire.id}`,
    rules: [],
    hash: hashOf([wire, says]),
    play: (engine, isJudged) => askedDirectly(isJudged, () => signsOfStart(engine, wire, says))
  }))
  return { given: [...unknown, ...fixtures, ...situations], explored: explorations, random }
}

/**
 * The games of every ruleset.
 * @param runs so many random games, of the rulesets in turn
 */
export const everyGame = runs => {
  const books = Object.values(rulebooks)
  const all = books.map((book, at) => gamesFor(book, Math.floor((runs + books.length - 1 - at) / books.length)))
  return {
    given: all.flatMap(({ given }) => given),
    explored: all.flatMap(({ explored }) => explored),
    random: all.flatMap(({ random }) => random)
  }
}
