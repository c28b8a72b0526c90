/** An effect that starts and lasts. @module */
import { note } from '../doing.js'
import type { Instruction } from '../instruction.js'

export const start: Instruction<'start'> = {
  perform: doing => {
    const { run, step, frame, scope } = doing
    const { ctx } = run
    if (!ctx.does.startEffect(run, step, { ...frame, scope })) return
    if (step.as !== undefined) note(doing, step.as, 1)
    // what waits for a state that is there already need not wait; @see mtg:603.8
    if (step.effect.kind === 'trigger' && step.effect.trigger.when !== undefined && ctx.rules.samplesAlways(ctx.structure))
      ctx.does.sampleStates(run)
  },
  payable: () => true
}
