/**
 * Continuous effects that begin to apply, or change how they do: each application is an event.
 * @module
 * @see fab:6.2.4 fab:6.2.5 fab:6.2.5a
 */
import type { Modification } from '../../../../model/scenario/effect.js'
import type { GameEvent, Id } from '../../../../model/trace/event.js'
import { push, type Run } from '../../context.js'
import type { Application, Lasting, SelfChange } from '../../state.js'
import type { Process } from '../../task.js'
import { viewOf } from '../../view.js'
import { fits, scopeWith } from '../events/facts.js'
import { applyingPairs, pairKey, presentEffects, type Pair } from './projection.js'
import { orderTies } from './ties.js'
import { incarnations, objectAt } from '../../objects.js'
import { knowing } from '../../seen.js'
import { hasContinuous, lastingInstance } from '../../sources.js'
import { proposal } from '../events/proposal.js'
import { fields } from '../../fields.js'

const eventOf = (run: Run, pair: Pair): GameEvent => {
  const { change } = pair
  const common = { event: 'apply', object: pair.object, effect: pair.instance.ref } as const
  if ('number' in change) return { ...common, property: change.number, op: change.op, ...fields({ amount: pair.stated }) }
  return { ...common, ...described(run, pair, change) }
}

const described = (
  run: Run,
  pair: Pair,
  change: Exclude<Modification, { number: unknown }>
): { property: string; op: string; gains?: string } => {
  if ('addTypes' in change) return { property: 'types', op: 'add', gains: change.addTypes.join(' ') }
  if ('removeTypes' in change) return { property: 'types', op: 'remove' }
  if ('addSupertypes' in change) return { property: 'supertypes', op: 'add', gains: change.addSupertypes.join(' ') }
  if ('removeSupertypes' in change) return { property: 'supertypes', op: 'remove' }
  if ('gains' in change) return { property: change.gains, op: 'gain', gains: change.gains }
  if ('grants' in change) return { property: change.grants.id, op: 'gain', gains: change.grants.id }
  if ('losesAll' in change) return { property: 'abilities', op: 'lose' }
  if ('loses' in change) return { property: change.loses, op: 'lose' }
  if ('controller' in change) {
    const to = run.ctx.base.refersTo(change.controller, viewOf(run.ctx, run.w), pair.instance.scope)[0]
    return { property: 'controller', op: 'set', ...fields({ gains: to }) }
  }
  const copied = pair.instance.lasting?.copied
  return { property: 'copy', op: 'set', ...(copied && { gains: copied.of }) }
}

/** Proposes the next application that is not yet on record, and strikes those that are over. */
export const refresh = (run: Run): void => {
  const pairs = applyingPairs(run.ctx, run.w)
  const keys = new Set(pairs.map(pair => pair.key))
  const over = Object.keys(run.w.applications).filter(key => !keys.has(key))
  if (over.length > 0) {
    run.w = { ...run.w, applications: Object.fromEntries(Object.entries(run.w.applications).filter(([key]) => keys.has(key))) }
  }
  keepSubjects(run, pairs)
  const fresh = pairs.filter(pair => {
    const known = run.w.applications[pair.key]
    return !known || run.ctx.rules.changeIsEvent(known.stated, pair.stated)
  })
  const [next] = fresh
  if (!next || orderTies(run, fresh)) return
  push(run, { do: 'refresh' })
  if (run.ctx.rules.applicationIsEvent(run.ctx.structure))
    return push(run, proposal(eventOf(run, next), { effect: next.instance.ref }, { application: next.key, selfs: selfsOf(run, next) }))
  run.w = { ...run.w, applications: { ...run.w.applications, ...asMade(fresh) } }
}

/** Applications as they are noted where no event tells them. */
const asMade = (pairs: readonly Pair[]): Readonly<Record<string, Application>> =>
  Object.fromEntries(pairs.map(({ key, stated }) => [key, stated === undefined ? {} : { stated }]))

