/**
 * Swarm testing: each situation uses few of the cards, so that those it uses meet more often.
 * @module
 */
import fc from 'fast-check'
import type { Card } from '../../model/scenario/card.js'

/** Some of the cards, at least one. */
export const swarm = (cards: readonly Card[], most = 6): fc.Arbitrary<readonly Card[]> =>
  fc.subarray([...cards], { minLength: 1, maxLength: Math.min(most, cards.length) })

/** Whether a card is played from the hand, and so has no business in the arena at the start. */
export const isPlayed = (card: Card): boolean => card.types.some(type => type === 'instant' || type === 'action' || type === 'attack')
