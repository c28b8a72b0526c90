import type { Breach, Invariant } from './invariant.js'
import { effectOf, nameOf, turnAt } from './reading.js'

/** @see fab:6.6.1b @see fab:6.6.5d */
export const ordinalNamesOccurrence: Invariant = {
  name: 'ordinal-names-occurrence',
  title: 'An ordinal lets an effect trigger on so many occurrences at most',
  statement: 'Within one period, an effect with k ordinals has its condition met at most k times, suppressed triggerings included.',
  concepts: ['trigger.condition-met'],
  level: 'full',
  sometimes: 'an effect with an ordinal triggers',
  met: ({ trace, scenario }) =>
    trace.some(o => {
      const effect = o.see === 'triggered' ? effectOf(scenario, o.effect) : undefined
      return effect?.kind === 'trigger' && effect.trigger.ordinal !== undefined
    }),
  check: ({ trace, scenario }) => {
    const turns = turnAt(trace)
    const seen = new Map<string, Set<string>>()
    return trace.flatMap((o, step): readonly Breach[] => {
      if ((o.see !== 'triggered' && o.see !== 'suppressed') || o.by === undefined) return []
      const effect = effectOf(scenario, o.effect)
      const ordinal = effect?.kind === 'trigger' ? effect.trigger.ordinal : undefined
      if (!ordinal) return []
      const key = `${nameOf(o.effect)} ${ordinal.per === 'turn' ? turns[step] : 0}`
      const events = (seen.get(key) ?? new Set<string>()).add(o.by)
      seen.set(key, events)
      return events.size > ordinal.nth.length
        ? [
            {
              step,
              came: `${nameOf(o.effect)} met its condition on ${events.size} events`,
              expected: `its ordinals name ${ordinal.nth.length} a ${ordinal.per}`
            }
          ]
        : []
    })
  }
}
