/** "Reveal." @module */
import { act } from '../acting.js'
import type { Instruction } from '../instruction.js'

export const reveal: Instruction<'reveal'> = {
  perform: doing => act(doing, doing.step.what, object => ({ event: 'reveal', object })),
  payable: () => true,
  acted: step => step.what
}
