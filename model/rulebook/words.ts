/**
 * What a game calls the things for which the kit has one word each, for stories and reports.
 * @module
 */
import type { Status, Zone } from '../scenario/names.js'

/**
 * The words of a game.
 * @public
 */
export interface GameWords {
  /** What a player has who may act. */
  readonly priority: string
  /** What something on the stack is called that is no card. */
  readonly layer: string
  /** What becomes of what is taken off the stack by an effect. */
  readonly negated: string
  /** What becomes of what cannot resolve. */
  readonly fails: string
  /** What the game does by itself before players may act. */
  readonly check: string
  /** In whose name a player plays: `player`, `hero`. */
  readonly player: string
  /** What is done to what goes among the banished. */
  readonly banish: string
  /** Zones that the game calls otherwise than the kit. */
  readonly zones: Readonly<Partial<Record<Zone, string>>>
  /** Statuses that the game calls otherwise than the kit. */
  readonly statuses: Readonly<Partial<Record<Status, string>>>
  /** Phases that the game calls steps. */
  readonly steps: readonly string[]
}

/** The kit's own words. */
export const PLAIN_WORDS: GameWords = {
  priority: 'priority',
  layer: 'layer',
  negated: 'is negated',
  fails: 'fails to resolve',
  check: 'a state check',
  player: 'player',
  banish: 'banish',
  zones: {},
  statuses: {},
  steps: []
}
