import { ordinal } from '../../model/trace/text.js'
import type { Invariant, TraceView } from './invariant.js'
import { all, effectOf, instanceAt, nameOf, turnAt } from './reading.js'

/** Counts something of a limited effect within its period, telling at each place whether the limit is passed. */
const overLimit = (view: TraceView, counts: (see: 'triggered' | 'suppressed', why?: string) => boolean) => {
  const { scenario, trace } = view
  const turns = turnAt(trace)
  const instance = instanceAt(view)
  const seen = new Map<string, number>()
  return trace.flatMap((o, step) => {
    if (o.see !== 'triggered' && o.see !== 'suppressed') return []
    const effect = effectOf(scenario, o.effect)
    const limit = effect?.kind === 'trigger' ? effect.trigger.limit : undefined
    if (!limit || !counts(o.see, o.see === 'suppressed' ? o.why : undefined)) return []
    const key = `${instance(o.effect, step)} ${limit.per === 'turn' ? turns[step] : 0}`
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    return o.see === 'triggered' && count > limit.times ? [{ step, name: nameOf(o.effect), count, times: limit.times, per: limit.per }] : []
  })
}

/** @see fab:6.6.1a @see fab:6.6.5e */
export const triggerLimit: Invariant = {
  name: 'trigger-limit',
  title: 'A limited effect makes no more stack objects than its limit',
  statement:
    'Within one period, an effect with trigger limit n makes at most n triggered stack objects. A source that left and came back has another effect.',
  formal: '∀ r, p: limit(r) = n ⇒ #{t ∈ triggered | effect(t) = r ∧ period(t) = p} ≤ n',
  concepts: ['trigger.limit'],
  level: 'full',
  needs: ['triggers'],
  sometimes: "a limited effect's condition is met once more than its limit",
  met: ({ trace }) => all(trace, 'suppressed').some(({ o }) => o.why === 'limit'),
  check: view =>
    overLimit(view, see => see === 'triggered').map(({ step, name, count, times, per }) => ({
      step,
      came: `${name} made its ${ordinal(count)} stack object`,
      expected: `its limit is ${times} a ${per}`
    }))
}

/** @see fab:6.6.5f */
export const suppressedTriggeringsCount: Invariant = {
  name: 'suppressed-triggerings-count',
  title: 'A triggering that an effect prevents still uses up the limit',
  statement:
    'Where the game counts them: within one period, stack objects made and triggerings prevented by an effect together number at most n when a stack object is made.',
  formal:
    '∀ t ∈ triggered: limit(effect(t)) = n ⇒ #{x ∈ triggered ∪ suppressed-by-effect | effect(x) = effect(t) ∧ period(x) = period(t) ∧ ¬ t before x} ≤ n',
  concepts: ['trigger.suppressed'],
  level: 'full',
  needs: ['triggers', 'limits', 'suppression'],
  sometimes: 'an effect prevents a limited effect from triggering',
  applies: ({ triggers }) => triggers.suppressedCounts.value,
  met: ({ trace, scenario }) =>
    all(trace, 'suppressed').some(({ o }) => {
      const effect = effectOf(scenario, o.effect)
      return o.why === 'effect' && effect?.kind === 'trigger' && effect.trigger.limit !== undefined
    }),
  check: view =>
    view.structure.triggers.suppressedCounts.value
      ? overLimit(view, (see, why) => see === 'triggered' || why === 'effect').map(({ step, name, times, per }) => ({
          step,
          came: `${name} made a stack object although prevented triggerings had used up its limit`,
          expected: `prevented triggerings count towards its limit of ${times} a ${per}`
        }))
      : []
}
