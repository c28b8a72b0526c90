/**
 * The checks are made, each once or until none finds anything; then what has triggered is placed. Where they are repeated, they are
 * made again after that.
 * @module
 * @see mtg-context:704.3 mtg:603.3b ga-context:SBC.1 fab-context:1.10.2 fab:6.6.6b
 */
import type { StateCheck, Structure } from '../../../../model/rulebook/structure.js'
import type { GameEvent } from '../../../../model/trace/event.js'
import type { Option } from '../../../../model/trace/option.js'
import { ask, living, push, turnPlayerOf, type Run } from '../../context.js'
import { allObjects, mapObjects } from '../../objects.js'
import { clockwiseFrom } from '../../rules/clockwise.js'
import type { Task, TaskOf } from '../../task.js'
import { checks, declared, type Check, type Finding } from './index.js'
import { isForbidden } from '../events/facts.js'
import { togetherByRule } from '../events/together.js'
import { loseTargets } from '../stack/lost-targets.js'
import { leave } from '../stack/stack.js'
import { losesAttack } from './attack.js'

/** What of a finding can come about; a check that can do nothing has found nothing, or it would find it again for ever. */
const feasibleOf = (run: Run, { events, keep = [] }: Finding): Finding | undefined => {
  if (events.length === 0 && keep.length === 0) return undefined
  const feasible = (some: readonly GameEvent[]): readonly GameEvent[] =>
    run.ctx.rules
      .allowed(some, event => isForbidden(run.ctx, run.w, event))
      .filter(event => run.ctx.does.happen(run.ctx, run.w, event) !== null)
  const left = feasible(events)
  const parts = feasible(keep.flatMap(({ from, may }) => (may ? from : from.slice(1))).map(each => each.goes)).length > 0
  return left.length > 0 || parts ? { events: left, ...(parts && { keep }) } : undefined
}

interface Named {
  readonly name?: StateCheck
  readonly check: Check | undefined
}

const known = new WeakMap<Structure, readonly Named[]>()

/** All checks of the game, in their order. */
const listed = ({ ctx: { structure } }: Run): readonly Named[] => {
  const found = known.get(structure) ?? [
    ...structure.checks.list.value.map((name): Named => ({ name, check: checks[name] })),
    ...(structure.checks.declared.value ?? []).map((declaredCheck): Named => ({ check: declared(declaredCheck) }))
  ]
  known.set(structure, found)
  return found
}

/** What checks find that are still to be made: all of them, or the first that finds anything. `made`: how many have been made by then. */
const find = (run: Run, from: number): Finding & { readonly made: number } => {
  const { rules, structure } = run.ctx
  const found: Finding[] = []
  const all = listed(run)
  let made = from
  for (; made < all.length; made++) {
    if (found.length > 0 && !rules.checksTogether(structure)) break
    const finding = all[made]!.check && feasibleOf(run, all[made]!.check!(run))
    if (finding) found.push(finding)
  }
  const seats = clockwiseFrom(living(run.w), turnPlayerOf(run.w))
  const keep = found.flatMap(finding => finding.keep ?? []).sort((a, b) => seats.indexOf(a.player) - seats.indexOf(b.player))
  return { events: rules.sameOnce(found.flatMap(finding => finding.events)), keep, made }
}

/** What was noted for checks is forgotten as they are made. */
const forgetSince = (run: Run, made: readonly Named[]): void => {
  const { w } = run
  const isMade = (check: StateCheck): boolean => made.some(({ name }) => name === check)
  if (isMade('player-decked') && w.players.some(player => player.drewNothing)) {
    run.w = { ...w, players: w.players.map(({ drewNothing: _, ...player }) => player) }
  }
  if (isMade('commander-returns') && w.gone) run.w = { ...run.w, gone: undefined }
  if (isMade('deathtouched') && allObjects(w).some(object => object.dealtDeathtouch)) {
    run.w = {
      ...run.w,
      objects: mapObjects(run.w, object => (object.dealtDeathtouch ? { ...object, dealtDeathtouch: undefined } : object))
    }
  }
}

/** What checks make happen does, at once. */
const act = (run: Run, events: readonly GameEvent[]): void => togetherByRule(run, events, { rule: 'check' })

/** Makes the checks that are still to be made; once any has acted, those come that are still to be made then. */
export const check = (run: Run, task: TaskOf<'check'>): void => {
  const failing = loseTargets(run)
  if (failing) {
    push(run, { ...task, seen: true })
    return leave(run, failing, 'failed')
  }
  const from = run.ctx.rules.repeatsChecks(run.ctx.structure) ? 0 : (task.made ?? 0)
  const { calm } = run.ctx
  if (calm.has(run.w)) return push(run, { ...task, do: 'stable' })
  const { events, keep = [], made } = find(run, from)
  forgetSince(run, listed(run).slice(from, made))
  if (keep.length > 0) return push(run, { ...task, do: 'keep', keeps: keep, events, made })
  if (events.length === 0) {
    if (from === 0) calm.add(run.w)
    return push(run, { ...task, do: 'stable' })
  }
  push(run, { do: 'check', then: task.then, seen: true, made })
  act(run, events)
}

/** Asks for the next of the objects that stay, or that may go. */
export const keep = (run: Run, task: TaskOf<'keep'>): void => {
  const next = task.keeps[0]
  if (next) {
    const options = next.from.map(({ object }): Option => ({ option: 'object', object }))
    if (next.may) return ask(run, next.player, 'choose', [...options, { option: 'done' }], task, {})
    return ask(run, next.player, 'keep', options, task, {})
  }
  const { seen, then, events, made } = task
  push(run, { do: 'check', then, made, ...((seen || events.length > 0) && { seen: true }) })
  act(run, run.ctx.rules.sameOnce(events))
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

/** Nothing more is found: states are sampled and stack objects are placed. The chain closes after that, if its attack is gone. */
export const stable = (run: Run, task: TaskOf<'stable'>): void => {
  const { rules, structure } = run.ctx
  run.ctx.does.sampleStates(run)
  const { pending } = run.w
  if (pending.length > 0 && rules.repeatsChecks(structure)) {
    const round = pending.map(stackObject => stackObject.id)
    return push(run, { do: 'place', pass: 0, round }, { do: 'check', then: afterPlacing(task.then), seen: true })
  }
  const then = task.then.do === 'unscheduled' && task.seen ? { ...task.then, checked: true as const } : task.then
  const next: Task = losesAttack(run) ? { do: 'combat-step', step: 'close' } : then
  push(run, ...(pending.length > 0 ? [{ do: 'place', pass: 0 } as const, afterPlacing(next)] : [next]))
}

/** Where stack objects were placed, priority is given in any phase. */
const afterPlacing = (then: Task): Task => (then.do === 'unscheduled' ? { ...then, happened: true } : then)
