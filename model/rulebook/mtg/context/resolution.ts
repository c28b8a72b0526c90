/** Resolution, and what it does once (608 to 610). @module */
import type { Rule } from '../../rule.js'

export const resolution: readonly Rule[] = [
  {
    id: 'mtg-context:608.1',
    title: 'When',
    statement: 'What is on top of the stack resolves each time that all players pass in succession.',
    standing: 'normative',
    neighbours: ['mtg-context:117.4']
  },
  {
    id: 'mtg-context:608.2a',
    title: 'Intervening "if" on resolution',
    statement: 'A triggered ability with such a condition tests it first, and is removed without effect if it is false.',
    standing: 'normative',
    neighbours: ['mtg:603.4']
  },
  {
    id: 'mtg-context:608.2b',
    title: 'Targets are tested',
    statement:
      'Targets that are gone or no longer legal are left out. If all of them are illegal, nothing resolves; if some ' +
      'are, the rest of the effect takes place.',
    standing: 'normative',
    neighbours: ['mtg-context:601.2c', 'mtg:603.3d']
  },
  {
    id: 'mtg-context:608.2c',
    title: 'In the order written',
    statement: 'The controller follows the instructions in their order, reading the whole text first.',
    standing: 'normative',
    neighbours: ['mtg-context:608.2d']
  },
  {
    id: 'mtg-context:608.2d',
    title: 'Choices on resolution',
    statement:
      'Choices that were not made on announcement are made now; an impossible option cannot be chosen, but to draw from ' +
      'an empty library is not one.',
    standing: 'normative',
    neighbours: ['mtg-context:608.2c', 'mtg:603.5']
  },
  {
    id: 'mtg-context:608.2e',
    title: 'Several players choose',
    statement: 'Where several players choose or act, they choose in turn order from the active player.',
    standing: 'normative',
    neighbours: ['mtg-context:101.4', 'mtg-context:608.2f']
  },
  {
    id: 'mtg-context:608.2f',
    title: 'Several players or objects are acted on',
    statement: 'An action on several is done to all of them at once.',
    standing: 'normative',
    neighbours: ['mtg-context:510.2', 'mtg:603.2c']
  },
  {
    id: 'mtg-context:608.2h',
    title: 'Information',
    statement: 'Information about an object is read once, from the object if it is still in its zone, else as it last was there.',
    standing: 'normative',
    neighbours: ['mtg-context:608.2b']
  },
  {
    id: 'mtg-context:608.2n',
    title: 'Spells to the graveyard',
    statement: "The last step of an instant or sorcery resolving puts it into its owner's graveyard; an ability ceases to be.",
    standing: 'normative',
    neighbours: ['mtg-context:608.3']
  },
  {
    id: 'mtg-context:608.2p',
    title: 'What triggers on the resolution',
    statement:
      'An ability that triggers as something resolves triggers once every step of resolving is over, the leaving of the stack too.',
    standing: 'normative',
    neighbours: ['mtg-context:608.2n', 'mtg:603.7h']
  },
  {
    id: 'mtg-context:608.3',
    title: 'Permanent spells',
    statement: 'A permanent spell becomes a permanent on the battlefield under the control of its controller.',
    standing: 'normative',
    neighbours: ['mtg-context:608.2n']
  },
  {
    id: 'mtg-context:609.3',
    title: 'As much as possible',
    statement: 'An effect that attempts something impossible does what of it is possible.',
    standing: 'normative',
    neighbours: ['mtg-context:608.2c']
  },
  {
    id: 'mtg-context:609.7b',
    title: 'A shield that checks the source',
    statement: 'If the source does not fit as the damage would be dealt, or nothing is prevented, the shield is not used up.',
    standing: 'normative',
    neighbours: ['mtg-context:615.9']
  },
  {
    id: 'mtg-context:610.3',
    title: 'Moves that last',
    statement:
      'Of an object that is moved until an event happens, a second effect comes about right after this event; it puts the object back ' +
      'into the zone that it came from.',
    standing: 'normative',
    neighbours: ['mtg-context:610.3a', 'mtg-context:610.3b', 'mtg-context:610.3c', 'mtg-context:610.3d', 'mtg-context:400.7']
  },
  {
    id: 'mtg-context:610.3a',
    title: 'Spells and activated abilities that come too late',
    statement: 'Nothing is moved if the event has happened since the spell or activated ability was put on the stack.',
    standing: 'normative',
    neighbours: ['mtg-context:610.3', 'mtg-context:610.3b']
  },
  {
    id: 'mtg-context:610.3b',
    title: 'Triggered abilities that come too late',
    statement: 'Nothing is moved if the event has happened since the triggered ability triggered.',
    standing: 'normative',
    neighbours: ['mtg-context:610.3', 'mtg-context:610.3a']
  },
  {
    id: 'mtg-context:610.3c',
    title: 'Under whose control they return',
    statement: 'What returns to the battlefield so is controlled by its owner, unless the text says otherwise.',
    standing: 'normative',
    neighbours: ['mtg-context:610.3']
  },
  {
    id: 'mtg-context:610.3d',
    title: 'Several return',
    statement: 'What returns because of one event, or of several at once, returns at once.',
    standing: 'normative',
    neighbours: ['mtg-context:610.3', 'mtg-context:608.2f']
  }
]
