/**
 * Pairs of aspects.
 * @module
 */
import type { Aspect } from './aspect.js'
import type { Moment } from './moments.js'

/** Two aspects, in the order of the alphabet. */
export type Pair = `${Aspect} ${Aspect}`

export const pairOf = (one: Aspect, other: Aspect): Pair => (one < other ? `${one} ${other}` : `${other} ${one}`)

/** The pairs that take part together at any of these moments. */
export const pairsIn = (moments: readonly Moment[]): ReadonlySet<Pair> => {
  const pairs = new Set<Pair>()
  for (const moment of moments) {
    const aspects = [...moment.keys()]
    aspects.forEach((one, at) => {
      for (const other of aspects.slice(at + 1)) pairs.add(pairOf(one, other))
    })
  }
  return pairs
}
