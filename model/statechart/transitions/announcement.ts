/** What the chart of telling what has triggered reads, and what its transitions do. @module */
import { eventObject, eventTargets } from '../../base/amount.js'
import type { GameEvent, Id } from '../../trace/event.js'
import { levelOf } from '../../trace/level.js'
import { clockwise, effectsOfKind, use } from '../../world/index.js'
import { areAllTriggered, pendingOf, isAnyOfKind, withoutPending } from '../effects/pending.js'
import { triggeredOn } from '../effects/triggered.js'
import { hearNext, isAnswered, isUnheard, replies } from '../effects/replies.js'
import { triggerGagged, triggerHidden } from '../effects/triggering.js'
import { choosers } from '../../rules/delayed.js'
import { ask } from '../frames.js'
import type { Context, TransitionEffect } from '../part.js'
import { internally } from '../part.js'
import type { PendingAnnouncement, ModelState } from '../state.js'
import { drop, inWorld, update } from '../state.js'
import { ANY, oneOf } from '../unify.js'

/** The context of the chart. */
export type OfAnnouncement = Context<'announcement'>

/** Where nobody sees the order of what is pending, one order stands for all. */
const isSeen = ({ setting }: OfAnnouncement): boolean => setting.level === levelOf('triggered')

const pendingNow = (context: OfAnnouncement, test: (pending: PendingAnnouncement) => boolean): readonly PendingAnnouncement[] => {
  const found = context.data.pending.filter(test)
  return isSeen(context) ? found : found.filter(pending => pending === context.data.pending[0])
}

/** What is pending now of a kind. */
const ofKind = (
  context: OfAnnouncement,
  kind: PendingAnnouncement['see'],
  test: (pending: PendingAnnouncement) => boolean
): readonly PendingAnnouncement[] => (isAnyOfKind(context.data.pending, kind) ? pendingNow(context, test) : [])

const without = (state: ModelState, { data }: OfAnnouncement, pending: PendingAnnouncement): ModelState =>
  update<'announcement'>(state, { pending: withoutPending(data.pending, pending) })

/** One thing, or one of several. */
const anyOf = (patterns: readonly unknown[]): unknown => (patterns.length === 1 ? patterns[0] : oneOf(patterns))

/** The event that a triggering answers, where the engine names it. */
const byOf = ({ data }: OfAnnouncement, pending: PendingAnnouncement): unknown => (pending.by ? anyOf(pending.by) : (data.by ?? ANY))

const suppressed = (context: OfAnnouncement, why: 'limit' | 'effect'): readonly TransitionEffect[] =>
  ofKind(context, 'suppressed', pending => pending.see === 'suppressed' && (pending.why === why || pending.limited === true)).flatMap(
    pending =>
      outcomes(context, pending).map(next => ({
        suspects: pending.see === 'suppressed' && pending.stopped ? ['trigger.suppressed'] : [],
        pattern: {
          see: 'suppressed',
          effect: pending.ref,
          why,
          ...(pending.see === 'suppressed' && why === 'effect' && { 'suppressor?': anyOf(pending.suppressors) }),
          'by?': byOf(context, pending)
        },
        next
      }))
  )

/** What becomes of an effect that is kept from triggering, in each reading: "the next time" has passed, or is still to come. @see fab:6.6.5f fab:6.6.3a */
const outcomes = (context: OfAnnouncement, pending: PendingAnnouncement): readonly ((state: ModelState) => ModelState)[] => {
  const goesOn = (state: ModelState): ModelState => without(state, context, pending)
  const key = pending.see === 'suppressed' ? pending.uses : undefined
  const instance = key === undefined ? undefined : effectsOfKind(context.world, 'trigger').find(each => each.key === key)
  return instance ? [goesOn, state => inWorld(goesOn(state), use(state.world, instance))] : [goesOn]
}

/** The next effect of which it is to be chosen on which event it triggers: the turn-player chooses first. @see mtg-context:101.4 */
const choosing = ({ data, world }: OfAnnouncement) => {
  if (!isAnyOfKind(data.pending, 'occurrence')) return undefined
  const open = data.pending.filter(pending => pending.see === 'occurrence')
  const [player] =
    open.length === 0
      ? []
      : choosers(
          world,
          clockwise(world, world.turn.player),
          open.map(pending => pending.controller)
        )
  return open.find(pending => pending.controller === player)
}

/** What an event happens to: an option names the event by it. */
const happensTo = (event: GameEvent): Id => eventObject(event) ?? eventTargets(event)[0] ?? ('player' in event ? event.player : '')

const occurrenceChosen = (state: ModelState, context: OfAnnouncement): ModelState => {
  const pending = choosing(context)
  if (!pending) return state
  const event = pending.among[context.returned?.kind === 'option' ? context.returned.index : 0]!
  const { state: after, pending: more } = triggeredOn(without(state, context, pending), pending.key, event)
  return update<'announcement'>(after, { pending: [...context.data.pending.filter(each => each !== pending), ...more] })
}

