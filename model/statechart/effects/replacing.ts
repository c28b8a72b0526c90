/** Which replacement effects are active for an event. @module */
import type { Ref } from '../../scenario/names.js'
import type { Scope, View } from '../../scenario/view.js'
import type { GameEvent, Id } from '../../trace/event.js'
import type { PreventionEffect, Redirection, ReplacementEffect } from '../../scenario/effect.js'
import type { PassClass, ReplacementPass } from '../../rulebook/structure.js'
import type { Instance, OwnScope, World } from '../../world/index.js'
import {
  clockwise,
  effects,
  effectsOf,
  effectsOfKind,
  find,
  fold,
  forgetting,
  lastingAbilitiesOf,
  living,
  lostBy,
  objectView,
  rulesOf,
  view,
  viewFor
} from '../../world/index.js'
import { isChangeForbidden, isForbidden } from '../../rules/events.js'
import * as shields from '../../rules/prevention.js'
import * as rules from '../../rules/replacement.js'
import { mayBeNegated } from '../../rules/resolving.js'
import { attackers as declaredAttackers } from '../../rules/turn.js'
import type { EventData, Self } from '../state.js'
import { isInArena } from './attachment.js'
import type { Entering } from './entering.js'
import { asEntered, enteringIn, enters, isWithin, seenEntering } from './entering.js'
import { isItsTime } from './times.js'

/** An effect that could be applied to an event. */
export type Replacer =
  | { readonly kind: 'prevention'; readonly class: 'prevention'; readonly key: string; readonly instance: Instance<PreventionEffect> }
  | {
      readonly kind: 'replacement'
      readonly class: ReplacementEffect['class']
      readonly key: string
      readonly instance: Instance<ReplacementEffect>
    }
  | { readonly kind: 'self'; readonly class: 'self'; readonly key: string; readonly self: Self }

export const controllerOf = (replacer: Replacer): Id => (replacer.kind === 'self' ? replacer.self.scope.you : replacer.instance.controller)

export const refOf = (replacer: Replacer) => (replacer.kind === 'self' ? replacer.self.ref : replacer.instance.ref)

export const isOptional = (replacer: Replacer): boolean => replacer.kind !== 'self' && replacer.instance.effect.optional === true

/** What a shield still has; other effects have all of their amount for every event. */
export const remaining = (world: World, instance: Instance<PreventionEffect>, event: GameEvent): number => {
  const { effect, scope, key } = instance
  const its =
    effect.amount === 'all' ? undefined : (world.facts.base.amount(effect.amount, viewFor(world, scope), { ...scope, event }) ?? 0)
  const amount = shields.stated(world, its)
  if (shields.hasShieldOfItsOwn(world, effect) && event.event === 'damage')
    return Math.max(
      0,
      ...event.parts
        .filter(part => isShielded(world, instance, part.target))
        .map(part => amount - (world.usedShield[shareKey(world, key, part.target)] ?? 0))
    )
  return Math.max(0, amount - (effect.shield ? (world.usedShield[key] ?? 0) : 0))
}

/** Whether something is among those that a shield was given to as it began; other effects look at whom they find. */
export const isShielded = (world: World, { subjects }: Instance<PreventionEffect>, target: Id): boolean =>
  subjects === undefined || subjects.some(({ id, incarnation }) => id === target && incarnation === (world.objects[id]?.incarnation ?? 0))

/** One shielded thing's share of a shield that each has for itself. */
export const shareKey = (world: World, key: string, target: Id): string => `${key}>${target}#${world.objects[target]?.incarnation ?? 0}`

/** When an effect is looked at: whether the event has occurred, and whether effects have been applied to it. */
interface Moment {
  readonly hasOccurred: boolean
  readonly isModified: boolean
}

