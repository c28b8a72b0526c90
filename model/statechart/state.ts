/**
 * A model state: one explanation of the trace so far, as plain data. Events within events are a stack of frames.
 * @module
 */
import type { Signal, Transition } from './table.js'
import { EVENT_ID } from './unify.js'
import type { Concept } from '../rulebook/concept.js'
import type { Change } from '../scenario/effect.js'
import type { Step, Target } from '../scenario/step.js'
import type { ObjectView, Scope } from '../scenario/view.js'
import type { EffectRef, GameEvent, Id } from '../trace/event.js'
import type { Cause } from '../trace/observation.js'
import type { DecisionKind, Option } from '../trace/option.js'
import type { Structure, TurnAction } from '../rulebook/structure.js'
import type { Declared, Pending, Stamped, World } from '../world/index.js'

/** What every event that replaces another inherits of it. */
export interface Origin {
  /** Keys of the effects that have replaced it. */
  readonly applied: readonly string[]
  /** Keys of the optional ones that were declined. */
  readonly declined: readonly string[]
  readonly asked: boolean
  readonly first?: Id
  /** The effects that have modified it, where a text asks what brings events about. */
  readonly modifiers?: readonly EffectRef[]
}

/** A self-replacement of the instruction that makes an event; its condition held as the event was generated. */
export interface Self {
  readonly ref: EffectRef
  readonly key: string
  readonly change: Change
  readonly scope: Scope
}

/** Instructions that follow an application. */
export interface AdditionalEffect {
  readonly steps: readonly Step[]
  readonly scope: Scope
  readonly ref: EffectRef
  /** They take the event's place. */
  readonly instead: boolean
  /** The event that they take the place of, where it was one of several. */
  readonly origin?: Origin
}

/** One point of a prevention, by its place among the parts. */
export type Allocation = readonly number[]

export interface EventData {
  readonly id: string
  readonly event: GameEvent | null
  readonly cause?: Cause
  readonly origin: Origin
  readonly selves: readonly Self[]
  readonly within?: string
  readonly pass: number
  /** Whose turn it is to apply effects, in this pass. */
  readonly playerOfPass?: Id
  /** Whether an effect of this pass has been applied. */
  readonly passHasBegun: boolean
  readonly chosen?: string
  readonly allocation: Allocation
  readonly additionalEffects: readonly AdditionalEffect[]
  /** What was at stake in the applications so far. */
  readonly suspects: readonly Concept[]
  readonly occurred: boolean
  /** The effects that existed before it occurred, by their keys: only they may replace its outcome. */
  readonly existed?: readonly string[]
  /** How effects on an object's entering look at it, where that is open. */
  readonly entering?: Structure['replacement']['entering']['value']
  /** One of several events at once: it is gone through replacement, and occurs with the others. */
  readonly grouped?: true
  /** Whether other instructions have taken its place. */
  readonly instead?: true
  /** The event whose place they have taken. */
  readonly replaced?: GameEvent
  /** Who applies the chosen effect. */
  readonly applier?: Id
  /** Instructions that follow once the event has occurred. */
  readonly additionalAfter: readonly AdditionalEffect[]
  /** What the parts of the event have come to, while instructions follow. */
  readonly parts?: { readonly happened: boolean; readonly amount: number }
}

/** One of several events at once. */
export interface GroupPart {
  readonly id: string
  readonly event: GameEvent | null
  readonly selves: readonly Self[]
  readonly origin: Origin
  /** Whether it has been gone through replacement. */
  readonly gone: boolean
  /** It is what an effect does in addition: what made the others happen did not make it. */
  readonly isAdditional?: true
}

/** Whether all checks act as one event, or each by itself. */
export type CheckReading = Structure['checks']['simultaneous']['value']

