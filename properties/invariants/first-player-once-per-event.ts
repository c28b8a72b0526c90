import type { Invariant } from './invariant.js'
import { all, originals } from './reading.js'
import { ABOUT } from './reads.js'

/** @see fab:6.5.2b */
export const firstPlayerOncePerEvent: Invariant = {
  name: 'first-player-once-per-event',
  title: 'The player who begins is selected once for an event',
  statement: 'For every original event, the turn-player is asked at most once who begins to apply effects.',
  formal: '∀ e: #{q ∈ asked(first-player) | original(event(q)) = e} ≤ 1',
  concepts: ['replacement.first-player'],
  level: 'full',
  reads: ABOUT,
  sometimes: 'the turn-player selects who begins to apply effects to an event',
  applies: ({ replacement }) => replacement.orderer.value === 'selected-player-laps',
  met: ({ trace }) => all(trace, 'prompt').some(({ o }) => o.decision === 'first-player' && o.about?.event !== undefined),
  check: ({ trace }) => {
    const original = originals(trace)
    const asked = new Set<string>()
    return all(trace, 'prompt').flatMap(({ step, o }) => {
      if (o.decision !== 'first-player' || o.about?.event === undefined) return []
      const event = original(o.about.event)
      if (!asked.has(event)) {
        asked.add(event)
        return []
      }
      return [
        {
          step,
          came: `${o.player} was asked again who begins for ${event}`,
          expected: 'the selection holds for the event and all that it becomes'
        }
      ]
    })
  }
}
