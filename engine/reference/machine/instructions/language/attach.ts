/** "Attach to", or unattach. @module */
import { act } from '../acting.js'
import { refersTo } from '../doing.js'
import type { Instruction } from '../instruction.js'

export const attach: Instruction<'attach'> = {
  perform: doing => {
    const { step } = doing
    const to = step.to === undefined ? undefined : refersTo(doing, step.to)[0]
    if (step.to !== undefined && to === undefined) return
    act(doing, step.what, object => ({ event: 'attach', object, ...(to !== undefined && { to }) }))
  },
  payable: () => true
}
