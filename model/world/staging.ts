/** Continuous effects, applied to objects stage by stage. @module */
import type { Modification } from '../scenario/effect.js'
import type { ObjectView, View } from '../scenario/view.js'
import type { Stage } from '../rulebook/structure.js'
import type { Id } from '../trace/event.js'
import type { Instance } from './effects.js'
import { effectsOfKind } from './effects.js'
import { printed, view } from './view.js'
import type { World } from './world.js'
import type { ContinuousEffect } from '../scenario/effect.js'

/** What a modification modifies; its stage follows from it. */
export const modifies = (modification: Modification): Stage['modifies'][number] => {
  if ('number' in modification) return modification.op === 'set-base' ? 'base-number' : 'number'
  if ('addTypes' in modification || 'removeTypes' in modification) return 'types'
  if ('gains' in modification || 'loses' in modification) return 'abilities'
  return 'controller' in modification ? 'controller' : 'copy'
}

interface Application {
  readonly instance: Instance<ContinuousEffect>
  readonly modification: Modification
}

const operation = (modification: Modification): string => ('number' in modification ? modification.op.replace('set-base', 'set') : 'set')

/** The applications of a stage, in the order in which it takes them. */
const ordered = (stage: Stage, all: readonly Application[]): readonly Application[] => {
  const of = all.filter(each => stage.modifies.includes(modifies(each.modification)))
  const rank = (each: Application): number =>
    stage.order === 'timestamp' ? 0 : (stage.order as readonly string[]).indexOf(operation(each.modification))
  return [...of].sort((a, b) => rank(a) - rank(b) || a.instance.since - b.instance.since)
}

const calculate = (op: string, from: number, by: number): number => {
  switch (op) {
    case 'add':
      return from + by
    case 'subtract':
      return from - by
    case 'multiply':
      return from * by
    default:
      return by
  }
}

/** An object after one modification. */
const modify = (world: World, object: ObjectView, { instance, modification }: Application, now: View): ObjectView => {
  const { base } = world.facts
  if ('number' in modification) {
    const by = base.amount(modification.by, now, instance.scope)
    const from = object.numbers[modification.number]
    if (by === undefined || (from === undefined && modification.op !== 'set' && modification.op !== 'set-base')) return object
    const raw = calculate(modification.op, from ?? 0, by)
    const value = base.rulebook.structure.numbers.floor.value === 'zero' ? Math.max(0, raw) : raw
    const numbers = { ...object.numbers, [modification.number]: value }
    return modification.op === 'set-base'
      ? { ...object, numbers, baseNumbers: { ...object.baseNumbers, [modification.number]: value } }
      : { ...object, numbers }
  }
  if ('addTypes' in modification) return { ...object, types: [...new Set([...object.types, ...modification.addTypes])] }
  if ('removeTypes' in modification) return { ...object, types: object.types.filter(type => !modification.removeTypes.includes(type)) }
  if ('gains' in modification) return { ...object, markers: [...new Set([...object.markers, modification.gains])] }
  if ('loses' in modification) return { ...object, markers: object.markers.filter(marker => marker !== modification.loses) }
  if ('controller' in modification) {
    const controller = base.refersTo(modification.controller, now, instance.scope)[0]
    return controller === undefined ? object : { ...object, controller }
  }
  return object
}

/** The objects that an effect applies to, as they are at this point of the staging. */
const subjects = (world: World, { instance }: Application, objects: ReadonlyMap<Id, ObjectView>, now: View): readonly Id[] => {
  const { effect, scope } = instance
  const { base } = world.facts
  if (effect.while && !base.condition(effect.while, now, scope)) return []
  if (instance.subjects) return instance.subjects
  const { who } = effect
  if ('ref' in who) return base.refersTo(who.ref, now, scope)
  if ('next' in who) return []
  return [...objects.values()].filter(object => base.matchesFilter(who.all, object, now, scope, 'arena')).map(object => object.id)
}

const stageAll = (world: World): ReadonlyMap<Id, ObjectView> => {
  const objects = new Map<Id, ObjectView>()
  for (const id of Object.keys(world.objects)) {
    const object = printed(world, id)
    if (object) objects.set(id, object)
  }
  // While the stages are under way, every reader sees the objects as they are so far.
  memo.set(world, objects)
  const now: View = { ...view(world), object: id => objects.get(id) ?? view(world).object(id) }
  const all = effectsOfKind(world, 'continuous').flatMap(instance =>
    instance.effect.change.map(modification => ({ instance, modification }))
  )
  for (const stage of world.facts.base.rulebook.structure.continuous.stages.value) {
    for (const application of ordered(stage, all)) {
      for (const id of subjects(world, application, objects, now)) {
        const object = objects.get(id)
        if (object) objects.set(id, modify(world, object, application, now))
      }
    }
  }
  return objects
}

const memo = new WeakMap<World, ReadonlyMap<Id, ObjectView>>()

/** All objects, after the effects that modify them. */
export const modified = (world: World): ReadonlyMap<Id, ObjectView> => memo.get(world) ?? stageAll(world)
