/**
 * Which objects the words of a text still find: an object that has moved is a new one, and a text follows only the moves that it
 * answers or makes itself, where the game says so.
 * @module
 * @see mtg:603.6 mtg:603.6c mtg:603.7c
 */
import { hasMovedOn, isFound, isFoundBuried, isLostFromSight } from '../rules/finding.js'
import type { GameEvent, Id } from '../trace/event.js'
import { followsSeenMoves } from '../rules/zones.js'
import type { OwnScope } from './view.js'
import type { World } from './world.js'

const idsIn = (event: GameEvent | undefined): readonly Id[] => {
  if (event === undefined) return []
  return [
    ...('object' in event && event.object !== undefined ? [event.object] : []),
    ...('source' in event ? [event.source] : []),
    ...('target' in event ? [event.target] : []),
    ...(event.event === 'damage' ? event.parts.map(part => part.target) : []),
    ...(event.event === 'attach' && event.to !== undefined ? [event.to] : [])
  ]
}

const NEVER = -1

const current = (world: World, ids: readonly Id[], lost: readonly Id[]): Readonly<Record<Id, number>> =>
  Object.fromEntries(
    ids.flatMap(id => {
      const object = world.objects[id]
      return object ? [[id, lost.includes(id) ? NEVER : object.incarnation]] : []
    })
  )

/** Whether a scope has lost sight of anything for good. */
export const hasLostSight = ({ known = {} }: OwnScope): boolean => Object.values(known).includes(NEVER)

/**
 * The scope of a text that is to be carried out later, with the objects that its words stand for as they are now; what the text has lost
 * sight of stays lost.
 */
export const remember = <S extends OwnScope>(world: World, scope: S): S => {
  const ids = [scope.self, ...Object.values(scope.targets), ...Object.values(scope.chosen).flat(), ...idsIn(scope.event)]
  const { lost = [], ...rest } = scope
  const hidden = ids.filter(id => isOutOfSight(world, scope, id))
  return { ...rest, known: current(world, ids, [...lost, ...hidden]) } as unknown as S
}

/**
 * The scope of a text that an event makes due: it has seen what the event moves.
 * @param before the game just before the event: by then its object may have come off what the event moves
 */
export const rememberEvent = <S extends OwnScope>(world: World, scope: S, event: GameEvent | undefined, before = world): S => {
  const seen = current(world, [...(scope.known?.[scope.self] === undefined ? [scope.self] : []), ...idsIn(event)], [])
  const host = before.objects[scope.self]?.attachedTo
  const isHost = host !== undefined && idsIn(event).includes(host) && world.objects[scope.self]?.zone === 'arena'
  const leftToo =
    scope.known?.[scope.self] === undefined &&
    !idsIn(event).includes(scope.self) &&
    before.objects[scope.self]?.zone === 'arena' &&
    world.objects[scope.self]?.zone !== 'arena'
  return {
    ...scope,
    known: { ...scope.known, ...seen },
    ...(isHost && { attached: true as const }),
    ...(leftToo && { leftToo: true as const })
  }
}

/** The scope of a text whose targets have just been declared: these it means as they are now, whatever it has known of them. */
export const aimedAt = <S extends OwnScope>(world: World, scope: S, targets: readonly Id[]): S => {
  const again = targets.filter(id => scope.known?.[id] !== undefined)
  return again.length === 0 ? scope : { ...scope, known: { ...scope.known, ...current(world, again, []) } }
}

/** The scope of a text that knows these objects from now on; those that it has known it knows as they were. */
export const knowing = <S extends OwnScope>(world: World, scope: S, ids: readonly Id[]): S => {
  const others = ids.filter(id => scope.known?.[id] === undefined)
  return others.length === 0 ? scope : { ...scope, known: { ...scope.known, ...current(world, others, []) } }
}

/** Whether the words of a text find an object that it has known. */
const finds = (world: World, { known, self, attached }: OwnScope, id: Id): boolean => {
  const object = world.objects[id]
  const then = known?.[id]
  if (!object || then === undefined || isFound(world, then, object.incarnation)) return true
  return id === self && isFoundBuried(world, attached === true, object.zone, then, object.incarnation)
}

/** The scope of a text that is carried out now: what has moved meanwhile is lost. */
export const find = <S extends OwnScope>(world: World, scope: S): S => {
  if (!followsSeenMoves(world)) return scope
  const lost = Object.keys(scope.known ?? {}).filter(id => !finds(world, scope, id))
  return lost.length === 0 ? scope : { ...scope, lost }
}

/**
 * What the words of a text may stand for where it follows an object to where it went: those that have moved on since it does not find, or
 * it does.
 * @see fab-context:3.0.9a
 */
export const losingTrack = <S extends OwnScope>(world: World, scope: S): readonly S[] => {
  const { known = {} } = scope
  const lost = Object.keys(known).filter(id => {
    const object = world.objects[id]
    return object !== undefined && hasMovedOn(world, known[id]!, object.incarnation)
  })
  return lost.length === 0 ? [] : [{ ...scope, lost }]
}

/**
 * The scope in which a text does not find its own object where that went with what the text answers: it has become another, and what the
 * text answers is not its move; or it is, where the text answers several moves as one.
 * @see mtg-context:400.7 mtg:603.6
 */
export const withoutItself = <S extends OwnScope>(scope: S): readonly S[] =>
  scope.leftToo ? [{ ...scope, lost: [...(scope.lost ?? []), scope.self] }] : []

/**
 * Whether an object that a text has known is where it cannot be followed: it has gone to a zone that is not public.
 * @see fab-context:3.0.9a mtg:603.6 mtg-context:400.7
 */
export const isOutOfSight = (world: World, { known }: OwnScope, id: Id): boolean => {
  const object = world.objects[id]
  const then = known?.[id]
  return object !== undefined && then !== undefined && isLostFromSight(world, object.zone, then, object.incarnation)
}

/** What the words of a text may stand for if what is out of sight is lost to them: whether it is for all that they do is not said. */
export const losingSight = <S extends OwnScope>(world: World, scope: S): readonly S[] => {
  const lost = Object.keys(scope.known ?? {}).filter(id => isOutOfSight(world, scope, id))
  return lost.length === 0 ? [] : [{ ...scope, lost }]
}

const NOTHING: Id = ''

/** The scope in which words that stand for what has become another object stand for nothing. */
export const forgetting = <S extends OwnScope>(world: World, scope: S): S => {
  const { lost } = find(world, scope)
  if (!lost || lost.length === 0) return scope
  const isThere = (id: Id): boolean => !lost.includes(id)
  return {
    ...scope,
    self: isThere(scope.self) ? scope.self : NOTHING,
    targets: Object.fromEntries(Object.entries(scope.targets).filter(([, id]) => isThere(id))),
    chosen: Object.fromEntries(Object.entries(scope.chosen).map(([name, ids]) => [name, ids.filter(isThere)]))
  }
}

/** Whether an event is one of the objects that an effect has known, as one that they were then. */
export const isOfKnown = (before: World, { known }: OwnScope, event: GameEvent): boolean =>
  known === undefined ||
  !followsSeenMoves(before) ||
  idsIn(event).every(id => known[id] === undefined || before.objects[id] === undefined || before.objects[id].incarnation === known[id])
