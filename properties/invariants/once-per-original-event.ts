import type { Invariant } from './invariant.js'
import type { WireScenario } from '../../model/scenario/scenario.js'
import type { GameEvent } from '../../model/trace/event.js'
import type { Observation, ObservationOf } from '../../model/trace/observation.js'
import { byOriginal, contents, effectOf, nameOf } from './reading.js'

/** Whom an application spares, where each of several has a shield of its own. @see mtg-context:615.11 */
const sparing = (scenario: WireScenario, trace: readonly Observation[]): ((applied: ObservationOf<'applied'>) => string) => {
  const what = contents(trace)
  const dealt = (event: GameEvent | undefined, target: string): number =>
    event?.event === 'damage' ? event.parts.reduce((sum, part) => sum + (part.target === target ? part.amount : 0), 0) : 0
  return ({ effect, to, becomes }) => {
    const known = effectOf(scenario, effect)
    const before = what.get(to)
    if (known?.kind !== 'prevention' || !known.shield || !known.each || before?.event !== 'damage') return ''
    const targets = [...new Set(before.parts.map(part => part.target))].sort()
    return targets.filter(target => dealt(becomes?.what, target) < dealt(before, target)).join()
  }
}

/** @see fab:6.4.5 */
export const oncePerOriginalEvent: Invariant = {
  name: 'once-per-original-event',
  title: 'An effect replaces an event at most once, through all that the event becomes',
  statement: 'For every original event e and every effect r, the applications of r to e or to a descendant of e number at most one.',
  formal: '∀ e, r: #{a ∈ applied | effect(a) = r ∧ original(event(a)) = e} ≤ 1',
  concepts: ['replacement.once'],
  level: 'full',
  sometimes: 'two effects are applied to one original event',
  met: ({ trace }) => [...byOriginal(trace).values()].some(group => group.length > 1),
  check: ({ scenario, trace }) => {
    const spares = sparing(scenario, trace)
    return [...byOriginal(trace)].flatMap(([event, group]) =>
      group
        .filter(
          ({ o }, i) => group.findIndex(each => `${nameOf(each.o.effect)} ${spares(each.o)}` === `${nameOf(o.effect)} ${spares(o)}`) < i
        )
        .map(({ step, o }) => ({
          step,
          came: `${nameOf(o.effect)} was applied again to an event that descends from ${event}`,
          expected: `${nameOf(o.effect)} has replaced ${event} once, and may not replace what it became`
        }))
    )
  }
}
