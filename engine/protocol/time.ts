/**
 * Waiting no longer than is allowed.
 * @module
 */

/** A time that never passes: for an engine under a debugger. */
export const FOREVER = Number.POSITIVE_INFINITY

/** Calls back after a time in milliseconds; never if that is `FOREVER`. */
export const after = (time: number, act: () => void): NodeJS.Timeout | undefined => (time === FOREVER ? undefined : setTimeout(act, time))

/** What a promise gives, if it does so in time, in milliseconds. */
export const inTime = async <T>(time: number, value: Promise<T>): Promise<T | undefined> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>(resolve => (timer = after(time, () => resolve(undefined))))
  const result = await Promise.race([value, late])
  clearTimeout(timer)
  return result
}
