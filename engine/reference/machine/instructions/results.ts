/**
 * Named results of instructions: how often each happened, and what was done that may be done only once.
 * @module
 */
import type { Zone } from '../../../../model/scenario/names.js'
import type { Scope } from '../../../../model/scenario/view.js'
import type { GameEvent, Id } from '../../../../model/trace/event.js'
import { count, updateFrame, type Run } from '../../context.js'
import { mentions } from '../../mentions.js'
import { movedBy } from '../../sources.js'
import { objectAt } from '../../objects.js'
import type { Frame, Obj, StackObject } from '../../state.js'
import type { Process } from '../../task.js'
import { amountLeft } from '../events/proposal.js'

const hasOnceEach = mentions('"doOnce":')
const countsResolutions = mentions('"resolved":')

/** Counts an action for "do this only once each turn". @see mtg:603.2i */
export const countTaken = (run: Run, { ability, known, scope }: Frame, as: string): void => {
  if (!hasOnceEach(run.w.scenario)) return
  count(run, run.ctx.rules.actionKey({ source: scope.self, inc: known[scope.self], ability, did: as, by: scope.you }))
}

const resolutionKey = (source: Id, inc: number | undefined, ability: string): string => `resolved:${source}#${inc ?? 0}/${ability}`

/** Counts a resolution of an ability, where a text asks how many there were. @see mtg:603.7h */
export const countResolution = (run: Run, { source, known, ref }: StackObject): void => {
  if (countsResolutions(run.w.scenario)) count(run, resolutionKey(source, known[source], ref.ability))
}

/** How often the ability that is resolving has resolved this turn. */
export const resolutionsOf = (run: Run, { scope, known, ability }: Frame): number =>
  run.w.counts.turn[resolutionKey(scope.self, known[scope.self], ability)] ?? 0

/** How often each named result has happened, one of them once more. */
export const timesAfter = ({ times }: Frame, as: string, more = 1): Readonly<Record<string, number>> => ({
  ...times,
  [as]: (times?.[as] ?? 0) + more
})

/** The named results that have happened, with one more of them. */
export const withDone = ({ did }: Scope, as: string): readonly string[] => [...new Set([...did, as])]

/** Whether a text means an incarnation of an object, in the zone where that is: it knows it, has seen where it went, or has brought it there. */
export const finding = ({ ctx }: Run, { known, saw, followed }: Frame, { id, zone }: Pick<Obj, 'id' | 'zone'>, inc: number): boolean => {
  const first = known[id]
  if (first === undefined || inc === first || inc === followed?.[id]) return true
  return inc === first + 1 && ctx.rules.findsMoved(ctx.structure, zone, saw?.[id], ctx.rules.mayFollow(zone))
}

/**
 * Notes that instructions have moved an object: they find it where it went, and so does the text that they stand in for a part of.
 * @see mtg:603.7c fab:6.4.7
 */
export const seesOwnMove = (run: Run, process: Process, event: GameEvent): void => {
  const moved = movedBy(event)
  const object = moved === undefined ? undefined : objectAt(run.w, moved)
  if (object) seesMove(run, process.frame, object, run.w.past[`${object.id}#${object.inc - 1}`]?.zone ?? object.zone)
}

const seesMove = (run: Run, id: string | undefined, object: Obj, from: Zone): void => {
  const frame = id === undefined ? undefined : run.frames[id]
  if (!frame) return
  const { [object.id]: _, ...others } = frame.followed ?? {}
  const finds =
    finding(run, frame, { id: object.id, zone: from }, object.inc - 1) &&
    run.ctx.rules.findsMoved(run.ctx.structure, object.zone, 'own', run.ctx.rules.mayFollow(object.zone))
  updateFrame(run, id!, {
    saw: { ...frame.saw, [object.id]: 'own' },
    followed: finds ? { ...others, [object.id]: object.inc } : others
  })
  seesMove(run, frame.ofText, object, from)
}

/** Notes what an instruction has brought about under its name. */
export const recordResult = (run: Run, process: Process, event: GameEvent): void => {
  if (!process.result) return
  const { frame, as } = process.result
  const own = run.frames[frame]
  if (!own) return
  const { scope } = own
  countTaken(run, own, as)
  updateFrame(run, frame, {
    times: timesAfter(own, as),
    scope: {
      ...scope,
      ...(event.event === 'contest' && !scope.event && { event }),
      results: { ...scope.results, [as]: (scope.results[as] ?? 0) + amountLeft(event) },
      did: withDone(scope, as)
    }
  })
}
