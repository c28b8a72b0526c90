/**
 * A game's own words: what a story calls zones, phases, and what waits on the stack.
 * @module
 */
import type { Rulebook } from '../rulebook/rulebook.js'
import { PLAIN_WORDS } from '../rulebook/words.js'
import type { GameWords } from '../rulebook/words.js'
import type { Zone } from '../scenario/names.js'

/** A rulebook, as far as its words go. */
export type Speaking = Partial<Pick<Rulebook, 'words'>>

/** How a game speaks. */
export interface Words extends GameWords {
  /** `battlefield`. */
  readonly zone: (zone: string) => string
  /** `upkeep step`. */
  readonly phase: (name: string) => string
}

/** The words of a game; the kit's own where it has none. */
export const wordsOf = ({ words = PLAIN_WORDS }: Speaking = {}): Words => {
  const zones: Partial<Record<string, string>> = words.zones
  return {
    ...words,
    zone: zone => zones[zone as Zone] ?? zone,
    phase: name => `${name.replaceAll('-', ' ')} ${words.steps.includes(name) ? 'step' : 'phase'}`
  }
}
