/** "Gain." @module */
import type { Instruction } from '../instruction.js'
import { points } from '../points.js'

export const gain: Instruction<'gain'> = { perform: points, payable: () => true }
