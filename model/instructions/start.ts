/** An effect that starts and lasts, in each reading of what it is for; or that never begins. @module */
import { isForAll, mayNeverBegin, startEffect, type World } from '../world/index.js'
import { startedSet, startedSets } from '../rules/stages.js'
import { always } from './common/place.js'
import type { Doing, Instruction, StepOf } from './instruction.js'

const begun = ({ world: now, data }: Doing, step: StepOf<'start'>): readonly ((world: World) => World)[] => {
  const sets = isForAll(step.effect) ? startedSets(now) : [startedSet(now)]
  const starts = sets.map(set => (world: World) => startEffect(world, step, data.scope, set))
  return mayNeverBegin(now, step.for, data.scope) ? [...starts, world => world] : starts
}

export const start: Instruction<'start'> = {
  does: { kind: 'effect', of: begun },
  possible: always,
  says: (step, speech, tell) => tell.effect(step, speech)
}
