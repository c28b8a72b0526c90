/**
 * The game as the evaluator sees it.
 * @module
 */
import type { Card } from '../../model/scenario/card.js'
import type { WireScenario } from '../../model/scenario/scenario.js'
import type { ObjectView, View } from '../../model/scenario/view.js'
import type { Id } from '../../model/trace/event.js'
import type { Context } from './context.js'
import { cardNow, copiesIn } from './copies.js'
import { project } from './machine/continuous/projection.js'
import type { StackObject, Obj, World } from './state.js'
import { objectAt } from './objects.js'
import { cardOf } from './cards.js'
import { unmodifiedView, viewThrough } from './seen.js'
import { hasContinuous } from './sources.js'

/** Finds the objects whose card is of a sort: those of the scenario once, whatever becomes of them, and the tokens. */
export const objectsWhose = (isOne: (card: Card) => boolean): ((world: World) => readonly Obj[]) => {
  const listed = new WeakMap<WireScenario, readonly Id[]>()
  const isOneOf = (scenario: WireScenario, card: string): boolean => {
    const found = cardOf(scenario, card)
    return found !== undefined && isOne(found)
  }
  return world => {
    const { scenario } = world
    let ids = listed.get(scenario)
    if (!ids) {
      ids = scenario.objects.filter(object => isOneOf(scenario, object.card)).map(object => object.id)
      listed.set(scenario, ids)
    }
    const own = [
      ...ids.map(id => objectAt(world, id)!),
      ...Object.values(world.objects.made).filter(token => isOneOf(scenario, token.card))
    ]
    const copies = copiesIn(world)
    const copied = copies.map(id => objectAt(world, id)!).filter(obj => isOne(cardNow(world, obj)!))
    return [...own.filter(obj => !copies.includes(obj.id)), ...copied]
  }
}

/** A stack object that is no card, as an object: it has the traits of its source. */
const stackObjectView = (ctx: Context, world: World, stackObject: StackObject, source: ObjectView | undefined): ObjectView => ({
  id: stackObject.id,
  name: source?.name ?? '',
  zone: 'stack',
  owner: stackObject.controller,
  controller: stackObject.controller,
  types: ctx.rules.stackObjectTypes(
    source?.types ?? cardOf(world.scenario, objectAt(world, stackObject.source)?.card ?? '')?.types ?? [],
    ctx.structure
  ),
  numbers: {},
  baseNumbers: {},
  counters: {},
  statuses: [],
  markers: [],
  token: false,
  declared: []
})

export const viewOf = (ctx: Context, world: World): View => {
  const known = ctx.views.get(world)
  if (known) return known
  let projected: ReadonlyMap<Id, ObjectView> | undefined
  const isModified = hasContinuous(ctx, world)
  const object = (id: Id): ObjectView | undefined => {
    const own = objectAt(world, id)
    if (own) {
      if (isModified) projected ??= project(ctx, world)
      return projected?.get(id) ?? unmodifiedView(ctx, world.scenario, own)
    }
    const stackObject = world.stack.find(each => each.id === id)
    return stackObject && stackObjectView(ctx, world, stackObject, object(stackObject.source))
  }
  const view = viewThrough(ctx, world, object)
  ctx.views.set(world, view)
  return view
}
