/** Modes, wherever in a text they stand. @module */
import { instructions } from '../../instructions/index.js'
import { entryOf, type StepOf } from '../../instructions/instruction.js'
import * as rules from '../../rules/placement.js'
import type { Step } from '../../scenario/step.js'
import type { Scope } from '../../scenario/view.js'
import type { World } from '../../world/index.js'
import { view } from '../../world/index.js'

/** How many modes of a text are to be named as things stand. */
export const modesToName = (world: World, { pick, again, modes }: StepOf<'modes'>, scope: Scope): number =>
  rules.modesToName(world, world.facts.base.amount(pick, view(world), scope) ?? 0, again ? Infinity : modes.length)

/** The modes of a text: those of a reflexive effect are its own. */
export const modesIn = (steps: readonly Step[]): StepOf<'modes'> | undefined => {
  for (const step of steps) {
    const found = step.do === 'modes' ? step : modesIn(entryOf(instructions, step).inside?.(step) ?? [])
    if (found) return found
  }
  return undefined
}
