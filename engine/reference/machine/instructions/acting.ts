/**
 * Instructions that act on objects and players.
 * @module
 */
import type { Scope } from '../../../../model/scenario/view.js'
import type { Acted } from '../../../../model/scenario/step.js'
import type { GameEvent, Id } from '../../../../model/trace/event.js'
import type { About, Option } from '../../../../model/trace/option.js'
import { ask, newEventId, push, unsupported, type Run } from '../../context.js'
import type { TaskOf } from '../../task.js'
import { doingOf, inSequence, isMeant, performAll, propose, refersTo, selfsFor, type Doing } from './doing.js'
import { objectAt } from '../../objects.js'
import { wouldDo } from '../events/doing-anything.js'
import { namesOfKind } from '../stack/targets.js'
import { withinZones } from '../../seen.js'
import { fields } from '../../fields.js'

/** The objects and players that are targets of a kind. */
export const idsTargeted = ({ targets }: Scope, kind: string): readonly Id[] =>
  namesOfKind(Object.keys(targets), kind).map(name => targets[name]!)

/** A scope in which the result of a kind of targets is what falls to one of them. */
export const sharedWith = <S extends Scope>(scope: S, acted: Acted, id: Id): S => {
  if (typeof acted !== 'object' || !('targets' in acted)) return scope
  const name = namesOfKind(Object.keys(scope.targets), acted.targets).find(each => scope.targets[each] === id)
  const share = name === undefined ? undefined : scope.results[name]
  return share === undefined ? scope : { ...scope, results: { ...scope.results, [acted.targets]: share } }
}

/** Acts on objects: one reference, or all that match as a compound event. */
export const act = (doing: Doing, acted: Acted, make: (object: Id) => GameEvent): void => {
  const { run, view, scope } = doing
  if (typeof acted === 'string') {
    return performAll(
      doing,
      refersTo(doing, acted)
        .filter(id => isMeant(doing, id))
        .map(make)
        .filter(event => wouldDo(run, event))
    )
  }
  if ('targets' in acted) {
    const targeted = idsTargeted(scope, acted.targets).filter(id => isMeant(doing, id))
    return sweepAll(
      doing,
      run.ctx.rules.partsOfSweep(targeted.map(make), event => wouldDo(run, event))
    )
  }
  if ('players' in acted) return unsupported(run, `players for the instruction ${doing.step.do}`)
  const found = withinZones(view, acted.all).filter(
    object => objectAt(run.w, object.id) && run.ctx.base.matchesFilter(acted.all, object, view, scope, 'arena')
  )
  sweepAll(
    doing,
    run.ctx.rules.partsOfSweep(
      found.map(object => make(object.id)),
      event => wouldDo(run, event)
    )
  )
}

/** Performs the parts of a compound event: at once where the structure says so, or in the order that the controller gives them. */
export const sweepAll = (doing: Doing, events: readonly GameEvent[]): void => performAll(doing, events, inOrder)

const inOrder = (doing: Doing, events: readonly GameEvent[]): void => {
  const { run, step, frameId, you } = doing
  if (events.length <= 1) return inSequence(doing, events)
  const selfs = events.map(event => selfsFor(doing, event))
  push(run, { do: 'sweep', events, selfs, frame: frameId, step, within: newEventId(run), ...fields({ you }) })
}

const partOption = (event: GameEvent): Option => {
  if (event.event === 'damage') return { option: 'object', object: event.parts[0]!.target }
  return 'object' in event && event.object !== undefined ? { option: 'object', object: event.object } : { option: 'done' }
}

export const sweep = (run: Run, task: TaskOf<'sweep'>): void => {
  const frame = run.frames[task.frame]
  if (!frame || task.events.length === 0) return
  const about: About = fields({ layer: frame.stackObject })
  ask(run, task.you ?? frame.scope.you, 'part-order', task.events.map(partOption), task, about)
}

export const answeredSweep = (run: Run, task: TaskOf<'sweep'>, index: number): void => {
  const frame = run.frames[task.frame]
  if (!frame) return
  push(run, propose(doingOf(run, task, frame), task.events[index]!, { within: task.within }, task.selfs[index]), {
    ...task,
    events: task.events.filter((_, at) => at !== index),
    selfs: task.selfs.filter((_, at) => at !== index)
  })
}
