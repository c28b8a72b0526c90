/** The check of objects of which there is to be one only. @module */
import type { ObjectView } from '../../../scenario/view.js'
import type { Id } from '../../../trace/event.js'
import { clockwise, objectView } from '../../../world/index.js'
import type { World } from '../../../world/index.js'
import type { Check, Keeping } from './check.js'
import { buries, inArena } from './check.js'

/** Unique objects with others of their name, player by player or all together. */
const namesakes = (world: World): readonly (readonly ObjectView[])[] => {
  const unique = world.facts.base.rulebook.structure.checks.unique.value
  if (!unique) return []
  const groups = new Map<string, ObjectView[]>()
  for (const id of inArena(world)) {
    const object = objectView(world, id)
    if (!object?.types.includes(unique.type)) continue
    const key = unique.among === 'controller' ? `${object.controller} ${object.name}` : object.name
    groups.set(key, [...(groups.get(key) ?? []), object])
  }
  return [...groups.values()].filter(group => group.length > 1)
}

const isKept = (world: World): boolean => world.facts.base.rulebook.structure.checks.unique.value?.stays === 'kept'

const keeps = (world: World): readonly Keeping[] => {
  if (!isKept(world)) return []
  const all = namesakes(world).map(group => ({ player: group[0]!.controller, among: group.map(each => each.id) }))
  return clockwise(world, world.turn.player).flatMap(player => all.filter(each => each.player === player))
}

/** @see mtg-context:704.5j ga-context:SBC-T.4 */
export const unique: Check = {
  keeps,
  events: (world, kept: readonly Id[]) => {
    const by = world.facts.base.rulebook.structure.checks.unique.value?.by
    return namesakes(world)
      .flatMap(group => group.map(each => each.id).filter(id => !kept.includes(id)))
      .map(object => (by === 'sacrifice' ? { event: 'sacrifice', object } : buries(object)))
  }
}
