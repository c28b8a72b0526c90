/**
 * A rulebook: everything that the kit knows of one ruleset, as data.
 * @module
 */
import type { RuleId } from '../scenario/names.js'
import { CONCEPTS } from './concept.js'
import type { Concept } from './concept.js'
import type { Rule, Standing } from './rule.js'
import type { Structure } from './structure.js'
import type { GameWords } from './words.js'

/**
 * An answer to one of the questions on which games differ.
 * @public
 */
export interface Claim {
  /** For example `D12`. */
  readonly question: string
  /** A letter of the question's answers. */
  readonly answer: string
  readonly standing: Exclude<Standing, 'definition'>
  readonly rules: readonly RuleId[]
  /** The fixture that shows it. */
  readonly fixture: string
}

/**
 * The rulebook that an edition is made from.
 * @public
 */
export interface MadeFrom {
  readonly ruleset: string
  /** What each rule of its text is called in the edition. */
  readonly rules: Readonly<Record<RuleId, RuleId>>
  /** Its fixtures of which something else is expected in the edition. */
  readonly otherwise: readonly string[]
}

/**
 * A game and edition as data: its rules, its structure and its claims.
 * @public
 */
export interface Rulebook {
  /** For example `fab`. */
  readonly id: string
  readonly title: string
  /** The text and edition that it follows. */
  readonly edition: string
  /** The rulebook of the same game in its newer edition, where this is an older one. */
  readonly editionOf?: string
  /** Where it is made from differences: from which rulebook, whose fixtures are its own where nothing else is expected here. */
  readonly madeFrom?: MadeFrom
  /** Every rule of the text that the rulebook follows, in its order. */
  readonly rules: readonly Rule[]
  /**
   * Rules of neighbouring texts that those lean on, so far as they were at hand, with ids of a prefix of their own
   * (`fab-context:…`). Complete only in that whatever is cited is here.
   */
  readonly context?: readonly Rule[]
  readonly structure: Structure
  /** What the charts' concepts are called in this game's rules; nothing for those that the game does not have. */
  readonly concepts: Readonly<Record<Concept, readonly RuleId[]>>
  readonly claims: readonly Claim[]
  /** What it calls things; the kit's own words unless given. */
  readonly words?: GameWords
  /** Where to look in an engine that breaks a rule, where the rule's concept does not say it closely enough. */
  readonly hints?: Readonly<Record<RuleId, string>>
}

/** Every catalogued rule of a rulebook: those of the text first, then the neighbouring ones. */
export const everyRule = ({ rules, context = [] }: Rulebook): readonly Rule[] => [...rules, ...context]

/** What a rule is called in the charts, in the order of the concepts. */
export const conceptsOf = ({ concepts }: Rulebook, rule: RuleId): readonly Concept[] =>
  CONCEPTS.filter(concept => concepts[concept].includes(rule))

/** Whether a rule is one that the text leans on, not one of the text. */
export const isNeighbouring = (id: string): boolean => /^[a-z]+-context:/.test(id)