/** An announcement that is pending after an event; `by`: the events of which any may be named, none for a state. */
export type PendingAnnouncement =
  | {
      readonly see: 'triggered'
      readonly ref: EffectRef
      readonly controller: Id
      readonly stackObject: Id
      readonly answers?: Id
      readonly by?: readonly string[]
      /** What answers it has not been looked for yet. */
      readonly unheard?: { readonly event?: GameEvent; readonly wave: number }
    }
  | {
      readonly see: 'suppressed'
      readonly by?: readonly string[]
      readonly ref: EffectRef
      readonly why: 'limit' | 'effect'
      readonly suppressors: readonly EffectRef[]
      readonly stopped: boolean
      /** Its limit is used up as well; which of the two reasons is named, no text says. */
      readonly limited?: true
      /** Whether what speaks of triggerings answers it, no text says: it has triggered, but makes no stack object. */
      readonly unheard?: { readonly controller: Id; readonly event?: GameEvent; readonly wave: number }
      /** The instance, if it triggers so often only: whether one that is kept from triggering counts, no text says. */
      readonly uses?: string
    }
  /** An effect of a hidden source, whose owner lets it trigger or not. */
  | {
      readonly see: 'hidden'
      readonly ref: EffectRef
      readonly key: string
      readonly owner: Id
      readonly event?: GameEvent
      readonly answers?: Answers
      readonly by?: readonly string[]
    }
  /** An effect that another one would have kept from triggering, if the event itself had not ended that. */
  | {
      readonly see: 'gagged'
      readonly ref: EffectRef
      readonly key: string
      readonly event: GameEvent
      readonly suppressors: readonly EffectRef[]
      readonly by?: readonly string[]
    }
  /** An effect that triggers once, and of several events at once its controller chooses which. */
  | {
      readonly see: 'occurrence'
      readonly ref: EffectRef
      readonly key: string
      readonly controller: Id
      readonly among: readonly NamedEvent[]
      readonly by?: readonly string[]
    }

/** The triggering that another one answers, and how many lie between that and an event or a state. */
export interface Answers {
  readonly stackObject: Id
  readonly wave: number
}

/** A triggering that an effect speaks of: it may answer it. */
export interface Reply {
  readonly key: string
  readonly stackObject: Id
  readonly wave: number
  readonly event?: GameEvent
}

/** An event with the model's name for it. */
export interface NamedEvent {
  readonly id: string
  readonly event: GameEvent
}

/** A running sequence of instructions. */
export interface RunData {
  readonly steps: readonly Step[]
  readonly scope: Scope
  readonly cause?: Cause
  readonly ability: string
  readonly stackObject?: Id
  readonly modes: readonly string[]
  readonly origin?: Origin
  /** Whether anything that it did has happened. */
  readonly happened: boolean
  /** Amount of what happened in the present step. */
  readonly amount: number
  readonly stepHappened: boolean
  /** How many times something has happened in the present step. */
  readonly times?: number
  readonly local?: Local
}

/** One thing that a player has chosen, for one of several choices. */
export interface Answered {
  readonly player: Id
  readonly choice: number
  readonly id: Id
}

/** What a step keeps while it is carried out. */
export type Local =
  | { readonly kind: 'choose'; readonly left: number; readonly chosen: readonly Id[] }
  /** What players have chosen who then act at once. */
  | { readonly kind: 'joint'; readonly answers: readonly Answered[] }
  /** An option that was taken, or not. */
  | { readonly kind: 'option'; readonly taken: boolean }
  /** `scope`: what every round begins with. */
  | { readonly kind: 'loop'; readonly left: readonly (Id | number)[]; readonly scope: Scope }

