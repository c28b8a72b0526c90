import type { Breach, Invariant } from './invariant.js'

/** @see fab:6.6.6 */
export const placedBeforePriority: Invariant = {
  name: 'placed-before-priority',
  title: 'Pending layers are on the stack before anyone has priority',
  statement:
    'When a player is asked for priority, every layer that was triggered has been put on the stack, has ceased, or was of a player who has lost since.',
  formal:
    '∀ q ∈ asked(priority), t ∈ triggered: t before q ⇒ (∃ x ∈ placed ∪ ceased: layer(x) = layer(t) ∧ x before q) ∨ (∃ d ∈ defeated: player(d) = controller(t) ∧ t before d ∧ d before q)',
  concepts: ['trigger.placed'],
  level: 'full',
  sometimes: 'a player has priority after something triggered',
  met: ({ trace }) => {
    const first = trace.findIndex(o => o.see === 'triggered')
    return first >= 0 && trace.slice(first).some(o => o.see === 'prompt' && o.decision === 'priority')
  },
  check: ({ trace }) => {
    const pending = new Map<string, string>()
    return trace.flatMap((o, step): readonly Breach[] => {
      if (o.see === 'triggered') pending.set(o.layer, o.controller)
      else if (o.see === 'layer' || o.see === 'ceased') pending.delete(o.layer)
      else if (o.see === 'event') {
        const lost = o.events.flatMap(event => (event.event === 'defeat' ? [event.player] : []))
        for (const [layer, controller] of pending) if (lost.includes(controller)) pending.delete(layer)
      } else if (o.see === 'prompt' && o.decision === 'priority' && pending.size > 0)
        return [
          {
            step,
            came: `${o.player} has priority while ${[...pending.keys()].join(', ')} ${pending.size === 1 ? 'is' : 'are'} pending`,
            expected: 'pending layers are put on the stack first'
          }
        ]
      return []
    })
  }
}
