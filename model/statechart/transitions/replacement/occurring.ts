/** The event as it is proposed, and as it occurs. @module */
import type { World } from '../../../world/index.js'
import type { GameEvent } from '../../../trace/event.js'
import { effectsOfKind, foldTogether, gained, rulesOf, use, view } from '../../../world/index.js'
import type { Concept } from '../../../rulebook/concept.js'
import type { TransitionEffect } from '../../part.js'
import { announce, happenWith, moveFromStack, withComingOff } from '../../frames.js'
import { shown } from '../../effects/shown.js'
import { ANY } from '../../unify.js'
import type { AdditionalEffect } from '../../state.js'
import { drop, inWorld, update } from '../../state.js'
import { waysOfLife } from '../../effects/lifelink.js'
import { occursAfterAll } from '../../effects/times.js'
import { withEnded } from '../../effects/returning.js'
import { noticed } from '../../effects/triggered.js'
import { withoutLosers } from '../leaving.js'
import { leavesCountersOpen } from '../../effects/entering.js'
import { isUnsettled } from '../continuous.js'
import { pointsOfAdditional } from '../additional-points.js'
import * as rules from '../../../rules/replacement.js'
import { internally } from '../../part.js'
import type { OfReplacement } from './context.js'
import { isCompound, isDrawOfNothing, isEmpty, lacksCard, settled } from './drawing.js'
import { firstAfter } from './pass.js'
import { notForbidden } from '../../effects/replacing.js'
import { cannotOccur, isStopped, mayLook, replaceable } from './allowed.js'

/** Uses up the rules that spoke of the next event of a kind. */
const useRules = (world: World, event: GameEvent): World =>
  rulesOf(world, 'unpreventable')
    .filter(
      instance =>
        instance.effect.uses !== undefined && world.facts.base.matchesEvent(instance.effect.event, event, view(world), instance.scope)
    )
    .reduce((now, instance) => use(now, instance), world)

/** What is at stake where an event happens at all: what makes it happen. */
const madeBy = ({ data }: OfReplacement): readonly Concept[] => {
  const { cause, event } = data
  if (event?.event === 'apply') return ['continuous.apply', 'continuous.stage', 'continuous.timestamp']
  if (cause === undefined) return []
  if ('effect' in cause) return ['replacement.sub-event']
  if ('layer' in cause) return ['resolution.step']
  switch (cause.rule) {
    case 'combat':
      return event?.event === 'damage' ? ['combat.hit', 'combat.step'] : ['combat.step']
    case 'check':
      return ['check.performed']
    case 'turn':
      return ['turn.step']
    case 'cost':
      return ['priority.act']
    case 'resolution':
      return ['stack.layer-leaves']
    case 'setup':
      return []
  }
}

/** What may be reported of a gain where less than all of it comes about: all that was to be gained, or what came about. */
const reported = (world: World, event: GameEvent): readonly GameEvent[] => {
  const amount = event.event === 'gain' ? gained(world, event) : 0
  return event.event === 'gain' && amount > 0 && amount < event.amount ? [event, { ...event, amount }] : [event]
}

/** A gain of which nothing comes about: it may be reported, or not. */
const isVain = ({ data, world }: OfReplacement): boolean =>
  data.event?.event === 'gain' && data.event.amount > 0 && gained(world, data.event) === 0

export const occurs = (context: OfReplacement): readonly TransitionEffect[] => {
  const allowed = context.data.event && notForbidden(context.world, context.data.event)
  const settledEvent = allowed && settled(context.world, allowed)
  const { id, within } = context.data
  const ways = (settledEvent ? reported(context.world, settledEvent) : []).flatMap(event =>
    withComingOff(context.state, [{ id, event }]).map(more => ({ event, more }))
  )
  return ways.map(({ event, more }): TransitionEffect => ({
    pattern: {
      see: 'event',
      events: [
        { ...shown(event), 'id?': id, 'within?': within ?? ANY },
        ...more.events.map(namedEvent => ({ ...shown(namedEvent.event), 'id?': namedEvent.id, 'within?': ANY }))
      ],
      'cause?': ANY
    },
    suspects: [...context.data.suspects, ...madeBy(context)],
    next: from => {
      const state = { ...from, ids: more.ids }
      const before = state.world
      const after = inWorld(
        update<'replacement'>(state, {
          event,
          occurred: true,
          existed: replacersIn(before),
          pass: firstAfter(context),
          passHasBegun: false
        }),
        foldTogether(useRules(within === undefined ? occursAfterAll(before, event, context.data.origin.applied) : before, event), [
          event,
          ...more.events.map(namedEvent => namedEvent.event)
        ])
      )
      const { state: triggered, pending } = noticed(after, before, [{ id, event }, ...more.events], {
        within,
        cause: context.data.cause,
        modifiers: { [id]: context.data.origin.modifiers ?? [] }
      })
      const ended = withEnded(triggered, before, [event, ...more.events.map(namedEvent => namedEvent.event)])
      const announced = withoutLosers(announce(moveFromStack(ended, before, [event]), pending, id), [event])
      return leavesCountersOpen(before, event)
        ? { ...announced, unsupported: 'whether counters that something enters with are put on it' }
        : announced
    }
  }))
}

