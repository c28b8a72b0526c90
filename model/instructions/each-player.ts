/** "Each player": one after another, or after all of them have decided. @module */
import { always } from './common/place.js'
import { answered, eachPlayer, jointly, question, taken } from './common/jointly.js'
import type { Instruction } from './instruction.js'

export const forEachPlayer: Instruction<'each-player'> = {
  does: {
    kind: 'rounds',
    of: (doing, step) => ({ steps: step.steps, left: eachPlayer(doing) }),
    jointly
  },
  asks: { now: question, answered, taken },
  possible: always,
  inside: step => step.steps,
  says: (step, speech, tell) => `for each ${speech.words.player}: ${tell.steps(step.steps, speech)}`
}
