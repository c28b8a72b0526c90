/**
 * Where effects come from: abilities of objects that are functional, and what stack objects have started.
 * @module
 */
import type { Condition } from '../../model/scenario/amount.js'
import type { Ability } from '../../model/scenario/card.js'
import type { Effect, Granted } from '../../model/scenario/effect.js'
import type { EventKind } from '../../model/scenario/pattern.js'
import type { WireScenario } from '../../model/scenario/scenario.js'
import { scope as emptyScope } from '../../model/scenario/view.js'
import type { ObjectView, Scope, View } from '../../model/scenario/view.js'
import type { EffectRef, GameEvent, Id } from '../../model/trace/event.js'
import type { Context } from './context.js'
import { abilitiesNow, copiesIn, copyOn, type Copy } from './copies.js'
import type { Sight } from './rules/delayed.js'
import type { Known, Lasting, World } from './state.js'
import { objectAt } from './objects.js'
import { cardOf } from './cards.js'
import { mentions } from './mentions.js'
import { fields } from './fields.js'

export type Category = 'replace' | 'trigger' | 'rule' | 'continuous'

/** An effect that exists now. */
export interface Instance<E extends Effect = Effect> {
  readonly key: string
  readonly ref: EffectRef
  readonly effect: E
  readonly scope: Scope
  readonly known: Known
  readonly saw?: Readonly<Record<Id, Sight>>
  readonly born: number
  readonly lasting?: Lasting
  /** The static ability that generates it. */
  readonly ability?: StaticAbility
  /** The ability came with a copy. */
  readonly copied?: true
}

/** An effect that exists now, of a category. */
export type InstanceOf<C extends Category> = Instance<Extract<Effect, { kind: C extends 'replace' ? 'replacement' | 'prevention' : C }>>

export type StaticAbility = Extract<Ability, { kind: 'static' | 'triggered' }>

export interface Place {
  readonly object: Id
  readonly ability: StaticAbility
  /** The copying that brought the ability. */
  readonly copy?: Copy
  /** The effect that gave the ability, by the part of it that did, and what that connects the ability with. */
  readonly given?: string
  readonly pair?: string
  /** Which one of several of its name it is, if not the first. */
  readonly nth?: number
}

/** An ability that an effect has given to an object, and what tells it from others of the object. */
export interface Given {
  readonly ability: Granted
  readonly key: string
  /** What those have in common that are connected with each other. */
  readonly pair?: string
}

const categoryOf = (effect: Effect): Category => (effect.kind === 'replacement' || effect.kind === 'prevention' ? 'replace' : effect.kind)

/** What an effect looks at: a kind of event, or the state. */
export const looksAt = (effect: Effect): EventKind | 'state' => {
  switch (effect.kind) {
    case 'replacement':
    case 'prevention':
      return effect.event.event
    case 'rule':
      return effect.rule === 'counter-cap' ? 'state' : effect.event.event
    case 'trigger':
      return effect.trigger.on?.event ?? 'state'
    case 'continuous':
      return 'state'
  }
}

const knownKeys: Readonly<Record<Category, Map<string, readonly string[]>>> = {
  replace: new Map(),
  trigger: new Map(),
  rule: new Map(),
  continuous: new Map()
}

const ENTERING: readonly string[] = ['enter', 'counters']

/** What else is in an event of a kind, of which a pattern may speak: a move, or an entering and, with that, counters. */
const WITHIN: Readonly<Record<string, readonly string[]>> = {
  destroy: ['move'],
  sacrifice: ['move'],
  discard: ['move'],
  draw: ['move'],
  play: ['move'],
  move: ENTERING,
  create: ENTERING
}

/** Under which keys the index holds effects of a category that look at an event kind. */
export const keysFor = (category: Category, kind: string): readonly string[] => {
  const known = knownKeys[category].get(kind)
  if (known) return known
  const keys = [kind, ...(WITHIN[kind] ?? [])].map(each => `${category}:${each}`)
  knownKeys[category].set(kind, keys)
  return keys
}

/** Places by their key, and those of several keys once they were asked for. */
interface Index {
  readonly of: ReadonlyMap<string, readonly Place[]>
  readonly ofSome: Map<readonly string[], readonly Place[]>
}

