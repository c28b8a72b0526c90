/**
 * What each level of observation lets us see.
 * @module
 */
import type { Level, Observation } from './observation.js'

const RANK: Readonly<Record<Level, number>> = { outcome: 0, stack: 1, full: 2 }

/** The level at which an observation is made. */
export const levelOf = (see: Observation['see']): Level => {
  switch (see) {
    case 'event':
    case 'prompt':
    case 'answer':
    case 'end':
      return 'outcome'
    case 'layer':
    case 'resolve':
    case 'left':
      return 'stack'
    case 'proposed':
    case 'applied':
    case 'triggered':
    case 'suppressed':
    case 'ceased':
      return 'full'
  }
}

/** Whether an engine at `level` shows observations of this kind. */
export const isVisible = (see: Observation['see'], level: Level): boolean => RANK[levelOf(see)] <= RANK[level]

/** A trace as an engine at a lower level would show it: event names are dropped below `full`. */
export const project = (trace: readonly Observation[], level: Level): readonly Observation[] =>
  level === 'full' ? trace : trace.filter(o => isVisible(o.see, level)).map(o => dropEventIds(o))

const dropEventIds = (o: Observation): Observation => {
  if (o.see === 'event')
    return { ...o, events: o.events.map(({ id: _id, within: _within, ...event }) => event as (typeof o.events)[number]) }
  if (o.see === 'prompt' && o.about?.event !== undefined) {
    const { event: _event, ...about } = o.about
    const { about: _about, ...prompt } = o
    return Object.keys(about).length > 0 ? { ...prompt, about } : prompt
  }
  return o
}
