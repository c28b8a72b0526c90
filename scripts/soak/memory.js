/**
 * How much memory processes hold, and whether it grows.
 * @module
 */
import { readFileSync, readdirSync } from 'node:fs'

/** What a process holds, in bytes, where the system tells it in /proc; else nothing, but of this process. */
export const rssOf = pid => {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024
  } catch {
    return pid === process.pid ? process.memoryUsage.rss() : undefined
  }
}

/** The processes that this one has started. */
export const children = () => {
  try {
    return readdirSync('/proc')
      .filter(name => /^\d+$/.test(name))
      .filter(name => {
        try {
          // what a process is called stands in brackets and may hold spaces
          return (
            Number(
              readFileSync(`/proc/${name}/stat`, 'utf8')
                .replace(/^.*\) /s, '')
                .split(' ')[1]
            ) === process.pid
          )
        } catch {
          return false
        }
      })
      .map(Number)
  } catch {
    return []
  }
}

/** So much of a run is warm-up, in which memory may grow. */
const WARM_UP = 1 / 3

/** Of so many readings that follow each other the least counts: garbage comes and goes. */
const WINDOW = 5

/** The slope of points by least squares. */
const slope = points => {
  const mean = axis => points.reduce((sum, point) => sum + point[axis], 0) / points.length
  const [x, y] = [mean(0), mean(1)]
  const spread = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0)
  return spread === 0 ? 0 : points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0) / spread
}

/**
 * How memory grows after the warm-up.
 * @param {readonly (readonly [games: number, bytes: number])[]} readings in the order in which they were taken
 * @returns bytes a game, and how many bytes lie between the least of the first and of the last readings; nothing of too few readings
 */
export const growth = readings => {
  const warm = readings.slice(Math.ceil(readings.length * WARM_UP))
  const least = []
  for (let at = 0; at + WINDOW <= warm.length; at += WINDOW)
    least.push(warm.slice(at, at + WINDOW).reduce((low, each) => (each[1] < low[1] ? each : low)))
  return least.length < 3 ? undefined : { slope: slope(least), grown: least.at(-1)[1] - least[0][1] }
}

/** More than this is a leak: bytes a game, which is 10 MB in ten thousand games. */
export const MOST_SLOPE = 1024

/** Less than this is none, however steep: the heap of a process that has just begun moves by as much. */
export const LEAST_GROWN = 16 * 2 ** 20

/** Whether memory grows, by more than comes and goes. */
export const isLeak = ({ slope, grown }) => slope > MOST_SLOPE && grown > LEAST_GROWN
