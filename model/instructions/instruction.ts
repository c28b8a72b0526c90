/**
 * What an instruction of the language is to the model: what it asks, what it brings about, whether it can be done and what it is called.
 * @module
 */
import type { Acted, Instructions as Text, Step } from '../scenario/step.js'
import type { Scope } from '../scenario/view.js'
import type { GameEvent, Id } from '../trace/event.js'
import type { Option } from '../trace/option.js'
import type { Pending, World } from '../world/index.js'
import type { Speech } from '../telling/card/speech.js'
import type { Context } from '../statechart/part.js'
import type { Frame, Local, ModelState } from '../statechart/state.js'

/** The name of an instruction. */
export type Kind = Step['do']

/** An instruction of a kind. */
export type StepOf<K extends Kind> = Step & { readonly do: K }

/** Where an instruction is looked at before anybody carries it out: as a cost, or as an option. */
export interface Place {
  readonly world: World
  readonly scope: Scope
  /** The card that is being played: it does not pay for itself. */
  readonly playing?: Id | undefined
}

/** One way in which the rules may be read while an instruction is carried out. */
export interface Reading {
  /** Whether all its events happen at once. */
  readonly together?: boolean
  /** Whether the condition of a list is tested for each of its items. */
  readonly byItem?: boolean
}

/** An instruction that is being carried out. */
export type Doing = Context<'resolution'> & Reading

/** The events that an instruction makes. */
export interface Made {
  readonly events: readonly GameEvent[]
  /** Whether their order is given, or their player's to choose. */
  readonly ordered: boolean
  /** The state in which what they bring has its names, where it needs new ones. */
  readonly state?: ModelState
  /** What goes on once they have happened. */
  readonly then?: Frame
}

/** Instructions to which one leads. */
export interface Led {
  readonly steps: readonly Step[]
  /** What the instruction keeps meanwhile. */
  readonly local?: Local
}

/** Instructions that are carried out again and again. */
export interface Rounds {
  readonly steps: readonly Step[]
  /** A round for each: of a player, or a number. */
  readonly left: readonly (Id | number)[]
}

/** An instruction to each player by which all choose in turn, if there is anything to choose, before they act at once. */
export interface Joint {
  /** Each of them decides first whether to do it at all. */
  readonly option?: StepOf<'may'>
  readonly choices: readonly Step[]
  readonly act: Step
  /** Whether a player may also do all of it before the next one decides: which of the two, the text does not say. */
  readonly open?: true
}

/** A reflexive effect: how often it may trigger, and what it then is. */
export interface Reflex {
  /** More than one number where the rules leave it open. */
  readonly times: readonly number[]
  readonly pending: (stackObject: Id) => Pending
  /** It waits until what is resolving has left the stack. */
  readonly later: boolean
}

/** What an instruction brings about. */
export type Does<K extends Kind> =
  | {
      readonly kind: 'events'
      readonly of: (doing: Doing, step: StepOf<K>, all: Instructions) => Made
      /** Whether they all happen at once, in each reading; absent: one after another. */
      readonly atOnce?: (world: World) => readonly boolean[]
      /** Each player does it by themselves; or all together once each has decided whether to do it. Absent: together with the others. */
      readonly jointly?: 'never' | 'after-options'
      /** What it acts on, where that may be all of some things. */
      readonly acted?: (step: StepOf<K>) => Acted
      /** What of it may be one event with what an effect leaves of the event that it replaced; absent: it is never part of another. */
      readonly additional?: (place: Place, step: StepOf<K>) => readonly GameEvent[]
      /** It only changes how its object lies there: several that take the place of one event have no order. */
      readonly alters?: true
    }
  | {
      readonly kind: 'steps'
      readonly of: (doing: Doing, step: StepOf<K>, all: Instructions) => Led | undefined
      readonly readings?: (doing: Doing, step: StepOf<K>) => readonly Reading[]
    }
  | {
      readonly kind: 'rounds'
      readonly of: (doing: Doing, step: StepOf<K>) => Rounds
      /** How it is carried out where all decide before any of them acts. */
      readonly jointly?: (world: World, step: StepOf<K>, all: Instructions) => Joint | undefined
    }
  /** It starts an effect, in each reading of what it is for. */
  | { readonly kind: 'effect'; readonly of: (doing: Doing, step: StepOf<K>) => readonly ((world: World) => World)[] }
  | {
      readonly kind: 'reflex'
      readonly of: (doing: Doing, step: StepOf<K>) => Reflex
      /** The effect that starts in its place, in each reading, where it is to wait; `undefined`: it looks at once. */
      readonly delayed: (doing: Doing, step: StepOf<K>) => readonly ((world: World) => World)[] | undefined
    }
  /** What is chosen gets a name, and nothing else happens. */
  | { readonly kind: 'choice'; readonly of: (local: Local | undefined) => readonly Id[] }

