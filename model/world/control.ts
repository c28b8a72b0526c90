/** Who controls an object. @module */
import type { Lasting, World, WorldObject } from './world.js'
import { view } from './view.js'

const takerOf = (world: World, { effect, scope }: Lasting): string | undefined => {
  if (effect.kind !== 'continuous') return undefined
  const change = effect.change.find(each => 'controller' in each)
  return change && 'controller' in change ? world.facts.base.refersTo(change.controller, view(world), scope)[0] : undefined
}

/** The controller of an object: of the effects that change it, the latest decides. */
export const controllerOf = (world: World, object: WorldObject): string => {
  if (!world.facts.takes) return object.controller
  const takers = world.lasting.filter(each =>
    each.subjects?.some(({ id, incarnation }) => id === object.id && incarnation === object.incarnation)
  )
  return takers.reduce((controller, each) => takerOf(world, each) ?? controller, object.controller)
}
