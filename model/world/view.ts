/** The world as the trusted base reads it. @module */
import type { ObjectView, Scope, View } from '../scenario/view.js'
import type { NumberName, PlayerNumber, Zone } from '../scenario/names.js'
import type { GameEvent, Id } from '../trace/event.js'
import { NumberName as NumberNames } from '../scenario/names.js'
import { nameOfCopy, typesOfCopy } from '../rules/copies.js'
import { counted } from '../rules/stages.js'
import { isPlayersStoppedAtZero, isStoppedAtZero } from '../rules/numbers.js'
import { hasTraitsOfSource } from '../rules/resolving.js'
import { abilitiesOf } from './ability.js'
import { cardOf, copiedBy, declaredOf, definedOf, ownCardOf } from './copy.js'
import type { StackObject, World, WorldObject } from './world.js'

/** An object as its card is printed, with what identity-replacements have defined. */
export const printed = (world: World, id: Id): ObjectView | undefined => {
  const object = world.objects[id]
  return object && printedAs(world, id, world.facts.derived.controllerOf(world, object))
}

const ofCards = new WeakMap<WorldObject, { readonly facts: World['facts']; readonly made: ObjectView }>()

/** An object as its card is printed, under a controller. */
export const printedAs = (world: World, id: Id, controller: Id | undefined): ObjectView | undefined => {
  const object = world.objects[id]
  if (!object) return undefined
  const known = ofCards.get(object)
  if (known?.facts === world.facts && known.made.controller === (controller ?? object.controller)) return known.made
  const made = makePrinted(world, object, controller ?? object.controller)
  if (made) ofCards.set(object, { facts: world.facts, made })
  return made
}

const makePrinted = (world: World, object: WorldObject, controller: Id): ObjectView | undefined => {
  const card = cardOf(world, object)
  const defined = definedOf(object)
  if (!card) return undefined
  const own = copiedBy(object) && ownCardOf(world, object)
  const name = own ? nameOfCopy(world, own.name, card.name) : card.name
  const types = own ? typesOfCopy(world, own.types, card.types) : card.types
  const numbers: Partial<Record<NumberName, number>> = {}
  for (const name of NumberNames.options) if (card[name] !== undefined) numbers[name] = card[name]
  Object.assign(numbers, defined?.numbers)
  return {
    id: object.id,
    name,
    zone: object.zone,
    owner: object.owner,
    controller,
    types: defined ? [...new Set([...types, ...defined.types])] : types,
    numbers,
    baseNumbers: numbers,
    counters: object.counters,
    statuses: object.statuses,
    markers: abilitiesOf(world, object.id)
      .filter(ability => ability.kind === 'marker')
      .map(ability => ability.id),
    token: object.token,
    declared: declaredOf(object),
    ...(object.attachedTo !== undefined && { attachedTo: object.attachedTo })
  }
}

/** What counters do to a number: one kind adds, the other subtracts. */
export type Counting = 'add' | 'subtract'

/** A number of an object after the counters that do one thing to it. */
export const countered = (world: World, { counters }: ObjectView, name: NumberName, value: number, counting: Counting): number => {
  if (!counted(world).includes(name)) return value
  const after = counting === 'add' ? value + (counters['+1/+1'] ?? 0) : value - (counters['-1/-1'] ?? 0)
  return isStoppedAtZero(world) ? Math.max(0, after) : after
}

/** An object after its counters that do one thing to its numbers. @see fab:6.3.2 */
export const withCounters = (world: World, object: ObjectView, counting: Counting): ObjectView => {
  if ((object.counters[counting === 'add' ? '+1/+1' : '-1/-1'] ?? 0) === 0) return object
  const numbers = { ...object.numbers }
  for (const name of counted(world))
    if (numbers[name] !== undefined) numbers[name] = countered(world, object, name, numbers[name], counting)
  return { ...object, numbers }
}

const ofCounters = new WeakMap<ObjectView, { readonly facts: World['facts']; readonly made: ObjectView }>()

/** An object with all that its counters do to its numbers, and nothing else. What is decided is another matter with other facts. */
const onlyWithCounters = (world: World, object: ObjectView): ObjectView => {
  const known = ofCounters.get(object)
  if (known?.facts === world.facts) return known.made
  const made = withCounters(world, withCounters(world, object, 'add'), 'subtract')
  ofCounters.set(object, { facts: world.facts, made })
  return made
}

