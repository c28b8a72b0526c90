/**
 * The replacement process of one event.
 * @module
 */
import { countersBrought } from '../../../model/base/pattern.js'
import type { ObjectView } from '../../../model/scenario/view.js'
import type { EventOf, GameEvent, Id } from '../../../model/trace/event.js'
import type { PassClass, ReplacementPass, Structure } from '../../../model/rulebook/structure.js'
import type { Effect } from '../../../model/scenario/effect.js'
import { clockwiseFrom } from './clockwise.js'

/** The class of an effect that replaces; `undefined` for other effects. @see fab:6.4.7 fab:6.4.8 fab:6.4.9 fab:6.4.10 fab:6.4.11 */
export const classOf = (effect: Effect): PassClass | undefined =>
  effect.kind === 'replacement' ? effect.class : effect.kind === 'prevention' ? 'prevention' : undefined

/** Whether a pass takes effects of a class. @see fab:6.5.3 fab:6.5.4 fab:6.5.5 fab:6.5.7 */
export const isOfPass = (pass: ReplacementPass, effectClass: PassClass): boolean => pass.classes.includes(effectClass)

/** The passes in their order. @see fab:6.5.3 fab:6.5.4 fab:6.5.5 fab:6.5.6 fab:6.5.7 */
export const passOrder = (structure: Structure): readonly ReplacementPass[] => structure.replacement.passes.value

/** Whether an effect is active for an event. @see fab:6.4.2 fab:6.4.2a */
export const isActive = (facts: {
  readonly matches: boolean
  readonly given: boolean
  readonly ordinal: boolean
  readonly value: boolean
}): boolean => facts.matches && facts.given && facts.ordinal && facts.value

/** Whether an effect may be active for an event at this point: how the event ended is there only once it has occurred. @see fab:6.4.11 */
export const isKnownYet = (speaksOfOutcome: boolean, hasOccurred: boolean): boolean => !speaksOfOutcome || hasOccurred

/** Whether an effect has replaced this original event already. @see fab:6.4.5 */
export const alreadyApplied = (applied: readonly string[], key: string): boolean => applied.includes(key)

/** Whether an effect existed before the event. @see fab:6.4.3 */
export const existedBefore = (born: number, eventAt: number): boolean => born < eventAt

/** Whether what moves is looked at as it would be where it goes. @see mtg-context:614.12 */
export const looksAhead = (structure: Structure): boolean => structure.replacement.entering.value === 'as-it-would-be'

/** Whether an event brings an object into the arena: moved there, or created there. @see mtg:603.6a */
export const isEntering = (event: GameEvent): event is EventOf<'move' | 'create'> =>
  event.event === 'create' || (event.event === 'move' && event.to === 'arena' && event.from !== 'arena')

/** An object that enters, as it is where it comes from, with what effects have already made come with it. @see fab:6.4.2a fab:6.4.4 */
export const asItComes = (object: ObjectView, event: EventOf<'move' | 'create'>): ObjectView => ({
  ...object,
  controller: event.under ?? object.controller,
  counters: countersBrought(event).reduce(
    (all, { counter, delta }) => ({ ...all, [counter]: (all[counter] ?? 0) + delta }),
    object.counters
  ),
  statuses: event.status && !object.statuses.includes(event.status) ? [...object.statuses, event.status] : object.statuses,
  types: [...new Set([...object.types, ...(event.types ?? [])])],
  numbers: { ...object.numbers, ...event.numbers },
  baseNumbers: { ...object.baseNumbers, ...event.numbers }
})

/** Whether an effect on what an event contains waits until the event itself is no longer replaced. @see mtg-context:616.1g */
export const waitsForOuter = (isWithin: boolean, outer: number): boolean => isWithin && outer > 0

/** The counters of a kind that something enters with, some coming in addition. @see mtg-context:614.1 fab:6.4.8 */
export const countersComing = (before: number, more: number, set: boolean): number => (set ? more : before + more)

/** Under whose control something enters, where a text says so. @see mtg-context:616.1b */
export const enteringUnder = (player: Id | undefined): { readonly under?: Id } => (player === undefined ? {} : { under: player })

/** Whether an event can happen to others: not if they are no longer there. @see mtg-context:614.9 */
export const canRedirect = (targets: readonly Id[], isThere: (target: Id) => boolean): boolean => targets.every(isThere)

/** How much of some damage is dealt to another by an effect that speaks of so much. @see mtg-context:614.9 fab:6.4.6 */
export const redirectedOf = (most: number | undefined, damage: number): number => Math.min(most ?? damage, damage)

/** What is left of damage that an effect has dealt to another, over several events. @see mtg-context:614.9 fab:6.4.6 */
export const leftOfRedirection = (left: number, redirected: number): number => left - redirected

/** Whether such an effect has nothing left to deal to another. @see mtg-context:614.9 fab:6.4.2 */
export const redirectionEnds = (left: number): boolean => left <= 0

/** Whether the turn-player selects who begins. @see fab:6.5.2 */
export const needsSelectedPlayer = (controllers: readonly Id[], selected: Id | undefined): boolean =>
  selected === undefined && new Set(controllers).size >= 2

/** Who applies first in a pass. @see fab:6.5.2 fab:6.5.2b */
export const firstToApply = (selected: Id | undefined, turnPlayer: Id): Id => selected ?? turnPlayer

/** The player who applies now: the one at work while they have active effects, then the next clockwise who has. @see fab:6.5.2 */
export const nextToApply = (players: readonly Id[], at: Id, controllers: readonly Id[]): Id | undefined =>
  clockwiseFrom(players, at).find(player => controllers.includes(player))

/** Whether a player orders effects of theirs that could be applied next. @see fab:6.5.1 */
export const ordersOwnEffects = (effects: number): boolean => effects > 1

/** Whether a replacement may be declined. */
export const isDeclinable = (optional: readonly boolean[]): boolean => optional.length > 0 && optional.every(each => each)

/** Whether further modifications come before the event. @see fab:6.4.1a */
export const ridersFirst = (structure: Structure, effectClass: PassClass): boolean =>
  effectClass === 'prevention'
    ? structure.replacement.riders.value === 'before-event'
    : structure.replacement.subEvents.value === 'before-event'

/** What is left of an effect's uses after an application. @see fab:6.4.10i */
export const usesLeft = (uses: number | undefined): number | undefined => (uses === undefined ? undefined : uses - 1)

/** Whether an effect that does not end with its last use has none left. @see fab:6.4.2 fab:6.4.10i */
export const isSpent = (used: number, uses: number): boolean => used >= uses

/** A number that an event has after a change: never below zero. */
export const changedAmount = (value: number): number => Math.max(0, value)

/** Whether an event with this much in it occurs at all. */
export const somethingLeft = (amount: number): boolean => amount > 0

/** Whether an effect of a class may replace an event that can't happen. @see mtg-context:614.17 */
export const replacesForbidden = (structure: Structure, effectClass: PassClass): boolean =>
  structure.replacement.forbidden.value === 'self' && effectClass === 'self'

/** Whether an instruction that other instructions have replaced counts as carried out. @see mtg-context:614.6 ga-context:RS.10 */
export const countsAsPerformed = (structure: Structure): boolean => structure.events.replacedAction.value === 'performed'

/**
 * Whether an effect passes over an instruction to draw several cards, to look at each of the draws: it does not speak of their number.
 * @see mtg-context:121.2 mtg-context:121.2a ga-context:DR.2
 */
export const waitsForEachDraw = (structure: Structure, ofTheNumber: boolean, count: number): boolean =>
  structure.replacement.draws.value === 'one-by-one' && count > 1 && !ofTheNumber
