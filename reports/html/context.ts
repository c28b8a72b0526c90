/**
 * What parts of a page deep down read of the whole report.
 * @module
 */
import { createContext } from 'preact'
import { findRulebook } from '../../model/rulebook/index.js'
import type { Speaking } from '../../model/telling/words.js'
import type { Level } from '../../model/trace/observation.js'
import type { CheckResult, FoundGame, Report } from '../../properties/campaign/report.js'
import { signsIn, worstFirst } from '../order.js'
import type { Signs } from '../order.js'
import { bySize } from '../telling.js'

/** The most games that are told step by step; they are what makes a page heavy. */
export const GAMES = 300

export interface Whole {
  readonly level: Level
  /** Whether interpretations judge the engine. */
  readonly strict: boolean
  /** The title of each rule by its id. */
  readonly titles: ReadonlyMap<string, string>
  /** The checks whose game is told step by step. */
  readonly games: ReadonlySet<CheckResult>
}

/** The rulebook in whose words a part of the page speaks; the kit's own words without one. */
export const SpeakingContext = createContext<Speaking>({})

/** The words of a ruleset; one that is not of the kit has none here. */
export const speakingOf = (id: string): Speaking => findRulebook(id) ?? {}

/** What the rules and checks of a ruleset show. */
export const SignsContext = createContext<Signs>(signsIn({ checks: [] }, false))

export const WholeContext = createContext<Whole>({ level: 'full', strict: false, titles: new Map(), games: new Set() })

const asChecks = new WeakMap<FoundGame, CheckResult>()

/** A found game as the check whose evidence it is. */
export const foundAsCheck = (game: FoundGame): CheckResult => {
  const { id, rules, standing, message, evidence, checks } = game
  const made: CheckResult = asChecks.get(game) ?? {
    kind: checks[0]?.startsWith('chart/') ? 'chart' : 'invariant',
    name: id,
    title: id,
    rules,
    standing,
    verdict: 'fail',
    message,
    cases: 1,
    ...(evidence && { evidence })
  }
  asChecks.set(game, made)
  return made
}

export const wholeOf = ({ engine, run, rulesets }: Report): Whole => ({
  level: engine.level,
  strict: run.strict,
  titles: new Map(rulesets.flatMap(ruleset => ruleset.rules.map(rule => [rule.id, rule.title] as const))),
  games: new Set(
    worstFirst(
      bySize(
        rulesets.flatMap(({ checks, found = [] }) =>
          [...checks, ...found.map(foundAsCheck)].filter(({ evidence }) => evidence !== undefined)
        )
      )
    ).slice(0, GAMES)
  )
})
