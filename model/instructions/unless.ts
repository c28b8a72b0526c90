/** "Unless": what a player may do to avoid something. @module */
import { settlesUnless } from '../rules/asking.js'
import { isAvoided, mayAvoid } from '../rules/options.js'
import type { Instruction } from './instruction.js'
import { isPossible, offer, offeredTo, option } from './common/offering.js'
import { always } from './common/place.js'
import { sayBy } from './common/words.js'

export const unless: Instruction<'unless'> = {
  // where it could not be done, nobody is asked
  does: { kind: 'steps', of: ({ data }, step) => (data.local ? undefined : { local: option(false), steps: step.otherwise }) },
  asks: {
    now: (doing, step, all) => {
      const { data, world } = doing
      if (data.local) return undefined
      const [first] = step.steps
      // what must be paid must be possible
      const player = settlesUnless(world, offeredTo(doing, step.by), world.turn.player, world.players)
      return offer(doing, player, first === undefined ? [true] : isPossible(doing, first, all).map(each => mayAvoid(world, each)))
    },
    answered: ({ world }, step, answer) => {
      const taken = answer?.option === 'yes'
      return { local: option(taken), steps: isAvoided(world, taken) ? step.steps : step.otherwise }
    }
  },
  possible: always,
  inside: step => [...step.steps, ...step.otherwise],
  says: (step, speech, tell) =>
    `unless ${sayBy(step.by, speech)} choose to: ${tell.steps(step.steps, speech)} – otherwise: ${tell.steps(step.otherwise, speech)}`
}