/** A decision that an instruction needs now. */
export interface Question {
  readonly player: Id
  readonly decision: 'choose' | 'may'
  readonly options: readonly Option[]
  /** The engine may ask, and need not. */
  readonly voluntary?: true
  /** The instruction may be carried out in a way in which this is not asked now. */
  readonly avoidable?: true
}

/** What an answer comes to: what is kept of it, and the instructions that it leads to. */
export interface Answer {
  readonly local: Local
  readonly steps?: readonly Step[]
}

/** As many are to be chosen as there are: what is kept if all of them are. */
export interface Taken {
  readonly all: readonly Id[]
  readonly local: (chosen: readonly Id[]) => Local
}

/** What an instruction asks. */
export interface Asks<K extends Kind> {
  readonly now: (doing: Doing, step: StepOf<K>, all: Instructions) => Question | undefined
  readonly answered: (doing: Doing, step: StepOf<K>, option: Option | undefined, all: Instructions) => Answer | undefined
  /** What may be taken unasked; absent: nothing. */
  readonly taken?: (doing: Doing, step: StepOf<K>, all: Instructions) => Taken | undefined
  /** It is an option, which counts as done once its player has taken it: who that is. */
  readonly optionOf?: (doing: Doing, step: StepOf<K>) => Id
}

/** Tells what stands within an instruction. */
export interface Teller {
  readonly steps: (steps: readonly Step[], speech: Speech) => string
  readonly text: (text: Text, speech: Speech) => string
  readonly effect: (step: StepOf<'start'>, speech: Speech) => string
}

/** Whether something could be done: all of it, or none, or with only some of what it names, of which texts do not say whether that is enough. */
export type Feasible = boolean | 'in part'

/** An instruction of the language. What it has inside itself it looks up in `all`. */
export interface Instruction<K extends Kind> {
  readonly does: Does<K>
  /** Absent: nothing is asked. */
  readonly asks?: Asks<K>
  /** Whether it could be carried out: at all, or with only some of the objects that it names. */
  readonly possible: (place: Place, step: StepOf<K>) => Feasible
  /** What it is called in words. */
  readonly says: (step: StepOf<K>, speech: Speech, tell: Teller) => string
  /** What stands within it for the same ability. */
  readonly inside?: (step: StepOf<K>) => readonly Step[]
  /** It tests a condition of its own, so that of a list around it is none of its. */
  readonly conditional?: true
  /** How many times, or of how many things, it is carried out: the charts do not follow what goes on for too long. */
  readonly often?: (doing: Doing, step: StepOf<K>) => number
  /** What later instructions take it for while nobody has chosen yet: any of what may be. */
  readonly supposing?: (place: Place, step: StepOf<K>) => Scope
  /** What later words call that to which it gives a name. */
  readonly named?: (step: StepOf<K>, speech: Speech) => string
}

/** Every instruction of the language. */
export type Instructions = { readonly [K in Kind]: Instruction<K> }

/** The entry for an instruction: its kind is that of the entry, which the compiler cannot follow through the table. */
export const entryOf = (all: Instructions, step: Step): Instruction<Kind> => all[step.do] as Instruction<Kind>
