/** Faults before a player gets priority: checks, placement, and what comes after it. @module */
import { push } from '../../reference/context.js'
import { losesAttack } from '../../reference/machine/checks/attack.js'
import { mapObjects, objectAt } from '../../reference/objects.js'
import type { Task } from '../../reference/task.js'
import { bringsAboutFrom, does, instead, leaves, type Patch } from './patch.js'

/** The Close Step begins as soon as the active attack is found to be gone. */
export const closesAtOnce: Patch = instead('stable', (run, task, soundly) =>
  losesAttack(run) ? push(run, { do: 'combat-step', step: 'close' }) : soundly(task)
)

/** Nothing is checked while stack objects are pending. */
export const checksOnceAllIsPlaced: Patch = instead('check', (run, task, soundly) =>
  run.w.pending.length > 0 && !task.seen ? push(run, { ...task, do: 'stable' }) : soundly(task)
)

/** Stack objects are placed before priority only once a player has passed. */
export const placesAfterAPass: Patch = bringsAboutFrom('stable', (made, { then }) =>
  then.do === 'priority' && then.passes === 0
    ? made.filter(each => each.do !== 'place').map(each => (each.do === 'check' ? each.then : each))
    : made
)

/** Each stack object resolves as soon as it is placed. */
export const resolvesEachAsItIsPlaced: Patch = bringsAboutFrom('place', made =>
  made.flatMap((each): readonly Task[] => (each.do === 'announce' ? [each, { do: 'resolve' }] : [each]))
)

/** The stack objects of a phase in which nobody gets priority stay on the stack. */
export const leavesLayersOf = (phase: string): Patch =>
  instead('settle-stack', (run, task, soundly) => (run.w.phase === phase ? undefined : soundly(task)))

/** Who cannot lose loses all the same. */
export const losesAllTheSame: Patch = does(
  'ruleEffects',
  soundly =>
    (...asked) =>
      asked[2] === 'cant' && asked[3].event === 'defeat' ? [] : soundly(...asked)
)

/** The mark of deathtouch stays on what has become a new object. */
export const marksTheNextObject: Patch = leaves((now, before) => ({
  ...now,
  objects: mapObjects(now, object => {
    const former = objectAt(before, object.id)
    return former?.dealtDeathtouch && former.inc < object.inc ? { ...object, dealtDeathtouch: true } : object
  })
}))
