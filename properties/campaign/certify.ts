/**
 * A campaign: every fixture, then random games, against one engine; a verdict per check and per rule.
 * @module
 */
import type { ImplementationUnderTest } from '../../engine/port.js'
import { toWire } from '../../fixtures/loader.js'
import { everyRule } from '../../model/rulebook/rulebook.js'
import { createModel } from '../../model/statechart/index.js'
import { invariants as allInvariants } from '../invariants/index.js'
import { relations } from '../metamorphic/index.js'
import type { Relation } from '../metamorphic/index.js'
import { isFailing, rulesOf, runCase } from './case.js'
import type { Case } from './case.js'
import { claims, missingFor, usableCards } from './claims.js'
import { EngineFailure } from './failure.js'
import { exploreFixture, explorationBroken } from './exploration.js'
import { applicability } from './applicable.js'
import { runFixture } from './fixture.js'
import { diagnosing } from './diagnosis.js'
import { foundGame, foundId } from './found.js'
import { knows } from './known.js'
import type { KnownFailure } from './known.js'
import { ladderOf } from './ladder.js'
import { asJudged } from './observed.js'
import { addCase, coverage, emptyLedger, ledgerResults } from './ledger.js'
import type { Ledger } from './ledger.js'
import { ALL_SEATS } from '../arbitraries/situation.js'
import type { Seats } from '../arbitraries/situation.js'
import { scripted } from './play.js'
import { playRandom } from './random.js'
import { relate } from './relate.js'
import type { CheckResult, FoundGame, RulesetReport, Unlooked } from './report.js'
import { notLookedAt } from './unlooked.js'
import type { Suite } from './suite.js'
import { ruleResults, rulesetVerdict } from './verdict.js'

/**
 * What a campaign is told.
 * @public
 */
export interface CampaignOptions {
  /** The engine that is judged. It is not shut down. */
  readonly engine: ImplementationUnderTest
  /** What is played, and what it is judged by; `suiteOf` has what comes with the kit. */
  readonly suite: Suite
  /** Where the random games begin; the same seed gives the same games. */
  readonly seed: number
  /** How many random games. */
  readonly runs: number
  /** Whether interpretations judge too. */
  readonly strict: boolean
  /** Names of the cards that random games are drawn from, of those that the engine claims; all of them unless given. */
  readonly cards?: readonly string[]
  /** Fewest and most players of a random game; 2 to 4 unless given. */
  readonly players?: Seats
  /**
   * Which metamorphic relations each fixture is played again for: every one, or one after the other, a fixture each, which begins with
   * the seed and takes a fifth of the time. Every one unless given.
   */
  readonly relations?: 'every' | 'in-turn'
  /** The command that starts the engine, for replays. */
  readonly command?: string
  /** Where the engine listens instead, for replays: `127.0.0.1:7357`. */
  readonly address?: string
  /** Told of every case. */
  readonly progress?: (done: number, total: number, what: string) => void
  /** Told of the games that are played beside the cases, to make a failing one smaller: how many were tried, and the most there may be. */
  readonly shrinking?: (tried: number, most: number) => void
  /** Asked before each case; true ends the campaign early, with a partial report. */
  readonly stop?: () => boolean
  /** Failures that are known: of each check one that is new is shown before them. */
  readonly known?: readonly KnownFailure[]
  /** Keeps a failing random game, giving the name of its file. */
  readonly keep?: (game: Case) => string | undefined
}

/**
 * A ruleset's part of a report, and what the campaign did not look at.
 * @public
 */
export interface Campaign {
  readonly report: RulesetReport
  /** What was not looked at, with the reason. */
  readonly notLookedAt: readonly Unlooked[]
  /** Whether it was stopped before its end. */
  readonly partial: boolean
}

/** Breakdowns in a row after which an engine is given up. */
const MOST_BREAKDOWNS = 3

/** The relations for which the fixture at a place is played again. */
const relationsAt = (at: number, { relations: which = 'every', seed }: CampaignOptions): readonly Relation[] =>
  which === 'every' ? relations : relations.filter((_, place) => place === (seed + at) % relations.length)

/** The option that names the engine, as it is typed. */
const engineOption = ({ command, address }: CampaignOptions): string | undefined =>
  address !== undefined ? `--connect ${address}` : command === undefined ? undefined : `--engine ${JSON.stringify(command)}`

/**
 * Judges an engine by one ruleset: every fixture, then the situations, then what is explored, then random games. An engine that
 * breaks down is told in the checks, and given up when it has done so several times in a row; nothing is thrown for it.
 * @public
 */
