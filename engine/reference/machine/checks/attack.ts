/**
 * An attack that is gone.
 * @module
 */
import type { Run } from '../../context.js'
import { objectAt } from '../../objects.js'

/** An attack that vanishes before its damage closes the chain. */
export const losesAttack = ({ ctx, w }: Run): boolean =>
  w.chain !== null && ctx.rules.closesChain(w.chain.step, objectAt(w, w.chain.active)?.zone === 'arena')
