/** Answers of Magic to the questions on which the games differ. @module */
import type { Claim } from '../rulebook.js'

export const claims: readonly Claim[] = [
  {
    question: 'C01',
    answer: 'It waits until the resolution is over.',
    standing: 'normative',
    rules: ['mtg:603.3'],
    fixture: 'mtg/questions/c01'
  },
  {
    question: 'C02',
    answer: 'The ability resolves all the same.',
    standing: 'interpretation',
    rules: ['mtg:603.3'],
    fixture: 'mtg/questions/c02'
  },
  {
    question: 'C03',
    answer: 'No effect reaches back to an event before it.',
    standing: 'normative',
    rules: ['mtg:603.7a'],
    fixture: 'mtg/questions/c03'
  },
  {
    question: 'C04',
    answer: 'Once per event, and whatever that becomes.',
    standing: 'normative',
    rules: ['mtg-context:614.5'],
    fixture: 'mtg/questions/c04'
  },
  {
    question: 'C05',
    answer: 'The replaced event triggers nothing, what takes its place may.',
    standing: 'normative',
    rules: ['mtg:603.2h', 'mtg-context:614.6'],
    fixture: 'mtg/questions/c05'
  },
  {
    question: 'C06',
    answer: 'No damage is dealt, and nothing triggers.',
    standing: 'normative',
    rules: ['mtg-context:120.8'],
    fixture: 'mtg/questions/c06'
  },
  {
    question: 'C07',
    answer: 'The prohibition prevails.',
    standing: 'normative',
    rules: ['mtg-context:101.2'],
    fixture: 'mtg/questions/c07'
  },
  {
    question: 'C08',
    answer: 'The game is drawn.',
    standing: 'normative',
    rules: ['mtg-context:104.4a', 'mtg-context:704.3'],
    fixture: 'mtg/questions/c08'
  },
  {
    question: 'C09',
    answer: 'No: it keeps its whole amount.',
    standing: 'normative',
    rules: ['mtg-context:615.12'],
    fixture: 'mtg/questions/c09'
  },
  {
    question: 'C10',
    answer: 'It triggers once.',
    standing: 'normative',
    rules: ['mtg:603.2c'],
    fixture: 'mtg/questions/c10'
  },
  {
    question: 'C11',
    answer: 'The player whose turn it is.',
    standing: 'normative',
    rules: ['mtg-context:117.3b'],
    fixture: 'mtg/questions/c11'
  },
  {
    question: 'C12',
    answer: 'Nothing of it happens.',
    standing: 'normative',
    rules: ['mtg-context:608.2b'],
    fixture: 'mtg/questions/c12'
  },
  {
    question: 'C13',
    answer: 'It does not: the action is not legal, and nothing triggers.',
    standing: 'interpretation',
    rules: ['mtg-context:601.2c'],
    fixture: 'mtg/questions/c13'
  },
  {
    question: 'C14',
    answer: 'It waits for the end phase of the next turn.',
    standing: 'normative',
    rules: ['mtg:603.7a'],
    fixture: 'mtg/questions/c14'
  },
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
    question: 'D03',
    answer: 'A state trigger triggers again as soon as it has left the stack, if the state still matches.',
    standing: 'normative',
    rules: ['mtg:603.8'],
    fixture: 'mtg/questions/d03'
  },
  {
    question: 'D04',
    answer: 'Not again until the ability has resolved or otherwise left the stack.',
    standing: 'normative',
    rules: ['mtg:603.8'],
    fixture: 'mtg/questions/d04'
  },
  {
    question: 'D05',
    answer: 'It triggers the moment the state matches, during a resolution as well.',
    standing: 'normative',
    rules: ['mtg:603.8'],
    fixture: 'mtg/questions/d05'
  },
  {
    question: 'D06',
    answer: 'It resolves; only a condition after the trigger condition is tested again.',
    standing: 'interpretation',
    rules: ['mtg:603.8', 'mtg:603.4'],
    fixture: 'mtg/questions/d06'
  },
  {
    question: 'D07',
    answer: 'It does not trigger: the condition has to hold as the event occurs, and again on resolution.',
    standing: 'normative',
    rules: ['mtg:603.4'],
    fixture: 'mtg/questions/d07'
  },
  {
    question: 'D08',
    answer: 'A keyword stands for its text; the condition has to hold at the event.',
    standing: 'interpretation',
    rules: ['mtg:603.4'],
    fixture: 'mtg/questions/d08'
  },
  {
    question: 'D09',
    answer: 'It triggers; "unless" is dealt with on resolution.',
    standing: 'normative',
    rules: ['mtg:603.5'],
    fixture: 'mtg/questions/d09'
  },
  {
    question: 'D10',
    answer: 'No: what is kept from triggering has not triggered.',
    standing: 'interpretation',
    rules: ['mtg:603.2'],
    fixture: 'mtg/questions/d10'
  },
  {
    question: 'D11',
    answer: 'It triggers again: only the action, once taken, counts.',
    standing: 'normative',
    rules: ['mtg:603.2i'],
    fixture: 'mtg/questions/d11'
  },
  {
    question: 'D12',
    answer: 'Yes: only without a stated duration is it limited to the next time.',
    standing: 'normative',
    rules: ['mtg:603.7b'],
    fixture: 'mtg/questions/d12'
  },
  {
    question: 'D13',
    answer: 'It triggers, once: it waits for its event however long.',
    standing: 'normative',
    rules: ['mtg:603.7b'],
    fixture: 'mtg/questions/d13'
  },
  {
    question: 'D14',
    answer: 'It is removed at once.',
    standing: 'normative',
    rules: ['mtg:603.3d'],
    fixture: 'mtg/questions/d14'
  },
  {
    question: 'D15',
    answer: 'No: a mode that would be illegal cannot be chosen.',
    standing: 'normative',
    rules: ['mtg:603.3c', 'mtg-context:700.2b'],
    fixture: 'mtg/questions/d15'
  },
  {
    question: 'D16',
    answer: 'No: the target is chosen at once, "may" is dealt with on resolution.',
    standing: 'normative',
    rules: ['mtg:603.3d', 'mtg:603.5'],
    fixture: 'mtg/questions/d16'
  },
  {
    question: 'D17',
    answer: 'That of whoever controlled the source when it triggered.',
    standing: 'normative',
    rules: ['mtg:603.3a'],
    fixture: 'mtg/questions/d17'
  },
  {
    question: 'D18',
    answer: 'No: it has its text and no other characteristics.',
    standing: 'normative',
    rules: ['mtg:603.3', 'mtg-context:405.4'],
    fixture: 'mtg/questions/d18'
  },
  {
    question: 'D19',
    answer: 'No.',
    standing: 'normative',
    rules: ['mtg:603.2g'],
    fixture: 'mtg/questions/d19'
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
    question: 'D21',
    answer: 'No: it resolves at once.',
    standing: 'normative',
    rules: ['mtg-context:605.4a'],
    fixture: 'mtg/questions/d21'
  },
  {
    question: 'D22',
    answer: 'No: a replaced event never happens.',
    standing: 'interpretation',
    rules: ['mtg:603.12', 'mtg:603.2h'],
    fixture: 'mtg/questions/d22'
  },
  {
    question: 'D23',
    answer: 'The one who acted.',
    standing: 'normative',
    rules: ['mtg-context:117.3c'],
    fixture: 'mtg/questions/d23'
  },
  {
    question: 'D24',
    answer: 'Yes: there is priority in the upkeep.',
    standing: 'normative',
    rules: ['mtg-context:503.1', 'mtg:603.2b'],
    fixture: 'mtg/questions/d24'
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
    question: 'D26',
    answer: 'It resolves for the rest.',
    standing: 'normative',
    rules: ['mtg-context:608.2b'],
    fixture: 'mtg/questions/d26'
  },
  {
    question: 'D27',
    answer: 'Only the moment of resolution matters.',
    standing: 'normative',
    rules: ['mtg-context:608.2b'],
    fixture: 'mtg/questions/d27'
  },
  {
    question: 'D28',
    answer: 'The player loses at the next check.',
    standing: 'normative',
    rules: ['mtg-context:704.5b', 'mtg-context:704.3'],
    fixture: 'mtg/questions/d28'
  },
  {
    question: 'D29',
    answer: 'Yes, drawing from an empty library may be chosen.',
    standing: 'normative',
    rules: ['mtg-context:608.2d'],
    fixture: 'mtg/questions/d29'
  },
  {
    question: 'D30',
    answer: 'The active player first.',
    standing: 'normative',
    rules: ['mtg-context:121.2c'],
    fixture: 'mtg/questions/d30'
  },
  {
    question: 'D31',
    answer: 'No: they end in the cleanup, before its triggers are placed.',
    standing: 'normative',
    rules: ['mtg-context:514.2', 'mtg-context:514.3a'],
    fixture: 'mtg/questions/d31'
  },
  {
    question: 'D32',
    answer: 'Each controller keeps one, the rest is put into the graveyard.',
    standing: 'normative',
    rules: ['mtg-context:704.5j'],
    fixture: 'mtg/questions/d32'
  },
  {
    question: 'D33',
    answer: 'A state-based action removes them in pairs.',
    standing: 'normative',
    rules: ['mtg-context:704.5q'],
    fixture: 'mtg/questions/d33'
  },
  {
    question: 'D34',
    answer: 'It is negative, and reckoned with so.',
    standing: 'normative',
    rules: ['mtg-context:107.1b'],
    fixture: 'mtg/questions/d34'
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
    question: 'D37',
    answer: 'No: a replacement effect acts before the event or not at all.',
    standing: 'interpretation',
    rules: ['mtg-context:614.1', 'mtg-context:614.6'],
    fixture: 'mtg/questions/d37'
  },
  {
    question: 'D38',
    answer: 'Right after the prevention; before or after the rest of the damage is not forced.',
    standing: 'undefined',
    rules: ['mtg-context:615.5'],
    fixture: 'mtg/questions/d38'
  },
  {
    question: 'D39',
    answer: 'It is not used up: it has prevented nothing.',
    standing: 'interpretation',
    rules: ['mtg-context:615.12', 'mtg-context:609.7b'],
    fixture: 'mtg/questions/d39'
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
    question: 'D41',
    answer: '1 from each.',
    standing: 'normative',
    rules: ['mtg-context:615.10'],
    fixture: 'mtg/questions/d41'
  },
  {
    question: 'D42',
    answer: 'All combat damage is dealt at the same time, and so is the damage of one effect to several.',
    standing: 'normative',
    rules: ['mtg-context:510.2', 'mtg-context:608.2f'],
    fixture: 'mtg/questions/d42'
  },
  {
    question: 'D43',
    answer: 'Yes, though it did not die.',
    standing: 'interpretation',
    rules: ['mtg-context:704.5g', 'mtg-context:614.6'],
    fixture: 'mtg/questions/d43'
  },
  {
    question: 'D44',
    answer: 'Only by a self-replacement effect.',
    standing: 'normative',
    rules: ['mtg-context:614.17'],
    fixture: 'mtg/questions/d44'
  },
  {
    question: 'D45',
    answer: 'Yes, to the end of the game, with or without its source.',
    standing: 'normative',
    rules: ['mtg-context:611.2a'],
    fixture: 'mtg/questions/d45'
  },
  {
    question: 'D46',
    answer: 'No: in their layer the newer effect comes after the older one.',
    standing: 'normative',
    rules: ['mtg-context:613.7'],
    fixture: 'mtg/questions/d46'
  },
  {
    question: 'D47',
    answer: 'By age: 2 and 3, doubled.',
    standing: 'normative',
    rules: ['mtg-context:701.10b', 'mtg-context:613.7'],
    fixture: 'mtg/questions/d47'
  },
  {
    question: 'D48',
    answer: 'The power with all effects: those on the rules come last.',
    standing: 'normative',
    rules: ['mtg-context:613.11', 'mtg-context:101.2'],
    fixture: 'mtg/questions/d48'
  },
  {
    question: 'D49',
    answer: 'Effects of different layers don’t wait for each other; which power is read no rule says.',
    standing: 'undefined',
    rules: ['mtg-context:613.1', 'mtg-context:613.8a'],
    fixture: 'mtg/questions/d49'
  },
  {
    question: 'D50',
    answer: '5: power is set after abilities.',
    standing: 'normative',
    rules: ['mtg-context:613.1', 'mtg-context:613.4'],
    fixture: 'mtg/questions/d50'
  },
  {
    question: 'D51',
    answer: 'The counter is older, and doubled with the rest: 6.',
    standing: 'normative',
    rules: ['mtg-context:613.4', 'mtg-context:613.7', 'mtg-context:701.10b'],
    fixture: 'mtg/questions/d51'
  },
  {
    question: 'D52',
    answer: 'In turn order: the active player’s effects are the older ones.',
    standing: 'normative',
    rules: ['mtg-context:613.7m', 'mtg-context:613.7a'],
    fixture: 'mtg/questions/d52'
  },
  {
    question: 'D53',
    answer: 'The one whose object came later, as before.',
    standing: 'normative',
    rules: ['mtg-context:613.7a'],
    fixture: 'mtg/questions/d53'
  },
  {
    question: 'D54',
    answer: 'No: those it affects are settled as it begins.',
    standing: 'normative',
    rules: ['mtg-context:611.2c'],
    fixture: 'mtg/questions/d54'
  },
  {
    question: 'D55',
    answer: 'Yes: the other changes what it applies to.',
    standing: 'normative',
    rules: ['mtg-context:613.8'],
    fixture: 'mtg/questions/d55'
  },
  {
    question: 'D56',
    answer: 'It waits: what a spell creates that says “when” is delayed, unless it looks back on what was done.',
    standing: 'interpretation',
    rules: ['mtg:603.7', 'mtg:603.8', 'mtg:603.12'],
    fixture: 'mtg/questions/d56'
  }
]
