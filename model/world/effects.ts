/** The effects that are active in the world: those of functional abilities and those that stack objects started. @module */
import type { Condition } from '../scenario/amount.js'
import type { ContinuousEffect, Effect } from '../scenario/effect.js'
import type { SelfReplacement } from '../scenario/step.js'
import type { Scope } from '../scenario/view.js'
import { scope } from '../scenario/view.js'
import { isThere, survivesLoss } from '../rules/durations.js'
import { isShieldSpent } from '../rules/prevention.js'
import { isStampedAnew } from '../rules/timestamps.js'
import { connectsByEffect } from '../rules/triggering.js'
import type { EffectRef, Id } from '../trace/event.js'
import { abilitiesOf, isFunctional, lastingAbilitiesOf } from './ability.js'
import { controllerOf } from './control.js'
import { copyKey, effectsSince } from './copy.js'
import type { OwnScope } from './view.js'
import { view } from './view.js'
import type { Copied, Lasting, Subject, World, WorldObject } from './world.js'

/** One effect, of one source: what limits, uses and "once" are counted by. */
export interface Instance<E extends Effect = Effect> {
  readonly key: string
  readonly ref: EffectRef
  readonly effect: E
  readonly controller: Id
  readonly scope: Scope
  /** When it started or became functional. */
  readonly since: number
  readonly isStatic: boolean
  readonly subjects?: readonly Subject[]
  readonly copied?: Copied
  /** What its multiplications add to each object, by their places. */
  readonly adds?: Lasting['adds']
  readonly instead?: readonly SelfReplacement[]
}

/** How many uses the text of an effect allows. */
const allowed = (effect: Effect): number => ('uses' in effect && effect.uses !== undefined ? effect.uses : Infinity)

interface OfObject {
  readonly controller: Id
  readonly found: readonly Instance[]
  /** Conditions of static abilities, by their place among what was found. */
  readonly conditions: ReadonlyMap<Instance, Condition>
}

const NO_EFFECTS: OfObject = { controller: '', found: [], conditions: new Map() }

/** What is found is found with the decisions of some facts, and with other facts anew. */
const ofObject = new WeakMap<WorldObject, { readonly facts: World['facts']; readonly of: OfObject }>()

const knownOf = (world: World, object: WorldObject): OfObject | undefined => {
  const known = ofObject.get(object)
  return known?.facts === world.facts ? known.of : undefined
}

/** What is on the stack has abilities that are functional only while it resolves. */
const mayResolve = ({ zone }: WorldObject): boolean => zone === 'stack'

/** The effects of an object as long as it stays as it is, the conditions of static abilities left open. */
const possibleEffectsOf = (world: World, object: WorldObject): OfObject => {
  const controller = controllerOf(world, object)
  const known = knownOf(world, object)
  if (known && (known === NO_EFFECTS || known.controller === controller)) return known
  const abilities = lastingAbilitiesOf(world, object.id).filter(ability => isFunctional(world, object, ability))
  if (abilities.length === 0) {
    if (!mayResolve(object)) ofObject.set(object, { facts: world.facts, of: NO_EFFECTS })
    return NO_EFFECTS
  }
  const own: OwnScope = { ...scope(controller, object.id), incarnation: object.incarnation }
  const conditions = new Map<Instance, Condition>()
  const found = abilities.map(ability => {
    const instance: Instance = {
      key: `${object.id}#${object.incarnation}${copyKey(object)}/${ability.id}`,
      ref: { source: object.id, ability: ability.id },
      effect: ability.effect,
      controller,
      scope: own,
      since: effectsSince(object),
      isStatic: true
    }
    if (ability.kind === 'static' && ability.if) conditions.set(instance, ability.if)
    return instance
  })
  const made: OfObject = { controller, found, conditions }
  if (!mayResolve(object)) ofObject.set(object, { facts: world.facts, of: made })
  return made
}

const holding = (world: World, { found, conditions }: OfObject): readonly Instance[] => {
  if (conditions.size === 0) return found
  return found.filter(instance => {
    const condition = conditions.get(instance)
    return condition === undefined || isThere(world, world.facts.base.condition(condition, view(world), instance.scope))
  })
}

/**
 * The effects of an object's functional abilities.
 * @param losing the world that tells which abilities it has lost, where that is another
 */
export const effectsOf = (world: World, id: Id, losing = world): readonly Instance[] => {
  const object = world.objects[id]
  if (!object) return []
  const own = left(losing, holding(world, possibleEffectsOf(world, object)))
  return world.facts.grants ? [...own, ...gainedEffectsOf(world, object)] : own
}

