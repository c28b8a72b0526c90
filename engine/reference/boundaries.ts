/**
 * What the engine does, each thing by its name. One calls the other by this table, so that a fault can be planted where something
 * begins and ends: in what goes in, and in what comes out. The engine itself has no switch for a fault.
 * @module
 */
import type { Option } from '../../model/trace/option.js'
import type { Run } from './context.js'
import type { copiedFrom } from './copies.js'
import type { compute, roundsOf, subjectsOf } from './machine/continuous/projection.js'
import type { startEffect } from './machine/continuous/lasting.js'
import type { occurrences, ruleEffects } from './machine/events/facts.js'
import type { happen } from './machine/events/occurrence.js'
import type { respond } from './machine/events/occurring.js'
import type { carryOut } from './machine/instructions/steps.js'
import type { activeEffects, isActiveInstance } from './machine/replacement/active.js'
import type { applied } from './machine/replacement/application.js'
import type { protectedParts } from './machine/replacement/preventing.js'
import type { useUp } from './machine/replacement/uses.js'
import type { put } from './machine/stack/announce.js'
import type { answers, isMet, sampleStates, triggered } from './machine/triggers/trigger.js'
import type { timesTriggeredLike } from './machine/triggers/triggerings.js'
import type { Task } from './task.js'

export interface Boundaries {
  /** Does a task. */
  readonly perform: (run: Run, task: Task) => void
  /** Goes on with a task that asked for a decision. */
  readonly answered: (run: Run, task: Task, answer: Option, index: number) => void
  /** Carries out an instruction. */
  readonly carryOut: typeof carryOut
  /** Starts an effect that lasts. */
  readonly startEffect: typeof startEffect
  /** Puts a stack object on the stack. */
  readonly put: typeof put

  /** Makes an event change the game. */
  readonly happen: typeof happen
  /** Lets effects answer an event. */
  readonly respond: typeof respond
  /** Says whether an effect triggers on an event. */
  readonly answers: typeof answers
  /** Says whether what a trigger says besides is so. */
  readonly isMet: typeof isMet
  /** Makes of a triggering what becomes of it. */
  readonly triggered: typeof triggered
  /** Looks at the states that effects wait for. */
  readonly sampleStates: typeof sampleStates
  /** Counts how often an event has occurred. */
  readonly occurrences: typeof occurrences
  /** Counts how often effects have triggered. */
  readonly timesTriggeredLike: typeof timesTriggeredLike

  /** Says whether an effect is active for an event. */
  readonly isActiveInstance: typeof isActiveInstance
  /** Finds the effects that may be applied to an event. */
  readonly activeEffects: typeof activeEffects
  /** Tells of an application, and what follows it. */
  readonly applied: typeof applied
  /** Takes a use from an effect. */
  readonly useUp: typeof useUp
  /** Finds what a prevention protects. */
  readonly protectedParts: typeof protectedParts
  /** Finds the changed rules that speak of an event. */
  readonly ruleEffects: typeof ruleEffects

  /** Works out objects as continuous effects make them. */
  readonly compute: typeof compute
  /** Brings continuous effects into the order in which they are applied. */
  readonly roundsOf: typeof roundsOf
  /** Finds what a continuous effect applies to. */
  readonly subjectsOf: typeof subjectsOf
  /** Settles what is copied of an object. */
  readonly copiedFrom: typeof copiedFrom
}
