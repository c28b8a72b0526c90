/** Objects changing zones. @module */
import type { Zone } from '../scenario/names.js'
import type { Id } from '../trace/event.js'
import { list } from '../rules/checks.js'
import { isRemembered } from '../rules/last-known.js'
import { comeInTurnOrder } from '../rules/timestamps.js'
import { becomesNew, tokensMustCease } from '../rules/zones.js'
import { objectView } from './view.js'
import type { World, WorldObject } from './world.js'

/** Changes fields of an object. */
export const change = (world: World, id: Id, fields: Partial<WorldObject>): World => {
  const object = world.objects[id]
  return object ? { ...world, objects: { ...world.objects, [id]: { ...object, ...fields } } } : world
}

/** Whether commanders that have gone may be fetched back in a check. */
const fetches = (world: World): boolean => list(world).includes('commander-returns')

/** Where an object comes that is to go from one zone to another: nowhere, if it is a token of a game in which it ceases as it leaves. */
const landing = (world: World, { token, zone }: WorldObject, to: Zone): Zone =>
  token && zone === 'arena' && to !== 'arena' && tokensMustCease(world) ? 'outside' : to

/** When an object of a player comes: of several that come at once, after those of the players before them in turn order. @see mtg-context:613.7m */
export const comingOf = (world: World, player: Id): number => {
  if (!world.facts.modifies || !comeInTurnOrder(world)) return world.time
  const { players, turn } = world
  const seats = players.length
  const after = (players.indexOf(player) - players.indexOf(turn.player) + seats) % seats
  return world.time + after / (seats + 1)
}

/** Puts an object into a zone; elsewhere it is a new object, without counters, statuses or damage. */
export const place = (world: World, id: Id, destination: Zone, position: 'top' | 'bottom' = 'top'): World => {
  const object = world.objects[id]
  if (!object) return world
  const to = landing(world, object, destination)
  const from = object.zone
  const left = (world.zones[from] ?? []).filter(each => each !== id)
  const there = to === from ? left : (world.zones[to] ?? [])
  const zones = { ...world.zones, [from]: left, [to]: to === 'deck' && position === 'top' ? [id, ...there] : [...there, id] }
  const known = objectView(world, id)
  const moved: WorldObject = !becomesNew(world, from, to)
    ? { ...object, zone: to, since: comingOf(world, object.owner) }
    : {
        id,
        card: object.card,
        owner: object.owner,
        controller: object.owner,
        zone: to,
        counters: {},
        statuses: [],
        damage: 0,
        declared: [],
        incarnation: object.incarnation + 1,
        since: comingOf(world, object.owner),
        token: object.token,
        ...(object.copy && { copy: true as const }),
        ...(object.commander && { commander: true as const })
      }
  return {
    ...world,
    zones,
    objects: { ...world.objects, [id]: moved },
    ...(object.commander && fetches(world) && { movedCommanders: [...world.movedCommanders.filter(each => each !== id), id] }),
    lastKnown: known && isRemembered(world, from) ? { ...world.lastKnown, [id]: known } : world.lastKnown
  }
}

/** The top card of a player's deck. */
export const topOfDeck = (world: World, player: Id): Id | undefined => world.zones.deck?.find(id => world.objects[id]?.owner === player)
