import type { GameEvent } from '../../model/trace/event.js'
import type { ObservationOf } from '../../model/trace/observation.js'
import type { Breach, Invariant, TraceView } from './invariant.js'
import { fits } from './fits.js'
import { all, effectOf, nameOf, originals, speakers } from './reading.js'

type Waits = (event: GameEvent) => boolean

/**
 * For which events the effect of a triggering waits, as far as its card and its source tell; nothing where it waits for none that is
 * told.
 */
const waitingIn = (view: TraceView): ((o: ObservationOf<'triggered'>) => Waits | undefined) => {
  const speaker = speakers(view)
  return ({ effect: ref, by }) => {
    const effect = effectOf(view.scenario, ref)
    const on = effect?.kind === 'trigger' ? effect.trigger.on : undefined
    const you = speaker(ref.source)
    // what answers a triggering waits for no event that is told
    if (!on || !you || (on.event === 'triggered' && by === undefined)) return undefined
    return event => fits(on, event, you) !== false
  }
}

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
  sometimes: 'an effect triggers on an event that a replacement had modified',
  met: view => {
    const { trace } = view
    const original = originals(trace)
    const waiting = waitingIn(view)
    const isModified = (id: string | undefined): boolean => id !== undefined && original(id) !== id
    const events = all(trace, 'event').flatMap(({ step, o }) => o.events.map(event => ({ step, event })))
    return all(trace, 'triggered').some(({ step, o }) => {
      if (o.by !== undefined) return isModified(o.by)
      // Not told on which: on a modified one, if there was no other for which it waits.
      const waitsFor = waiting(o)
      const fitting = waitsFor ? events.filter(each => each.step < step && waitsFor(each.event)) : []
      return fitting.length > 0 && fitting.every(({ event }) => isModified(event.id))
    })
  },
  check: view => {
    const { trace } = view
    const waiting = waitingIn(view)
    const occurred = new Map<string, GameEvent>()
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
      const isFor = waiting(o)
      if (!isFor) return []
      if (o.by === undefined)
        return !named || before.length === 0 || before.some(isFor) ? [] : breach('triggered though nothing had occurred for which it waits')
      return isFor(occurred.get(o.by)!) ? [] : breach(`triggered on ${o.by}, which it does not wait for`)
    })
  }
}
