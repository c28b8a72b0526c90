/** Interactions of replacement effects: who applies what, in which order (6.5). @module */
import type { Rule } from '../../rule.js'

export const replacementInteractions: readonly Rule[] = [
  {
    id: 'fab:6.5.1',
    title: 'Who orders replacement effects',
    statement:
      'When several replacement effects could replace one event, the turn-player settles which player begins, and each ' +
      'player settles the order of the effects under their own control. Who is affected by the event does not matter.',
    standing: 'normative',
    neighbours: ['fab:6.5.2', 'fab:6.5.2a']
  },
  {
    id: 'fab:6.5.2',
    title: 'The turn-player selects a player',
    statement:
      'To begin with, the turn-player selects a player. Whenever a class of replacement effects has its turn, the players ' +
      'take theirs clockwise from the selected one: each applies active effects of that class, one after the other, until ' +
      'they control none that is active; the class is finished when nobody does. Left open by the text: whether a player ' +
      "whose turn has passed gets another one if a later player's application makes an effect of theirs active. We read " +
      'the last condition so that they do.',
    standing: 'normative',
    neighbours: ['fab:6.4.2', 'fab:6.5.1', 'fab:6.5.2a', 'fab:6.5.2b']
  },
  {
    id: 'fab:6.5.2a',
    title: 'The turn-player chooses only who begins',
    statement:
      "The turn-player's selection settles who applies effects first and nothing else: effects that other players control " +
      'are ordered by those players.',
    standing: 'normative',
    neighbours: ['fab:6.5.1', 'fab:6.5.2']
  },
  {
    id: 'fab:6.5.2b',
    title: 'One selection for each event',
    statement:
      'The selection of a player is made a single time for an event and holds for all classes and for every modified ' + 'version of it.',
    standing: 'normative',
    neighbours: ['fab:6.5.2', 'fab:6.4.5']
  },
  {
    id: 'fab:6.5.3',
    title: 'First class: self- and identity-replacement',
    statement:
      'Directly after the selection, the players apply self-replacement and identity-replacement effects. The two form one ' +
      'class without precedence between them.',
    standing: 'normative',
    neighbours: ['fab:6.4.7', 'fab:6.4.8', 'fab:6.5.2']
  },
  {
    id: 'fab:6.5.4',
    title: 'Second class: standard-replacement',
    statement:
      'When self- and identity-replacement is through, the players apply their active standard-replacement effects, before ' +
      'anything is prevented.',
    standing: 'normative',
    neighbours: ['fab:6.4.9', 'fab:6.5.2', 'fab:6.5.3']
  },
  {
    id: 'fab:6.5.5',
    title: 'Third class: prevention',
    statement:
      'When standard-replacement is through, the players apply their active prevention effects to the event as the former ' +
      'classes left it. Left open by the text: what becomes of a standard-replacement effect that only the result of a ' +
      'prevention makes active. No way back is given, so we read that it comes too late.',
    standing: 'normative',
    neighbours: ['fab:6.4.10', 'fab:6.5.2', 'fab:6.5.4', 'fab:6.4.6']
  },
  {
    id: 'fab:6.5.6',
    title: 'The event occurs',
    statement: 'After prevention the event occurs, in the form that it now has.',
    standing: 'normative',
    neighbours: ['fab:6.4.6', 'fab:6.5.5', 'fab:6.5.7']
  },
  {
    id: 'fab:6.5.7',
    title: 'Last class: outcome-replacement',
    statement: 'Once the event has occurred, the players apply outcome-replacement effects that are active for how it turned out.',
    standing: 'normative',
    neighbours: ['fab:6.4.11', 'fab:6.5.2', 'fab:6.5.6']
  },
  {
    id: 'fab:6.5.8',
    title: 'The event is complete',
    statement: 'When outcome-replacement is through, the event is over; no replacement effect can be applied to it any more.',
    standing: 'normative',
    neighbours: ['fab:6.5.7', 'fab:6.4.3']
  }
]