/** Whether an effect's condition and pattern hold for the event, seen like this, now. */
const isActive = (world: World, instance: Instance, event: GameEvent, seen: View, at: Moment): boolean => {
  const { effect, scope } = instance
  if (effect.kind !== 'prevention' && effect.kind !== 'replacement') return false
  // How a contest ended is not there before it has been held.
  if (effect.event.result !== undefined && !at.hasOccurred) return false
  if (event.event === 'draw' && rules.looksAtEachDraw(world, effect.event, event.count)) return false
  const here = { ...scope, event: scope.event ?? event }
  const isIts = at.isModified ? rules.isItsModifiedEvent : rules.isItsEvent
  if (!isIts(world, effect.event, event, seen, forgetting(world, here))) return false
  if (effect.given && !rules.isConditionMet(world, effect.given, seen, { ...scope, event })) return false
  if (effect.kind === 'replacement' && 'target' in effect.change && isVoid(world, effect.change.target, event, scope)) return false
  if (effect.kind === 'replacement' && isWornOut(world, instance as Instance<ReplacementEffect>)) return false
  if (effect.kind === 'prevention')
    return (
      event.event === 'damage' &&
      (!effect.shield || !shields.isShieldSpent(world, remaining(world, instance as Instance<PreventionEffect>, event)))
    )
  return isItsTime(world, instance as Instance<ReplacementEffect>, here, at.hasOccurred)
}

/** The redirection of an effect with what is left of it: all of its part, or what no event yet has been dealt of it. */
export const redirectionOf = (world: World, { effect, key }: Instance<ReplacementEffect>): Redirection | undefined => {
  const { change } = effect
  if (!('target' in change)) return undefined
  return change.part === undefined || !change.shield ? change : { ...change, part: change.part - (world.usedShield[key] ?? 0) }
}

/** Whether an effect that deals so much damage to another has dealt all of it. */
const isWornOut = (world: World, instance: Instance<ReplacementEffect>): boolean => {
  const redirection = redirectionOf(world, instance)
  return redirection?.shield === true && rules.isAllDealtToAnother(world, redirection.part ?? 0)
}

const NO_EFFECTS: readonly Instance[] = []
const NO_REPLACERS: readonly Replacer[] = []

/** The effects that may replace an event of some kind. */
const replacing = (world: World): readonly Instance[] => {
  const others = effectsOfKind(world, 'replacement')
  const preventions = effectsOfKind(world, 'prevention')
  return preventions.length === 0 ? others : others.length === 0 ? preventions : effects(world).filter(isReplacing)
}

const isReplacing = ({ effect }: Instance): boolean => effect.kind === 'replacement' || effect.kind === 'prevention'

const MOVES: readonly GameEvent['event'][] = ['move', 'attack', 'play', 'create', 'destroy', 'sacrifice', 'discard']

/** Replacements of an object's own move work on that move, wherever it is. @see fab-context:1.7.4j */
const ofOwnMove = (world: World, event: GameEvent): readonly Instance[] => {
  const object = MOVES.includes(event.event) && 'object' in event ? event.object : undefined
  if (object === undefined) return NO_EFFECTS
  const here = world.objects[object]
  if (here?.zone === 'arena' || !(here ?? event.event === 'create')) return NO_EFFECTS
  const under = 'under' in event ? event.under : undefined
  const there = here && { ...here, zone: 'arena' as const, ...(under !== undefined && { controller: under }) }
  const entered: World = there ? { ...world, objects: { ...world.objects, [object]: there } } : fold(world, event)
  if (!lastingAbilitiesOf(entered, object).some(({ effect }) => effect.kind === 'replacement')) return NO_EFFECTS
  // What it would lose only there, it has still: that counts where effects look at it as it would be.
  return effectsOf(entered, object, world).filter(({ effect }) => {
    const about = effect.kind === 'replacement' ? effect.event.object : undefined
    return rules.worksOnOwnMove(world, about !== undefined && 'ref' in about && about.ref === 'self')
  })
}

/** Whether damage would be redirected to what is no longer there. @see mtg-context:614.9 */
const isVoid = (world: World, target: Ref, event: GameEvent, scope: Scope): boolean => {
  if (event.event !== 'damage') return false
  const { lost = [] }: OwnScope = find(world, scope)
  const [to] = world.facts.base.refersTo(target, view(world), { ...scope, event })
  return to !== undefined && rules.isRedirectedToNobody(world, !lost.includes(to) && (living(world).includes(to) || isInArena(world, to)))
}

