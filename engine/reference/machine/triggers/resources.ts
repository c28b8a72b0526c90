/**
 * Abilities that make resources: they do at once what they do, without a stack object.
 * @module
 */
import type { TriggerEffect } from '../../../../model/scenario/effect.js'
import type { Step } from '../../../../model/scenario/step.js'
import type { EventOf, GameEvent } from '../../../../model/trace/event.js'
import { addFrame, push, type Context, type Run } from '../../context.js'
import { objectAt } from '../../objects.js'
import type { StackObject } from '../../state.js'
import type { Task, TaskOf } from '../../task.js'
import { abilitiesNow } from '../../copies.js'
import { known } from '../instructions/instruction.js'
import { fields } from '../../fields.js'

const makes = (ctx: Context, steps: readonly Step[]): boolean =>
  steps.some(step => (step.do === 'gain' && step.of === 'resources') || makes(ctx, known(ctx, step).inner?.(step) ?? []))

/** Whether an activation is that of an ability that makes resources. */
const isOfResources = (run: Run, event: EventOf<'activate'>): boolean => {
  const object = objectAt(run.w, event.object)
  const ability = object && abilitiesNow(run.ctx, run.w, object).find(each => each.id === event.ability)
  return ability?.kind === 'activated' && ability.speed === 'resource'
}

/** Whether a triggering skips the stack. */
export const skipsStack = (run: Run, effect: TriggerEffect, event: GameEvent | undefined): boolean =>
  event?.event === 'activate' &&
  run.ctx.rules.triggersAtOnce(run.ctx.structure, {
    onResourceAbility: isOfResources(run, event),
    hasTarget: effect.targets !== undefined,
    makesResources: makes(run.ctx, effect.steps)
  })

/** The tasks that carry out at once what a stack object would do. */
const atOnce = (run: Run, { ref, instructions, known, modes, saw, scope }: StackObject): readonly Task[] => {
  const frame = addFrame(run, {
    scope,
    known,
    ...fields({ saw }),
    cause: { effect: ref },
    modes,
    ability: ref.ability
  })
  return [
    { do: 'steps', steps: instructions.steps, at: 0, frame },
    { do: 'end-frame', frame }
  ]
}

/** What an activated ability that makes resources does, and after it what that has triggered. */
export const performAtOnce = (run: Run, { stackObject, then }: TaskOf<'at-once'>): void => {
  push(run, ...atOnce(run, stackObject), { do: 'answers-at-once' }, then)
}

/** Triggered abilities that make resources and have triggered. @see mtg-context:605.4a */
export const answersAtOnce = (run: Run): void => {
  const { skipping } = run.w
  run.w = { ...run.w, skipping: [] }
  push(run, ...skipping.flatMap(stackObject => atOnce(run, stackObject)))
}
