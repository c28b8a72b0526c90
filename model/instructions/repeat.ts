/** "So many times." @module */
import { sayAmount } from '../telling/card/amount.js'
import { amount } from './common/doing.js'
import { always } from './common/place.js'
import type { Instruction } from './instruction.js'

export const repeat: Instruction<'repeat'> = {
  does: {
    kind: 'rounds',
    of: (doing, step) => ({
      steps: step.steps,
      left: Array.from({ length: Math.max(0, amount(doing, step.times)) }, (_, n) => n)
    })
  },
  possible: always,
  often: (doing, step) => amount(doing, step.times),
  inside: step => step.steps,
  says: (step, speech, tell) => `${sayAmount(step.times, speech)} times: ${tell.steps(step.steps, speech)}`
}