const NO_PLACES: readonly Place[] = []

const NO_INSTANCES: readonly Instance[] = []

const indexes = new WeakMap<WireScenario, Index>()

export const isStatic = (ability: Ability): ability is StaticAbility => ability.kind === 'static' || ability.kind === 'triggered'

const staticAbilities = (scenario: WireScenario, card: string): readonly StaticAbility[] =>
  (cardOf(scenario, card)?.abilities ?? []).filter(isStatic)

/** Under which key the index holds an ability. */
const keyOf = ({ effect }: StaticAbility): string => `${categoryOf(effect)}:${looksAt(effect)}`

const indexOf = (scenario: WireScenario): Index => {
  const found = indexes.get(scenario)
  if (found) return found
  const index = new Map<string, Place[]>()
  for (const object of scenario.objects) {
    for (const ability of staticAbilities(scenario, object.card)) {
      const key = keyOf(ability)
      const places = index.get(key)
      if (places) places.push({ object: object.id, ability })
      else index.set(key, [{ object: object.id, ability }])
    }
  }
  const made: Index = { of: index, ofSome: new Map() }
  indexes.set(scenario, made)
  return made
}

/** The places of static abilities that look at an event kind, whether functional or not. */
export const placesFor = (ctx: Context, world: World, category: Category, kind: string): readonly Place[] => {
  const keys = keysFor(category, kind)
  const printed = printedPlaces(world, keys)
  const copies = copiesIn(world)
  if (copies.length === 0) return printed
  const ofCopies = copies.flatMap(object => {
    const copy = copyOn(world, object)!
    return abilitiesNow(ctx, world, objectAt(world, object)!)
      .filter(isStatic)
      .filter(ability => keys.includes(keyOf(ability)))
      .map((ability): Place => ({ object, ability, copy }))
  })
  return [...printed.filter(place => !copies.includes(place.object)), ...ofCopies]
}

/** The places of abilities of the scenario's own objects. */
const listedPlaces = (scenario: WireScenario, keys: readonly string[]): readonly Place[] => {
  const { of, ofSome } = indexOf(scenario)
  const found = ofSome.get(keys) ?? keys.flatMap(key => of.get(key) ?? NO_PLACES)
  ofSome.set(keys, found)
  return found
}

/** The places of abilities that are printed. */
const printedPlaces = (world: World, keys: readonly string[]): readonly Place[] => {
  const listed = listedPlaces(world.scenario, keys)
  if (world.tokens.length === 0) return listed
  const ofTokens = world.tokens.flatMap(object =>
    staticAbilities(world.scenario, objectAt(world, object)!.card)
      .filter(ability => keys.includes(keyOf(ability)))
      .map(ability => ({ object, ability }))
  )
  return [...listed, ...ofTokens]
}

/** Whether the source is where the ability functions. @see fab-context:1.7.4 */
export const isInPlace = (ctx: Context, world: World, place: Place): boolean => {
  const { id, zone, statuses } = objectAt(world, place.object)!
  const { functions: named } = place.ability
  return ctx.rules.isFunctional({
    named,
    zone,
    faceDown: statuses.includes('face-down'),
    away: ctx.rules.isAway(statuses),
    resolving: world.resolving === id
  })
}

/** The instance of a static ability, as its source is now. */
export const instanceOf = (world: World, view: View | undefined, place: Place): Instance => {
  const object = objectAt(world, place.object)!
  const you = view?.object(object.id)?.controller ?? object.controller
  return {
    key: `${object.id}#${object.inc}/${place.ability.id}${place.copy?.key ?? ''}${place.given ?? ''}`,
    ref: { source: object.id, ability: place.ability.id, ...fields({ n: place.nth }) },
    effect: place.ability.effect,
    scope: { ...emptyScope(you, object.id), ...fields({ given: place.pair }) },
    known: { [object.id]: object.inc },
    born: place.copy?.born ?? object.since,
    ability: place.ability,
    ...(place.copy && { copied: true as const })
  }
}

export const lastingInstance = (lasting: Lasting): Instance => ({
  key: lasting.key,
  ref: lasting.ref,
  effect: lasting.effect,
  scope: lasting.scope,
  known: lasting.known,
  ...fields({ saw: lasting.saw }),
  born: lasting.born,
  lasting
})

