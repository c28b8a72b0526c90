/**
 * Facts about an effect and an event, as the rules ask for them.
 * @module
 */
import type { Pattern } from '../../../../model/scenario/pattern.js'
import type { Ordinal, RuleEffect } from '../../../../model/scenario/effect.js'
import type { ObjectView, Scope, View } from '../../../../model/scenario/view.js'
import type { GameEvent, Id } from '../../../../model/trace/event.js'
import { living, type Context } from '../../context.js'
import { instancesFor, ordinalKey } from '../../instances.js'
import type { Known, World } from '../../state.js'
import { viewOf } from '../../view.js'
import { enteringAs, withEntering } from './entering.js'
import type { Outcome } from './occurrence.js'
import { objectAt } from '../../objects.js'
import { knowing } from '../../seen.js'
import type { Instance } from '../../sources.js'
import { movedBy } from '../../sources.js'

/** The scope of an effect that looks at an event. */
export const scopeWith = (scope: Scope, event: GameEvent): Scope => ({ ...scope, event })

/** Whether an event fits a pattern of an effect. */
export const fits = (
  ctx: Context,
  world: World,
  instance: Pick<Instance, 'scope' | 'known'>,
  pattern: Pattern,
  event: GameEvent,
  view = viewOf(ctx, world)
): boolean => ctx.base.matchesEvent(pattern, event, knowing(view, world, instance.known), instance.scope)

/** The objects of an event. */
const objectsIn = (event: GameEvent): readonly Id[] => {
  if (event.event === 'damage') return [event.source, ...event.parts.map(part => part.target)]
  const object = 'object' in event ? event.object : undefined
  return [object, event.event === 'attack' ? event.target : undefined, event.event === 'attach' ? event.to : undefined].filter(
    id => id !== undefined
  )
}

/** An event in which some objects go by other names. */
const renamed = (event: GameEvent, name: (id: Id) => Id): GameEvent => {
  switch (event.event) {
    case 'damage':
      return { ...event, source: name(event.source), parts: event.parts.map(part => ({ ...part, target: name(part.target) })) }
    case 'attack':
      return { ...event, object: name(event.object), target: name(event.target) }
    case 'attach':
      return { ...event, object: name(event.object), ...(event.to !== undefined && { to: name(event.to) }) }
    default:
      return 'object' in event && event.object !== undefined ? { ...event, object: name(event.object) } : event
  }
}

/**
 * Whether an event fits a pattern of an effect. To an effect that knows an object as it was, one that has left and come back is
 * another, which it has no word for.
 * @param meant which incarnation the event speaks of
 * @param view the game as the effect looks at it
 * @see mtg:603.7a mtg:603.7c mtg-context:400.7
 */
export const speaksOf = (
  ctx: Context,
  world: World,
  instance: Pick<Instance, 'scope' | 'known'> & { readonly lasting?: object },
  pattern: Pattern,
  event: GameEvent,
  meant: (id: Id) => number | undefined,
  view = viewOf(ctx, world)
): boolean => {
  const isStranger = (id: Id): boolean => {
    const [known, is] = [instance.known[id], meant(id)]
    return known !== undefined && is !== undefined && ctx.rules.isAnother(ctx.structure, known, is)
  }
  const strangers = instance.lasting ? objectsIn(event).filter(isStranger) : []
  if (strangers.length === 0) return fits(ctx, world, instance, pattern, event, view)
  const originals = new Map(strangers.map(id => [`${id}'`, id]))
  const alias = (id: Id): Id => (strangers.includes(id) ? `${id}'` : id)
  const original = (id: Id): Id => originals.get(id) ?? id
  const as = (seen: ObjectView | undefined, id: Id): ObjectView | undefined => seen && { ...seen, id }
  const aliased: View = {
    ...view,
    object: id => as(view.object(original(id)), id),
    lastKnown: id => as(view.lastKnown(original(id)), id)
  }
  return ctx.base.matchesEvent(pattern, renamed(event, alias), aliased, instance.scope)
}

/** How often an event of the pattern has occurred in the period, whether or not the effect existed. @see fab:6.6.5d */
export const occurrences = (ctx: Context, world: World, instance: Instance, ordinal: Ordinal, pattern: Pattern): number => {
  const { rules } = ctx
  const counted = world.counts[ordinal.per][ordinalKey(instance)]
  const isOfToken = Object.hasOwn(world.objects.made, instance.ref.source)
  if (!rules.missedOccurrences(isOfToken, instance.copied === true) && (counted !== undefined || !instance.lasting)) return counted ?? 0
  const log = ordinal.per === 'turn' ? world.log.slice(world.marks.turn) : world.log
  return log.filter(event => fits(ctx, world, instance, pattern, event)).length
}

