/** Modes: those that were declared are carried out. @module */
import { modesNamed } from '../rules/options.js'
import { sayAmount } from '../telling/card/amount.js'
import { always } from './common/place.js'
import type { Instruction } from './instruction.js'

export const modes: Instruction<'modes'> = {
  does: {
    kind: 'steps',
    of: ({ data, world }, step) => {
      const steps = modesNamed(world, step.modes, data.modes).flatMap(mode => mode.steps)
      return steps.length === 0 ? undefined : { steps }
    }
  },
  possible: always,
  says: ({ pick, again, modes }, speech, tell) =>
    `choose ${sayAmount(pick, speech)}${again ? ', the same again if you like' : ''}: ${modes.map(mode => `(${mode.id}) ${tell.text(mode, speech)}`).join(' or ')}`
}
