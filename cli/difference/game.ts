/** Which game a rulebook is an edition of. @module */
import type { Rulebook } from '../../model/rulebook/rulebook.js'

/** The id of the rulebook of the game that a rulebook is an edition of: its own, unless it is an edition of another. */
export const gameOf = ({ id, editionOf, madeFrom }: Pick<Rulebook, 'id' | 'editionOf' | 'madeFrom'>): string =>
  editionOf ?? madeFrom?.ruleset ?? id