/** Whether an effect on its own object's entering is of an ability that the object would not have. @see mtg:603.6b */
const isLostOnEntering = (world: World, { ref, isStatic }: Instance, event: GameEvent, entering: Entering): boolean =>
  entering === 'as-it-would-be' &&
  isStatic &&
  enters(event) &&
  ref.source === event.object &&
  lostBy(asEntered(world, event, entering).after, ref.source).includes(ref.ability)

/** Whether it makes a difference how an object is looked at whose entering would be replaced. */
export const dependsOnEntering = (world: World, data: EventData): boolean => {
  if (data.event === null || !enters(data.event)) return false
  const keys = (entering: Entering): string => JSON.stringify(computeReplacers(world, { ...data, entering }).map(replacer => replacer.key))
  return keys('as-it-is') !== keys('as-it-would-be')
}

interface Asked {
  readonly data: EventData
  readonly found: readonly Replacer[]
}

/** The guards of one state all ask the same, so the last answer is kept with each world. */
const lastAsked = new WeakMap<World, Asked>()

/** All effects that are active for the event, whichever pass they belong to. */
export const replacers = (world: World, data: EventData): readonly Replacer[] => {
  const last = lastAsked.get(world)
  if (last?.data === data) return last.found
  const found = computeReplacers(world, data)
  lastAsked.set(world, { data, found })
  return found
}

const computeReplacers = (world: World, data: EventData): readonly Replacer[] => {
  const { event, origin } = data
  if (event === null) return []
  const known = replacing(world)
  const own = ofOwnMove(world, event)
  if (known.length === 0 && own.length === 0 && data.selves.length === 0) return NO_REPLACERS
  const spent = new Set([...origin.applied, ...origin.declined])
  const alive = living(world)
  const all = own.length === 0 ? known : [...known, ...own.filter(instance => !known.some(other => other.key === instance.key))]
  const entering = data.entering ?? enteringIn(world)
  const seen = seenEntering(world, event, entering)
  const { existed } = data
  const at: Moment = { hasOccurred: data.occurred, isModified: origin.applied.length > 0 }
  const found = all
    .filter(instance => existed === undefined || rules.existedBefore(world, existed, instance.key))
    .filter(
      instance =>
        !rules.hadItsTurn(world, spent, instance.key) && alive.includes(instance.controller) && isActive(world, instance, event, seen, at)
    )
    .filter(instance => !isLostOnEntering(world, instance, event, entering))
    .map<Replacer>(instance =>
      instance.effect.kind === 'prevention'
        ? { kind: 'prevention', class: 'prevention', key: instance.key, instance: instance as Instance<PreventionEffect> }
        : {
            kind: 'replacement',
            class: rules.classOf(world, (instance.effect as ReplacementEffect).class),
            key: instance.key,
            instance: instance as Instance<ReplacementEffect>
          }
    )
    .flatMap(replacer => apart(world, replacer, event, spent))
  const outer = found.filter(replacer => !isOfWithin(replacer, event))
  const selves = data.selves
    .filter(self => !rules.hadItsTurn(world, spent, self.key))
    .map<Replacer>(self => ({ kind: 'self', class: 'self', key: self.key, self }))
  // What is contained in the event waits until nothing replaces the event itself any more.
  return [...selves, ...(rules.isOuterFirst(world, outer) ? outer : found)]
}

/**
 * What shields several gives each of them a shield of its own, each applied by itself: an engine may tell of them one by one, or of
 * all at once.
 * @see mtg-context:615.11
 */
const apart = (world: World, whole: Replacer, event: GameEvent, spent: ReadonlySet<string>): readonly Replacer[] => {
  if (whole.kind !== 'prevention' || event.event !== 'damage' || !isOfEach(whole)) return [whole]
  const { instance } = whole
  const keyOf = (target: Id): string => shareKey(world, instance.key, target)
  const targets = [...new Set(event.parts.map(part => part.target))].filter(target => isShielded(world, instance, target))
  const single = targets
    .filter(target => !spent.has(keyOf(target)))
    .map<Replacer>(target => ({
      ...whole,
      key: keyOf(target),
      instance: { ...instance, subjects: (instance.subjects ?? []).filter(({ id }) => id === target) }
    }))
    .filter(replacer => replacer.kind === 'prevention' && !shields.isShieldSpent(world, remaining(world, replacer.instance, event)))
  return single.length > 1 && single.length === targets.length ? [...single, whole] : single
}