export const hasLost = (object: ObjectView | undefined, { ability, given }: Place): boolean =>
  given === undefined && ((object && lost.get(object))?.includes(ability.id) ?? false)

export const keepsAbility = (view: View, place: Place): boolean => !hasLost(view.object(place.object), place)

export const lost = new WeakMap<object, readonly string[]>()

/** Notes which abilities an object has lost, for those who ask whether one functions. */
export const noteLost = (object: object, abilities: readonly string[]): void => {
  lost.set(object, abilities)
}

const given = new WeakMap<object, readonly Given[]>()

/** Notes which abilities effects have given to an object, for those who look for effects. */
export const noteGiven = (object: object, abilities: readonly Given[]): void => {
  if (abilities.length > 0 || given.has(object)) given.set(object, abilities)
}

/** The abilities that effects have given to an object, the oldest first. */
export const givenTo = (object: object): readonly Given[] => given.get(object) ?? []

const givesAbilities = mentions('"grants":')

/** The places of abilities that effects have given and that look at an event kind. */
export const givenPlaces = (ctx: Context, world: World, view: () => View, category: Category, kind: string): readonly Place[] => {
  if (!givesAbilities(world.scenario)) return NO_PLACES
  const keys = keysFor(category, kind)
  const ids = [...world.scenario.objects.map(({ id }) => id), ...world.tokens]
  return ids.flatMap(id => {
    const object = view().object(id)
    const abilities = object ? givenTo(object) : []
    if (abilities.length === 0) return NO_PLACES
    const names = abilitiesNow(ctx, world, objectAt(world, id)!).map(own => own.id)
    return abilities
      .map(({ ability, key, pair }): Place => {
        names.push(ability.id)
        const nth = names.filter(name => name === ability.id).length
        return { object: id, ability, given: key, ...fields({ pair }), ...(nth > 1 && { nth }) }
      })
      .filter(place => keys.includes(keyOf(place.ability)))
  })
}

/** What an ability of an object, if an effect has given it, has in common with those that it is connected with. @see fab-context:1.7.6c */
export const pairOf = (ctx: Context, world: World, view: () => View, { source, ability, n = 1 }: EffectRef): string | undefined => {
  if (!givesAbilities(world.scenario)) return undefined
  const own = objectAt(world, source)
  const object = own && view().object(source)
  if (!object) return undefined
  const printed = abilitiesNow(ctx, world, own).filter(({ id }) => id === ability).length
  return givenTo(object).filter(each => each.ability.id === ability)[n - 1 - printed]?.pair
}

/** The condition under which the static ability of an effect generates it. */
export const conditionOf = ({ ability }: Instance): Condition | undefined => (ability?.kind === 'static' ? ability.if : undefined)

/** The started effects of a category that look at an event kind. */
export const lastingFor = (world: World, category: Category, kind: string): readonly Instance[] => {
  if (world.lasting.length === 0) return NO_INSTANCES
  const keys = keysFor(category, kind)
  return world.lasting
    .filter(({ effect }) => categoryOf(effect) === category && keys.includes(`${category}:${looksAt(effect)}`))
    .map(lastingInstance)
}

/** Whether any continuous effect on objects may exist. */
export const hasContinuous = (ctx: Context, world: World): boolean =>
  placesFor(ctx, world, 'continuous', 'state').length > 0 || world.lasting.some(lasting => lasting.effect.kind === 'continuous')

/** Continuous effects that exist, their conditions not yet tested. */
export const continuousInstances = (ctx: Context, world: World): readonly Instance[] => [
  ...placesFor(ctx, world, 'continuous', 'state')
    .filter(place => isInPlace(ctx, world, place))
    .map(place => instanceOf(world, undefined, place)),
  ...world.lasting.filter(lasting => lasting.effect.kind === 'continuous').map(lastingInstance)
]

/** The objects that an event moves. */
export const movedBy = (event: GameEvent): Id | undefined => {
  switch (event.event) {
    case 'move':
    case 'destroy':
    case 'sacrifice':
    case 'discard':
    case 'play':
    case 'create':
    case 'attack':
      return event.object
    default:
      return undefined
  }
}
