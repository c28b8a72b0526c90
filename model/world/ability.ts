/** Abilities of objects. @module */
import { isFunctionalIn, isFunctionalOnStack, isShown } from '../rules/abilities.js'
import { abilitiesOfCopy } from '../rules/copies.js'
import type { Ability } from '../scenario/card.js'
import type { Id } from '../trace/event.js'
import { cardOf, copiedBy, ownCardOf } from './copy.js'
import type { World, WorldObject } from './world.js'

const NONE: readonly Ability[] = []

/** The abilities printed on an object's card, or on that of which it is a copy. */
export const abilitiesOf = (world: World, id: Id): readonly Ability[] => {
  const object = world.objects[id]
  const all = cardOf(world, object)?.abilities ?? NONE
  return object === undefined || copiedBy(object) === undefined
    ? all
    : abilitiesOfCopy(world, ownCardOf(world, object)?.abilities ?? NONE, all)
}

/** An ability that generates a lasting effect by itself. */
export type Lasting = Extract<Ability, { kind: 'static' | 'triggered' }>

const isLasting = (ability: Ability): ability is Lasting => ability.kind === 'static' || ability.kind === 'triggered'

const lasting = new WeakMap<readonly Ability[], readonly Lasting[]>()

/** The abilities that have an effect for as long as they are functional. */
export const lastingAbilitiesOf = (world: World, id: Id): readonly Lasting[] => {
  const all = abilitiesOf(world, id)
  const known = lasting.get(all) ?? all.filter(isLasting)
  lasting.set(all, known)
  return known
}

type Activated = Extract<Ability, { kind: 'activated' }>

const activated = new WeakMap<readonly Ability[], readonly Activated[]>()

/** The abilities that a player may activate. */
export const activatedAbilitiesOf = (world: World, id: Id): readonly Activated[] => {
  const all = abilitiesOf(world, id)
  const known = activated.get(all) ?? all.filter((ability): ability is Activated => ability.kind === 'activated')
  activated.set(all, known)
  return known
}

/** The zones in which an ability says that it works. */
const zonesOf = (ability: Ability): readonly string[] | undefined => ('functions' in ability ? ability.functions : undefined)

/**
 * Whether an object's ability is functional: the object is public and where the ability works, or the ability is that of a card
 * that is resolving.
 */
export const isFunctional = (world: World, object: WorldObject, ability: Ability): boolean => {
  if (!isShown(world, object.statuses)) return false
  if (isFunctionalIn(world, object.zone, zonesOf(ability))) return true
  return object.zone === 'stack' && !('functions' in ability) && isFunctionalOnStack(world, world.resolving === object.id)
}

/** Whether an activated ability says how often it may be activated. */
export const isLimited = (world: World, id: Id, ability: string): boolean =>
  abilitiesOf(world, id).some(each => each.id === ability && each.kind === 'activated' && each.limit !== undefined)
