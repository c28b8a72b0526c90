/**
 * Effects that exist: those that static abilities generate while they are functional, and those that layers started. They are
 * found by what they look at, so that an event costs nothing for effects that do not concern it.
 * @module
 */
import type { Condition } from '../../model/scenario/amount.js'
import type { Ability } from '../../model/scenario/card.js'
import type { Effect } from '../../model/scenario/effect.js'
import type { EventKind } from '../../model/scenario/pattern.js'
import type { WireScenario } from '../../model/scenario/scenario.js'
import { scope as emptyScope } from '../../model/scenario/view.js'
import type { ObjectView, Scope, View } from '../../model/scenario/view.js'
import type { EffectRef, GameEvent, Id } from '../../model/trace/event.js'
import type { Context } from './context.js'
import { abilitiesNow, copiesIn, copyOn, type Copy } from './copies.js'
import type { Sight } from './rules/delayed.js'
import type { Known, Lasting, Obj, World } from './state.js'
import { cardOf, viewOf } from './view.js'
import { objectAt } from './objects.js'

export type Category = 'replace' | 'trigger' | 'rule' | 'continuous'

/** An effect that exists now. */
export interface Instance {
  readonly key: string
  readonly ref: EffectRef
  readonly effect: Effect
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

export type StaticAbility = Extract<Ability, { kind: 'static' | 'triggered' }>

interface Place {
  readonly object: Id
  readonly ability: StaticAbility
  /** The copying that brought the ability. */
  readonly copy?: Copy
}

const categoryOf = (effect: Effect): Category => (effect.kind === 'replacement' || effect.kind === 'prevention' ? 'replace' : effect.kind)

/** What an effect looks at: a kind of event, or the state. */
const looksAt = (effect: Effect): EventKind | 'state' => {
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

/** Composite events have a move inside them, which a pattern may speak of. */
const COMPOSITES: readonly string[] = ['destroy', 'sacrifice', 'discard', 'draw', 'play']

const knownKeys = new Map<string, readonly string[]>()

/** What else is in an event of a kind: an entering and, with that, counters. */
const ENTERINGS: readonly string[] = ['move', 'create']

/** Under which keys the index holds effects of a category that look at an event kind. */
const keysFor = (category: Category, kind: string): readonly string[] => {
  const key = `${category}:${kind}`
  const known = knownKeys.get(key)
  if (known) return known
  const keys = COMPOSITES.includes(kind)
    ? [key, `${category}:move`]
    : ENTERINGS.includes(kind)
      ? [key, `${category}:enter`, `${category}:counters`]
      : [key]
  knownKeys.set(key, keys)
  return keys
}

type Index = ReadonlyMap<string, readonly Place[]>

const NO_PLACES: readonly Place[] = []
const NO_INSTANCES: readonly Instance[] = []

const indexes = new WeakMap<WireScenario, Index>()

const isStatic = (ability: Ability): ability is StaticAbility => ability.kind === 'static' || ability.kind === 'triggered'

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
      index.set(key, [...(index.get(key) ?? []), { object: object.id, ability }])
    }
  }
  indexes.set(scenario, index)
  return index
}

