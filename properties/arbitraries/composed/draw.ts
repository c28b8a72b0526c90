/**
 * How composed values are drawn: each draw is a value of fast-check, which knows how to make it smaller, so that a text is written by plain
 * functions, in which what is said later may depend on what was said before.
 * @module
 */
import fc from 'fast-check'

/** One way to go on, and how often it is gone beside others. */
export type Way<T> = readonly [weight: number, go: () => T]

/** What draws. The first of several ways is the simplest one: shrinking goes there. */
export interface Draw {
  /** A whole number, both ends included. */
  readonly int: (min: number, max: number) => number
  /** One of a list that is not empty. */
  readonly pick: <T>(list: readonly T[]) => T
  /** True so many times of a hundred. */
  readonly chance: (percent: number) => boolean
  /** One of several ways, by their weights; those of weight 0 are never gone. */
  readonly way: <T>(...ways: readonly Way<T>[]) => T
}

/** A value that is written by a function of what it draws. */
export const written = <T>(write: (draw: Draw) => T): fc.Arbitrary<T> =>
  fc.gen().map(gen => {
    const int = (min: number, max: number): number => (min === max ? min : gen(fc.integer, { min, max }))
    return write({
      int,
      pick: list => {
        if (list.length === 0) throw new Error('there is nothing to pick from')
        return list[int(0, list.length - 1)]!
      },
      // what is left out is simpler than what is said
      chance: percent => percent > 0 && int(0, 99) >= 100 - percent,
      way: (...ways) => {
        const open = ways.filter(([weight]) => weight > 0)
        let at = int(0, open.reduce((sum, [weight]) => sum + weight, 0) - 1)
        for (const [weight, go] of open) {
          if (at < weight) return go()
          at -= weight
        }
        throw new Error('there is no way to go on: every weight is 0')
      }
    })
  })
