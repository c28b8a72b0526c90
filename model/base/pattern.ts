/** Event patterns. @module */
import type { Zone } from '../scenario/names.js'
import type { Pattern, Subject } from '../scenario/pattern.js'
import type { DamagePart, EventOf, GameEvent, Id } from '../trace/event.js'
import type { Scope, TriggeringView, View } from '../scenario/view.js'
import { eventAmount, eventObject, eventSource } from './amount.js'
import type { TrustedBase } from './base.js'
import { isWho } from './filter.js'

/** Whether a player or object is what a subject speaks of, as it is or as it last was. */
const isSubject = (base: TrustedBase, subject: Subject, id: Id, view: View, scope: Scope): boolean => {
  if ('player' in subject) return view.players.includes(id) && isWho(subject.player, id, scope)
  if ('ref' in subject) return base.refersTo(subject.ref, view, scope).includes(id)
  const object = view.object(id) ?? view.lastKnown(id)
  return object !== undefined && base.matchesFilter(subject, object, view, scope, 'given')
}

/** Whether what leaves the arena for another zone never comes there: a token, where it ceases to exist as it leaves. */
const ceasesOnLeaving = (base: TrustedBase, event: GameEvent, view: View): boolean => {
  if (base.rulebook.structure.zones.leavingTokens.value !== 'cease' || !('object' in event) || event.object === undefined) return false
  return (view.object(event.object) ?? view.lastKnown(event.object))?.token === true
}

/** The move inside a composite event, as it comes out. */
const landing = (base: TrustedBase, event: GameEvent, view: View): ReturnType<typeof innerMove> => {
  const move = innerMove(event)
  return move?.from === 'arena' && move.to !== 'arena' && ceasesOnLeaving(base, event, view) ? { ...move, to: 'outside' } : move
}

/** The move inside a composite event. */
const innerMove = (event: GameEvent): { from?: Zone; to: Zone } | undefined => {
  switch (event.event) {
    case 'move':
      return { from: event.from, to: event.to }
    case 'destroy':
    case 'sacrifice':
      return { from: 'arena', to: event.to ?? 'graveyard' }
    case 'discard':
      return { from: 'hand', to: event.to ?? 'graveyard' }
    case 'draw':
      return { from: 'deck', to: 'hand' }
    case 'play':
      return { to: 'stack' }
    default:
      return undefined
  }
}

/** How an event brings an object into the arena: from another zone, or from none as it is created there. */
export const entrance = (event: GameEvent): { from?: Zone; to?: Zone } | undefined =>
  event.event === 'create'
    ? {}
    : event.event === 'move' && event.to === 'arena' && event.from !== 'arena'
      ? { from: event.from }
      : undefined

/** The counters that an object enters with, each kind as an event of its own. */
export const countersBrought = (event: GameEvent): readonly EventOf<'counters'>[] =>
  (event.event === 'move' || event.event === 'create') && event.counters && entrance(event)
    ? Object.entries(event.counters).map(([counter, delta]) => ({ event: 'counters', object: event.object, counter, delta }))
    : []

/** Whether an event is within one that a pattern of counters speaks of: that something enters with some. @see mtg-context:122.6 */
const speaksOfBrought = ({ rulebook }: TrustedBase, pattern: Pattern, event: GameEvent): boolean =>
  pattern.event === 'counters' &&
  (event.event === 'move' || event.event === 'create') &&
  rulebook.structure.events.countersOnEntering.value === 'put'

export const matchingParts = (
  base: TrustedBase,
  pattern: Pattern,
  event: EventOf<'damage'>,
  view: View,
  scope: Scope
): readonly DamagePart[] => {
  if (pattern.event !== 'damage') return []
  if (pattern.hit && !event.hit) return []
  if (pattern.source && !isSubject(base, pattern.source, event.source, view, scope)) return []
  return event.parts.filter(
    part =>
      part.amount > 0 &&
      (pattern.type === undefined || part.type === pattern.type) &&
      (pattern.target === undefined || isSubject(base, pattern.target, part.target, view, scope))
  )
}

/** Whether the number of an event compares as the pattern says. */
const hasAmount = (base: TrustedBase, pattern: Pattern, amount: number | undefined, view: View, scope: Scope): boolean => {
  if (!pattern.amount) return true
  const right = base.amount(pattern.amount.value, view, scope)
  return amount !== undefined && right !== undefined && base.compare(amount, pattern.amount.op, right)
}

/**
 * Who does what an event is: of counters that something enters with, nobody else is said to put them, so its controller does.
 * @see mtg-context:122.6
 */
const doerOf = (event: GameEvent, view: View): Id | undefined => {
  if (event.event !== 'counters' && event.event !== 'destroy' && event.event !== 'sacrifice') return undefined
  return event.by ?? (event.event === 'counters' && event.delta > 0 ? view.object(event.object)?.controller : undefined)
}

/** Whether counters are put on something, where a pattern does not say how many: to take some away is to put fewer than none. */
const putsSome = ({ amount }: Pattern, event: GameEvent): boolean => event.event !== 'counters' || amount !== undefined || event.delta > 0

/**
 * "This way": whether an ability of the effect's own object brought the event about, one that is connected with its own: both are
 * printed, or the same effect has given both.
 */
