/**
 * What answers triggerings, and what answers these answers. In which order effects answer, no rule says: where it matters because
 * one of them does so only so often, each order is a way on.
 * @module
 */
import type { TriggerEffect } from '../../scenario/effect.js'
import type { TriggeringView } from '../../scenario/view.js'
import type { EffectRef } from '../../trace/event.js'
import type { FrameData, ModelState, Reply } from '../state.js'
import { inWorld, update } from '../state.js'
import type { Instance, World } from '../../world/index.js'
import { countTriggerings, effectsOfKind, living, noteTriggering, view } from '../../world/index.js'
import { isAnyOfKind } from './pending.js'
import { isStillToDo, isVisible, limitOf } from './listening.js'
import { isConditionMet } from './conditions.js'
import { isBeyond, trigger } from './triggering.js'

type Announcing = FrameData['announcement']

/** More triggerings that answer one another than any game has that comes to an end. */
const MOST = 64

const WITHOUT_END = 'triggerings that answer one another without end'

type Unheard = Extract<Announcing['pending'][number], { readonly unheard?: object }>

/** The triggering of which it has not been looked for what answers it. */
const unheard = ({ pending }: Announcing) =>
  isAnyOfKind(pending, 'unheard')
    ? pending.find((each): each is Unheard & Required<Pick<Unheard, 'unheard'>> => 'unheard' in each && each.unheard !== undefined)
    : undefined

/** Whether everything that answers the triggerings is known. */
export const isAnswered = (data: Announcing): boolean => !unheard(data) && (data.replies ?? []).length === 0

export const isUnheard = (data: Announcing): boolean => unheard(data) !== undefined

const repliersTo = (world: World, triggering: TriggeringView): readonly Instance<TriggerEffect>[] =>
  effectsOfKind(world, 'trigger').filter(
    instance =>
      instance.effect.trigger.on?.event === 'triggered' &&
      living(world).includes(instance.controller) &&
      isVisible(world, instance) &&
      world.facts.base.matchesTriggering(instance.effect.trigger.on, triggering, view(world), instance.scope)
  )

/** What is pending, with one thing heard. */
const told = ({ pending }: Announcing, heard: Unheard): Pick<Announcing, 'pending'> => {
  const { unheard: _, ...rest } = heard
  return { pending: pending.map(each => (each === heard ? (rest as Unheard) : each)) }
}

/** A triggering as texts speak of it: what answers another is brought about by that, not by the event behind it. */
const triggeringOf = (about: Unheard): TriggeringView => {
  const { event, wave } = about.unheard!
  const controller = about.see === 'triggered' ? about.controller : about.unheard!.controller
  return { effect: about.ref, controller, ...(event && wave === 1 && { cause: event }) }
}

/** Finds the effects that speak of a triggering. */
const hear = (state: ModelState, data: Announcing, heard: Extract<Unheard, { see: 'triggered' }>): ModelState => {
  if (data.pending.length > MOST) return { ...state, unsupported: WITHOUT_END }
  const { event, wave } = heard.unheard!
  const triggering = triggeringOf(heard)
  const replies = repliersTo(state.world, triggering).map(({ key }): Reply => ({
    key,
    stackObject: heard.stackObject,
    wave,
    ...(event && { event })
  }))
  return update<'announcement'>(inWorld(state, noteTriggering(state.world, triggering)), {
    ...told(data, heard),
    replies: [...(data.replies ?? []), ...replies]
  })
}

/**
 * The next triggering is heard. One that makes no stack object, because of a limit or of another effect, is triggered by the words of the
 * text; whether it is for what speaks of triggerings, no text says: it is kept which effects would answer it.
 * @see fab:6.6.5e fab:6.6.5f
 */
export const hearNext = (state: ModelState, data: Announcing): ModelState => {
  const heard = unheard(data)
  if (!heard) return state
  if (heard.see === 'triggered') return hear(state, data, heard)
  const passed = update<'announcement'>(state, told(data, heard))
  const found = repliersTo(state.world, triggeringOf(heard)).map(({ ref }) => ref)
  return found.length === 0 ? passed : { ...passed, layerless: [...(state.layerless ?? []), ...found] }
}

/** Whether an effect may have answered a triggering that made no stack object. */
export const mayAnswerLayerless = ({ world, layerless = [] }: ModelState, { source, ability }: EffectRef): boolean =>
  layerless.some(ref => ref.source === source && ref.ability === ability) &&
  effectsOfKind(world, 'trigger').some(
    ({ ref, key, effect }) => ref.source === source && ref.ability === ability && !isBeyond(world, effect.trigger, key)
  )

const instanceOf = (world: World, { key }: Reply): Instance<TriggerEffect> | undefined =>
  effectsOfKind(world, 'trigger').find(instance => instance.key === key)

/** Whether it matters which triggering an effect answers first. */
const isChoosy = (world: World, reply: Reply): boolean => {
  const instance = instanceOf(world, reply)
  if (!instance) return false
  const { trigger: on, uses } = instance.effect
  return limitOf(world, on) !== undefined || uses !== undefined || on.ordinal !== undefined || on.oneOrMore === true || !instance.isStatic
}

/** Whether a triggering is one of the times that an effect speaks of: those that it has not come to yet are later ones. */
const isItsTime = (world: World, { effect: { trigger: on }, scope }: Instance<TriggerEffect>, later: number): boolean => {
  if (!on.ordinal || !on.on) return true
  return on.ordinal.nth.includes(countTriggerings(world, on.on, on.ordinal.per, scope) - later)
}

const onceKey = ({ key }: Reply, wave: number): string => `${key}@${wave}`

/** What comes of one reply: each way in which it may be read. */
const ways = (data: Announcing, reply: Reply): readonly ((state: ModelState) => ModelState)[] => {
  const replies = (data.replies ?? []).filter(each => each !== reply)
  const drop = (state: ModelState): ModelState => update<'announcement'>(state, { replies })
  const go = (state: ModelState): ModelState => {
    const { world } = state
    const instance = instanceOf(world, reply)
    const later = replies.filter(each => each.key === reply.key).length
    if (!instance || !isStillToDo(world, instance) || !isItsTime(world, instance, later)) return drop(state)
    const here = { ...instance.scope, ...(reply.event && { event: reply.event }) }
    const { given, oneOrMore } = instance.effect.trigger
    if (given && !world.facts.base.condition(given, view(world), here)) return drop(state)
    if (!isConditionMet(world, instance, here)) return drop(state)
    const made = trigger({ state, pending: data.pending }, instance, reply.event, { stackObject: reply.stackObject, wave: reply.wave })
    return update<'announcement'>(made.state, {
      pending: made.pending,
      replies,
      ...(oneOrMore && { once: [...(data.once ?? []), onceKey(reply, reply.wave)] })
    })
  }
  const once = (data.once ?? []).filter(each => each.startsWith(`${reply.key}@`))
  if (once.includes(onceKey(reply, reply.wave))) return [drop]
  // Whether triggerings that answer one another come at once, no rule says.
  return once.length > 0 ? [go, drop] : [go]
}

/** The ways in which the next reply may come. */
export const replies = (world: World, data: Announcing): readonly ((state: ModelState) => ModelState)[] => {
  const open = data.replies ?? []
  const plain = open.find(reply => !isChoosy(world, reply))
  return (plain ? [plain] : open).flatMap(reply => ways(data, reply))
}
