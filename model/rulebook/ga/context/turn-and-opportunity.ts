/** The turn, Opportunity and the end phase. @module */
import type { Rule } from '../../rule.js'

export const turnAndOpportunity: readonly Rule[] = [
  {
    id: 'ga-context:TO.1',
    title: 'Phases of a turn',
    statement: 'A turn goes through wake-up, materialize, recollection, draw, main and end phase, in this order.',
    standing: 'normative',
    neighbours: ['ga-context:TO.2']
  },
  {
    id: 'ga-context:TO.2',
    title: 'Phases with Opportunity',
    statement:
      'Recollection, main and end phase give Opportunity of themselves; wake-up, materialize and draw only if something is to resolve.',
    standing: 'normative',
    neighbours: ['ga-context:TP.8']
  },
  {
    id: 'ga-context:TO.3',
    title: 'When a phase is over',
    statement: 'A phase is over when everyone has passed in turn with nothing on the Effects Stack.',
    standing: 'normative',
    neighbours: ['ga-context:TP.11']
  },
  {
    id: 'ga-context:TO.4',
    title: 'Phases that pass by themselves',
    statement: 'A phase in which nobody gets Opportunity goes by once its own actions are done.',
    standing: 'interpretation',
    reason: 'The wording of the page was not at hand; this is how we know it from notes on it.',
    neighbours: ['ga-context:TO.2']
  },
  {
    id: 'ga-context:TO.6',
    title: 'Beginning of a phase',
    statement: 'What is said to happen at the beginning of a phase happens as it begins, before any Opportunity in it.',
    standing: 'interpretation',
    reason: 'The wording of the page was not at hand; this is how we know it from notes on it.',
    neighbours: ['ga-context:TO.1']
  },
  {
    id: 'ga-context:TP.1.1',
    title: 'What the Effects Stack takes',
    statement: 'Activated cards and abilities, and triggered abilities, wait on the Effects Stack until they resolve.',
    standing: 'interpretation',
    reason: 'The wording of the page was not at hand; this is how we know it from notes on it.',
    neighbours: ['ga-context:TP.5']
  },
  {
    id: 'ga-context:TP.2',
    title: 'Acting needs Opportunity',
    statement: 'Only the player who has Opportunity may activate a card or an ability.',
    standing: 'interpretation',
    reason: 'The wording of the page was not at hand; this is how we know it from notes on it.',
    neighbours: ['ga-context:TP.3']
  },
  {
    id: 'ga-context:TP.3',
    title: 'Passing',
    statement: 'Whoever has Opportunity may act or pass it on.',
    standing: 'interpretation',
    reason: 'The wording of the page was not at hand; this is how we know it from notes on it.',
    neighbours: ['ga-context:TP.4']
  },
  {
    id: 'ga-context:TP.4',
    title: 'Turn order of passing',
    statement: 'Passed Opportunity goes to the next player in turn order.',
    standing: 'interpretation',
    reason: 'The wording of the page was not at hand; this is how we know it from notes on it.',
    neighbours: ['ga-context:TP.3']
  },
  {
    id: 'ga-context:TP.5',
    title: 'Everyone passes: the top resolves',
    statement: 'When each player has passed in a row, the topmost item of the Effects Stack resolves.',
    standing: 'normative',
    neighbours: ['ga-context:TP.11']
  },
  {
    id: 'ga-context:TP.6',
    title: 'From the top down',
    statement: 'Items resolve one at a time from the top, in an order that no player changes.',
    standing: 'normative',
    neighbours: ['ga-context:TP.5']
  },
  {
    id: 'ga-context:TP.7',
    title: 'After the last item',
    statement: 'In the main phase the turn player is in control again once the bottom item has resolved.',
    standing: 'normative',
    neighbours: ['ga-context:TP.8']
  },
  {
    id: 'ga-context:TP.8',
    title: 'The turn player gets Opportunity first',
    statement:
      'At the start of a phase that gives it, after actions of the turn, and after each resolution it is the turn player who has Opportunity.',
    standing: 'normative',
    neighbours: ['ga-context:TP.4']
  },
  {
    id: 'ga-context:TP.8.1',
    title: 'Who acts keeps Opportunity',
    statement: 'After activating something a player has Opportunity again.',
    standing: 'undefined',
    reason: 'Another page, on activated abilities, gives it to the turn player.',
    neighbours: ['ga-context:AA.2']
  },
  {
    id: 'ga-context:TP.9',
    title: 'Times without Opportunity',
    statement: 'During special actions, actions of the turn, effects of the game and damage nobody has Opportunity.',
    standing: 'interpretation',
    reason: 'The wording of the page was not at hand; this is how we know it from notes on it.',
    neighbours: ['ga-context:TO.2']
  },
  {
    id: 'ga-context:TP.10',
    title: 'Checks before Opportunity',
    statement: 'State-based checks are made before a player gains Opportunity.',
    standing: 'interpretation',
    reason: 'The wording of the page was not at hand; this is how we know it from notes on it.',
    neighbours: ['ga-context:SBC.1']
  },
  {
    id: 'ga-context:TP.11',
    title: 'Everyone passes with nothing waiting',
    statement: 'When each player has passed in a row on an empty Effects Stack, the phase moves on.',
    standing: 'normative',
    neighbours: ['ga-context:TP.5']
  },
  {
    id: 'ga-context:TP.slow.1',
    title: 'Slow',
    statement: 'What is slow is activated only by the turn player, in their main phase, on an empty Effects Stack.',
    standing: 'normative',
    neighbours: ['ga-context:TP.2']
  },
  {
    id: 'ga-context:AT.1.7',
    title: 'Attack declaration',
    statement: 'Declaring an attack begins combat, and no Opportunity comes in the declaration itself.',
    standing: 'interpretation',
    reason: 'The wording of the page was not at hand; this is how we know it from notes on it.',
    neighbours: ['ga-context:AT.2']
  },
  {
    id: 'ga-context:AT.2',
    title: 'Steps of combat',
    statement: 'Combat has steps for retaliation and damage, in both of which there is Opportunity.',
    standing: 'interpretation',
    reason: 'The wording of the page was not at hand; this is how we know it from notes on it.',
    neighbours: ['ga-context:AT.1.7']
  },
  {
    id: 'ga-context:DS',
    title: 'The damage step',
    statement: 'In the damage step the attack deals its combat damage, and players get Opportunity.',
    standing: 'interpretation',
    reason: 'The wording of the page was not at hand; this is how we know it from notes on it.',
    neighbours: ['ga-context:DS.2']
  },
  {
    id: 'ga-context:DS.2',
    title: 'Damage of an attack is one',
    statement: 'All that one attack deals, to however many, is dealt at the same time.',
    standing: 'interpretation',
    reason: 'The wording of the page was not at hand; this is how we know it from notes on it.',
    neighbours: ['ga-context:DS.3']
  },
  {
    id: 'ga-context:DS.3',
    title: 'An order for what depends on damage',
    statement: 'An order among what is damaged matters to replacements and to abilities on hits and kills only.',
    standing: 'interpretation',
    reason: 'The wording of the page was not at hand; this is how we know it from notes on it.',
    neighbours: ['ga-context:DS.2']
  },
  {
    id: 'ga-context:DS.3.6',
    title: 'Who orders effects on damage',
    statement: 'The controller of the object that takes the damage orders the effects that would replace or prevent it.',
    standing: 'normative',
    neighbours: ['ga-context:RE.2']
  },
  {
    id: 'ga-context:EP.1.1',
    title: 'Delayed triggers made in the end phase',
    statement: 'What is to happen at the end phase and is made during one waits for the end phase after it.',
    standing: 'normative',
    neighbours: ['ga-context:EP.2', 'ga:8']
  },
  {
    id: 'ga-context:EP.2',
    title: 'Beginning of the end phase',
    statement: 'Abilities of the beginning of the end phase, and delayed ones that wait for it, are placed, and there is Opportunity.',
    standing: 'normative',
    neighbours: ['ga-context:EP.3']
  },
  {
    id: 'ga-context:EP.3',
    title: 'Clean-up',
    statement: 'In the clean-up temporary damage, effects of this turn and cards above a limit that something imposes go, all at once.',
    standing: 'normative',
    neighbours: ['ga-context:EP.4']
  },
  {
    id: 'ga-context:EP.4',
    title: 'Clean-up comes again',
    statement: 'If the clean-up changed something, triggers are placed, Opportunity is given, and another clean-up follows.',
    standing: 'normative',
    neighbours: ['ga-context:EP.3']
  },
  {
    id: 'ga-context:GZ.hand.2',
    title: 'No limit to a hand',
    statement: 'A hand may hold any number of cards.',
    standing: 'normative',
    neighbours: ['ga-context:EP.3']
  }
]
