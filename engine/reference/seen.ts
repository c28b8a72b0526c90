/**
 * Objects and the game, as they are seen before continuous effects, and through them.
 * @module
 */
import { zonesOf } from '../../model/base/filter.js'
import type { Filter } from '../../model/scenario/amount.js'
import type { NumberName, Zone } from '../../model/scenario/names.js'
import type { WireScenario } from '../../model/scenario/scenario.js'
import type { ObjectView, View } from '../../model/scenario/view.js'
import type { Id } from '../../model/trace/event.js'
import type { Context } from './context.js'
import { causeOf } from './machine/events/cause-of.js'
import { COUNTING, type Counting } from './rules/continuous.js'
import type { Known, Obj, World } from './state.js'
import { objectAt } from './objects.js'
import { cardOf } from './cards.js'
import { fields } from './fields.js'

/** The objects of the zones that a text speaks of, zone by zone: those of the arena, unless it names others. */
export const withinZones = (view: Pick<View, 'inZone'>, filter: Filter): readonly ObjectView[] =>
  zonesOf(filter).flatMap(zone => view.inZone(zone))

const NUMBERS: readonly NumberName[] = ['power', 'defense', 'cost', 'life', 'toughness', 'level']

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
    ...fields({ attachedTo: object.attachedTo })
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
    // a card that is being played is there before its stack object is
    const stackObjects = zone === 'stack' ? world.stack.map(stackObject => stackObject.id) : []
    const ids =
      stackObjects.length === 0 ? world.zones[zone] : [...stackObjects, ...world.zones[zone].filter(id => !stackObjects.includes(id))]
    return ids.map(object).filter(each => each !== undefined)
  },
  history: period => rules.historyOf(period, world),
  causeOf,
  attack: world.chain ? { object: world.chain.active, target: world.chain.target } : undefined
})

/** The view of an effect or stack object that knows certain incarnations: one that has become a new object is gone. */
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
