/** Checks of objects that die. @module */
import type { Id } from '../../../trace/event.js'
import { objectView } from '../../../world/index.js'
import type { World } from '../../../world/index.js'
import type { Check } from './check.js'
import { buries, inArena } from './check.js'

/** The number by which an object lives, if it has one. */
const vitalOf = (world: World, id: Id): number | undefined =>
  objectView(world, id)?.numbers[world.facts.base.rulebook.structure.checks.vital.value]

/** An object whose vital number is nothing dies without being destroyed. @see mtg-context:704.5f */
export const objectDead: Check = {
  events: world =>
    inArena(world)
      .filter(id => (vitalOf(world, id) ?? 1) <= 0)
      .map(buries)
}

/** An object with as much damage as it can bear is destroyed. @see mtg-context:704.5g ga-context:SBC-T.2 */
export const objectDestroyedByDamage: Check = {
  events: world => {
    const needsVital = world.facts.base.rulebook.structure.checks.damageNeedsVital.value
    return inArena(world)
      .filter(id => {
        const vital = vitalOf(world, id)
        return vital !== undefined && (vital > 0 || !needsVital) && (world.objects[id]?.damage ?? 0) >= vital
      })
      .map(object => ({ event: 'destroy', object }))
  }
}

/** An object that a deadly source has damaged since the last checks is destroyed, if damage kills such objects at all. */
export const deathtouched: Check = {
  events: world =>
    inArena(world)
      .filter(id => world.touched.some(each => each.id === id && each.incarnation === world.objects[id]?.incarnation))
      .filter(id => (vitalOf(world, id) ?? 0) > 0)
      .map(object => ({ event: 'destroy', object }))
}
