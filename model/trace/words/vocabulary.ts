/**
 * The words of a game in lines on its observations.
 * @module
 */
import type { GameWords } from '../../rulebook/words.js'
import { PLAIN_WORDS } from '../../rulebook/words.js'

/** How lines on observations speak. */
export interface Vocabulary extends Pick<GameWords, 'check' | 'fails' | 'layer' | 'negated' | 'priority'> {
  readonly zone: (zone: string) => string
  readonly phase: (name: string) => string
  /** A layer by its id, or by what it is called. */
  readonly called: (layer: string) => string
}

/** The kit's own words. */
export const PLAIN: Vocabulary = {
  ...PLAIN_WORDS,
  zone: name => name,
  phase: name => `${name} phase`,
  called: layer => `${PLAIN_WORDS.layer} ${layer}`
}
