/** "If": a condition of one instruction, or of a list. @module */
import type { Condition } from '../scenario/amount.js'
import type { Step } from '../scenario/step.js'
import { viewFor } from '../world/index.js'
import { isGenerated } from '../rules/durations.js'
import { holds, listConditions } from '../rules/options.js'
import { sayCondition } from '../telling/card/condition.js'
import { always } from './common/place.js'
import { entryOf, type Doing, type Instruction, type Instructions, type Reading, type StepOf } from './instruction.js'

/** An item of a list with the condition at its head, unless it has one of its own. */
const underIts = (step: StepOf<'if'>, item: Step, all: Instructions): Step =>
  entryOf(all, item).conditional ? item : { do: 'if', if: step.if, then: [item] }

/** Whether a condition can't come out otherwise while the list is carried out. */
const isSettled = (condition: Condition): boolean => 'did' in condition || 'declared' in condition

/** Whether the condition of a list is tested for each of its items, in each reading. @see fab-context:1.8.4 fab:6.1.3 */
const byItem = ({ world }: Doing, step: StepOf<'if'>): readonly Reading[] =>
  step.then.length < 2 || isSettled(step.if) ? [{ byItem: false }] : listConditions(world).map(each => ({ byItem: each === 'each-item' }))

const chosen = (doing: Doing, step: StepOf<'if'>, all: Instructions): readonly Step[] => {
  const { world, data } = doing
  const lasts = step.then.some(step => entryOf(all, step).does.kind === 'effect')
  const isMet = (lasts ? isGenerated : holds)(world, step.if, viewFor(world, data.scope), data.scope)
  if (!isMet) return step.else ?? []
  return doing.byItem ? step.then.map(each => underIts(step, each, all)) : step.then
}

// `if` is a word of the language in which this is written
export const onlyIf: Instruction<'if'> = {
  does: {
    kind: 'steps',
    of: (doing, step, all) => {
      const steps = chosen(doing, step, all)
      return steps.length === 0 ? undefined : { steps }
    },
    readings: byItem
  },
  possible: always,
  inside: step => [...step.then, ...(step.else ?? [])],
  conditional: true,
  says: (step, speech, tell) =>
    `if ${sayCondition(step.if, speech)}: ${step.then.length === 0 ? 'nothing.' : tell.steps(step.then, speech)}${step.else ? ` Otherwise: ${tell.steps(step.else, speech)}` : ''}`
}
