/** Answers of the older edition of Magic to the questions. @module */
import type { Claim } from '../rulebook.js'

export const claims: readonly Claim[] = [
  {
    question: 'C01',
    answer: 'It waits until the resolution is over.',
    standing: 'normative',
    rules: ['mtg-2010:trigger.3'],
    fixture: 'mtg-2010/questions/c01'
  },
  {
    question: 'C02',
    answer: 'The ability resolves all the same.',
    standing: 'interpretation',
    rules: ['mtg-2010:trigger.3'],
    fixture: 'mtg-2010/questions/c02'
  },
  {
    question: 'C03',
    answer: 'No effect reaches back to an event before it.',
    standing: 'normative',
    rules: ['mtg-2010:trigger.12'],
    fixture: 'mtg-2010/questions/c03'
  },
  {
    question: 'C04',
    answer: 'Once per event, and whatever that becomes.',
    standing: 'interpretation',
    rules: ['mtg-context:614.5'],
    fixture: 'mtg-2010/questions/c04'
  },
  {
    question: 'C05',
    answer: 'The replaced event triggers nothing, what takes its place may.',
    standing: 'normative',
    rules: ['mtg-2010:trigger.2', 'mtg-context:614.6'],
    fixture: 'mtg-2010/questions/c05'
  },
  {
    question: 'C06',
    answer: 'No damage is dealt, and nothing triggers.',
    standing: 'interpretation',
    rules: ['mtg-context:120.8'],
    fixture: 'mtg-2010/questions/c06'
  },
  {
    question: 'C07',
    answer: 'The prohibition prevails.',
    standing: 'interpretation',
    rules: ['mtg-context:101.2'],
    fixture: 'mtg-2010/questions/c07'
  },
  {
    question: 'C08',
    answer: 'The game is drawn.',
    standing: 'interpretation',
    rules: ['mtg-context:104.4a', 'mtg-2010:sba.0'],
    fixture: 'mtg-2010/questions/c08'
  },
  {
    question: 'C09',
    answer: 'No: it keeps its whole amount.',
    standing: 'interpretation',
    rules: ['mtg-context:615.12'],
    fixture: 'mtg-2010/questions/c09'
  },
  {
    question: 'C10',
    answer: 'It triggers once.',
    standing: 'normative',
    rules: ['mtg-2010:trigger.2'],
    fixture: 'mtg-2010/questions/c10'
  },
  {
    question: 'C11',
    answer: 'The player whose turn it is.',
    standing: 'interpretation',
    rules: ['mtg-context:117.3b'],
    fixture: 'mtg-2010/questions/c11'
  },
  {
    question: 'C12',
    answer: 'Nothing of it happens.',
    standing: 'interpretation',
    rules: ['mtg-context:608.2b'],
    fixture: 'mtg-2010/questions/c12'
  },
  {
    question: 'C13',
    answer: 'It does not: the action is not legal, and nothing triggers.',
    standing: 'interpretation',
    rules: ['mtg-context:601.2c'],
    fixture: 'mtg-2010/questions/c13'
  },
  {
    question: 'C14',
    answer: 'It waits for the end phase of the next turn.',
    standing: 'normative',
    rules: ['mtg-2010:trigger.12'],
    fixture: 'mtg-2010/questions/c14'
  },
  {
    question: 'D01',
    answer:
      'The active player places theirs first, then the others in turn order; nobody selects who begins, and each player orders their own.',
    standing: 'normative',
    rules: ['mtg-2010:trigger.3', 'mtg-context:101.4', 'mtg-2010:sba.1'],
    fixture: 'mtg-2010/questions/d01'
  },
  {
    question: 'D02',
    answer: 'All triggers that wait are placed in one round of turn order, those that answer a triggering included.',
    standing: 'normative',
    rules: ['mtg-2010:trigger.3'],
    fixture: 'mtg-2010/questions/d02'
  },
  {
    question: 'D03',
    answer: 'A state trigger triggers again as soon as it has left the stack, if the state still matches.',
    standing: 'normative',
    rules: ['mtg-2010:trigger.13'],
    fixture: 'mtg-2010/questions/d03'
  },
  {
    question: 'D04',
    answer: 'Not again until the ability has resolved or otherwise left the stack.',
    standing: 'normative',
    rules: ['mtg-2010:trigger.13'],
    fixture: 'mtg-2010/questions/d04'
  },
  {
    question: 'D05',
    answer: 'It triggers the moment the state matches, during a resolution as well.',
    standing: 'normative',
    rules: ['mtg-2010:trigger.13'],
    fixture: 'mtg-2010/questions/d05'
  },
  {
    question: 'D06',
    answer: 'It resolves; only a condition after the trigger condition is tested again.',
    standing: 'interpretation',
    rules: ['mtg-2010:trigger.13', 'mtg-2010:trigger.5'],
    fixture: 'mtg-2010/questions/d06'
  },
  {
    question: 'D07',
    answer: 'It does not trigger: the condition has to hold as the event occurs, and again on resolution.',
    standing: 'normative',
    rules: ['mtg-2010:trigger.5'],
    fixture: 'mtg-2010/questions/d07'
  },
  {
    question: 'D08',
    answer: 'A keyword stands for its text; the condition has to hold at the event.',
    standing: 'interpretation',
    rules: ['mtg-2010:trigger.5'],
    fixture: 'mtg-2010/questions/d08'
  },
  {
    question: 'D09',
    answer: 'It triggers; "unless" is dealt with on resolution.',
    standing: 'interpretation',
    rules: ['mtg-2010:trigger.6'],
    fixture: 'mtg-2010/questions/d09'
  },
  {
    question: 'D10',
    answer: 'No: what is kept from triggering has not triggered.',
    standing: 'interpretation',
    rules: ['mtg-2010:trigger.1'],
    fixture: 'mtg-2010/questions/d10'
  },
  {
    question: 'D11',
    answer: 'The text does not speak of actions that are taken once.',
    standing: 'undefined',
    rules: ['mtg-2010:trigger.2', 'mtg-2010:trigger.6'],
    fixture: 'mtg-2010/questions/d11'
  },
  {
    question: 'D12',
    answer: 'Yes: only without a stated duration is it limited to the next time.',
    standing: 'normative',
    rules: ['mtg-2010:trigger.12'],
    fixture: 'mtg-2010/questions/d12'
  },
  {
    question: 'D13',
    answer: 'It triggers, once: the next time its event occurs.',
    standing: 'normative',
    rules: ['mtg-2010:trigger.12'],
    fixture: 'mtg-2010/questions/d13'
  },
  {
    question: 'D14',
    answer: 'It is removed at once.',
    standing: 'normative',
    rules: ['mtg-2010:trigger.4'],
    fixture: 'mtg-2010/questions/d14'
  },
  {
    question: 'D15',
    answer: 'No: a mode that would be illegal cannot be chosen.',
    standing: 'normative',
    rules: ['mtg-2010:trigger.4', 'mtg-context:700.2b'],
    fixture: 'mtg-2010/questions/d15'
  },
  {
    question: 'D16',
    answer: 'No: the target is chosen at once, "may" is dealt with on resolution.',
    standing: 'normative',
    rules: ['mtg-2010:trigger.4', 'mtg-2010:trigger.6'],
    fixture: 'mtg-2010/questions/d16'
  },
  {
    question: 'D17',
    answer: 'That of whoever controlled the source when it triggered.',
    standing: 'normative',
    rules: ['mtg-2010:trigger.3'],
    fixture: 'mtg-2010/questions/d17'
  },
  {
    question: 'D18',
    answer: 'No: it has its text and no other characteristics.',
    standing: 'normative',
    rules: ['mtg-2010:trigger.3', 'mtg-context:405.4'],
    fixture: 'mtg-2010/questions/d18'
  },
  {
    question: 'D19',
    answer: 'The text does not speak of hidden sources.',
    standing: 'undefined',
    rules: ['mtg-2010:trigger.1'],
    fixture: 'mtg-2010/questions/d19'
  },
  {
    question: 'D20',
    answer:
      'A sweep is a single event that such triggers look back on, so a watcher swept away with the others sees every one of them leave.',
    standing: 'interpretation',
    rules: ['mtg-2010:trigger.10', 'mtg-2010:trigger.2'],
    fixture: 'mtg-2010/questions/d20'
  },
  {
    question: 'D21',
    answer: 'No: it resolves at once, by a section that is known from a newer edition.',
    standing: 'interpretation',
    rules: ['mtg-context:605.4a'],
    fixture: 'mtg-2010/questions/d21'
  },
  {
    question: 'D22',
    answer: 'The text does not have reflexive triggers.',
    standing: 'undefined',
    rules: ['mtg-2010:trigger.2', 'mtg-context:614.6'],
    fixture: 'mtg-2010/questions/d22'
  },
  {
    question: 'D23',
    answer: 'The one who acted.',
    standing: 'interpretation',
    rules: ['mtg-context:117.3c'],
    fixture: 'mtg-2010/questions/d23'
  },
  {
    question: 'D24',
    answer: 'Yes: there is priority in the upkeep.',
    standing: 'interpretation',
    rules: ['mtg-context:503.1', 'mtg-2010:trigger.2'],
    fixture: 'mtg-2010/questions/d24'
  },
  {
    question: 'D25',
    answer:
      'State-based actions repeat until none is left to perform; only then are triggers placed, and the whole begins again until all is quiet.',
    standing: 'interpretation',
    rules: ['mtg-2010:trigger.3', 'mtg-2010:sba.0', 'mtg-2010:sba.7', 'mtg-2010:trigger.10'],
    fixture: 'mtg-2010/questions/d25'
  },
  {
    question: 'D26',
    answer: 'It resolves for the rest.',
    standing: 'interpretation',
    rules: ['mtg-context:608.2b'],
    fixture: 'mtg-2010/questions/d26'
  },
  {
    question: 'D27',
    answer: 'Only the moment of resolution matters.',
    standing: 'interpretation',
    rules: ['mtg-context:608.2b'],
    fixture: 'mtg-2010/questions/d27'
  },
  {
    question: 'D28',
    answer: 'The player loses at the next check.',
    standing: 'normative',
    rules: ['mtg-2010:sba.2', 'mtg-2010:sba.0'],
    fixture: 'mtg-2010/questions/d28'
  },
  {
    question: 'D29',
    answer: 'Yes, drawing from an empty library may be chosen.',
    standing: 'interpretation',
    rules: ['mtg-context:608.2d'],
    fixture: 'mtg-2010/questions/d29'
  },
  {
    question: 'D30',
    answer: 'The active player first.',
    standing: 'interpretation',
    rules: ['mtg-context:121.2c'],
    fixture: 'mtg-2010/questions/d30'
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
    question: 'D33',
    answer: 'A state-based action removes them in pairs.',
    standing: 'normative',
    rules: ['mtg-2010:sba.16'],
    fixture: 'mtg-2010/questions/d33'
  },
  {
    question: 'D34',
    answer: 'It is negative, and reckoned with so.',
    standing: 'interpretation',
    rules: ['mtg-context:107.1b'],
    fixture: 'mtg-2010/questions/d34'
  },
  {
    question: 'D35',
    answer: 'The affected player, or the controller of the affected object, picks one applicable effect at a time.',
    standing: 'interpretation',
    rules: ['mtg-context:616.1', 'mtg-context:614.5', 'mtg-2010:trigger.2'],
    fixture: 'mtg-2010/questions/d35'
  },
  {
    question: 'D36',
    answer:
      'Self-replacement precedes changes of control, those precede copying, and everything else, prevention included, is in one class.',
    standing: 'interpretation',
    rules: ['mtg-context:616.1', 'mtg-context:614.7', 'mtg-2010:trigger.2'],
    fixture: 'mtg-2010/questions/d36'
  },
  {
    question: 'D37',
    answer: 'No, by a section that is known from a newer edition.',
    standing: 'interpretation',
    rules: ['mtg-context:614.1', 'mtg-context:614.6'],
    fixture: 'mtg-2010/questions/d37'
  },
  {
    question: 'D38',
    answer: 'Right after the prevention; before or after the rest of the damage is not forced.',
    standing: 'undefined',
    rules: ['mtg-context:615.5'],
    fixture: 'mtg-2010/questions/d38'
  },
  {
    question: 'D39',
    answer: 'It is not used up: it has prevented nothing.',
    standing: 'interpretation',
    rules: ['mtg-context:615.12', 'mtg-context:609.7b'],
    fixture: 'mtg-2010/questions/d39'
  },
  {
    question: 'D40',
    answer:
      'The affected player, or the controller of the affected permanent, says which damage a shield prevents; it is said of several sources, and we carry it over to several recipients.',
    standing: 'interpretation',
    rules: ['mtg-context:615.7', 'mtg-context:616.1'],
    fixture: 'mtg-2010/questions/d40'
  },
  {
    question: 'D41',
    answer: '1 from each.',
    standing: 'interpretation',
    rules: ['mtg-context:615.10'],
    fixture: 'mtg-2010/questions/d41'
  },
  {
    question: 'D42',
    answer: 'All combat damage is dealt at the same time, and so is the damage of one effect to several.',
    standing: 'interpretation',
    rules: ['mtg-context:608.2f', 'mtg-context:510.2', 'mtg-context:614.4'],
    fixture: 'mtg-2010/questions/d42'
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
  },
  {
    question: 'D45',
    answer: 'Yes, to the end of the game, with or without its source.',
    standing: 'interpretation',
    rules: ['mtg-context:611.2a'],
    fixture: 'mtg-2010/questions/d45'
  },
  {
    question: 'D46',
    answer: 'No: in their layer the newer effect comes after the older one.',
    standing: 'interpretation',
    rules: ['mtg-context:613.7'],
    fixture: 'mtg-2010/questions/d46'
  },
  {
    question: 'D47',
    answer: 'By age: 2 and 3, doubled.',
    standing: 'interpretation',
    rules: ['mtg-context:701.10b', 'mtg-context:613.7'],
    fixture: 'mtg-2010/questions/d47'
  },
  {
    question: 'D48',
    answer: 'The power with all effects: those on the rules come last.',
    standing: 'interpretation',
    rules: ['mtg-context:613.11', 'mtg-context:101.2'],
    fixture: 'mtg-2010/questions/d48'
  },
  {
    question: 'D49',
    answer: 'Effects of different layers don’t wait for each other; which power is read no rule says.',
    standing: 'undefined',
    rules: ['mtg-context:613.1', 'mtg-context:613.8a'],
    fixture: 'mtg-2010/questions/d49'
  },
  {
    question: 'D50',
    answer: '5: power is set after abilities.',
    standing: 'interpretation',
    rules: ['mtg-context:613.1', 'mtg-context:613.4'],
    fixture: 'mtg-2010/questions/d50'
  },
  {
    question: 'D51',
    answer: 'The counter is older, and doubled with the rest: 6.',
    standing: 'interpretation',
    rules: ['mtg-context:613.4', 'mtg-context:613.7', 'mtg-context:701.10b'],
    fixture: 'mtg-2010/questions/d51'
  },
  {
    question: 'D52',
    answer: 'In turn order: the active player’s effects are the older ones.',
    standing: 'interpretation',
    rules: ['mtg-context:613.7m', 'mtg-context:613.7a'],
    fixture: 'mtg-2010/questions/d52'
  },
  {
    question: 'D53',
    answer: 'The one whose object came later, as before.',
    standing: 'interpretation',
    rules: ['mtg-context:613.7a'],
    fixture: 'mtg-2010/questions/d53'
  },
  {
    question: 'D54',
    answer: 'No: those it affects are settled as it begins.',
    standing: 'interpretation',
    rules: ['mtg-context:611.2c'],
    fixture: 'mtg-2010/questions/d54'
  },
  {
    question: 'D55',
    answer: 'Yes: the other changes what it applies to.',
    standing: 'interpretation',
    rules: ['mtg-context:613.8'],
    fixture: 'mtg-2010/questions/d55'
  },
  {
    question: 'D56',
    answer: 'It waits: what a spell creates to do something later is delayed.',
    standing: 'interpretation',
    rules: ['mtg-2010:trigger.12', 'mtg-2010:trigger.13'],
    fixture: 'mtg-2010/questions/d56'
  }
]