export const certify = async (options: CampaignOptions): Promise<Campaign> => {
  const { engine: iut, suite } = options
  const { base, fixtures, situations = [], cards, fixtureCards = [], evidence } = suite
  const { rulebook } = base
  const model = createModel(base, { level: iut.statement.level, autonomous: iut.statement.autonomous })
  const judged = { rulebook, model, diagnose: diagnosing(model) }
  const isKnown = knows(options.known ?? [], rulebook.id)
  const found: FoundGame[] = []
  const checks: CheckResult[] = []
  let ledger: Ledger = emptyLedger
  let breakdowns = 0
  let stopped = false
  const known = new Map(cards.map(card => [card.name, card]))
  const invariants = allInvariants.filter(
    invariant => rulesOf(invariant, rulebook).length > 0 && (invariant.applies?.(rulebook.structure) ?? true)
  )
  const every = new Map([...fixtureCards.map(card => [card.name, card] as const), ...known])
  const drawn = options.cards === undefined ? known : new Map([...every].filter(([name]) => options.cards?.includes(name)))
  const usable = usableCards(iut.statement, rulebook.id, drawn.values())
  const claimed = [...new Set([...usableCards(iut.statement, rulebook.id, known.values()), ...usable])]
  const unclaimed = (options.cards ?? []).filter(name => every.has(name) && !usable.some(card => card.name === name))
  const asked = options.players ?? ALL_SEATS
  const players = claims(iut.statement, 'seats') ? asked : { least: asked.least, most: 2 }
  const isSeated = players.least <= players.most
  const runs = usable.length === 0 || !isSeated ? 0 : options.runs
  const small = fixtures.filter(({ scenario }) => scenario.explore === true && scenario.ruleset === rulebook.id)
  const total = fixtures.length + situations.length + small.length + runs
  let done = 0
  const step = (what: string): void => options.progress?.(++done, total, what)
  const named = engineOption(options)
  const withEngine = named === undefined ? '' : ` ${named}`
  const halted = (): boolean => (stopped ||= (options.stop?.() ?? false) || breakdowns >= MOST_BREAKDOWNS)

  for (const [at, fixture] of fixtures.entries()) {
    const { scenario } = fixture
    const base = {
      kind: 'fixture' as const,
      name: scenario.id,
      title: scenario.title,
      purpose: scenario.purpose,
      rules: [...scenario.rules],
      standing: scenario.standing,
      cases: 0
    }
    if (halted()) {
      checks.push({ ...base, verdict: 'untested', message: 'the campaign ended before it' })
      continue
    }
    try {
      const { check, game } = await runFixture(iut, model, rulebook, invariants, fixture, { engine: named })
      checks.push(check)
      if (game) {
        const related = await relate(iut, relationsAt(at, options), game.scenario, game.played)
        const judgedGame = asJudged({ ...game, related }, scenario, options.strict)
        ledger = addCase(ledger, judged, judgedGame, 'fixture', { replay: `npx stacklaw replay ${fixture.file}${withEngine}`, isKnown })
      }
      breakdowns = 0
    } catch (error) {
      if (!(error instanceof EngineFailure)) throw error
      breakdowns++
      checks.push({ ...base, verdict: 'error', message: error.message })
    }
    step(scenario.id)
  }

  let broken: string | undefined
  for (const { scenario, file } of situations) {
    if (halted()) break
    const wire = toWire(scenario, file)
    if (missingFor(iut.statement, wire).length === 0)
      try {
        const game = await runCase(iut, model, rulebook, invariants, wire, scripted(scenario.script))
        const replay = `npx stacklaw replay ${file}${withEngine}`
        ledger = addCase(ledger, judged, asJudged(game, scenario, options.strict), 'fixture', { replay, isKnown })
        breakdowns = 0
      } catch (error) {
        if (!(error instanceof EngineFailure)) throw error
        breakdowns++
        broken = error.message
      }
    step(scenario.id)
  }

  const replayable = (game: Case): string | undefined => {
    const file = options.keep?.(game)
    return file === undefined ? undefined : `npx stacklaw replay ${file}${withEngine}`
  }
  for (const fixture of small) {
    try {
      checks.push(await exploreFixture(iut, base, fixture, halted(), replayable))
      breakdowns = 0
    } catch (error) {
      if (!(error instanceof EngineFailure)) throw error
      breakdowns++
      checks.push(explorationBroken(fixture, error.message))
    }
    step(`every choice of ${fixture.scenario.id}`)
  }

  if (!halted() && runs > 0) {
    try {
      const plan = {
        seed: options.seed,
        runs,
        cards: usable,
        known: every,
        structure: rulebook.structure,
        players,
        turns: claims(iut.statement, 'turns'),
        attachments: claims(iut.statement, 'attachments')
      }
      const judges = { model, rulebook, invariants, relations }
      const see = (game: Case, fresh: boolean): void => {
        step('random games')
        if (!fresh || !isFailing(game)) {
          ledger = addCase(ledger, judged, game, 'random')
          return
        }
        const same = found.find(({ id }) => id === foundId(judged, game))
        const replay = same ? same.evidence?.replay : replayable(game)
        const listed = same ?? foundGame(judged, game, replay)
        if (!same) found.push(listed)
        const naming = { situation: listed.id, isKnown, ...(replay !== undefined && { replay }) }
        ledger = addCase(ledger, judged, game, 'random', naming)
      }
      await playRandom(iut, judges, plan, { see, stop: halted, ...(options.shrinking && { shrinking: options.shrinking }) })
    } catch (error) {
      if (!(error instanceof EngineFailure)) throw error
      broken = error.message
    }
  }

  checks.push(
    ...ledgerResults(
      ledger,
      rulebook,
      invariants,
      relations,
      applicability(iut.statement, rulebook.id, rulebook.structure, [...fixtures, ...situations], known.values(), evidence)
    )
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
  const ladder = ladderOf(iut.statement, rulebook.id, wires, known)
  const partial = stopped || broken !== undefined
  return {
    report: {
      id: rulebook.id,
      title: rulebook.title,
      edition: rulebook.edition,
      verdict: rulesetVerdict([...checks, ...found.map(game => ({ ...game, verdict: 'fail' as const }))], options.strict),
      rules: [...rules],
      checks,
      ...(found.length > 0 && { found }),
      coverage: [...coverage(ledger, rulebook.structure)],
      ladder
    },
    notLookedAt: notLookedAt(rulebook.id, {
      statement: iut.statement,
      rules,
      ledger,
      ladder,
      invariants,
      known: new Set(every.keys()),
      random: {
        asked: options.runs,
        named: unclaimed,
        chosen: options.cards !== undefined,
        usable,
        claimed,
        players: { asked, seated: players },
        cut: partial
      }
    }),
    partial
  }
}
