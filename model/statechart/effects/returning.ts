/** What has been moved until something happens, and what of it returns. @module */
import * as rules from '../../rules/returning.js'
import type { TriggerEffect } from '../../scenario/effect.js'
import type { Zone } from '../../scenario/names.js'
import type { Pattern } from '../../scenario/pattern.js'
import { piecesOf } from '../../scenario/pieces.js'
import type { Scope } from '../../scenario/view.js'
import type { EffectRef, EventOf, GameEvent, Id } from '../../trace/event.js'
import type { Away, Instance, Pending, StackObject, World } from '../../world/index.js'
import { remember } from '../../world/index.js'
import type { ModelState } from '../state.js'
import { inWorld } from '../state.js'
import { isMet } from './conditions.js'
import { looksBack } from './noticing.js'

/** A pattern as that of an effect which waits for it. */
const waiting = (until: Pattern, scope: Scope, ref: EffectRef): Instance<TriggerEffect> => ({
  key: '',
  ref,
  effect: { kind: 'trigger', trigger: { on: until }, steps: [] },
  controller: scope.you,
  scope,
  since: 0,
  isStatic: false
})

/** Whether one of some events is the one that a move lasts until. */
const ends = (before: World, after: World, events: readonly GameEvent[], until: Pattern, scope: Scope, ref: EffectRef): boolean => {
  const instance = waiting(until, scope, ref)
  return events.some((event, nth) =>
    isMet({ before, after, behind: undefined }, event, events.slice(0, nth), {
      at: looksBack(before, after, event, instance) ? before : after,
      instance
    })
  )
}

/** The events until which the text of a stack object moves something. */
const untilsOf = ({ text }: Pending | StackObject): readonly Pattern[] =>
  piecesOf(text.steps).flatMap(piece => (piece.do === 'move' && piece.until ? [piece.until as Pattern] : []))

const scopeOf = (stackObject: Pending | StackObject): Scope =>
  'declared' in stackObject
    ? {
        ...stackObject.scope,
        targets: { ...stackObject.scope.targets, ...Object.fromEntries(stackObject.declared.map(({ as, target }) => [as, target])) }
      }
    : stackObject.scope

const idOf = (stackObject: Pending | StackObject): Id => ('id' in stackObject ? stackObject.id : stackObject.stackObject)

const isSame = (a: Pattern, b: Pattern): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

/** Notes for which stack objects what they are to move something until has happened. */
const noteLate = (before: World, after: World, events: readonly GameEvent[]): World['tooLate'] => {
  const all = [...before.stack, ...before.pending]
  const kept = after.tooLate.filter(({ stackObject }) => all.some(each => idOf(each) === stackObject))
  const more = all.flatMap(each =>
    untilsOf(each)
      .filter(until => ends(before, after, events, until, scopeOf(each), { source: each.scope.self, ability: '' }))
      .map(until => ({ stackObject: idOf(each), until }))
  )
  return [
    ...kept,
    ...more.filter(({ stackObject, until }) => !kept.some(each => each.stackObject === stackObject && isSame(each.until, until)))
  ]
}

/** What becomes of something that is away as events occur: its own move is one of them, or that which it waits for. */
const awaited = (before: World, after: World, events: readonly GameEvent[], away: Away): Away => {
  const [was, is] = [before.objects[away.id], after.objects[away.id]]
  const goes = away.moved === undefined && was?.incarnation === away.incarnation - 1 && is?.incarnation === away.incarnation
  const moved = goes ? (is.zone === away.at ? 'there' : 'elsewhere') : away.moved
  const ended = away.ended ?? ends(before, after, events, away.until, away.scope, away.ref)
  return { ...away, ...(moved && { moved }), ...(ended && { ended: true as const }) }
}

/** Why no text says whether something returns. */
const openFor = (before: World, after: World, { id, incarnation, moved, back }: Away): string | undefined => {
  if (before.objects[id]?.incarnation !== after.objects[id]?.incarnation && after.objects[id]?.incarnation === incarnation)
    return 'whether something returns that is moved as that happens until which it is moved'
  if (after.objects[id]?.token) return 'whether a token returns'
  if (moved === 'elsewhere') return 'whether something returns that went elsewhere than it was to go'
  return back === 'deck' || back === 'stack' ? `how something returns to the zone "${back}"` : undefined
}

/** Notes what events have ended: moves that last, and those that are too late now. */
export const withEnded = (state: ModelState, before: World, events: readonly GameEvent[]): ModelState => {
  const { world } = state
  if (!world.facts.movesUntil) return state
  const away = world.away.map(each => awaited(before, world, events, each))
  const open = away
    .filter(({ id, incarnation, ended }) => ended && world.objects[id]?.incarnation === incarnation)
    .map(each => openFor(before, world, each))
    .find(each => each !== undefined)
  const next = inWorld(state, { ...world, away, tooLate: noteLate(before, world, events) })
  return open === undefined ? next : { ...next, unsupported: open }
}

/** Whether a stack object comes too late to move something until an event happens. */
export const comesTooLate = (world: World, stackObject: Id | undefined, until: Pattern): boolean =>
  rules.isTooLate(
    world,
    world.tooLate.some(each => each.stackObject === stackObject && isSame(each.until, until))
  )

/** The game in which it is known until when objects are moved by an instruction. */
export const goingAway = (
  world: World,
  { to, until }: { readonly to: Zone; readonly until?: Pattern },
  ids: readonly Id[],
  scope: Scope,
  ref: EffectRef
): World => {
  if (!until) return world
  const fixed = remember(world, scope)
  const more = ids.flatMap((id): readonly Away[] => {
    const object = world.objects[id]
    return object ? [{ id, incarnation: object.incarnation + 1, at: to, back: object.zone, until, scope: fixed, ref }] : []
  })
  return { ...world, away: [...world.away, ...more] }
}

/** Forgets what an instruction was to move until an event happens, and has not. */
export const withoutUnmoved = (world: World): World =>
  world.away.some(({ moved }) => moved === undefined) ? { ...world, away: world.away.filter(({ moved }) => moved !== undefined) } : world

/** Whether anything is to return now. */
export const isAnyToReturn = (world: World): boolean => world.away.some(({ ended }) => ended === true)

/** What returns now, and the game in which it is no longer waited for. */
export const returning = (world: World): { readonly events: readonly EventOf<'move'>[]; readonly world: World } => {
  const ended = world.away.filter(each => each.ended)
  const events = rules.returnsAtOnce(world)
    ? ended.flatMap(({ id, incarnation, back }): readonly EventOf<'move'>[] => {
        const object = world.objects[id]
        return object && rules.isStillAway(world, incarnation, object.incarnation)
          ? [{ event: 'move', object: id, from: object.zone, to: back }]
          : []
      })
    : []
  return { events, world: { ...world, away: world.away.filter(each => !each.ended) } }
}
