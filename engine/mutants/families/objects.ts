/** Faults in what an object is: whether it is the same one after it has moved, and whether it is there. @module */
import type { Family } from '../fault.js'

export const objectsFaults: Family = {
  'counters-follow': {
    fault: 'an object that leaves the arena stays the same object',
    breaks: { fab: 'fab-context:3.0.9' },
    rules: {
      isNewObject: () => false,
      shedsMarks: () => false
    }
  },
  'numbers-below-zero': {
    fault: 'a number of an object may be negative',
    breaks: { fab: 'fab-context:2.0.3c' },
    rules: {
      floored: (_structure, value) => value
    }
  },
  'level-stops-at-zero': {
    fault: 'a level is never less than zero',
    breaks: { ga: 'ga-context:GL.level.3' },
    rules: {
      floored: (_structure, value) => Math.max(0, value)
    }
  },
  'moved-object-lost': {
    fault: 'no effect follows an object that has become a new one',
    breaks: { fab: 'fab-context:3.0.9a', mtg: 'mtg:603.6e', 'mtg-2010': 'mtg-2010:trigger.7' },
    rules: {
      mayFollow: () => false
    }
  },
  'followed-anywhere': {
    fault: 'an effect follows an object into a private zone',
    breaks: { fab: 'fab-context:3.0.9a' },
    rules: {
      mayFollow: to => to !== 'arena' && to !== 'stack'
    }
  },
  'moved-objects-found': {
    fault: 'a text finds an object wherever it went',
    breaks: { mtg: 'mtg:603.7c' },
    rules: { findsMoved: () => true }
  },
  'moved-objects-lost': {
    fault: 'a text never finds an object that has moved',
    breaks: { mtg: 'mtg:603.6' },
    rules: { findsMoved: () => false }
  },
  'same-card-same-object': {
    fault: 'a card that left and came back is taken for the same object',
    breaks: { mtg: ['mtg:603.7a', 'mtg-context:400.7'] },
    rules: { isAnother: () => false }
  },
  'target-known-from-before': {
    fault: 'a reflexive trigger takes its target for what the object was to the ability that made it',
    breaks: { mtg: ['mtg:603.12', 'mtg:603.3d'] },
    rules: { knownAsTargeted: (known, targeted) => ({ ...targeted, ...known }) }
  },
  'found-where-it-is-hidden': {
    fault: 'what answers a move finds the object in a hidden zone too',
    breaks: { mtg: 'mtg:603.6' },
    rules: {
      findsMoved: (structure, to, sight, mayFollow) =>
        structure.zones.follow.value === 'first-move' ? mayFollow : sight === 'event' || (sight === 'own' && (mayFollow || to === 'arena'))
    }
  },
  'phased-out-acts': {
    fault: 'what is phased out is treated as though it were there',
    breaks: { mtg: 'mtg:603.10b' },
    rules: { isAway: () => false }
  },
  'same-object-everywhere': {
    fault: 'an object that changes zones stays the same one',
    breaks: { mtg: 'mtg-context:400.7' },
    rules: { isNewObject: () => false, shedsMarks: () => false }
  },
  'marks-come-back': {
    fault: 'what comes from another zone into the arena keeps the counters that it had there',
    breaks: { mtg: 'mtg-context:400.7' },
    rules: { shedsMarks: (_structure, from, to) => from !== to && to !== 'arena' && to !== 'stack' }
  },
  'moved-instead-lost': {
    fault: 'a text does not find what it has moved in place of an instruction of its own',
    breaks: { mtg: 'mtg-context:400.7' },
    rules: { seesInstead: () => false }
  },
  'one-own-move-followed': {
    fault: 'a text follows only the first move that it makes',
    breaks: { fab: 'fab-context:3.0.9a' },
    rules: { findsMoved: (_structure, to, sight, mayFollow) => mayFollow && (sight !== 'own' || to !== 'arena') }
  }
}
