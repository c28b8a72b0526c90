import type { Invariant } from './invariant.js'
import { all, contents, damageOf, effectOf, instanceAt, nameOf } from './reading.js'
import { PREVENTED } from './reads.js'

/** @see fab:6.4.10g */
export const shieldPaysEstablishedTotal: Invariant = {
  name: 'shield-pays-established-total',
  title: 'A shield pays the total that was established, before anything decreases it',
  statement:
    'Where shields pay the established total: a shield of n that alone shields one player prevents damage of no event after events of n or more damage in all to which it was applied and which it prevented something of.',
  formal:
    '∀ a ∈ applied: shield(effect(a)) ∧ prevented(a) > 0 ⇒ Σ{established(b) | b ∈ applied ∧ effect(b) = effect(a) ∧ b before a} < amount(effect(a))',
  concepts: ['prevention.less', 'prevention.shield'],
  level: 'full',
  needs: ['prevention'],
  reads: PREVENTED,
  sometimes: 'a shield prevents less than the whole of an event that it could have prevented',
  met: ({ trace, scenario }) => {
    const what = contents(trace)
    return all(trace, 'applied').some(({ o }) => {
      const effect = effectOf(scenario, o.effect)
      return (
        effect?.kind === 'prevention' && effect.shield === true && (o.prevented ?? 0) > 0 && (o.prevented ?? 0) < damageOf(what.get(o.to))
      )
    })
  },
  check: view => {
    const { trace, scenario, structure } = view
    if (structure.prevention.shieldPays.value !== 'established-total') return []
    const instance = instanceAt(view)
    const what = contents(trace)
    const paid = new Map<string, number>()
    return all(trace, 'applied').flatMap(({ step, o }) => {
      const effect = effectOf(scenario, o.effect)
      const before = what.get(o.to)
      if (effect?.kind !== 'prevention' || !effect.shield || effect.each || typeof effect.amount !== 'number') return []
      if (!((o.prevented ?? 0) > 0) || before?.event !== 'damage') return []
      const name = nameOf(o.effect)
      const key = instance(o.effect, step)
      const had = paid.get(key) ?? 0
      // With one part, the shield speaks of all of the damage.
      paid.set(key, had + (before.parts.length === 1 ? damageOf(before) : (o.prevented ?? 0)))
      return had >= effect.amount
        ? [
            {
              step,
              came: `${name} prevented damage although ${had} was established before`,
              expected: `its shield of ${effect.amount} is used up`
            }
          ]
        : []
    })
  }
}
