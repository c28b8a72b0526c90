import { countsAsCommanders } from '../../rules/checks-of-players.js'
import type { EventOf, Id } from '../../trace/event.js'
import { change } from '../place.js'
import { objectView } from '../view.js'
import type { World } from '../world.js'
import { DEADLY } from '../world.js'
import type { Fold } from './occurrence.js'
import { addTo } from './points.js'

type Part = EventOf<'damage'>['parts'][number]

/** Combat damage by a commander counts for the whole game. */
const toPlayer = (world: World, source: Id, { target, amount, type }: Part, hit: boolean): World => {
  const hurt = addTo(world, target, 'life', -amount)
  if (!world.objects[source]?.commander || !countsAsCommanders(world, hit, type)) return hurt
  const key = `${source}>${target}`
  return { ...hurt, byCommander: { ...hurt.byCommander, [key]: (hurt.byCommander[key] ?? 0) + amount } }
}

const isDeadly = (world: World, source: Id): boolean => {
  if (!world.facts.deadly) return false
  const object = objectView(world, source) ?? world.lastKnown[source]
  return object?.markers.includes(DEADLY) ?? false
}

const toObject = (world: World, { target, amount }: Part, deadly: boolean): World => {
  const object = world.objects[target]
  if (!object) return world
  const marked = change(world, target, { damage: object.damage + amount })
  return deadly && amount > 0
    ? { ...marked, dealtDeathtouch: [...marked.dealtDeathtouch, { id: target, incarnation: object.incarnation }] }
    : marked
}

/** Damage lowers a player's life, and is marked on an object. */
export const damage: Fold<'damage'> = (world, { source, parts, hit = false }) => {
  const deadly = isDeadly(world, source)
  return parts.reduce(
    (now, part) => (now.players.includes(part.target) ? toPlayer(now, source, part, hit) : toObject(now, part, deadly)),
    world
  )
}
