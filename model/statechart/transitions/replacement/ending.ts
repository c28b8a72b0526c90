/** What comes of the event for whatever made it. @module */
import type { ModelState } from '../../state.js'
import { inWorld, pop, update } from '../../state.js'
import { amountOf } from '../../effects/amounts.js'
import type { GameEvent } from '../../../trace/event.js'
import { cancelling } from '../../effects/opposites.js'
import * as rules from '../../../rules/replacement.js'
import { counted } from '../../effects/conditions.js'
import type { TransitionEffect } from '../../part.js'
import { internally } from '../../part.js'
import { isAnyToReturn, returning } from '../../effects/returning.js'
import { happenTogether, letReturn } from '../../frames.js'
import type { OfReplacement } from './context.js'

const finish = (state: ModelState, { data, returned }: OfReplacement): ModelState => {
  if (data.parts) return pop(state, { kind: 'happened', ...data.parts })
  if (returned?.kind === 'happened') return pop(state, returned)
  return pop(state, { kind: 'happened', happened: data.occurred, amount: data.occurred ? amountOf(data.event) : 0 })
}

/** Counters that the event has put with their opposites, where these cancel at once. */
const cancels = ({ data, world }: OfReplacement): readonly GameEvent[] =>
  data.occurred && data.event ? cancelling(world, [data.event]) : []

const goneThrough = (state: ModelState, { data }: OfReplacement, event: GameEvent | null): ModelState =>
  pop(state, {
    kind: 'gone-through',
    id: data.id,
    event,
    origin: data.origin,
    additionalAfter: data.additionalAfter,
    suspects: data.suspects
  })

/** Whether an event for which other instructions were carried out counts as done. */
const countsAsDone = ({ data, world }: OfReplacement): boolean => !data.occurred && data.instead === true && rules.isReplacedDone(world)

/** What comes of the event for the instruction that made it: `amount` where something else has come in its place. */
const conclude = (state: ModelState, context: OfReplacement, amount: number): ModelState => {
  const { data } = context
  const event = data.event && counted(context.world, data.event)
  const isDone = (data.occurred && event?.event === data.event?.event) || countsAsDone(context)
  return pop(state, { kind: 'happened', happened: isDone, amount: data.occurred ? (isDone ? amountOf(data.event) : 0) : amount })
}

/** How much there is of an event that counts as done though something else has come in its place: none, or what was replaced, which no text says. */
const amounts = (context: OfReplacement): readonly number[] => {
  const { replaced } = context.data
  return countsAsDone(context) && replaced ? [...new Set([0, amountOf(replaced)])] : [0]
}

export const isAnyCounterCancelled = (context: OfReplacement): boolean => cancels(context).length > 0

/** Nothing occurs. */
export const stops = (context: OfReplacement): readonly TransitionEffect[] =>
  internally(state => (context.data.grouped ? goneThrough(state, context, null) : finish(state, context)))

export const cancelsCounters = (context: OfReplacement): readonly TransitionEffect[] =>
  internally(state => happenTogether(update<'replacement'>(state, {}), cancels(context), { cause: { rule: 'check' } }))

/** Whether anything returns that was moved until the event. */
export const isAnythingToReturn = ({ data, world }: OfReplacement): boolean => data.occurred && isAnyToReturn(world)

/** What was moved until the event returns. */
export const returns = ({ world }: OfReplacement): readonly TransitionEffect[] => {
  const { events, world: next } = returning(world)
  return internally(state => letReturn(update<'replacement'>(inWorld(state, next), {}), events))
}

/** What the parts of the event come to is kept while instructions follow. */
export const keepsParts = ({ returned }: OfReplacement): readonly TransitionEffect[] => {
  const { happened, amount } = returned?.kind === 'happened' ? returned : { happened: false, amount: 0 }
  return internally(state => update<'replacement'>(state, { parts: { happened, amount } }))
}

export const ends = (context: OfReplacement): readonly TransitionEffect[] => internally(state => finish(state, context))

export const goesThrough = (context: OfReplacement): readonly TransitionEffect[] =>
  internally(state => goneThrough(state, context, context.data.event))

export const comesToNothing = (context: OfReplacement): readonly TransitionEffect[] =>
  context.data.grouped
    ? internally(state => goneThrough(state, context, null))
    : amounts(context).map(amount => ({ next: state => conclude(state, context, amount) }))

export const concludes = (context: OfReplacement): readonly TransitionEffect[] =>
  amounts(context).map(amount => ({ next: state => conclude(state, context, amount) }))
