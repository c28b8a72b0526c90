/**
 * A campaign: every fixture, then random games, against one engine; a verdict per check and per rule. What was played is counted in the
 * order of the plan, whoever has played it and whenever it came, so that the report is the same.
 * @module
 */
import type { ImplementationUnderTest, Statement } from '../../engine/port.js'
import { toWire } from '../../fixtures/loader.js'
import { everyRule } from '../../model/rulebook/rulebook.js'
import { relations } from '../metamorphic/index.js'
import { ahead } from './ahead.js'
import { applicability } from './applicable.js'
import type { Case } from './case.js'
import { corpusLeft } from './corpus.js'
import { diagnosing } from './diagnosis.js'
import { explorationBroken, explorationLeft, withReplay } from './exploration.js'
import { foundGame, foundId } from './found.js'
import { knows } from './known.js'
import type { KnownFailure } from './known.js'
import { conformanceProfileOf } from './conformance-profile.js'
import { addCase, coverage, emptyLedger, ledgerResults } from './ledger.js'
import type { Ledger, Naming, Origin } from './ledger.js'
import type { Note } from './note.js'
import { drawingAgain, planOf, withEngine } from './plan.js'
import type { Plan, CampaignSettings, Unit } from './plan.js'
import { playerOn } from './player.js'
import type { Outcome, Player } from './player.js'
import { kindsOf } from './random.js'
import type { CheckResult, FoundGame, RulesetReport, NotCovered, Unsteady } from './report.js'
import { sharing } from './sharing.js'
import { candidatesAmong, sieve } from './sieve.js'
import { notLookedAt } from './not-covered.js'
import { ruleResults, rulesetVerdict } from './verdict.js'

/**
 * What a campaign does beside playing.
 * @public
 */
export interface CampaignWatching {
  /** Told of every case. */
  readonly progress?: (done: number, total: number, what: string) => void
  /** Asked before each case; true ends the campaign early, with a partial report. */
  readonly stop?: () => boolean
  /** Failures that are known: of each check one that is new is shown before them. */
  readonly known?: readonly KnownFailure[]
  /** Keeps a failing random game, giving the name of its file. */
  readonly keep?: (game: Case) => string | undefined
  /** Whether it is known what came of a unit: of a campaign that ends early that is counted still. */
  readonly isKnown?: (unit: Unit) => boolean
}

/**
 * What a campaign is told.
 * @public
 */
export interface CampaignOptions extends CampaignSettings, CampaignWatching {
  /** The engine that is judged. It is not shut down. */
  readonly engine: ImplementationUnderTest
  /** Told of the games that are played beside the cases, to make a failing one smaller: how many were tried, and the most there may be. */
  readonly shrinking?: (tried: number, most: number) => void
}

/**
 * A ruleset's part of a report, and what the campaign did not look at.
 * @public
 */
export interface Campaign {
  readonly report: RulesetReport
  /** What was not looked at, with the reason. */
  readonly notLookedAt: readonly NotCovered[]
  /** Whether it was stopped before its end. */
  readonly partial: boolean
  /** The checks that were chosen, and others that failed beside them, where the campaign was narrowed. */
  readonly chosen?: readonly CheckResult[]
  /** How long each check took that is a game of its own, in milliseconds, by its name. */
  readonly took: Readonly<Record<string, number>>
}

const NOT_CHOSEN = 'it was not chosen'
const NEVER_CAME = 'no game that was chosen brought its situation about'

/** Breakdowns in a row after which an engine is given up. */
export const MOST_BREAKDOWNS = 3

/** How many breakdowns there are in a row after a unit: what the engine was not asked for is none, and ends no row. */
export const breakdownsAfter = (before: number, outcome: Outcome): number => {
  if (outcome.kind === 'broken') return before + 1
  const wasPlayed = outcome.kind === 'checked' ? outcome.check.cases > 0 : outcome.note !== undefined
  return wasPlayed ? 0 : before
}

const cardsIn = ({ scenario }: Case): ReadonlySet<string> => new Set(scenario.objects.map(object => object.card))

