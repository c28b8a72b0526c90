/**
 * Rules: moves that last until something happens.
 * @module
 */
import type { Structure } from '../../../model/rulebook/structure.js'
import type { Zone } from '../../../model/scenario/names.js'

/** Whether nothing is moved any more: what the move would last until has happened. @see mtg-context:610.3a mtg-context:610.3b */
export const movesTooLate = (happened: readonly string[], awaited: string): boolean => happened.includes(awaited)

/** Whether what was moved returns right after what it was moved until. @see mtg-context:610.3 */
export const returnsThen = ({ zones }: Structure): boolean => zones.untilReturns.value !== false

/** Which object something is, and where. */
export interface Placed {
  readonly inc: number
  readonly zone: Zone
}

/** Whether what is to return is still where it was put, the object that it was there. @see mtg-context:610.3 mtg-context:400.7 */
export const isWhatWasMoved = (put: Placed, is: Placed): boolean => put.inc === is.inc && put.zone === is.zone
