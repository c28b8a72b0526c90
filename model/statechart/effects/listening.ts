/**
 * What keeps an effect from triggering at all, or lets it look at another game than that after the event: what it was started for,
 * what it is to do once, what brought the event about, who had what was taken.
 * @module
 */
import type { Step } from '../../scenario/step.js'
import type { TriggerEffect, Trigger as TriggerSpec } from '../../scenario/effect.js'
import type { Caused, View } from '../../scenario/view.js'
import type { EffectRef, EventOf, GameEvent } from '../../trace/event.js'
import type { Cause } from '../../trace/observation.js'
import type { Instance, World } from '../../world/index.js'
import { abilitiesOf, effectsOf, isOfKnown } from '../../world/index.js'
import * as delayed from '../../rules/delayed.js'
import * as lookingBack from '../../rules/looking-back.js'
import * as rules from '../../rules/triggering.js'
import { doneKey } from './reflexive.js'

export type Trigger = Instance<TriggerEffect>

/** Whether the source of an effect may let it trigger: what nobody else sees doesn't, in some games. @see mtg:603.2g */
export const isVisible = (world: World, { isStatic, ref }: Trigger): boolean =>
  !isStatic || rules.isSeen(world, world.objects[ref.source]?.zone ?? 'arena')

/** Whether what the effect is to do once has not come about yet. @see mtg:603.2i */
export const isStillToDo = (world: World, { effect, key, controller }: Trigger): boolean => {
  const { doOnce } = effect.trigger
  return doOnce === undefined || rules.isStillToDo(world, world.done.includes(doneKey(key, controller, doOnce.did)))
}

/** How often the effect triggers at most: as its text says, or once where "only once" is said of what has triggered. @see fab:6.6.1a */
export const limitOf = (world: World, { limit, doOnce }: TriggerSpec): TriggerSpec['limit'] => {
  if (limit !== undefined || doOnce === undefined) return limit
  return rules.isOnceALimit(world) ? { times: 1, per: doOnce.per } : undefined
}

/** Whether the event is one of the objects that a started effect was started for, not of what they have become. @see mtg:603.7c */
export const isOfItsObjects = (before: World, { effect, scope }: Trigger, event: GameEvent): boolean => {
  const { object, target, source } = effect.trigger.on ?? {}
  const refers = [object, target, source].some(each => each !== undefined && ('ref' in each || 'is' in each))
  return !refers || delayed.isOfItsObjects(before, isOfKnown(before, scope, event))
}

/** The effect that brings an event about: that of a stack object, or one that replaces another event. */
export const effectBehind = (world: World, cause: Cause | undefined): Caused | undefined => {
  if (cause === undefined || 'rule' in cause) return undefined
  if ('effect' in cause) return { ...cause.effect, ...givenTo(world, cause.effect) }
  const stackObject = world.stack.find(each => each.id === cause.layer)
  if (!stackObject) return undefined
  const { given } = stackObject.scope
  if (stackObject.ref) return { ...stackObject.ref, ...(given !== undefined && { given }) }
  const ability = abilitiesOf(world, stackObject.scope.self).find(each => each.kind === 'resolution')?.id
  return ability === undefined ? undefined : { source: stackObject.scope.self, ability }
}

/** What gave an object the ability of an effect. @see fab-context:1.7.6c */
const givenTo = (world: World, { source, ability, n }: EffectRef): Pick<Caused, 'given'> => {
  if (!world.facts.grants) return {}
  const its = effectsOf(world, source).find(({ ref }) => ref.ability === ability && ref.n === n)
  return its?.scope.given === undefined ? {} : { given: its.scope.given }
}

/** A view in which it is known what brought the event about. */
export const withCause = (view: View, event: GameEvent, behind: Caused | undefined): View =>
  behind === undefined ? view : { ...view, causeOf: of => (of === event ? behind : undefined) }

/** Whether a trigger speaks of an object's being lost to another player, or of its changing hands at all. */
export const isAboutLosing = (world: World, { effect }: Trigger, event: GameEvent): event is EventOf<'control'> =>
  event.event === 'control' && effect.trigger.on !== undefined && lookingBack.isAboutLosingControl(world, effect.trigger.on)

/** The effect under the player who had its source before that was taken. @see mtg:603.10d */
export const beforeTaking = (world: World, instance: Trigger, event: GameEvent): Trigger =>
  isAboutLosing(world, instance, event) && instance.ref.source === event.object
    ? { ...instance, controller: event.from, scope: { ...instance.scope, you: event.from } }
    : instance

/** The game as it was before an object was taken. */
export const asBeforeTaking = (view: View, { object, from }: EventOf<'control'>): View => ({
  ...view,
  object: id => {
    const found = view.object(id)
    return id === object && found ? { ...found, controller: from } : found
  }
})

const makesResources = (steps: readonly Step[]): boolean => /"do":"gain","player":"[^"]*","of":"resources"/.test(JSON.stringify(steps))

/** Whether an event is the activation of an ability that makes resources. */
const isResourceActivation = (world: World, event: EventOf<'activate'>): boolean =>
  abilitiesOf(world, event.object).some(each => each.id === event.ability && each.kind === 'activated' && each.speed === 'resource')

/** Whether a triggered effect is carried out at once instead of going on the stack. @see mtg-context:605.4a */
export const skipsStack = (world: World, { effect }: Trigger, event: GameEvent | undefined): boolean =>
  event?.event === 'activate' &&
  rules.skipsStack(world, makesResources(effect.steps), isResourceActivation(world, event), effect.targets?.length ?? 0)
