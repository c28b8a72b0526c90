/** "When you do": a reflexive effect triggers as it is generated, if what it asks for was done; or once the stack object has resolved. @module */
import type { Pending } from '../world/index.js'
import { clockwise, remember } from '../world/index.js'
import { waitsForResolution } from '../rules/delayed.js'
import { isOutOfGame, whoseDelayed } from '../rules/triggering.js'
import { reflections } from '../statechart/effects/reflexive.js'
import { stackObjectOf } from './common/doing.js'
import { always } from './common/place.js'
import type { Doing, Instruction, Reflex, StepOf } from './instruction.js'

const reflex = (doing: Doing, step: StepOf<'when'>): Reflex => {
  const { world, data } = doing
  const { scope } = data
  const [controller = scope.you] = whoseDelayed(world, clockwise(world, scope.you))
  const ref = { source: scope.self, ability: step.ability }
  return {
    // nothing is put on the stack by a player who has lost
    times: isOutOfGame(world, world.defeated, scope.you) ? [0] : reflections(world, step, scope, stackObjectOf(doing)),
    pending: (stackObject): Pending => ({
      stackObject,
      ref,
      key: `${ref.source}/${ref.ability}`,
      controller,
      scope: { ...remember(doing.state.world, scope), you: controller },
      text: { steps: step.steps, targets: step.targets ?? [] }
    }),
    later: waitsForResolution(world, step.resolved !== undefined)
  }
}

export const when: Instruction<'when'> = {
  does: { kind: 'reflex', of: reflex },
  possible: always,
  conditional: true,
  says: (step, speech, tell) =>
    step.resolved === undefined
      ? `when “${step.did}” is done${step.oneOrMore ? ' one or more times' : ''}: ${tell.text(step, speech)}`
      : `when this ability has resolved ${step.resolved.times} times this ${step.resolved.per}: ${tell.text(step, speech)}`
}
