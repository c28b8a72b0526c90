/**
 * A game's own words: what a story calls zones, phases, and what waits on the stack.
 * @module
 */
import type { Rulebook } from '../rulebook/rulebook.js'
import { GAME_STARTS } from '../scenario/names.js'
import { PLAIN_WORDS } from '../rulebook/words.js'
import type { GameWords } from '../rulebook/words.js'
import type { Status, Zone } from '../scenario/names.js'

/** A rulebook, as far as its words go. */
export type Speaking = Pick<Rulebook, 'words'>

/** How a game speaks. */
export interface Words extends Omit<GameWords, 'zones' | 'statuses'> {
  /** `battlefield`. */
  readonly zone: (zone: string) => string
  /** `tapped`. */
  readonly status: (status: Status) => string
  /** `upkeep step`. */
  readonly phase: (name: string) => string
}

/** The words of a game; the kit's own where it has none. */
export const wordsOf = ({ words = PLAIN_WORDS }: Speaking = {}): Words => ({
  ...words,
  zone: zone => words.zones[zone as Zone] ?? zone,
  status: status => words.statuses[status] ?? status,
  phase: name =>
    name === GAME_STARTS ? 'start of the game' : `${name.replaceAll('-', ' ')} ${words.steps.includes(name) ? 'step' : 'phase'}`
})
