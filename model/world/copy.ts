/**
 * Copies: what of an object is copied, which effect makes an object a copy, and the card that an object has by that.
 * @module
 * @see fab-context:8.5.25
 */
import * as rules from '../rules/copies.js'
import type { Card } from '../scenario/card.js'
import type { Id } from '../trace/event.js'
import type { Copied, Defined, Lasting, Subject, World, WorldObject } from './world.js'

/** What an object is a copy of now, if of anything: the latest effect decides, then how it entered. */
export const copiedBy = ({ copied, entered }: WorldObject): Copied | undefined => copied ?? entered

/** Since when the effects of its static abilities are there: since it came, became a copy, or was attached. @see mtg-context:613.7a mtg-context:613.7e */
export const effectsSince = ({ copied, since, attachedSince = 0 }: WorldObject): number => Math.max(copied?.since ?? since, attachedSince)

/** The card that an object is itself, whatever it is a copy of. */
export const ownCardOf = (world: World, object: WorldObject): Card | undefined => world.facts.cards[object.card]

/** The card whose properties an object has. */
export const cardOf = (world: World, object: WorldObject | undefined): Card | undefined =>
  object && world.facts.cards[copiedBy(object)?.card ?? object.card]

const both = (first: Defined | undefined, second: Defined | undefined): Defined | undefined =>
  first && second ? { numbers: { ...first.numbers, ...second.numbers }, types: [...first.types, ...second.types] } : (first ?? second)

/** What identity-replacements have made of the properties that an object has. */
export const definedOf = ({ copied, entered, defined }: WorldObject): Defined | undefined =>
  copied ? copied.defined : both(entered?.defined, defined)

/** The additional costs that count as paid for an object. */
export const declaredOf = (object: WorldObject): readonly string[] => copiedBy(object)?.declared ?? object.declared

/**
 * What is copied of an object: its printed properties, with what its entering has made of them, and the parameters that are settled.
 * @param seen as what effects make it look
 * @see fab-context:8.5.25b fab:6.4.8a
 */
export const copiableOf = (world: World, object: WorldObject, seen: Defined | undefined): Copied => {
  const defined = rules.propertiesCopied(world, rules.definedCopied(world, definedOf(object)), seen)
  return {
    card: copiedBy(object)?.card ?? object.card,
    declared: rules.parametersCopied(world, declaredOf(object)),
    of: { id: object.id, incarnation: object.incarnation },
    ...(defined && { defined })
  }
}

const isThat = (a: Subject | undefined, b: Subject): boolean => a?.id === b.id && a.incarnation === b.incarnation

/** Whether an object is a copy of that very object already. @see fab-context:8.5.25d */
export const isCopyOf = (object: WorldObject, model: Subject): boolean => isThat(copiedBy(object)?.of, model)

/** What names the abilities that come with a copy: they are others than those of the object itself. */
export const copyKey = ({ copied }: WorldObject): string => (copied?.by === undefined ? '' : `=${copied.by}`)

const makesCopy = (world: World, { key, effect, copied, subjects }: Lasting, { id, incarnation }: WorldObject): boolean => {
  if (!copied || effect.kind !== 'continuous' || !subjects?.some(subject => isThat(subject, { id, incarnation }))) return false
  const nth = effect.change.findIndex(modification => 'copyOf' in modification)
  return !world.applied[`${key}|${nth}|${id}#${incarnation}`]?.nothing
}

const copyOf = (world: World, object: WorldObject): Copied | undefined => {
  const last = world.lasting.findLast(lasting => makesCopy(world, lasting, object))
  if (!last?.copied) return undefined
  const original = world.objects[last.copied.of.id]
  const kept = original && rules.followsOriginal(world) ? copiableOf(world, original, undefined) : last.copied
  return { ...kept, by: last.key, since: last.since }
}

/** Whether two copies are made by one effect, and of the same. */
const isSame = (a: Copied | undefined, b: Copied | undefined): boolean =>
  a?.by === b?.by && a?.card === b?.card && a?.defined === b?.defined

/** The world in which every object is the copy that effects make of it: the last of them counts. */
export const settleCopies = (world: World): World => {
  if (!world.facts.copies) return world
  const changed = Object.values(world.objects).flatMap(object => {
    const next = copyOf(world, object)
    if (isSame(next, object.copied)) return []
    const { copied: _, ...own } = object
    return [[object.id, next ? { ...own, copied: next } : own] as const]
  })
  return changed.length === 0
    ? world
    : { ...world, objects: { ...world.objects, ...(Object.fromEntries(changed) as Record<Id, WorldObject>) } }
}
