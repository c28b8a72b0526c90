/**
 * State checks.
 * @module
 */
import type { Structure } from '../../../model/rulebook/structure.js'
import type { Zone } from '../../../model/scenario/names.js'
import type { Id } from '../../../model/trace/event.js'

/** The players that the check removes; how many cards their decks have does not matter. @see fab-context:4.5.3 */
export const deadPlayers = (players: readonly { readonly id: Id; readonly life: number; readonly deck: () => number }[]): readonly Id[] =>
  players.filter(player => player.life <= 0).map(player => player.id)

/** Whether a player whose check is up loses, where an effect may say that they can't. @see fab-context:1.0.2 */
export const mayLose = (isForbidden: boolean): boolean => !isForbidden

/** The objects that the check removes: what damage leaves of their vital number is nothing. */
export const deadObjects = (objects: readonly { readonly id: Id; readonly vital: number; readonly damage: number }[]): readonly Id[] =>
  objects.filter(object => object.vital - object.damage <= 0).map(object => object.id)

/** Who has won, when at most one player is left. */
export const winner = (living: readonly Id[]): Id | undefined => (living.length === 1 ? living[0] : undefined)

/** Whether the game is over. */
export const isOver = (living: readonly Id[]): boolean => living.length <= 1

/** Whether the combat chain closes: the active attack is gone before its damage. @see fab-context:7.7.2c */
export const closesChain = (attackGone: boolean): boolean => attackGone

/** Whether the damage of the attack has not been worked out in this step, so that the chain needs it. @see fab-context:7.7.2c */
export const needsAttack = (step: string): boolean => ['attack', 'defend', 'reaction'].includes(step)

/** Whether the Close Step begins before pending layers are placed. @see fab-context:1.10.2e */
export const closesBeforePlacing = (): boolean => false

/** Whether heroes and objects are looked at while so many layers are pending. @see fab-context:1.10.2 */
export const checksWhilePending = (_pending: number): boolean => true

/** Whether states are looked at while so many layers are pending. @see fab-context:1.10.2d */
export const samplesWhilePending = (_pending: number): boolean => true

/** Whose things leave a game that goes on without some players. @see fab-context:4.5.1a */
export const leavingGame = (lost: readonly Id[]): readonly Id[] => lost

/** Whether what a player who has lost controlled, but did not own, does not stay where it is. @see fab-context:4.5.1a mtg-context:800.4a */
export const clearsTaken = (): boolean => true

/** Whether effects that give control to a player who has lost end. @see mtg-context:800.4a */
export const endsTaking = ({ zones }: Structure): boolean => zones.takenByLost.value === 'back-or-banished'

/** Whether what a player who has lost owns leaves the game from a zone. @see fab-context:4.5.1a */
export const leavesGame = (_from: Zone): boolean => true

/** Whether the layers of a player who has lost cease, placed or pending. @see fab-context:4.5.1a */
export const ceasesWithController = (_where: 'stack' | 'pending'): boolean => true
