/** Answers of the older edition of Grand Archive to the questions. @module */
import type { Claim } from '../rulebook.js'

export const claims: readonly Claim[] = [
  {
    question: 'C01',
    answer: 'It waits until the resolution is over.',
    standing: 'normative',
    rules: ['ga-older:11'],
    fixture: 'ga-older/questions/c01'
  },
  {
    question: 'C02',
    answer: 'The ability resolves all the same.',
    standing: 'interpretation',
    rules: ['ga-older:4'],
    fixture: 'ga-older/questions/c02'
  },
  {
    question: 'C03',
    answer: 'No effect reaches back to an event before it.',
    standing: 'interpretation',
    rules: ['ga-older:7'],
    fixture: 'ga-older/questions/c03'
  },
  {
    question: 'C04',
    answer: 'Once per event, and whatever that becomes.',
    standing: 'interpretation',
    rules: ['ga-context:RE.3.1'],
    fixture: 'ga-older/questions/c04'
  },
  {
    question: 'C05',
    answer: 'The replaced event triggers nothing, what takes its place may.',
    standing: 'interpretation',
    rules: ['ga-context:RE.1'],
    fixture: 'ga-older/questions/c05'
  },
  {
    question: 'C06',
    answer: 'No damage is dealt, and nothing triggers.',
    standing: 'interpretation',
    rules: ['ga-context:DM.9'],
    fixture: 'ga-older/questions/c06'
  },
  {
    question: 'C07',
    answer: 'The prohibition prevails.',
    standing: 'interpretation',
    rules: ['ga-context:GE.5'],
    fixture: 'ga-older/questions/c07'
  },
  {
    question: 'C08',
    answer: 'The game is drawn.',
    standing: 'interpretation',
    rules: ['ga-context:SBC-T.1'],
    fixture: 'ga-older/questions/c08'
  },
  {
    question: 'C09',
    answer: 'No: it keeps its whole amount.',
    standing: 'interpretation',
    rules: ['ga-context:DP.7', 'ga-context:DP.5.1'],
    fixture: 'ga-older/questions/c09'
  },
  {
    question: 'C10',
    answer: 'It triggers once.',
    standing: 'interpretation',
    rules: ['ga-context:GE.8'],
    fixture: 'ga-older/questions/c10'
  },
  {
    question: 'C11',
    answer: 'The player whose turn it is.',
    standing: 'interpretation',
    rules: ['ga-context:TP.8'],
    fixture: 'ga-older/questions/c11'
  },
  {
    question: 'C12',
    answer: 'Nothing of it happens.',
    standing: 'interpretation',
    rules: ['ga-older:4', 'ga-context:RS-C.1'],
    fixture: 'ga-older/questions/c12'
  },
  {
    question: 'C13',
    answer: 'It does not: the action is not legal, and nothing triggers.',
    standing: 'interpretation',
    rules: ['ga-context:CA'],
    fixture: 'ga-older/questions/c13'
  },
  {
    question: 'C14',
    answer: 'It waits for the end phase of the next turn.',
    standing: 'interpretation',
    rules: ['ga-context:EP.1.1'],
    fixture: 'ga-older/questions/c14'
  },
  {
    question: 'D01',
    answer:
      'The turn player stacks theirs first, then the others in turn order; nobody selects who begins, and each player orders their own.',
    standing: 'normative',
    rules: ['ga-older:10', 'ga-context:SBC-T.1'],
    fixture: 'ga-older/questions/d01'
  },
  {
    question: 'D02',
    answer:
      'All triggers that wait are stacked together, those that answer a triggering included, for one stacking is described and no other.',
    standing: 'interpretation',
    rules: ['ga-older:10', 'ga-context:SBC-T.1'],
    fixture: 'ga-older/questions/d02'
  },
  {
    question: 'D03',
    answer: 'Nothing is said of a condition that stays true.',
    standing: 'undefined',
    rules: ['ga-older:1'],
    fixture: 'ga-older/questions/d03'
  },
  {
    question: 'D04',
    answer: 'Nothing is said of a condition that is met again while its ability waits.',
    standing: 'undefined',
    rules: ['ga-older:1'],
    fixture: 'ga-older/questions/d04'
  },
  {
    question: 'D05',
    answer: 'There is no check between instructions, so it is missed.',
    standing: 'interpretation',
    rules: ['ga-older:1', 'ga-context:RS.2'],
    fixture: 'ga-older/questions/d05'
  },
  {
    question: 'D06',
    answer: 'It resolves; only a written condition after the trigger is looked at again.',
    standing: 'interpretation',
    rules: ['ga-older:3'],
    fixture: 'ga-older/questions/d06'
  },
  {
    question: 'D07',
    answer: 'It does not trigger: the condition has to hold beside the event, and again on resolution.',
    standing: 'normative',
    rules: ['ga-older:3'],
    fixture: 'ga-older/questions/d07'
  },
  {
    question: 'D08',
    answer: 'It triggers whatever condition its effect goes on to state.',
    standing: 'normative',
    rules: ['ga-older:2'],
    fixture: 'ga-older/questions/d08'
  },
  {
    question: 'D09',
    answer: '"Unless" is a condition of the trigger and has to be satisfied at the event.',
    standing: 'normative',
    rules: ['ga-older:3'],
    fixture: 'ga-older/questions/d09'
  },
  {
    question: 'D10',
    answer: 'No text on trigger limits exists.',
    standing: 'undefined',
    rules: ['ga-older:1'],
    fixture: 'ga-older/questions/d10'
  },
  {
    question: 'D11',
    answer: 'No text on limits exists.',
    standing: 'undefined',
    rules: ['ga-older:1'],
    fixture: 'ga-older/questions/d11'
  },
  {
    question: 'D12',
    answer: 'No: a delayed trigger happens a single time.',
    standing: 'normative',
    rules: ['ga-older:8'],
    fixture: 'ga-older/questions/d12'
  },
  {
    question: 'D13',
    answer: 'How long it waits is not said.',
    standing: 'undefined',
    rules: ['ga-older:8'],
    fixture: 'ga-older/questions/d13'
  },
  {
    question: 'D14',
    answer: 'Targets are not spoken of.',
    standing: 'undefined',
    rules: ['ga-older:5'],
    fixture: 'ga-older/questions/d14'
  },
  {
    question: 'D15',
    answer: 'No, as we read "legal modes".',
    standing: 'interpretation',
    rules: ['ga-older:5'],
    fixture: 'ga-older/questions/d15'
  },
  {
    question: 'D16',
    answer: 'Targets are not spoken of.',
    standing: 'undefined',
    rules: ['ga-older:5'],
    fixture: 'ga-older/questions/d16'
  },
  {
    question: 'D17',
    answer: 'That of whoever controls the source as it is placed, as we read the glossary.',
    standing: 'interpretation',
    rules: ['ga-older:1'],
    fixture: 'ga-older/questions/d17'
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
    question: 'D20',
    answer: 'Nothing says whether a sweep is one event or what an object leaving in it sees; only last known information is provided for.',
    standing: 'undefined',
    rules: ['ga-older:1', 'ga-older:10', 'ga-context:GE.8'],
    fixture: 'ga-older/questions/d20'
  },
  {
    question: 'D21',
    answer: 'Yes, like any other.',
    standing: 'interpretation',
    rules: ['ga-older:1', 'ga-older:10'],
    fixture: 'ga-older/questions/d21'
  },
  {
    question: 'D22',
    answer: 'Yes: the action counts as performed, only its outcome is another.',
    standing: 'interpretation',
    rules: ['ga-older:11', 'ga-context:RS.10'],
    fixture: 'ga-older/questions/d22'
  },
  {
    question: 'D23',
    answer: 'The pages contradict each other.',
    standing: 'undefined',
    rules: ['ga-context:TP.8.1', 'ga-context:AA.2'],
    fixture: 'ga-older/questions/d23'
  },
  {
    question: 'D24',
    answer: 'Yes: there is Opportunity in the Recollection Phase.',
    standing: 'interpretation',
    rules: ['ga-context:TP.8', 'ga-older:10'],
    fixture: 'ga-older/questions/d24'
  },
  {
    question: 'D25',
    answer: 'Checks go on as long as one of them changes the game, before anyone has Opportunity.',
    standing: 'interpretation',
    rules: ['ga-older:1', 'ga-older:10', 'ga-context:SBC.1', 'ga-context:SBC-T.2'],
    fixture: 'ga-older/questions/d25'
  },
  {
    question: 'D26',
    answer: 'Two sentences contradict each other.',
    standing: 'undefined',
    rules: ['ga-context:SBC.2.1'],
    fixture: 'ga-older/questions/d26'
  },
  {
    question: 'D27',
    answer: 'What matters is whether it is legal as the ability resolves, as we read the page before targets came into it.',
    standing: 'interpretation',
    rules: ['ga-older:4', 'ga-context:RS-C.1'],
    fixture: 'ga-older/questions/d27'
  },
  {
    question: 'D28',
    answer: 'The player loses at once.',
    standing: 'interpretation',
    rules: ['ga-context:DR.6'],
    fixture: 'ga-older/questions/d28'
  },
  {
    question: 'D29',
    answer: 'Yes, as we read it: the choice is free.',
    standing: 'interpretation',
    rules: ['ga-context:RS.6'],
    fixture: 'ga-older/questions/d29'
  },
  {
    question: 'D30',
    answer: 'The turn player first, as for choices.',
    standing: 'interpretation',
    rules: ['ga-context:SS.1'],
    fixture: 'ga-older/questions/d30'
  },
  {
    question: 'D31',
    answer: 'No: they end in the clean-up, before its triggers are placed.',
    standing: 'interpretation',
    rules: ['ga-context:EP.3', 'ga-context:EP.4'],
    fixture: 'ga-older/questions/d31'
  },
  {
    question: 'D32',
    answer: 'Each controller keeps one and sacrifices the rest.',
    standing: 'interpretation',
    rules: ['ga-context:SBC-T.4'],
    fixture: 'ga-older/questions/d32'
  },
  {
    question: 'D33',
    answer: 'They cancel as they are put on.',
    standing: 'interpretation',
    rules: ['ga-context:CT'],
    fixture: 'ga-older/questions/d33'
  },
  {
    question: 'D34',
    answer: 'It is negative, as we read "0 or less".',
    standing: 'interpretation',
    rules: ['ga-context:DM.6'],
    fixture: 'ga-older/questions/d34'
  },
  {
    question: 'D35',
    answer:
      'The player on the affected side puts the effects in order, one step at a time; outright this is stated for combat damage only.',
    standing: 'interpretation',
    rules: ['ga-context:RE.2', 'ga-context:RE.3.1', 'ga-context:DS.3.6'],
    fixture: 'ga-older/questions/d35'
  },
  {
    question: 'D36',
    answer: 'There are no classes: the ordering player may let a prevention go before or after any other replacement.',
    standing: 'interpretation',
    rules: ['ga-context:RE.2', 'ga-context:RE.3.1', 'ga-context:DP.3', 'ga-context:DM.7'],
    fixture: 'ga-older/questions/d36'
  },
  {
    question: 'D37',
    answer: 'Two sentences do not agree, and neither speaks of it.',
    standing: 'undefined',
    rules: ['ga-context:RS.10', 'ga-context:RE.1'],
    fixture: 'ga-older/questions/d37'
  },
  {
    question: 'D38',
    answer: 'No order is given.',
    standing: 'undefined',
    rules: ['ga-context:DP.11'],
    fixture: 'ga-older/questions/d38'
  },
  {
    question: 'D39',
    answer: 'It is used up by the attempt.',
    standing: 'interpretation',
    rules: ['ga-context:DP.5.2', 'ga-context:DP.7'],
    fixture: 'ga-older/questions/d39'
  },
  {
    question: 'D40',
    answer: 'The controller of what is damaged decides, as with the order of any replacement; dividing one shield is not spoken of.',
    standing: 'interpretation',
    rules: ['ga-context:DP.3', 'ga-context:DP.5.1', 'ga-context:DS.3.6', 'ga-context:RE.2'],
    fixture: 'ga-older/questions/d40'
  },
  {
    question: 'D41',
    answer: '1 from each, unless the text says one or more.',
    standing: 'interpretation',
    rules: ['ga-context:DP.8'],
    fixture: 'ga-older/questions/d41'
  },
  {
    question: 'D42',
    answer: 'Damage of one attack to several is simultaneous; an order matters only for replacements and for triggers on hits and kills.',
    standing: 'interpretation',
    rules: ['ga-context:DM.16', 'ga-context:DS.3', 'ga-context:RE.3'],
    fixture: 'ga-older/questions/d42'
  },
  {
    question: 'D43',
    answer: 'No: it only moved.',
    standing: 'interpretation',
    rules: ['ga-context:GE.6'],
    fixture: 'ga-older/questions/d43'
  },
  {
    question: 'D44',
    answer: 'Nothing is said of it.',
    standing: 'undefined',
    rules: ['ga-context:GE.5'],
    fixture: 'ga-older/questions/d44'
  },
  {
    question: 'D45',
    answer: 'Yes, but only until its source leaves the field.',
    standing: 'interpretation',
    rules: ['ga-context:CE.2'],
    fixture: 'ga-older/questions/d45'
  },
  {
    question: 'D46',
    answer: 'No: of two effects that exclude each other the newer prevails.',
    standing: 'interpretation',
    rules: ['ga-context:CE.timestamps.2'],
    fixture: 'ga-older/questions/d46'
  },
  {
    question: 'D47',
    answer: 'By age: 2 and 3, doubled.',
    standing: 'interpretation',
    rules: ['ga-context:CE.layers', 'ga-context:CE.timestamps.2'],
    fixture: 'ga-older/questions/d47'
  },
  {
    question: 'D48',
    answer: 'The power with all effects.',
    standing: 'interpretation',
    rules: ['ga-context:GE.5', 'ga-context:CE.layers'],
    fixture: 'ga-older/questions/d48'
  },
  {
    question: 'D49',
    answer: 'No: effects wait only for others of their layer.',
    standing: 'interpretation',
    rules: ['ga-context:CE.layers', 'ga-context:CE.dependency.1'],
    fixture: 'ga-older/questions/d49'
  },
  {
    question: 'D50',
    answer: '2: base values come first, and wait for no other layer.',
    standing: 'interpretation',
    rules: ['ga-context:CE.layers', 'ga-context:CE.dependency.1'],
    fixture: 'ga-older/questions/d50'
  },
  {
    question: 'D51',
    answer: 'Two pages say otherwise: counters first, or after all increases.',
    standing: 'undefined',
    rules: ['ga-context:CT.buff.3', 'ga-context:CE.layers.E.6'],
    fixture: 'ga-older/questions/d51'
  },
  {
    question: 'D52',
    answer: 'In turn order, where they entered at once.',
    standing: 'interpretation',
    rules: ['ga-context:CE.timestamps.4', 'ga-context:CE.timestamps.1.1'],
    fixture: 'ga-older/questions/d52'
  },
  {
    question: 'D53',
    answer: 'The one whose object came later, as before.',
    standing: 'interpretation',
    rules: ['ga-context:CE.timestamps.1.1', 'ga-context:CE.timestamps.2'],
    fixture: 'ga-older/questions/d53'
  },
  {
    question: 'D54',
    answer: 'No: what is got is got by those there at that moment.',
    standing: 'interpretation',
    rules: ['ga-context:CE.syntax'],
    fixture: 'ga-older/questions/d54'
  },
  {
    question: 'D55',
    answer: 'Yes: the other changes what it applies to.',
    standing: 'interpretation',
    rules: ['ga-context:CE.dependency.1'],
    fixture: 'ga-older/questions/d55'
  },
  {
    question: 'D56',
    answer: 'It looks at the state as the card resolves, and no more.',
    standing: 'interpretation',
    rules: ['ga-older:11', 'ga-context:GL.reflexive'],
    fixture: 'ga-older/questions/d56'
  }
]
