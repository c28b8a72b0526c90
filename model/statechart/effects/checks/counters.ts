/** Checks of counters that cancel, or are too many. @module */
import type { GameEvent } from '../../../trace/event.js'
import * as rules from '../../../rules/checks-of-objects.js'
import { objectView, rulesOf, view } from '../../../world/index.js'
import type { World } from '../../../world/index.js'
import { pairsOff } from '../opposites.js'
import type { Check } from './check.js'
import { inArena } from './check.js'

export const counterPairs: Check = { events: world => inArena(world).flatMap(id => pairsOff(world, id)) }

/** Counters beyond the fewest that any rule allows. */
const surplus = (world: World, id: string): readonly GameEvent[] => {
  const object = objectView(world, id)
  if (!object) return []
  const caps = rulesOf(world, 'counter-cap').filter(({ effect, scope }) =>
    world.facts.base.matchesFilter(effect.what, object, view(world), scope, 'arena')
  )
  return [...new Set(caps.map(({ effect }) => effect.counter))].flatMap(counter => {
    const most = Math.min(...caps.filter(({ effect }) => effect.counter === counter).map(({ effect }) => effect.most))
    const beyond = rules.surplus(world, object.counters[counter] ?? 0, most)
    return beyond > 0 ? [{ event: 'counters', object: id, counter, delta: -beyond }] : []
  })
}

/** What can't have more than so many counters of a kind loses the rest. */
export const counterCap: Check = { events: world => inArena(world).flatMap(id => surplus(world, id)) }
