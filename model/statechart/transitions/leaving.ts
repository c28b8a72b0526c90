/** Players who have lost leaving a game that goes on. @module */
import { takenByLost, takenByLostReadings } from '../../rules/zones.js'
import type { GameEvent, Id } from '../../trace/event.js'
import { abandoned, isGameOver, leaveGame } from '../../world/index.js'
import type { World } from '../../world/index.js'
import { happenTogether } from '../frames.js'
import type { ModelState } from '../state.js'
import { inWorld } from '../state.js'

/** Whether an attack, on the chain or on the stack, is on this player. */
const isAttacked = ({ combat, stack }: World, player: Id): boolean =>
  combat?.attack?.target === player ||
  stack.some(stackObject => stackObject.declared.some(declared => declared.as === 'attack' && declared.target === player))

/** Where the rules leave open, or the charts do not cover, how a game goes on after a defeat. */
const openAfter = (world: World): string | undefined => {
  if (world.combat || world.defeated.some(player => isAttacked(world, player))) return 'a defeat during combat after which the game goes on'
  if (takenByLostReadings(world).length > 1 && abandoned(world).length > 0) return 'what becomes of what one who has lost had taken'
  return world.lasting.some(lasting => world.defeated.includes(lasting.scope.you) && lasting.effect.kind !== 'continuous')
    ? 'an effect that goes on after its player has lost'
    : undefined
}

/** What goes of what others own, as those who have lost still control it. @see mtg-context:800.4a fab-context:4.5.1a */
const clearances = (world: World): readonly GameEvent[] => {
  const to = takenByLost(world)
  return abandoned(world).map(object => ({ event: 'move', object, from: 'arena', to: to === 'graveyard' ? to : 'banished' }))
}

/** What players who lose by these events own leaves right then, if the game goes on. @see mtg-context:800.4a fab-context:4.5.1a */
export const withoutLosers = (state: ModelState, events: readonly GameEvent[]): ModelState => {
  const lost = events.flatMap(event => (event.event === 'defeat' ? [event.player] : []))
  if (lost.length === 0 || isGameOver(state.world)) return state
  const open = openAfter(state.world)
  if (open !== undefined) return { ...state, unsupported: open }
  const left = inWorld(state, leaveGame(state.world, lost))
  return happenTogether(left, clearances(left.world), { cause: { rule: 'check' } })
}
