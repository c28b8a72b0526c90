import { RUNNING } from '../trace/running.js'
import type { Expectation } from './scenario.js'

/** The kinds of event that an expectation leaves out of the comparison: those that it names, and those that it does not watch. */
export const leftOut = ({ ignoreEvents = [], watch = [] }: Expectation): ReadonlySet<string> =>
  new Set([...ignoreEvents, ...RUNNING.filter(kind => !watch.includes(kind))])
