/** Answers of the older edition of Grand Archive to the questions on which it differs from the newer one. @module */
import type { Claim } from '../rulebook.js'

export const claims: readonly Claim[] = [
  {
    question: 'D11',
    answer: 'No text on limits exists.',
    standing: 'undefined',
    rules: ['ga-older:1'],
    fixture: 'ga-older/questions/d11'
  },
  {
    question: 'D13',
    answer: 'How long it waits is not said.',
    standing: 'undefined',
    rules: ['ga-older:8'],
    fixture: 'ga-older/questions/d13'
  },
  {
    question: 'D18',
    answer: 'No: nothing gives the ability more than its text.',
    standing: 'interpretation',
    rules: ['ga-older:1'],
    fixture: 'ga-older/questions/d18'
  },
  {
    question: 'D19',
    answer: 'No: concealed cards have no abilities.',
    standing: 'interpretation',
    rules: ['ga-context:GL.zones'],
    fixture: 'ga-older/questions/d19'
  },
  {
    question: 'D21',
    answer: 'Yes, like any other.',
    standing: 'interpretation',
    rules: ['ga-older:1', 'ga-older:10'],
    fixture: 'ga-older/questions/d21'
  },
  {
    question: 'D27',
    answer: 'What matters is whether it is legal as the ability resolves, as we read the page before targets came into it.',
    standing: 'interpretation',
    rules: ['ga-older:4', 'ga-context:RS-C.1'],
    fixture: 'ga-older/questions/d27'
  },
  {
    question: 'D31',
    answer: 'No: they end in the clean-up, before its triggers are placed.',
    standing: 'normative',
    rules: ['ga-context:EP.3', 'ga-context:EP.4'],
    fixture: 'ga-older/questions/d31'
  },
  {
    question: 'D37',
    answer: 'Two sentences do not agree, and neither speaks of it.',
    standing: 'undefined',
    rules: ['ga-context:RS.10', 'ga-context:RE.1'],
    fixture: 'ga-older/questions/d37'
  },
  {
    question: 'D43',
    answer: 'No: it only moved.',
    standing: 'normative',
    rules: ['ga-context:GE.6'],
    fixture: 'ga-older/questions/d43'
  },
  {
    question: 'D44',
    answer: 'Nothing is said of it.',
    standing: 'undefined',
    rules: ['ga-context:GE.5'],
    fixture: 'ga-older/questions/d44'
  }
]
