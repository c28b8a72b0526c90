/** "Choose": what is picked has a name from then on. @module */
import { isWho } from '../../../../../model/base/filter.js'
import type { Id } from '../../../../../model/trace/event.js'
import { living, updateFrame } from '../../../context.js'
import { incarnations } from '../../../objects.js'
import { withinZones } from '../../../seen.js'
import type { TaskOf } from '../../../task.js'
import { isPlaying, pick } from '../choosing.js'
import { refersTo, value, type Doing } from '../doing.js'
import { withDone } from '../results.js'
import type { Instruction, Payer, StepOf } from '../instruction.js'

const pickable = (doing: Doing<StepOf<'choose'>>): readonly Id[] => {
  const { run, step, scope, view } = doing
  const { from } = step
  if ('players' in from) return living(run.w).filter(player => isWho(from.players, player, scope))
  if ('event' in from) return scope.event?.event === 'contest' ? (scope.event.revealed ?? []) : []
  return withinZones(view, from)
    .filter(
      object => !(object.zone === 'hand' && isPlaying(doing, object.id)) && run.ctx.base.matchesFilter(from, object, view, scope, 'arena')
    )
    .map(object => object.id)
}

const perform = (doing: Doing<StepOf<'choose'>>): void => {
  const { step, scope } = doing
  const by = step.by === undefined ? scope.you : refersTo(doing, step.by)[0]
  if (by === undefined) return
  pick(doing, by, pickable(doing), step.count === undefined ? 1 : value(doing, step.count))
}

const picked = ({ run, step, frame, frameId }: Doing<StepOf<'choose'>>, { picked: ids }: TaskOf<'asked'>): void => {
  if (step.as === undefined) return
  const { scope } = frame
  updateFrame(run, frameId, {
    known: { ...frame.known, ...incarnations(run.w, ids) },
    scope: {
      ...scope,
      chosen: { ...scope.chosen, [step.as]: ids },
      results: { ...scope.results, [step.as]: ids.length },
      did: ids.length > 0 ? withDone(scope, step.as) : scope.did
    }
  })
}

const payable = ({ run, view, scope, playing }: Payer, { from }: StepOf<'choose'>): boolean => {
  if ('players' in from || 'event' in from) return true
  return withinZones(view, from).some(object => object.id !== playing && run.ctx.base.matchesFilter(from, object, view, scope, 'arena'))
}

export const choose: Instruction<'choose'> = { perform, payable, picked }
