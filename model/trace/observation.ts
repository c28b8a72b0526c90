/**
 * What an engine lets us observe, in the order in which it happens.
 * @module
 */
import { z } from 'zod'
import { PlayerNumber, CounterKind, NumberName, Status, Zone } from '../scenario/names.js'
import { EffectRef, EventId, GameEvent, Id, NamedEvent } from './event.js'
import { About, DecisionKind, Option } from './option.js'

/**
 * How much an engine lets us observe. Each level includes those before it.
 *
 * - `outcome`: events that occurred, prompts and answers, the end with the state reached.
 * - `stack`: and stack objects as they are added, begin to resolve and leave.
 * - `full`: and proposed events, each replacement applied, triggerings, suppressed ones, stack objects that ceased.
 * @public
 */
export const Level = z.enum(['outcome', 'stack', 'full'])
export type Level = z.infer<typeof Level>

/** What made an event happen. */
export const Cause = z.union([
  z.strictObject({ layer: Id }),
  z.strictObject({ effect: EffectRef }),
  z.strictObject({ rule: z.enum(['turn', 'check', 'combat', 'cost', 'resolution', 'setup']) })
])
export type Cause = z.infer<typeof Cause>

/** The state that an engine reports at the end. A field that it leaves out is not claimed. */
export const ReportedState = z
  .strictObject({
    players: z.record(Id, z.partialRecord(PlayerNumber, z.int())),
    objects: z.record(
      Id,
      z.strictObject({
        zone: Zone.exactOptional(),
        controller: Id.exactOptional(),
        counters: z.record(CounterKind, z.int()).exactOptional(),
        statuses: z.array(Status).exactOptional(),
        /** Damage marked on it. */
        damage: z.int().exactOptional(),
        numbers: z.partialRecord(NumberName, z.int()).exactOptional(),
        types: z.array(z.string()).exactOptional(),
        markers: z.array(z.string()).exactOptional()
      })
    )
  })
  .meta({ id: 'ReportedState' })
export type ReportedState = z.infer<typeof ReportedState>

/** Level `outcome`: events that occurred. Several in one observation happened at once. */
export const EventObservation = z.strictObject({
  see: z.literal('event'),
  events: z.array(NamedEvent).min(1),
  cause: Cause.exactOptional()
})

/** Level `outcome`: a player is asked. An engine may leave out a prompt with a single option. */
export const PromptObservation = z.strictObject({
  see: z.literal('prompt'),
  player: Id,
  decision: DecisionKind,
  options: z.array(Option).min(1),
  about: About.exactOptional()
})

/** Level `outcome`: what was answered: the option's place in the prompt's list, from 0. */
export const AnswerObservation = z.strictObject({ see: z.literal('answer'), option: z.int().min(0) })

/** Level `outcome`: the scenario is over. */
export const EndObservation = z.strictObject({
  see: z.literal('end'),
  /** `unsupported`: the engine met something that it does not claim. */
  why: z.enum(['quiescent', 'boundary', 'game-over', 'events', 'loop', 'budget', 'unsupported']),
  winner: Id.exactOptional(),
  note: z.string().exactOptional(),
  state: ReportedState
})

/** Level `stack`: a stack object is on the stack. A card has its own id there. */
export const LayerObservation = z.strictObject({
  see: z.literal('layer'),
  layer: Id,
  kind: z.enum(['card', 'activated', 'triggered']),
  controller: Id,
  effect: EffectRef.exactOptional(),
  targets: z.record(z.string(), Id).exactOptional(),
  modes: z.array(z.string()).exactOptional()
})

/** Level `stack`: the top stack object begins to resolve. */
export const ResolveObservation = z.strictObject({ see: z.literal('resolve'), layer: Id })

/** Level `stack`: a stack object has left the stack. */
export const LeftObservation = z.strictObject({
  see: z.literal('left'),
  layer: Id,
  how: z.enum(['resolved', 'failed', 'negated', 'moved'])
})

/** Level `full`: an event is about to occur for which at least one replacement effect is active. */
export const ProposedObservation = z.strictObject({
  see: z.literal('proposed'),
  event: EventId,
  what: GameEvent,
  within: EventId.exactOptional()
})

/** Level `full`: a replacement effect is applied to an event. `null`: nothing takes its place. */
export const AppliedObservation = z.strictObject({
  see: z.literal('applied'),
  effect: EffectRef,
  class: z.enum(['self', 'identity', 'standard', 'prevention', 'outcome', 'control', 'copy']),
  /** Who applies it: its controller, or the affected player in a game where that player orders the effects. */
  player: Id,
  to: EventId,
  becomes: z.union([z.null(), z.strictObject({ event: EventId, what: GameEvent })]),
  /** How much damage this application prevented. */
  prevented: z.int().exactOptional()
})

/** Level `full`: an effect triggers and its stack object is pending. `by` is absent for a state trigger and where `answers` stands. */
export const TriggeredObservation = z.strictObject({
  see: z.literal('triggered'),
  effect: EffectRef,
  controller: Id,
  layer: Id,
  by: EventId.exactOptional(),
  /** The pending stack object whose triggering this one answers, where the trigger speaks of triggering. */
  answers: Id.exactOptional()
})

/** Level `full`: an effect's trigger condition is met, but no stack object is created. */
export const SuppressedObservation = z.strictObject({
  see: z.literal('suppressed'),
  effect: EffectRef,
  why: z.enum(['limit', 'effect']),
  /** The effect that prevents it from triggering. */
  suppressor: EffectRef.exactOptional(),
  by: EventId.exactOptional()
})

/** Level `full`: a pending stack object ceases to exist instead of being placed. */
export const CeasedObservation = z.strictObject({ see: z.literal('ceased'), layer: Id, why: z.enum(['no-target', 'no-mode', 'declined']) })

/**
 * One thing observed.
 * @public
 */
export const Observation = z
  .discriminatedUnion('see', [
    EventObservation,
    PromptObservation,
    AnswerObservation,
    EndObservation,
    LayerObservation,
    ResolveObservation,
    LeftObservation,
    ProposedObservation,
    AppliedObservation,
    TriggeredObservation,
    SuppressedObservation,
    CeasedObservation
  ])
  .meta({ id: 'Observation' })
export type Observation = z.infer<typeof Observation>

/** An observation of the kind given. */
export type ObservationOf<K extends Observation['see']> = Extract<Observation, { see: K }>

/** The version of the trace format. */
export const TRACE_FORMAT = 'stacklaw/trace@1'
