import type { Breach, Invariant } from './invariant.js'
import { all } from './reading.js'

/** @see fab:6.6.5 @see fab:6.6.6 */
export const oneLayerPerTriggering: Invariant = {
  name: 'one-layer-per-triggering',
  title: 'Each triggering makes one layer, and each triggered-layer was triggered',
  statement: 'Triggered-layers on the stack and triggerings correspond one to one, save layers that ceased.',
  concepts: ['trigger.layer-created'],
  level: 'full',
  sometimes: 'a triggered-layer is put on the stack',
  met: ({ trace }) => all(trace, 'layer').some(({ o }) => o.kind === 'triggered'),
  check: ({ trace }) => {
    const pending = new Map<string, number>()
    return trace.flatMap((o, step): readonly Breach[] => {
      if (o.see === 'triggered') pending.set(o.layer, (pending.get(o.layer) ?? 0) + 1)
      if (!(o.see === 'layer' && o.kind === 'triggered') && o.see !== 'ceased') return []
      const count = pending.get(o.layer) ?? 0
      pending.set(o.layer, count - 1)
      return count === 1
        ? []
        : [{ step, came: `${o.layer} was placed, but ${count} triggerings made it`, expected: 'exactly one triggering makes a layer' }]
    })
  }
}
