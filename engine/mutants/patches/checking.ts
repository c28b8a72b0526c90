/** Faults before a player gets priority: checks, placement, and what comes after it. @module */
import { push } from '../../reference/context.js'
import { losesAttack } from '../../reference/machine/checks/ready.js'
import type { Task } from '../../reference/task.js'
import { bringsAbout, bringsAboutFrom, instead, type Patch } from './patch.js'

/** The Close Step begins as soon as the active attack is found to be gone. */
export const closesAtOnce: Patch = instead('checked', (run, task, soundly) =>
  losesAttack(run) ? push(run, { do: 'combat-step', step: 'close' }) : soundly(task)
)

const CHECKS: readonly Task['do'][] = ['check-players', 'check-objects']

/** Nothing is checked while layers are pending. */
export const checksOnceAllIsPlaced: Patch = bringsAbout((made, task, run) =>
  (task.do === 'ready' || task.do === 'settle') && run.w.pending.length > 0 ? made.filter(each => !CHECKS.includes(each.do)) : made
)

/** Layers are placed before priority only once a player has passed. */
export const placesAfterAPass: Patch = bringsAboutFrom('checked', (made, { then }) =>
  then.do === 'priority' && then.passes === 0 ? made.filter(each => each.do !== 'place') : made
)

/** Each layer resolves as soon as it is placed. */
export const resolvesEachAsItIsPlaced: Patch = bringsAboutFrom('place', made =>
  made.flatMap((each): readonly Task[] => (each.do === 'announce' ? [each, { do: 'resolve' }] : [each]))
)

/** The layers of a phase in which nobody gets priority stay on the stack. */
export const leavesLayersOf = (phase: string): Patch =>
  instead('settle-stack', (run, task, soundly) => (run.w.phase === phase ? undefined : soundly(task)))
