/** What effects forbid to target, and which targets need not be declared. @module */
import type { ObjectView, View } from '../../scenario/view.js'
import type { Target } from '../../scenario/step.js'
import type { Id } from '../../trace/event.js'
import type { World } from '../../world/index.js'
import * as rules from '../../rules/targets.js'
import { rulesOf, view } from '../../world/index.js'

/**
 * Whether an effect forbids that something targets an object or player.
 * @param by the stack object that targets, as it is or would be on the stack
 */
export const isForbiddenTarget = (world: World, target: Id, by: ObjectView | undefined): boolean => {
  if (!world.facts.forbidsTargets || by === undefined) return false
  const found = rulesOf(world, 'cant').filter(instance => instance.effect.event.event === 'target')
  if (found.length === 0) return false
  const now = view(world)
  const seen: View = { ...now, object: id => (id === by.id ? by : now.object(id)) }
  const forbidding = found.filter(instance =>
    world.facts.base.matchesEvent(instance.effect.event, { event: 'target', object: target, by: by.id }, seen, instance.scope)
  )
  return rules.isForbidden(world, forbidding.length)
}

/** Whether a target may be left undeclared: that of an optional effect, where the game allows it. */
export const mayBeLeft = (world: World, spec: Target): boolean => rules.mayBeLeft(world, spec)
