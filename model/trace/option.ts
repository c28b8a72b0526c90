/**
 * Decisions: every one is a choice of one option among those listed, so an answer is a number.
 * Orders, divisions and choices of several things are asked one at a time.
 * @module
 */
import { z } from 'zod'
import { EffectRef, EventId, Id } from './event.js'

/**
 * The kinds of decision.
 * @public
 */
export const DecisionKind = z
  .enum([
    'priority', // pass, play or activate
    'first-player', // who begins to apply replacement effects, or to place triggered stack objects
    'replacement', // which replacement or prevention effect is applied next
    'trigger-order', // which pending triggered stack object is placed next
    'target', // the next target of the stack object that is being placed
    'divide', // which of the targets of the stack object that is being placed gets the next point of what is divided among them
    'mode', // the next mode of the stack object that is being placed
    'extra-cost', // whether an additional cost is paid
    'may', // whether an optional effect is carried out
    'choose', // an object or player, as an instruction is carried out; what a check or the turn lets a player pick
    'allocate', // which part of a damage event the next point of a prevention goes to
    'part-order', // which part of a compound event comes next: an option `object` a part
    'timestamp', // which of several effects that begin together comes first
    'amount', // a number
    'keep', // which object stays when a state check removes the others
    'occurrence', // which of several events that happened at once a delayed effect answers: an option `object` an event
    'chance' // what chance brings; asked of nature
  ])
  .meta({ id: 'DecisionKind' })
export type DecisionKind = z.infer<typeof DecisionKind>

/**
 * One option of a decision.
 * @public
 */
export const Option = z
  .discriminatedUnion('option', [
    z.strictObject({ option: z.literal('pass') }),
    z.strictObject({ option: z.literal('play'), object: Id }),
    z.strictObject({ option: z.literal('activate'), object: Id, ability: z.string() }),
    z.strictObject({ option: z.literal('player'), player: Id }),
    z.strictObject({ option: z.literal('object'), object: Id }),
    z.strictObject({ option: z.literal('effect'), effect: EffectRef }),
    /** A pending triggered stack object: the effect that triggered. `layer` tells apart those of one effect, where they differ. */
    z.strictObject({ option: z.literal('trigger'), effect: EffectRef, layer: Id.exactOptional() }),
    z.strictObject({ option: z.literal('mode'), mode: z.string() }),
    z.strictObject({ option: z.literal('part'), target: Id, type: z.string().exactOptional() }),
    z.strictObject({ option: z.literal('number'), value: z.int() }),
    z.strictObject({ option: z.literal('yes') }),
    z.strictObject({ option: z.literal('no') }),
    /** Nothing more of what may be chosen repeatedly. */
    z.strictObject({ option: z.literal('done') })
  ])
  .meta({ id: 'Option' })
export type Option = z.infer<typeof Option>

/** What a decision is about: the event under replacement, the stack object being placed or resolved, the effect applied. */
export const About = z.strictObject({
  event: EventId.exactOptional(),
  layer: Id.exactOptional(),
  effect: EffectRef.exactOptional(),
  /** The local name of the target or choice. */
  as: z.string().exactOptional()
})
export type About = z.infer<typeof About>

/** The player who is asked where chance decides. */
export const NATURE = 'nature'
