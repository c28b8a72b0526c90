/**
 * Effects that exist: those that static abilities generate while they are functional, and those that stack objects started. They are
 * found by what they look at, so that an event costs nothing for effects that do not concern it.
 * @module
 */
import type { Effect } from '../../model/scenario/effect.js'
import type { ObjectView, View } from '../../model/scenario/view.js'
import type { Id } from '../../model/trace/event.js'
import type { Context } from './context.js'
import { abilitiesNow } from './copies.js'
import {
  type StaticAbility,
  isStatic,
  type Instance,
  type InstanceOf,
  conditionOf,
  type Category,
  givenPlaces,
  placesFor,
  lastingFor,
  isInPlace,
  keepsAbility,
  hasLost,
  instanceOf,
  lost
} from './sources.js'
import { withEntering } from './machine/events/entering.js'
import type { Obj, World } from './state.js'
import { viewOf } from './view.js'

/** The static and triggered abilities that an object has of its own and has not lost. */
export const keptAbilities = (ctx: Context, world: World, object: Obj): readonly StaticAbility[] => {
  const gone = lost.get(viewOf(ctx, world).object(object.id)!) ?? []
  return abilitiesNow(ctx, world, object)
    .filter(isStatic)
    .filter(ability => !gone.includes(ability.id))
}

const holds = (ctx: Context, view: View, instance: Instance): boolean => {
  const given = conditionOf(instance)
  return !given || ctx.base.condition(given, view, instance.scope)
}

/** How often an effect can be used, where it says so. */
export const usesOf = (effect: Effect): number | undefined => ('uses' in effect ? effect.uses : undefined)

/** What the uses of a permanent's effect are counted under. */
export const usesKey = (instance: Instance): string => `uses:${instance.key}`

/** Whether the effect of a permanent has been used as often as it says; one that was started ends by then. */
export const isSpent = ({ rules }: Context, { counts }: World, instance: Instance): boolean => {
  const uses = usesOf(instance.effect)
  return uses !== undefined && rules.isSpent(counts.game[usesKey(instance)] ?? 0, uses)
}

/**
 * The effects of a category that exist and look at an event of a kind.
 * @param mover an object whose own entering or leaving is at stake: its abilities about its own move function already
 * @param entering that object as it would be, where it is looked at so
 */
export const instancesFor = <C extends Exclude<Category, 'continuous'>>(
  ctx: Context,
  world: World,
  category: C,
  kind: string,
  mover?: Id,
  entering?: ObjectView
): readonly InstanceOf<C>[] => allFor(ctx, world, category, kind, mover, entering) as readonly InstanceOf<C>[]

const allFor = (
  ctx: Context,
  world: World,
  category: Category,
  kind: string,
  mover: Id | undefined,
  entering: ObjectView | undefined
): readonly Instance[] => {
  const given = givenPlaces(ctx, world, () => viewOf(ctx, world), category, kind)
  const printed = placesFor(ctx, world, category, kind)
  const places = given.length === 0 ? printed : [...printed, ...given]
  const lasting = lastingFor(world, category, kind)
  if (places.length === 0) return lasting
  const view = viewOf(ctx, world)
  return [
    ...places
      .filter(
        place =>
          (isInPlace(ctx, world, place) && keepsAbility(view, place)) ||
          (place.object === mover && ctx.rules.replacesOwnMove(place.ability.effect, place.ability.functions) && !hasLost(entering, place))
      )
      // What is about to enter speaks of whoever would control it there.
      .map(place => instanceOf(world, place.object === entering?.id ? withEntering(view, entering) : view, place))
      .filter(instance => !isSpent(ctx, world, instance) && holds(ctx, view, instance)),
    ...lasting
  ]
}

/** The effects of what an event would create that replace its own entering: it is nowhere yet. */
export const instancesOfCreated = (ctx: Context, after: World, created: Id): readonly Instance[] => {
  const view = viewOf(ctx, after)
  return (
    placesFor(ctx, after, 'replace', 'create')
      .filter(
        place =>
          place.object === created && ctx.rules.replacesOwnMove(place.ability.effect, place.ability.functions) && keepsAbility(view, place)
      )
      // They are a part of what is about to enter, not of what comes of that.
      .map(place => ({ ...instanceOf(after, view, place), born: -1 }))
  )
}

/** Triggered effects that look at the state. */
export const stateTriggerInstances = (ctx: Context, world: World): readonly InstanceOf<'trigger'>[] =>
  instancesFor(ctx, world, 'trigger', 'state')

/** Effects with an ordinal that look at an event kind, whether functional or not: their occurrences are counted all the time. */
export const ordinalInstances = (ctx: Context, world: World, kind: string): readonly Instance[] => {
  const withOrdinal = (effect: Effect): boolean =>
    (effect.kind === 'trigger' && effect.trigger.ordinal !== undefined) || (effect.kind === 'replacement' && effect.ordinal !== undefined)
  const found: Instance[] = []
  for (const category of ['trigger', 'replace'] as const) {
    for (const place of placesFor(ctx, world, category, kind))
      if (withOrdinal(place.ability.effect)) found.push(instanceOf(world, undefined, place))
    found.push(...lastingFor(world, category, kind).filter(instance => withOrdinal(instance.effect)))
  }
  return found
}

/**
 * What the occurrences for an ordinal are counted under: the same for all incarnations of the source, and for each player whom its text
 * may speak of as "you" by itself.
 */
export const ordinalKey = (instance: Instance): string =>
  instance.lasting ? `nth:${instance.key}` : `nth:${instance.ref.source}/${instance.ref.ability}/${instance.scope.you}`

/** An instance as it would be of each player who may control it, where that can change. */
export const ofEachPlayer = (instance: Instance, players: readonly Id[]): readonly Instance[] =>
  instance.lasting ? [instance] : players.map(you => ({ ...instance, scope: { ...instance.scope, you } }))

/** What the times are counted under that an effect with an ordinal has replaced an event, and the event did not occur. */
export const replacedKey = (instance: Instance): string => `replaced:${ordinalKey(instance)}`
