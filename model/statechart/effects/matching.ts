/** What a text speaks of: objects, players, cards in hand. @module */
import { zonesOf } from '../../base/filter.js'
import type { Filter } from '../../scenario/amount.js'
import type { Scope } from '../../scenario/view.js'
import type { Id } from '../../trace/event.js'
import { clockwise, view, type World } from '../../world/index.js'

/** The objects that a filter speaks of. */
export const objectsThat = (world: World, filter: Filter, scope: Scope): readonly Id[] => {
  const now = view(world)
  return zonesOf(filter)
    .flatMap(zone => now.inZone(zone))
    .filter(object => world.facts.base.matchesFilter(filter, object, now, scope, 'arena'))
    .map(object => object.id)
}

/** The players that `who` speaks of, clockwise from the effect's controller. */
export const playersThat = (world: World, who: 'you' | 'opponent' | 'any', scope: Scope): readonly Id[] =>
  clockwise(world, scope.you).filter(player => who === 'any' || (player === scope.you) === (who === 'you'))

/** A player's hand, without the card that is being played. */
export const handOf = (world: World, player: Id, playing?: Id): readonly Id[] =>
  (world.zones.hand ?? []).filter(id => world.objects[id]?.owner === player && id !== playing)
