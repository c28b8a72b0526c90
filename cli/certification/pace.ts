/** How long the rest of some work takes, by how long it has taken so far. @module */
import { count } from '../../model/trace/text.js'

/** Nothing is told of the time before so many milliseconds, and so many units. */
const FIRST = { time: 2_000, units: 10 }

/** `about 40 s left`, `about 3 min left`; nothing while it can't be told. */
export const sayLeft = (done: number, total: number, elapsed: number): string | undefined => {
  if (done < FIRST.units || elapsed < FIRST.time || done >= total) return undefined
  const seconds = Math.ceil((elapsed / done) * (total - done)) / 1000
  return seconds < 90 ? `about ${Math.max(1, Math.round(seconds))} s left` : `about ${Math.round(seconds / 60)} min left`
}

/** What is told beside the counts of a run: how many checks have failed, and how long it takes yet. */
export const sayPace = (failed: number, left: string | undefined): string =>
  [...(failed > 0 ? [`${count(failed, 'check')} failed`] : []), ...(left === undefined ? [] : [left])].join(', ')
