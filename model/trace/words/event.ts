/**
 * Events in words.
 * @module
 */
import type { DamagePart, EventOf, GameEvent } from '../event.js'
import type { Cause } from '../observation.js'
import { count } from '../text.js'
import { sayEffect } from './effect.js'
import type { SayEffect } from './effect.js'

/** How a zone is called. */
export type SayZone = (zone: string) => string

/** `a`, `a and b`, `a, b and c`. */
export const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1] ?? ''}`

const part = ({ target, amount, type }: DamagePart): string => `${amount}${type === undefined ? '' : ` ${type}`} damage to ${target}`
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
const counters = (all: Readonly<Record<string, number>> = {}): string => {
  const words = Object.entries(all).map(([kind, n]) => count(n, `${kind} counter`))
  return words.length === 0 ? '' : ` with ${list(words)}`
}
type Brought = Pick<EventOf<'move' | 'create'>, 'counters' | 'status' | 'numbers' | 'types' | 'copyOf' | 'under'>

/** What comes with an object. */
const brought = (event: Brought): string => {
  const status = event.status === undefined ? '' : `, ${event.status}`
  const own = [
    ...Object.entries(event.numbers ?? {}).map(([name, n]) => `${name} ${n}`),
    ...(event.types ?? []).map(type => `type ${type}`)
  ]
  const defined = own.length === 0 ? '' : `, of its own: ${list(own)}`
  const copied = event.copyOf === undefined ? '' : `, as a copy of ${event.copyOf}`
  const taken = event.under === undefined ? '' : `, under ${event.under}’s control`
  return `${taken}${copied}${counters(event.counters)}${status}${defined}`
}
/** `2 life`, `1 action point`. */
const points = (amount: number, of: string): string =>
  of === 'life' || of === 'poison' || of === 'speed' ? `${amount} ${of}` : count(amount, of.replaceAll('-', ' ').replace(/s$/, ''))
/** Where the inner move of an event went, and the object's new name. */
const whereTo = (event: { readonly to?: string; readonly becomes?: string }, zone: SayZone): string =>
  `${event.to === undefined ? '' : ` to ${zone(event.to)}`}${nowCalled(event.becomes)}`
const nowCalled = (id: string | undefined): string => (id === undefined ? '' : `, now ${id}`)

/**
 * An event as a sentence without its full stop.
 * @param effect how an effect is called
 * @param zone how a zone is called
 * @param phase how a phase is called
 */
export const sayEvent = (
  event: GameEvent,
  effect: SayEffect = sayEffect,
  zone: SayZone = name => name,
  phase: (name: string) => string = name => `${name} phase`
): string => {
  switch (event.event) {
    case 'damage':
      return `${event.source} deals ${list(event.parts.map(part))}${event.hit ? ' (a hit)' : ''}`
    case 'prevented':
      return `${effect(event.effect)} prevents ${event.amount} damage`
    case 'draw':
      return event.object === undefined
        ? `${event.player} draws ${event.count === undefined ? 'a card' : count(event.count, 'card')}`
        : `${event.player} draws ${event.object}`
    case 'discard':
      return `${event.player} discards ${event.object ?? count(event.count ?? 1, 'card')}${whereTo(event, zone)}`
    case 'move': {
      const place = event.position === undefined ? '' : ` (${event.position})`
      return `${event.object} moves from ${zone(event.from)} to ${zone(event.to)}${place}${brought(event)}${nowCalled(event.becomes)}`
    }
    case 'destroy':
      return `${event.object} is destroyed${whereTo(event, zone)}`
    case 'sacrifice':
      return `${event.object} is sacrificed${whereTo(event, zone)}`
    case 'play':
      return `${event.player} plays ${event.object}${event.declared?.length ? `, additional cost paid: ${list(event.declared)}` : ''}`
    case 'activate':
      return `${event.player} activates ${event.object}’s “${event.ability}”`
    case 'attack':
      return `${event.object} attacks ${event.target}`
    case 'close':
      return 'the combat chain closes'
    case 'gain':
      return `${event.player} gains ${points(event.amount, event.of)}`
    case 'lose':
      return `${event.player} loses ${points(event.amount, event.of)}`
    case 'counters':
      return `${event.object} gets ${signed(event.delta)} ${event.counter} counters`
    case 'status':
      return `${event.object} ${event.on ? 'becomes' : 'is no longer'} ${event.status}`
    case 'apply': {
      const by = event.effect === undefined ? 'an effect' : effect(event.effect)
      if (event.property === 'copy')
        return `${by} applies to ${event.object}: it becomes a copy${event.gains === undefined ? '' : ` of ${event.gains}`}`
      // how a change is spelled may be the engine's own: then a pattern leaves it open
      if (event.property === undefined) return `${by} applies to ${event.object}`
      const how =
        event.gains !== undefined ? `gains ${event.gains}` : event.amount === undefined ? event.op : changed(event.op, event.amount)
      return `${by} applies to ${event.object}: ${event.property} ${how}`
    }
    case 'create':
      return `${event.player} creates ${event.object === event.card ? '' : `${event.object}, `}a ${event.card}${brought(event)}`
    case 'contest': {
      const revealed = event.revealed?.length ? `, revealing ${list(event.revealed)}` : ''
      return `${list(event.players)} ${event.name}${revealed}; ${event.winner === undefined ? 'nobody wins' : `${event.winner} wins`}`
    }
    case 'reveal':
      return `${event.object} is revealed`
    case 'target':
      return `${event.object} becomes the target of ${event.by}`
    case 'negate':
      return `layer ${event.layer} is negated`
    case 'attach':
      return event.to === undefined ? `${event.object} is no longer attached` : `${event.object} is attached to ${event.to}`
    case 'shuffle':
      return `${event.player} shuffles`
    case 'begin':
      return `${event.player}’s ${event.name === event.what ? event.name : event.what === 'phase' ? phase(event.name) : `${event.name} ${event.what}`} begins`
    case 'defeat':
      return `${event.player} is defeated`
    case 'heal':
      return `all damage on ${event.object} is removed`
    case 'cease':
      return `${event.object} ceases to exist`
    case 'control':
      return `${event.object} comes under ${event.player}’s control, from ${event.from}’s`
    case 'win':
      return `${event.player} wins the game`
  }
}

/** What is done to a number: `+1`, `−1`, `×2`, `set 4`. */
const changed = (op: string, amount: number): string => {
  if (op === 'add') return signed(amount)
  if (op === 'subtract') return signed(-amount)
  return op === 'multiply' ? `×${amount}` : `${op} ${amount}`
}

/** What made an event happen, in a few words. */
export const sayCause = (cause: Cause, effect: SayEffect = sayEffect, check = 'a state check'): string => {
  if ('layer' in cause) return `by layer ${cause.layer}`
  if ('effect' in cause) return `by ${effect(cause.effect)}`
  switch (cause.rule) {
    case 'turn':
      return 'by the turn structure'
    case 'check':
      return `by ${check}`
    case 'combat':
      return 'by combat'
    case 'cost':
      return 'as a cost'
    case 'resolution':
      return 'after resolution'
    case 'setup':
      return 'in the set-up'
  }
}