/** Whether an effect shields each of several. */
export const isOfEach = (replacer: Replacer): boolean =>
  replacer.kind === 'prevention' && replacer.instance.effect.shield === true && replacer.instance.subjects !== undefined

/** Whether an effect replaces what an entering contains, and not the entering. @see mtg-context:616.1g */
const isOfWithin = (replacer: Replacer, event: GameEvent): boolean =>
  replacer.kind === 'replacement' && isWithin(replacer.instance.effect.event, event)

/** Whether any effect that exists is active for an event that nothing has replaced yet. */
export const isAnyActive = (world: World, event: GameEvent, spent: readonly string[] = []): boolean => {
  const all = [...replacing(world), ...ofOwnMove(world, event)]
  if (all.length === 0) return false
  const alive = living(world)
  const had = new Set(spent)
  const entering = enteringIn(world)
  const seen = seenEntering(world, event, entering)
  const at: Moment = { hasOccurred: false, isModified: spent.length > 0 }
  return all.some(
    instance =>
      !rules.hadItsTurn(world, had, instance.key) &&
      alive.includes(instance.controller) &&
      isActive(world, instance, event, seen, at) &&
      !isLostOnEntering(world, instance, event, entering)
  )
}

/** Whether a pass takes the effects of each class. */
const takes: Readonly<Record<PassClass, (world: World, pass: ReplacementPass) => boolean>> = {
  self: rules.takesSelf,
  control: rules.takesControl,
  copy: rules.takesCopy,
  identity: rules.takesIdentity,
  standard: rules.takesStandard,
  prevention: rules.takesPrevention,
  outcome: rules.takesOutcome
}

/** The effects that are active in one pass. */
export const inThisPass = (world: World, data: EventData, at: number): readonly Replacer[] => {
  const all = replacers(world, data)
  if (all.length === 0) return all
  const pass = rules.passes(world)[at]
  return pass === undefined ? NO_REPLACERS : all.filter(replacer => takes[replacer.class](world, pass))
}

/** The player that a thing is, or whose it is. */
const whose = (world: World, subject: Id | undefined): Id => {
  if (subject === undefined) return world.turn.player
  return world.players.includes(subject) ? subject : (objectView(world, subject)?.controller ?? world.turn.player)
}

/** The players whom an event happens to: to themselves, or to what they control. */
export const affected = (world: World, event: GameEvent): readonly Id[] => {
  if (event.event === 'damage') return [...new Set(event.parts.map(part => whose(world, part.target)))]
  return [whose(world, 'player' in event ? event.player : 'object' in event ? event.object : undefined)]
}

/** A player, and the effects that they choose among. */
export interface Choice {
  readonly player: Id
  readonly among: readonly Replacer[]
}

/** Whether an effect is about what happens to one of the players that an event affects. */
const concerns = (world: World, replacer: Replacer, event: GameEvent, player: Id): boolean => {
  if (event.event !== 'damage' || replacer.kind === 'self') return true
  const { effect, scope, subjects } = replacer.instance
  const own = subjects?.map(({ id }) => id)
  if (replacer.kind === 'prevention' && own)
    return event.parts.some(({ target }) => own.includes(target) && whose(world, target) === player)
  const parts = world.facts.base.matchingParts(effect.event, event, view(world), { ...scope, event: scope.event ?? event })
  return parts.some(part => whose(world, part.target) === player)
}

/** The affected players who have effects to choose among, in turn order. */
const affectedChoosers = (world: World, event: GameEvent, active: readonly Replacer[]): readonly Choice[] => {
  const players = affected(world, event)
  return clockwise(world, world.turn.player)
    .filter(each => players.includes(each))
    .map(player => ({ player, among: active.filter(replacer => concerns(world, replacer, event, player)) }))
    .filter(({ among }) => among.length > 0)
}

/**
 * Whether a player has an effect to apply to what happens to them, while others have some to apply to the same event: whether each
 * applies all of theirs in turn, or one in each round, no text says; nor who begins where those may apply effects who control them.
 * @see mtg-context:616.1 mtg-context:616.1f
 */
