/**
 * Plays the units of a campaign on an engine, each for itself: what comes of one does not depend on the others.
 * @module
 */
import type { ImplementationUnderTest } from '../../engine/port.js'
import { toWire } from '../../fixtures/loader.js'
import { gamesOf } from '../arbitraries/game.js'
import { relations } from '../metamorphic/index.js'
import { fixtureAgain, gameAgain, otherwise } from './again.js'
import { runCase } from './case.js'
import type { Case } from './case.js'
import { missingFor } from './claims.js'
import { exploreFixture } from './exploration.js'
import { EngineFailure } from './failure.js'
import { runFixture } from './fixture.js'
import type { FixtureRun } from './fixture.js'
import { noteOf } from './note.js'
import type { Note } from './note.js'
import { asJudged } from './observed.js'
import { engineOption, relationsAt } from './plan.js'
import type { Plan, Unit } from './plan.js'
import { scripted } from './play.js'
import { corpusChecked, corpusUnclaimed } from './corpus.js'
import { kindsOf, leastOf, playGame } from './random.js'
import type { Shrinking } from './random.js'
import { relate } from './relate.js'
import type { CheckResult } from './report.js'

/** What is told of a game beside what it came to. */
export interface Told {
  /** A failure was played again, and came to this instead: the engine is not deterministic. */
  readonly again?: string
  /** How long it took, in milliseconds. */
  readonly took?: number
}

/** What came of a unit. */
export type Outcome =
  /** A check, and what its game adds to the ledger; an exploration's check may come with the game that shows it. */
  | ({ readonly kind: 'checked'; readonly check: CheckResult; readonly note?: Note; readonly found?: Case } & Told)
  /** A game of which no outcome is expected; without a note the engine does not claim what it needs, or no game fails so any more. */
  | ({ readonly kind: 'played'; readonly note?: Note } & Told)
  /** The engine or its adapter broke down. */
  | { readonly kind: 'broken'; readonly message: string }

/** Plays a unit. It throws nothing that an engine does. */
export type Player = (unit: Unit) => Promise<Outcome>

const withAgain = (again: string | undefined): Told => (again === undefined ? {} : { again })

/** A player on one engine. */
export const playerOn = (iut: ImplementationUnderTest, plan: Plan, shrinking: Shrinking = {}): Player => {
  const { settings, rulebook, model, invariants } = plan
  const { strict } = settings
  const { base, fixtures, situations = [], corpus = [] } = settings.suite
  const games = gamesOf(plan.games, relations)
  const play = async (unit: Unit): Promise<Outcome> => {
    switch (unit.kind) {
      case 'fixture': {
        const fixture = fixtures[unit.at]!
        const run = (): Promise<FixtureRun> => runFixture(iut, model, rulebook, invariants, fixture, { engine: engineOption(settings) })
        const first = await run()
        const { check, game } = first
        if (!game) return { kind: 'checked', check }
        const again = await fixtureAgain(iut.statement, first, run)
        const related = await relate(iut, relationsAt(plan, unit.at), game.scenario, game.played)
        return { kind: 'checked', check, note: noteOf(asJudged({ ...game, related }, fixture.scenario, strict)), ...withAgain(again) }
      }
      case 'situation': {
        const { scenario, file } = situations[unit.at]!
        const wire = toWire(scenario, file)
        if (missingFor(iut.statement, wire).length > 0) return { kind: 'played' }
        const run = (): Promise<Case> => runCase(iut, model, rulebook, invariants, wire, scripted(scenario.script))
        const game = await run()
        const again = await gameAgain(iut.statement, game, run)
        return { kind: 'played', note: noteOf(asJudged(game, scenario, strict)), ...withAgain(again) }
      }
      case 'corpus': {
        const situation = corpus[unit.at]!
        const wire = toWire(situation.scenario, situation.file)
        const unclaimed = corpusUnclaimed(situation, iut.statement)
        if (unclaimed) return { kind: 'checked', check: unclaimed }
        const run = (): Promise<Case> => runCase(iut, model, rulebook, invariants, wire, scripted(situation.scenario.script))
        const game = await run()
        const again = await gameAgain(iut.statement, game, run)
        const related = await relate(iut, relationsAt(plan, unit.at), wire, game.played)
        const judged = asJudged({ ...game, related }, situation.scenario, strict)
        return { kind: 'checked', check: corpusChecked(situation, judged), note: noteOf(judged), ...withAgain(again) }
      }
      case 'exploration':
        return { kind: 'checked', ...(await exploreFixture(iut, base, plan.explored[unit.at]!)) }
      case 'game':
        return { kind: 'played', note: noteOf(await playGame(iut, plan, games(unit.at))) }
      case 'least': {
        const game = games(unit.at)
        const failing = await playGame(iut, plan, game)
        // an engine that does otherwise each time has nothing that could be made smaller
        if (!kindsOf(failing).some(kind => unit.failing.includes(kind)))
          return { kind: 'played', ...withAgain(otherwise(iut.statement, failing)) }
        return {
          kind: 'played',
          note: noteOf(await leastOf(iut, plan, plan.games.known, failing, game.applied, unit.failing, shrinking))
        }
      }
    }
  }
  return async unit => {
    const start = performance.now()
    try {
      return { ...(await play(unit)), took: Math.round(performance.now() - start) }
    } catch (error) {
      if (error instanceof EngineFailure) return { kind: 'broken', message: error.message }
      throw error
    }
  }
}
