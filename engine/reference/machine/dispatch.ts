/**
 * Which part of the engine does which task, and hears which answer.
 * @module
 */
import type { Option } from '../../../model/trace/option.js'
import type { Run } from '../context.js'
import type { Task } from '../task.js'
import { allocate, answeredAllocate } from './replacement/preventing.js'
import { announce, announced, answeredAnnounce, putAnnounced } from './stack/announce.js'
import { answeredAttacker, attackAll, declareAttackers } from './turn/attackers.js'
import { becameAttack, chainClosed, combatDamage, combatStep, linkEnds } from './turn/combat.js'
import { end } from './end.js'
import { performEvent } from './events/event.js'
import { answeredPriority, priority } from './stack/priority.js'
import { ready, settle, settleStack } from './checks/ready.js'
import { answeredDiscard, cleanedUp, cleanUp, pickDiscard, unscheduled } from './turn/clean-up.js'
import { occurGroup } from './events/group.js'
import { refresh } from './continuous/refresh.js'
import { answeredTies } from './continuous/ties.js'
import { endFrame, resolve, resolved } from './stack/stack.js'
import { answeredSweep, sweep } from './instructions/acting.js'
import { answeredStep } from './instructions/choosing.js'
import { answersAtOnce, performAtOnce } from './triggers/resources.js'
import { answeredKeep, check, keep, stable } from './checks/making.js'
import { triggerResolved } from './triggers/reflexive.js'
import { steps } from './instructions/steps.js'
import { answeredLetTrigger, answeredOccurrence, letTrigger, occurrence } from './triggers/trigger.js'
import { beginPhase, nextPhase, turnAction } from './turn/turn.js'
import { control } from './events/control-changes.js'
import { candidateFor, answeredEvent } from './replacement/replacing.js'
import { collect, collected, gather } from './events/together.js'
import { place, answeredPlace } from './triggers/placing.js'

/** Does a task. */
export const performTask = (run: Run, task: Task): void => {
  switch (task.do) {
    case 'event':
      return performEvent(run, task)
    case 'allocate':
      return allocate(run, task, candidateFor(run, task.process, task.key)!)
    case 'announce':
      return announce(run, task)
    case 'announced':
      return announced(run, task)
    case 'put':
      return putAnnounced(run, task)
    case 'steps':
      return steps(run, task)
    case 'sweep':
      return sweep(run, task)
    case 'occurrence':
      return occurrence(run, task)
    case 'let-trigger':
      return letTrigger(run, task)
    case 'at-once':
      return performAtOnce(run, task)
    case 'control':
      return control(run, task)
    case 'answers-at-once':
      return answersAtOnce(run)
    case 'end-frame':
      return endFrame(run, task.frame)
    case 'ready':
      return ready(run, task)
    case 'place':
      return place(run, task)
    case 'priority':
      return priority(run, task)
    case 'resolve':
      return resolve(run)
    case 'resolved':
      return resolved(run, task)
    case 'trigger-resolved':
      return triggerResolved(run, task.stackObjects)
    case 'collect':
      return collect(run)
    case 'collected':
      return collected(run, task)
    case 'gather':
      return gather(run)
    case 'occur-group':
      return occurGroup(run, task)
    case 'check':
      return check(run, task)
    case 'keep':
      return keep(run, task)
    case 'stable':
      return stable(run, task)
    case 'unscheduled':
      return unscheduled(run, task)
    case 'clean-up':
      return cleanUp(run)
    case 'cleaned-up':
      return cleanedUp(run, task)
    case 'discard-down':
      return pickDiscard(run, task)
    case 'declare-attackers':
      return declareAttackers(run, task)
    case 'attack':
      return attackAll(run, task)
    case 'settle':
      return settle(run)
    case 'settle-stack':
      return settleStack(run)
    case 'begin-phase':
      return beginPhase(run, task.phase)
    case 'turn-action':
      return turnAction(run, task.action)
    case 'next-phase':
      return nextPhase(run, task)
    case 'combat-step':
      return combatStep(run, task.step)
    case 'combat-damage':
      return combatDamage(run)
    case 'link-ends':
      return linkEnds(run)
    case 'became-attack':
      return becameAttack(run, task)
    case 'chain-closed':
      return chainClosed(run)
    case 'refresh':
      return refresh(run)
    case 'end':
      return end(run, task)
    case 'order-ties':
    case 'asked':
      throw new Error('an instruction that awaits an answer is no task; this is a bug in the kit')
  }
}

/** Goes on with a task that asked for a decision. */
export const answered = (run: Run, task: Task, answer: Option, index: number): void => {
  switch (task.do) {
    case 'event':
      return answeredEvent(run, task, answer, index)
    case 'keep':
      return answeredKeep(run, task, index)
    case 'discard-down':
      return answeredDiscard(run, task, index)
    case 'declare-attackers':
      return answeredAttacker(run, task, answer)
    case 'allocate':
      return answeredAllocate(run, task, index)
    case 'announce':
      return answeredAnnounce(run, task, answer)
    case 'place':
      return answeredPlace(run, task, answer, index)
    case 'priority':
      return answeredPriority(run, task, answer)
    case 'sweep':
      return answeredSweep(run, task, index)
    case 'occurrence':
      return answeredOccurrence(run, task, index)
    case 'order-ties':
      return answeredTies(run, task, index)
    case 'let-trigger':
      return answeredLetTrigger(run, task, answer)
    case 'asked':
      return answeredStep(run, task, answer, index)
    default:
      throw new Error(`the task ${task.do} asks for no decision; this is a bug in the kit`)
  }
}
