/** The catalogue: the paragraphs of the older page on triggered abilities, numbered as the items that they became. @module */
import type { Rule } from '../rule.js'

export const catalogue: readonly Rule[] = [
  {
    id: 'ga-older:1',
    title: 'Placed during state-based checks (older page)',
    statement:
      'During the state-based checks a player puts the ability on the Effects Stack, for an event or condition that was fulfilled. ' +
      'With "may" its controller chooses on resolution.',
    standing: 'normative',
    neighbours: ['ga:1', 'ga:1.1']
  },
  {
    id: 'ga-older:2',
    title: 'Keyworded triggers (older page)',
    statement: 'A keyword that holds event and condition triggers by these alone; what its effect goes on to demand has no say.',
    standing: 'normative',
    neighbours: ['ga:2', 'ga:2.1']
  },
  {
    id: 'ga-older:3',
    title: 'Conditions (older page)',
    statement: 'A spelled-out condition has to hold at the event, or nothing is placed, and on resolution, or nothing resolves.',
    standing: 'normative',
    neighbours: ['ga:3.1', 'ga:3.2']
  },
  {
    id: 'ga-older:4',
    title: 'Conditionally triggered abilities (older page)',
    statement: 'What stands before the colon has to be fulfilled; once placed, the ability resolves as an activated one does.',
    standing: 'normative',
    neighbours: ['ga:4', 'ga:4.1']
  },
  {
    id: 'ga-older:5',
    title: 'Modes (older page)',
    statement: 'The mode is named on entry to the Effects Stack, for good. With no legal mode the ability fizzles.',
    standing: 'normative',
    neighbours: ['ga:5.1', 'ga:5.2']
  },
  {
    id: 'ga-older:6',
    title: 'Delayed triggers (older page)',
    statement: 'Some abilities make triggers that bring them to the Effects Stack later.',
    standing: 'definition',
    reason: 'It names the kind.',
    neighbours: ['ga:6']
  },
  {
    id: 'ga-older:7',
    title: 'Delayed triggers come of a resolution (older page)',
    statement: 'If the ability that would make the delayed trigger is negated or fizzles, there is none.',
    standing: 'normative',
    neighbours: ['ga:7']
  },
  {
    id: 'ga-older:8',
    title: 'Delayed triggers happen once (older page)',
    statement: 'A delayed trigger happens a single time; one that fails is not tried again.',
    standing: 'normative',
    neighbours: ['ga:8']
  },
  {
    id: 'ga-older:9',
    title: 'Delayed triggers are abilities (older page)',
    statement: 'Delayed triggered abilities can be negated, and can fizzle, as any ability.',
    standing: 'normative',
    neighbours: ['ga:9']
  },
  {
    id: 'ga-older:10',
    title: 'Several at once (older page)',
    statement: 'They are placed in turn order from the turn player, each player ordering their own, and only then is there Opportunity.',
    standing: 'normative',
    neighbours: ['ga:10']
  },
  {
    id: 'ga-older:11',
    title: 'During a resolution (older page)',
    statement: 'What triggers while something resolves waits until that is over.',
    standing: 'normative',
    neighbours: ['ga:11']
  }
]
