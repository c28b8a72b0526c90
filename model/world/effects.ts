/** The effects that are active in the world: those of functional abilities and those that layers started. @module */
import type { Effect } from '../scenario/effect.js'
import type { SelfReplacement } from '../scenario/step.js'
import type { Scope } from '../scenario/view.js'
import { scope } from '../scenario/view.js'
import type { EffectRef, Id } from '../trace/event.js'
import { isFunctional, lastingAbilitiesOf } from './ability.js'
import { controllerOf } from './control.js'
import type { OwnScope } from './view.js'
import { view } from './view.js'
import type { Subject, World } from './world.js'

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
  readonly instead?: readonly SelfReplacement[]
}

/** How many uses the text of an effect allows. */
const allowed = (effect: Effect): number => ('uses' in effect && effect.uses !== undefined ? effect.uses : Infinity)

/** The effects of an object's functional abilities. */
export const effectsOf = (world: World, id: Id): readonly Instance[] => {
  const object = world.objects[id]
  if (!object) return []
  const controller = controllerOf(world, object)
  const own: OwnScope = { ...scope(controller, id), incarnation: object.incarnation }
  return lastingAbilitiesOf(world, id).flatMap(ability => {
    if (!isFunctional(world, object, ability)) return []
    if (ability.kind === 'static' && ability.if && !world.facts.base.condition(ability.if, view(world), own)) return []
    const key = `${id}#${object.incarnation}/${ability.id}`
    return [
      {
        key,
        ref: { source: id, ability: ability.id },
        effect: ability.effect,
        controller,
        scope: own,
        since: object.since,
        isStatic: true
      }
    ]
  })
}

const compute = (world: World): readonly Instance[] => {
  const ofObjects = Object.keys(world.objects).flatMap(id => effectsOf(world, id))
  const started = world.lasting.map<Instance>(each => ({
    key: each.key,
    ref: each.ref,
    effect: each.effect,
    controller: each.scope.you,
    scope: each.scope,
    since: each.since,
    isStatic: false,
    ...(each.subjects && { subjects: each.subjects }),
    ...(each.instead && { instead: each.instead })
  }))
  return [...ofObjects, ...started].filter(each => (world.uses[each.key] ?? 0) < allowed(each.effect))
}

const memo = new WeakMap<World, readonly Instance[]>()

/** Every active effect. */
export const effects = (world: World): readonly Instance[] => {
  const known = memo.get(world)
  if (known) return known
  const found = compute(world)
  memo.set(world, found)
  return found
}

/** The active effects of one kind. */
export const effectsOfKind = <K extends Effect['kind']>(world: World, kind: K): readonly Instance<Extract<Effect, { kind: K }>>[] =>
  effects(world).filter((each): each is Instance<Extract<Effect, { kind: K }>> => each.effect.kind === kind)

/** The active rule effects of one rule. */
export const rulesOf = <R extends Extract<Effect, { kind: 'rule' }>['rule']>(world: World, rule: R) =>
  effectsOfKind(world, 'rule').filter((each): each is Instance<Extract<Effect, { kind: 'rule'; rule: R }>> => each.effect.rule === rule)

/** Counts a use of an effect; a started one ends with its last. */
export const use = (world: World, instance: Instance): World => {
  if (allowed(instance.effect) === Infinity) return world
  const used = (world.uses[instance.key] ?? 0) + 1
  if (used < allowed(instance.effect) || instance.isStatic) return { ...world, uses: { ...world.uses, [instance.key]: used } }
  const { [instance.key]: _, ...uses } = world.uses
  return { ...world, uses, lasting: world.lasting.filter(each => each.key !== instance.key) }
}

/** Charges a shield; a started one that is used up ends. */
export const charge = (world: World, instance: Instance, amount: number, left: number): World => {
  if (amount <= 0) return world
  if (amount >= left && !instance.isStatic) {
    const { [instance.key]: _, ...charged } = world.charged
    return { ...world, charged, lasting: world.lasting.filter(each => each.key !== instance.key) }
  }
  return { ...world, charged: { ...world.charged, [instance.key]: (world.charged[instance.key] ?? 0) + amount } }
}
