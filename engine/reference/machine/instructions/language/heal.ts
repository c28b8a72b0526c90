/** "Remove all damage." @module */
import { act } from '../acting.js'
import type { Instruction } from '../instruction.js'

export const heal: Instruction<'heal'> = {
  perform: doing => act(doing, doing.step.what, object => ({ event: 'heal', object })),
  payable: () => true,
  acted: step => step.what,
  eventFor: (_, object) => ({ event: 'heal', object })
}
