import { piecesOf } from '../../model/scenario/pieces.js'
import type { Breach, Invariant } from './invariant.js'
import { all, nameOf } from './reading.js'

/** @see fab:6.6.5 @see fab:6.6.6 */
export const oneStackObjectPerTriggering: Invariant = {
  name: 'one-layer-per-triggering',
  title: 'Each triggering makes one stack object, and each triggered stack object was triggered',
  statement:
    'Triggered stack objects on the stack and triggerings correspond one to one, save stack objects that ceased; and where nothing makes effects trigger more often, an effect triggers at most once on an event.',
  formal:
    '∀ l: #{x ∈ placed ∪ ceased | layer(x) = l} ≤ 1 = #{t ∈ triggered | layer(t) = l}; ∀ r, e: #{t ∈ triggered | effect(t) = r ∧ event(t) = e} ≤ 1',
  concepts: ['trigger.layer-created'],
  level: 'full',
  sometimes: 'a triggered stack object is put on the stack',
  met: ({ trace }) => all(trace, 'layer').some(({ o }) => o.kind === 'triggered'),
  check: ({ scenario, trace }) => {
    const more = piecesOf(scenario.cards).some(piece => piece['rule'] === 'extra-triggers' || ('on' in piece && piece['each'] === true))
    const answered = new Set<string>()
    const pending = new Map<string, number>()
    return trace.flatMap((o, step): readonly Breach[] => {
      if (o.see === 'triggered') {
        pending.set(o.layer, (pending.get(o.layer) ?? 0) + 1)
        const key = `${nameOf(o.effect)} ${o.by ?? ''}`
        const again = o.by !== undefined && answered.has(key)
        answered.add(key)
        if (again && !more)
          return [{ step, came: `${nameOf(o.effect)} triggered twice on ${o.by}`, expected: 'an effect triggers once on an event' }]
      }
      if (!(o.see === 'layer' && o.kind === 'triggered') && o.see !== 'ceased') return []
      const count = pending.get(o.layer) ?? 0
      pending.set(o.layer, count - 1)
      return count === 1
        ? []
        : [
            {
              step,
              came: `${o.layer} was placed, but ${count} triggerings made it`,
              expected: 'exactly one triggering makes a stack object'
            }
          ]
    })
  }
}