/** Counts what a player makes of the units of a plan, in their order. */
export const campaignOf = async (plan: Plan, player: Player, following: CampaignWatching = {}): Promise<Campaign> => {
  const { settings, statement, rulebook, model, invariants, drawn, explored, runs } = plan
  const { strict, suite } = settings
  const { fixtures, situations = [], corpus = [], evidence } = suite
  const judged = { rulebook, model, diagnose: diagnosing(model) }
  const isKnown = knows(following.known ?? [], rulebook.id)
  const replayOf = (file: string): string => `npx stacklaw replay ${file}${withEngine(plan)}`
  const found: FoundGame[] = []
  const checks: CheckResult[] = []
  let ledger: Ledger = emptyLedger
  let breakdowns = 0
  let stopped = false
  let done = 0
  let broken: string | undefined
  const step = (what: string): void => following.progress?.(++done, plan.units.length, what)
  const unsteady: Unsteady[] = []
  const took: Record<string, number> = {}
  const hasStopped = (): boolean => (stopped ||= (following.stop?.() ?? false) || breakdowns >= MOST_BREAKDOWNS)
  /** Whether a unit is left out, for the campaign has ended; what is known of it by then is counted. */
  const halted = (unit: Unit): boolean => hasStopped() && !(following.isKnown?.(unit) ?? false)
  const isPlayed = (unit: Unit): boolean => plan.chosen?.isPlayed(unit) ?? true
  /** Whether a check is one of those that are judged. */
  const isChosen = (name: string): boolean => plan.chosen?.checks.has(name) ?? true
  const noteAgain = (situation: string, first: string, again: string | undefined): void => {
    if (again !== undefined) unsteady.push({ situation, first, again })
  }
  const add = (note: Note | undefined, origin: Origin, naming?: Naming): void => {
    if (note) ledger = addCase(ledger, judged, note, origin, naming)
  }
  const replayable = (game: Case): string | undefined => {
    const file = following.keep?.(game)
    return file === undefined ? undefined : replayOf(file)
  }
  /** Plays a unit; a breakdown is counted, and told by what it leaves open. */
  const take = async (unit: Unit): Promise<Outcome> => {
    const outcome = await player(unit)
    if (outcome.kind === 'checked' && outcome.took !== undefined) took[outcome.check.name] = outcome.took
    breakdowns = breakdownsAfter(breakdowns, outcome)
    return outcome
  }

  for (const [at, { scenario, file }] of fixtures.entries()) {
    const unplayed = (verdict: 'untested' | 'error', message: string): CheckResult => ({
      kind: 'fixture',
      name: scenario.id,
      title: scenario.title,
      file,
      purpose: scenario.purpose,
      rules: [...scenario.rules],
      standing: scenario.standing,
      cases: 0,
      verdict,
      message
    })
    const unit: Unit = { kind: 'fixture', at }
    if (!isPlayed(unit)) {
      checks.push({ ...unplayed('untested', NOT_CHOSEN), unchosen: true })
      continue
    }
    if (halted(unit)) {
      checks.push(unplayed('untested', 'the campaign ended before it'))
      continue
    }
    const outcome = await take(unit)
    if (outcome.kind === 'checked') {
      checks.push(isChosen(scenario.id) ? outcome.check : { ...unplayed('untested', NOT_CHOSEN), unchosen: true })
      noteAgain(scenario.id, outcome.check.message, outcome.again)
      add(outcome.note, 'fixture', { replay: replayOf(file), isKnown })
    } else if (outcome.kind === 'broken') checks.push(unplayed('error', outcome.message))
    step(scenario.id)
  }

  for (const [at, { scenario, file }] of situations.entries()) {
    const unit: Unit = { kind: 'situation', at }
    if (!isPlayed(unit) || halted(unit)) continue
    const outcome = await take(unit)
    if (outcome.kind === 'played') {
      add(outcome.note, 'fixture', { replay: replayOf(file), isKnown })
      noteAgain(scenario.id, 'it broke a rule', outcome.again)
    } else if (outcome.kind === 'broken') broken = outcome.message
    step(scenario.id)
  }

  for (const [at, situation] of corpus.entries()) {
    const unit: Unit = { kind: 'corpus', at }
    const { scenario, file } = situation
    const leftOut: CheckResult = { ...corpusLeft(situation, statement), verdict: 'untested', message: NOT_CHOSEN, unchosen: true }
    if (!isPlayed(unit)) checks.push(leftOut)
    else if (halted(unit)) checks.push(corpusLeft(situation, statement))
    else {
      const outcome = await take(unit)
      if (outcome.kind === 'checked') {
        checks.push(isChosen(scenario.id) ? outcome.check : leftOut)
        noteAgain(scenario.id, outcome.check.message, outcome.again)
        add(outcome.note, 'fixture', { replay: replayOf(file), isKnown })
      } else if (outcome.kind === 'broken') checks.push({ ...corpusLeft(situation, statement), verdict: 'error', message: outcome.message })
    }
    step(scenario.id)
  }

  for (const [at, fixture] of explored.entries()) {
    const unit: Unit = { kind: 'exploration', at }
    const leftOut: CheckResult = { ...explorationLeft(fixture, statement), verdict: 'untested', message: NOT_CHOSEN, unchosen: true }
    if (!isPlayed(unit)) checks.push(leftOut)
    else if (halted(unit)) checks.push(explorationLeft(fixture, statement))
    else {
      const outcome = await take(unit)
      if (outcome.kind === 'checked')
        checks.push(isChosen(leftOut.name) ? withReplay(outcome.check, outcome.found && replayable(outcome.found)) : leftOut)
      else if (outcome.kind === 'broken') checks.push(explorationBroken(fixture, outcome.message))
    }
    step(`every choice of ${fixture.scenario.id}`)
  }

  /** Tells of a game that random play found, once. */
  const tell = (at: number, note: Note, game: Case): void => {
    const same = found.find(({ id }) => id === foundId(judged, game))
    const replay = same ? same.evidence?.replay : replayable(game)
    const listed = same ?? foundGame(judged, game, replay, drawingAgain(plan, at))
    if (!same) found.push(listed)
    add(note, 'random', { situation: listed.id, isKnown, ...(replay !== undefined && { replay }) })
  }
  const candidates = candidatesAmong(runs)
  const sieved = sieve()
  for (let at = 0; at < runs && !sieved.isFull(); at++) {
    if (halted({ kind: 'game', at })) continue
    const outcome = await player({ kind: 'game', at })
    if (outcome.kind === 'broken') {
      broken = outcome.message
      break
    }
    const { note } = outcome
    const { failing: game } = note!
    const first = game ? candidates.first(at, kindsOf(game)) : []
    if (game && sieved.isNews(first, cardsIn(game))) {
      const least: Unit = { kind: 'least', at, failing: first }
      const smaller: Outcome = hasStopped() ? { kind: 'played' } : await player(least)
      if (smaller.kind === 'played') noteAgain(game.scenario.id, `it broke ${first.join(', ')}`, smaller.again)
      const told = smaller.kind === 'played' && smaller.note?.failing ? smaller.note : note!
      tell(at, told, told.failing!)
      sieved.take([...first, ...kindsOf(told.failing!)], cardsIn(told.failing!))
    } else add(note, 'random')
    step('random games')
  }

  const watching = (check: CheckResult): CheckResult =>
    check.verdict === 'fail' || (isChosen(check.name) && check.verdict !== 'inconclusive')
      ? check
      : plan.chosen
        ? isChosen(check.name)
          ? { ...check, verdict: 'untested', message: NEVER_CAME }
          : { ...check, verdict: 'untested', message: NOT_CHOSEN, unchosen: true }
        : check
  checks.push(
    ...ledgerResults(
      ledger,
      rulebook,
      invariants,
      relations,
      applicability(statement, rulebook.id, rulebook.structure, [...fixtures, ...situations], suite.cards, evidence)
    ).map(watching)
  )
  if (broken !== undefined)
    checks.push({
      kind: 'invariant',
      name: 'unscripted-games',
      title: 'The engine survives games of which no outcome is expected',
      rules: [],
      standing: 'normative',
      verdict: 'error',
      message: broken,
      cases: done
    })

  const rules = ruleResults(everyRule(rulebook), checks)
  const wires = fixtures.map(({ scenario, file }) => toWire(scenario, file))
  const ladder = conformanceProfileOf(statement, rulebook.id, wires, new Map(suite.cards.map(card => [card.name, card])))
  const partial = stopped || broken !== undefined
  return {
    report: {
      id: rulebook.id,
      title: rulebook.title,
      edition: rulebook.edition,
      verdict: rulesetVerdict([...checks, ...found.map(game => ({ ...game, verdict: 'fail' as const }))], strict),
      ...(unsteady.length > 0 && { unsteady }),
      rules: [...rules],
      checks,
      ...(found.length > 0 && { found }),
      coverage: [...coverage(ledger, rulebook.structure)],
      ...(suite.pairs && { pairs: suite.pairs }),
      ladder
    },
    notLookedAt: notLookedAt(rulebook.id, {
      statement,
      rules,
      ledger,
      ladder,
      invariants,
      known: new Set(drawn.every.keys()),
      random: {
        asked: settings.runs,
        named: drawn.unclaimed,
        chosen: settings.cards !== undefined,
        usable: drawn.usable,
        claimed: drawn.claimed,
        players: plan.players,
        cut: partial
      }
    }),
    partial,
    took,
    ...(plan.chosen && { chosen: checks.filter(({ unchosen }) => !unchosen) })
  }
}

/**
 * Judges an engine by one ruleset: every fixture, then the situations, then what is explored, then random games. An engine that
 * breaks down is told in the checks, and given up when it has done so several times in a row; nothing is thrown for it. As many games are
 * in flight at once as the engine says it can play.
 * @public
 */
export const certify = async (options: CampaignOptions): Promise<Campaign> => {
  const { engine, shrinking, stop = () => false } = options
  const plan = planOf(options, engine.statement)
  const player = playerOn(engine, plan, { stop, ...(shrinking && { shrinking }) })
  const width = widthOf(engine.statement)
  if (width === 1) return campaignOf(plan, player, options)
  const { play, isKnown, close } = ahead(sharing(player), plan.units, width)
  try {
    return await campaignOf(plan, play, { ...options, isKnown })
  } finally {
    await close()
  }
}

/** The most games in flight on one engine, whatever it says. */
const MOST_IN_FLIGHT = 16

/** How many games an engine plays at once. */
export const widthOf = ({ maxConcurrent = 1 }: Statement): number => Math.max(1, Math.min(maxConcurrent, MOST_IN_FLIGHT))