interface OfAll {
  readonly facts: World['facts']
  readonly found: readonly Instance[]
  /** Whether it holds in every world with these objects: no condition is among them, and nobody takes any. */
  readonly fixed: boolean
  /** What resolves and the stack, where something of it has abilities only while it resolves. */
  readonly within?: Pick<World, 'resolving' | 'stack'>
}

const isWithin = ({ within }: OfAll, { resolving, stack }: World): boolean =>
  within === undefined || (within.resolving === resolving && within.stack === stack)

const ofAll = new WeakMap<World['objects'], OfAll>()

/** The effects of all objects; the same list while the objects are the same, where nothing else bears on it. */
const effectsOfObjects = (world: World): readonly Instance[] => {
  const known = ofAll.get(world.objects)
  if (known?.fixed && known.facts === world.facts && isWithin(known, world)) return known.found
  const objects = Object.values(world.objects)
  const all = objects.map(object => possibleEffectsOf(world, object))
  const found = all.flatMap(each => holding(world, each))
  const fixed = !world.facts.takes && all.every(each => each.conditions.size === 0)
  const { resolving, stack } = world
  ofAll.set(world.objects, { facts: world.facts, found, fixed, ...(objects.some(mayResolve) && { within: { resolving, stack } }) })
  return found
}

const ofLasting = new WeakMap<World['lasting'], readonly Instance[]>()

const startedEffects = ({ lasting }: World): readonly Instance[] => {
  const known = ofLasting.get(lasting)
  if (known) return known
  const found = lasting.map<Instance>(each => ({
    key: each.key,
    ref: each.ref,
    effect: each.effect,
    controller: each.scope.you,
    scope: each.scope,
    since: each.since,
    isStatic: false,
    ...(each.subjects && { subjects: each.subjects }),
    ...(each.copied && { copied: each.copied }),
    ...(each.adds && { adds: each.adds }),
    ...(each.instead && { instead: each.instead })
  }))
  ofLasting.set(lasting, found)
  return found
}

interface Joined {
  readonly started: readonly Instance[]
  readonly uses: World['uses']
  readonly found: readonly Instance[]
}

const joined = new WeakMap<readonly Instance[], Joined>()

const compute = (world: World): readonly Instance[] => {
  const ofObjects = effectsOfObjects(world)
  const started = startedEffects(world)
  const known = joined.get(ofObjects)
  if (known?.started === started && known.uses === world.uses) return known.found
  const found = [...ofObjects, ...started].filter(instance => (world.uses[instance.key] ?? 0) < allowed(instance.effect))
  joined.set(ofObjects, { started, uses: world.uses, found })
  return found
}

const memo = new WeakMap<World, readonly Instance[]>()

/** What is left of effects when those of abilities that their objects have lost are gone; one that modifies objects is not of them. */
const left = (world: World, found: readonly Instance[]): readonly Instance[] =>
  world.facts.loses
    ? found.filter(
        ({ isStatic, effect, ref }) =>
          effect.kind === 'continuous' ||
          !world.facts.derived.lostBy(world, ref.source).includes(ref.ability) ||
          survivesLoss(world, isStatic ? 'static' : 'started')
      )
    : found

/** A static effect is as old as it has been there without a break, where the game says so. */
const stampedOf = (world: World, instance: Instance<ContinuousEffect>): Instance<ContinuousEffect> => {
  if (!instance.isStatic) return instance
  const since = world.stamped[instance.key] ?? (stampsAnew(world) ? Math.max(instance.since, world.time) : instance.since)
  return since === instance.since ? instance : { ...instance, since }
}

const stampsAnew = (world: World): boolean => world.facts.modifies && isStampedAnew(world)

/**
 * Stamps the static effects on objects that are there now and were not before, and forgets those that are gone.
 * @see fab:6.2.3d fab:6.3.4a
 */
export const restamp = (world: World): World => {
  if (!stampsAnew(world)) return world
  const here = continuousNow(world).filter(instance => instance.isStatic)
  const known = Object.keys(world.stamped)
  if (known.length === here.length && here.every(({ key }) => world.stamped[key] !== undefined)) return world
  const isStart = world.occurred === 0 && known.length === 0
  const since = ({ key, since: came }: Instance): number => world.stamped[key] ?? (isStart ? came : Math.max(came, world.time))
  return { ...world, stamped: Object.fromEntries(here.map(instance => [instance.key, since(instance)])) }
}

