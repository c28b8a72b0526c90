/**
 * The rulebooks, one for each ruleset.
 * @module
 */
import type { Rule } from './rule.js'
import { everyRule } from './rulebook.js'
import type { Rulebook } from './rulebook.js'
import { fab } from './fab/index.js'
import { ga } from './ga/index.js'
import { gaOlder } from './ga-older/index.js'
import { mtg } from './mtg/index.js'
import { mtg2010 } from './mtg-2010/index.js'
import { mtg2026 } from './mtg-2026/index.js'

/**
 * The rulebooks that engines can be judged by, by id; each edition of a game is one.
 * @public
 */
export const rulebooks: Readonly<Record<'fab' | 'mtg' | 'mtg-2010' | 'ga' | 'ga-older', Rulebook>> & Readonly<Record<string, Rulebook>> = {
  fab,
  mtg,
  'mtg-2010': mtg2010,
  ga,
  'ga-older': gaOlder
}

/**
 * Every rulebook.
 * @public
 */
export const everyRulebook: readonly Rulebook[] = Object.values(rulebooks)

/**
 * Editions that are made from differences only. They are played and looked into where they are named, and in no list of rulesets.
 * @public
 */
export const editions: readonly Rulebook[] = [mtg2026]

/** The rulebook of that id, or the edition; `undefined` if there is none. */
export const findRulebook = (id: string | undefined): Rulebook | undefined =>
  [...everyRulebook, ...editions].find(rulebook => rulebook.id === id)

/** Every catalogued rule by its id. */
const rulesById: ReadonlyMap<string, Rule> = new Map(
  [...everyRulebook, ...editions].flatMap(rulebook => everyRule(rulebook).map(rule => [rule.id, rule] as const))
)

/**
 * The catalogued rule of that id, in whichever rulebook.
 * @param id for example `fab:6.4.10g`
 * @returns `undefined` if no catalogue holds it
 * @public
 */
export const findRule = (id: string): Rule | undefined => rulesById.get(id)
