/** Faults in how an instruction is carried out. @module */
import type { Condition } from '../../../model/scenario/amount.js'
import type { Doing } from '../../reference/machine/instructions/doing.js'
import { objectAt } from '../../reference/objects.js'
import type { Zone } from '../../../model/scenario/names.js'
import { does, type Patch } from './patch.js'

/** "When you do" triggers whether or not it was done. */
export const triggersUndone: Patch = does('carryOut', soundly => doing => {
  const { scope, step } = doing
  const did = step.do === 'when' && step.did !== undefined ? [...scope.did, step.did] : scope.did
  soundly({ ...doing, scope: { ...scope, did } })
})

/** Where this is so, a "when" that speaks of a state triggers as one does that speaks of what was done. */
const asIfDone = (isSo: (doing: Doing, state: Condition) => boolean): Patch =>
  does('carryOut', soundly => doing => {
    const { scope, step } = doing
    if (step.do !== 'when' || step.holds === undefined || !isSo(doing, step.holds)) return soundly(doing)
    const { holds: _, ...rest } = step
    soundly({ ...doing, step: { ...rest, did: 'state' }, scope: { ...scope, did: [...scope.did, 'state'] } })
  })

/** A "when" of a state triggers whether or not that is there. */
export const triggersOnAnyState: Patch = asIfDone(() => true)

/** What has triggered on a state does not look at it again. */
export const forgetsTheState: Patch = asIfDone(({ run, scope, view }, state) => run.ctx.base.condition(state, view, scope))

/** "When you do" does not trigger as a cost is paid. */
export const noTriggersInCosts: Patch = does('carryOut', soundly => doing => {
  const { frame, step } = doing
  const isCost = 'rule' in frame.cause && frame.cause.rule === 'cost'
  if (!isCost || step.do !== 'when' || step.did === undefined) soundly(doing)
})

/** In some zones a player picks among what was there as the card was played. */
export const picksAsPlayed = (isMeant: (zone: Zone) => boolean): Patch =>
  does('carryOut', soundly => doing => {
    const { frame, run, step, view } = doing
    if (step.do !== 'choose' && step.do !== 'discard') return soundly(doing)
    const came = objectAt(run.w, frame.stackObject ?? '')?.since ?? Infinity
    const wasThere = (id: string): boolean => (objectAt(run.w, id)?.since ?? 0) < came
    const inZone = (zone: Zone) => view.inZone(zone).filter(({ id }) => !isMeant(zone) || wasThere(id))
    soundly({ ...doing, view: { ...view, inZone } })
  })
