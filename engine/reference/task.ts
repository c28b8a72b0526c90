/**
 * Tasks: what remains to be done, as data. The agenda of tasks is the engine's continuation.
 * @module
 */
import type { Cause } from '../../model/trace/observation.js'
import type { EffectRef, EventId, GameEvent, Id } from '../../model/trace/event.js'
import type { Option } from '../../model/trace/option.js'
import type { Ability } from '../../model/scenario/card.js'
import type { TriggerEffect } from '../../model/scenario/effect.js'
import type { Zone } from '../../model/scenario/names.js'
import type { Pattern } from '../../model/scenario/pattern.js'
import type { Step } from '../../model/scenario/step.js'
import type { TurnAction } from '../../model/rulebook/structure.js'
import type { Keep } from './machine/checks/check.js'
import type { Sight } from './rules/delayed.js'
import type { Known, StackObject, Origin, SelfChange, World } from './state.js'
import type { Instance } from './sources.js'

/** An event on its way through the replacement process. */
export interface Process {
  readonly do: 'event'
  readonly event: GameEvent
  readonly cause?: Cause
  readonly stage: 'open' | 'before' | 'occur' | 'after'
  readonly id?: EventId
  readonly within?: EventId | undefined
  readonly origin: Origin
  /** The place of the pass in the structure's list. */
  readonly pass: number
  /** The player whose effects are applied now. */
  readonly at?: Id
  /** Optional effects that were declined. */
  readonly declined?: readonly string[]
  /** Self-replacements whose condition held as the event was generated. */
  readonly selfs?: readonly SelfChange[]
  /** When it occurred. */
  readonly occurredAt?: number
  /** The replacement effect that was last applied to it. */
  readonly modifiedBy?: EffectRef
  /** The instructions that it belongs to. */
  readonly frame?: string
  readonly result?: { readonly frame: string; readonly as: string }
  /** The effects offered when a decision was asked for. */
  readonly offered?: readonly string[]
  /** `apply`: which modification of which effect. */
  readonly application?: string
  /** It waits for the others of its group. */
  readonly grouped?: true
  /** It moves something until such an event happens, and into which zone its text says. */
  readonly until?: { readonly event: Pattern; readonly to: Zone }
  /** What replacements have brought that follows the event. */
  readonly after?: readonly Task[]
}

/** The turn-player says which of several effects that begin together comes first. */
export interface OrderTies {
  readonly do: 'order-ties'
  /** Their keys, as they are offered. */
  readonly keys: readonly string[]
}

/** An additional cost that may be paid as a card is played. */
export type ExtraCost = Extract<Ability, { kind: 'extra-cost' }>

/** A stack object under construction. */
export interface Announcement {
  readonly do: 'announce'
  readonly stackObject: StackObject
  readonly kind: 'play' | 'activate' | 'trigger'
  /** Additional costs that are to be paid. */
  readonly declared: readonly ExtraCost[]
  /** Additional costs not yet asked about. */
  readonly extras: readonly ExtraCost[]
  /** Modes picked so far for each `modes` step. */
  readonly picked: readonly (readonly string[])[]
  /** Targets settled, declined ones included. */
  readonly settled: number
  /** The names of the targets of which one gets the next point of what is divided among them. */
  readonly divides?: readonly string[]
  readonly options?: readonly Option[]
}

/** An event that a delayed effect may answer. */
export interface Occurrence {
  readonly id: EventId
  readonly event: GameEvent
  readonly known: Known
  readonly saw: Readonly<Record<Id, Sight>>
}

/** A triggered effect that a triggering answers, which was itself perhaps an answer. */
export interface Answering {
  readonly key: string
  readonly effect: TriggerEffect
}

/** What a triggering answers: an event, another triggering, or neither. */
export interface Why {
  readonly by?: EventId
  readonly answers?: Id
}

/** What an effect triggers on, with all that it knows of it. */
interface LetTrigger {
  readonly do: 'let-trigger'
  readonly instance: Instance
  readonly effect: TriggerEffect
  readonly seen: Pick<Occurrence, 'known' | 'saw'>
  readonly event?: GameEvent
  readonly why: Why
  readonly chain: readonly Answering[]
}