export const isInReplacementRounds = (world: World, data: EventData, player: Id): boolean => {
  if (data.event === null || !rules.isAffectedPlayersToOrder(world)) return false
  const active = inThisPass(world, data, data.pass)
  const controllers = new Set(active.map(controllerOf))
  if (rules.mayControllerApply(world, data.event.event === 'damage') && controllers.size > 1 && controllers.has(player)) return true
  const choosers = affectedChoosers(world, data.event, active)
  return choosers.length > 1 && choosers.some(choice => choice.player === player)
}

/** Who chooses next among the effects of a pass: in laps from the selected player, or the players whom the event happens to. */
export const chooser = (world: World, data: EventData, active: readonly Replacer[]): Choice | undefined => {
  const { event } = data
  if (event === null || active.length === 0) return undefined
  if (rules.isAffectedPlayersToOrder(world) && !rules.areControllersToOrder(world, event.event === 'damage')) {
    const players = affected(world, event)
    const [only] = players
    if (players.length === 1 && only !== undefined) return { player: only, among: active }
    return affectedChoosers(world, event, active)[0] ?? { player: only ?? world.turn.player, among: active }
  }
  const controllers = active.map(controllerOf)
  const playerOfPass = rules.playerOfPass(world, clockwise(world, data.playerOfPass ?? data.origin.first ?? world.turn.player))
  const player = playerOfPass.find(each => controllers.includes(each))
  return player === undefined ? undefined : { player, among: active.filter(replacer => controllerOf(replacer) === player) }
}

/** Whether a rule of the game in this world forbids the event, and all of it. */
export const forbidden = (world: World, event: GameEvent): boolean => notForbidden(world, event) === null

/** What no rule of the game in this world forbids of an event: damage may be forbidden to some of those to whom it would be dealt. */
export const notForbidden = (world: World, event: GameEvent): GameEvent | null => {
  const bans = rulesOf(world, 'cant')
  if (bans.length === 0) return event
  const isBanned = (each: GameEvent): boolean => {
    const seen = seenToForbid(world, each)
    const forbids = bans.some(({ effect, scope }) => world.facts.base.matchesEvent(effect.event, each, seen, scope))
    return each.event === 'apply' ? isChangeForbidden(world, forbids) : isForbidden(world, forbids)
  }
  if (event.event !== 'damage') return isBanned(event) ? null : event
  const parts = event.parts.filter(part => !isBanned({ ...event, parts: [part] }))
  if (parts.length === event.parts.length) return event
  return parts.length === 0 ? null : { ...event, parts }
}

/** What is about to be created is nowhere yet: a rule that would forbid it looks at it as it would be. */
const seenToForbid = (world: World, event: GameEvent): View =>
  event.event === 'create' ? seenEntering(world, event, enteringIn(world)) : view(world)

/** Whether a creature that was declared may still attack: its controller is the player whose turn it is. @see mtg-context:508.1k */
const isOwnOfTurnPlayer = (world: World, id: Id): boolean => isInArena(world, id) && objectView(world, id)?.controller === world.turn.player

/** Whether what an event needs is still there. */
export const possible = (world: World, event: GameEvent): boolean => {
  const exists = (id: Id): boolean =>
    world.players.includes(id) ? living(world).includes(id) : isInArena(world, id) || world.stack.some(stackObject => stackObject.id === id)
  switch (event.event) {
    case 'damage':
      return event.parts.some(part => exists(part.target))
    case 'move':
      return world.objects[event.object]?.zone === event.from
    case 'destroy':
    case 'sacrifice':
    case 'attach':
    case 'heal':
      return isInArena(world, event.object)
    case 'attack':
      return declaredAttackers(world) === null || isOwnOfTurnPlayer(world, event.object)
    case 'status':
      return world.objects[event.object]?.statuses.includes(event.status) !== event.on
    case 'defeat':
      return living(world).includes(event.player)
    case 'draw':
      return living(world).includes(event.player)
    case 'discard':
      return event.object === undefined || world.objects[event.object]?.zone === 'hand'
    case 'negate':
      return world.stack.some(stackObject => stackObject.id === event.layer && mayBeNegated(world, stackObject.text.cantBeNegated))
    default:
      return true
  }
}
