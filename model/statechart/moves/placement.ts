/** What the chart of placing reads, and what its transitions do. @module */
import type { Id } from '../../trace/event.js'
import type { Option } from '../../trace/option.js'
import type { OwnScope, Pending, World } from '../../world/index.js'
import { clockwise, controllerOf, isAttackGone, layerView, living } from '../../world/index.js'
import * as rules from '../../rules/placement.js'
import { closesOnceAllIsPlaced } from '../../rules/turn.js'
import { ask, askForPlayer, placeLayer } from '../frames.js'
import { contentsOf } from '../effects/contents.js'
import { targetOptions } from '../effects/legal.js'
import { mayBeLeft } from '../effects/targeting.js'
import { isOrderUnseen, nextRound } from '../effects/unseen-order.js'
import type { Context, Move } from '../part.js'
import { silently } from '../part.js'
import { modesIn } from './modal.js'
import type { ModelState } from '../state.js'
import { inWorld, pop, update } from '../state.js'
import { grouped } from '../effects/grouped.js'
import { oneOf } from '../unify.js'

/** The context of the chart. */
export type OfPlacement = Context<'placement'>

/** Whose a pending layer is as it is placed: its own controller's, or whoever has its source by now. */
const placerOf = (world: World, { controller, ref, scope }: Pending): Id => {
  if (rules.isAsTriggered(world)) return controller
  const source = world.objects[ref.source]
  const { incarnation } = scope as OwnScope
  return source?.zone === 'arena' && (incarnation === undefined || incarnation === source.incarnation)
    ? controllerOf(world, source)
    : controller
}

const NONE: readonly Pending[] = []

/** The pending layers that are to be placed: what triggers meanwhile may have to wait for a further round. @see mtg:603.3b */
const due = ({ world, data }: OfPlacement): readonly Pending[] => {
  const { batch } = data
  return batch ? world.pending.filter(each => rules.isOfThisRound(world, batch, each.layer)) : world.pending
}

/** The pending layers of the first pass that has any. */
const inPass = (c: OfPlacement): readonly Pending[] => {
  const parts = rules.parts(c.world)
  const pending = due(c)
  if (parts.length < 2) return pending
  for (const part of parts) {
    const found = pending.filter(each => rules.isOfPart(c.world, part, each.meta === true))
    if (found.length > 0) return found
  }
  return NONE
}

const controllers = (c: OfPlacement): readonly Id[] => [...new Set(inPass(c).map(each => placerOf(c.world, each)))]

const nextPlayer = (c: OfPlacement): Id | undefined => {
  const all = controllers(c)
  return rules.placers(c.world, clockwise(c.world, c.data.first ?? c.world.turn.player)).find(player => all.includes(player))
}

const pendingOf = (c: OfPlacement): readonly Pending[] => {
  const next = nextPlayer(c)
  return inPass(c).filter(each => placerOf(c.world, each) === next)
}

/** Pending layers by their kind: those of one kind are interchangeable. */
const byKind = (pending: readonly Pending[]): ReadonlyMap<string, readonly Pending[]> => grouped(pending, contentsOf)

/** One of each kind of pending layer. */
const kindsOf = (pending: readonly Pending[]): readonly Pending[] => [...byKind(pending).values()].map(([first]) => first!)

/**
 * The options of an order: the effect that triggered, and the layer where it tells layers of one effect apart. An engine may name the
 * layer of any option, of identical ones each, and need not name any.
 */
const optionsOf = (pending: readonly Pending[]): readonly Option[] => {
  const kinds = [...byKind(pending).values()]
  const textOf = ([first]: readonly Pending[]): string => JSON.stringify(first!.ref)
  const ofEffect = grouped(kinds, textOf)
  return kinds.map(alike => {
    const { ref, layer } = alike[0]!
    const any = oneOf(alike.map(each => each.layer))
    return {
      option: 'trigger',
      effect: ref,
      'layer?': ofEffect.get(textOf(alike))!.length === 1 ? any : Object.assign(any, { such: layer })
    }
  })
}

const isNamed = ({ state }: OfPlacement, pending: Pending): boolean => state.names[pending.layer] !== undefined

/** The pending layers that the option taken may stand for: identical ones are interchangeable. */
const meant = (c: OfPlacement): readonly Pending[] => {
  const all = pendingOf(c)
  const kind = c.returned?.kind === 'option' ? kindsOf(all)[c.returned.index] : undefined
  const same = all.filter(each => kind !== undefined && contentsOf(each) === contentsOf(kind))
  return same.filter((each, at) => at === 0 || isNamed(c, each))
}

