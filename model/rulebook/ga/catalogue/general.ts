/** What a triggered ability is, and its conditions (1-4). @module */
import type { Rule } from '../../rule.js'

export const general: readonly Rule[] = [
  {
    id: 'ga:1',
    title: 'Placed during state-based checks',
    statement:
      'A triggered ability comes to the Effects Stack during the state-based checks, put there by a player, because an event or ' +
      'condition was fulfilled. When it resolves, the effect in its text takes place.',
    standing: 'normative',
    neighbours: ['ga:10', 'ga:11']
  },
  {
    id: 'ga:1.1',
    title: '"May"',
    statement: 'With "may" in the effect its controller chooses on resolution which effect happens, or that none does.',
    standing: 'normative',
    neighbours: ['ga:1']
  },
  {
    id: 'ga:2',
    title: 'Wording',
    statement: 'The text has "at", "when" or "whenever" with the triggering event, perhaps a condition, and an effect.',
    standing: 'definition',
    reason: 'It tells how the text is written. The condition is checked under 3.1 and 3.2.',
    neighbours: ['ga:3']
  },
  {
    id: 'ga:2.1',
    title: 'Keyworded triggered abilities',
    statement:
      'A keyword can hold the event and the condition in short. Such an ability triggers once the condition of the keyword is ' +
      'met; conditions written in its effect have no say in that.',
    standing: 'normative',
    neighbours: ['ga:3.1', 'ga:4']
  },
  {
    id: 'ga:3',
    title: 'Trigger, condition, effect',
    statement: 'Between trigger and effect a condition may stand, worded with "if" or "unless".',
    standing: 'definition',
    reason: 'It names the parts of the text. What the condition does is said under 3.1 and 3.2.',
    neighbours: ['ga:3.1', 'ga:3.2']
  },
  {
    id: 'ga:3.1',
    title: 'Condition at the event',
    statement:
      'An ability without keyword whose condition is false when the event takes place does not trigger and never comes to the Effects Stack.',
    standing: 'normative',
    neighbours: ['ga:3.2', 'ga:2.1']
  },
  {
    id: 'ga:3.2',
    title: 'Condition on resolution',
    statement: 'A condition that let the ability trigger is looked at once more as it resolves; when false by then, it does not resolve.',
    standing: 'normative',
    neighbours: ['ga:3.1']
  },
  {
    id: 'ga:4',
    title: 'Conditionally triggered abilities',
    statement:
      'Some are written as a keyword, for example On Death or On Enter, a colon and the effect. They come to the Effects ' +
      'Stack exactly when what stands before the colon is fulfilled.',
    standing: 'normative',
    neighbours: ['ga:2.1', 'ga:4.1']
  },
  {
    id: 'ga:4.1',
    title: 'They resolve as activated abilities do',
    statement: 'Once on the Effects Stack these follow the conventions for resolving activated abilities.',
    standing: 'normative',
    neighbours: ['ga:4']
  }
]
