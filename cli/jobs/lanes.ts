/** So many pieces of work at once, and no more; the others wait in order. @module */

/** Something that runs pieces of work. */
export type Lanes = <T>(work: () => Promise<T>) => Promise<T>

/** As many lanes as that. */
export const lanes = (count: number): Lanes => {
  const waiting: (() => void)[] = []
  let free = count
  return async work => {
    if (free > 0) free--
    else await new Promise<void>(resolve => void waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
