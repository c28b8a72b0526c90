/** Checks of objects that die. @module */
import type { Id } from '../../../trace/event.js'
import * as rules from '../../../rules/checks-of-objects.js'
import type { World } from '../../../world/index.js'
import type { Check } from './check.js'
import { buries, viewsInArena } from './check.js'

/** An object of whose vital number nothing is left dies without being destroyed. */
export const objectDead: Check = {
  events: world => (world.facts.mortal ? rules.dead(world, viewsInArena(world), world.objects).map(({ id }) => buries(id)) : [])
}

/** An object with as much damage as it can bear is destroyed. */
export const objectDestroyedByDamage: Check = {
  events: world => rules.destroyed(world, viewsInArena(world), world.objects).map(({ id }) => ({ event: 'destroy', object: id }))
}

const wasDealtDeathtouch =
  (world: World) =>
  (id: Id): boolean =>
    world.dealtDeathtouch.some(subject => subject.id === id && subject.incarnation === world.objects[id]?.incarnation)

/** An object that a deadly source has damaged since the last checks is destroyed, if damage kills such objects at all. */
export const deathtouched: Check = {
  since: 'dealtDeathtouch',
  events: world =>
    world.dealtDeathtouch.length === 0
      ? []
      : rules
          .deathtouched(world, viewsInArena(world), wasDealtDeathtouch(world))
          .filter(({ numbers }) => rules.mayBeKilledByTouch(world, numbers[rules.vital(world)]))
          .map(({ id }) => ({ event: 'destroy', object: id }))
}
