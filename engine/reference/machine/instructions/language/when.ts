/** "When you do." @module */
import { reflexive } from '../../triggers/reflexive.js'
import type { Instruction } from '../instruction.js'

export const when: Instruction<'when'> = { perform: reflexive, payable: () => true }
