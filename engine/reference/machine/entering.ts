/**
 * What effects on an object's entering see of it.
 * @module
 * @see mtg-context:614.12
 */
import type { ObjectView, View } from '../../../model/scenario/view.js'
import type { GameEvent } from '../../../model/trace/event.js'
import type { Context } from '../context.js'
import type { World } from '../state.js'
import { viewOf } from '../view.js'
import { happen } from './occurrence.js'

/** What enters, as it would be in the arena; `undefined` where it is looked at as it is. */
export const enteringAs = (ctx: Context, world: World, event: GameEvent): ObjectView | undefined => {
  if (event.event !== 'move' || !ctx.rules.looksAhead(ctx.structure, event)) return undefined
  const after = happen(ctx, world, event)?.world
  return after && viewOf(ctx, after).object(event.object)
}

/** The game as effects that would replace an event look at it: all is as it is, but for what would enter. */
export const withEntering = (view: View, entering: ObjectView | undefined): View =>
  entering ? { ...view, object: id => (id === entering.id ? entering : view.object(id)) } : view
