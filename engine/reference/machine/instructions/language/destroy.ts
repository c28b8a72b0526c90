/** "Destroy." @module */
import { act } from '../acting.js'
import { done } from '../doers.js'
import type { Instruction } from '../instruction.js'
import { isInArena } from '../paying.js'

export const destroy: Instruction<'destroy'> = {
  perform: doing => act(doing, doing.step.what, object => ({ event: 'destroy', object, ...done(doing) })),
  payable: (payer, step) => isInArena(payer, step.what),
  acted: step => step.what
}
