import { ordinal } from '../../model/trace/text.js'
import type { Invariant } from './invariant.js'
import { all, effectOf, instanceAt, nameOf } from './reading.js'
import { PREVENTED } from './reads.js'

/** @see fab:6.4.10i */
export const fixedPreventionIsSpent: Invariant = {
  name: 'fixed-prevention-is-spent',
  title: 'A one-off prevention effect prevents damage of no further event',
  statement: 'A prevention effect that applies to n events prevents damage in at most n applications.',
  formal: '∀ r: uses(r) = n ⇒ #{a ∈ applied | effect(a) = r ∧ prevented(a) > 0} ≤ n',
  concepts: ['prevention.fixed'],
  level: 'full',
  needs: ['prevention'],
  reads: PREVENTED,
  sometimes: 'a prevention effect with a number of uses prevents damage',
  met: ({ trace, scenario }) =>
    all(trace, 'applied').some(({ o }) => {
      const effect = effectOf(scenario, o.effect)
      return effect?.kind === 'prevention' && effect.uses !== undefined && (o.prevented ?? 0) > 0
    }),
  check: view => {
    const { trace, scenario } = view
    const instance = instanceAt(view)
    const used = new Map<string, number>()
    return all(trace, 'applied').flatMap(({ step, o }) => {
      const effect = effectOf(scenario, o.effect)
      if (effect?.kind !== 'prevention' || effect.uses === undefined || !((o.prevented ?? 0) > 0)) return []
      const key = instance(o.effect, step)
      const count = (used.get(key) ?? 0) + 1
      used.set(key, count)
      return count > effect.uses
        ? [
            {
              step,
              came: `${nameOf(o.effect)} prevented damage for the ${ordinal(count)} time`,
              expected: `it is spent after ${effect.uses} event${effect.uses === 1 ? '' : 's'}`
            }
          ]
        : []
    })
  }
}
