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
    question: 'D32',
    answer: 'All of that name go, whoever controls them; nobody keeps one.',
    standing: 'normative',
    rules: ['mtg-2010:sba.11'],
    fixture: 'mtg-2010/questions/d32'
  }
]
