/**
 * The game as the evaluator sees it.
 * @module
 */
import type { Card } from '../../model/scenario/card.js'
import type { NumberName, Zone } from '../../model/scenario/names.js'
import type { WireScenario } from '../../model/scenario/scenario.js'
import type { ObjectView, View } from '../../model/scenario/view.js'
import type { GameEvent, Id } from '../../model/trace/event.js'
import type { Context } from './context.js'
import { cardNow, copiesIn } from './copies.js'
import { causeOf } from './machine/causes.js'
import { project } from './machine/projection.js'
import { hasContinuous } from './instances.js'
import { COUNTING, type Counting } from './rules/continuous.js'
import type { Known, Layer, Obj, World } from './state.js'
import { objectAt } from './objects.js'

const cards = new WeakMap<WireScenario, ReadonlyMap<string, Card>>()

export const cardOf = (scenario: WireScenario, name: string): Card | undefined => {
  let found = cards.get(scenario)
  if (!found) {
    found = new Map(scenario.cards.map(card => [card.name, card]))
    cards.set(scenario, found)
  }
  return found.get(name)
}

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
    if (copies.length === 0) return own
    const copied = copies.map(id => objectAt(world, id)!).filter(each => isOne(cardNow(world, each)!) && !own.includes(each))
    return [...own.filter(each => !copies.includes(each.id) || isOne(cardNow(world, each)!)), ...copied]
  }
}

type Period = 'turn' | 'chain-link' | 'combat-chain'

/** The events of a period; of a chain only while one is open. */
export const historyOf = (period: Period | 'game', world: World): readonly GameEvent[] => {
  if (period === 'game') return world.log
  if (period === 'turn') return world.log.slice(world.marks.turn)
  if (!world.chain) return []
  return world.log.slice(period === 'chain-link' ? world.marks.link : world.marks.chain)
}

const NUMBERS: readonly NumberName[] = ['power', 'defense', 'cost', 'life', 'toughness']

const printed = new WeakMap<Obj, ObjectView>()

/** An object before continuous effects, and before counters change its numbers. */
export const printedView = (scenario: WireScenario, object: Obj): ObjectView => {
  const known = printed.get(object)
  if (known) return known
  const { copied, defined } = object
  const card = cardOf(scenario, copied?.card ?? object.card)
  const of = copied ? copied.numbers : card
  const types = copied?.types ?? card?.types ?? []
  const numbers: Partial<Record<NumberName, number>> = {}
  for (const name of NUMBERS) {
    const value = defined?.numbers[name] ?? of?.[name]
    if (value !== undefined) numbers[name] = value
  }
  const view: ObjectView = {
    id: object.id,
    name: copied?.name ?? object.card,
    zone: object.zone,
    owner: object.owner,
    controller: object.controller,
    types: defined ? [...new Set([...types, ...defined.types])] : types,
    numbers,
    baseNumbers: numbers,
    counters: object.counters,
    statuses: object.statuses,
    markers: (card?.abilities ?? []).filter(ability => ability.kind === 'marker').map(ability => ability.id),
    token: object.token,
    declared: copied ? [...new Set([...object.declared, ...copied.declared])] : object.declared,
    ...(object.attachedTo !== undefined && { attachedTo: object.attachedTo })
  }
  printed.set(object, view)
  return view
}

/** An object after its counters have added to its numbers, or subtracted from them. @see fab:6.3.2 */
export const countedView = (
  { rules, structure }: Pick<Context, 'rules' | 'structure'>,
  view: ObjectView,
  counting: Counting,
  names = NUMBERS
): ObjectView => {
  const done = names.flatMap(name => {
    const value = view.numbers[name]
    const by = value === undefined ? 0 : rules.countersDo(structure, counting, name, view.counters)
    return value === undefined || by === 0 ? [] : [[name, rules.floored(structure, rules.modified(value, { op: counting, by }))] as const]
  })
  return done.length === 0 ? view : { ...view, numbers: { ...view.numbers, ...Object.fromEntries(done) } }
}

