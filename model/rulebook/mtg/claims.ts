/** Answers of Magic to the questions on which the games differ. @module */
import type { Claim } from '../rulebook.js'

export const claims: readonly Claim[] = [
  {
    question: 'D01',
    answer:
      'The active player places theirs first, then the others in turn order; nobody selects who begins, and each player ' +
      'orders their own.',
    standing: 'normative',
    rules: ['mtg:603.3b', 'mtg-context:101.4'],
    fixture: 'mtg/questions/d01'
  },
  {
    question: 'D02',
    answer: "Triggers that answer another ability's triggering form a second pass, above all ordinary ones.",
    standing: 'normative',
    rules: ['mtg:603.3b'],
    fixture: 'mtg/questions/d02'
  },
  {
    question: 'D20',
    answer:
      'A sweep is a single event that such triggers look back on, so a watcher swept away with the others sees every one of ' +
      'them leave.',
    standing: 'normative',
    rules: ['mtg:603.10a', 'mtg:603.10'],
    fixture: 'mtg/questions/d20'
  },
  {
    question: 'D25',
    answer:
      'State-based actions repeat until none is left to perform; only then are triggers placed, and the whole begins again ' +
      'until all is quiet.',
    standing: 'normative',
    rules: ['mtg:603.3b', 'mtg-context:704.3', 'mtg-context:117.5'],
    fixture: 'mtg/questions/d25'
  },
  {
    question: 'D35',
    answer: 'The affected player, or the controller of the affected object, picks one applicable effect at a time.',
    standing: 'normative',
    rules: ['mtg-context:616.1'],
    fixture: 'mtg/questions/d35'
  },
  {
    question: 'D36',
    answer:
      'Self-replacement precedes changes of control, those precede copying, and everything else, prevention included, is in ' +
      'one class.',
    standing: 'normative',
    rules: ['mtg-context:616.1a', 'mtg-context:616.1b', 'mtg-context:616.1c', 'mtg-context:616.1e'],
    fixture: 'mtg/questions/d36'
  },
  {
    question: 'D40',
    answer:
      'The affected player, or the controller of the affected permanent, says which damage a shield prevents; it is said of ' +
      'several sources, and we carry it over to several recipients.',
    standing: 'interpretation',
    rules: ['mtg-context:615.7'],
    fixture: 'mtg/questions/d40'
  },
  {
    question: 'D42',
    answer: 'All combat damage is dealt at the same time, and so is the damage of one effect to several.',
    standing: 'normative',
    rules: ['mtg-context:510.2', 'mtg-context:608.2f'],
    fixture: 'mtg/questions/d42'
  }
]
