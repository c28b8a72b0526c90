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
import { type Instance, movedBy } from '../../sources.js'
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

const isPlane = ({ ctx }: Run, world: World, id: Id): boolean => viewOf(ctx, world).object(id)?.types.includes('plane') === true

/** Whether an object leaves in an event. @see fab-context:5.4.6a mtg:603.10a */
const leaves = ({ ctx, w }: Run, before: World, id: Id): boolean => {
  const was = objectAt(before, id)
  const is = objectAt(w, id)
  return was !== undefined && ctx.rules.isLeaving(ctx.structure, was.zone, is?.zone, was.inc !== is?.inc)
}

/** So many instances are looked through one by one; of more their keys are listed first. */
const FEW = 8

/** Finds the first instance of a key in a list. */
const finder = (list: readonly Instance[]): ((key: string) => Instance | undefined) => {
  if (list.length <= FEW) return key => list.find(each => each.key === key)
  const first = new Map<string, Instance>()
  for (const each of list) if (!first.has(each.key)) first.set(each.key, each)
  return key => first.get(key)
}

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
  const plane = event.event === 'status' && isPlane(run, before, event.object)
  const seenBefore = mover !== undefined && isSeen(before, mover)
  const watching = (instance: Instance, wasThere: boolean, isThere: boolean): readonly Watcher[] => {
    const { effect, ref } = instance
    if (effect.kind !== 'trigger' || !effect.trigger.on || !isVisible(run, before, instance)) return []
    const ownLeaving = !isThere && leaves(run, before, ref.source)
    if (ownLeaving && !rules.leavingSees(structure, ref.source === mover, moved.includes(ref.source))) return []
    const back = rules.looksBack(structure, { pattern: effect.trigger.on, event, seenBefore, ownLeaving, plane })
    const sees = rules.seesEvent(structure, { before: wasThere, after: isThere, ownLeaving, ownMove: ref.source === mover, back })
    return sees ? [{ instance, effect, world: back ? before : after }] : []
  }
  const inThen = finder(then)
  const inNow = finder(now)
  const isBack = ({ effect }: Instance): boolean =>
    effect.kind === 'trigger' &&
    effect.trigger.on !== undefined &&
    rules.looksBack(structure, { pattern: effect.trigger.on, event, seenBefore, ownLeaving: false, plane })
  return [
    // What looks back is taken as it was before, whoever controls it now.
    ...now.flatMap(instance => watching((isBack(instance) && inThen(instance.key)) || instance, inThen(instance.key) !== undefined, true)),
    ...then.filter(instance => !instance.lasting && !inNow(instance.key)).flatMap(instance => watching(instance, true, false))
  ]
}