export type Task =
  | Process
  | OrderTies
  | Announcement
  | { readonly do: 'steps'; readonly steps: readonly Step[]; readonly at: number; readonly frame: string; readonly you?: Id }
  | { readonly do: 'end-frame'; readonly frame: string }
  /** An ability that makes resources does what it does, and what it has triggered. */
  | { readonly do: 'at-once'; readonly stackObject: StackObject; readonly then: Task }
  | { readonly do: 'answers-at-once' }
  /** The turn-player declares attackers: those chosen so far; `done`: no more. */
  | { readonly do: 'declare-attackers'; readonly picked: readonly Id[]; readonly done?: true }
  /** The chosen creatures, which have become tapped, attack. */
  | { readonly do: 'attack'; readonly picked: readonly Id[] }
  /** Whether objects have come under another control since the game was as it was before. */
  | { readonly do: 'control'; readonly before: World; readonly cause: Cause }
  /** A delayed effect answers one of several events that happened at once. */
  | { readonly do: 'occurrence'; readonly key: string; readonly among: readonly Occurrence[] }
  /** The owner of a hidden source lets its effect trigger, or not. */
  | LetTrigger
  | {
      readonly do: 'asked'
      readonly step: Step
      readonly frame: string
      readonly you?: Id
      readonly picked: readonly Id[]
      readonly options: readonly Option[]
      readonly left: number
      readonly by: Id
    }
  | {
      readonly do: 'sweep'
      readonly events: readonly GameEvent[]
      /** The self-replacements of each event. */
      readonly selfs: readonly (readonly SelfChange[])[]
      readonly frame: string
      readonly you?: Id
      readonly step: Step
      readonly within: EventId
    }
  | {
      readonly do: 'allocate'
      readonly process: Process
      readonly key: string
      readonly points: readonly number[]
      readonly left: number
      readonly parts: readonly number[]
    }
  /** Checks, triggers and placement; then the player has priority, or what is pending resolves by itself. */
  | { readonly do: 'ready'; readonly player: Id; readonly passes?: number }
  | {
      readonly do: 'place'
      readonly selected?: Id
      readonly pass: number
      readonly options?: readonly string[]
      /** The stack objects that were pending as the placing began, where what triggers meanwhile waits for another. */
      readonly round?: readonly Id[] | undefined
    }
  | { readonly do: 'priority'; readonly player: Id; readonly passes: number }
  | { readonly do: 'announced'; readonly announcement: Announcement }
  | { readonly do: 'put'; readonly stackObject: StackObject; readonly play: boolean }
  | { readonly do: 'resolve' }
  | { readonly do: 'resolved'; readonly stackObject: Id; readonly frame: string }
  /** What waits for a resolution triggers. */
  | { readonly do: 'trigger-resolved'; readonly stackObjects: readonly StackObject[] }
  | { readonly do: 'collect' }
  /** `inTurn`: what has been collected happens player by player. */
  | { readonly do: 'collected'; readonly cause: Cause; readonly inTurn?: true }
  | { readonly do: 'gather' }
  /** `resulted`: what damage brings has been gathered with the rest. */
  | { readonly do: 'occur-group'; readonly cause?: Cause; readonly resulted?: true }
  /** The checks; `seen`: something has been checked or placed before; `made`: so many of them have acted, or found nothing. */
  | { readonly do: 'check'; readonly then: Task; readonly seen?: true; readonly made?: number }
  /** What is still to be asked of a check, and the events found so far. */
  | {
      readonly do: 'keep'
      readonly then: Task
      readonly seen?: true
      readonly made: number
      readonly keeps: readonly Keep[]
      readonly events: readonly GameEvent[]
    }
  /** The checks find nothing more: states are sampled, stack objects are placed. */
  | { readonly do: 'stable'; readonly then: Task; readonly seen?: true; readonly made?: number }
  /** A phase without priority goes on, or gives priority where something has happened in it. */
  | { readonly do: 'unscheduled'; readonly happened?: true; readonly checked?: true }
  | { readonly do: 'clean-up' }
  | { readonly do: 'cleaned-up'; readonly since: number; readonly before: string }
  | { readonly do: 'discard-down'; readonly player: Id; readonly picked: readonly Id[]; readonly options: readonly Id[] }
  | { readonly do: 'settle' }
  | { readonly do: 'settle-stack' }
  | { readonly do: 'begin-phase'; readonly phase: string }
  | { readonly do: 'turn-action'; readonly action: TurnAction }
  | { readonly do: 'next-phase'; readonly again?: true }
  | { readonly do: 'combat-step'; readonly step: string }
  | { readonly do: 'combat-damage' }
  | { readonly do: 'link-ends' }
  | { readonly do: 'chain-closed' }
  | { readonly do: 'became-attack'; readonly attack: Id; readonly target: Id }
  | { readonly do: 'refresh'; readonly event?: GameEvent }
  | {
      readonly do: 'end'
      readonly why: 'quiescent' | 'boundary' | 'game-over' | 'events' | 'loop' | 'budget' | 'unsupported'
      readonly winner?: Id
      readonly note?: string
    }

/** The tasks of one kind. */
export type TaskOf<K extends Task['do']> = Extract<Task, { do: K }>
