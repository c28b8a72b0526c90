/**
 * Events: compound and composite ones.
 * @module
 */
import type { Zone } from '../../../model/scenario/names.js'
import type { ObjectView } from '../../../model/scenario/view.js'
import type { Structure } from '../../../model/rulebook/structure.js'
import type { EventOf, GameEvent, Id } from '../../../model/trace/event.js'

/** Whether an effect triggers on a part of a compound event: it has not triggered on the event so far. @see fab-context:1.9.2a */
export const triggersOnPart = (soFar: number | undefined): boolean => soFar === undefined

/** The parts of an instruction for all of a kind: what would do nothing to a thing is no event. @see fab-context:1.9.1b */
export const partsOfSweep = (events: readonly GameEvent[], wouldDo: (event: GameEvent) => boolean): readonly GameEvent[] =>
  events.filter(wouldDo)

/** Whether an event is about to happen, of which this would come: not if that is nothing. @see fab-context:1.9.1b mtg-context:614.7 */
export const isAboutToHappen = (outcome: object | null): boolean => outcome !== null

/** An event whose move goes elsewhere. @see fab-context:1.9.3c */
export const movedElsewhere = (event: EventOf<'move' | 'destroy' | 'sacrifice' | 'discard'>, to: Zone): GameEvent => {
  if (event.event !== 'move' || to === 'arena') return { ...event, to }
  const { under: _, ...move } = event
  return { ...move, to }
}

/** Whether the application of a continuous effect is an event. @see fab-context:8.0.6a fab:6.2.5 */
export const applicationIsEvent = (structure: Structure): boolean => !controlIsEvent(structure)

/** Whether it is an event that an object comes under another player's control. @see mtg:603.10d */
export const controlIsEvent = (structure: Structure): boolean => structure.events.control.value === 'event'

/** The counters of an object, some added. @see fab-context:1.15.4 */
export const countersAfter = (
  counters: Readonly<Record<string, number>>,
  kind: string,
  delta: number
): Readonly<Record<string, number>> => {
  const { [kind]: had = 0, ...others } = counters
  return had + delta === 0 ? others : { ...others, [kind]: had + delta }
}

/** Whether turning a status on or off changes anything; what does not is no event. @see mtg:603.2f */
export const changesStatus = (isOn: boolean, turnsOn: boolean): boolean => isOn !== turnsOn

/** What a card counts for in a clash; `undefined`: it has no power, or there is no card. @see fab-context:8.5.45 */
export const clashPower = (power: number | undefined): number => power ?? -1

/** What follows when a player draws from an empty deck. @see mtg-context:704.5b ga-context:DR.6 */
export const emptyDeckDoes = (structure: Structure): 'nothing' | 'lose-at-check' | 'lose-at-once' => structure.events.emptyDeck.value

/** Whether what would be destroyed and goes to a zone is destroyed. @see mtg-context:704.5g ga-context:GE.6 */
export const isStillDestroyed = (structure: Structure, to: Zone): boolean =>
  to === 'graveyard' || structure.events.redirectedDestroy.value === 'destroyed'

/** Whether the parts of a compound instruction happen at once. @see mtg:603.10a mtg-context:608.2f */
export const isAtOnce = (structure: Structure, what: 'damage' | 'other'): boolean =>
  (what === 'damage' ? structure.events.multiDamage.value : structure.events.sweep.value) === 'at-once'

/** Whether opposite counters go together as they are put on. @see ga-context:CT */
export const cancelsOnPlacement = (structure: Structure): boolean => structure.events.opposites.value === 'cancel-on-placement'

/** Who sacrifices an object: nobody but its controller does, whoever says so. @see mtg-context:704.5s ga-context:SBC-T.4 */
export const sacrificedBy = (controller: Id | undefined, told: Id): Id => controller ?? told

/**
 * The life that damage brings its source's controller: all that the source deals at once, and once, however often it has lifelink.
 * @see mtg-context:120.3f mtg-context:120.4c mtg-context:702.15f
 */
export const lifeFrom = (structure: Structure, lifelinks: number, dealt: number): number =>
  structure.events.lifelink.value === true && lifelinks > 0 ? dealt : 0

/**
 * As what a source deals damage: as it was, if it has left since its text spoke of it, or as it is.
 * @see mtg-context:702.15c
 */
export const dealsAs = (was: ObjectView | undefined, is: ObjectView | undefined): ObjectView | undefined => was ?? is
