/** Faults in looking back: what has left, and what saw it leave. @module */
import { looksBack } from '../../reference/rules/triggers.js'
import type { EventKind } from '../../../model/scenario/pattern.js'
import type { Wrong } from '../fault.js'
import { triggersNothingOn } from '../patches/events.js'
import type { Family } from '../fault.js'

const notBackOn = (fault: string, ...kinds: readonly EventKind[]): Wrong => ({
  fault,
  rules: { looksBack: (structure, looked) => !kinds.includes(looked.pattern.event) && looksBack(structure, looked) }
})

export const lookBackFaults: Family = {
  'own-leaving-unseen': {
    fault: 'an effect does not trigger on its own source leaving',
    breaks: { fab: 'fab-context:5.4.6a', mtg: 'mtg:603.6c', 'mtg-2010': 'mtg-2010:trigger.7', 'ga-older': 'ga-older:1' },
    rules: {
      seesEvent: (_structure, facts) => !facts.ownLeaving && facts.after && (facts.before || facts.ownMove)
    }
  },
  'no-look-back': {
    fault: 'no trigger looks back',
    breaks: { mtg: 'mtg:603.10a', 'mtg-2010': 'mtg-2010:trigger.10', ga: ['ga:4', 'ga-context:GL.last-known-information'] },
    rules: { looksBack: () => false }
  },
  'always-looks-back': {
    fault: 'every trigger looks back',
    breaks: { mtg: ['mtg:603.6a', 'mtg:603.6b', 'mtg:603.10'], 'mtg-2010': 'mtg-2010:trigger.8' },
    rules: { looksBack: () => true }
  },
  'leaving-alone': {
    fault: 'what leaves does not see what leaves with it',
    breaks: { mtg: 'mtg:603.10a' },
    rules: { leavingSees: (_structure, own) => own }
  },
  'enters-as-it-was': {
    fault: 'whether something enters is settled by what it was before it entered',
    breaks: { 'mtg-2010': ['mtg-2010:trigger.8', 'mtg-2010:trigger.9'] },
    rules: {
      looksBack: (structure, looked) => (looked.pattern.event === 'move' && looked.pattern.to === 'arena') || looksBack(structure, looked)
    }
  },
  'gaining-control-looks-back': {
    fault: 'gaining control is looked back on as losing it is',
    breaks: { mtg: 'mtg:603.10d' },
    rules: { looksBack: (structure, looked) => looked.pattern.event === 'control' || looksBack(structure, looked) }
  },
  'must-have-been-there': {
    fault: 'what has an ability only since an event does not see that event',
    breaks: { mtg: 'mtg:603.10' },
    rules: { seesEvent: (_structure, { back, before, after, ownMove }) => (back ? before : after && (before || ownMove)) }
  },
  'from-anywhere-looks-back': {
    fault: '"from anywhere" is taken for leaving',
    breaks: { mtg: 'mtg:603.6c' },
    rules: {
      looksBack: (structure, looked) =>
        (looked.pattern.event === 'move' && looked.pattern.to === 'graveyard') || looksBack(structure, looked)
    }
  },
  'no-look-back-on-detaching': { ...notBackOn('becoming unattached is not looked back on', 'attach'), breaks: { mtg: 'mtg:603.10c' } },
  'moved-on-unseen': {
    fault: 'what is attached to another object is not seen becoming unattached from the first',
    breaks: { mtg: 'mtg-context:701.3d' },
    rules: {
      looksBack: (structure, looked) => !(looked.event.event === 'attach' && looked.event.to !== undefined) && looksBack(structure, looked)
    }
  },
  'comes-off-unseen-as-it-leaves': {
    fault: 'what is attached is not seen becoming unattached as it leaves',
    breaks: { mtg: 'mtg-context:701.3d' },
    rules: { comesOffAsItLeaves: () => false }
  },
  'no-look-back-on-countering': {
    fault: 'nothing triggers on a spell being countered, for it is gone',
    breaks: { mtg: 'mtg:603.10e' },
    patch: triggersNothingOn('negate')
  },
  'no-look-back-on-planeswalking': {
    fault: 'planeswalking away is not looked back on',
    breaks: { mtg: 'mtg:603.10g' },
    rules: { looksBack: (structure, looked) => looksBack(structure, { ...looked, plane: false }) }
  },
  'planes-look-back': {
    fault: 'whatever happens to a plane is looked back on',
    breaks: { mtg: 'mtg:603.10g' },
    rules: {
      looksBack: (structure, looked) => {
        const { event } = looked
        return looksBack(
          structure,
          looked.plane && event.event === 'status' ? { ...looked, event: { ...event, status: 'face-down' } } : looked
        )
      }
    }
  },
  'no-look-back-on-losing': { ...notBackOn('a player losing is not looked back on', 'defeat'), breaks: { mtg: 'mtg:603.10f' } },
  'losing-unseen': {
    fault: 'nothing triggers on a player losing',
    breaks: { mtg: 'mtg:603.9', 'mtg-2010': 'mtg-2010:trigger.13' },
    patch: triggersNothingOn('defeat')
  },
  'remembers-half-done': {
    fault: 'what leaves in a group of events is last known as some of them have made it',
    breaks: { mtg: 'mtg-context:704.8' },
    rules: { lastKnownAs: (_beforeAll, asItLeft) => asItLeft }
  },
  'gone-from-the-hand-unseen': {
    fault: 'only what leaves the arena sees the event with which it leaves',
    breaks: { fab: 'fab-context:5.4.6a' },
    rules: { isLeaving: (_structure, from, to) => from === 'arena' && to !== 'arena' }
  },
  'comes-with-others-unseeing': {
    fault: 'what comes where its ability works does not see what comes there with it',
    breaks: { mtg: 'mtg:603.10' },
    rules: { seesEvent: (_structure, { back, before, after, ownMove }) => (back ? before : after && (before || ownMove)) }
  },
  'sees-as-it-arrives': {
    fault: 'what comes where its ability works sees the event by which it came',
    breaks: { fab: 'fab:6.6.5a' },
    rules: { seesEvent: (_structure, { back, before, after }) => (back ? before : after) }
  }
}
