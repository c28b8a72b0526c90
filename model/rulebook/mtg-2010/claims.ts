/** Answers of the older edition of Magic to the questions on which it differs from the newer one. @module */
import type { Claim } from '../rulebook.js'

export const claims: readonly Claim[] = [
  {
    question: 'D02',
    answer: 'All triggers that wait are placed in one round of turn order, those that answer a triggering included.',
    standing: 'normative',
    rules: ['mtg-2010:trigger.3'],
    fixture: 'mtg-2010/questions/d02'
  },
  {
    question: 'D11',
    answer: 'The text does not speak of actions that are taken once.',
    standing: 'undefined',
    rules: ['mtg-2010:trigger.2', 'mtg-2010:trigger.6'],
    fixture: 'mtg-2010/questions/d11'
  },
  {
    question: 'D13',
    answer: 'It triggers, once: the next time its event occurs.',
    standing: 'normative',
    rules: ['mtg-2010:trigger.12'],
    fixture: 'mtg-2010/questions/d13'
  },
  {
    question: 'D19',
    answer: 'The text does not speak of hidden sources.',
    standing: 'undefined',
    rules: ['mtg-2010:trigger.1'],
    fixture: 'mtg-2010/questions/d19'
  },
  {
    question: 'D21',
    answer: 'No: it resolves at once, by a section that is known from a newer edition.',
    standing: 'interpretation',
    rules: ['mtg-context:605.4a'],
    fixture: 'mtg-2010/questions/d21'
  },
  {
    question: 'D31',
    answer: 'No, by a section that is known from a newer edition.',
    standing: 'interpretation',
    rules: ['mtg-context:514.2', 'mtg-context:514.3a'],
    fixture: 'mtg-2010/questions/d31'
  },
  {
    question: 'D32',
    answer: 'All of that name go, whoever controls them; nobody keeps one.',
    standing: 'normative',
    rules: ['mtg-2010:sba.11'],
    fixture: 'mtg-2010/questions/d32'
  },
  {
    question: 'D37',
    answer: 'No, by a section that is known from a newer edition.',
    standing: 'interpretation',
    rules: ['mtg-context:614.1', 'mtg-context:614.6'],
    fixture: 'mtg-2010/questions/d37'
  },
  {
    question: 'D43',
    answer: 'Yes, though it was not put into a graveyard.',
    standing: 'interpretation',
    rules: ['mtg-2010:sba.6', 'mtg-2010:sba.7'],
    fixture: 'mtg-2010/questions/d43'
  },
  {
    question: 'D44',
    answer: 'Only by a self-replacement effect, by a section that is known from a newer edition.',
    standing: 'interpretation',
    rules: ['mtg-context:614.17'],
    fixture: 'mtg-2010/questions/d44'
  }
]
