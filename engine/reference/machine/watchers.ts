/**
 * Which triggered effects see an event, and the game that each looks at.
 * @module
 * @see fab:6.6.5a fab-context:5.4.6a mtg:603.6 mtg:603.10
 */
import type { TriggerEffect } from '../../../model/scenario/effect.js'
import type { Zone } from '../../../model/scenario/names.js'
import type { GameEvent, Id } from '../../../model/trace/event.js'
import type { Run } from '../context.js'
import { instancesFor, movedBy, type Instance } from '../instances.js'
import { objectAt } from '../objects.js'
import type { Looked } from '../rules/triggers.js'
import type { World } from '../state.js'

/** A triggered effect that has an eye on an event. */
export interface Watcher {
  readonly instance: Instance
  readonly effect: TriggerEffect
  /** The game as it looks at it. */
  readonly world: World
}

/** Where only an owner sees a card. */
const HIDDEN: readonly Zone[] = ['hand', 'deck', 'arsenal', 'memory', 'material']

/** Whether all players can see an object. */
const isSeen = (world: World, id: Id): boolean => {
  const object = objectAt(world, id)
  return object !== undefined && !HIDDEN.includes(object.zone)
}

/** Whether the source of an effect can be seen by all, before the event or after it. @see mtg:603.2g */
const isVisible = ({ ctx, w }: Run, before: World, { ability, ref }: Instance): boolean =>
  !ability?.functions || ctx.rules.triggersUnseen(ctx.structure, isSeen(before, ref.source), isSeen(w, ref.source))

const lookedAt = (before: World, event: GameEvent): Looked => {
  const moved = movedBy(event)
  const own = moved === undefined ? undefined : objectAt(before, moved)
  return { event, seenBefore: moved !== undefined && isSeen(before, moved), ...(own && { from: own.zone }) }
}

const leaves = (before: World, after: World, id: Id): boolean =>
  objectAt(before, id)?.zone === 'arena' && objectAt(after, id)?.zone !== 'arena'

/**
 * The triggered effects that see an event, each with the game that it looks at: the one after the event, or the one just before it
 * for events that are looked back on, and for a source that leaves in it.
 * @param moved the objects that move in the same event
 */
export const watchers = (run: Run, before: World, event: GameEvent, moved: readonly Id[]): readonly Watcher[] => {
  const { ctx, w: after } = run
  const { rules, structure } = ctx
  const now = instancesFor(ctx, after, 'trigger', event.event)
  const then = instancesFor(ctx, before, 'trigger', event.event)
  if (now.length === 0 && then.length === 0) return []
  const back = rules.looksBack(structure, lookedAt(before, event))
  const watching = (instance: Instance, ownLeaving: boolean, wasThere: boolean, isThere: boolean): readonly Watcher[] => {
    const { effect } = instance
    if (effect.kind !== 'trigger' || !isVisible(run, before, instance)) return []
    const ownMove = moved.includes(instance.ref.source)
    if (!rules.seesEvent({ before: wasThere, after: isThere, ownLeaving, ownMove, back })) return []
    return [{ instance, effect, world: ownLeaving || back ? before : after }]
  }
  const isIn = (list: readonly Instance[], instance: Instance): boolean => list.some(each => each.key === instance.key)
  /** A source that leaves sees its own leaving; others in the event too where the structure says so. */
  const seesLeaving = ({ lasting, ref }: Instance): boolean => {
    if (lasting) return false
    if (!leaves(before, after, ref.source)) return back
    return rules.leavingSeesOther(structure) || movesWith(event, moved, ref.source, structure.triggers.lookBack.value.length > 0)
  }
  return [
    ...now.flatMap(instance => watching(instance, false, isIn(then, instance), true)),
    ...then
      .filter(instance => !isIn(now, instance) && seesLeaving(instance))
      .flatMap(instance => watching(instance, leaves(before, after, instance.ref.source), true, false))
  ]
}

/** Whether a source leaves in an event as what it is about. */
const movesWith = (event: GameEvent, moved: readonly Id[], source: Id, alone: boolean): boolean =>
  alone ? movedBy(event) === source : moved.includes(source)
