/** Answers of the older edition of Grand Archive to the questions on which it differs from the newer one. @module */
import type { Claim } from '../rulebook.js'

export const claims: readonly Claim[] = [
  {
    question: 'D18',
    answer: 'No: nothing gives the ability more than its text.',
    standing: 'interpretation',
    rules: ['ga-older:1'],
    fixture: 'ga-older/questions/d18'
  },
  {
    question: 'D27',
    answer: 'What matters is whether it is legal as the ability resolves, as we read the page before targets came into it.',
    standing: 'interpretation',
    rules: ['ga-older:4', 'ga-context:RS-C.1'],
    fixture: 'ga-older/questions/d27'
  }
]
