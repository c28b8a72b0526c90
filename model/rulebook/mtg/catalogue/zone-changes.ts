/** Triggers on a change of zone (603.6). @module */
import type { Rule } from '../../rule.js'

export const zoneChanges: readonly Rule[] = [
  {
    id: 'mtg:603.6',
    title: 'Zone-change triggers',
    statement:
      'An ability triggered by an object changing zones looks for it, while resolving, in the zone to which it went. If it ' +
      'never arrived there, has left (even if it has come back), or that zone is hidden, the part that concerns the object ' +
      'does nothing.',
    standing: 'normative',
    neighbours: ['mtg-context:400.7', 'mtg:603.6c', 'mtg:603.7c']
  },
  {
    id: 'mtg:603.6a',
    title: 'Entering',
    statement:
      'Whenever permanents enter the battlefield, the abilities of every permanent there are tested for that event, those ' +
      'of the newcomers included.',
    standing: 'normative',
    neighbours: ['mtg:603.6b', 'mtg:603.10']
  },
  {
    id: 'mtg:603.6b',
    title: 'Entering as continuous effects make it',
    statement:
      'Continuous effects change a permanent from its first moment on the battlefield and not before. Triggers on entering ' +
      'therefore see it, and its own abilities, as changed by them.',
    standing: 'normative',
    neighbours: ['mtg:603.6a', 'mtg:603.6d', 'mtg-context:611.3a']
  },
  {
    id: 'mtg:603.6c',
    title: 'Leaving',
    statement:
      'Abilities about leaving trigger when a permanent goes from the battlefield to any other zone, or leaves the game with ' +
      'its owner while phased in. They look for the card only in the first zone that it came to. A condition that says ' +
      '"from anywhere" is never one about leaving.',
    standing: 'normative',
    neighbours: ['mtg:603.10a', 'mtg:603.6', 'mtg-context:800.4a']
  },
  {
    id: 'mtg:603.6d',
    title: 'Enters with, as, tapped',
    statement:
      'Text by which a permanent enters with something, as something, or tapped is a static ability. It is part of the event of ' +
      'entering: nothing triggers, and nothing uses the stack.',
    standing: 'normative',
    neighbours: ['mtg-context:614.1', 'mtg-context:614.12', 'mtg:603.2f']
  },
  {
    id: 'mtg:603.6e',
    title: 'Auras on what leaves',
    statement:
      'An Aura whose ability triggers when the enchanted permanent leaves can find the new object that this one became, and ' +
      'also the new object that the Aura itself becomes in the graveyard after the next state-based actions.',
    standing: 'normative',
    neighbours: ['mtg-context:400.7', 'mtg:603.6c', 'mtg:603.10a']
  }
]
