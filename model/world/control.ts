/**
 * Who controls an object: whoever brought it, unless an effect says otherwise. Of those that do, the latest decides.
 * @module
 * @see fab:6.3.2
 */
import type { ContinuousEffect } from '../scenario/effect.js'
import type { ObjectView, Scope, View } from '../scenario/view.js'
import { scope } from '../scenario/view.js'
import { goesOnApplying, keepsToItsObjects } from '../rules/durations.js'
import type { Id } from '../trace/event.js'
import { copyKey, effectsSince } from './copy.js'
import { isFunctional, lastingAbilitiesOf } from './ability.js'
import type { Subject, World, WorldObject } from './world.js'
import { printedAs, view } from './view.js'

/** An effect that changes who controls objects. */
interface Taker {
  readonly key: string
  readonly effect: ContinuousEffect
  readonly since: number
  /** The source of a static ability: its words follow whoever controls it. */
  readonly source?: Id
  readonly scope: Scope
  readonly if?: Parameters<World['facts']['base']['condition']>[0]
  readonly subjects?: readonly Subject[]
}

const takes = (effect: { readonly kind: string }): effect is ContinuousEffect =>
  effect.kind === 'continuous' && (effect as ContinuousEffect).change.some(modification => 'controller' in modification)

const ofObject = (world: World, object: WorldObject): readonly Taker[] =>
  lastingAbilitiesOf(world, object.id).flatMap(ability => {
    if (ability.kind !== 'static' || !takes(ability.effect) || !isFunctional(world, object, ability)) return []
    const own = scope(object.controller, object.id)
    const key = `${object.id}#${object.incarnation}${copyKey(object)}/${ability.id}`
    return [
      {
        key,
        effect: ability.effect,
        since: effectsSince(object),
        source: object.id,
        scope: own,
        ...(ability.if && { if: ability.if })
      }
    ]
  })

const takersIn = (world: World): readonly Taker[] =>
  [
    ...Object.values(world.objects).flatMap(object => ofObject(world, object)),
    ...world.lasting.flatMap<Taker>(({ key, effect, since, scope: fixed, subjects }) =>
      takes(effect) ? [{ key, effect, since, scope: fixed, ...(subjects && { subjects }) }] : []
    )
  ].sort((a, b) => a.since - b.since)

type Controllers = ReadonlyMap<Id, Id>

/** The game as the second stage sees it: objects as printed, under these controllers. */
const viewUnder = (world: World, controllers: Controllers): View => {
  const object = (id: Id): ObjectView | undefined => printedAs(world, id, controllers.get(id))
  return {
    ...view(world),
    object,
    inZone: zone => (world.zones[zone] ?? []).map(object).filter(each => each !== undefined)
  }
}

const subjectsOf = (world: World, taker: Taker, now: View, here: Scope): readonly Id[] => {
  const { base } = world.facts
  const { effect, subjects } = taker
  if (taker.if && !base.condition(taker.if, now, here)) return []
  if (effect.while && !base.condition(effect.while, now, here)) return []
  if (subjects && keepsToItsObjects(world, taker.source !== undefined))
    return subjects.filter(({ id, incarnation }) => world.objects[id]?.incarnation === incarnation).map(({ id }) => id)
  const { who } = effect
  if ('ref' in who) return base.refersTo(who.ref, now, here)
  if ('next' in who) return []
  // A started effect goes on applying to what it once applied to.
  const isKept = (id: Id): boolean => applicationOf(world, taker, id) !== undefined && goesOnApplying(world, taker.source !== undefined)
  return Object.keys(world.objects).filter(id => {
    const object = now.object(id)
    return object !== undefined && (isKept(id) || base.matchesFilter(who.all, object, now, here, 'arena'))
  })
}

/** What has come of the application to an object, where applications are events. */
const applicationOf = (world: World, { key, effect }: Taker, id: Id) =>
  world.applied[
    `${key}|${effect.change.findIndex(modification => 'controller' in modification)}|${id}#${world.objects[id]?.incarnation ?? 0}`
  ]

/** Every controller, where the sources of static effects are controlled as `known` says. */
const takenOnce = (world: World, takers: readonly Taker[], known: Controllers): Controllers => {
  const controllers = new Map(Object.values(world.objects).map(object => [object.id, object.controller]))
  const now = viewUnder(world, controllers)
  for (const taker of takers) {
    const here = taker.source === undefined ? taker.scope : { ...taker.scope, you: known.get(taker.source) ?? taker.scope.you }
    const change = taker.effect.change.find(modification => 'controller' in modification)
    const to = change && 'controller' in change ? world.facts.base.refersTo(change.controller, now, here)[0] : undefined
    if (to !== undefined)
      for (const id of subjectsOf(world, taker, now, here)) if (!applicationOf(world, taker, id)?.nothing) controllers.set(id, to)
  }
  return controllers
}

const isSame = (a: Controllers, b: Controllers): boolean => [...a].every(([id, player]) => b.get(id) === player)

/** A source that is taken takes for its new controller, so this goes on until nothing changes. */
const compute = (world: World): Controllers => {
  const takers = takersIn(world)
  let known = takenOnce(world, takers, new Map())
  for (let rounds = 0; rounds <= takers.length; rounds++) {
    const next = takenOnce(world, takers, known)
    if (isSame(next, known)) break
    known = next
  }
  return known
}

const memo = new WeakMap<World, Controllers>()

/** The controller of an object. */
export const controllerOf = (world: World, object: WorldObject): Id => {
  if (!world.facts.takes) return object.controller
  const known = memo.get(world) ?? compute(world)
  memo.set(world, known)
  // An object that is looked at as if it were elsewhere is not in the world as such.
  return (world.objects[object.id] === object ? known.get(object.id) : undefined) ?? object.controller
}
