/** When an ability triggers, and how often (603.1, 603.2). @module */
import type { Rule } from '../../rule.js'

export const triggering: readonly Rule[] = [
  {
    id: 'mtg:603.1',
    title: 'Triggered ability',
    statement:
      'The text of a triggered ability is a trigger condition, introduced by "when", "whenever" or "at", then an effect, and ' +
      'sometimes further instructions.',
    standing: 'definition',
    reason: 'It tells how the text is written. What each part does has rules of its own.',
    neighbours: ['mtg:603.1a', 'mtg:603.2']
  },
  {
    id: 'mtg:603.1a',
    title: 'Instructions after the effect',
    statement:
      'Sentences after the effect may restrict targets or forbid countering. They belong to the ability but not to its ' +
      'effect, and hold while it is on the stack.',
    standing: 'normative',
    neighbours: ['mtg:603.3', 'mtg:603.3d']
  },
  {
    id: 'mtg:603.2',
    title: 'Triggering',
    statement:
      'As soon as an event or a state fits the trigger event, the ability triggers of itself. Nothing else happens at that ' +
      'moment: its effect waits until it resolves.',
    standing: 'normative',
    neighbours: ['mtg:603.3', 'mtg:603.8', 'mtg-context:117.5']
  },
  {
    id: 'mtg:603.2a',
    title: 'Triggering needs no permission',
    statement:
      'An ability can trigger at times when casting and activating are forbidden, since it is neither cast nor activated; a ' +
      'ban on activating does not touch it.',
    standing: 'normative',
    neighbours: ['mtg:603.2']
  },
  {
    id: 'mtg:603.2b',
    title: 'At the beginning of a phase or step',
    statement: 'The start of a phase or step triggers every ability that names its beginning.',
    standing: 'normative',
    neighbours: ['mtg-context:500.1', 'mtg:603.2']
  },
  {
    id: 'mtg:603.2c',
    title: 'Once for each occurrence',
    statement:
      'One occurrence of the trigger event triggers an ability one time. An event in which the trigger event occurs several ' +
      'times, as when many permanents die together, triggers it once for each.',
    standing: 'normative',
    neighbours: ['mtg:603.2', 'mtg:603.7b', 'mtg:603.12a']
  },
  {
    id: 'mtg:603.2d',
    title: 'Triggering additional times',
    statement:
      'Where an ability says that another triggers more often, the number of times is worked out first, and it then triggers ' +
      'so many times. Such an ability counts neither itself again nor others that change the number.',
    standing: 'normative',
    neighbours: ['mtg:603.2c', 'mtg:603.2e']
  },
  {
    id: 'mtg:603.2e',
    title: 'The triggered abilities of an object',
    statement:
      "An effect that speaks of an object's triggered ability means those that the object has, and none of the delayed ones " +
      'that its abilities have created.',
    standing: 'normative',
    neighbours: ['mtg:603.7', 'mtg:603.2d']
  },
  {
    id: 'mtg:603.2f',
    title: '"Becomes"',
    statement:
      'A condition worded with "becomes" looks for the change, not for the state: it is not met by what already is so, nor ' +
      'again while it lasts, nor by a permanent that enters in that status.',
    standing: 'normative',
    neighbours: ['mtg:603.2', 'mtg:603.6d', 'mtg:603.8']
  },
  {
    id: 'mtg:603.2g',
    title: 'An object that is never seen',
    statement:
      'An ability whose condition is met does not trigger if there is no moment at which all players could see the object ' +
      'that has it.',
    standing: 'normative',
    neighbours: ['mtg:603.10', 'mtg:603.2']
  },
  {
    id: 'mtg:603.2h',
    title: 'Prevented and replaced events',
    statement: 'Only what really happens triggers: prevented events, and events that were replaced, trigger no ability.',
    standing: 'normative',
    neighbours: ['mtg-context:614.6', 'mtg-context:615.7']
  },
  {
    id: 'mtg:603.2i',
    title: 'Do this only once each turn',
    statement:
      'With an instruction to do something at most once each turn, the ability triggers only as long as the controller of ' +
      'its source has not done it in the present turn.',
    standing: 'normative',
    neighbours: ['mtg:603.2', 'mtg:603.5']
  }
]
