/** "Sacrifice." @module */
import { act } from '../acting.js'
import { sacrificed } from '../doers.js'
import type { Instruction } from '../instruction.js'
import { isInArena } from '../paying.js'

export const sacrifice: Instruction<'sacrifice'> = {
  perform: doing => act(doing, doing.step.what, object => ({ event: 'sacrifice', object, ...sacrificed(doing, object) })),
  payable: (payer, step) => isInArena(payer, step.what),
  acted: step => step.what
}
