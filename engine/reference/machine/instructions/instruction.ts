/**
 * An instruction of the language as the engine knows it: how it is carried out, and whether that could be paid.
 * @module
 */
import type { Step } from '../../../../model/scenario/step.js'
import type { Acted } from '../../../../model/scenario/step.js'
import type { Scope, View } from '../../../../model/scenario/view.js'
import type { GameEvent, Id } from '../../../../model/trace/event.js'
import type { Context, Run } from '../../context.js'
import type { TaskOf } from '../../task.js'
import type { Doing } from './doing.js'

/** The name of an instruction. */
export type Kind = Step['do']

/** The instruction of a kind. */
export type StepOf<K extends Kind> = Step & { readonly do: K }

/** Somebody who would have to carry out an instruction, as a cost or by their own will. */
export interface Payer {
  readonly run: Run
  readonly scope: Scope
  readonly view: View
  /** The card that is being played: it is not in hand any more. */
  readonly playing: Id | undefined
}

export interface Instruction<K extends Kind> {
  /** Carries it out, or asks what it needs first. */
  readonly perform: (doing: Doing<StepOf<K>>) => void
  /** Whether it can be carried out in full. */
  readonly payable: (payer: Payer, step: StepOf<K>) => boolean
  /** Whether any of it can be carried out, so that it may be chosen, where that is less than what a payment takes. */
  readonly doable?: (payer: Payer, step: StepOf<K>) => boolean
  /** Goes on with what was picked. */
  readonly picked?: (doing: Doing<StepOf<K>>, task: TaskOf<'asked'>) => void
  /** Goes on with a yes or no. */
  readonly heard?: (doing: Doing<StepOf<K>>, isYes: boolean) => void
  /** The instructions that it leads to within the same ability; modes, which are declared, apart. */
  readonly inner?: (step: StepOf<K>) => readonly Step[]
  /** What it acts on, where that may be all of some things. */
  readonly acted?: (step: StepOf<K>) => Acted
  /** The event that it makes of an object, where it may leave the object as it was. */
  readonly eventFor?: (doing: Doing<StepOf<K>>, object: Id) => GameEvent
}

/** All of them, by name. */
export type InstructionTable = { readonly [K in Kind]: Instruction<K> }

/** What the table says of an instruction: the compiler does not see that the kinds of both are one. */
export const known = ({ instructions }: Context, step: Step): Instruction<Kind> => instructions[step.do] as Instruction<Kind>
