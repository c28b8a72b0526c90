/**
 * Events as an engine reports them: what happened, to what, by how much.
 *
 * A composite event (a draw, a discard, a destruction, a play) is reported once, as the outermost event; the move inside it
 * is implied. `to` is given where the inner move went elsewhere than usual.
 * @module
 */
import { z } from 'zod'
import { CounterKind, NumberName, PlayerNumber, Status, TypeName, Zone } from '../scenario/names.js'

/** An engine's own name for a player, an object or a stack object. */
export const Id = z.string().min(1).max(200)
export type Id = z.infer<typeof Id>

/** An engine's own name for an event, at level `full`. */
export const EventId = z.string().min(1).max(200)
export type EventId = z.infer<typeof EventId>

/** An effect: its source, the id of its ability, and which instance of it (from 2 on), in order of creation. */
export const EffectRef = z.strictObject({ source: Id, ability: z.string().min(1).max(64), n: z.int().min(2).exactOptional() })
export type EffectRef = z.infer<typeof EffectRef>

/** A share of a damage event: what it is dealt to, its type, how much. */
export const DamagePart = z.strictObject({ target: Id, amount: z.int(), type: z.string().exactOptional() })
export type DamagePart = z.infer<typeof DamagePart>

/** What comes with an object that is moved or created. */
const brought = {
  counters: z.record(CounterKind, z.int()).exactOptional(),
  status: Status.exactOptional(),
  /** Numbers and further types that the object has of its own from this event on. */
  numbers: z.partialRecord(NumberName, z.int()).exactOptional(),
  types: z.array(TypeName).exactOptional(),
  /** The object as a copy of which it enters. */
  copyOf: Id.exactOptional(),
  /** Under whose control it enters, where an effect or instruction says so. */
  under: Id.exactOptional()
}

/** The new incarnation's name, where an engine gives one after a zone change. */
const becomes = Id.exactOptional()
/** The player who does it, where an engine says so: nobody does what a rule does. */
const by = Id.exactOptional()
const amount = z.int()

/**
 * One event.
 * @public
 */
export const GameEvent = z
  .discriminatedUnion('event', [
    z.strictObject({ event: z.literal('damage'), source: Id, parts: z.array(DamagePart).min(1), hit: z.literal(true).exactOptional() }),
    z.strictObject({ event: z.literal('prevented'), effect: EffectRef, amount }),
    /** `count` only where a compound draw is proposed; each single draw occurs on its own, with `object`. */
    z.strictObject({ event: z.literal('draw'), player: Id, count: z.int().exactOptional(), object: Id.exactOptional() }),
    z.strictObject({
      event: z.literal('discard'),
      player: Id,
      object: Id.exactOptional(),
      count: z.int().exactOptional(),
      to: Zone.exactOptional(),
      becomes
    }),
    z.strictObject({
      event: z.literal('move'),
      object: Id,
      from: Zone,
      to: Zone,
      position: z.enum(['top', 'bottom']).exactOptional(),
      ...brought,
      becomes
    }),
    z.strictObject({ event: z.literal('destroy'), object: Id, to: Zone.exactOptional(), becomes, by }),
    z.strictObject({ event: z.literal('sacrifice'), object: Id, to: Zone.exactOptional(), becomes, by }),
    z.strictObject({ event: z.literal('play'), player: Id, object: Id, declared: z.array(z.string()).exactOptional() }),
    z.strictObject({ event: z.literal('activate'), player: Id, object: Id, ability: z.string() }),
    /** An attack becomes the active attack of a new chain link. */
    z.strictObject({ event: z.literal('attack'), object: Id, target: Id }),
    /** The combat chain closes. */
    z.strictObject({ event: z.literal('close') }),
    z.strictObject({ event: z.literal('gain'), player: Id, of: PlayerNumber, amount }),
    z.strictObject({ event: z.literal('lose'), player: Id, of: PlayerNumber, amount }),
    z.strictObject({ event: z.literal('counters'), object: Id, counter: CounterKind, delta: z.int(), by }),
    z.strictObject({ event: z.literal('status'), object: Id, status: Status, on: z.boolean() }),
    /**
     * A continuous effect is applied to an object for the first time, or changes how it modifies it. `gains` is what the object gets:
     * types, an ability, its controller, or the object of which it becomes a copy.
     */
    z.strictObject({
      event: z.literal('apply'),
      object: Id,
      effect: EffectRef.exactOptional(),
      property: z.string(),
      op: z.string(),
      amount: z.int().exactOptional(),
      gains: z.string().exactOptional()
    }),
    z.strictObject({ event: z.literal('create'), player: Id, object: Id, card: z.string(), ...brought }),
    z.strictObject({
      event: z.literal('contest'),
      name: z.string(),
      players: z.array(Id).min(2),
      revealed: z.array(Id).exactOptional(),
      winner: Id.exactOptional()
    }),
    z.strictObject({ event: z.literal('reveal'), object: Id }),
    z.strictObject({ event: z.literal('target'), object: Id, by: Id }),
    /** A stack object is negated (countered): it is removed and does not resolve. */
    z.strictObject({ event: z.literal('negate'), layer: Id }),
    z.strictObject({ event: z.literal('attach'), object: Id, to: Id.exactOptional() }),
    /** All damage marked on the object is removed. */
    z.strictObject({ event: z.literal('heal'), object: Id }),
    /** A token or copy ceases to exist. */
    z.strictObject({ event: z.literal('cease'), object: Id }),
    /** An object comes under another player's control, in games where effects are not events as they are applied. */
    z.strictObject({ event: z.literal('control'), object: Id, player: Id, from: Id }),
    z.strictObject({ event: z.literal('shuffle'), player: Id }),
    /** A turn, phase or step begins. */
    z.strictObject({ event: z.literal('begin'), what: z.enum(['turn', 'phase', 'step']), name: z.string(), player: Id }),
    z.strictObject({ event: z.literal('defeat'), player: Id }),
    /** An effect lets the player win. */
    z.strictObject({ event: z.literal('win'), player: Id })
  ])
  .meta({ id: 'Event' })
export type GameEvent = z.infer<typeof GameEvent>

/** The kinds of event that an engine reports. */
export const EventName = z.enum(GameEvent.options.map(option => option.shape.event.value) as [GameEvent['event'], ...GameEvent['event'][]])

/** The engine's name for an event; `within` names the compound event that it is a part of. */
export interface Named {
  id?: EventId
  within?: EventId
}

type EventShape = (typeof GameEvent)['options'][number]

/** An event with the engine's name for it. */
export const NamedEvent = z
  .discriminatedUnion(
    'event',
    GameEvent.options.map(option => option.extend({ id: EventId.exactOptional(), within: EventId.exactOptional() })) as unknown as [
      EventShape,
      ...EventShape[]
    ]
  )
  .meta({ id: 'NamedEvent' }) as unknown as z.ZodType<GameEvent & Named>
export type NamedEvent = GameEvent & Named

/** An event of the kind given. */
export type EventOf<K extends GameEvent['event']> = Extract<GameEvent, { event: K }>
