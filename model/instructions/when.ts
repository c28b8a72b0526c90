/** "When": a reflexive effect triggers as it is generated, if what it asks for was done or is so; or once the stack object has resolved. @module */
import type { Pending, World } from '../world/index.js'
import { clockwise, remember, startEffect } from '../world/index.js'
import { waitsForResolution, waitsForState } from '../rules/delayed.js'
import { startedSet } from '../rules/stages.js'
import type { Speech } from '../telling/card/speech.js'
import { sayCondition } from '../telling/card/condition.js'
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
      text: { steps: step.steps, targets: step.targets ?? [], ...(step.holds && { when: step.holds }) }
    }),
    later: waitsForResolution(world, step.resolved !== undefined)
  }
}

/** What is to trigger on a state is delayed in some games, and waits for it. @see mtg:603.7 mtg:603.8 */
const delayed = ({ world, data }: Doing, { holds, ability, steps, targets }: StepOf<'when'>) => {
  if (!holds || !waitsForState(world)) return undefined
  const effect = { kind: 'trigger' as const, trigger: { when: holds }, steps, ...(targets && { targets }) }
  const step: StepOf<'start'> = { do: 'start', effect, ability, for: 'unstated' }
  return [(now: World) => startEffect(now, step, data.scope, startedSet(now))]
}

const condition = ({ did, oneOrMore, holds, resolved }: StepOf<'when'>, speech: Speech): string =>
  holds
    ? sayCondition(holds, speech)
    : resolved
      ? `this ability has resolved ${resolved.times} times this ${resolved.per}`
      : `“${did}” is done${oneOrMore ? ' one or more times' : ''}`

export const when: Instruction<'when'> = {
  does: { kind: 'reflex', of: reflex, delayed },
  possible: always,
  conditional: true,
  says: (step, speech, tell) => `when ${condition(step, speech)}: ${tell.text(step, speech)}`
}