export interface FrameData {
  readonly turn: {
    /** What the game still does by itself, and whether any of it changed something. */
    readonly actions?: readonly TurnAction[]
    readonly changed?: boolean
    /** Cards chosen to be discarded so far. */
    readonly chosen?: readonly Id[]
    /** What has come of the declaration of attackers: all are chosen, or all have become tapped as well. */
    readonly attackers?: 'chosen' | 'tapped'
    /** Whether players got priority in a phase that gives none. */
    readonly granted?: boolean
  }
  readonly priority: {
    readonly holder: Id
    readonly passes: number
    /** Whether players got priority in a phase that gives none. */
    readonly granted?: boolean
    /** Whether the last stack object has just resolved in such a phase. */
    readonly emptied?: boolean
  }
  readonly checks: {
    /** So many of the first checks of the list have been made since players were last due. */
    readonly made: number
    /** Whether states have been looked at, where that is done once. */
    readonly sampled?: true
    readonly reading?: CheckReading
    readonly kept: readonly Id[]
    /** Players who let no more of theirs go. */
    readonly content: readonly Id[]
    /** Whether any check has acted. */
    readonly acted: boolean
    /** Whether anything was put on the stack. */
    readonly placed: boolean
  }
  readonly group: {
    readonly parts: readonly GroupPart[]
    readonly cause?: Cause
    /** The part that is being gone through. */
    readonly at?: number
    /** Damage among the parts has brought what it brings. */
    readonly resulted?: true
    readonly additionalEffects: readonly AdditionalEffect[]
    readonly suspects: readonly Concept[]
    readonly occurred: boolean
    readonly happened: number
    readonly amount: number
  }
  readonly choice: {
    readonly player: Id
    readonly decision: DecisionKind
    readonly options: readonly Option[]
    /** The option that each place of the engine's list stands for. */
    readonly order?: readonly number[]
    /** Where the engine takes one by itself, these stand for all: which of the others it is makes no difference yet. */
    readonly standing?: readonly number[]
    /** An engine need not ask: by what is shown, the options are all one. */
    readonly unasked?: true
    /** Asked because the engine may ask, not because it must: never an internal action. */
    readonly voluntary?: true
  }
  readonly declaration: {
    readonly player: Id
    readonly self: Id
    readonly steps: readonly Step[]
    readonly specs: readonly Target[]
    readonly modes: readonly string[]
    readonly declared: readonly Declared[]
    readonly attack: boolean
    readonly modeStep?: number
    readonly scope: Scope
    /** The stack object that declares, as it is going to be. */
    readonly by?: ObjectView
  }
  readonly action: {
    readonly kind: 'play' | 'activate'
    readonly player: Id
    readonly object: Id
    readonly ability?: string
    readonly extras: readonly string[]
    readonly extra: number
    readonly modes: readonly string[]
    readonly declared: readonly Declared[]
    readonly costs: readonly Step[]
    readonly incarnation: number
  }
  readonly stack: {
    readonly stackObject: Id
    /** What triggers once it has resolved and left. */
    readonly onceResolved?: readonly Pending[]
  }
  readonly attack: { readonly stackObject: Id; readonly target: Id; readonly controller: Id }
  readonly combat: { readonly rest: readonly Id[] }
  readonly resolution: RunData
  readonly compound: {
    readonly parts: readonly GameEvent[]
    /** The self-replacements of each part. */
    readonly selves: readonly (readonly Self[])[]
    readonly cause?: Cause
    readonly chooser: Id
    readonly within?: string
    readonly origin?: Origin
    /** How many of the first parts have their place for good: their order is given before any of them happens. */
    readonly placed?: number
    readonly ordered: boolean
    /** In any order, which nobody is asked for. */
    readonly free?: true
    readonly happened: boolean
    readonly amount: number
    readonly times?: number
  }
  readonly replacement: EventData
  /** `key`: the application that is being made. */
  /** `settled`: before anything has happened, the effects whose place among those that are there from the start is settled. */
  readonly continuous: { readonly key?: string; readonly ordering?: readonly Stamped[]; readonly settled?: readonly string[] }
  /** `asksAbout`: the pending announcement of a hidden source about which its owner is asked. */
  readonly announcement: {
    readonly pending: readonly PendingAnnouncement[]
    readonly by?: string
    readonly asksAbout?: string
    /** Triggerings that effects may still answer, and the effects on one or more that have, with the wave in which they did. */
    readonly replies?: readonly Reply[]
    readonly once?: readonly string[]
  }
  readonly placement: {
    readonly first?: Id
    readonly asked: boolean
    /** The stack objects that are placed in this round, where others wait for the next. */
    readonly batch?: readonly Id[]
    /** The stack objects that are being placed in an order that nobody sees, with their number. */
    readonly unseen?: { readonly round: number; readonly stackObjects: readonly Id[] }
  }
  readonly triggering: {
    readonly pending: Pending
    readonly modes: readonly string[]
    readonly declared: readonly Declared[]
    readonly why?: 'no-target' | 'no-mode'
  }
}

/** The id of a chart. */
export type ChartId = keyof FrameData

/** A chart being run: where it is, and what it is about. */
export type Frame = {
  readonly [K in ChartId]: { readonly chart: K; readonly at: string; readonly data: FrameData[K]; readonly returned?: Returned }
}[ChartId]

export type FrameOf<K extends ChartId> = Extract<Frame, { readonly chart: K }>