const isThisWay = (ability: string, event: GameEvent, view: View, scope: Scope): boolean => {
  const cause = view.causeOf?.(event)
  return cause !== undefined && cause.source === scope.self && cause.ability === ability && cause.given === scope.given
}

/** What an attachment ends or begins at: the object or player that something is attached to. */
const hostOf = (event: EventOf<'attach'>, view: View, on: boolean | undefined): Id | undefined =>
  (on === false ? undefined : event.to) ?? (view.object(event.object) ?? view.lastKnown(event.object))?.attachedTo

/** Whether an attachment ends something's being attached to another, which it is in the view. @see mtg-context:701.3d */
const isMovedOn = (event: GameEvent, view: View): boolean =>
  event.event === 'attach' && ![undefined, event.to].includes(hostOf(event, view, false))

/** Whether a status or attachment is turned on, or off; `undefined`: it is no switch. */
const isOn = (event: GameEvent): boolean | undefined =>
  event.event === 'status' ? event.on : event.event === 'attach' ? event.to !== undefined : undefined

const OPPOSITE: Readonly<Record<string, string>> = {
  ...{ add: 'subtract', subtract: 'add' },
  ...{ 'add-base': 'subtract-base', 'subtract-base': 'add-base' }
}

/** What an application does: to add less than nothing is to subtract. */
const operationOf = ({ op, amount = 0 }: EventOf<'apply'>): string => (amount >= 0 ? op : (OPPOSITE[op] ?? op))

export const matchesEvent = (base: TrustedBase, pattern: Pattern, event: GameEvent, view: View, scope: Scope): boolean => {
  if (pattern.via !== undefined && !isThisWay(pattern.via, event, view, scope)) return false
  if (speaksOfBrought(base, pattern, event)) return countersBrought(event).some(each => base.matchesEvent(pattern, each, view, scope))
  if (event.event === 'damage') {
    const parts = base.matchingParts(pattern, event, view, scope)
    return (
      parts.length > 0 &&
      hasAmount(
        base,
        pattern,
        parts.reduce((sum, part) => sum + part.amount, 0),
        view,
        scope
      )
    )
  }
  const move = pattern.event === 'move' ? innerMove(event) : pattern.event === 'enter' ? entrance(event) : undefined
  if (pattern.event !== event.event && !move) return false
  if (pattern.from !== undefined && (move ?? innerMove(event))?.from !== pattern.from) return false
  if (pattern.to !== undefined && landing(base, event, view)?.to !== pattern.to) return false
  const object = eventObject(event)
  if (pattern.object && !(object !== undefined && isSubject(base, pattern.object, object, view, scope))) return false
  if (pattern.source) {
    const source = eventSource(event)
    if (source === undefined || !isSubject(base, pattern.source, source, view, scope)) return false
  }
  if (pattern.target) {
    const target = event.event === 'attack' ? event.target : event.event === 'attach' ? hostOf(event, view, pattern.on) : object
    if (target === undefined || !isSubject(base, pattern.target, target, view, scope)) return false
  }
  if (event.event === 'contest') {
    const { player = 'you', result } = pattern
    const sides = event.players.filter(each => isWho(player, each, scope))
    if (!sides.some(each => result === undefined || (event.winner === each) === (result === 'win'))) return false
  } else if (pattern.player) {
    if (!('player' in event) || !isWho(pattern.player, event.player, scope)) return false
  }
  if (pattern.by !== undefined) {
    const doer = doerOf(event, view)
    if (doer === undefined || !isWho(pattern.by, doer, scope)) return false
  }
  if (!putsSome(pattern, event) || !hasAmount(base, pattern, eventAmount(event), view, scope)) return false
  if (pattern.counter !== undefined && !(event.event === 'counters' && event.counter === pattern.counter)) return false
  if (pattern.reaches !== undefined) {
    if (event.event !== 'counters') return false
    const after = view.object(event.object)?.counters[event.counter] ?? 0
    if (!(after >= pattern.reaches && after - event.delta < pattern.reaches)) return false
  }
  if (pattern.status !== undefined && !(event.event === 'status' && event.status === pattern.status)) return false
  if (pattern.on !== undefined && isOn(event) !== pattern.on && !(!pattern.on && isMovedOn(event, view))) return false
  if (pattern.of !== undefined && !('of' in event && event.of === pattern.of)) return false
  if (pattern.op !== undefined && !(event.event === 'apply' && operationOf(event) === pattern.op)) return false
  if (pattern.name !== undefined) {
    const name = event.event === 'apply' ? event.property : 'name' in event ? event.name : undefined
    if (name !== pattern.name) return false
  }
  return true
}

/** Whether a triggering is one that a `triggered` pattern speaks of. */
export const matchesTriggering = (base: TrustedBase, pattern: Pattern, triggering: TriggeringView, view: View, scope: Scope): boolean =>
  pattern.event === 'triggered' &&
  (pattern.player === undefined || isWho(pattern.player, triggering.controller, scope)) &&
  (pattern.object === undefined || isSubject(base, pattern.object, triggering.effect.source, view, scope)) &&
  (pattern.cause === undefined || (triggering.cause !== undefined && base.matchesEvent(pattern.cause, triggering.cause, view, scope)))
