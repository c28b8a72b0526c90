import type { Invariant, TraceView } from './invariant.js'
import { byOriginal, nameOf } from './reading.js'

const passes = ({ structure }: TraceView): ((className: string) => number) => {
  const list = structure.replacement.passes.value
  return className => list.findIndex(pass => pass.classes.some(each => each === className))
}

/** @see fab:6.5.3 @see fab:6.5.4 @see fab:6.5.5 @see fab:6.5.7 */
export const orderOfClasses: Invariant = {
  name: 'order-of-classes',
  title: 'Classes of replacement effects are applied in the order of the rules',
  statement:
    'Where a game never goes back to an earlier pass: for every original event, the passes of the effects applied to it, in order of application, never decrease.',
  formal: '∀ a, b ∈ applied: original(event(a)) = original(event(b)) ∧ a before b ⇒ pass(class(a)) ≤ pass(class(b))',
  concepts: ['replacement.order-of-classes'],
  level: 'full',
  sometimes: 'effects of two passes are applied to one original event',
  applies: ({ replacement }) => replacement.passes.value.length > 1 && replacement.revisit.value === 'forward-only',
  met: view => {
    const pass = passes(view)
    return [...byOriginal(view.trace).values()].some(group => new Set(group.map(({ o }) => pass(o.class))).size > 1)
  },
  check: view => {
    if (!orderOfClasses.applies!(view.structure)) return []
    const pass = passes(view)
    return [...byOriginal(view.trace).values()].flatMap(group =>
      group.flatMap(({ step, o }, i) => {
        const before = group[i - 1]
        return before && pass(o.class) < pass(before.o.class)
          ? [
              {
                step,
                came: `${nameOf(o.effect)} (${o.class}) was applied after ${nameOf(before.o.effect)} (${before.o.class})`,
                expected: `every ${o.class} effect is applied before any ${before.o.class} effect`
              }
            ]
          : []
      })
    )
  }
}
