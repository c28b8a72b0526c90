/** Which triggers look at the game before the event, and which after (603.10). @module */
import type { Rule } from '../../rule.js'

export const lookingBack: readonly Rule[] = [
  {
    id: 'mtg:603.10',
    title: 'After the event, but for a list of exceptions',
    statement:
      'Whether abilities trigger is settled by the objects and continuous effects right after the event. The kinds listed ' +
      'under this rule, and no others, are settled by those right before it.',
    standing: 'normative',
    neighbours: ['mtg:603.6a', 'mtg:603.10a']
  },
  {
    id: 'mtg:603.10a',
    title: 'Looks back: leaving the battlefield, a graveyard, or sight',
    statement:
      'These look back: abilities about leaving the battlefield, about a card that leaves a graveyard, and about an object ' +
      'that everybody sees being put into a hand or library.',
    standing: 'normative',
    neighbours: ['mtg:603.10', 'mtg:603.6c']
  },
  {
    id: 'mtg:603.10b',
    title: 'Looks back: phasing out',
    statement: 'Abilities that wait for a permanent to phase out look back.',
    standing: 'normative',
    neighbours: ['mtg:603.10']
  },
  {
    id: 'mtg:603.10c',
    title: 'Looks back: becoming unattached',
    statement: 'Abilities that wait for just this, that an object becomes unattached, look back.',
    standing: 'normative',
    neighbours: ['mtg:603.10']
  },
  {
    id: 'mtg:603.10d',
    title: 'Looks back: losing control',
    statement: 'Abilities that wait for a player to lose control of an object look back.',
    standing: 'normative',
    neighbours: ['mtg:603.10']
  },
  {
    id: 'mtg:603.10e',
    title: 'Looks back: a spell countered',
    statement: 'Abilities that wait for a spell to be countered look back.',
    standing: 'normative',
    neighbours: ['mtg:603.10']
  },
  {
    id: 'mtg:603.10f',
    title: 'Looks back: a player losing',
    statement: 'Abilities that wait for a player to lose the game look back.',
    standing: 'normative',
    neighbours: ['mtg:603.10', 'mtg:603.9']
  },
  {
    id: 'mtg:603.10g',
    title: 'Looks back: planeswalking away',
    statement: 'Abilities that wait for a player to planeswalk away from a plane look back.',
    standing: 'normative',
    neighbours: ['mtg:603.10']
  }
]
