/**
 * Uses of effects that can be used so often.
 * @module
 */
import { count, type Run } from '../../context.js'
import { usesKey, usesOf } from '../../instances.js'
import type { Instance } from '../../sources.js'

/** Takes a use from an effect of which there are so many. */
export const useUp = (run: Run, instance: Instance): void => {
  if (usesOf(instance.effect) === undefined) return
  if (instance.lasting) spendUse(run, instance.key)
  else count(run, usesKey(instance))
}

/** Takes a use from a lasting effect; it ends with its last. @see fab:6.4.10i */
const spendUse = (run: Run, key: string): void => {
  const { rules } = run.ctx
  run.w = {
    ...run.w,
    lasting: run.w.lasting.flatMap(lasting => {
      if (lasting.key !== key) return [lasting]
      const left = rules.usesLeft(lasting.uses)
      return left === undefined ? [lasting] : left > 0 ? [{ ...lasting, uses: left }] : []
    })
  }
}
