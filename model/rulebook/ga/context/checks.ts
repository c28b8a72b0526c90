/** State-based checks. @module */
import type { Rule } from '../../rule.js'

export const checks: readonly Rule[] = [
  {
    id: 'ga-context:SBC.1',
    title: 'When checks are made',
    statement: 'They are made whenever the game has changed between one Opportunity and the next, and changes that they make count.',
    standing: 'normative',
    neighbours: ['ga-context:TP.10']
  },
  {
    id: 'ga-context:SBC.2',
    title: 'Targets in the check',
    statement: 'A target that is gone or no longer legal at a check is lost for good.',
    standing: 'normative',
    neighbours: ['ga-context:SBC.2.1']
  },
  {
    id: 'ga-context:SBC.2.1',
    title: 'All required targets lost',
    statement: 'An item of which every required target is lost fizzles.',
    standing: 'interpretation',
    reason: 'Another sentence lets it fizzle when any of them is.',
    neighbours: ['ga-context:RS-C.1']
  },
  {
    id: 'ga-context:SBC-T.1',
    title: 'The end of the game comes first',
    statement: 'What ends the game is checked before everything else.',
    standing: 'normative',
    neighbours: ['ga-context:SBC-T.2']
  },
  {
    id: 'ga-context:SBC-T.2',
    title: 'Damage for all of its life',
    statement: 'An object with damage as high as its life or higher dies.',
    standing: 'normative',
    neighbours: ['ga-context:SBC-T.1']
  },
  {
    id: 'ga-context:SBC-T.4',
    title: 'Unique objects',
    statement: 'Of unique objects of one name a controller picks one and sacrifices the others.',
    standing: 'normative',
    neighbours: ['ga-context:SBC-T.2']
  },
  {
    id: 'ga-context:SBC-T.5',
    title: 'Tokens and copies elsewhere',
    statement: 'A token or copy that is not on the field ceases to exist.',
    standing: 'undefined',
    reason: 'Whether as it moves, at the check or as Opportunity passes is told in three ways.',
    neighbours: ['ga-context:SBC.1']
  },
  {
    id: 'ga-context:SBC-T.6',
    title: 'Clean-up as a check',
    statement: 'The actions of the end of turn are listed among the checks.',
    standing: 'interpretation',
    reason: 'The wording of the page was not at hand; this is how we know it from notes on it.',
    neighbours: ['ga-context:EP.3']
  },
  {
    id: 'ga-context:SBC-T.10.1',
    title: 'A restriction that has gone out',
    statement: 'That the restriction on a text no longer holds can make the item fizzle.',
    standing: 'undefined',
    reason: 'The page on restrictions says that they no longer matter to what is on the Effects Stack.',
    neighbours: ['ga-context:RA.3', 'ga-context:GL.fizzle']
  },
  {
    id: 'ga-context:CT',
    title: 'Buff and debuff counters',
    statement: 'A buff counter adds 1 to power and life, a debuff counter takes 1; put on one object, they cancel each other at once.',
    standing: 'normative',
    neighbours: ['ga-context:SBC.1']
  },
  {
    id: 'ga-context:CT.buff.3',
    title: 'When buff and debuff counters count',
    statement: 'What these counters add or take is reckoned before every other change.',
    standing: 'undefined',
    reason: 'It rests on layers, and the page on layers puts counters after effects.',
    neighbours: ['ga-context:CT', 'ga-context:CE.layers.E.6']
  }
]
