/** "Create." @module */
import type { GameEvent } from '../../../../../model/trace/event.js'
import { isTooOften, unsupported } from '../../../context.js'
import { bringing } from '../../events/entering.js'
import { performAll, refersTo, value, type Doing } from '../doing.js'
import type { Instruction, StepOf } from '../instruction.js'

const perform = (doing: Doing<StepOf<'create'>>): void => {
  const { run, step } = doing
  const player = refersTo(doing, step.player)[0]
  if (player === undefined) return
  if (!run.w.scenario.cards.some(card => card.name === step.card)) return unsupported(run, `the token ${step.card}`)
  const times = step.count === undefined ? 1 : value(doing, step.count)
  if (isTooOften(run, times, 'a token that is created')) return
  const first = run.w.next.token
  run.w = { ...run.w, next: { ...run.w.next, token: first + times } }
  const token = (_: unknown, at: number): GameEvent => {
    const made = { event: 'create', player, object: `t:${first + at}`, card: step.card } as const
    return step.with ? bringing(run.ctx, made, step.with, doing.view, doing.scope) : made
  }
  performAll(doing, Array.from({ length: times }, token))
}

export const create: Instruction<'create'> = { perform, payable: () => true }
