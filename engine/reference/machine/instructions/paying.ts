/** What the payment of several instructions has in common. @module */
import type { Acted } from '../../../../model/scenario/step.js'
import type { Id } from '../../../../model/trace/event.js'
import { objectAt } from '../../objects.js'
import type { Payer } from './instruction.js'

/** The objects that a cost speaks of; none where it is for all of some things. */
export const objectsOf = ({ run, view, scope }: Payer, acted: Acted): readonly Id[] =>
  typeof acted === 'string' ? run.ctx.base.refersTo(acted, view, scope) : []

/** Whether a cost speaks of what is chosen as it is paid: it will be there. What has been chosen already may be nothing. */
export const isToBeChosen = ({ scope }: Payer, acted: Acted): boolean =>
  typeof acted === 'string' && acted.startsWith('chosen:') && scope.chosen[acted.slice('chosen:'.length)] === undefined

/**
 * Whether a cost can be paid with each of the objects that it speaks of: with none of them it cannot.
 * @see fab-context:1.8.3b
 */
export const canEach = (payer: Payer, acted: Acted, can: (id: Id) => boolean): boolean => {
  const objects = objectsOf(payer, acted)
  return typeof acted !== 'string' || isToBeChosen(payer, acted) || (objects.length > 0 && objects.every(can))
}

/**
 * Whether something can be done with any of the objects that an instruction speaks of: an effect of which one event happens has not failed.
 * @see fab-context:1.8.9
 */
export const canAny = (payer: Payer, acted: Acted, can: (id: Id) => boolean): boolean =>
  typeof acted !== 'string' || isToBeChosen(payer, acted) || objectsOf(payer, acted).some(can)

/** Whether what is to be given up is in the arena; what is yet to be chosen will be. */
export const isInArena = (payer: Payer, acted: Acted): boolean =>
  typeof acted !== 'string' || isToBeChosen(payer, acted) || objectsOf(payer, acted).some(id => objectAt(payer.run.w, id)?.zone === 'arena')
