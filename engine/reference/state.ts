/**
 * The state of a game in the reference engine: readonly plain data throughout.
 * @module
 */
import type { Cause } from '../../model/trace/observation.js'
import type { EffectRef, GameEvent, Id } from '../../model/trace/event.js'
import type { About, DecisionKind, Option } from '../../model/trace/option.js'
import type { Condition } from '../../model/scenario/amount.js'
import type { Change, Effect } from '../../model/scenario/effect.js'
import type { NumberName, PlayerNumber, Status, Zone } from '../../model/scenario/names.js'
import type { Pattern } from '../../model/scenario/pattern.js'
import type { WireScenario } from '../../model/scenario/scenario.js'
import type { Instructions } from '../../model/scenario/step.js'
import type { ObjectView, Scope, TriggeringView } from '../../model/scenario/view.js'
import type { Copied } from './copies.js'
import type { Objects } from './objects.js'
import type { Sight } from './rules/delayed.js'
import type { Process, Task } from './task.js'

/** Numbers and further types that an object has of its own, beside those of its card. */
export interface Defined {
  readonly numbers: Partial<Readonly<Record<NumberName, number>>>
  readonly types: readonly string[]
}

/** An object, before continuous effects. */
export interface Obj {
  readonly id: Id
  readonly card: string
  readonly zone: Zone
  readonly owner: Id
  readonly controller: Id
  readonly counters: Readonly<Record<string, number>>
  readonly statuses: readonly Status[]
  readonly damage: number
  /** Which incarnation this is: it is a new object after some zone changes, under the same id. */
  readonly inc: number
  readonly declared: readonly string[]
  /** What an identity-replacement has made of its copyable properties. @see fab:6.4.8a */
  readonly defined?: Defined | undefined
  /** What it entered as a copy of. @see fab:6.4.8a */
  readonly copied?: Copied | undefined
  readonly token: boolean
  /** When it came to its zone. */
  readonly since: number
  /** After how many events it came there: the same for all that came together. */
  readonly came: number
  /** When it became attached, if the effects of its static abilities are as new as that. @see mtg-context:613.7e */
  readonly stamped?: number | undefined
  /** What it is attached to: an object or a player. */
  readonly attachedTo?: Id | undefined
  /** Which incarnation of that object. */
  readonly hostInc?: number | undefined
  /** It is a copy of a card or spell. */
  readonly copy?: true
  /** It is its owner's commander. */
  readonly commander?: true
  /** It no longer exists: a token or copy that was elsewhere. */
  readonly ceased?: true
  /** A source with deathtouch has damaged it since the last check. */
  readonly dealtDeathtouch?: true | undefined
}

export interface Player {
  readonly id: Id
  readonly numbers: Readonly<Record<PlayerNumber, number>>
  readonly out: boolean
  /** The team, whose members have one life total. */
  readonly team?: string
  /** They had to draw from an empty deck since the last check. */
  readonly drewNothing?: true
}

/** Which incarnation of each object is meant. */
export type Known = Readonly<Record<Id, number>>

/** A scope, and which incarnations it speaks of. */
export interface Knowing {
  readonly scope: Scope
  readonly known: Known
  /** Objects whose move it answers or has made. */
  readonly saw?: Readonly<Record<Id, Sight>>
  /** The incarnations that it still finds of objects that it has moved itself. */
  readonly followed?: Known
}

/** When a lasting effect ends. */
export type Ends =
  | { readonly at: 'turn' | 'chain-link' | 'combat-chain' | 'game' | 'triggered' }
  | { readonly at: 'turn-of'; readonly player: Id; readonly of?: Id; readonly after: number }
  | { readonly at: 'while'; readonly holds: Condition }

/** The shield of one player, or of one incarnation of an object. */
export interface Shield {
  readonly inc: number
  readonly left: number
}

/** An effect that a stack object started. */
export interface Lasting extends Knowing {
  readonly key: string
  readonly ref: EffectRef
  readonly effect: Effect
  readonly ends: Ends
  readonly born: number
  /** The stack object that started it, where it waits for its condition. */
  readonly stackObject?: Id
  /** Values fixed on generation, in the order in which the effect names them. */
  readonly fixed: readonly (number | undefined)[]
  /** What a shield can still prevent. */
  readonly remaining?: number
  /** The same for each of those that have a shield of their own. */
  readonly shields?: Readonly<Record<Id, Shield>>
  readonly uses?: number
  /** Objects it was generated for, or has started to apply to. */
  readonly subjects?: Known
  /** What its multiplications add to each object, by their places, where that is settled. @see mtg-context:701.10b */
  readonly added?: Readonly<Record<number, Readonly<Record<Id, number>>>>
  /** What those that it applies to are copies of. @see fab-context:8.5.25c */
  readonly copied?: Copied
  /** Self-replacements of its application. */
  readonly instead?: readonly SelfChange[]
}

/** A self-replacement that awaits the parameters of its effect. */
export interface SelfChange {
  readonly if: Condition
  readonly change: Change
  readonly ref: EffectRef
  readonly you: Id
  readonly knowing: Knowing
}

/** How one modification is applied to one object, once it is. */
export interface Application {
  readonly amount?: number
  /** It was replaced by nothing, or can't be. */
  readonly void?: true
  /** The value as the effect states it, before replacement. */
  readonly stated?: number
}

