/**
 * Games that check until nothing changes: rounds of checks, then what has triggered is placed, then checks again.
 * @module
 * @see mtg-context:704.3 mtg:603.3b ga-context:SBC.1
 */
import type { GameEvent } from '../../../../model/trace/event.js'
import type { Option } from '../../../../model/trace/option.js'
import { ask, living, push, turnPlayerOf, type Run } from '../../context.js'
import { mapObjects } from '../../objects.js'
import { clockwiseFrom } from '../../rules/clockwise.js'
import type { Task, TaskOf } from '../../task.js'
import { checks, declared, type Finding } from './index.js'
import { isForbidden } from '../events/facts.js'
import { loseTargets } from '../stack/lost-targets.js'
import { leave } from '../stack/stack.js'
import { togetherByRule } from '../events/together.js'

/** What of a finding can come about; a check that can do nothing has found nothing, or it would find it again for ever. */
const feasibleOf = (run: Run, { events, keep = [] }: Finding): Finding | undefined => {
  const feasible = (some: readonly GameEvent[]): readonly GameEvent[] =>
    run.ctx.rules
      .allowed(some, event => isForbidden(run.ctx, run.w, event))
      .filter(event => run.ctx.does.happen(run.ctx, run.w, event) !== null)
  const left = feasible(events)
  const parts = feasible(keep.flatMap(({ from, may }) => (may ? from : from.slice(1))).map(each => each.goes)).length > 0
  return left.length > 0 || parts ? { events: left, ...(parts && { keep }) } : undefined
}

/** What the checks find: of all of them, or of the first that finds anything. */
const find = (run: Run): Finding => {
  const { rules, structure } = run.ctx
  const found: Finding[] = []
  const all = [...structure.checks.list.value.map(name => checks[name]), ...(structure.checks.declared.value ?? []).map(declared)]
  for (const each of all) {
    const finding = each && feasibleOf(run, each(run))
    if (!finding) continue
    found.push(finding)
    if (!rules.checksTogether(structure)) break
  }
  const seats = clockwiseFrom(living(run.w), turnPlayerOf(run.w))
  const keep = found.flatMap(each => each.keep ?? []).sort((a, b) => seats.indexOf(a.player) - seats.indexOf(b.player))
  return { events: rules.sameOnce(found.flatMap(each => each.events)), keep }
}

/** What was noted for the check is forgotten as it is made. */
const forgetSince = (run: Run): void => {
  const { w } = run
  if (w.players.some(player => player.drewNothing)) {
    run.w = { ...w, players: w.players.map(({ drewNothing: _, ...player }) => player) }
  }
  if (w.gone) run.w = { ...run.w, gone: undefined }
  if (w.zones.arena.length > 0 && run.ctx.structure.checks.list.value.includes('deathtouched')) {
    run.w = { ...run.w, objects: mapObjects(run.w, object => (object.touched ? { ...object, touched: undefined } : object)) }
  }
}

/** A round of checks; another follows while one finds anything. */
export const check = (run: Run, task: TaskOf<'check'>): void => {
  const failing = loseTargets(run)
  if (failing) {
    push(run, { ...task, seen: true })
    return leave(run, failing, 'failed')
  }
  const { events, keep = [] } = find(run)
  forgetSince(run)
  if (keep.length > 0) return push(run, { ...task, do: 'keep', keeps: keep, events })
  if (events.length === 0) return push(run, { ...task, do: 'stable' })
  push(run, { do: 'check', then: task.then, seen: true })
  togetherByRule(run, events, { rule: 'check' })
}

/** Asks for the next of the objects that stay, or that may go. */
export const keep = (run: Run, task: TaskOf<'keep'>): void => {
  const next = task.keeps[0]
  if (next) {
    const options = next.from.map(({ object }): Option => ({ option: 'object', object }))
    if (next.may) return ask(run, next.player, 'choose', [...options, { option: 'done' }], task, {})
    return ask(run, next.player, 'keep', options, task, {})
  }
  const { seen, then, events } = task
  push(run, { do: 'check', then, ...((seen || events.length > 0) && { seen: true }) })
  togetherByRule(run, run.ctx.rules.sameOnce(events), { rule: 'check' })
}

export const answeredKeep = (run: Run, task: TaskOf<'keep'>, index: number): void => {
  const [now, ...keeps] = task.keeps
  const others = now!.from.filter((_, at) => at !== index)
  if (!now!.may) return push(run, { ...task, keeps, events: [...task.events, ...others.map(each => each.goes)] })
  const chosen = now!.from[index]
  if (!chosen) return push(run, { ...task, keeps })
  const left = others.length > 0 ? [{ ...now!, from: others }, ...keeps] : keeps
  push(run, { ...task, keeps: left, events: [...task.events, chosen.goes] })
}

/** Nothing more is found: states are sampled and layers are placed; if there were any, the checks begin again. */
export const stable = (run: Run, task: TaskOf<'stable'>): void => {
  run.ctx.does.sampleStates(run)
  if (run.w.pending.length === 0) {
    const { then } = task
    return push(run, then.do === 'unscheduled' && task.seen ? { ...then, checked: true } : then)
  }
  push(
    run,
    { do: 'place', pass: 0, round: run.w.pending.map(layer => layer.id) },
    { do: 'check', then: afterPlacing(task.then), seen: true }
  )
}

/** What layers that were placed change in what comes next: all must pass again, and priority is given in any phase. */
const afterPlacing = (then: Task): Task =>
  then.do === 'unscheduled' ? { ...then, happened: true } : then.do === 'priority' ? { ...then, passes: 0 } : then
