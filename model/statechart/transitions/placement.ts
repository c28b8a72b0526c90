/** What the chart of placing reads, and what its transitions do. @module */
import type { Id } from '../../trace/event.js'
import type { Option } from '../../trace/option.js'
import type { OwnScope, Pending, World } from '../../world/index.js'
import { clockwise, controllerOf, isAttackGone, stackObjectView, living } from '../../world/index.js'
import * as rules from '../../rules/placement.js'
import { closesOnceAllIsPlaced } from '../../rules/turn.js'
import { ask, askForPlayer, placeStackObject } from '../frames.js'
import { contentsOf } from '../effects/contents.js'
import { isDeclarable } from '../effects/legal.js'
import { isOrderUnseen, nextRound } from '../effects/unseen-order.js'
import type { Context, TransitionEffect } from '../part.js'
import { internally } from '../part.js'
import { modesIn } from './modal.js'
import type { ModelState } from '../state.js'
import { inWorld, pop, update } from '../state.js'
import { grouped } from '../effects/grouped.js'
import { oneOf } from '../unify.js'

/** The context of the chart. */
export type OfPlacement = Context<'placement'>

/** Whose a pending trigger is as it is placed: its own controller's, or whoever has its source by now. */
const placerOf = (world: World, { controller, ref, scope }: Pending): Id => {
  if (rules.isAsTriggered(world)) return controller
  const source = world.objects[ref.source]
  const { incarnation } = scope as OwnScope
  return source?.zone === 'arena' && (incarnation === undefined || incarnation === source.incarnation)
    ? controllerOf(world, source)
    : controller
}

const NONE: readonly Pending[] = []

/** The pending triggers that are to be placed: what triggers meanwhile may have to wait for a further round. @see mtg:603.3b */
const ofThisRound = ({ world, data }: OfPlacement): readonly Pending[] => {
  const { batch } = data
  return batch ? world.pending.filter(pending => rules.isOfThisRound(world, batch, pending.stackObject)) : world.pending
}

/** The pending triggers of the first pass that has any. */
const inThisPass = (context: OfPlacement): readonly Pending[] => {
  const parts = rules.parts(context.world)
  const pending = ofThisRound(context)
  if (parts.length < 2) return pending
  for (const part of parts) {
    const found = pending.filter(each => rules.isOfPart(context.world, part, each.meta === true))
    if (found.length > 0) return found
  }
  return NONE
}

const controllers = (context: OfPlacement): readonly Id[] => [
  ...new Set(inThisPass(context).map(pending => placerOf(context.world, pending)))
]

/** Whether the turn-player orders the triggered effects of all players. @see fab-context:4.1.8a */
const isForAll = ({ world }: OfPlacement): boolean => rules.ordersAll(world, world.turn.phase)

const nextPlayer = (context: OfPlacement): Id | undefined => {
  if (isForAll(context)) return context.world.turn.player
  const all = controllers(context)
  return rules
    .placers(context.world, clockwise(context.world, context.data.first ?? context.world.turn.player))
    .find(player => all.includes(player))
}

const pendingOf = (context: OfPlacement): readonly Pending[] => {
  if (isForAll(context)) return inThisPass(context)
  const next = nextPlayer(context)
  return inThisPass(context).filter(pending => placerOf(context.world, pending) === next)
}

/** Pending triggers by their kind: those of one kind are interchangeable. */
const byKind = (pending: readonly Pending[]): ReadonlyMap<string, readonly Pending[]> => grouped(pending, contentsOf)

/** One of each kind of pending trigger. */
const kindsOf = (pending: readonly Pending[]): readonly Pending[] => [...byKind(pending).values()].map(([first]) => first!)

/**
 * The options of an order: the effect that triggered, and the stack object where it tells stack objects of one effect apart. An engine may name the
 * stack object of any option, of identical ones each, and need not name any.
 */
const optionsOf = (pending: readonly Pending[]): readonly Option[] => {
  const kinds = [...byKind(pending).values()]
  const textOf = ([first]: readonly Pending[]): string => JSON.stringify(first!.ref)
  const ofEffect = grouped(kinds, textOf)
  return kinds.map(alike => {
    const { ref, stackObject } = alike[0]!
    const any = oneOf(alike.map(each => each.stackObject))
    return {
      option: 'trigger',
      effect: ref,
      'layer?': ofEffect.get(textOf(alike))!.length === 1 ? any : Object.assign(any, { such: stackObject })
    }
  })
}

const isNamed = ({ state }: OfPlacement, pending: Pending): boolean => state.names[pending.stackObject] !== undefined

/** The pending triggers that the option taken may stand for: identical ones are interchangeable. */
const meant = (context: OfPlacement): readonly Pending[] => {
  const all = pendingOf(context)
  const kind = context.returned?.kind === 'option' ? kindsOf(all)[context.returned.index] : undefined
  const same = all.filter(pending => kind !== undefined && contentsOf(pending) === contentsOf(kind))
  return same.filter((pending, at) => at === 0 || isNamed(context, pending))
}

