/**
 * Delayed and reflexive triggers: what they know, how often they trigger.
 * @module
 */
import type { Trigger } from '../../../model/scenario/effect.js'
import type { Id } from '../../../model/trace/event.js'
import type { Zone } from '../../../model/scenario/names.js'
import type { PassClass, Structure } from '../../../model/rulebook/structure.js'
import { clockwiseFrom } from './clockwise.js'

/** An action that an ability lets a player take: of which incarnation of its source, and under which name. */
export interface Action {
  readonly source: Id
  readonly inc: number | undefined
  readonly ability: string
  readonly did: string
  readonly by: Id
}

/** How an effect came to see the move of an object: it answers it, or made it. */
export type Sight = 'event' | 'own'

/** Whether a text finds what has been moved by what took the place of an instruction: by what the text itself says instead. @see mtg-context:400.7 mtg-context:614.15 fab:6.4.7 */
export const seesInstead = (effectClass: PassClass): boolean => effectClass === 'self'

/**
 * Whether a text finds an object where its first move has brought it.
 * @param sight how it saw that move; `undefined`: it did not
 * @see mtg:603.6 mtg:603.6c mtg:603.7c fab-context:3.0.9a
 */
export const findsMoved = (structure: Structure, to: Zone, sight: Sight | undefined, mayFollow: boolean): boolean => {
  if (sight === 'own') return mayFollow || to === 'arena'
  return mayFollow && (sight === 'event' || structure.zones.follow.value === 'first-move')
}

/** Whether an object is another than the one that a text knows. @see mtg:603.7a mtg:603.7c mtg-context:400.7 */
export const isAnother = (structure: Structure, known: number, is: number): boolean =>
  structure.zones.follow.value === 'seen-move' && known !== is

/** How often "when you do" triggers on what happened so many times. @see mtg:603.12 mtg:603.12a */
export const timesReflexive = (structure: Structure, times: number, oneOrMore: boolean): number =>
  structure.triggers.reflexive.value === 'each-time' && !oneOrMore ? times : Math.min(1, times)

/** Whether what an instruction would have trigger on a state waits for that state, as whatever an effect creates to do something later. @see mtg:603.7 mtg:603.8 */
export const awaitsState = (structure: Structure): boolean => structure.triggers.inlineState.value === 'waits'

/** Whether this is the resolution that a text waits for. @see mtg:603.7h */
export const isResolution = (awaited: number, resolved: number): boolean => resolved === awaited

/** Whether an action that may be taken only once has been taken, so that nothing triggers. @see mtg:603.2i */
export const isDone = (structure: Structure, taken: number): boolean => structure.triggers.doOnce.value === 'action' && taken > 0

/**
 * What an action of an ability is counted under, so that it is taken once: who has taken it is part of that, another player's does not
 * count.
 * @see mtg:603.2i mtg-context:400.7
 */
export const actionKey = ({ source, inc, ability, did, by }: Action): string => `did:${source}#${inc ?? 0}/${ability}:${did} by ${by}`

/** How often an effect triggers in a period at most: what is to be done only once triggers once where triggerings count. @see fab:6.6.1a */
export const limitOf = (structure: Structure, { limit, doOnce }: Trigger): Trigger['limit'] =>
  limit ?? (doOnce && structure.triggers.doOnce.value === 'triggering' ? { times: 1, per: doOnce.per } : undefined)

/** Whether a delayed effect, on an event or on a state, waits until it triggers, whatever the period. @see mtg:603.7b */
export const waitsUntilTriggered = (structure: Structure): boolean =>
  structure.triggers.delayedWithoutDuration.value === 'until-it-triggers'

/** Whether a player picks which of several events a delayed effect answers. @see mtg:603.7b */
export const picksOccurrence = (fitting: number): boolean => fitting > 1

/** The players in the order in which they pick. @see mtg-context:101.4 */
export const pickersInOrder = (players: readonly Id[], turnPlayer: Id): readonly Id[] => clockwiseFrom(players, turnPlayer)

/** Whether what nobody but its owner can see triggers. @see mtg:603.2g */
export const triggersUnseen = (structure: Structure, seenBefore: boolean, seenAfter: boolean): boolean =>
  structure.triggers.hiddenSource.value === 'owner-may' || seenBefore || seenAfter

/** Whether what nobody but its owner can see answers a triggering, or a state. @see mtg:603.2g */
export const answersUnseen = (structure: Structure, isSeen: boolean): boolean =>
  structure.triggers.hiddenSource.value === 'owner-may' || isSeen

/** Whether the owner of a source that is in these zones before and after an event decides whether its effect triggers. @see fab-context:5.4.7b */
export const ownerLets = (structure: Structure, before: Zone | undefined, after: Zone | undefined): boolean =>
  structure.triggers.hiddenSource.value === 'owner-may' && (before === 'hand' || before === 'deck') && after === 'hand'

/** Whether an ability can be one that triggers more often: in some texts none is that is delayed. @see mtg:603.2d */
export const canTriggerMoreOften = (structure: Structure, isDelayed: boolean): boolean =>
  !isDelayed || structure.triggers.additionalTimes.value === 'any'

/** Whether a rule about triggered abilities speaks of one: a delayed effect is no object's. @see mtg:603.2e */
export const isAbilityOf = (limited: boolean, isDelayed: boolean, isSuchAnObject: () => boolean): boolean =>
  !limited || (!isDelayed && isSuchAnObject())