const owned = (pending: Pending, controller: Id): Partial<Pending> =>
  controller === pending.controller ? {} : { controller, scope: { ...pending.scope, you: controller } }

/** Whether the turn-player must say who is first to place. */
export const mustSelect = (c: OfPlacement): boolean => rules.isSelectionNeeded(c.world, controllers(c).length, c.data.asked)

/** Whether an engine may ask for that though it need not. */
export const maySelect = (c: OfPlacement): boolean =>
  rules.isFirstSelected(c.world) &&
  due(c).length > 1 &&
  !c.setting.autonomous.has('first-player') &&
  living(c.world).includes(c.world.turn.player)

export const isAnyPending = (c: OfPlacement): boolean => {
  const waiting = due(c).length
  if (!rules.isAnythingWaiting(c.world, waiting)) return false
  return waiting === 0 || !isAttackGone(c.world) || closesOnceAllIsPlaced(c.world)
}

export const isNonePending = (c: OfPlacement): boolean => !isAnyPending(c)

export const asks = (): readonly Move[] => silently(state => askForPlayer(state))

export const asksAnyway = (): readonly Move[] => silently(state => askForPlayer(state, true))

export const selectsFirst = ({ returned }: OfPlacement): readonly Move[] =>
  silently(state =>
    update<'placement'>(state, {
      asked: true,
      ...(returned?.kind === 'option' && returned.option.option === 'player' && { first: returned.option.player })
    })
  )

/** Whether nobody is asked for anything as it is placed, so that nothing can tell when that is: nothing is declared, or nothing can be. */
const asksNothing = ({ world }: OfPlacement, { text, scope, layer, controller }: Pending): boolean => {
  if (modesIn(text.steps) !== undefined) return false
  const [first] = text.targets
  if (first === undefined) return true
  const by = world.facts.forbidsTargets ? layerView(world, { id: layer, kind: 'triggered', controller, scope }) : undefined
  return !mayBeLeft(world, first) && targetOptions(world, first, scope, by).length === 0
}

/** The options that stand for all, where nobody sees the order: what declares something comes as it may, and then all else. */
const standing = (c: OfPlacement): readonly number[] => {
  const loud = [...kindsOf(pendingOf(c)).entries()].flatMap(([index, each]) => (asksNothing(c, each) ? [] : [index]))
  return loud.length > 0 ? loud : [0]
}

/** Whether all that a player has to place is of one effect: which of it comes first an engine need not ask, since no option tells. */
const isOfOneEffect = (pending: readonly Pending[]): boolean => new Set(pending.map(({ ref }) => JSON.stringify(ref))).size === 1

export const asksForOrder = (c: OfPlacement): ModelState => {
  const placer = nextPlayer(c)!
  const orderer = rules.orderers(c.world, clockwise(c.world, placer))[0] ?? placer
  const unseen = isOrderUnseen(c.setting, c.world) ? { standing: standing(c) } : {}
  const one = isOfOneEffect(pendingOf(c)) ? { unasked: true as const } : {}
  return ask(c.state, orderer, 'trigger-order', optionsOf(pendingOf(c)), { ...unseen, ...one })
}

/** Notes that a layer is placed in an order that nobody sees. */
const unseenly = (c: OfPlacement, state: ModelState, pending: Pending): readonly [ModelState, Pending] => {
  const all = pendingOf(c)
  const isOpen = c.data.unseen?.layers.includes(pending.layer)
  if (!isOrderUnseen(c.setting, c.world) || (!isOpen && all.length < 2)) return [state, pending]
  const unseen = isOpen ? c.data.unseen! : { round: nextRound(c.world), layers: all.map(({ layer }) => layer) }
  const noted = { ...pending, unseen: { round: unseen.round, loose: true } }
  return [update<'placement'>(state, { unseen }), noted]
}

const place = (from: ModelState, pending: Pending, c: OfPlacement): ModelState => {
  const [state, noted] = unseenly(c, from, pending)
  return placeLayer(inWorld(state, { ...state.world, pending: state.world.pending.filter(each => each !== pending) }), {
    ...noted,
    ...owned(pending, placerOf(state.world, pending))
  })
}

/** One of the layers that the answer may stand for is placed. */
export const places = (c: OfPlacement): readonly Move[] =>
  meant(c).map(pending => ({ go: state => place(update<'placement'>(state, {}), pending, c) }))

export const ends = (): readonly Move[] => silently(state => pop(state, { kind: 'done' }))
