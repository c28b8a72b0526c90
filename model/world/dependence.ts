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

/** What texts read, as bits that may be met at once by those of what another text changes. */
const BIT: Readonly<Partial<Record<Property, number>>> = { types: 1, supertypes: 1, abilities: 2, number: 4, 'base-number': 4 }

/** What every text reads: whose the objects are, and whether its own ability is there. */
const ALWAYS = 8

/** What a modification reads and changes, as bits. */
interface Touched {
  readonly reads: number
  readonly changes: number
}

/** What a modification changes that others may read. */
const changedBy = (modification: Modification): number => {
  if ('loses' in modification || 'losesAll' in modification || 'controller' in modification || 'copyOf' in modification) return ALWAYS
  if (['addTypes', 'removeTypes', 'addSupertypes', 'removeSupertypes'].some(field => field in modification)) return BIT.types!
  return 'gains' in modification ? BIT.abilities! : BIT.number!
}

/** Texts are read once. */
const known = new WeakMap<object, Touched>()

/** What a modification of an effect reads, for its objects, its condition and how much it does, and what it changes. */
const touchedBy = (effect: ContinuousEffect, modification: Modification): Touched => {
  const found = known.get(modification)
  if (found) return found
  const amount = 'number' in modification ? modification.by : undefined
  const read = propertiesIn(['all' in effect.who ? effect.who.all : undefined, effect.while, amount])
  const touched = { reads: read.reduce((bits, each) => bits | (BIT[each] ?? 0), ALWAYS), changes: changedBy(modification) }
  known.set(modification, touched)
  return touched
}

/** A modification of an effect that exists. */
interface OfInstance {
  readonly instance: { readonly key: string; readonly effect: ContinuousEffect }
  readonly modification: Modification
}

/**
 * Whether an effect could depend on another of its stage at all, by what it reads: on one that modifies that, takes abilities away, or
 * takes objects, since texts speak of those whose they are.
 * @see mtg-context:613.8a ga-context:CE.dependency.1
 */
export const mayDepend = (one: OfInstance, other: OfInstance): boolean =>
  one.instance.key !== other.instance.key &&
  (touchedBy(one.instance.effect, one.modification).reads & touchedBy(other.instance.effect, other.modification).changes) !== 0

/** Those of some modifications that could depend on any of the others. */
export const thoseThatMayWait = <Each extends OfInstance>(all: readonly Each[]): ReadonlySet<Each> => {
  /** For what is changed, the effect that changes it; nothing if there are several. */
  const changing = new Map<number, string | undefined>()
  for (const { instance, modification } of all) {
    const { changes } = touchedBy(instance.effect, modification)
    changing.set(changes, changing.has(changes) && changing.get(changes) !== instance.key ? undefined : instance.key)
  }
  return new Set(
    all.filter(({ instance, modification }) => {
      const { reads } = touchedBy(instance.effect, modification)
      return [...changing].some(([changes, by]) => (reads & changes) !== 0 && by !== instance.key)
    })
  )
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
