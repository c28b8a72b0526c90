/**
 * What a game calls the things that all games have, for stories and card texts. The protocol and the scenario files keep the kit’s words.
 * @module
 */
import type { Zone } from '../scenario/names.js'

/** The words of a game. */
export interface Words {
  /** What a player who may act has: `priority`. */
  readonly priority: string
  /** Where layers wait to resolve: `stack`. */
  readonly stack: string
  /** What an ability puts there, after `triggered` or `activated`: `layer`. */
  readonly layer: string
  /** What a card is in whose name a player plays: `player`, `hero`. */
  readonly player: string
  /** What becomes of a layer that an effect takes off the stack: `negated`. */
  readonly negated: string
  /** What a layer does that cannot resolve: `fails to resolve`. */
  readonly fails: string
  /** What the game does by itself before players may act: `a state check`. */
  readonly check: string
  /** Phases that the game calls steps. */
  readonly steps: readonly string[]
  /** What is done to a card that is put among those that are banished: `banish`. */
  readonly banish: string
  /** Zones whose word is another than the kit’s. */
  readonly zones: Readonly<Partial<Record<Zone, string>>>
}

/** The kit’s own words. */
export const KIT_WORDS: Words = {
  priority: 'priority',
  stack: 'stack',
  layer: 'layer',
  player: 'player',
  banish: 'banish',
  negated: 'negated',
  fails: 'fails to resolve',
  check: 'a state check',
  steps: [],
  zones: {}
}

/** The words of a game, the kit’s where it has none of its own. */
export const wordsOf = ({ words }: { readonly words?: Partial<Words> }): Words => ({ ...KIT_WORDS, ...words })

/** What a zone is called. */
export const sayZone = (zone: Zone, words: Words): string => (zone === 'stack' ? words.stack : (words.zones[zone] ?? zone))

/** What a phase is called: `upkeep step`. */
export const sayPhase = (phase: string, { steps }: Words): string =>
  `${phase.replaceAll('-', ' ')} ${steps.includes(phase) ? 'step' : 'phase'}`
