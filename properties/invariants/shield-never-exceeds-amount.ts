import type { GameEvent } from '../../model/trace/event.js'
import type { Breach, Invariant } from './invariant.js'
import { all, contents, effectOf, instanceAt, nameOf } from './reading.js'

/** How much an application took off the damage of each target. */
const takenFrom = (before: GameEvent | undefined, after: GameEvent | undefined): ReadonlyMap<string, number> => {
  const taken = new Map<string, number>()
  const add = (event: GameEvent | undefined, sign: 1 | -1): void => {
    if (event?.event === 'damage') for (const { target, amount } of event.parts) taken.set(target, (taken.get(target) ?? 0) + sign * amount)
  }
  add(before, 1)
  add(after, -1)
  return taken
}

/** @see fab:6.4.10j @see mtg-context:615.11 */
export const shieldNeverExceedsAmount: Invariant = {
  name: 'shield-never-exceeds-amount',
  title: 'A shield prevents no more than its amount in all',
  statement:
    'For every shielding prevention effect with a stated amount n, the damage that its applications prevented adds up to at most n; where each of those it protects has a shield, to at most n for each of them.',
  formal:
    '∀ r: shield(r) ∧ amount(r) = n ⇒ Σ{prevented(a) | a ∈ applied ∧ effect(a) = r} ≤ n; ∀ r, x: shield(r, x) ∧ amount(r) = n ⇒ Σ{prevented(a, x) | a ∈ applied ∧ effect(a) = r} ≤ n',
  concepts: ['prevention.shield'],
  level: 'full',
  needs: ['prevention'],
  sometimes: 'a shield prevents damage of two events',
  met: ({ trace, scenario }) => {
    const counts = new Map<string, number>()
    for (const { o } of all(trace, 'applied')) {
      const effect = effectOf(scenario, o.effect)
      if (effect?.kind === 'prevention' && effect.shield) counts.set(nameOf(o.effect), (counts.get(nameOf(o.effect)) ?? 0) + 1)
    }
    return [...counts.values()].some(count => count > 1)
  },
  check: view => {
    const { trace, scenario } = view
    const what = contents(trace)
    const instance = instanceAt(view)
    const spent = new Map<string, number>()
    return all(trace, 'applied').flatMap(({ step, o }): readonly Breach[] => {
      const effect = effectOf(scenario, o.effect)
      if (effect?.kind !== 'prevention' || !effect.shield || typeof effect.amount !== 'number') return []
      const { amount } = effect
      const name = nameOf(o.effect)
      const shares = effect.each ? [...takenFrom(what.get(o.to), o.becomes?.what)] : [['', o.prevented ?? 0] as const]
      return shares.flatMap(([target, taken]) => {
        const key = `${instance(o.effect, step)} ${target}`
        const total = (spent.get(key) ?? 0) + taken
        spent.set(key, total)
        const of = target === '' ? 'in all' : `of the damage to ${target} in all`
        return total > amount ? [{ step, came: `${name} has prevented ${total} ${of}`, expected: `its shield holds ${amount}` }] : []
      })
    })
  }
}
