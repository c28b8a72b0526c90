/**
 * Event patterns: the events that a replacement, prevention, trigger or rule speaks of. What is accepted of them is `schema/computed.ts`.
 * @module
 */
import { z } from 'zod'
import type { Amount, Filter } from './amount.js'
import type { EventKind } from './event-kind.js'
import type { Comparison, PlayerNumber, Ref, Status, Who, Zone } from './names.js'

/** Who or what an event happens to: players seen from the controller, one reference, or objects by filter. */
export type Subject = { readonly player: Who } | { readonly ref: Ref } | Filter

export { EventKind } from './event-kind.js'

/** What an application of a continuous effect does to an object: to a number; to its types; or to its abilities. */
export const Operation = z.enum([
  'add',
  'subtract',
  'multiply',
  'divide',
  'set',
  'set-base',
  'add-base',
  'subtract-base',
  'multiply-base',
  'divide-base',
  'remove',
  'gain',
  'lose'
])
export type Operation = z.infer<typeof Operation>

/** An event pattern. A field that is absent matches anything; `self` and `you` are those of the effect. */
export interface Pattern {
  readonly event: EventKind
  /** What causes the damage or other event. */
  readonly source?: Subject
  /** What is damaged or targeted. */
  readonly target?: Subject
  /** What moves, is played, destroyed, or gets counters. */
  readonly object?: Subject
  /** Who draws, discards, plays, gains, loses, or whose phase begins. */
  readonly player?: Who
  /** Who puts the counters, destroys or sacrifices. */
  readonly by?: Who
  readonly amount?: { readonly op: Comparison; readonly value: Amount }
  /** The type of damage. */
  readonly type?: string
  /** Only damage by which an attack hits. */
  readonly hit?: true
  readonly from?: Zone
  readonly to?: Zone
  readonly counter?: string
  /** Counters: the count crosses this number from below. */
  readonly reaches?: number
  readonly status?: Status
  /** A status or other switch: turned on or off. `attach`: becomes attached or unattached. */
  readonly on?: boolean
  /** The number gained or lost. */
  readonly of?: PlayerNumber
  /** `begin`: the phase or step. `contest`: its kind. `apply`: the property. */
  readonly name?: string
  /** `apply`: what is done to the property. To gain power is to `add` to it. */
  readonly op?: Operation
  /** `contest`: how it ended for the player. */
  readonly result?: 'win' | 'fail'
  /** `triggered`: the event that the trigger answers. */
  readonly cause?: Pattern
  /** "This way": brought about by this ability of the object. */
  readonly via?: string
}
