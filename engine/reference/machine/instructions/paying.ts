/** What the payment of several instructions has in common. @module */
import type { Acted } from '../../../../model/scenario/step.js'
import type { Id } from '../../../../model/trace/event.js'
import { objectAt } from '../../objects.js'
import type { Payer } from './instruction.js'

/** The objects that a cost speaks of; none where it is for all of some things. */
export const objectsOf = ({ run, view, scope }: Payer, acted: Acted): readonly Id[] =>
  typeof acted === 'string' ? run.ctx.base.refersTo(acted, view, scope) : []

/** Whether what is to be given up is in the arena; what is yet to be chosen will be. */
export const isInArena = (payer: Payer, acted: Acted): boolean =>
  typeof acted !== 'string' ||
  acted.startsWith('chosen:') ||
  objectsOf(payer, acted).some(id => objectAt(payer.run.w, id)?.zone === 'arena')
