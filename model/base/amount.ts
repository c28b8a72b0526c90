/** Amounts and references. @module */
import type { Amount } from '../scenario/amount.js'
import type { Zone } from '../scenario/names.js'
import type { GameEvent, Id } from '../trace/event.js'
import type { ObjectView, Scope, View } from '../scenario/view.js'
import type { TrustedBase } from './base.js'
import { isPhasedOut, zonesOf } from './filter.js'

export const compare = (left: number, op: string, right: number): boolean => {
  switch (op) {
    case '=':
      return left === right
    case '!=':
      return left !== right
    case '<':
      return left < right
    case '<=':
      return left <= right
    case '>':
      return left > right
    case '>=':
      return left >= right
    default:
      throw new Error(`unknown comparison ${op}`)
  }
}

/** The number of an event: damage in all, cards drawn, counters put, points gained or lost. */
export const eventAmount = (event: GameEvent): number | undefined => {
  switch (event.event) {
    case 'damage':
      return event.parts.reduce((sum, part) => sum + part.amount, 0)
    case 'draw':
    case 'discard':
      return event.count ?? 1
    case 'counters':
      return event.delta
    case 'gain':
    case 'lose':
    case 'prevented':
      return event.amount
    case 'apply':
      return event.amount
    default:
      return undefined
  }
}

/** The object that an event happens to. */
export const eventObject = (event: GameEvent): Id | undefined =>
  'object' in event && event.object !== undefined ? event.object : event.event === 'negate' ? event.layer : undefined

/** What an event is dealt to, attacks or targets. */
export const eventTargets = (event: GameEvent): readonly Id[] => {
  switch (event.event) {
    case 'damage':
      return event.parts.map(part => part.target)
    case 'attack':
      return [event.target]
    case 'target':
      return [event.object]
    case 'attach':
      return event.to === undefined ? [] : [event.to]
    default:
      return []
  }
}

/** What an event comes from. */
export const eventSource = (event: GameEvent): Id | undefined =>
  event.event === 'damage' ? event.source : event.event === 'target' ? event.by : event.event === 'attack' ? event.object : undefined

export const refersTo = (ref: string, view: View, scope: Scope): readonly Id[] => {
  const some = (id: Id | undefined): readonly Id[] => (id === undefined ? [] : [id])
  switch (ref) {
    case 'self':
      return [scope.self]
    case 'you':
      return [scope.you]
    case 'opponent': {
      const others = view.players.filter(player => player !== scope.you)
      return others.length === 1 ? others : []
    }
    case 'attack':
      return some(view.attack?.object)
    case 'attacked':
      return some(view.attack?.target)
    case 'host':
      return some((view.object(scope.self) ?? view.lastKnown(scope.self))?.attachedTo)
    case 'event:source':
      return some(scope.event && eventSource(scope.event))
    case 'event:target':
      return scope.event ? eventTargets(scope.event) : []
    case 'event:object':
      return some(scope.event && eventObject(scope.event))
    case 'event:player':
      return some(scope.event && 'player' in scope.event ? scope.event.player : undefined)
    default: {
      const [kind, name = ''] = ref.split(':')
      return kind === 'target' ? some(scope.targets[name]) : (scope.chosen[name] ?? [])
    }
  }
}

const IN_PLAY: readonly Zone[] = ['arena', 'stack']

/** What an amount is read of: an object that is there, or, where the amount allows that, what it last was. */
const readOf = (base: TrustedBase, a: { readonly of: string; readonly last?: true }, view: View, scope: Scope): ObjectView | undefined => {
  const id = base.refersTo(a.of, view, scope)[0]
  if (id === undefined) return undefined
  const object = view.object(id)
  if (!a.last) return object && !isPhasedOut(object) ? object : undefined
  return object && IN_PLAY.includes(object.zone) ? object : (view.lastKnown(id) ?? object)
}

/** What the events of a period come to: of damage, those parts that the pattern speaks of. */
const totalOf = (base: TrustedBase, { total, this: period }: Extract<Amount, { total: unknown }>, view: View, scope: Scope): number =>
  view
    .history(period)
    .filter(event => base.matchesEvent(total, event, view, scope))
    .map(event => (event.event === 'damage' ? { ...event, parts: [...base.matchingParts(total, event, view, scope)] } : event))
    .reduce((sum, event) => sum + (eventAmount(event) ?? 0), 0)

export const amount = (base: TrustedBase, a: Amount, view: View, scope: Scope): number | undefined => {
  if (typeof a === 'number') return a
  const all = (amounts: readonly Amount[]): readonly number[] | undefined => {
    const values = amounts.map(each => base.amount(each, view, scope))
    return values.every(value => value !== undefined) ? values : undefined
  }
  if ('number' in a) {
    const object = readOf(base, a, view, scope)
    return object && (a.base ? object.baseNumbers : object.numbers)[a.number]
  }
  if ('player' in a) {
    const id = base.refersTo(a.of, view, scope)[0]
    return id === undefined || !view.players.includes(id) ? undefined : view.number(id, a.player)
  }
  if ('event' in a) return scope.event && eventAmount(scope.event)
  if ('counters' in a) {
    const object = readOf(base, a, view, scope)
    return object && (object.counters[a.counters] ?? 0)
  }
  if ('count' in a) {
    const { count } = a
    return zonesOf(count)
      .flatMap(zone => view.inZone(zone))
      .filter(object => base.matchesFilter(count, object, view, scope, 'arena')).length
  }
  if ('result' in a) return scope.results[a.result]
  if ('sum' in a) return all(a.sum)?.reduce((sum, value) => sum + value, 0)
  if ('difference' in a) {
    const values = all(a.difference)
    return values && values[0]! - values[1]!
  }
  if ('total' in a) return totalOf(base, a, view, scope)
  if ('quotient' in a) {
    const values = all(a.quotient)
    if (!values || values[1] === 0) return undefined
    // no negative zero
    return (a.round === 'up' ? Math.ceil : Math.floor)(values[0]! / values[1]!) + 0
  }
  const values = all(a.product)
  return values && values[0]! * values[1]!
}
