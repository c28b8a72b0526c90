/**
 * State checks.
 * @module
 */
import type { Structure } from '../../../model/rulebook/structure.js'
import type { Zone } from '../../../model/scenario/names.js'
import type { GameEvent, Id } from '../../../model/trace/event.js'

/** The players that the check removes; how many cards their decks have does not matter. @see fab-context:4.5.3 */
export const deadPlayers = (players: readonly { readonly id: Id; readonly life: number; readonly deck: () => number }[]): readonly Id[] =>
  players.filter(player => player.life <= 0).map(player => player.id)

/** What of the things that a check makes happen can happen: not what an effect forbids. @see fab-context:1.0.2 mtg-context:101.2 */
export const allowed = (events: readonly GameEvent[], isForbidden: (event: GameEvent) => boolean): readonly GameEvent[] =>
  events.filter(event => !isForbidden(event))

/**
 * The objects of whose vital number nothing is left. Damage lowers it, unless damage destroys by itself.
 * @see fab-context:1.10.2b mtg-context:704.5f
 */
export const deadObjects = (
  { checks }: Structure,
  objects: readonly { readonly id: Id; readonly vital: number; readonly damage: number }[]
): readonly Id[] => {
  const isLowered = checks.damageNeedsVital.value === null
  return objects.filter(({ vital, damage }) => (isLowered ? vital - damage : vital) <= 0).map(({ id }) => id)
}

/** Who has won, when at most one player is left. */
export const winner = (living: readonly Id[]): Id | undefined => (living.length === 1 ? living[0] : undefined)

/** Whether the game is over. */
export const isOver = (living: readonly Id[]): boolean => living.length <= 1

/** Whether the combat chain closes: the active attack is gone in a step in which its damage is still to come. @see fab-context:7.7.2c */
export const closesChain = (step: string, isThere: boolean): boolean => !isThere && ['attack', 'defend', 'reaction'].includes(step)

/** Whether an object leaves a game that goes on without some players: what they own does, wherever it is. @see fab-context:4.5.1a */
export const leavesGame = ({ owner, zone }: { readonly owner: Id; readonly zone: Zone }, lost: readonly Id[]): boolean =>
  zone !== 'outside' && lost.includes(owner)

/** Whether players who have lost had taken an object: it does not stay where it is. @see fab-context:4.5.1a mtg-context:800.4a */
export const isTaken = ({ owner, controller }: { readonly owner: Id; readonly controller: Id }, lost: readonly Id[]): boolean =>
  lost.includes(controller) && !lost.includes(owner)

/** Whether effects that give control to a player who has lost end. @see mtg-context:800.4a */
export const endsTaking = ({ zones }: Structure): boolean => zones.takenByLost.value === 'back-or-banished'

/** Whether a stack object stays on the stack: its controller is still there. @see fab-context:4.5.1a */
export const staysOnStack = (controller: Id, living: readonly Id[]): boolean => living.includes(controller)

/** Whether a stack object stays pending, or comes to be: its controller is still there. @see fab-context:4.5.1a mtg-context:800.4d */
export const staysPending = (controller: Id, living: readonly Id[]): boolean => living.includes(controller)
