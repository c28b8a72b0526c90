/** "Each player." @module */
import { living, push, turnPlayerOf } from '../../../context.js'
import type { Task } from '../../../task.js'
import type { Instruction } from '../instruction.js'

export const eachPlayer: Instruction<'each-player'> = {
  perform: ({ run, step, scope, frame, frameId }) => {
    const { ctx, w } = run
    const order = ctx.rules.eachPlayerOrder(ctx.structure, living(w), scope.you, turnPlayerOf(w))
    const each = order.map((you): Task => ({ do: 'steps', steps: step.steps, at: 0, frame: frameId, you }))
    const { cause } = frame
    if (ctx.rules.actTogether(ctx.structure, step.steps)) return push(run, { do: 'collect' }, ...each, { do: 'collected', cause })
    if (!ctx.rules.picksFirst(ctx.structure, step.steps)) return push(run, ...each)
    push(run, { do: 'collect' }, ...each, { do: 'collected', cause, inTurn: true })
  },
  payable: () => true,
  inner: step => step.steps
}
