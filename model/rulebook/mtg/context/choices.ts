/** Choices in turn order, numbers and draws (101, 107, 121). @module */
import type { Rule } from '../../rule.js'

export const choices: readonly Rule[] = [
  {
    id: 'mtg-context:101.2',
    title: '"Can\'t" wins',
    statement: 'Where one effect allows or demands something and another forbids it, the one that forbids prevails.',
    standing: 'normative',
    neighbours: ['mtg-context:614.17']
  },
  {
    id: 'mtg-context:101.4',
    title: 'The active player first, then turn order',
    statement:
      'Players who choose at the same time do so in turn order from the active player, knowing the choices made before; ' +
      'then all actions take place at once.',
    standing: 'normative',
    neighbours: ['mtg:603.3b', 'mtg-context:608.2e']
  },
  {
    id: 'mtg-context:119.3',
    title: 'Gaining and losing life',
    statement: 'Life that an effect lets a player gain or lose is added to the life total, or taken from it; there is no highest total.',
    standing: 'normative',
    neighbours: ['mtg-context:107.1b']
  },
  {
    id: 'mtg-context:107.1b',
    title: 'Negative numbers',
    statement:
      'A number that is read, or the result of a calculation, may be below zero, unless it would set something or say ' +
      'how much happens; then zero is used.',
    standing: 'normative',
    neighbours: ['mtg-context:704.5f']
  },
  {
    id: 'mtg-context:118.12',
    title: '"If you do" asks for the decision',
    statement:
      'Where a cost is paid on resolution, "if you do" looks whether the player chose to and began, not at what came of ' +
      'it after replacement.',
    standing: 'normative',
    neighbours: ['mtg-context:614.6', 'mtg:603.12']
  },
  {
    id: 'mtg-context:120.8',
    title: 'No damage, no event',
    statement: 'A source that would deal 0 damage deals none, and nothing that waits for damage triggers or applies.',
    standing: 'normative',
    neighbours: ['mtg-context:614.7']
  },
  {
    id: 'mtg-context:121.2',
    title: 'One card at a time',
    statement: 'Cards are drawn singly: an instruction to draw several is carried out as so many draws.',
    standing: 'normative',
    neighbours: ['mtg-context:121.2a', 'mtg:603.2c']
  },
  {
    id: 'mtg-context:121.2a',
    title: 'Effects on how many are drawn',
    statement:
      'What replaces a draw is looked for at each draw. Only an effect that speaks of how many cards are drawn changes the instruction ' +
      'as a whole, and does so before any of the draws is looked at.',
    standing: 'normative',
    neighbours: ['mtg-context:121.2', 'mtg-context:614.6']
  },
  {
    id: 'mtg-context:121.2c',
    title: 'Draws of several players',
    statement:
      'If several players draw at the same instruction, the active player makes all their draws, then the others in ' +
      'turn order; each draw is one event.',
    standing: 'normative',
    neighbours: ['mtg-context:101.4']
  }
]
