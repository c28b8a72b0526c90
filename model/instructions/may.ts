/** "You may": an option. @module */
import { takesOption } from '../rules/asking.js'
import type { Doing, Instruction, Instructions, StepOf } from './instruction.js'
import { emptySweep, isPossible, offer, offeredTo, option } from './common/offering.js'
import { always } from './common/place.js'
import { mayBeTaken } from '../rules/options.js'
import { sayBy } from './common/words.js'

/** Whether it may be taken, in each reading: what cannot be done may not be chosen, unless the game lets a player try. */
const tries = (doing: Doing, step: StepOf<'may'>, all: Instructions): readonly boolean[] => {
  const [first] = step.steps
  if (first === undefined) return [true]
  return emptySweep(doing, first, all) ?? isPossible(doing, first, all).map(each => mayBeTaken(doing.world, each))
}

export const may: Instruction<'may'> = {
  does: { kind: 'steps', of: () => undefined },
  asks: {
    now: (doing, step, all) => {
      const { data, world } = doing
      if (data.local) return undefined
      return offer(doing, takesOption(world, offeredTo(doing, step.by), world.turn.player, world.players), tries(doing, step, all))
    },
    answered: (_, step, answer) => {
      const taken = answer?.option === 'yes'
      return { local: option(taken), ...(taken && { steps: step.steps }) }
    },
    optionOf: (doing, step) => offeredTo(doing, step.by)
  },
  possible: always,
  inside: step => step.steps,
  says: (step, speech, tell) => `${sayBy(step.by, speech)} may: ${tell.steps(step.steps, speech)}`
}