/** The effects of abilities that effects have given to an object: each giving makes an instance of its own. */
const gainedEffectsOf = (world: World, object: WorldObject): readonly Instance[] => {
  const all = world.facts.derived.gainedBy(world, object.id)
  const own = all.length === 0 ? [] : abilitiesOf(world, object.id)
  return all
    .filter(({ ability }) => isFunctional(world, object, ability))
    .map(({ ability, by, effect }): Instance & { readonly given?: Condition } => {
      const controller = controllerOf(world, object)
      const before = all.slice(
        0,
        all.findIndex(gained => gained.by === by)
      )
      const n = 1 + [...own, ...before.map(gained => gained.ability)].filter(({ id }) => id === ability.id).length
      return {
        key: `${object.id}#${object.incarnation}${copyKey(object)}/${by}/${ability.id}`,
        ref: { source: object.id, ability: ability.id, ...(n > 1 && { n }) },
        effect: ability.effect,
        controller,
        scope: {
          ...scope(controller, object.id),
          incarnation: object.incarnation,
          ...(connectsByEffect(world) && { given: effect })
        } as OwnScope,
        since: object.since,
        isStatic: true,
        ...(ability.kind === 'static' && ability.if && { given: ability.if })
      }
    })
    .filter(({ given, scope: own }) => given === undefined || isThere(world, world.facts.base.condition(given, view(world), own)))
    .filter(({ key, effect }) => (world.uses[key] ?? 0) < allowed(effect))
}

const gainedEffects = (world: World): readonly Instance[] =>
  world.facts.grants ? Object.values(world.objects).flatMap(object => gainedEffectsOf(world, object)) : NONE

/** Every active effect. */
export const effects = (world: World): readonly Instance[] => {
  const known = memo.get(world)
  if (known) return known
  const gained = gainedEffects(world)
  const own = left(world, compute(world))
  const found = gained.length === 0 ? own : [...own, ...gained]
  memo.set(world, found)
  return found
}

/** The active effects that modify objects; the same list while nothing bears on which there are. */
export const continuousNow = (world: World) => (sorted(compute(world)).get('continuous') ?? NONE) as readonly Instance<ContinuousEffect>[]

/** The active effects that modify objects, each with its timestamp. */
export const continuousEffects = (world: World): readonly Instance<ContinuousEffect>[] =>
  continuousNow(world).map(instance => stampedOf(world, instance))

const NONE: readonly Instance[] = []

const byKind = new WeakMap<readonly Instance[], ReadonlyMap<string, readonly Instance[]>>()

/** The effects of a list, by what they are; those that change rules also by the rule. */
const sorted = (all: readonly Instance[]): ReadonlyMap<string, readonly Instance[]> => {
  const known = byKind.get(all)
  if (known) return known
  const found = new Map<string, Instance[]>()
  const add = (key: string, instance: Instance): void => {
    const list = found.get(key)
    if (list) list.push(instance)
    else found.set(key, [instance])
  }
  for (const each of all) {
    add(each.effect.kind, each)
    if (each.effect.kind === 'rule') add(`rule ${each.effect.rule}`, each)
  }
  byKind.set(all, found)
  return found
}

/** The active effects of one kind. */
export const effectsOfKind = <K extends Effect['kind']>(world: World, kind: K) =>
  (sorted(effects(world)).get(kind) ?? NONE) as readonly Instance<Extract<Effect, { kind: K }>>[]

/** The active rule effects of one rule. */
export const rulesOf = <R extends Extract<Effect, { kind: 'rule' }>['rule']>(world: World, rule: R) =>
  (sorted(effects(world)).get(`rule ${rule}`) ?? NONE) as readonly Instance<Extract<Effect, { kind: 'rule'; rule: R }>>[]

/** Counts a use of an effect; a started one ends with its last. */
export const use = (world: World, instance: Instance): World => {
  if (allowed(instance.effect) === Infinity) return world
  const used = (world.uses[instance.key] ?? 0) + 1
  if (used < allowed(instance.effect) || instance.isStatic) return { ...world, uses: { ...world.uses, [instance.key]: used } }
  const { [instance.key]: _, ...uses } = world.uses
  return { ...world, uses, lasting: world.lasting.filter(lasting => lasting.key !== instance.key) }
}

/** Charges a shield; a started one that is used up ends. */
export const charge = (world: World, instance: Instance, amount: number, left: number): World => {
  if (amount <= 0) return world
  if (isShieldSpent(world, amount >= left ? 0 : left - amount) && !instance.isStatic) {
    const { [instance.key]: _, ...usedShield } = world.usedShield
    return { ...world, usedShield, lasting: world.lasting.filter(lasting => lasting.key !== instance.key) }
  }
  return { ...world, usedShield: { ...world.usedShield, [instance.key]: (world.usedShield[instance.key] ?? 0) + amount } }
}
