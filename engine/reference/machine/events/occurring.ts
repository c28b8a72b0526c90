/**
 * Events have occurred: they are told, counted and answered.
 * @module
 */
import type { Cause } from '../../../../model/trace/observation.js'
import type { GameEvent, Id, NamedEvent } from '../../../../model/trace/event.js'
import { emit, finish, newEventId, push, type Run } from '../../context.js'
import type { Process } from '../../task.js'
import { withCause } from './causes.js'
import { withComingOff } from './attachments.js'
import { watchControl } from './control.js'
import { cancelOpposites } from './opposites.js'
import { endLasting } from '../continuous/lasting.js'
import { leave } from '../stack/stack.js'
import { leaveGame, settleGame, takenBy } from './defeat.js'
import { recordResult, seesOwnMove } from '../instructions/results.js'
import { startsToApply, stamp } from '../continuous/refresh.js'
import { occurrencesAtOnce, trigger } from '../triggers/trigger.js'
import { movedBy, hasContinuous } from '../../sources.js'
import { countOccurrence } from './counting.js'
import { proposal } from './proposal.js'
import { letReturn } from './returning.js'
import { fields } from '../../fields.js'

const named = (event: GameEvent, process: Process): NamedEvent => ({
  ...event,
  ...fields({ id: process.id, within: process.within })
})

/** Several events that happen at once. */
export const occurTogether = (run: Run, events: readonly GameEvent[], cause: Cause): void => {
  let world = run.w
  const done: { process: Process; event: GameEvent }[] = []
  for (const event of events) {
    const outcome = run.ctx.does.happen(run.ctx, world, event)
    if (!outcome) continue
    run.w = { ...run.w }
    const id = newEventId(run)
    world = { ...outcome.world, next: { ...outcome.world.next, event: run.w.next.event } }
    done.push({ process: { ...proposal(event, cause), id }, event: outcome.event })
  }
  if (done.length > 0) happened(run, done, world, cause)
}

/**
 * Events have occurred: they are told, counted and answered.
 * @param before the game just before them
 */
export const happened = (
  run: Run,
  done: readonly { readonly process: Process; readonly event: GameEvent }[],
  world: typeof run.w,
  cause: Cause | undefined,
  before = run.w
): void => {
  const caused = done.map(each => withCause(run, each.event, each.process))
  run.w = { ...world, log: [...world.log, ...caused] }
  emit(run, { see: 'event', events: done.map(each => named(each.event, each.process)), ...fields({ cause }) })
  const occurredAt = before.next.time
  const whole = done.length > 1 ? done[0]!.process.id : undefined
  const together = done.flatMap(each => movedBy(each.event) ?? [])
  const several =
    done.length > 1
      ? occurrencesAtOnce(
          run,
          before,
          done.flatMap(({ process }, at) => withComingOff(run.ctx, before, world, caused[at]!).map(event => ({ id: process.id!, event }))),
          together
        )
      : []
  const reserved = several.map(each => each.key)
  done.forEach(({ process }, at) => {
    const event = caused[at]!
    countOccurrence(run, process, event)
    recordResult(run, process, event)
    seesOwnMove(run, process, event)
    usesUpUnpreventable(run, before, event)
    startsToApply(run, process, event)
    run.ctx.does.respond(run, before, { ...process, within: process.within ?? whole }, event, together, reserved)
  })
  for (const event of caused.flatMap(each => withComingOff(run.ctx, before, run.w, each))) usesUpSuppression(run, event)
  for (const { event } of done) leavesStack(run, before, event)
  endLasting(
    run,
    done.some(each => each.event.event === 'close')
  )
  stamp(run, occurredAt)
  if (run.ctx.rules.samplesAlways(run.ctx.structure)) run.ctx.does.sampleStates(run)
  cancelOpposites(
    run,
    done.map(each => each.event)
  )
  const { until } = run.w.scenario
  const isEnough = until.end === 'events' && run.w.log.length >= until.count
  if (isEnough) finish(run, { why: 'events' })
  const lost = settleGame(
    run,
    done.map(each => each.event)
  )
  if (lost.length > 0) {
    const others = takenBy(run, lost)
    if (others.length > 0) occurTogether(run, others, { rule: 'check' })
    leaveGame(run, lost)
  }
  if (isEnough) return
  // What is played is on the stack as a stack object before effects begin to apply to it.
  if (hasContinuous(run.ctx, run.w) && !done.some(each => each.event.event === 'play')) push(run, { do: 'refresh' })
  for (const { process, event } of done) push(run, { ...process, event, stage: 'after', pass: 0, occurredAt })
  letReturn(run, before, done)
  watchControl(run, before, { rule: 'check' })
  push(run, ...several)
}

/**
 * Effects answer the event that occurred, and that something comes off by it. The move in a composite event is no event beside it.
 * @param within the compound event that it is a part of
 * @see fab:6.4.6 fab:6.6.5b fab-context:1.9.3a
 */
export const respond = (
  run: Run,
  before: typeof run.w,
  { id, within }: Process,
  event: GameEvent,
  moved: readonly Id[],
  reserved: readonly string[]
): void => {
  for (const each of withComingOff(run.ctx, before, run.w, event)) trigger(run, before, id!, within, each, moved, reserved)
}

/** Tells of a stack object that an event takes from the stack; the rest of a negated one is not carried out. */
const leavesStack = (run: Run, before: typeof run.w, event: GameEvent): void => {
  if (event.event === 'move' && event.from === 'stack' && before.stack.some(stackObject => stackObject.id === event.object)) {
    return emit(run, { see: 'left', layer: event.object, how: 'moved' })
  }
  const stackObject = event.event === 'negate' ? before.stack.find(each => each.id === event.layer) : undefined
  if (!stackObject) return
  run.frames = Object.fromEntries(Object.entries(run.frames).filter(([, frame]) => frame.stackObject !== stackObject.id))
  leave(run, stackObject, 'negated')
}

/** "The next damage can't be prevented" is used up by that damage. @see fab:6.4.10h */
const usesUpUnpreventable = (run: Run, before: typeof run.w, event: GameEvent): void => {
  if (event.event !== 'damage') return
  for (const instance of run.ctx.does.ruleEffects(run.ctx, before, 'unpreventable', event)) run.ctx.does.useUp(run, instance)
}

/** "Nothing triggers on the next draw" is used up by that draw, whatever it would have triggered. @see fab:6.6.5f */
const usesUpSuppression = (run: Run, event: GameEvent): void => {
  for (const instance of run.ctx.does.ruleEffects(run.ctx, run.w, 'suppress', event)) run.ctx.does.useUp(run, instance)
}
