/** Answers of Flesh and Blood to the questions on which the games differ. @module */
import type { Claim } from '../rulebook.js'

export const claims: readonly Claim[] = [
  {
    question: 'C01',
    answer: 'It waits until the resolution is over.',
    standing: 'normative',
    rules: ['fab:6.6.6'],
    fixture: 'fab/questions/c01'
  },
  {
    question: 'C02',
    answer: 'The ability resolves all the same.',
    standing: 'normative',
    rules: ['fab-context:1.7.1a'],
    fixture: 'fab/questions/c02'
  },
  {
    question: 'C03',
    answer: 'No effect reaches back to an event before it.',
    standing: 'normative',
    rules: ['fab:6.6.5a'],
    fixture: 'fab/questions/c03'
  },
  {
    question: 'C04',
    answer: 'Once per event, and whatever that becomes.',
    standing: 'normative',
    rules: ['fab:6.4.5'],
    fixture: 'fab/questions/c04'
  },
  {
    question: 'C05',
    answer: 'The replaced event triggers nothing, what takes its place may.',
    standing: 'normative',
    rules: ['fab:6.4.6', 'fab:6.6.5b'],
    fixture: 'fab/questions/c05'
  },
  {
    question: 'C06',
    answer: 'No damage is dealt, and nothing triggers.',
    standing: 'normative',
    rules: ['fab-context:1.9.1b'],
    fixture: 'fab/questions/c06'
  },
  {
    question: 'C07',
    answer: 'The prohibition prevails.',
    standing: 'normative',
    rules: ['fab-context:1.0.2'],
    fixture: 'fab/questions/c07'
  },
  {
    question: 'C08',
    answer: 'The game is drawn.',
    standing: 'normative',
    rules: ['fab-context:4.5.4a', 'fab-context:1.10.2a'],
    fixture: 'fab/questions/c08'
  },
  {
    question: 'C09',
    answer: 'No: it keeps its whole amount.',
    standing: 'normative',
    rules: ['fab:6.4.10h'],
    fixture: 'fab/questions/c09'
  },
  {
    question: 'C10',
    answer: 'It triggers once.',
    standing: 'normative',
    rules: ['fab-context:1.9.2a'],
    fixture: 'fab/questions/c10'
  },
  {
    question: 'C11',
    answer: 'The player whose turn it is.',
    standing: 'normative',
    rules: ['fab-context:5.3.7', 'fab-context:1.11.3'],
    fixture: 'fab/questions/c11'
  },
  {
    question: 'C12',
    answer: 'Nothing of it happens.',
    standing: 'normative',
    rules: ['fab-context:5.3.2a'],
    fixture: 'fab/questions/c12'
  },
  {
    question: 'C13',
    answer: 'It does not: the action is not legal, and nothing triggers.',
    standing: 'interpretation',
    rules: ['fab-context:5.1'],
    fixture: 'fab/questions/c13'
  },
  {
    question: 'C14',
    answer: 'It waits for the end phase of the next turn.',
    standing: 'normative',
    rules: ['fab:6.6.5a'],
    fixture: 'fab/questions/c14'
  },
  {
    question: 'D01',
    answer:
      'The turn-player selects who places their triggered-layers first; then it goes clockwise, and each player orders ' + 'their own.',
    standing: 'normative',
    rules: ['fab:6.6.6b', 'fab-context:1.10.2d'],
    fixture: 'fab/questions/d01'
  },
  {
    question: 'D02',
    answer: 'A trigger that answers a triggering is placed together with all the others, for no rule sets it apart.',
    standing: 'interpretation',
    rules: ['fab:6.6.6b', 'fab:6.6.6'],
    fixture: 'fab/questions/d02'
  },
  {
    question: 'D03',
    answer: 'A state has to become true anew before its effect triggers another time.',
    standing: 'normative',
    rules: ['fab:6.6.5c', 'fab:6.6.1b'],
    fixture: 'fab/questions/d03'
  },
  {
    question: 'D04',
    answer: 'Each change from false to true makes a layer of its own, whether or not an earlier one still waits.',
    standing: 'interpretation',
    rules: ['fab:6.6.5c', 'fab-context:5.3.2b'],
    fixture: 'fab/questions/d04'
  },
  {
    question: 'D05',
    answer: 'States are sampled when a player would get priority; what is true only in between is missed.',
    standing: 'interpretation',
    rules: ['fab-context:1.10.2d', 'fab:6.6.5c'],
    fixture: 'fab/questions/d05'
  },
  {
    question: 'D06',
    answer: 'The layer fails: its state condition is tested as it resolves.',
    standing: 'normative',
    rules: ['fab-context:5.3.2b'],
    fixture: 'fab/questions/d06'
  },
  {
    question: 'D07',
    answer: 'It triggers; the condition is tested once, as the effect is generated.',
    standing: 'interpretation',
    rules: ['fab:6.6.1c', 'fab-context:1.8.4', 'fab:6.1.3'],
    fixture: 'fab/questions/d07'
  },
  {
    question: 'D08',
    answer: 'A keyword stands for its text; it triggers, and the condition is tested as the effect is generated.',
    standing: 'interpretation',
    rules: ['fab:6.6.1c', 'fab:6.1.3'],
    fixture: 'fab/questions/d08'
  },
  {
    question: 'D09',
    answer: 'It triggers; "unless" is dealt with as the effect is generated.',
    standing: 'interpretation',
    rules: ['fab-context:1.8.4b', 'fab:6.6.1c'],
    fixture: 'fab/questions/d09'
  },
  {
    question: 'D10',
    answer: 'Yes: a triggering that was prevented counts for the limit.',
    standing: 'normative',
    rules: ['fab:6.6.5f', 'fab:6.6.5e'],
    fixture: 'fab/questions/d10'
  },
  {
    question: 'D11',
    answer: 'The one time is used up: the limit counts triggerings.',
    standing: 'interpretation',
    rules: ['fab:6.6.1a', 'fab:6.6.5e'],
    fixture: 'fab/questions/d11'
  },
  {
    question: 'D12',
    answer: 'Yes, each time, unless its text sets a limit.',
    standing: 'normative',
    rules: ['fab:6.6.1a', 'fab:6.6.3a'],
    fixture: 'fab/questions/d12'
  },
  {
    question: 'D13',
    answer: 'It is gone: without a stated duration it ends with the turn.',
    standing: 'interpretation',
    rules: ['fab:6.2.2a', 'fab:6.6.3a'],
    fixture: 'fab/questions/d13'
  },
  {
    question: 'D14',
    answer: 'Its layer ceases to exist and is never on the stack.',
    standing: 'normative',
    rules: ['fab:6.6.6a'],
    fixture: 'fab/questions/d14'
  },
  {
    question: 'D15',
    answer: 'Yes: modes come before targets, and the layer then ceases.',
    standing: 'interpretation',
    rules: ['fab:6.6.6a', 'fab-context:1.7.5'],
    fixture: 'fab/questions/d15'
  },
  {
    question: 'D16',
    answer: 'Yes: a targeted effect that is optional may be given no target.',
    standing: 'interpretation',
    rules: ['fab-context:1.8.5e'],
    fixture: 'fab/questions/d16'
  },
  {
    question: 'D17',
    answer: 'That of whoever controlled the source when it triggered.',
    standing: 'normative',
    rules: ['fab-context:1.7.1b'],
    fixture: 'fab/questions/d17'
  },
  {
    question: 'D18',
    answer: 'Yes: its types, among others.',
    standing: 'normative',
    rules: ['fab-context:2.6.4'],
    fixture: 'fab/questions/d18'
  },
  {
    question: 'D19',
    answer: 'If its owner wants it to.',
    standing: 'normative',
    rules: ['fab-context:5.4.7b', 'fab-context:1.7.4'],
    fixture: 'fab/questions/d19'
  },
  {
    question: 'D20',
    answer:
      'The parts of a sweep occur one by one in an order that a player chooses, so a watcher sees what goes before it and ' +
      'itself, and nothing later.',
    standing: 'interpretation',
    rules: ['fab-context:1.9.2', 'fab-context:1.8.6d', 'fab-context:5.4.6a', 'fab:6.6.5a'],
    fixture: 'fab/questions/d20'
  },
  {
    question: 'D21',
    answer: 'Yes, like any other.',
    standing: 'interpretation',
    rules: ['fab:6.6.6', 'fab:6.6.5'],
    fixture: 'fab/questions/d21'
  },
  {
    question: 'D22',
    answer: 'No: an event that was replaced has not occurred.',
    standing: 'interpretation',
    rules: ['fab:6.4.6', 'fab:6.6.2'],
    fixture: 'fab/questions/d22'
  },
  {
    question: 'D23',
    answer: 'The one who acted.',
    standing: 'normative',
    rules: ['fab-context:1.11.5'],
    fixture: 'fab/questions/d23'
  },
  {
    question: 'D24',
    answer: 'No: there is no priority in the Start Phase.',
    standing: 'normative',
    rules: ['fab-context:4.2'],
    fixture: 'fab/questions/d24'
  },
  {
    question: 'D25',
    answer: 'The list of checks is gone through once before triggered-layers are placed and is not repeated until nothing changes.',
    standing: 'interpretation',
    rules: ['fab-context:1.10.2', 'fab:6.6.6'],
    fixture: 'fab/questions/d25'
  },
  {
    question: 'D26',
    answer: 'It resolves for the rest.',
    standing: 'normative',
    rules: ['fab-context:5.3.2a'],
    fixture: 'fab/questions/d26'
  },
  {
    question: 'D27',
    answer: 'Only the moment of resolution matters.',
    standing: 'normative',
    rules: ['fab-context:5.3.2a'],
    fixture: 'fab/questions/d27'
  },
  {
    question: 'D28',
    answer: 'Nothing: the draw fails.',
    standing: 'normative',
    rules: ['fab-context:8.5.6b', 'fab-context:4.5.3'],
    fixture: 'fab/questions/d28'
  },
  {
    question: 'D29',
    answer: 'No: an option that cannot succeed may not be chosen.',
    standing: 'normative',
    rules: ['fab-context:1.8.3b'],
    fixture: 'fab/questions/d29'
  },
  {
    question: 'D30',
    answer: 'Clockwise from the controller of the effect.',
    standing: 'normative',
    rules: ['fab-context:1.9.2c'],
    fixture: 'fab/questions/d30'
  },
  {
    question: 'D31',
    answer: 'Yes: they end after the whole procedure.',
    standing: 'normative',
    rules: ['fab-context:4.4.3', 'fab-context:4.4.4'],
    fixture: 'fab/questions/d31'
  },
  {
    question: 'D32',
    answer: 'No rule looks at it.',
    standing: 'interpretation',
    rules: ['fab-context:1.10.2'],
    fixture: 'fab/questions/d32'
  },
  {
    question: 'D33',
    answer: 'They stay side by side.',
    standing: 'normative',
    rules: ['fab-context:1.15.4'],
    fixture: 'fab/questions/d33'
  },
  {
    question: 'D34',
    answer: 'It is 0: numeric properties are never less.',
    standing: 'normative',
    rules: ['fab-context:2.0.3c'],
    fixture: 'fab/questions/d34'
  },
  {
    question: 'D35',
    answer:
      'The turn-player selects who begins, and then the controllers of the effects, not the affected player, order what ' + 'they control.',
    standing: 'normative',
    rules: ['fab:6.5.1', 'fab:6.5.2', 'fab:6.5.2a'],
    fixture: 'fab/questions/d35'
  },
  {
    question: 'D36',
    answer:
      'Self- and identity-replacement come first, then standard-replacement, then prevention, then the event, then ' +
      'outcome-replacement.',
    standing: 'normative',
    rules: ['fab:6.5.3', 'fab:6.5.4', 'fab:6.5.5', 'fab:6.5.6', 'fab:6.5.7'],
    fixture: 'fab/questions/d36'
  },
  {
    question: 'D37',
    answer: 'Yes: outcome-replacement effects have a class of their own, after the event.',
    standing: 'normative',
    rules: ['fab:6.4.11', 'fab:6.5.7'],
    fixture: 'fab/questions/d37'
  },
  {
    question: 'D38',
    answer: 'Before it, as a sub-event.',
    standing: 'normative',
    rules: ['fab:6.4.1a'],
    fixture: 'fab/questions/d38'
  },
  {
    question: 'D39',
    answer: 'Whether it is used up is not said.',
    standing: 'undefined',
    rules: ['fab:6.4.10h', 'fab:6.4.10i'],
    fixture: 'fab/questions/d39'
  },
  {
    question: 'D40',
    answer: 'Whoever controls the prevention effect says, point by point, which damage it prevents.',
    standing: 'normative',
    rules: ['fab:6.4.10f'],
    fixture: 'fab/questions/d40'
  },
  {
    question: 'D41',
    answer: '1 in all of one event, as its controller declares.',
    standing: 'interpretation',
    rules: ['fab:6.4.10f', 'fab:6.4.10b'],
    fixture: 'fab/questions/d41'
  },
  {
    question: 'D42',
    answer:
      'An attack with several targets deals its damage in separate events, clockwise, and we carry this over to other ' +
      'effects that damage several.',
    standing: 'interpretation',
    rules: ['fab-context:7.5.2c', 'fab-context:1.9.2'],
    fixture: 'fab/questions/d42'
  },
  {
    question: 'D43',
    answer: 'Yes: a partial change leaves the event standing.',
    standing: 'interpretation',
    rules: ['fab-context:1.9.3c'],
    fixture: 'fab/questions/d43'
  },
  {
    question: 'D44',
    answer: 'Nothing is said of it; a restriction prevails.',
    standing: 'undefined',
    rules: ['fab-context:1.0.2'],
    fixture: 'fab/questions/d44'
  },
  {
    question: 'D45',
    answer: 'No: it ends with the turn.',
    standing: 'normative',
    rules: ['fab:6.2.2a'],
    fixture: 'fab/questions/d45'
  },
  {
    question: 'D46',
    answer: 'Yes: what removes abilities does not remove those that other effects have added.',
    standing: 'normative',
    rules: ['fab:6.3.6'],
    fixture: 'fab/questions/d46'
  },
  {
    question: 'D47',
    answer: 'Multiplied before added, whatever the age: 2 doubled, and 3.',
    standing: 'normative',
    rules: ['fab:6.3.3'],
    fixture: 'fab/questions/d47'
  },
  {
    question: 'D48',
    answer: 'Rules first; which power one of them reads is not said.',
    standing: 'undefined',
    rules: ['fab:6.3.1', 'fab:6.2.3c'],
    fixture: 'fab/questions/d48'
  },
  {
    question: 'D49',
    answer: 'Yes: it is moved to the stage on which it depends.',
    standing: 'normative',
    rules: ['fab:6.3.2a', 'fab:6.3.3'],
    fixture: 'fab/questions/d49'
  },
  {
    question: 'D50',
    answer: '5: base numbers come after abilities.',
    standing: 'normative',
    rules: ['fab:6.3.2', 'fab:6.3.5a'],
    fixture: 'fab/questions/d50'
  },
  {
    question: 'D51',
    answer: 'The counter adds, which comes after the doubling: 5.',
    standing: 'normative',
    rules: ['fab:6.3.3'],
    fixture: 'fab/questions/d51'
  },
  {
    question: 'D52',
    answer: 'The turn-player, whosever they are.',
    standing: 'normative',
    rules: ['fab:6.3.4', 'fab:6.3.4b', 'fab:6.3.4a'],
    fixture: 'fab/questions/d52'
  },
  {
    question: 'D53',
    answer: 'The one that came back: it is generated anew.',
    standing: 'normative',
    rules: ['fab:6.3.4a', 'fab:6.2.3d', 'fab:6.3.4'],
    fixture: 'fab/questions/d53'
  },
  {
    question: 'D54',
    answer: 'Of the next object it is said, of all of a kind it is not.',
    standing: 'undefined',
    rules: ['fab:6.2.2c', 'fab:6.2.4'],
    fixture: 'fab/questions/d54'
  },
  {
    question: 'D55',
    answer: 'No: an effect depends only on higher stages. (A later text counts its own stage as well.)',
    standing: 'interpretation',
    rules: ['fab:6.3.2a', 'fab:6.3.3a'],
    fixture: 'fab/questions/d55'
  },
  {
    question: 'D56',
    answer: 'It looks at the state as it is generated, and never again.',
    standing: 'normative',
    rules: ['fab:6.6.2a', 'fab:6.6.2'],
    fixture: 'fab/questions/d56'
  }
]
