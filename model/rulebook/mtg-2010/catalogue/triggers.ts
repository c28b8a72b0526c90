/** The thirteen paragraphs on triggered abilities. @module */
import type { Rule } from '../../rule.js'

export const triggers: readonly Rule[] = [
  {
    id: 'mtg-2010:trigger.1',
    title: 'Triggering',
    statement:
      'An ability triggers of itself as soon as its event or state is there, at times too when nothing may be cast or activated, and ' +
      'does nothing else at that moment.',
    standing: 'normative',
    neighbours: ['mtg:603.2', 'mtg:603.2a']
  },
  {
    id: 'mtg-2010:trigger.2',
    title: 'What triggers, and how often',
    statement:
      'The beginning of a phase or step triggers what names it. One occurrence triggers once, an event with several of them ' +
      'so many times. "Becomes" means the change alone. Prevented or replaced events trigger nothing.',
    standing: 'normative',
    neighbours: ['mtg:603.2b', 'mtg:603.2c', 'mtg:603.2f', 'mtg:603.2h']
  },
  {
    id: 'mtg-2010:trigger.3',
    title: 'On the stack, in one round of turn order',
    statement:
      'A triggered ability becomes the top object of the stack, with its text alone, under the player who controlled its source when it ' +
      'triggered. Several are placed by the players in turn order from the active one, each ordering their own, in one ' +
      'round for all kinds; state-based actions and new triggers follow until both are quiet, and then comes priority.',
    standing: 'normative',
    neighbours: ['mtg:603.3', 'mtg:603.3a', 'mtg:603.3b', 'mtg-2010:sba.0']
  },
  {
    id: 'mtg-2010:trigger.4',
    title: 'Modes, targets and illegal abilities',
    statement:
      'Modes are named as the ability is put on the stack; it is removed if none can be. Targets follow the process of ' +
      'casting; with a required choice that cannot be made, or when otherwise illegal, the ability is removed.',
    standing: 'normative',
    neighbours: ['mtg:603.3c', 'mtg:603.3d']
  },
  {
    id: 'mtg-2010:trigger.5',
    title: 'Intervening "if"',
    statement:
      'A condition right behind the trigger event must hold at the event, else nothing triggers, and again on resolution, ' +
      'else the ability is removed without effect.',
    standing: 'normative',
    neighbours: ['mtg:603.4']
  },
  {
    id: 'mtg-2010:trigger.6',
    title: 'Optional effects',
    statement: 'An ability with "may" goes on the stack in any case; whether it is used is said on resolution.',
    standing: 'normative',
    neighbours: ['mtg:603.5']
  },
  {
    id: 'mtg-2010:trigger.7',
    title: 'Zone-change triggers',
    statement: 'The ability finds the object only in the zone that it went to, and does nothing to one that is hidden or not there.',
    standing: 'normative',
    neighbours: ['mtg:603.6']
  },
  {
    id: 'mtg-2010:trigger.8',
    title: 'Entering',
    statement: 'When permanents enter, the triggers of all permanents on the battlefield are tested, the new ones among them.',
    standing: 'normative',
    neighbours: ['mtg:603.6a']
  },
  {
    id: 'mtg-2010:trigger.9',
    title: 'Entering as continuous effects make it',
    statement: 'Continuous effects shape a permanent from its first moment on the battlefield and no earlier.',
    standing: 'normative',
    neighbours: ['mtg:603.6b']
  },
  {
    id: 'mtg-2010:trigger.10',
    title: 'Leaving',
    statement: 'Abilities about leaving trigger on a move to any other zone, and look for the card in the first zone only.',
    standing: 'normative',
    neighbours: ['mtg:603.6c']
  },
  {
    id: 'mtg-2010:trigger.11',
    title: 'Enters with, as, tapped',
    statement: 'Such text is static and acts as a part of the entering itself; it does not trigger.',
    standing: 'normative',
    neighbours: ['mtg:603.6d']
  },
  {
    id: 'mtg-2010:trigger.12',
    title: 'Delayed triggered abilities',
    statement:
      'Made on resolution or by an applied replacement, they know nothing of earlier events, and trigger once, the next time, ' +
      'unless a duration is stated.',
    standing: 'normative',
    neighbours: ['mtg:603.7a', 'mtg:603.7b']
  },
  {
    id: 'mtg-2010:trigger.13',
    title: 'State triggers, and losing the game',
    statement:
      'A state trigger triggers as soon as its state is there, and again only once its ability is off the stack, its object in the same ' +
      'zone and the state still there. Abilities about a player losing trigger for every reason but a draw.',
    standing: 'normative',
    neighbours: ['mtg:603.8', 'mtg:603.9']
  }
]