/** The sorts of rule effects that speak of events. */
type EventRuleEffect = Exclude<RuleEffect, { rule: 'counter-cap' }>
type EventRule = EventRuleEffect['rule']

/** A rule effect of a sort that exists now. */
export type RuleInstance<R extends EventRule> = Instance<EventRuleEffect & { readonly rule: R }>

/** Whether a rule effect is of a sort. */
export const isOfRule = <R extends EventRule>(instance: Instance<RuleEffect>, rule: R): instance is RuleInstance<R> =>
  instance.effect.rule === rule

/** The rule effects of a sort that speak of an event. */
export const ruleEffects = <R extends EventRule>(
  ctx: Context,
  world: World,
  rule: R,
  event: GameEvent,
  view?: View
): readonly RuleInstance<R>[] =>
  instancesFor(ctx, world, 'rule', event.event, movedBy(event))
    .filter(instance => isOfRule(instance, rule))
    .filter(instance => fits(ctx, world, instance, instance.effect.event, event, view))

/** Whether a restriction forbids an event; if this is the application of an effect, whichever of the two is older. @see fab:6.3.1 */
export const isForbidden = (ctx: Context, world: World, event: GameEvent): boolean => allowedOf(ctx, world, event) === null

/** What restrictions leave of an event: damage to several may be forbidden in part. */
export const allowedOf = (ctx: Context, world: World, event: GameEvent): GameEvent | null => {
  const cantBe = (each: GameEvent): boolean =>
    ctx.rules.cantHappen(ctx.does.ruleEffects(ctx, world, 'cant', each, created(ctx, world, each)).length)
  if (event.event !== 'damage' || event.parts.length < 2) return cantBe(event) ? null : event
  const parts = ctx.rules.partsLeft(event.parts, part => cantBe({ ...event, parts: [part] }))
  if (parts.length === 0) return null
  return parts.length === event.parts.length ? event : { ...event, parts: [...parts] }
}

/** What comes of what restrictions leave of an event. @param before the game as the restrictions look at it */
export const allowedOutcome = (ctx: Context, before: World, world: World, event: GameEvent): Outcome => {
  const allowed = allowedOf(ctx, before, event)
  return allowed && ctx.does.happen(ctx, world, allowed)
}

/** What is about to be created, which is nowhere yet, as rules that would forbid it look at it. */
const created = (ctx: Context, world: World, event: GameEvent): View | undefined =>
  event.event === 'create' ? withEntering(viewOf(ctx, world), enteringAs(ctx, world, event)) : undefined

/** Whether an event would happen to what is treated as though it did not exist: only phasing in and ceasing can. */
export const isAboutAway = (ctx: Context, world: World, event: GameEvent): boolean => {
  const isAway = (id: Id): boolean => {
    const object = objectAt(world, id)
    return object !== undefined && ctx.rules.isAway(object.statuses)
  }
  if (event.event === 'damage') return event.parts.every(part => isAway(part.target))
  if (event.event === 'cease' || (event.event === 'status' && event.status === 'phased-out' && !event.on)) return false
  return 'object' in event && event.object !== undefined && isAway(event.object)
}

/** Whether an event would happen to a player who has lost: the next of several draws, say. @see ga-context:DR.6 mtg-context:800.4a */
export const isOfOneWhoLost = (world: World, event: GameEvent): boolean =>
  (event.event === 'draw' || event.event === 'gain' || event.event === 'lose') && !living(world).includes(event.player)

/** Which incarnations an event speaks of: objects that leave the arena are meant as they were there. */
export const knownOf = (before: World, after: World, event: GameEvent): Known => {
  const known: Record<Id, number> = {}
  const note = (id: Id | undefined): void => {
    if (id === undefined) return
    const was = objectAt(before, id)
    const is = objectAt(after, id)
    if (was?.zone === 'arena') known[id] = was.inc
    else if (is) known[id] = is.inc
  }
  note(movedBy(event))
  if ('object' in event) note(event.object)
  if (event.event === 'damage') {
    note(event.source)
    for (const part of event.parts) note(part.target)
  }
  if (event.event === 'attack') note(event.target)
  return known
}
