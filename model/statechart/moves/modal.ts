/** Modes, wherever in a text they stand. @module */
import { instructions } from '../../instructions/index.js'
import { entryOf, type StepOf } from '../../instructions/instruction.js'
import type { Step } from '../../scenario/step.js'

/** The modes of a text: those of a reflexive effect are its own. */
export const modesIn = (steps: readonly Step[]): StepOf<'modes'> | undefined => {
  for (const step of steps) {
    const found = step.do === 'modes' ? step : modesIn(entryOf(instructions, step).inside?.(step) ?? [])
    if (found) return found
  }
  return undefined
}
