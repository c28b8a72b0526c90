/** Instructions by which a player picks some things, one after another. @module */
import { howMany } from '../../rules/options.js'
import type { Id } from '../../trace/event.js'
import type { Option } from '../../trace/option.js'
import type { Local } from '../../statechart/state.js'
import type { Answer, Doing, Question, StepOf, Taken } from '../instruction.js'
import { amount } from './doing.js'

type Picking = StepOf<'choose'> | StepOf<'discard'>

type Chosen = Extract<Local, { kind: 'choose' }>

/** What may be picked yet, with what has been. */
export type Offered = (chosen: readonly Id[]) => readonly Option[]

/** What has been picked, and how many are left to be. */
export const chosenSoFar = (doing: Doing, step: Picking, offered: Offered): Chosen => {
  const { local } = doing.data
  if (local?.kind === 'choose') return local
  return { kind: 'choose', left: howMany(doing.world, amount(doing, step.count ?? 1), offered([]).length), chosen: [] }
}

/** What an option is about. */
export const idOf = (option: Option | undefined): Id | undefined =>
  option?.option === 'object' ? option.object : option?.option === 'player' ? option.player : undefined

/** One more is picked. */
export const pickedBy = (doing: Doing, step: Picking, option: Option | undefined, offered: Offered): Answer => {
  const { left, chosen } = chosenSoFar(doing, step, offered)
  const id = idOf(option)
  return { local: { kind: 'choose', left: left - 1, chosen: id === undefined ? chosen : [...chosen, id] } }
}

/** What the options of a decision are about. */
export const idsOf = (options: readonly Option[]): readonly Id[] => options.map(idOf).filter(id => id !== undefined)

/** Where as many are to be picked as there are, or more: all of them. */
export const takenOf = (doing: Doing, step: Picking, open: Question | undefined): Taken | undefined => {
  if (doing.data.local !== undefined || !open || open.options.length < 2) return undefined
  if (amount(doing, step.count ?? 1) < open.options.length) return undefined
  return { all: idsOf(open.options), local: chosen => ({ kind: 'choose', left: 0, chosen }) }
}

/** The card that is being played while its costs are paid. */
export const playing = ({ data, world }: Doing): Id | undefined =>
  data.cause !== undefined && 'rule' in data.cause && world.objects[data.scope.self]?.zone === 'hand' ? data.scope.self : undefined