/** The effects of a world that may replace an outcome. @see fab:6.4.3 */
const replacersIn = (world: World): readonly string[] => {
  const all = effectsOfKind(world, 'replacement')
  const known = keys.get(all) ?? all.map(instance => instance.key)
  keys.set(all, known)
  return known
}

const keys = new WeakMap<readonly object[], readonly string[]>()

/** What is played is a stack object before effects apply to it. */
export const changesObjects = (context: OfReplacement): boolean => context.data.event?.event !== 'play' && isUnsettled(context)

export const looksAhead = (context: OfReplacement): boolean => mayLook(context) && !isStopped(context)

/** Whether the event may not even be replaced. */
export const mayStop = (context: OfReplacement): boolean => isStopped(context) || isDrawOfNothing(context)

export const hasOccurred = ({ data }: OfReplacement): boolean => data.occurred

export const isEventLeft = ({ data }: OfReplacement): boolean => data.event !== null

export const mustNotOccur = (context: OfReplacement): boolean => !isEmpty(context) && (cannotOccur(context) || isDrawOfNothing(context))

export const isInVain = (context: OfReplacement): boolean => !context.data.grouped && !cannotOccur(context) && isVain(context)

export const isOneOfSeveral = (context: OfReplacement): boolean => context.data.grouped === true && !cannotOccur(context)

const isAlone = (context: OfReplacement): boolean =>
  !context.data.grouped && !cannotOccur(context) && !isCompound(context) && !lacksCard(context)

/** Whether the event is damage that brings life, so that more than itself occurs. */
export const isLifeBrought = (context: OfReplacement): boolean =>
  isAlone(context) && context.data.event !== null && waysOfLife(context.world, context.data.event, context.data.cause).length > 0

export const isSingle = (context: OfReplacement): boolean => isAlone(context) && !isLifeBrought(context)

/** Whether what effects do in addition may be a part of the event. */
export const isJoined = (context: OfReplacement): boolean =>
  isSingle(context) && pointsOfAdditional(context.world, context.data.additionalAfter).length > 0

export const looks = (context: OfReplacement): readonly TransitionEffect[] =>
  rules.enterings(context.world).map(entering => ({
    next: state => update<'replacement'>(state, { entering })
  }))

/** Where a part can't happen, it may be reported with the rest, or be left out. */
export const proposes = (context: OfReplacement): readonly TransitionEffect[] => {
  const { event, id, within } = context.data
  const replaced = replaceable(context).data.event
  return [...new Set([event!, replaced!])].map(what => ({
    pattern: { see: 'proposed', event: id, what: shown(what), 'within?': within ?? ANY },
    suspects: madeBy(context),
    next: state => update<'replacement'>(state, { event: replaced })
  }))
}

/** Damage that brings life occurs together with that, and perhaps with what effects do in addition. @see mtg-context:120.4d */
export const brings = ({ data, world }: OfReplacement): readonly TransitionEffect[] => {
  const { id, event, origin, cause, suspects, additionalAfter } = data
  const points = pointsOfAdditional(world, additionalAfter)
  const additionalEffects = additionalAfter.map(additional => (additional.instead ? { ...additional, origin } : additional))
  const occursWith = (parts: readonly GameEvent[], after: readonly AdditionalEffect[]): TransitionEffect => ({
    next: state => happenWith(drop(state), { id, event, origin }, parts, { suspects, additionalEffects: after, ...(cause && { cause }) })
  })
  return [occursWith([], additionalEffects), ...(points.length > 0 ? [occursWith(points, [])] : [])]
}

export const joins = ({ data, world }: OfReplacement): readonly TransitionEffect[] =>
  internally(state => {
    const { id, event, origin, cause, suspects } = data
    return happenWith(drop(state), { id, event, origin }, pointsOfAdditional(world, data.additionalAfter), {
      suspects,
      ...(cause && { cause })
    })
  })
