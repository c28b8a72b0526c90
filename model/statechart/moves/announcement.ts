/** What the chart of telling what has triggered reads, and what its transitions do. @module */
import { eventObject, eventTargets } from '../../base/amount.js'
import type { GameEvent, Id } from '../../trace/event.js'
import { levelOf } from '../../trace/level.js'
import { clockwise, effectsOfKind, use } from '../../world/index.js'
import { areAllTold, dueOf, isAnyDue, withoutDue } from '../effects/due.js'
import { triggeredOn } from '../effects/triggered.js'
import { hearNext, isAnswered, isUnheard, replies } from '../effects/replies.js'
import { triggerGagged, triggerHidden } from '../effects/triggering.js'
import { choosers } from '../../rules/delayed.js'
import { ask } from '../frames.js'
import type { Context, Move } from '../part.js'
import { internally } from '../part.js'
import type { Due, ModelState } from '../state.js'
import { drop, inWorld, update } from '../state.js'
import { ANY, oneOf } from '../unify.js'

/** The context of the chart. */
export type OfAnnouncement = Context<'announcement'>

/** Where nobody sees the order of what is due, one order stands for all. */
const isSeen = ({ setting }: OfAnnouncement): boolean => setting.level === levelOf('triggered')

const dueNow = (context: OfAnnouncement, test: (due: Due) => boolean): readonly Due[] => {
  const found = context.data.due.filter(test)
  return isSeen(context) ? found : found.filter(due => due === context.data.due[0])
}

/** What is due now of a kind. */
const ofKind = (context: OfAnnouncement, kind: Due['see'], test: (due: Due) => boolean): readonly Due[] =>
  isAnyDue(context.data.due, kind) ? dueNow(context, test) : []

const without = (state: ModelState, { data }: OfAnnouncement, due: Due): ModelState =>
  update<'announcement'>(state, { due: withoutDue(data.due, due) })

/** One thing, or one of several. */
const anyOf = (patterns: readonly unknown[]): unknown => (patterns.length === 1 ? patterns[0] : oneOf(patterns))

/** The event that a triggering answers, where the engine names it. */
const byOf = ({ data }: OfAnnouncement, due: Due): unknown => (due.by ? anyOf(due.by) : (data.by ?? ANY))

const suppressed = (context: OfAnnouncement, why: 'limit' | 'effect'): readonly Move[] =>
  ofKind(context, 'suppressed', due => due.see === 'suppressed' && (due.why === why || due.limited === true)).flatMap(due =>
    outcomes(context, due).map(go => ({
      suspects: due.see === 'suppressed' && due.stopped ? ['trigger.suppressed'] : [],
      pattern: {
        see: 'suppressed',
        effect: due.ref,
        why,
        ...(due.see === 'suppressed' && why === 'effect' && { 'suppressor?': anyOf(due.suppressors) }),
        'by?': byOf(context, due)
      },
      go
    }))
  )

/** What becomes of an effect that is kept from triggering, in each reading: "the next time" has passed, or is still to come. @see fab:6.6.5f fab:6.6.3a */
const outcomes = (context: OfAnnouncement, due: Due): readonly ((state: ModelState) => ModelState)[] => {
  const goesOn = (state: ModelState): ModelState => without(state, context, due)
  const key = due.see === 'suppressed' ? due.uses : undefined
  const instance = key === undefined ? undefined : effectsOfKind(context.world, 'trigger').find(each => each.key === key)
  return instance ? [goesOn, state => inWorld(goesOn(state), use(state.world, instance))] : [goesOn]
}

/** The next effect of which it is to be chosen on which event it triggers: the turn-player chooses first. @see mtg-context:101.4 */
const choosing = ({ data, world }: OfAnnouncement) => {
  if (!isAnyDue(data.due, 'occurrence')) return undefined
  const open = data.due.filter(due => due.see === 'occurrence')
  const [player] =
    open.length === 0
      ? []
      : choosers(
          world,
          clockwise(world, world.turn.player),
          open.map(due => due.controller)
        )
  return open.find(due => due.controller === player)
}

/** What an event happens to: an option names the event by it. */
const happensTo = (event: GameEvent): Id => eventObject(event) ?? eventTargets(event)[0] ?? ('player' in event ? event.player : '')

const occurrenceChosen = (state: ModelState, context: OfAnnouncement): ModelState => {
  const due = choosing(context)
  if (!due) return state
  const event = due.among[context.returned?.kind === 'option' ? context.returned.index : 0]!
  const { state: after, due: more } = triggeredOn(without(state, context, due), due.key, event)
  return update<'announcement'>(after, { due: [...context.data.due.filter(each => each !== due), ...more] })
}

/** The effects of hidden sources about which their owners have not decided. */
const toLet = ({ data }: OfAnnouncement) => (isAnyDue(data.due, 'hidden') ? data.due.filter(due => due.see === 'hidden') : [])

