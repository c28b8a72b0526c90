import { change } from '../place.js'
import type { World } from '../world.js'
import type { Fold } from './occurrence.js'
import { addTo } from './points.js'

/** Damage lowers a player's life, and is marked on an object. */
export const damage: Fold<'damage'> = (world, event) =>
  event.parts.reduce<World>((now, part) => {
    if (now.players.includes(part.target)) return addTo(now, part.target, 'life', -part.amount)
    const object = now.objects[part.target]
    return object ? change(now, part.target, { damage: object.damage + part.amount }) : now
  }, world)
