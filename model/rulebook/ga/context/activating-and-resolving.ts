/** Activating, resolving and choices. @module */
import type { Rule } from '../../rule.js'

export const activatingAndResolving: readonly Rule[] = [
  {
    id: 'ga-context:CA',
    title: 'Card activation',
    statement: 'Activating a card puts it on the Effects Stack, where it waits to resolve.',
    standing: 'interpretation',
    reason: 'The wording of the page was not at hand; this is how we know it from notes on it.',
    neighbours: ['ga-context:CA.1.9']
  },
  {
    id: 'ga-context:CA.1.9',
    title: 'After activating a card',
    statement: 'Once a card is activated, the player who did so has Opportunity.',
    standing: 'undefined',
    reason: 'Other pages give it to the turn player.',
    neighbours: ['ga-context:AA.2']
  },
  {
    id: 'ga-context:AA.2',
    title: 'After activating an ability',
    statement: 'Once an ability is activated, the turn player gets Opportunity.',
    standing: 'undefined',
    reason: 'The pages on timing and card activation leave it with the player who acted.',
    neighbours: ['ga-context:CA.1.9']
  },
  {
    id: 'ga-context:GL.player-action.2',
    title: 'After an action of a player',
    statement: 'The glossary gives Opportunity to the turn player after an action.',
    standing: 'undefined',
    reason: 'The pages on timing and card activation leave it with the player who acted.',
    neighbours: ['ga-context:TP.8.1']
  },
  {
    id: 'ga-context:RS',
    title: 'Resolution',
    statement: 'A resolving item does what its text says; a card that makes an object comes to the field, any other to the graveyard.',
    standing: 'interpretation',
    reason: 'The wording of the page was not at hand; this is how we know it from notes on it.',
    neighbours: ['ga-context:RS.2']
  },
  {
    id: 'ga-context:RS.2',
    title: 'From top to bottom without a check',
    statement: 'The effects of a text are carried out from first to last, with no state-based check in between.',
    standing: 'normative',
    neighbours: ['ga-context:SBC.1']
  },
  {
    id: 'ga-context:RS.3',
    title: 'Commands speak to the controller',
    statement: 'What a text commands without naming a player is for the controller to do, and so are the choices in it.',
    standing: 'normative',
    neighbours: ['ga-context:RS.2', 'ga-context:RS.5']
  },
  {
    id: 'ga-context:RS.5',
    title: '"May" on resolution',
    statement: 'Where a text says "may", the player whom it speaks of takes or leaves the option as it resolves, and at no later time.',
    standing: 'normative',
    neighbours: ['ga:1.1', 'ga-context:RS.6']
  },
  {
    id: 'ga-context:RS.6',
    title: 'Optional parts',
    statement: 'An optional part is carried out entirely or not at all.',
    standing: 'normative',
    neighbours: ['ga-context:RS.5']
  },
  {
    id: 'ga-context:GL.discard.3',
    title: 'Who chooses what is discarded',
    statement: 'A player whom an effect has discard chooses which cards, unless the effect has them taken at random.',
    standing: 'normative',
    neighbours: ['ga-context:RS.3']
  },
  {
    id: 'ga-context:RS.10',
    title: 'Replaced actions are performed',
    statement: 'A replacement changes how an action comes out; the instructed action has been performed all the same.',
    standing: 'interpretation',
    reason: 'What "instead" means to whether something was done is told in two ways, here and under replacement.',
    neighbours: ['ga-context:RE.1']
  },
  {
    id: 'ga-context:RS-C',
    title: 'Checks of a resolution',
    statement: 'Some things are checked right before an item resolves, its targets among them.',
    standing: 'interpretation',
    reason: 'The wording of the page was not at hand; this is how we know it from notes on it.',
    neighbours: ['ga-context:RS-C.1']
  },
  {
    id: 'ga-context:RS-C.1',
    title: 'Checks before resolving',
    statement: 'Before an item resolves it is looked at whether it may: its champion, its level, and its targets.',
    standing: 'interpretation',
    reason: 'It lets an item fail if any target is lost, the state-based check only if all are.',
    neighbours: ['ga-context:SBC.2.1']
  },
  {
    id: 'ga-context:RA.3',
    title: 'Restrictions stay behind',
    statement: 'A text under a restriction is there only while that holds; what has come to the Effects Stack is no longer bound by it.',
    standing: 'undefined',
    reason: 'The list of checks says that a restriction that no longer holds can make an item fizzle.',
    neighbours: ['ga-context:SBC-T.10.1']
  },
  {
    id: 'ga-context:SS.1',
    title: 'Choices at the same time',
    statement: 'Where several players make open choices at once, the turn player makes theirs first, and the others follow in turn order.',
    standing: 'normative',
    neighbours: ['ga-context:TP.4']
  },
  {
    id: 'ga-context:DR.2',
    title: 'Several draws',
    statement: 'To draw several cards is as many events, each the draw of one card; what triggers on them waits until all are done.',
    standing: 'normative',
    neighbours: ['ga-context:DR.6', 'ga-context:GE.8']
  },
  {
    id: 'ga-context:DR.6',
    title: 'Drawing from an empty deck',
    statement: 'A player who has to draw from a main deck without cards loses at once.',
    standing: 'normative',
    neighbours: ['ga-context:SBC-T.1']
  }
]
