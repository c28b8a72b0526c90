/**
 * What is copied of an object.
 * @see fab-context:8.5.25b
 * @module
 */
import type { Id } from '../../model/trace/event.js'
import type { Context } from './context.js'
import { type Copied, ownOf, copyable } from './copies.js'
import { objectAt } from './objects.js'
import { printedView } from './seen.js'
import type { World } from './state.js'
import { viewOf } from './view.js'

/** What is copied of an object now. */
export const copiedFrom = (ctx: Context, world: World, of: Id): Copied | undefined => {
  const object = objectAt(world, of)
  if (!object) return undefined
  const own = ownOf(ctx, world, object)
  const printed = printedView(world.scenario, { ...object, defined: undefined, copied: undefined })
  const seen = viewOf(ctx, world).object(of) ?? printed
  return { ...own, ...ctx.rules.copiedOf(own, copyable(printed), { ...copyable(seen), numbers: seen.numbers }) }
}
