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

const orderOf = (seed, { name }) => createHash('sha256').update(`${seed} ${name}`).digest('hex')

/**
 * So many of them, drawn by their names: where others come or go, most of the lot stays. In the order in which they are listed.
 * @template {{ name: string }} T
 * @param {readonly T[]} all
 * @param {number} many
 * @param {string} seed
 * @returns {T[]}
 */
export const drawFrom = (all, many, seed) => {
  const order = new Map(all.map(each => [each, orderOf(seed, each)]))
  const drawn = new Set(all.toSorted((one, other) => (order.get(one) < order.get(other) ? -1 : 1)).slice(0, many))
  return all.filter(each => drawn.has(each))
}