/** What a triggering or an announcement puts on the stack. */
export interface StackObject extends Knowing {
  readonly id: Id
  readonly kind: 'card' | 'activated' | 'triggered'
  readonly controller: Id
  readonly source: Id
  readonly ref: EffectRef
  readonly instructions: Instructions
  readonly targetNames: readonly string[]
  /** Targets that are lost for good. */
  readonly lost?: readonly string[]
  readonly modes: readonly string[]
  /** A state trigger's condition. */
  readonly when?: Condition
  readonly if?: Condition
  readonly unless?: Condition
  /** Its text says that it can't be negated. */
  readonly cantBeNegated?: true
  /** It answers a triggering, not an event of the game. */
  readonly meta?: true
  readonly attack?: Id
}

export interface Chain {
  readonly step: string
  /** Attacks on the chain, in order. */
  readonly attacks: readonly Id[]
  readonly active: Id
  readonly target: Id
}

/** An object that has been moved until something happens. */
export interface Away extends Knowing {
  readonly object: Id
  /** Which incarnation it is there. */
  readonly inc: number
  /** Where it is, and where it came from. */
  readonly at: Zone
  readonly back: Zone
  readonly until: Pattern
  /** It went to another zone than the text says. */
  readonly elsewhere: boolean
  readonly ref: EffectRef
}

/** What is left of the events of a group, and the instructions that follow it. */
export interface Gathered {
  readonly ready: readonly Process[]
  readonly after: readonly Task[]
}

/** An event that occurred. */
export interface World {
  readonly scenario: WireScenario
  readonly players: readonly Player[]
  readonly objects: Objects
  readonly zones: Readonly<Record<Zone, readonly Id[]>>
  /** Former incarnations, by `id#inc`. */
  readonly past: Readonly<Record<string, ObjectView>>
  /** Tokens, which the scenario does not list. */
  readonly tokens: readonly Id[]
  /** Objects that have entered as copies. */
  readonly copies: readonly Id[]
  readonly stack: readonly StackObject[]
  /** The card whose stack object is resolving. */
  readonly resolving?: Id
  readonly pending: readonly StackObject[]
  /** Triggerings that skip the stack, until what they answer is done. */
  readonly skipping: readonly StackObject[]
  readonly lasting: readonly Lasting[]
  /** Effects that last while something is true which has not been yet. */
  readonly waiting: readonly Lasting[]
  /** What returns as something happens. */
  readonly away: readonly Away[]
  /** The stack objects for which that has happened already until which they are to move something, each with it. */
  readonly late: readonly string[]
  readonly applications: Readonly<Record<string, Application>>
  /** Since when each static effect on objects has been there, by its key. */
  readonly stamps: Readonly<Record<string, number>>
  /** Who controls an object by an effect, as last told, by `id#inc`. */
  readonly controlled: Readonly<Record<string, Id>>
  /** What has been there under one control since the turn began, where the scenario begins with the declaration of attackers. */
  readonly settled?: Readonly<Record<Id, string>>
  readonly turn: number
  readonly turnPlayer: Id
  readonly phase: string
  readonly chain: Chain | null
  readonly log: readonly GameEvent[]
  /** Triggerings, each with its source as it was, where any text asks which one it is. */
  readonly triggerings: readonly { readonly triggering: TriggeringView; readonly source?: ObjectView; readonly turn: number }[]
  readonly marks: { readonly turn: number; readonly link: number; readonly chain: number }
  /** Occurrences and triggerings, by what is counted. */
  readonly counts: { readonly turn: Readonly<Record<string, number>>; readonly game: Readonly<Record<string, number>> }
  /** Whether each state trigger's condition held when last sampled. */
  readonly held: Readonly<Record<string, boolean>>
  /** The events of an instruction to each player, while all of them choose; they occur at once. */
  readonly collecting?: readonly Process[] | undefined
  /** Commanders that have moved since the last check, in games that look at it. */
  readonly gone?: readonly Id[] | undefined
  /** Groups of events that are gone through replacement, the innermost last. */
  readonly gathering: readonly Gathered[]
  readonly next: {
    readonly event: number
    readonly stackObject: number
    readonly frame: number
    readonly token: number
    readonly time: number
  }
  /** When the last objects came, and after how many events. */
  readonly arrival?: { readonly came: number; readonly time: number }
}

/** What is known while instructions are carried out. */
export interface Frame extends Knowing {
  readonly cause: Cause
  readonly modes: readonly string[]
  /** The ability, for the effects that its instructions start. */
  readonly ability: string
  readonly stackObject?: Id
  /** How often each named result has happened. */
  readonly times?: Readonly<Record<string, number>>
  /** Its events take the place of one that was replaced. */
  readonly origin?: Origin
  /** The frame of the text that replaces its own instruction with these: it finds what they move. */
  readonly ofText?: string
  /** What triggers once its stack object has resolved. */
  readonly onceResolved?: readonly StackObject[]
}

/** What all modifications of one original event have in common. */
export interface Origin {
  readonly applied: readonly string[]
  readonly selected?: Id
}

export interface Prompt {
  readonly player: Id
  readonly decision: DecisionKind
  readonly options: readonly Option[]
  readonly about: About | undefined
  readonly resume: Task
}

/** The agenda: what is to be done, the next first. */
export interface Agenda {
  readonly task: Task
  readonly rest: Agenda | null
}

export interface State {
  readonly world: World
  readonly agenda: Agenda | null
  readonly frames: Readonly<Record<string, Frame>>
  readonly prompt: Prompt | null
}

/** Numbers by name, where the object has them. */
export type Numbers = Partial<Readonly<Record<NumberName, number>>>
