/**
 * What the evaluator and the matcher read of a game. Model and engine each show their own state through it.
 * @module
 */
import type { EffectRef, GameEvent, Id } from '../trace/event.js'
import type { NumberName, PlayerNumber, Status, Zone } from './names.js'

/** An object as it is now, after continuous effects. */
export interface ObjectView {
  readonly id: Id
  readonly name: string
  readonly zone: Zone
  readonly owner: Id
  readonly controller: Id
  readonly types: readonly string[]
  readonly numbers: Partial<Readonly<Record<NumberName, number>>>
  /** Before effects that do not set base values. */
  readonly baseNumbers: Partial<Readonly<Record<NumberName, number>>>
  readonly counters: Readonly<Record<string, number>>
  readonly statuses: readonly Status[]
  readonly markers: readonly string[]
  readonly token: boolean
  /** Additional costs declared as it was played. */
  readonly declared: readonly string[]
  /** What it is attached to: an object or a player. */
  readonly attachedTo?: Id
}

/** A game as the evaluator sees it. */
export interface View {
  /** Players in clockwise order. */
  readonly players: readonly Id[]
  readonly turnPlayer: Id
  readonly phase: string
  /** The step of combat, while one is open within the phase. */
  readonly step?: string
  number(player: Id, number: PlayerNumber): number
  /** The object where it is now; `undefined` if it no longer exists. */
  object(id: Id): ObjectView | undefined
  /** The object as it last was, if it is gone. */
  lastKnown(id: Id): ObjectView | undefined
  /** All objects of a zone, in its order. */
  inZone(zone: Zone): readonly ObjectView[]
  /** The events that occurred in the period, oldest first. */
  history(period: 'turn' | 'chain-link' | 'combat-chain'): readonly GameEvent[]
  /** The active attack and its target, during combat. */
  readonly attack: { readonly object: Id; readonly target: Id } | undefined
  /** The effect that brought an event about, as far as the game keeps it. */
  causeOf?(event: GameEvent): Caused | undefined
}

/** The effect that brought an event about. */
export type Caused = EffectRef & {
  /** What gave its ability to the object, where an effect did and that counts. */
  readonly given?: string
}

/** What the words of one effect stand for. */
export interface Scope {
  /** The controller of the effect or stack object. */
  readonly you: Id
  /** The object whose ability it is. */
  readonly self: Id
  /** What gave the ability to the object, where an effect did and that counts. */
  readonly given?: string
  /** The event under replacement, or that triggered the stack object. */
  readonly event?: GameEvent
  readonly targets: Readonly<Record<string, Id>>
  readonly chosen: Readonly<Record<string, readonly Id[]>>
  readonly results: Readonly<Record<string, number>>
  /** Names of results that happened. */
  readonly did: readonly string[]
}

/** A scope in which nothing has been chosen. */
export const scope = (you: Id, self: Id, event?: GameEvent): Scope => ({
  you,
  self,
  targets: {},
  chosen: {},
  results: {},
  did: [],
  ...(event && { event })
})

/** A triggering, for patterns that speak of triggered effects. */
export interface TriggeringView {
  readonly effect: EffectRef
  readonly controller: Id
  readonly cause?: GameEvent
}
