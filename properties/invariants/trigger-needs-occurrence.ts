import type { GameEvent } from '../../model/trace/event.js'
import type { Breach, Invariant } from './invariant.js'
import { fits } from './fits.js'
import { all, effectOf, nameOf, originals, speakers } from './reading.js'

/** @see fab:6.6.5b @see fab:6.4.6 */
export const triggerNeedsOccurrence: Invariant = {
  name: 'trigger-needs-occurrence',
  title: 'Only an event that occurred, and of which an effect speaks, triggers it',
  statement:
    'Every triggering of an effect that waits for an event names one that has occurred before it, and the event that occurred fits what the effect waits for.',
  formal: '∀ t ∈ triggered: waits-for-event(effect(t)) ⇒ occurs(event(t)) before t ∧ fits(occurred(event(t)), pattern(effect(t)))',
  concepts: ['trigger.condition-met'],
  level: 'full',
  needs: ['triggers'],
  sometimes: 'an effect triggers on an event that a replacement had modified',
  met: ({ trace }) => {
    const original = originals(trace)
    return all(trace, 'triggered').some(({ o }) => o.by !== undefined && original(o.by) !== o.by)
  },
  check: view => {
    const { scenario, trace } = view
    const occurred = new Map<string, GameEvent>()
    const speaker = speakers(view)
    // A trace written by hand may leave names out.
    const named = all(trace, 'event').every(({ o }) => o.events.every(event => event.id !== undefined))
    return trace.flatMap((o, step): readonly Breach[] => {
      if (o.see === 'event') for (const event of o.events) if (event.id !== undefined) occurred.set(event.id, event)
      if (o.see !== 'triggered') return []
      const breach = (came: string): readonly Breach[] => [
        { step, came: `${nameOf(o.effect)} ${came}`, expected: 'an effect triggers on an event that occurred and that it waits for' }
      ]
      if (o.by !== undefined && !occurred.has(o.by)) return breach(`triggered on ${o.by}, which has not occurred`)
      const effect = effectOf(scenario, o.effect)
      const trigger = effect?.kind === 'trigger' ? effect.trigger : undefined
      if (named && occurred.size > 0 && trigger?.on && !trigger.when && o.by === undefined && o.answers === undefined)
        return breach('triggered on no event')
      const event = o.by === undefined ? undefined : occurred.get(o.by)
      const you = speaker(o.effect.source)
      return trigger?.on && event && you && fits(trigger.on, event, you) === false
        ? breach(`triggered on ${o.by}, which it does not wait for`)
        : []
    })
  }
}
