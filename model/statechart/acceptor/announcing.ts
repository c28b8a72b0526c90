/**
 * Telling what an event has triggered: of many effects that may be told next only those are looked at that the observation may speak of,
 * so that telling n of them takes n steps and not n times n.
 * @module
 */
import type { Observation } from '../../trace/observation.js'
import { announcement } from '../charts/announcement.js'
import { announcesOnly, announcesTriggeredOf } from '../transitions/announcement.js'
import type { Context, Enabled, Setting } from '../part.js'
import { contextOf } from '../part.js'
import type { ModelState } from '../state.js'
import { top } from '../state.js'
import { idsCalled } from '../unify.js'
import { expand, isAtHorizon } from './expand.js'

const transition = announcement.chart.transitions.find(({ id }) => id === 'announcement.created')!

/** The context of a state from which there is no other way on than to tell what has triggered. */
const announcing = (setting: Setting, state: ModelState): Context<'announcement'> | undefined => {
  const frame = top(state)
  if (frame?.chart !== 'announcement' || frame.at !== announcement.chart.initial) return undefined
  if (state.over === true || state.unsupported !== undefined || state.unreported || isAtHorizon(state)) return undefined
  const context = contextOf(setting, state) as Context<'announcement'>
  return announcesOnly(context) ? context : undefined
}

/** Whether a state waits for what tells that something has triggered, and for nothing else. */
export const isAnnouncing = (setting: Setting, state: ModelState): boolean => announcing(setting, state) !== undefined

/** The transitions from a state that an observation may show: some others may be among them. */
export const enabledFor = (setting: Setting, state: ModelState, came: Observation): readonly Enabled[] => {
  const context = announcing(setting, state)
  if (!context) return expand(setting, state)
  if (came.see !== 'triggered') return []
  return announcesTriggeredOf(context, idsCalled(came.effect.source, state.names)).map(effect => ({ transition, effect }))
}
