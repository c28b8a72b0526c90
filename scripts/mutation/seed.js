/** Numbers from a seed, the same at every run. @module */
import { createHash } from 'node:crypto'

/** Numbers from 0 to 1, without 1. */
export const numbersFrom = seed => {
  let state = createHash('sha256').update(String(seed)).digest().readUInt32LE(0)
  return () => {
    // a linear congruence over 2^32, of which the higher bits are taken (Numerical Recipes)
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return (state >>> 8) / 2 ** 24
  }
}

/** So many of them, drawn without repetition; in the order in which they are listed. */
export const drawFrom = (all, many, seed) => {
  const numbers = numbersFrom(seed)
  const places = all.map((_, at) => at)
  for (let at = places.length - 1; at > 0; at--) {
    const other = Math.floor(numbers() * (at + 1))
    ;[places[at], places[other]] = [places[other], places[at]]
  }
  return places
    .slice(0, many)
    .sort((one, other) => one - other)
    .map(at => all[at])
}
