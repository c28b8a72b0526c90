import type { Invariant } from './invariant.js'
import { all, contents, damageOf, nameOf } from './reading.js'
import { PREVENTED } from './reads.js'

/** @see fab:6.4.10a */
export const preventionBalances: Invariant = {
  name: 'prevention-balances',
  title: 'Damage in is damage out and damage prevented',
  statement:
    'For every application of a prevention effect: the damage of the event before = the damage of what it became + what was prevented.',
  formal: '∀ a ∈ applied: class(a) = prevention ⇒ damage(event(a)) = damage(becomes(a)) + prevented(a) ∧ prevented(a) ≥ 0',
  concepts: ['prevention.apply'],
  level: 'full',
  needs: ['prevention'],
  reads: PREVENTED,
  sometimes: 'a prevention effect prevents damage',
  met: ({ trace }) => all(trace, 'applied').some(({ o }) => o.class === 'prevention' && (o.prevented ?? 0) > 0),
  check: ({ trace }) => {
    const what = contents(trace)
    return all(trace, 'applied').flatMap(({ step, o }) => {
      const before = what.get(o.to)
      if (o.class !== 'prevention' || before?.event !== 'damage' || (o.becomes && o.becomes.what.event !== 'damage')) return []
      const [total, left, prevented] = [damageOf(before), damageOf(o.becomes?.what), o.prevented ?? 0]
      return o.prevented === undefined || (total === left + prevented && prevented >= 0)
        ? []
        : [
            {
              step,
              came: `${nameOf(o.effect)} turned ${total} damage into ${left} and prevented ${prevented}`,
              expected: `${total} = damage left + damage prevented`
            }
          ]
    })
  }
}
