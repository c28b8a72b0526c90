/** The check of objects of which there is to be one only. @module */
import type { ObjectView } from '../../../scenario/view.js'
import type { Id } from '../../../trace/event.js'
import * as rules from '../../../rules/checks-of-objects.js'
import { clockwise } from '../../../world/index.js'
import type { World } from '../../../world/index.js'
import type { Check, Keeping } from './check.js'
import { buries, viewsInArena } from './check.js'

/** Unique objects with others of their name, player by player or all together. */
const namesakes = (world: World): readonly (readonly ObjectView[])[] => {
  const unique = rules.unique(world)
  if (!unique) return []
  const groups = new Map<string, ObjectView[]>()
  for (const object of viewsInArena(world)) {
    if (!object.types.includes(unique.type)) continue
    const key = unique.among === 'controller' ? `${object.controller} ${object.name}` : object.name
    groups.set(key, [...(groups.get(key) ?? []), object])
  }
  return [...groups.values()].filter(group => rules.areTooMany(world, group.length))
}

const isKept = (world: World): boolean => rules.unique(world)?.stays === 'kept'

const keeps = (world: World): readonly Keeping[] => {
  if (!isKept(world)) return []
  const all = namesakes(world).map(group => ({ player: group[0]!.controller, among: group.map(objectView => objectView.id) }))
  return clockwise(world, world.turn.player).flatMap(player => all.filter(each => each.player === player))
}

export const unique: Check = {
  keeps,
  events: (world, kept: readonly Id[]) => {
    const by = rules.unique(world)?.by
    return namesakes(world)
      .flatMap(group => group.map(objectView => objectView.id).filter(id => !kept.includes(id)))
      .map(object => (by === 'sacrifice' ? { event: 'sacrifice', object } : buries(object)))
  }
}
