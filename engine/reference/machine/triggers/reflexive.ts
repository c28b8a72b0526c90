/**
 * "When you do": what an instruction creates that looks back on the resolution it belongs to.
 * @module
 */
import type { Condition } from '../../../../model/scenario/amount.js'
import { emit, living, newStackObjectId, updateFrame, type Run } from '../../context.js'
import type { StackObject } from '../../state.js'
import type { Doing } from '../instructions/doing.js'
import type { StepOf } from '../instructions/instruction.js'
import { start } from '../instructions/language/start.js'
import { resolutionsOf } from '../instructions/results.js'
import { fields } from '../../fields.js'

/** "When you do": triggers as it is generated, or never. @see fab:6.6.2 fab:6.6.2a */
export const reflexive = (doing: Doing<StepOf<'when'>>): void => {
  const { run, step, scope, frame } = doing
  const { rules, structure } = run.ctx
  if (step.holds !== undefined) return onState(doing, step.holds)
  if (step.did === undefined) {
    return step.resolved && rules.isResolution(step.resolved.times, resolutionsOf(run, frame)) ? onceResolved(doing) : undefined
  }
  if (!scope.did.includes(step.did)) return
  const times = rules.timesReflexive(structure, frame.times?.[step.did] ?? 1, step.oneOrMore === true)
  for (let n = 0; n < times; n++) trigger(run, stackObjectOf(doing))
}

/** It triggers on a state if that holds as it is generated; or waits for it, as a delayed effect. @see fab:6.6.2a mtg:603.7 */
const onState = (doing: Doing<StepOf<'when'>>, state: Condition): void => {
  const { run, step, scope, view } = doing
  const { base, rules, structure } = run.ctx
  if (rules.awaitsState(structure)) {
    const { ability, steps, targets } = step
    const effect = { kind: 'trigger' as const, trigger: { when: state }, steps, ...fields({ targets }) }
    start.perform({ ...doing, step: { do: 'start', effect, ability, for: 'unstated' } })
  } else if (base.condition(state, view, scope)) trigger(run, stackObjectOf(doing))
}

/** What waits for this resolution triggers as its last step is done. @see mtg:603.7h mtg-context:608.2p */
const onceResolved = (doing: Doing<StepOf<'when'>>): void => {
  const { run, frameId, frame } = doing
  updateFrame(run, frameId, { onceResolved: [...(frame.onceResolved ?? []), stackObjectOf(doing)] })
}

/** What has waited for a resolution triggers, unless its player has lost meanwhile. @see mtg-context:800.4d */
export const triggerResolved = (run: Run, stackObjects: readonly StackObject[]): void => {
  for (const stackObject of stackObjects) if (living(run.w).includes(stackObject.controller)) trigger(run, stackObject)
}

const stackObjectOf = ({ run, step, scope, frame }: Doing<StepOf<'when'>>): StackObject => ({
  id: newStackObjectId(run),
  kind: 'triggered',
  controller: scope.you,
  source: scope.self,
  ref: { source: scope.self, ability: step.ability },
  scope,
  known: frame.known,
  ...fields({ saw: frame.saw }),
  instructions: { steps: step.steps, ...fields({ targets: step.targets }) },
  targetNames: [],
  modes: [],
  // a state that it has triggered on is looked at again as it resolves; @see fab:6.6.1c fab-context:5.3.2b
  ...fields({ when: step.holds })
})

/** It triggers: its stack object is pending. */
const trigger = (run: Run, stackObject: StackObject): void => {
  emit(run, { see: 'triggered', effect: stackObject.ref, controller: stackObject.controller, layer: stackObject.id })
  run.w = { ...run.w, pending: [...run.w.pending, stackObject] }
}