/** An activated or triggered ability as an object on the stack. It has its source's types, a triggered one where the game says so. */
export const stackObjectView = (world: World, stackObject: Pick<StackObject, 'id' | 'kind' | 'controller' | 'scope'>): ObjectView => {
  const source = printed(world, stackObject.scope.self)
  return {
    id: stackObject.id,
    name: source?.name ?? '',
    zone: 'stack',
    owner: stackObject.controller,
    controller: stackObject.controller,
    types: (hasTraits(world, stackObject) && source?.types) || [],
    numbers: {},
    baseNumbers: {},
    counters: {},
    statuses: [],
    markers: [],
    token: false,
    declared: []
  }
}

const hasTraits = (world: World, { kind }: Pick<StackObject, 'kind'>): boolean => kind !== 'triggered' || hasTraitsOfSource(world)

/** An object as it is, after the effects that modify it. */
export const objectView = (world: World, id: Id): ObjectView | undefined => {
  if (world.objects[id]) {
    if (world.facts.modifies) return world.facts.derived.modified(world).get(id)
    const object = printed(world, id)
    return object && onlyWithCounters(world, object)
  }
  const stackObject = world.stack.find(each => each.id === id)
  return stackObject && stackObjectView(world, stackObject)
}

const inZone = (world: World, zone: Zone): readonly ObjectView[] => {
  const ids = [
    ...(world.zones[zone] ?? []),
    ...(zone === 'stack' ? world.stack.filter(stackObject => stackObject.kind !== 'card').map(stackObject => stackObject.id) : [])
  ]
  return ids.map(id => objectView(world, id)).filter(object => object !== undefined)
}

const happened = (world: World, period: 'turn' | 'chain-link' | 'combat-chain'): readonly GameEvent[] =>
  world.history
    .filter(entry => {
      switch (period) {
        case 'turn':
          return entry.turn === world.turn.number
        case 'chain-link':
          return world.combat?.attack !== undefined && entry.link === world.link
        case 'combat-chain':
          return world.combat !== undefined && entry.chain === world.chain
      }
    })
    .map(entry => entry.event)

/** A player's number as it reads: never below zero where the game says so. */
export const playerNumber = (world: World, player: Id, number: PlayerNumber): number => {
  const value = world.numbers[player]?.[number] ?? 0
  return value < 0 && isPlayersStoppedAtZero(world) ? 0 : value
}

const memo = new WeakMap<World, View>()

/** The world as conditions, amounts, filters and patterns read it. */
export const view = (world: World): View => {
  const known = memo.get(world)
  if (known) return known
  const zones = new Map<Zone, readonly ObjectView[]>()
  const shown: View = {
    players: world.players,
    turnPlayer: world.turn.player,
    phase: world.turn.phase,
    ...(world.combat && { step: world.combat.step }),
    number: (player, number) => playerNumber(world, player, number),
    object: id => objectView(world, id),
    lastKnown: id => world.lastKnown[id],
    inZone: zone => {
      // While effects on objects are being worked out, a zone changes under the reader.
      if (world.facts.modifies) return inZone(world, zone)
      const found = zones.get(zone) ?? inZone(world, zone)
      zones.set(zone, found)
      return found
    },
    history: period => happened(world, period),
    attack: world.combat?.attack
  }
  memo.set(world, shown)
  return shown
}

/** A scope that remembers which incarnations it speaks of. */
export type OwnScope = Scope & {
  /** That of its own object. */
  readonly incarnation?: number
  /** Those of the objects that its words stand for, where a text follows only the moves that it answers or makes. */
  readonly known?: Readonly<Record<Id, number>>
  /** The objects that have become others since. */
  readonly lost?: readonly Id[]
  /** Its object was attached to what has left, and goes to the graveyard after it: there it is found. */
  readonly attached?: true
  /** Its object has left together with what its text answers, by an event of its own: whether it is found where it went, no text says. */
  readonly leftToo?: true
  /** The named results that count as done because they were chosen, though nothing has come of them. */
  readonly begun?: readonly string[]
  /** How often each named result has happened. */
  readonly times?: Readonly<Record<string, number>>
}

/**
 * The world as the words of a scope read it: where its own object has become another one, the object that it was is gone.
 */
export const viewFor = (world: World, scope: OwnScope): View => {
  const shown = view(world)
  const isOther = scope.incarnation !== undefined && world.objects[scope.self]?.incarnation !== scope.incarnation
  const { lost = [] } = scope
  if (!isOther && lost.length === 0) return shown
  return { ...shown, object: id => ((isOther && id === scope.self) || lost.includes(id) ? undefined : shown.object(id)) }
}
