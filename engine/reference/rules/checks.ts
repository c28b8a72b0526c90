/**
 * State checks.
 * @module
 */
import type { Id } from '../../../model/trace/event.js'

/** The players that the check removes. */
export const deadPlayers = (players: readonly { readonly id: Id; readonly life: number }[]): readonly Id[] =>
  players.filter(player => player.life <= 0).map(player => player.id)

/** The objects that the check removes: what damage leaves of their vital number is nothing. */
export const deadObjects = (objects: readonly { readonly id: Id; readonly vital: number; readonly damage: number }[]): readonly Id[] =>
  objects.filter(object => object.vital - object.damage <= 0).map(object => object.id)

/** Who has won, when at most one player is left. */
export const winner = (living: readonly Id[]): Id | undefined => (living.length === 1 ? living[0] : undefined)

/** Whether the game is over. */
export const isOver = (living: readonly Id[]): boolean => living.length <= 1
