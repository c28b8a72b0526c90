/**
 * Event patterns: the events that a replacement, prevention, trigger or rule speaks of.
 * @module
 */
import { z } from 'zod'
import type { Amount, Filter } from './amount.js'
import { Amount as AmountSchema, Filter as FilterSchema } from './amount.js'
import { EventKind, unsaid } from './event-kind.js'
import { AbilityId, Comparison, CounterKind, PlayerNumber, Ref, Status, Who, Zone } from './names.js'

/** Who or what an event happens to: players seen from the controller, one reference, or objects by filter. */
export type Subject = { readonly player: Who } | { readonly ref: Ref } | Filter

export { EventKind } from './event-kind.js'

/** What an application of a continuous effect does to an object: to a number; to its types; or to its abilities. */
export const Operation = z.enum(['add', 'subtract', 'multiply', 'set', 'set-base', 'remove', 'gain', 'lose'])
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

export const Subject: z.ZodType<Subject> = z
  .lazy(() => z.union([z.strictObject({ player: Who }), z.strictObject({ ref: Ref }), FilterSchema]))
  .meta({ id: 'Subject' })

export const Pattern: z.ZodType<Pattern> = z
  .lazy(() =>
    z
      .strictObject({
        event: EventKind,
        source: Subject.exactOptional(),
        target: Subject.exactOptional(),
        object: Subject.exactOptional(),
        player: Who.exactOptional(),
        amount: z.strictObject({ op: Comparison, value: AmountSchema }).exactOptional(),
        type: z.string().exactOptional(),
        hit: z.literal(true).exactOptional(),
        from: Zone.exactOptional(),
        to: Zone.exactOptional(),
        counter: CounterKind.exactOptional(),
        reaches: z.int().exactOptional(),
        status: Status.exactOptional(),
        on: z.boolean().exactOptional(),
        of: PlayerNumber.exactOptional(),
        name: z.string().exactOptional(),
        op: Operation.exactOptional(),
        result: z.enum(['win', 'fail']).exactOptional(),
        cause: Pattern.exactOptional(),
        via: AbilityId.exactOptional()
      })
      .check(({ value, issues }) => {
        const found = unsaid(value)
        if (found) issues.push({ code: 'custom', input: value, path: [found.field], message: found.sentence })
      })
  )
  .meta({ id: 'Pattern' })
