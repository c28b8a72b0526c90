/**
 * Which triggered effects see an event, and the game that each looks at.
 * @module
 * @see fab:6.6.5a fab-context:5.4.6a mtg:603.6 mtg:603.10
 */
import type { TriggerEffect } from '../../../../model/scenario/effect.js'
import type { Zone } from '../../../../model/scenario/names.js'
import type { GameEvent, Id } from '../../../../model/trace/event.js'
import type { Run } from '../../context.js'
import { instancesFor } from '../../instances.js'
import { objectAt } from '../../objects.js'
import { type Instance, type InstanceOf, movedBy } from '../../sources.js'
import type { World } from '../../state.js'
import { viewOf } from '../../view.js'

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

/** Whether an effect may answer a triggering or a state: its source can be seen by all, or need not. @see mtg:603.2g */
export const mayAnswer = ({ ctx, w }: Run, { ability, ref }: Instance): boolean =>
  !ability?.functions || ctx.rules.answersUnseen(ctx.structure, isSeen(w, ref.source))

const isPlane = ({ ctx, w }: Run, id: Id): boolean => viewOf(ctx, w).object(id)?.types.includes('plane') === true

/** Whether an object leaves in an event. @see fab-context:5.4.6a mtg:603.10a */
const leaves = ({ ctx, w }: Run, before: World, id: Id): boolean => {
  const was = objectAt(before, id)!
  const is = objectAt(w, id)!
  return ctx.rules.isLeaving(ctx.structure, was.zone, is.zone, was.inc !== is.inc)
}

/** Instances by their keys. */
const byKey = <I extends Instance>(list: readonly I[]): ReadonlyMap<string, I> => new Map(list.map(each => [each.key, each]))

/**
 * The triggered effects that see an event, each with the game that it looks at: the one after the event, or the one just before it
 * where it looks back.
 * @param moved the objects that move in the same event
 */
export const watchers = (run: Run, before: World, event: GameEvent, moved: readonly Id[]): readonly Watcher[] => {
  const { ctx, w: after } = run
  const { rules, structure } = ctx
  const now = instancesFor(ctx, after, 'trigger', event.event)
  const then = instancesFor(ctx, before, 'trigger', event.event)
  const mover = movedBy(event)
  const plane = event.event === 'status' && isPlane(run, event.object)
  const seenBefore = isSeen(before, mover ?? '')
  const watching = (instance: InstanceOf<'trigger'>, wasThere: boolean, isThere: boolean): readonly Watcher[] => {
    const { effect, ref } = instance
    if (!isVisible(run, before, instance)) return []
    const ownLeaving = !isThere && leaves(run, before, ref.source)
    if (ownLeaving && !rules.leavingSees(structure, ref.source === mover, moved.includes(ref.source))) return []
    const back = rules.looksBack(structure, { pattern: effect.trigger.on!, event, seenBefore, ownLeaving, plane })
    const sees = rules.seesEvent(structure, { before: wasThere, after: isThere, ownLeaving, ownMove: ref.source === mover, back })
    return sees ? [{ instance, effect, world: back ? before : after }] : []
  }
  const inThen = byKey(then)
  const inNow = byKey(now)
  const isBack = ({ effect }: InstanceOf<'trigger'>): boolean =>
    rules.looksBack(structure, { pattern: effect.trigger.on!, event, seenBefore, ownLeaving: false, plane })
  return [
    // What looks back is taken as it was before, whoever controls it now.
    ...now.flatMap(instance => {
      const was = inThen.get(instance.key)
      return watching((isBack(instance) && was) || instance, was !== undefined, true)
    }),
    ...then.filter(instance => !instance.lasting && !inNow.has(instance.key)).flatMap(instance => watching(instance, true, false))
  ]
}
