/** What comes of the event for whatever made it. @module */
import type { ModelState } from '../../state.js'
import { pop, update } from '../../state.js'
import { amountOf } from '../../effects/amounts.js'
import type { GameEvent } from '../../../trace/event.js'
import { cancelling } from '../../effects/opposites.js'
import * as rules from '../../../rules/replacement.js'
import { counted } from '../../effects/conditions.js'
import type { Move } from '../../part.js'
import { silently } from '../../part.js'
import { happenTogether } from '../../frames.js'
import type { OfReplacement } from './context.js'

const finish = (state: ModelState, { data, returned }: OfReplacement): ModelState => {
  if (returned?.kind === 'happened') return pop(state, returned)
  return pop(state, { kind: 'happened', happened: data.occurred, amount: data.occurred ? amountOf(data.event) : 0 })
}

/** Counters that the event has put with their opposites, where these cancel at once. */
const cancels = ({ data, world }: OfReplacement): readonly GameEvent[] =>
  data.occurred && data.event ? cancelling(world, [data.event]) : []

const goneThrough = (state: ModelState, { data }: OfReplacement, event: GameEvent | null): ModelState =>
  pop(state, { kind: 'gone-through', id: data.id, event, origin: data.origin, later: data.later, stakes: data.stakes })

/** Whether an event for which other instructions were carried out counts as done. */
const countsAsDone = ({ data, world }: OfReplacement): boolean => !data.occurred && data.instead === true && rules.isReplacedDone(world)

/** What comes of the event for the instruction that made it. */
const conclude = (state: ModelState, c: OfReplacement): ModelState => {
  const { data } = c
  const event = data.event && counted(c.world, data.event)
  const isDone = (data.occurred && event?.event === data.event?.event) || countsAsDone(c)
  return pop(state, { kind: 'happened', happened: isDone, amount: data.occurred && isDone ? amountOf(data.event) : 0 })
}

export const isAnyCounterCancelled = (c: OfReplacement): boolean => cancels(c).length > 0

/** Nothing occurs. */
export const stops = (c: OfReplacement): readonly Move[] =>
  silently(state => (c.data.grouped ? goneThrough(state, c, null) : finish(state, c)))

export const cancelsCounters = (c: OfReplacement): readonly Move[] =>
  silently(state => happenTogether(update<'replacement'>(state, {}), cancels(c), { cause: { rule: 'check' } }))

export const ends = (c: OfReplacement): readonly Move[] => silently(state => finish(state, c))

export const goesThrough = (c: OfReplacement): readonly Move[] => silently(state => goneThrough(state, c, c.data.event))

export const comesToNothing = (c: OfReplacement): readonly Move[] =>
  silently(state => (c.data.grouped ? goneThrough(state, c, null) : conclude(state, c)))

export const concludes = (c: OfReplacement): readonly Move[] => silently(state => conclude(state, c))
