/** Checks of counters that cancel, or are too many. @module */
import type { GameEvent } from '../../../trace/event.js'
import { objectView, rulesOf, view } from '../../../world/index.js'
import type { World } from '../../../world/index.js'
import type { Check } from './check.js'
import { inArena } from './check.js'

const OPPOSITES = ['+1/+1', '-1/-1'] as const

/** The events by which counters of opposite kinds on an object cancel: as many of each as there are of the fewer. */
export const cancelling = (world: World, object: string): readonly GameEvent[] => {
  const counters = world.objects[object]?.counters ?? {}
  const fewer = Math.min(...OPPOSITES.map(kind => counters[kind] ?? 0))
  return fewer <= 0 ? [] : OPPOSITES.map(counter => ({ event: 'counters', object, counter, delta: -fewer }))
}

/** @see mtg-context:704.5q */
export const counterPairs: Check = { events: world => inArena(world).flatMap(id => cancelling(world, id)) }

/** Counters beyond the fewest that any rule allows. */
const surplus = (world: World, id: string): readonly GameEvent[] => {
  const object = objectView(world, id)
  if (!object) return []
  const rules = rulesOf(world, 'counter-cap').filter(({ effect, scope }) =>
    world.facts.base.matchesFilter(effect.what, object, view(world), scope, 'arena')
  )
  return [...new Set(rules.map(({ effect }) => effect.counter))].flatMap(counter => {
    const most = Math.min(...rules.filter(({ effect }) => effect.counter === counter).map(({ effect }) => effect.most))
    const there = object.counters[counter] ?? 0
    return there > most ? [{ event: 'counters', object: id, counter, delta: most - there }] : []
  })
}

/** What can't have more than so many counters of a kind loses the rest. */
export const counterCap: Check = { events: world => inArena(world).flatMap(id => surplus(world, id)) }
