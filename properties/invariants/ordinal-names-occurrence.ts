import type { Ordinal } from '../../model/scenario/effect.js'
import type { Pattern } from '../../model/scenario/pattern.js'
import type { Observation } from '../../model/trace/observation.js'
import { fits } from './fits.js'
import type { Speaker } from './fits.js'
import type { Breach, Invariant, TraceView } from './invariant.js'
import { effectOf, nameOf, speakers, turnAt } from './reading.js'

/** The effect of a triggering, made or suppressed, that counts occurrences. */
const counting = ({ scenario }: TraceView, o: Observation): { readonly on: Pattern | undefined; readonly ordinal: Ordinal } | undefined => {
  const effect = o.see === 'triggered' || o.see === 'suppressed' ? effectOf(scenario, o.effect) : undefined
  return effect?.kind === 'trigger' && effect.trigger.ordinal ? { on: effect.trigger.on, ordinal: effect.trigger.ordinal } : undefined
}

/** Which occurrence of its kind within the period an event is; `undefined` where the trace alone does not tell. */
const occurrence = (
  trace: readonly Observation[],
  by: string,
  on: Pattern,
  speaker: Speaker,
  within: (step: number) => boolean
): number | undefined => {
  let count = 0
  for (const [step, o] of trace.entries()) {
    if (o.see !== 'event' || !within(step)) continue
    for (const event of o.events) {
      const fit = fits(on, event, speaker)
      if (fit === undefined) return undefined
      if (fit) count++
      if (event.id === by) return fit ? count : undefined
    }
  }
  return undefined
}

/** @see fab:6.6.1b @see fab:6.6.5d */
export const ordinalNamesOccurrence: Invariant = {
  name: 'ordinal-names-occurrence',
  title: 'An effect with ordinals triggers on the occurrences that they name',
  statement:
    'An effect with ordinals has its condition met, suppressed triggerings included, only by an event whose place among the events of its kind that occurred within the period is one of the ordinals; so at most as often as there are ordinals.',
  formal:
    '∀ t ∈ triggered ∪ suppressed: nth(event(t), pattern(effect(t)), period(t)) ∈ ordinals(effect(t)); ∀ r, p: #{event(t) | effect(t) = r ∧ period(t) = p} ≤ #ordinals(r)',
  concepts: ['trigger.condition-met'],
  level: 'full',
  needs: ['triggers', 'limits'],
  sometimes: 'an effect with an ordinal triggers',
  met: view => view.trace.some(o => o.see === 'triggered' && counting(view, o) !== undefined),
  check: view => {
    const { trace } = view
    const turns = turnAt(trace)
    const speaker = speakers(view)
    const seen = new Map<string, Set<string>>()
    return trace.flatMap((o, step): readonly Breach[] => {
      const found = counting(view, o)
      if (!found || (o.see !== 'triggered' && o.see !== 'suppressed') || o.by === undefined) return []
      const { on, ordinal } = found
      const you = speaker(o.effect.source)
      // What another player counts is counted anew.
      if (!you) return []
      const key = `${nameOf(o.effect)} ${ordinal.per === 'turn' ? turns[step] : 0}`
      const events = (seen.get(key) ?? new Set<string>()).add(o.by)
      seen.set(key, events)
      if (events.size > ordinal.nth.length)
        return [
          {
            step,
            came: `${nameOf(o.effect)} met its condition on ${events.size} events`,
            expected: `its ordinals name ${ordinal.nth.length} a ${ordinal.per}`
          }
        ]
      const inPeriod = (at: number): boolean => ordinal.per === 'game' || turns[at] === turns[step]
      const nth = on ? occurrence(trace, o.by, on, you, inPeriod) : undefined
      return nth !== undefined && !ordinal.nth.includes(nth)
        ? [
            {
              step,
              came: `${nameOf(o.effect)} met its condition on occurrence ${nth} of the ${ordinal.per}`,
              expected: `its ordinals name ${ordinal.nth.join(' and ')}`
            }
          ]
        : []
    })
  }
}