const unmodified = new WeakMap<ObjectView, ObjectView>()

/** An object that no continuous effect modifies. */
export const unmodifiedView = (ctx: Pick<Context, 'rules' | 'structure'>, scenario: WireScenario, object: Obj): ObjectView => {
  const printed = printedView(scenario, object)
  let found = unmodified.get(printed)
  if (!found) {
    found = COUNTING.reduce((view, counting) => countedView(ctx, view, counting), printed)
    unmodified.set(printed, found)
  }
  return found
}

/** A layer that is no card, as an object: it has the traits of its source. */
const layerView = (ctx: Context, world: World, layer: Layer, source: ObjectView | undefined): ObjectView => ({
  id: layer.id,
  name: source?.name ?? '',
  zone: 'stack',
  owner: layer.controller,
  controller: layer.controller,
  types: ctx.rules.layerTypes(
    source?.types ?? cardOf(world.scenario, objectAt(world, layer.source)?.card ?? '')?.types ?? [],
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

/** The game, its objects seen as a function tells. */
export const viewThrough = ({ rules }: Pick<Context, 'rules'>, world: World, object: (id: Id) => ObjectView | undefined): View => ({
  players: world.players.filter(player => !player.out).map(player => player.id),
  turnPlayer: world.turnPlayer,
  phase: world.phase,
  ...(world.chain && { step: world.chain.step }),
  number: (player, number) => world.players.find(each => each.id === player)?.numbers[number] ?? 0,
  object,
  lastKnown: id => {
    const own = objectAt(world, id)
    return own && (world.past[`${id}#${own.inc - 1}`] ?? object(id))
  },
  inZone: (zone: Zone) => {
    // a card that is being played is there before its layer is
    const layers = zone === 'stack' ? world.stack.map(layer => layer.id) : []
    const ids = layers.length === 0 ? world.zones[zone] : [...layers, ...world.zones[zone].filter(id => !layers.includes(id))]
    return ids.map(object).filter(each => each !== undefined)
  },
  history: period => historyOf(rules.historyOver(period), world),
  causeOf,
  attack: world.chain ? { object: world.chain.active, target: world.chain.target } : undefined
})

export const viewOf = (ctx: Context, world: World): View => {
  const known = ctx.views.get(world)
  if (known) return known
  const seen = new Map<Id, ObjectView | undefined>()
  let projected: ReadonlyMap<Id, ObjectView> | undefined
  const isModified = hasContinuous(ctx, world)
  const object = (id: Id): ObjectView | undefined => {
    const own = objectAt(world, id)
    if (own && !isModified) return unmodifiedView(ctx, world.scenario, own)
    if (seen.has(id)) return seen.get(id)
    let found: ObjectView | undefined
    if (own) {
      projected ??= project(ctx, world)
      found = projected.get(id) ?? unmodifiedView(ctx, world.scenario, own)
    } else {
      const layer = world.stack.find(each => each.id === id)
      found = layer && layerView(ctx, world, layer, object(layer.source))
    }
    seen.set(id, found)
    return found
  }
  const view = viewThrough(ctx, world, object)
  ctx.views.set(world, view)
  return view
}

/** The view of an effect or layer that knows certain incarnations: one that has become a new object is gone. */
export const knowing = (view: View, world: World, known: Known): View => {
  const isGone = (id: Id): boolean => {
    const inc = known[id]
    const own = inc === undefined ? undefined : objectAt(world, id)
    return own !== undefined && own.inc !== inc
  }
  if (!Object.keys(known).some(isGone)) return view
  return {
    ...view,
    object: id => (isGone(id) ? undefined : view.object(id)),
    lastKnown: id => (isGone(id) ? (world.past[`${id}#${known[id]}`] ?? view.lastKnown(id)) : view.lastKnown(id))
  }
}
