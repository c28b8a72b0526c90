/** Instructions that a player may take or leave. @module */
import type { Step } from '../../scenario/step.js'
import type { Id } from '../../trace/event.js'
import { answers, emptySweeps } from '../../rules/options.js'
import type { Local } from '../../statechart/state.js'
import { entryOf, type Doing, type Instructions, type Question } from '../instruction.js'
import { refs } from './doing.js'

/** An option that was taken, or not. */
export const option = (taken: boolean): Local => ({ kind: 'option', taken })

/** To whom it is offered. */
export const offeredTo = (doing: Doing, by: string | undefined): Id => {
  const { you } = doing.data.scope
  return by === undefined ? you : (refs(doing, by)[0] ?? you)
}

/** Whether an instruction is for all of some things, and there is none for which it would do anything. */
const isEmptySweep = (doing: Doing, step: Step, all: Instructions): boolean => {
  const { does } = entryOf(all, step)
  const acted = does.kind === 'events' ? does.acted?.(step) : undefined
  return (
    does.kind === 'events' &&
    typeof acted === 'object' &&
    ('all' in acted || 'targets' in acted) &&
    does.of(doing, step, all).events.length === 0
  )
}

/** Whether an instruction could be carried out where it is offered, in each reading: where only a part of it could be, in one and not in another. */
export const isPossible = ({ world, data }: Doing, step: Step, all: Instructions): readonly boolean[] => {
  const found = entryOf(all, step).possible({ world, scope: data.scope }, step)
  return found === 'in part' ? [true, false] : [found]
}

/** Whether an option for all of some things may be taken where there are none, in each reading; nothing where that is not the case. */
export const emptySweep = (doing: Doing, step: Step, all: Instructions): readonly boolean[] | undefined =>
  isEmptySweep(doing, step, all) ? emptySweeps(doing.world).map(each => each === 'allowed') : undefined

/** The question whether it is taken, if it may be in any reading. */
export const offer = ({ world }: Doing, player: Id, tries: readonly boolean[]): Question | undefined =>
  tries.includes(true)
    ? {
        player,
        decision: 'may',
        options: answers(world, [{ option: 'yes' }, { option: 'no' }]),
        ...(tries.includes(false) && { voluntary: true })
      }
    : undefined
