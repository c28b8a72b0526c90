/**
 * Effects that last already as a scenario begins.
 * @module
 */
import { startedSet } from '../rules/stages.js'
import { namedAs, startStepOf } from '../scenario/in-force.js'
import type { StartEffect } from '../scenario/scenario.js'
import { restamp } from './effects.js'
import { mayNeverBegin, startEffect } from './lasting.js'
import type { OwnScope } from './view.js'
import type { World } from './world.js'

/** What the words of an effect stand for in the situation. */
const scopeOf = ({ objects }: World, effect: StartEffect): OwnScope => {
  const { source, controller, numbers = {} } = effect
  const its = objects[source]!
  const picked = Object.entries(namedAs(effect, 'chosen')).map(([name, id]) => [name, [id]] as const)
  return {
    you: controller ?? its.controller,
    self: source,
    incarnation: its.incarnation,
    targets: namedAs(effect, 'target'),
    chosen: Object.fromEntries(picked),
    results: numbers,
    did: []
  }
}

const begun = (world: World, effect: StartEffect, nth: number): World => {
  const { objects, start } = world.facts.scenario
  const step = startStepOf(world.facts.scenario, effect)
  if (!step) throw new Error(`the text of ${effect.source} starts no effect ${effect.ability}`)
  const { fixed: _, ...starting } = step
  const own = scopeOf(world, effect)
  if (mayNeverBegin(world, step.for, own)) return world
  const predecessor = objects.findIndex(({ id }) => id === effect.after)
  // between the two objects, in the order of the list; an effect begins at the time after the one that it is
  const moment = predecessor < 0 ? world.time : predecessor + (nth + 1) / (start.effects!.length + 1) - 1
  const started = startEffect({ ...world, time: moment }, starting, own, startedSet(world))
  // it waited for something that does not hold, and has not begun
  if (started.lasting === world.lasting) return world
  return { ...started, time: Math.max(world.time, started.time), waiting: world.waiting }
}

/** The world with the effects that its situation says have begun. @see fab:6.3.4 mtg-context:613.7 */
export const beginningInForce = (world: World): World => (world.facts.scenario.start.effects ?? []).reduce<World>(begun, restamp(world))
