/**
 * What is attached to what.
 * @module
 */
import type { Card } from '../../../../model/scenario/card.js'
import { scope } from '../../../../model/scenario/view.js'
import type { EventOf, GameEvent, Id } from '../../../../model/trace/event.js'
import type { Context } from '../../context.js'
import { objectAt, withObject } from '../../objects.js'
import type { World } from '../../state.js'
import { cardNow } from '../../copies.js'
import { viewOf } from '../../view.js'
import { isWho } from '../../../../model/base/filter.js'
import { movedBy } from '../../sources.js'
import { fields } from '../../fields.js'

/** Whether something can be attached to a player or object: it is there. */
const isHost = (ctx: Context, world: World, id: Id): boolean => {
  const player = world.players.find(each => each.id === id)
  if (player) return !player.out
  const object = objectAt(world, id)
  return object?.zone === 'arena' && !ctx.rules.isAway(object.statuses)
}

/** What an object's card lets it be attached to. */
type Attaches = NonNullable<Card['attaches']>

/** Whether a player or object is one of those that a card allows. */
const isOneOf = (ctx: Context, world: World, id: Id, host: Id, kinds: Attaches): boolean => {
  const view = viewOf(ctx, world)
  const mine = scope(view.object(id)?.controller ?? id, id)
  const hostView = view.object(host)
  return kinds.some(what =>
    'players' in what
      ? hostView === undefined && isWho(what.players, host, mine)
      : hostView !== undefined && ctx.base.matchesFilter(what, hostView, view, mine, 'arena')
  )
}

/** Whether what an object is attached to is there, and one of those that its card allows. */
export const isAttachmentAllowed = (ctx: Context, world: World, id: Id): boolean => {
  const object = objectAt(world, id)
  const host = object?.attachedTo
  if (!object || host === undefined || !isHost(ctx, world, host) || objectAt(world, host)?.inc !== object.hostInc) return false
  return isOneOf(ctx, world, id, host, cardNow(world, object)?.attaches ?? [])
}

/**
 * Whether an object can become attached to a player or object: that is there, and its card allows it, or says nothing of it.
 * @see mtg-context:701.3b
 */
export const mayBeAttached = (ctx: Context, world: World, id: Id, host: Id): boolean => {
  const object = objectAt(world, id)
  if (!object || host === id || !isHost(ctx, world, host)) return false
  const kinds = cardNow(world, object)?.attaches
  return kinds === undefined || isOneOf(ctx, world, id, host, kinds)
}

/** An event, and that an object which leaves the arena in it comes off what it was attached to, where the game says so. */
export const withComingOff = ({ rules, structure }: Context, before: World, after: World, event: GameEvent): readonly GameEvent[] => {
  const object = movedBy(event)
  if (object === undefined || !rules.comesOffAsItLeaves(structure)) return [event]
  const was = objectAt(before, object)
  const leaves = was?.zone === 'arena' && was.attachedTo !== undefined && objectAt(after, object)?.zone !== 'arena'
  return leaves ? [event, { event: 'attach', object }] : [event]
}

/** Attaches an object, or takes it off; a card that is resolving is attached as it comes to the arena. */
export const attach = (ctx: Context, world: World, event: EventOf<'attach'>): World | null => {
  const object = objectAt(world, event.object)
  if (!object || !(object.zone === 'arena' || world.resolving === object.id)) return null
  const isAllowed = event.to !== undefined && mayBeAttached(ctx, world, object.id, event.to)
  if (!ctx.rules.changesHost(object.attachedTo, event.to, isAllowed)) return null
  const hostInc = event.to === undefined ? undefined : objectAt(world, event.to)?.inc
  const stamped = event.to === undefined ? undefined : ctx.rules.stampOfAttaching(ctx.structure, world.next.time)
  return {
    ...world,
    objects: withObject(world, { ...object, attachedTo: event.to, hostInc, ...fields({ stamped }) }),
    ...(stamped !== undefined && { next: { ...world.next, time: world.next.time + 1 } })
  }
}
