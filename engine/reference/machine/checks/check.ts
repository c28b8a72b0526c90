/**
 * What a state check finds, and how it looks at the game.
 * @module
 */
import type { GameEvent, Id } from '../../../../model/trace/event.js'
import type { ObjectView, View } from '../../../../model/scenario/view.js'
import type { Run } from '../../context.js'
import { objectAt } from '../../objects.js'
import type { Obj, World } from '../../state.js'
import { viewOf } from '../../view.js'

/** Objects of which a player keeps one, and what becomes of each of the others; or, with `may`, of which any may go. */
export interface Keep {
  readonly player: Id
  readonly may?: true
  readonly from: readonly { readonly object: Id; readonly goes: GameEvent }[]
}

/** What a check makes happen, and what is asked before. */
export interface Finding {
  readonly events: readonly GameEvent[]
  readonly keep?: readonly Keep[]
}

/** A check looks at the game and changes nothing. */
export type Check = (run: Run) => Finding

/** An object in the arena: as it is, and as effects make it. */
export interface Seen {
  readonly own: Obj
  readonly view: ObjectView
}

/** Many checks look through the arena of one world: what is seen there is found once for them. */
const known = new WeakMap<View, { readonly w: World; readonly seen: readonly Seen[] }>()

/** The objects in the arena that exist for the game, in its order. */
export const inArena = (run: Run, view: View = viewOf(run.ctx, run.w)): readonly Seen[] => {
  const { w, ctx } = run
  const found = known.get(view)
  if (found?.w === w) return found.seen
  const seen = w.zones.arena.flatMap(id => {
    const own = objectAt(w, id)!
    const object = ctx.rules.isAway(own.statuses) ? undefined : view.object(id)
    return object ? [{ own, view: object }] : []
  })
  known.set(view, { w, seen })
  return seen
}

/** Whether an ability of an object has triggered and not left the stack yet: of the object that it is now. */
export const triggeredBy = ({ stack, pending }: World, { id, inc }: Obj): boolean =>
  [...stack, ...pending].some(stackObject => stackObject.kind === 'triggered' && stackObject.source === id && stackObject.known[id] === inc)

/** Objects go from the arena to the graveyard. */
export const toGraveyard = (ids: readonly Id[]): Finding => ({
  events: ids.map(object => ({ event: 'move', object, from: 'arena', to: 'graveyard' }))
})

/** Objects are destroyed. */
export const destroyed = (ids: readonly Id[]): Finding => ({ events: ids.map(object => ({ event: 'destroy', object })) })

/** Players lose. */
export const defeated = (players: readonly Id[]): Finding => ({ events: players.map(player => ({ event: 'defeat', player })) })