/** Stamps the static effects that have begun at a moment, and forgets those that are gone. @see fab:6.2.3d fab:6.3.4a */
export const stamp = (run: Run, moment: number): void => {
  const { ctx, w } = run
  if (!hasContinuous(ctx, w)) return
  // what has become attached anew is newer than it was
  const stamps = [...presentEffects(ctx, w)].map(
    ([key, came]) => [key, Math.max(came, w.stamps[key] ?? ctx.rules.stampOf(ctx.structure, came, moment))] as const
  )
  if (Object.keys(w.stamps).length === stamps.length && stamps.every(([key, at]) => w.stamps[key] === at)) return
  run.w = { ...w, stamps: Object.fromEntries(stamps) }
}

/** Effects that layers started go on applying to what they once applied to. @see fab:6.2.2c */
const keepSubjects = (run: Run, pairs: readonly Pair[]): void => {
  const { w } = run
  const joined = (lasting: Lasting): readonly Id[] =>
    pairs
      .filter(pair => pair.instance.lasting?.key === lasting.key && lasting.subjects?.[pair.object] === undefined)
      .map(pair => pair.object)
  const isContinuous = ({ effect }: Lasting): boolean => effect.kind === 'continuous'
  if (!w.lasting.some(lasting => isContinuous(lasting) && joined(lasting).length > 0)) return
  run.w = {
    ...w,
    lasting: w.lasting.map(lasting => {
      const more = isContinuous(lasting) ? joined(lasting) : []
      return more.length > 0 ? { ...lasting, subjects: { ...lasting.subjects, ...incarnations(w, more) } } : lasting
    })
  }
}

/** The self-replacements of an application, their conditions tested now that its parameters are known. @see fab:6.4.7b */
const selfsOf = (run: Run, pair: Pair): readonly SelfChange[] => {
  const { lasting } = pair.instance
  if (!lasting?.instead) return []
  const view = knowing(viewOf(run.ctx, run.w), run.w, lasting.known)
  const event: GameEvent = { event: 'apply', object: pair.object, property: '', op: '' }
  return lasting.instead.filter(selfChange => run.ctx.base.condition(selfChange.if, view, scopeWith(selfChange.knowing.scope, event)))
}

/** Records an application that an event has brought about; binds effects on "the next" object. @see fab:6.2.4 */
export const startsToApply = (run: Run, process: Process, event: GameEvent): void => {
  if (process.application !== undefined && event.event === 'apply') {
    const pair = applyingPairs(run.ctx, run.w).find(each => each.key === process.application)
    const application: Application = {
      ...fields({ amount: event.amount }),
      ...(pair?.stated !== undefined && { stated: pair.stated })
    }
    run.w = { ...run.w, applications: { ...run.w.applications, [process.application]: application } }
  }
  const object = 'object' in event ? event.object : undefined
  const own = object === undefined ? undefined : objectAt(run.w, object)
  if (!own) return
  const binds = (lasting: Lasting): boolean =>
    lasting.effect.kind === 'continuous' &&
    'next' in lasting.effect.who &&
    run.ctx.rules.takesNext(lasting.subjects) &&
    fits(run.ctx, run.w, lastingInstance(lasting), lasting.effect.who.next, event)
  if (!run.w.lasting.some(binds)) return
  run.w = { ...run.w, lasting: run.w.lasting.map(lasting => (binds(lasting) ? { ...lasting, subjects: { [own.id]: own.inc } } : lasting)) }
}

/** Notes that an application does not come about. */
export const voidApplication = (run: Run, process: Process): void => {
  if (process.application === undefined) return
  const pair = applyingPairs(run.ctx, run.w).find(each => each.key === process.application)
  const before = run.w.applications[process.application]
  const stated = pair?.stated !== undefined && { stated: pair.stated }
  const kept = run.ctx.rules.goesOnAs(before)
  const application: Application = kept === undefined ? { void: true, ...stated } : { ...stated, amount: kept }
  run.w = { ...run.w, applications: { ...run.w.applications, [process.application]: application } }
}

/** Takes the applications at the start of a scenario as made. */
export const recordAll = (run: Run): void => {
  stamp(run, 0)
  run.w = { ...run.w, applications: asMade(applyingPairs(run.ctx, run.w)) }
}

export { pairKey }
