/**
 * Instructions that act on objects and players.
 * @module
 */
import { isWho } from '../../../../model/base/filter.js'
import type { Acted } from '../../../../model/scenario/step.js'
import type { DamagePart, GameEvent, Id } from '../../../../model/trace/event.js'
import type { About, Option } from '../../../../model/trace/option.js'
import { ask, isTooOften, living, newEventId, push, turnPlayerOf, unsupported, type Run } from '../../context.js'
import type { TaskOf } from '../../task.js'
import { viewOf } from '../../view.js'
import { bringing } from '../events/entering.js'
import { joined } from '../events/parts.js'
import { inSequence, isMeant, performAll, propose, refersTo, selfsFor, value, type Doing, type StepOf } from './doing.js'
import { objectAt } from '../../objects.js'
import { wouldDo } from './sweeps.js'
import { knowing } from '../../seen.js'

/** Acts on objects: one reference, or all that match as a compound event. */
export const act = (doing: Doing, acted: Acted, make: (object: Id) => GameEvent): void => {
  const { run, view, scope } = doing
  if (typeof acted === 'string') {
    return performAll(
      doing,
      refersTo(doing, acted)
        .filter(id => isMeant(doing, id))
        .map(make)
    )
  }
  if ('players' in acted) return unsupported(run, `players for the instruction ${doing.step.do}`)
  const found = view
    .inZone(acted.all.zone ?? 'arena')
    .filter(object => objectAt(run.w, object.id) && run.ctx.base.matchesFilter(acted.all, object, view, scope, 'arena'))
  sweepAll(
    doing,
    run.ctx.rules.partsOfSweep(
      found.map(object => make(object.id)),
      event => wouldDo(run, event)
    )
  )
}

/** Performs the parts of a compound event in the order that the controller gives them. */
const sweepAll = (doing: Doing, events: readonly GameEvent[]): void => {
  const { run, step, frameId, you } = doing
  const what = events[0]?.event === 'damage' ? 'damage' : 'other'
  if (run.ctx.rules.isAtOnce(run.ctx.structure, what)) return performAll(doing, events)
  if (events.length <= 1 || !run.ctx.rules.ordersParts()) return inSequence(doing, events)
  const selfs = events.map(event => selfsFor(doing, event))
  push(run, { do: 'sweep', events, selfs, frame: frameId, step, within: newEventId(run), ...(you !== undefined && { you }) })
}

const partOption = (event: GameEvent): Option => {
  if (event.event === 'damage') return { option: 'object', object: event.parts[0]!.target }
  return 'object' in event && event.object !== undefined ? { option: 'object', object: event.object } : { option: 'done' }
}

export const sweep = (run: Run, task: TaskOf<'sweep'>): void => {
  const frame = run.frames[task.frame]
  if (!frame || task.events.length === 0) return
  const about: About = { ...(frame.layer !== undefined && { layer: frame.layer }) }
  ask(
    run,
    run.ctx.rules.partsOrderer(task.you ?? frame.scope.you, run.w.turnPlayer),
    'part-order',
    task.events.map(partOption),
    task,
    about
  )
}

export const answeredSweep = (run: Run, task: TaskOf<'sweep'>, index: number): void => {
  const frame = run.frames[task.frame]
  if (!frame) return
  const scope = task.you === undefined ? frame.scope : { ...frame.scope, you: task.you }
  const view = knowing(viewOf(run.ctx, run.w), run.w, frame.known)
  const doing: Doing = { run, step: task.step, frameId: task.frame, frame, scope, view, you: task.you }
  push(run, propose(doing, task.events[index]!, task.within === undefined ? {} : { within: task.within }, task.selfs[index]), {
    ...task,
    events: task.events.filter((_, at) => at !== index),
    selfs: task.selfs.filter((_, at) => at !== index)
  })
}

export const dealDamage = (doing: Doing<StepOf<'damage'>>): void => {
  const { run, step, scope, view } = doing
  const amount = value(doing, step.amount)
  const source = step.source === undefined ? scope.self : refersTo(doing, step.source)[0]
  if (amount === 0 || source === undefined) return
  const event = (target: Id): GameEvent => ({
    event: 'damage',
    source,
    parts: [{ target, amount, ...(step.type !== undefined && { type: step.type }) }]
  })
  const { ctx } = run
  /** What one source deals to several at once is one event. */
  const deal = (targets: readonly Id[]): readonly GameEvent[] => {
    const each = targets.map(event)
    if (each.length < 2 || !ctx.rules.isAtOnce(ctx.structure, 'damage')) return each
    return [{ event: 'damage', source, parts: joined(each.flatMap(one => (one.event === 'damage' ? one.parts : []))) }]
  }
  const { to } = step
  const isThere = (id: Id): boolean => living(run.w).includes(id) || (objectAt(run.w, id)?.zone === 'arena' && isMeant(doing, id))
  if (typeof to === 'string') return inSequence(doing, deal(refersTo(doing, to).filter(isThere)))
  if ('players' in to) {
    const { w } = run
    const order = ctx.rules.eachPlayerOrder(ctx.structure, living(w), scope.you, turnPlayerOf(w))
    return inSequence(doing, deal(order.filter(player => isWho(to.players, player, scope))))
  }
  const found = view.inZone(to.all.zone ?? 'arena').filter(object => run.ctx.base.matchesFilter(to.all, object, view, scope, 'arena'))
  sweepAll(doing, deal(found.map(object => object.id)))
}

export const damageEach = (doing: Doing<StepOf<'damage-each'>>): void => {
  const { step, scope, run } = doing
  const sourceOf = (ref: string | undefined): Id | undefined => (ref === undefined ? scope.self : refersTo(doing, ref)[0])
  const bySource = new Map<Id, DamagePart[]>()
  for (const { to, amount, type, source = step.source } of step.parts) {
    const from = sourceOf(source)
    const damage = value(doing, amount)
    if (from === undefined || damage === 0) continue
    const parts = refersTo(doing, to)
      .filter(id => living(run.w).includes(id) || objectAt(run.w, id)?.zone === 'arena')
      .map(target => ({ target, amount: damage, ...(type !== undefined && { type }) }))
    if (parts.length > 0) bySource.set(from, [...(bySource.get(from) ?? []), ...parts])
  }
  performAll(
    doing,
    [...bySource].map(([source, parts]) => ({ event: 'damage', source, parts: joined(parts) }))
  )
}

export const draw = (doing: Doing<StepOf<'draw'>>): void => {
  const count = value(doing, doing.step.count)
  if (count === 0) return
  const players = refersTo(doing, doing.step.player).filter(player => living(doing.run.w).includes(player))
  inSequence(
    doing,
    players.map(player => ({ event: 'draw', player, ...(count > 1 && { count }) }))
  )
}

export const create = (doing: Doing<StepOf<'create'>>): void => {
  const { run, step } = doing
  const player = refersTo(doing, step.player)[0]
  if (player === undefined) return
  if (!run.w.scenario.cards.some(card => card.name === step.card)) return unsupported(run, `the token ${step.card}`)
  const times = step.count === undefined ? 1 : value(doing, step.count)
  if (isTooOften(run, times, 'a token that is created')) return
  const first = run.w.next.token
  run.w = { ...run.w, next: { ...run.w.next, token: first + times } }
  const token = (_: unknown, at: number): GameEvent => {
    const made = { event: 'create', player, object: `t:${first + at}`, card: step.card } as const
    return step.with ? bringing(run.ctx, made, step.with, doing.view, doing.scope) : made
  }
  performAll(doing, Array.from({ length: times }, token))
}
