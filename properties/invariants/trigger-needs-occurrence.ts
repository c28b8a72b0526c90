import type { GameEvent } from '../../model/trace/event.js'
import type { Breach, Invariant } from './invariant.js'
import { fits } from './fits.js'
import { all, effectOf, nameOf, originals, speakers } from './reading.js'
import { TRIGGERED_BY } from './reads.js'

/** @see fab:6.6.5b @see fab:6.4.6 */
export const triggerNeedsOccurrence: Invariant = {
  name: 'trigger-needs-occurrence',
  title: 'Only an event that occurred, and of which an effect speaks, triggers it',
  statement:
    'An effect that waits for an event triggers only after one that occurred and that fits what it waits for; where its triggering names an event, that one has occurred and fits.',
  formal:
    '∀ t ∈ triggered: waits-for-event(effect(t)) ⇒ ∃ e: occurs(e) before t ∧ fits(e, pattern(effect(t))) ∧ (names-event(t) ⇒ e = event(t))',
  concepts: ['trigger.condition-met'],
  level: 'full',
  needs: ['triggers'],
  reads: TRIGGERED_BY,
  sometimes: 'an effect triggers on an event that a replacement had modified',
  met: ({ trace }) => {
    const original = originals(trace)
    return all(trace, 'triggered').some(({ o }) => o.by !== undefined && original(o.by) !== o.by)
  },
  check: view => {
    const { scenario, trace } = view
    const occurred = new Map<string, GameEvent>()
    const speaker = speakers(view)
    const before: GameEvent[] = []
    // A trace written by hand may leave names out, and events with them.
    const named = all(trace, 'event').every(({ o }) => o.events.every(event => event.id !== undefined))
    return trace.flatMap((o, step): readonly Breach[] => {
      if (o.see === 'event')
        for (const event of o.events) {
          before.push(event)
          if (event.id !== undefined) occurred.set(event.id, event)
        }
      if (o.see !== 'triggered') return []
      const breach = (came: string): readonly Breach[] => [
        { step, came: `${nameOf(o.effect)} ${came}`, expected: 'an effect triggers on an event that occurred and that it waits for' }
      ]
      if (o.by !== undefined && !occurred.has(o.by)) return breach(`triggered on ${o.by}, which has not occurred`)
      const effect = effectOf(scenario, o.effect)
      const trigger = effect?.kind === 'trigger' ? effect.trigger : undefined
      const you = speaker(o.effect.source)
      if (!trigger?.on || !you) return []
      const { on } = trigger
      const isFor = (event: GameEvent): boolean => fits(on, event, you) !== false
      if (o.by === undefined)
        // what answers a triggering waits for no event that is told
        return on.event === 'triggered' || !named || before.length === 0 || before.some(isFor)
          ? []
          : breach('triggered though nothing had occurred for which it waits')
      return isFor(occurred.get(o.by)!) ? [] : breach(`triggered on ${o.by}, which it does not wait for`)
    })
  }
}
