/** Which event of a game last changed something that is wrong at its end. @module */
import type { WireScenario } from '../../model/scenario/scenario.js'
import type { GameEvent } from '../../model/trace/event.js'
import type { Observation } from '../../model/trace/observation.js'

/** The last event that changed a field of a player or an object, and its place in the trace. */
export interface LastTouch {
  readonly step: number
  readonly event: GameEvent
}

const MOVING: readonly GameEvent['event'][] = ['move', 'destroy', 'sacrifice', 'discard', 'draw', 'create', 'cease', 'play', 'attack']

const isDamaged = (event: GameEvent, ids: readonly string[]): boolean =>
  event.event === 'damage' && event.parts.some(({ target }) => ids.includes(target))

/** Whether an event changes a number of one of these players: those of a team share their life. */
const touchesPlayer = (event: GameEvent, ids: readonly string[], number: string): boolean =>
  (number === 'life' && isDamaged(event, ids)) ||
  ((event.event === 'gain' || event.event === 'lose') && ids.includes(event.player) && event.of === number)

/** Whether an event changes a field of an object. What it comes with, or loses, as it moves counts, too. */
const touchesObject = (event: GameEvent, id: string, field: string): boolean => {
  if (!('object' in event) || event.object !== id) return field === 'damage' && isDamaged(event, [id])
  if (MOVING.includes(event.event)) return true
  switch (field) {
    case 'counters':
      return event.event === 'counters'
    case 'statuses':
      return event.event === 'status'
    case 'damage':
      return event.event === 'heal'
    case 'controller':
      return event.event === 'control' || (event.event === 'apply' && ['controller', 'copy'].includes(event.property))
    case 'types':
      return event.event === 'apply' && ['types', 'supertypes', 'copy'].includes(event.property)
    case 'zone':
    case 'markers':
      return false
    default:
      return event.event === 'counters' || (event.event === 'apply' && [field, 'copy'].includes(event.property))
  }
}

/**
 * The last event that changed a field; `undefined` if no event of the game did.
 * @param of a player or an object
 * @param field a number of a player; of an object a field of its state, or one of its numbers
 */
export const lastTouch = (
  { players }: Pick<WireScenario, 'players'>,
  trace: readonly Observation[],
  of: string,
  field: string
): LastTouch | undefined => {
  const player = players.find(({ id }) => id === of)
  const side = player && (field === 'life' && player.team !== undefined ? players.filter(({ team }) => team === player.team) : [player])
  const ids = side?.map(({ id }) => id)
  const touches = (event: GameEvent): boolean => (ids ? touchesPlayer(event, ids, field) : touchesObject(event, of, field))
  const found = trace.flatMap((o, step) => (o.see === 'event' ? o.events.filter(touches).map(event => ({ step, event })) : []))
  return found.at(-1)
}