/** An effect of which it is open whether an effect that ended with the event keeps it from triggering. */
const gagged = ({ data }: OfAnnouncement) =>
  isAnyDue(data.due, 'gagged') ? data.due.find((due): due is Extract<Due, { see: 'gagged' }> => due.see === 'gagged') : undefined

const settled = (state: ModelState, context: OfAnnouncement, isGagged: boolean): ModelState => {
  const due = gagged(context)!
  const { state: after, due: made } = triggerGagged(state, due, isGagged)
  const named = made.map(each => (due.by ? { ...each, by: due.by } : each))
  return update<'announcement'>(after, { due: context.data.due.flatMap(each => (each === due ? named : [each])) })
}

/** Its owner has decided: it triggers, or nothing comes of it. */
const decided = (state: ModelState, context: OfAnnouncement): ModelState => {
  const due = toLet(context).find(({ key }) => key === context.data.asksAbout)
  if (!due) return state
  const isLet = context.returned?.kind === 'option' && context.returned.option.option === 'yes'
  const rest = context.data.due.filter(each => each !== due)
  if (!isLet) return update<'announcement'>(state, { due: rest })
  const { state: after, due: made } = triggerHidden(state, due)
  return update<'announcement'>(after, { due: [...rest, ...made.map(each => (due.by ? { ...each, by: due.by } : each))] })
}

export const isAnyGagged = (context: OfAnnouncement): boolean => gagged(context) !== undefined

export const isAnyUnheard = ({ data }: OfAnnouncement): boolean => isUnheard(data)

export const mayAnyReply = ({ data }: OfAnnouncement): boolean => !isAnswered(data)

export const isNoneDue = ({ data }: OfAnnouncement): boolean => data.due.length === 0

export const isAnyToBeChosen = (context: OfAnnouncement): boolean => choosing(context) !== undefined

export const isAnyToLet = (context: OfAnnouncement): boolean => toLet(context).length > 0

/** It is kept from triggering, or not. */
export const settles = (context: OfAnnouncement): readonly Move[] =>
  [true, false].map(isGagged => ({ go: state => settled(state, context, isGagged) }))

export const hears = ({ data }: OfAnnouncement): readonly Move[] => internally(state => hearNext(state, data))

export const mayReply = ({ world, data }: OfAnnouncement): readonly Move[] => replies(world, data).map(go => ({ go }))

const tellingOf = (context: OfAnnouncement, due: Due): readonly Move[] =>
  due.see !== 'triggered'
    ? []
    : [
        {
          suspects: ['trigger.condition-met'],
          pattern: {
            see: 'triggered',
            effect: due.ref,
            controller: due.controller,
            layer: due.stackObject,
            'by?': byOf(context, due),
            ...(due.answers !== undefined && { 'answers?': due.answers })
          },
          go: state => without(state, context, due)
        }
      ]

export const tellsTriggered = (context: OfAnnouncement): readonly Move[] =>
  ofKind(context, 'triggered', each => each.see === 'triggered').flatMap(each => tellingOf(context, each))

/** Whether it is to be told what has triggered, in whatever order, and nothing else. */
export const tellsOnly = (context: OfAnnouncement): boolean => isSeen(context) && isAnswered(context.data) && areAllTold(context.data.due)

/** What tells that an effect of one of these sources has triggered, or of one that the engine names as it likes. */
export const tellsTriggeredOf = (context: OfAnnouncement, sources: readonly Id[]): readonly Move[] =>
  dueOf(context.data.due, sources).flatMap(each => tellingOf(context, each))

export const tellsLimit = (context: OfAnnouncement): readonly Move[] => suppressed(context, 'limit')

export const tellsSuppressed = (context: OfAnnouncement): readonly Move[] => suppressed(context, 'effect')

export const asksForOccurrence = (context: OfAnnouncement): ModelState => {
  const { controller, among } = choosing(context)!
  return ask(
    context.state,
    controller,
    'occurrence',
    among.map(({ event }) => ({ option: 'object', object: happensTo(event) }))
  )
}

export const choosesOccurrence = (context: OfAnnouncement): readonly Move[] => internally(state => occurrenceChosen(state, context))

/** The owner of any of the hidden sources is asked. */
export const asksOwner = (context: OfAnnouncement): readonly Move[] =>
  toLet(context).map(({ key, owner }) => ({
    go: state => ask(update<'announcement'>(state, { asksAbout: key }), owner, 'may', [{ option: 'yes' }, { option: 'no' }])
  }))

export const decides = (context: OfAnnouncement): readonly Move[] => internally(state => decided(state, context))

/** Ends; what was returned to the chart below stays. */
export const ends = (): readonly Move[] => internally(drop)