/** The places of static abilities that look at an event kind, whether functional or not. */
const placesFor = (ctx: Context, world: World, category: Category, kind: string): readonly Place[] => {
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

/** The places of abilities that are printed. */
const printedPlaces = (world: World, keys: readonly string[]): readonly Place[] => {
  const index = indexOf(world.scenario)
  const [first = NO_PLACES, ...more] = keys.map(key => index.get(key) ?? NO_PLACES)
  const listed = more.every(each => each.length === 0) ? first : [...first, ...more.flat()]
  if (world.tokens.length === 0) return listed
  const ofTokens = world.tokens.flatMap(object =>
    staticAbilities(world.scenario, objectAt(world, object)!.card)
      .filter(ability => keys.includes(keyOf(ability)))
      .map(ability => ({ object, ability }))
  )
  return [...listed, ...ofTokens]
}

/** Whether the source is where the ability functions. @see fab-context:1.7.4 */
const isInPlace = (ctx: Context, world: World, place: Place): boolean => {
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
const instanceOf = (world: World, view: View | undefined, place: Place): Instance => {
  const object = objectAt(world, place.object)!
  const you = view?.object(object.id)?.controller ?? object.controller
  return {
    key: `${object.id}#${object.inc}/${place.ability.id}${place.copy?.key ?? ''}`,
    ref: { source: object.id, ability: place.ability.id },
    effect: place.ability.effect,
    scope: emptyScope(you, object.id),
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
  ...(lasting.saw && { saw: lasting.saw }),
  born: lasting.born,
  lasting
})

const hasLost = (object: ObjectView | undefined, { ability }: Place): boolean => (object && lost.get(object))?.includes(ability.id) ?? false

const keepsAbility = (view: View, place: Place): boolean => !hasLost(view.object(place.object), place)

const lost = new WeakMap<object, readonly string[]>()
/** The static and triggered abilities that an object has of its own and has not lost. */
export const keptAbilities = (ctx: Context, world: World, object: Obj): readonly StaticAbility[] => {
  const gone = lost.get(viewOf(ctx, world).object(object.id) ?? object) ?? []
  return abilitiesNow(ctx, world, object)
    .filter(isStatic)
    .filter(ability => !gone.includes(ability.id))
}

/** Notes which abilities an object has lost, for those who ask whether one functions. */
export const noteLost = (object: object, abilities: readonly string[]): void => {
  lost.set(object, abilities)
}

/** The condition under which the static ability of an effect generates it. */
export const conditionOf = ({ ability }: Instance): Condition | undefined => (ability?.kind === 'static' ? ability.if : undefined)

const holds = (ctx: Context, view: View, instance: Instance): boolean => {
  const given = conditionOf(instance)
  return !given || ctx.base.condition(given, view, instance.scope)
}

/** How often an effect can be used, where it says so. */
export const usesOf = (effect: Effect): number | undefined => ('uses' in effect ? effect.uses : undefined)

/** What the uses of a permanent's effect are counted under. */
export const usesKey = (instance: Instance): string => `uses:${instance.key}`

/** Whether the effect of a permanent has been used as often as it says; one that was started ends by then. */
export const isSpent = ({ rules }: Context, { counts }: World, instance: Instance): boolean => {
  const uses = usesOf(instance.effect)
  return uses !== undefined && rules.isSpent(counts.game[usesKey(instance)] ?? 0, uses)
}

/** The started effects of a category that look at an event kind. */
const lastingFor = (world: World, category: Category, kind: string): readonly Instance[] => {
  if (world.lasting.length === 0) return NO_INSTANCES
  const keys = keysFor(category, kind)
  return world.lasting
    .filter(({ effect }) => categoryOf(effect) === category && keys.includes(`${category}:${looksAt(effect)}`))
    .map(lastingInstance)
}

/**
 * The effects of a category that exist and look at an event of a kind.
 * @param mover an object whose own entering or leaving is at stake: its abilities about its own move function already
 * @param entering that object as it would be, where it is looked at so
 */
export const instancesFor = (
  ctx: Context,
  world: World,
  category: Exclude<Category, 'continuous'>,
  kind: string,
  mover?: Id,
  entering?: ObjectView
): readonly Instance[] => {
  const places = placesFor(ctx, world, category, kind)
  const lasting = lastingFor(world, category, kind)
  if (places.length === 0) return lasting
  const view = viewOf(ctx, world)
  return [
    ...places
      .filter(
        place =>
          (isInPlace(ctx, world, place) && keepsAbility(view, place)) ||
          (place.object === mover && isOwnMove(place.ability) && ctx.rules.functionsForOwnMove() && !hasLost(entering, place))
      )
      .map(place => instanceOf(world, view, place))
      .filter(instance => !isSpent(ctx, world, instance) && holds(ctx, view, instance)),
    ...lasting
  ]
}

/** The effects of what an event would create that replace its own entering: it is nowhere yet. */
export const instancesOfCreated = (ctx: Context, after: World, created: Id): readonly Instance[] => {
  if (!ctx.rules.functionsForOwnMove()) return NO_INSTANCES
  const view = viewOf(ctx, after)
  return (
    placesFor(ctx, after, 'replace', 'create')
      .filter(place => place.object === created && isOwnMove(place.ability) && keepsAbility(view, place))
      // They are a part of what is about to enter, not of what comes of that.
      .map(place => ({ ...instanceOf(after, view, place), born: -1 }))
  )
}

/** Whether an ability replaces a move of its own source. */
const isOwnMove = (ability: StaticAbility): boolean => {
  const effect = ability.effect
  return (
    effect.kind === 'replacement' && effect.event.object !== undefined && 'ref' in effect.event.object && effect.event.object.ref === 'self'
  )
}

/** Triggered effects that look at the state. */
export const stateTriggerInstances = (ctx: Context, world: World): readonly Instance[] => instancesFor(ctx, world, 'trigger', 'state')

/** Effects with an ordinal that look at an event kind, whether functional or not: their occurrences are counted all the time. */
export const ordinalInstances = (ctx: Context, world: World, kind: string): readonly Instance[] => {
  const withOrdinal = (effect: Effect): boolean =>
    (effect.kind === 'trigger' && effect.trigger.ordinal !== undefined) || (effect.kind === 'replacement' && effect.ordinal !== undefined)
  const found: Instance[] = []
  for (const category of ['trigger', 'replace'] as const) {
    for (const place of placesFor(ctx, world, category, kind))
      if (withOrdinal(place.ability.effect)) found.push(instanceOf(world, undefined, place))
    found.push(...lastingFor(world, category, kind).filter(instance => withOrdinal(instance.effect)))
  }
  return found
}

/**
 * What the occurrences for an ordinal are counted under: the same for all incarnations of the source, and for each player whom its text
 * may speak of as "you" by itself.
 */
export const ordinalKey = (instance: Instance): string =>
  instance.lasting ? `nth:${instance.key}` : `nth:${instance.ref.source}/${instance.ref.ability}/${instance.scope.you}`

/** An instance as it would be of each player who may control it, where that can change. */
export const ofEachPlayer = (instance: Instance, players: readonly Id[]): readonly Instance[] =>
  instance.lasting ? [instance] : players.map(you => ({ ...instance, scope: { ...instance.scope, you } }))

/** What the times are counted under that an effect with an ordinal has replaced an event, and the event did not occur. */
export const replacedKey = (instance: Instance): string => `replaced:${ordinalKey(instance)}`

/** Whether any continuous effect on objects may exist. */
export const hasContinuous = (ctx: Context, world: World): boolean =>
  placesFor(ctx, world, 'continuous', 'state').length > 0 || world.lasting.some(each => each.effect.kind === 'continuous')

/** Continuous effects that exist, their conditions not yet tested. */
export const continuousInstances = (ctx: Context, world: World): readonly Instance[] => [
  ...placesFor(ctx, world, 'continuous', 'state')
    .filter(place => isInPlace(ctx, world, place))
    .map(place => instanceOf(world, undefined, place)),
  ...world.lasting.filter(each => each.effect.kind === 'continuous').map(lastingInstance)
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