/** The effects of hidden sources about which their owners have not decided. */
const toLet = ({ data }: OfAnnouncement) =>
  isAnyOfKind(data.pending, 'hidden') ? data.pending.filter(pending => pending.see === 'hidden') : []

/** An effect of which it is open whether an effect that ended with the event keeps it from triggering. */
const gagged = ({ data }: OfAnnouncement) =>
  isAnyOfKind(data.pending, 'gagged')
    ? data.pending.find((pending): pending is Extract<PendingAnnouncement, { see: 'gagged' }> => pending.see === 'gagged')
    : undefined

const settled = (state: ModelState, context: OfAnnouncement, isGagged: boolean): ModelState => {
  const pending = gagged(context)!
  const { state: after, pending: made } = triggerGagged(state, pending, isGagged)
  const named = made.map(each => (pending.by ? { ...each, by: pending.by } : each))
  return update<'announcement'>(after, { pending: context.data.pending.flatMap(each => (each === pending ? named : [each])) })
}

/** Its owner has decided: it triggers, or nothing comes of it. */
const decided = (state: ModelState, context: OfAnnouncement): ModelState => {
  const pending = toLet(context).find(({ key }) => key === context.data.asksAbout)
  if (!pending) return state
  const isLet = context.returned?.kind === 'option' && context.returned.option.option === 'yes'
  const rest = context.data.pending.filter(each => each !== pending)
  if (!isLet) return update<'announcement'>(state, { pending: rest })
  const { state: after, pending: made } = triggerHidden(state, pending)
  return update<'announcement'>(after, { pending: [...rest, ...made.map(each => (pending.by ? { ...each, by: pending.by } : each))] })
}

export const isAnyGagged = (context: OfAnnouncement): boolean => gagged(context) !== undefined

export const isAnyUnheard = ({ data }: OfAnnouncement): boolean => isUnheard(data)

export const mayAnyReply = ({ data }: OfAnnouncement): boolean => !isAnswered(data)

export const isNonePending = ({ data }: OfAnnouncement): boolean => data.pending.length === 0

export const isAnyToBeChosen = (context: OfAnnouncement): boolean => choosing(context) !== undefined

export const isAnyToLet = (context: OfAnnouncement): boolean => toLet(context).length > 0

/** It is kept from triggering, or not. */
export const settles = (context: OfAnnouncement): readonly TransitionEffect[] =>
  [true, false].map(isGagged => ({ next: state => settled(state, context, isGagged) }))

export const hears = ({ data }: OfAnnouncement): readonly TransitionEffect[] => internally(state => hearNext(state, data))

export const mayReply = ({ world, data }: OfAnnouncement): readonly TransitionEffect[] => replies(world, data).map(next => ({ next }))

const tellingOf = (context: OfAnnouncement, pending: PendingAnnouncement): readonly TransitionEffect[] =>
  pending.see !== 'triggered'
    ? []
    : [
        {
          suspects: ['trigger.condition-met'],
          pattern: {
            see: 'triggered',
            effect: pending.ref,
            controller: pending.controller,
            layer: pending.stackObject,
            'by?': byOf(context, pending),
            ...(pending.answers !== undefined && { 'answers?': pending.answers })
          },
          next: state => without(state, context, pending)
        }
      ]

export const announcesTriggered = (context: OfAnnouncement): readonly TransitionEffect[] =>
  ofKind(context, 'triggered', each => each.see === 'triggered').flatMap(each => tellingOf(context, each))

/** Whether it is to be told what has triggered, in whatever order, and nothing else. */
export const announcesOnly = (context: OfAnnouncement): boolean =>
  isSeen(context) && isAnswered(context.data) && areAllTriggered(context.data.pending)

/** What tells that an effect of one of these sources has triggered, or of one that the engine names as it likes. */
export const announcesTriggeredOf = (context: OfAnnouncement, sources: readonly Id[]): readonly TransitionEffect[] =>
  pendingOf(context.data.pending, sources).flatMap(each => tellingOf(context, each))

export const announcesLimit = (context: OfAnnouncement): readonly TransitionEffect[] => suppressed(context, 'limit')

export const announcesSuppressed = (context: OfAnnouncement): readonly TransitionEffect[] => suppressed(context, 'effect')

export const asksForOccurrence = (context: OfAnnouncement): ModelState => {
  const { controller, among } = choosing(context)!
  return ask(
    context.state,
    controller,
    'occurrence',
    among.map(({ event }) => ({ option: 'object', object: happensTo(event) }))
  )
}

export const choosesOccurrence = (context: OfAnnouncement): readonly TransitionEffect[] =>
  internally(state => occurrenceChosen(state, context))

/** The owner of any of the hidden sources is asked. */
export const asksOwner = (context: OfAnnouncement): readonly TransitionEffect[] =>
  toLet(context).map(({ key, owner }) => ({
    next: state => ask(update<'announcement'>(state, { asksAbout: key }), owner, 'may', [{ option: 'yes' }, { option: 'no' }])
  }))

export const decides = (context: OfAnnouncement): readonly TransitionEffect[] => internally(state => decided(state, context))

/** Ends; what was returned to the chart below stays. */
export const ends = (): readonly TransitionEffect[] => internally(drop)
