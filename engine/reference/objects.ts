/**
 * The objects of a game, changed one at a time without copying the others: those of the scenario lie in blocks, in the order in
 * which it lists them; a change copies one block and the list of blocks.
 * @module
 */
import type { WireScenario } from '../../model/scenario/scenario.js'
import type { Id } from '../../model/trace/event.js'
import type { Known, Obj, World } from './state.js'

export interface Objects {
  /** Those that the scenario lists. */
  readonly listed: readonly (readonly Obj[])[]
  /** Tokens. */
  readonly made: Readonly<Record<Id, Obj>>
}

type Holder = Pick<World, 'scenario' | 'objects'>

/** Objects a block, as a power of two. */
const BITS = 6
const MASK = (1 << BITS) - 1

const slots = new WeakMap<WireScenario, ReadonlyMap<Id, number>>()

const slotOf = (scenario: WireScenario, id: Id): number | undefined => {
  let found = slots.get(scenario)
  if (!found) {
    found = new Map(scenario.objects.map((object, at) => [object.id, at]))
    slots.set(scenario, found)
  }
  return found.get(id)
}

const inBlocks = (objects: readonly Obj[]): readonly (readonly Obj[])[] =>
  Array.from({ length: (objects.length >> BITS) + 1 }, (_, block) => objects.slice(block << BITS, (block + 1) << BITS))

/** @param listed in the order of the scenario */
export const objectsFrom = (listed: readonly Obj[]): Objects => ({ listed: inBlocks(listed), made: {} })

/** The object with an id, which may also be one of a player, a stack object or nothing. */
export const objectAt = ({ scenario, objects }: Holder, id: Id): Obj | undefined => {
  const slot = slotOf(scenario, id)
  if (slot !== undefined) return objects.listed[slot >> BITS]![slot & MASK]
  return Object.hasOwn(objects.made, id) ? objects.made[id] : undefined
}

/** Which incarnation each object is now; ids of nothing are left out. */
export const incarnations = (holder: Holder, ids: readonly Id[]): Known =>
  Object.fromEntries(
    ids.flatMap(id => {
      const object = objectAt(holder, id)
      return object ? [[id, object.inc]] : []
    })
  )

const flat = new WeakMap<Objects, readonly Obj[]>()

/** All objects, in the order in which they came to be; one list while nothing of them changes. */
export const allObjects = ({ objects }: Pick<World, 'objects'>): readonly Obj[] => {
  const found = flat.get(objects) ?? [...objects.listed.flat(), ...Object.values(objects.made)]
  flat.set(objects, found)
  return found
}

/** The objects with one of them changed, or one more. */
export const withObject = ({ scenario, objects }: Holder, object: Obj): Objects => {
  const slot = slotOf(scenario, object.id)
  if (slot === undefined) return { ...objects, made: { ...objects.made, [object.id]: object } }
  const listed = objects.listed.slice()
  const block = listed[slot >> BITS]!.slice()
  block[slot & MASK] = object
  listed[slot >> BITS] = block
  return { ...objects, listed }
}

/** The objects, each as a function makes it. */
export const mapObjects = ({ objects }: Pick<World, 'objects'>, change: (object: Obj) => Obj): Objects => ({
  listed: objects.listed.map(block => block.map(change)),
  made: Object.fromEntries(Object.entries(objects.made).map(([id, object]) => [id, change(object)]))
})
