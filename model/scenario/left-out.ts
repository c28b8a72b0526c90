import { EventName } from '../trace/event.js'
import type { Observation } from '../trace/observation.js'
import { RUNNING } from '../trace/running.js'
import type { Expectation } from './scenario.js'

/**
 * The kinds of event that an expectation leaves out of the comparison: those that it names, and those that it does not watch; or all
 * but those that it names.
 */
export const leftOut = ({ ignoreEvents = [], onlyEvents, watch = [] }: Expectation): ReadonlySet<string> =>
  new Set(
    onlyEvents
      ? EventName.options.filter(kind => !onlyEvents.includes(kind))
      : [...ignoreEvents, ...RUNNING.filter(kind => !watch.includes(kind))]
  )

const SEEN: readonly Observation['see'][] = [
  'event',
  'prompt',
  'answer',
  'end',
  'layer',
  'resolve',
  'left',
  'proposed',
  'applied',
  'triggered',
  'suppressed',
  'ceased'
]

/** The kinds of observation that an expectation leaves out of the comparison; an answer goes with its prompt. */
export const kindsLeftOut = ({ ignore = [], only }: Expectation): ReadonlySet<Observation['see']> =>
  new Set(only ? SEEN.filter(see => see !== 'answer' && !only.includes(see)) : ignore)
