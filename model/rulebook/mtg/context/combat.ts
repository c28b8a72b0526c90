/** Declaring attackers (506.5, 508), by the edition of February 2026, and what its 508.1a says of haste (702.10b). @module */
import type { Rule } from '../../rule.js'

export const combat: readonly Rule[] = [
  {
    id: 'mtg-context:506.5',
    title: 'Attacking alone',
    statement: 'A creature attacks alone if no other one was declared as an attacker with it.',
    standing: 'normative',
    neighbours: ['mtg-context:508.1', 'mtg-context:508.3a']
  },
  {
    id: 'mtg-context:508.1',
    title: 'Attackers are declared',
    statement: 'As the step begins the active player declares attackers, any number or none, and nobody can respond to that.',
    standing: 'normative',
    neighbours: ['mtg-context:508.1a', 'mtg-context:508.2', 'mtg-context:506.1']
  },
  {
    id: 'mtg-context:508.1a',
    title: 'Which creatures may attack',
    statement:
      'Only creatures of the active player may be declared that are untapped and no battles, and that have haste or have been under that ' +
      'player’s control all the time since the turn began.',
    standing: 'normative',
    neighbours: ['mtg-context:508.1', 'mtg-context:508.1c', 'mtg-context:702.10b']
  },
  {
    id: 'mtg-context:508.1c',
    title: 'What forbids an attack',
    statement: 'A declaration with a creature that an effect keeps from attacking is not legal.',
    standing: 'normative',
    neighbours: ['mtg-context:508.1a', 'mtg-context:101.2']
  },
  {
    id: 'mtg-context:508.1f',
    title: 'Attackers become tapped',
    statement: 'The creatures that were chosen become tapped; that is no cost.',
    standing: 'normative',
    neighbours: ['mtg-context:508.1k', 'mtg:603.2f']
  },
  {
    id: 'mtg-context:508.1k',
    title: 'Only what is still controlled attacks',
    statement: 'Once they are tapped, those of the chosen creatures that the active player still controls are attacking.',
    standing: 'normative',
    neighbours: ['mtg-context:508.1f', 'mtg-context:508.3a']
  },
  {
    id: 'mtg-context:508.2',
    title: 'Priority after the declaration',
    statement: 'When attackers have been declared, the active player gets priority.',
    standing: 'normative',
    neighbours: ['mtg-context:508.1', 'mtg-context:508.2b']
  },
  {
    id: 'mtg-context:508.2a',
    title: 'Only the declaration triggers',
    statement: 'What triggers as a creature attacks does so at its declaration alone, and not as the creature comes to fit afterwards.',
    standing: 'normative',
    neighbours: ['mtg-context:508.3a', 'mtg:603.2']
  },
  {
    id: 'mtg-context:508.2b',
    title: 'What the declaration has triggered',
    statement:
      'All that has triggered as attackers were declared goes onto the stack before anybody gets priority, whatever triggered first.',
    standing: 'normative',
    neighbours: ['mtg-context:508.2', 'mtg:603.3b']
  },
  {
    id: 'mtg-context:508.3a',
    title: 'Whenever a creature attacks',
    statement: 'An ability about a creature that attacks triggers for each such creature that is declared as an attacker.',
    standing: 'normative',
    neighbours: ['mtg-context:508.2a', 'mtg-context:508.3d']
  },
  {
    id: 'mtg-context:508.3b',
    title: 'Whenever a player is attacked',
    statement: 'An ability about a player who is attacked triggers once, however many creatures are declared as attackers against them.',
    standing: 'normative',
    neighbours: ['mtg-context:508.3a', 'mtg:603.2c']
  },
  {
    id: 'mtg-context:508.3c',
    title: 'Whenever a player attacks with a creature',
    statement: 'An ability about a player who attacks with a creature of some kind triggers as one that they control is declared.',
    standing: 'normative',
    neighbours: ['mtg-context:508.3a']
  },
  {
    id: 'mtg-context:508.3d',
    title: 'Whenever a player attacks',
    statement: 'An ability about a player who attacks triggers once, however many creatures that player declares.',
    standing: 'normative',
    neighbours: ['mtg-context:508.3b', 'mtg:603.2c']
  },
  {
    id: 'mtg-context:702.10b',
    title: 'Haste',
    statement: 'A creature with haste may attack although its controller has not had it since their turn began.',
    standing: 'normative',
    neighbours: ['mtg-context:508.1a']
  }
]