const owned = (pending: Pending, controller: Id): Partial<Pending> =>
  controller === pending.controller ? {} : { controller, scope: { ...pending.scope, you: controller } }

/** Whether the turn-player must say who is first to place. */
export const mustSelect = (context: OfPlacement): boolean =>
  !isForAll(context) && rules.isSelectionNeeded(context.world, controllers(context).length, context.data.asked)

/** Whether an engine may ask for that though it need not. */
export const maySelect = (context: OfPlacement): boolean =>
  !isForAll(context) &&
  rules.isFirstSelected(context.world) &&
  ofThisRound(context).length > 1 &&
  !context.setting.autonomous.has('first-player') &&
  living(context.world).includes(context.world.turn.player)

export const isAnyLeftToPlace = (context: OfPlacement): boolean => {
  const waiting = ofThisRound(context).length
  if (!rules.isAnythingWaiting(context.world, waiting)) return false
  return waiting === 0 || !isAttackGone(context.world) || closesOnceAllIsPlaced(context.world)
}

export const isNoneLeftToPlace = (context: OfPlacement): boolean => !isAnyLeftToPlace(context)

export const asks = (): readonly TransitionEffect[] => internally(state => askForPlayer(state))

export const asksAnyway = (): readonly TransitionEffect[] => internally(state => askForPlayer(state, true))

export const selectsFirst = ({ returned }: OfPlacement): readonly TransitionEffect[] =>
  internally(state =>
    update<'placement'>(state, {
      asked: true,
      ...(returned?.kind === 'option' && returned.option.option === 'player' && { first: returned.option.player })
    })
  )

/** Whether nobody is asked for anything as it is placed, so that nothing can tell when that is: nothing is declared, or nothing can be. */
const asksNothing = ({ world }: OfPlacement, { text, scope, stackObject, controller }: Pending): boolean => {
  if (modesIn(text.steps) !== undefined) return false
  const [first] = text.targets
  if (first === undefined) return true
  const by = world.facts.forbidsTargets ? stackObjectView(world, { id: stackObject, kind: 'triggered', controller, scope }) : undefined
  return !isDeclarable(world, first, scope, by)
}

/** The options that stand for all, where nobody sees the order: what declares something comes as it may, and then all else. */
const standing = (context: OfPlacement): readonly number[] => {
  const loud = [...kindsOf(pendingOf(context)).entries()].flatMap(([index, each]) => (asksNothing(context, each) ? [] : [index]))
  return loud.length > 0 ? loud : [0]
}

/** Whether all that a player has to place is of one effect: which of it comes first an engine need not ask, since no option tells. */
const isOfOneEffect = (pending: readonly Pending[]): boolean => new Set(pending.map(({ ref }) => JSON.stringify(ref))).size === 1

export const asksForOrder = (context: OfPlacement): ModelState => {
  const placer = nextPlayer(context)!
  const orderer = rules.orderers(context.world, clockwise(context.world, placer))[0] ?? placer
  const unseen = isOrderUnseen(context.setting, context.world) ? { standing: standing(context) } : {}
  const one = isOfOneEffect(pendingOf(context)) ? { unasked: true as const } : {}
  return ask(context.state, orderer, 'trigger-order', optionsOf(pendingOf(context)), { ...unseen, ...one })
}

/** Notes that a stack object is placed in an order that nobody sees. */
const unseenly = (context: OfPlacement, state: ModelState, pending: Pending): readonly [ModelState, Pending] => {
  const all = pendingOf(context)
  const isOpen = context.data.unseen?.stackObjects.includes(pending.stackObject)
  if (!isOrderUnseen(context.setting, context.world) || (!isOpen && all.length < 2)) return [state, pending]
  const unseen = isOpen
    ? context.data.unseen!
    : { round: nextRound(context.world), stackObjects: all.map(({ stackObject }) => stackObject) }
  const noted = { ...pending, unseen: { round: unseen.round, loose: true } }
  return [update<'placement'>(state, { unseen }), noted]
}

const place = (from: ModelState, pending: Pending, context: OfPlacement): ModelState => {
  const [state, noted] = unseenly(context, from, pending)
  return placeStackObject(inWorld(state, { ...state.world, pending: state.world.pending.filter(each => each !== pending) }), {
    ...noted,
    ...owned(pending, placerOf(state.world, pending))
  })
}

/** One of the stack objects that the answer may stand for is placed. */
export const places = (context: OfPlacement): readonly TransitionEffect[] =>
  meant(context).map(pending => ({ next: state => place(update<'placement'>(state, {}), pending, context) }))

export const ends = (): readonly TransitionEffect[] => internally(state => pop(state, { kind: 'done' }))
