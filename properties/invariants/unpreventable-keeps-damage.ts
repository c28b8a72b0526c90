import type { Invariant } from './invariant.js'
import { all, contents, damageOf, effectOf, nameOf } from './reading.js'

/** @see fab:6.4.10h */
export const unpreventableKeepsDamage: Invariant = {
  name: 'unpreventable-keeps-damage',
  title: 'A prevention that prevents nothing leaves the damage alone and still does the rest',
  statement:
    'Where a prevention effect is applied and prevents 0, the damage is what it was; and if the effect has further modifications, an event of it or a decision about it follows before that damage occurs.',
  formal:
    '∀ a ∈ applied: class(a) = prevention ∧ prevented(a) = 0 ⇒ damage(event(a)) = damage(becomes(a)) ∧ (riders(effect(a)) ≠ ∅ ⇒ riders(effect(a)) before occurs(becomes(a)))',
  concepts: ['prevention.unpreventable'],
  level: 'full',
  needs: ['prevention'],
  sometimes: 'a prevention effect is applied and prevents nothing',
  met: ({ trace }) => all(trace, 'applied').some(({ o }) => o.class === 'prevention' && (o.prevented ?? 0) === 0),
  check: ({ trace, scenario, structure }) => {
    const what = contents(trace)
    return all(trace, 'applied').flatMap(({ step, o }) => {
      if (o.class !== 'prevention' || (o.prevented ?? 0) > 0 || !o.becomes) return []
      const [before, after] = [damageOf(what.get(o.to)), damageOf(o.becomes.what)]
      if (before !== after && o.prevented === undefined) return []
      if (before !== after)
        return [
          { step, came: `${nameOf(o.effect)} prevented nothing but turned ${before} damage into ${after}`, expected: 'the damage stays' }
        ]
      const effect = effectOf(scenario, o.effect)
      const next = trace[step + 1]
      const waits = structure.replacement.riders.value !== 'before-event' || effect?.kind !== 'prevention' || !effect.also
      // What comes next is the further modification itself, or it could not happen and the damage goes on.
      return !waits && next?.see === 'event' && next.events.some(event => event.id === o.becomes?.event) && isSure(effect)
        ? [{ step: step + 1, came: 'the damage occurred at once', expected: `the further modifications of ${nameOf(o.effect)} come first` }]
        : []
    })
  }
}

/** Whether the further modifications surely make an event: the source of the effect is destroyed. */
const isSure = (effect: { readonly also?: readonly { readonly do: string }[] }): boolean => effect.also?.[0]?.do === 'destroy'
