/** Faults in triggers of hidden objects. @module */
import { answersUnasked } from '../patches/triggering.js'
import type { Family } from '../fault.js'

export const unseenFaults: Family = {
  'hidden-source-unasked': {
    fault: 'an effect of a hidden source triggers without asking its owner',
    breaks: { fab: 'fab-context:5.4.7b' },
    rules: {
      ownerLets: () => false
    }
  },
  'hidden-answer-unasked': {
    fault: 'an effect of a hidden source answers a triggering without asking its owner',
    breaks: { fab: 'fab-context:5.4.7b' },
    patch: answersUnasked
  },
  'hidden-before-asks': {
    fault: 'the owner of a source that the event has made public is asked all the same',
    breaks: { fab: 'fab-context:5.4.7b' },
    rules: {
      ownerLets: (structure, before) => structure.triggers.hiddenSource.value === 'owner-may' && before === 'hand'
    }
  },
  'unseen-answers': {
    fault: 'an object that nobody can see answers a triggering or a state',
    breaks: { mtg: 'mtg:603.2g' },
    rules: { answersUnseen: () => true }
  },
  'unseen-triggers': {
    fault: 'an object that nobody could see triggers',
    breaks: { mtg: 'mtg:603.2g' },
    rules: { triggersUnseen: () => true }
  },
  'seen-before-alone': {
    fault: 'what comes to be seen in the event itself does not trigger',
    breaks: { mtg: 'mtg:603.2g' },
    rules: { triggersUnseen: (_structure, seenBefore) => seenBefore }
  },
  'seen-after-alone': {
    fault: 'what is hidden by the event itself does not trigger',
    breaks: { mtg: 'mtg:603.2g' },
    rules: { triggersUnseen: (_structure, _seenBefore, seenAfter) => seenAfter }
  }
}
