/**
 * The laws of an arbitrary: the same seed gives the same values, and everything that is drawn is valid, and so is everything that a value
 * shrinks to.
 * @module
 */
import { createHash } from 'node:crypto'
import fc from 'fast-check'

/** What an arbitrary is held to. */
export interface Lawful<T> {
  /** Makes the arbitrary; it is made anew for each law, since none may keep anything. */
  readonly make: () => fc.Arbitrary<T>
  /** Why a value is not valid; nothing if it is. */
  readonly problem: (value: T) => string | undefined
  /** How many values are drawn. */
  readonly runs?: number
}

const SEED = 41

/** The values of a seed. */
const valuesOf = <T>({ make, runs = 50 }: Lawful<T>): readonly T[] => fc.sample(make(), { seed: SEED, numRuns: runs })

/** Which of two lots of values from the same seed differ, by their places. */
export const unlike = <T>(lawful: Lawful<T>): readonly number[] => {
  const again = valuesOf(lawful).map(value => JSON.stringify(value))
  return valuesOf(lawful).flatMap((value, at) => (JSON.stringify(value) === again[at] ? [] : [at]))
}

/** What is wrong with values that are drawn. */
export const invalid = <T>(lawful: Lawful<T>): readonly string[] => valuesOf(lawful).flatMap(value => lawful.problem(value) ?? [])

/** So many values are shrunk, each along a way of its own. */
const WAYS = 3

/** Some of what is tried counts as failing, so that the walk goes on from there: which, depends on the value alone. */
const goesOn = (value: unknown, way: number): boolean =>
  createHash('sha256')
    .update(`${way} ${JSON.stringify(value)}`)
    .digest()[0]! < 160

/** What is wrong with values that others shrink to, and how many there were. */
export const shrinks = <T>({ make, problem }: Lawful<T>): { readonly tried: number; readonly wrong: readonly string[] } => {
  const wrong: string[] = []
  let tried = 0
  for (let way = 1; way <= WAYS; way++) {
    let isFirst = true
    fc.check(
      fc.property(make(), value => {
        if (isFirst) {
          isFirst = false
          return false
        }
        tried++
        wrong.push(...[problem(value)].filter(each => each !== undefined))
        return !goesOn(value, way)
      }),
      { seed: SEED + way, numRuns: 1 }
    )
  }
  return { tried, wrong }
}