/** What a finished frame hands to the one below. */
export type Returned =
  | { readonly kind: 'option'; readonly option: Option; readonly index: number }
  | {
      readonly kind: 'declared'
      readonly modes: readonly string[]
      readonly declared: readonly Declared[]
      readonly missing?: 'no-target' | 'no-mode'
    }
  | {
      readonly kind: 'happened'
      readonly happened: boolean
      readonly amount: number
      /** How many times, where that is not once. */
      readonly times?: number
      readonly scope?: Scope
    }
  /** An event of a group after replacement. */
  | {
      readonly kind: 'gone-through'
      readonly id: string
      readonly event: GameEvent | null
      readonly origin: Origin
      readonly additionalAfter: readonly AdditionalEffect[]
      readonly suspects: readonly Concept[]
    }
  /** What the checks did before a player would get priority. */
  | { readonly kind: 'checked'; readonly acted: boolean; readonly placed: boolean }
  | { readonly kind: 'done'; readonly granted?: boolean }

/** A prompt with one option that an engine has left out, in the names of the model. */
export interface Unshown {
  readonly player: Id
  readonly decision: DecisionKind
  readonly option: Option
}

/** The move by which several events happen at once, with those that have not been told yet. */
export interface Unreported {
  readonly transition: Transition
  readonly effect: {
    readonly pattern?: { readonly see: Signal } & Readonly<Record<string, unknown>>
    readonly suspects?: readonly Concept[]
    readonly next: (
      state: ModelState,
      match: { readonly names: Readonly<Record<string, string>>; readonly order: readonly number[] }
    ) => ModelState
  }
  readonly events: readonly unknown[]
}

/**
 * One state of the charts: the world, the charts at work and what the engine calls things.
 * @public
 */
export interface ModelState {
  readonly world: World
  readonly frames: readonly Frame[]
  /** The engine's names for ids of the model. */
  readonly names: Readonly<Record<string, string>>
  readonly ids: { readonly event: number; readonly stackObject: number; readonly object: number }
  /** Transitions taken since the last observation. */
  readonly trail: readonly string[]
  /** What was at stake since the event before the last, where no observation showed it or it may show later. */
  readonly deferredSuspects: { readonly recent: readonly Concept[]; readonly older: readonly Concept[] }
  /** Prompts with one option that nobody was shown since the last observation. */
  readonly unshown: readonly Unshown[]
  readonly over?: true
  /** Some of the events that happen at once have been told: these are left. */
  readonly unreported?: Unreported
  /** Effects that would answer a triggering that has made no stack object, if that is one for them. */
  readonly layerless?: readonly EffectRef[]
  /** What the model met that it does not implement. */
  readonly unsupported?: string
}

/** The top frame. */
export const top = (state: ModelState): Frame | undefined => state.frames.at(-1)

/** Puts a frame on top. */
export const push = (state: ModelState, frame: Frame): ModelState => ({ ...state, frames: [...state.frames, frame] })

/** Changes the data of the top frame, and forgets what was returned to it. */
export const update = <K extends ChartId>(state: ModelState, data: Partial<FrameData[K]>): ModelState => {
  const frame = top(state)!
  const updated = { chart: frame.chart, at: frame.at, data: { ...frame.data, ...data } } as Frame
  return { ...state, frames: state.frames.with(-1, updated) }
}

/** Removes the top frame and hands its result to the one below. */
export const pop = (state: ModelState, returned: Returned): ModelState => {
  const rest = state.frames.slice(0, -1)
  const below = rest.at(-1)
  return { ...state, frames: below ? [...rest.slice(0, -1), { ...below, returned }] : rest }
}

/** Removes the top frame for another that takes its place. */
export const drop = (state: ModelState): ModelState => ({ ...state, frames: state.frames.slice(0, -1) })

export const inWorld = (state: ModelState, world: World): ModelState => ({ ...state, world })

/** A name for an id that the engine has not mentioned yet. */
export const fresh = (state: ModelState, kind: 'event' | 'stackObject' | 'object'): readonly [string, ModelState] => {
  const n = state.ids[kind] + 1
  const prefix = kind === 'event' ? EVENT_ID : kind === 'stackObject' ? '~L' : '~O'
  return [`${prefix}${n}`, { ...state, ids: { ...state.ids, [kind]: n } }]
}
