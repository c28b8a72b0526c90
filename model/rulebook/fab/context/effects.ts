/** What effects have in common: options, conditions, targets, parameters, failure (1.0.2, 1.8). @module */
import type { Rule } from '../../rule.js'

export const effects: readonly Rule[] = [
  {
    id: 'fab-context:1.0.2',
    title: 'A restriction wins',
    statement: "Where one effect allows a thing and another says that it can't be, the restriction wins.",
    standing: 'normative',
    neighbours: ['fab:6.3.7']
  },
  {
    id: 'fab-context:1.8.3',
    title: 'Optional effect',
    statement: 'Whether an optional effect is taken is chosen at the moment at which it would be generated or applied.',
    standing: 'normative',
    neighbours: ['fab-context:1.8.3b', 'fab-context:1.8.5e', 'fab:6.5.2']
  },
  {
    id: 'fab-context:1.8.3b',
    title: 'An option that cannot succeed',
    statement: 'An option that cannot succeed or be paid may not be taken, unless the text says "may choose to".',
    standing: 'normative',
    neighbours: ['fab-context:1.8.3']
  },
  {
    id: 'fab-context:1.8.4',
    title: 'Conditional effect',
    statement:
      'An effect of the form "if this, that" or "during this, that" depends on its condition. A condition at the head of a list goes ' +
      'for each item of it. For a discrete effect it is tested once, on generation.',
    standing: 'normative',
    neighbours: ['fab:6.1.3', 'fab:6.2.2d', 'fab-context:1.8.4a', 'fab-context:1.8.4b', 'fab-context:1.8.4c']
  },
  {
    id: 'fab-context:1.8.4a',
    title: '"Otherwise"',
    statement: '"Otherwise" stands for the opposite of the condition, or for the failure of what comes before it.',
    standing: 'normative',
    neighbours: ['fab-context:1.8.4', 'fab-context:1.8.9']
  },
  {
    id: 'fab-context:1.8.4b',
    title: '"Unless"',
    statement: '"This unless that" offers that as an option; if it is not taken, this is done.',
    standing: 'normative',
    neighbours: ['fab-context:1.8.3', 'fab-context:1.8.4']
  },
  {
    id: 'fab-context:1.8.4c',
    title: '"While"',
    statement: 'A "while" condition is tested without pause, for each subject of the effect by itself.',
    standing: 'normative',
    neighbours: ['fab-context:1.8.4', 'fab:6.2.3d']
  },
  {
    id: 'fab-context:1.8.5',
    title: 'Targets are declared on the way to the stack',
    statement: 'What an effect targets is declared as its object is put on the stack.',
    standing: 'normative',
    neighbours: ['fab-context:1.8.5a', 'fab-context:1.8.5b', 'fab-context:1.8.5e', 'fab-context:5.3.2a', 'fab:6.6.6a']
  },
  {
    id: 'fab-context:1.8.5a',
    title: 'What can be targeted',
    statement: 'Only public objects in the arena or on the stack can be targets, unless the text says otherwise.',
    standing: 'normative',
    neighbours: ['fab-context:1.8.5']
  },
  {
    id: 'fab-context:1.8.5b',
    title: 'No target twice',
    statement: 'Within one use of the word "target" nothing is declared twice.',
    standing: 'normative',
    neighbours: ['fab-context:1.8.5']
  },
  {
    id: 'fab-context:1.8.5c',
    title: 'Subjects that are not targets',
    statement: 'Subjects that the text does not call targets are picked as the effect is generated.',
    standing: 'normative',
    neighbours: ['fab-context:1.8.5', 'fab-context:1.8.6']
  },
  {
    id: 'fab-context:1.8.5e',
    title: 'An optional effect may be given no target',
    statement: 'For a targeted effect that is optional, its player may declare no target.',
    standing: 'normative',
    neighbours: ['fab-context:1.8.3', 'fab-context:1.8.5', 'fab:6.6.6a']
  },
  {
    id: 'fab-context:1.8.6',
    title: 'Parameters left open',
    statement: 'What an effect leaves open is picked as the effect is generated.',
    standing: 'normative',
    neighbours: ['fab-context:1.8.6a', 'fab-context:1.8.6c', 'fab-context:1.8.6d', 'fab-context:5.3.4']
  },
  {
    id: 'fab-context:1.8.6a',
    title: 'Several players pick',
    statement: 'If several players are to pick, they do so clockwise, beginning with the controller of the effect.',
    standing: 'normative',
    neighbours: ['fab-context:1.8.6', 'fab-context:1.9.2c']
  },
  {
    id: 'fab-context:1.8.6c',
    title: 'Too few to pick from',
    statement: 'If there are fewer legal things than are to be picked, all of them are taken.',
    standing: 'normative',
    neighbours: ['fab-context:1.8.6']
  },
  {
    id: 'fab-context:1.8.6d',
    title: 'Order of the parts of a compound event',
    statement: "In which order the parts of a compound event are performed is the player's choice.",
    standing: 'normative',
    neighbours: ['fab-context:1.8.6', 'fab-context:1.9.2']
  },
  {
    id: 'fab-context:1.8.9',
    title: 'When an effect fails',
    statement:
      'An effect fails if its targets are gone, if nothing legal is there for it, or if all of its events fail. When at ' +
      'least one event happens, it has not failed.',
    standing: 'normative',
    neighbours: ['fab-context:5.3.2a', 'fab-context:5.3.4b']
  }
]
