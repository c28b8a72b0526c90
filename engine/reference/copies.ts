/**
 * Which objects are copies, and of what.
 * @module
 * @see fab-context:8.5.25 fab:6.4.8a
 */
import type { Ability, Card } from '../../model/scenario/card.js'
import type { ObjectView } from '../../model/scenario/view.js'
import type { Id } from '../../model/trace/event.js'
import { cardOf } from './cards.js'
import type { Context } from './context.js'
import { objectAt } from './objects.js'
import type { Copyable } from './rules/copies.js'
import { printedView } from './seen.js'
import type { Lasting, Obj, World } from './state.js'

/** What is copied of an object, settled for good. */
export interface Copied extends Copyable {
  /** The original, and which incarnation of it. */
  readonly of: Id
  readonly inc: number
  /** The card whose abilities it has. */
  readonly card: string
  /** Additional costs that count as paid. */
  readonly declared: readonly string[]
}

/** By what an object is a copy now. */
export interface Copy {
  readonly copied: Copied
  /** Tells the abilities that came with this copy from others of the object. */
  readonly key: string
  readonly born: number
}

const NONE: readonly never[] = []

const copying = new WeakMap<readonly Lasting[], readonly Lasting[]>()

/** The started effects that make copies, the oldest first. */
const copyingIn = ({ lasting }: World): readonly Lasting[] => {
  if (lasting.length === 0) return NONE
  let found = copying.get(lasting)
  if (!found) {
    found = lasting.filter(each => each.copied !== undefined)
    copying.set(lasting, found)
  }
  return found
}

const hasApplied = (world: World, { key, effect }: Lasting, { id, inc }: Obj): boolean => {
  const index = effect.kind === 'continuous' ? effect.change.findIndex(modification => 'copyOf' in modification) : -1
  const application = world.applications[`${key}|${index}|${id}#${inc}`]
  return application !== undefined && application.void === undefined
}

/** By what an object is a copy; the last effect to start counts. */
export const copyOn = (world: World, id: Id): Copy | undefined => {
  const object = objectAt(world, id)
  if (!object) return undefined
  const last = copyingIn(world).findLast(lasting => hasApplied(world, lasting, object))
  if (last) return { copied: last.copied!, key: `+${last.key}`, born: last.born }
  return object.copied && { copied: object.copied, key: '', born: object.since }
}

/** The objects that are copies. */
export const copiesIn = (world: World): readonly Id[] => {
  const effects = copyingIn(world)
  if (effects.length === 0 && world.copies.length === 0) return NONE
  const candidates = new Set([...world.copies, ...effects.flatMap(lasting => Object.keys(lasting.subjects ?? {}))])
  return [...candidates].filter(id => copyOn(world, id) !== undefined)
}

/** The card that tells what an object can do. */
export const cardNow = (world: World, object: Obj): Card | undefined =>
  cardOf(world.scenario, copyOn(world, object.id)?.copied.card ?? object.card)

/** The abilities that an object has of its own. */
export const abilitiesNow = (ctx: Context, world: World, object: Obj): readonly Ability[] => {
  const own = cardOf(world.scenario, object.card)?.abilities ?? NONE
  const copy = copyOn(world, object.id)
  return ctx.rules.abilitiesOf(own, copy && (cardOf(world.scenario, copy.copied.card)?.abilities ?? NONE))
}

export const copyable = ({ name, types, baseNumbers }: ObjectView): Copyable => ({ name, types, numbers: baseNumbers })

/** What has become an object's own, so that it can be copied. */
export const ownOf = (ctx: Context, world: World, object: Obj): Copied => {
  const copy = copyOn(world, object.id)?.copied
  const byEffect = copy !== object.copied ? copy : undefined
  return {
    ...(byEffect ?? copyable(printedView(world.scenario, object))),
    of: object.id,
    inc: object.inc,
    card: copy?.card ?? object.card,
    declared: ctx.rules.copiedParameters(object.declared, copy?.declared ?? [])
  }
}

/** What is copied of an object now: what is printed on it, or has become its own. @see fab-context:8.5.25b fab:6.4.8a */
export const copiedFrom = (ctx: Context, world: World, of: Id): Copied | undefined => {
  const object = objectAt(world, of)
  return object && ownOf(ctx, world, object)
}

/** An object as the copy that it is. */
export const asCopy = ({ rules }: Pick<Context, 'rules'>, world: World, own: ObjectView, copied: Copied): ObjectView => {
  const abilities = cardOf(world.scenario, copied.card)?.abilities ?? []
  return rules.asCopyOf(
    own,
    copied,
    abilities.filter(each => each.kind === 'marker').map(each => each.id)
  )
}
