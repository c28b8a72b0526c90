/** How the game ends (4.5). @module */
import type { Rule } from '../../rule.js'

export const ending: readonly Rule[] = [
  {
    id: 'fab-context:4.5.1a',
    title: 'A player who loses while the game goes on',
    statement:
      'Where the game goes on without a player who has lost, what they control is cleared, what they own leaves the game, their ' +
      'layers cease, and they are no longer there. Effects that their layers started last until they would have ended anyway.',
    standing: 'normative',
    neighbours: ['fab-context:1.10.2a', 'fab-context:4.5.3a']
  },
  {
    id: 'fab-context:4.5.3',
    title: 'Ways to lose',
    statement: 'Drawing from an empty deck is not among the ways to lose.',
    standing: 'normative',
    neighbours: ['fab-context:4.5.3a', 'fab-context:8.5.6b']
  },
  {
    id: 'fab-context:4.5.3a',
    title: 'A hero without life loses',
    statement: "A player whose hero's life total is reduced to zero loses the game.",
    standing: 'interpretation',
    reason:
      'The sentence speaks of the reduction, 1.10.2a of a hero that has died. We read that the life total is looked at with ' +
      'the game-state actions, so that life lost and won back before them does not count.',
    neighbours: ['fab-context:1.10.2a', 'fab-context:4.5.4a']
  },
  {
    id: 'fab-context:4.5.4a',
    title: 'Draw',
    statement: 'If all players lose at once, the game is a draw.',
    standing: 'normative',
    neighbours: ['fab-context:4.5.3a', 'fab-context:1.10.2a']
  }
]
