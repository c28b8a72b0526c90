import type { Invariant } from './invariant.js'
import { all, effectOf, nameOf } from './reading.js'

/** @see fab:6.4.10j */
export const shieldNeverExceedsAmount: Invariant = {
  name: 'shield-never-exceeds-amount',
  title: 'A shield prevents no more than its amount in all',
  statement:
    'For every shielding prevention effect with a stated amount n, the damage that its applications prevented adds up to at most n.',
  formal: '∀ r: shield(r) ∧ amount(r) = n ⇒ Σ{prevented(a) | a ∈ applied ∧ effect(a) = r} ≤ n',
  concepts: ['prevention.shield'],
  level: 'full',
  sometimes: 'a shield prevents damage of two events',
  met: ({ trace, scenario }) => {
    const counts = new Map<string, number>()
    for (const { o } of all(trace, 'applied')) {
      const effect = effectOf(scenario, o.effect)
      if (effect?.kind === 'prevention' && effect.shield) counts.set(nameOf(o.effect), (counts.get(nameOf(o.effect)) ?? 0) + 1)
    }
    return [...counts.values()].some(count => count > 1)
  },
  check: ({ trace, scenario }) => {
    const spent = new Map<string, number>()
    return all(trace, 'applied').flatMap(({ step, o }) => {
      const effect = effectOf(scenario, o.effect)
      if (effect?.kind !== 'prevention' || !effect.shield || typeof effect.amount !== 'number') return []
      const total = (spent.get(nameOf(o.effect)) ?? 0) + (o.prevented ?? 0)
      spent.set(nameOf(o.effect), total)
      return total > effect.amount
        ? [{ step, came: `${nameOf(o.effect)} has prevented ${total} in all`, expected: `its shield holds ${effect.amount}` }]
        : []
    })
  }
}
