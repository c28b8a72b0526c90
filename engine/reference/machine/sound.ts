/**
 * What the engine does, as it is done soundly.
 * @module
 */
import type { Boundaries } from '../boundaries.js'
import { copiedFrom } from '../copies.js'
import { startEffect } from './continuous/lasting.js'
import { compute, roundsOf, subjectsOf } from './continuous/projection.js'
import { answered, performTask } from './dispatch.js'
import { occurrences, ruleEffects } from './events/facts.js'
import { happen } from './events/occurrence.js'
import { respond } from './events/occurring.js'
import { carryOut } from './instructions/steps.js'
import { activeEffects, isActiveInstance } from './replacement/active.js'
import { applied } from './replacement/application.js'
import { protectedParts } from './replacement/preventing.js'
import { useUp } from './replacement/uses.js'
import { put } from './stack/announce.js'
import { answers, isMet, sampleStates, triggered } from './triggers/trigger.js'
import { timesTriggeredLike } from './triggers/triggerings.js'

export const sound: Boundaries = {
  perform: performTask,
  answered,
  carryOut,
  startEffect,
  put,
  happen,
  respond,
  answers,
  isMet,
  triggered,
  sampleStates,
  occurrences,
  timesTriggeredLike,
  isActiveInstance,
  activeEffects,
  applied,
  useUp,
  protectedParts,
  ruleEffects,
  compute,
  roundsOf,
  subjectsOf,
  copiedFrom
}
