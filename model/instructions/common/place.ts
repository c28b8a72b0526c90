/** What is asked of an instruction before anybody carries it out. @module */
import type { Amount } from '../../scenario/amount.js'
import type { Id } from '../../trace/event.js'
import { inTurnOrder, isControllerFirst } from '../../rules/events.js'
import { view, type World } from '../../world/index.js'
import type { Feasible, Place } from '../instruction.js'

/** What a reference would stand for. */
export const refersTo = ({ world, scope }: Place, ref: string): readonly Id[] => world.facts.base.refersTo(ref, view(world), scope)

/** Whether something could be done with the objects that a reference stands for. */
export const withEach = (place: Place, ref: string, can: (id: Id) => boolean): Feasible => {
  const objects = refersTo(place, ref)
  return objects.some(can) && (objects.every(can) || 'in part')
}

/** What an amount would be. */
export const amountIn = ({ world, scope }: Place, of: Amount): number => world.facts.base.amount(of, view(world), scope) ?? 0

/** Players in the order in which they act: from the controller of the effect, or from the turn-player. */
export const inOrderOfActing = (world: World, you: Id, players: readonly Id[]): readonly Id[] =>
  inTurnOrder(world, world.players, isControllerFirst(world) ? you : world.turn.player).filter(player => players.includes(player))

/** Whether nothing keeps an instruction from being carried out. */
export const always = (): boolean => true
