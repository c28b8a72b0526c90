/** Effects that are applied later than their own stage, because of what they read. @module */
import type { Stage } from '../rulebook/structure.js'
import { stageOfDependence, waitsInStage } from '../rules/stages.js'
import type { ContinuousEffect, Modification } from '../scenario/effect.js'
import type { World } from './world.js'

type Property = Stage['modifies'][number]

/** The fields of a filter that read what effects modify. */
const READING: Readonly<Record<string, Property>> = {
  types: 'types',
  anyType: 'types',
  notTypes: 'types',
  supertypes: 'supertypes',
  marker: 'abilities',
  number: 'number'
}

/** Texts are read once. */
const known = new WeakMap<object, ReadonlySet<Property>>()

/** What a modification of an effect reads: for its objects, its condition, and how much it does. */
const readBy = (effect: ContinuousEffect, modification: Modification): ReadonlySet<Property> => {
  const found = known.get(modification)
  if (found) return found
  const amount = 'number' in modification ? modification.by : undefined
  const read = new Set(propertiesIn(['all' in effect.who ? effect.who.all : undefined, effect.while, amount]))
  known.set(modification, read)
  return read
}

/**
 * Whether one effect could depend on another of its stage at all, by what it reads: on one that modifies that, takes abilities away, or
 * takes objects, since texts speak of those whose they are.
 * @see mtg-context:613.8a ga-context:CE.dependency.1
 */
export const mayDepend = (effect: ContinuousEffect, modification: Modification, other: Modification): boolean => {
  if ('loses' in other || 'losesAll' in other || 'controller' in other || 'copyOf' in other) return true
  const read = readBy(effect, modification)
  const isOfTypes = 'addTypes' in other || 'removeTypes' in other || 'addSupertypes' in other || 'removeSupertypes' in other
  if (isOfTypes) return read.has('types') || read.has('supertypes')
  if ('gains' in other) return read.has('abilities')
  return read.has('number') || read.has('base-number')
}

const isBase = (value: unknown): boolean => typeof value === 'object' && value !== null && 'base' in value

/** The properties that a text reads of objects. */
const propertiesIn = (text: unknown): readonly Property[] =>
  typeof text !== 'object' || text === null
    ? []
    : Object.entries(text).flatMap(([field, value]) => {
        const property = Array.isArray(text) ? undefined : READING[field]
        const own = property === 'number' && (isBase(value) || isBase(text)) ? 'base-number' : property
        return [...(own ? [own] : []), ...propertiesIn(value)]
      })

/** Where a modification is applied: in its own stage, or in a higher one, after those that depend on nothing. */
export interface Place {
  readonly stage: number
  readonly dependent: boolean
}

/**
 * The stage in which a modification of an effect is applied: the highest of those that it depends on.
 * @see fab:6.3.2a fab:6.3.2b
 */
export const placeOf = (world: World, stages: readonly Stage[], effect: ContinuousEffect, modifies: Property): Place => {
  const stageOf = (property: Property): number => stages.findIndex(stage => stage.modifies.includes(property))
  const own = stageOf(modifies)
  if (waitsInStage(world)) return { stage: own, dependent: false }
  const text = ['all' in effect.who ? effect.who.all : undefined, effect.while]
  const stage = stageOfDependence(world, own, propertiesIn(text).map(stageOf))
  return { stage, dependent: stage > own }
}
