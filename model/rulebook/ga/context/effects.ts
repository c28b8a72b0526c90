/** Effects of the game, replacement, prevention and damage. @module */
import type { Rule } from '../../rule.js'

export const effects: readonly Rule[] = [
  {
    id: 'ga-context:GE.4',
    title: 'Contradicting effects',
    statement: 'Of effects that contradict each other the newest prevails.',
    standing: 'interpretation',
    reason: 'The wording of the page was not at hand; this is how we know it from notes on it.',
    neighbours: ['ga-context:GE.5']
  },
  {
    id: 'ga-context:GE.5',
    title: '"Can\'t" beats "can"',
    statement: 'A prohibition prevails over a permission, even an older one.',
    standing: 'normative',
    neighbours: ['ga-context:GE.4']
  },
  {
    id: 'ga-context:GE.6',
    title: 'Going elsewhere is not dying',
    statement: 'What would be destroyed but goes to another zone than the graveyard has not died.',
    standing: 'normative',
    neighbours: ['ga-context:RE.1']
  },
  {
    id: 'ga-context:GE.8',
    title: '"Whenever", and "one or more"',
    statement: '"Whenever" counts every event, while "one or more" takes those of one moment together.',
    standing: 'normative',
    neighbours: ['ga-context:SBC.1']
  },
  {
    id: 'ga-context:RE.1',
    title: 'Replacing',
    statement: 'A replacement effect puts another event in the place of one that would occur.',
    standing: 'normative',
    neighbours: ['ga-context:RE.2']
  },
  {
    id: 'ga-context:RE.2',
    title: 'Whose order',
    statement: 'The player whose objects, zones or cards are concerned orders the effects that would replace an event.',
    standing: 'interpretation',
    reason: 'Whether the affected side is meant or that of the effects is settled for damage only.',
    neighbours: ['ga-context:DS.3.6']
  },
  {
    id: 'ga-context:RE.2.1',
    title: 'One at a time',
    statement: 'Effects are applied one by one in the order chosen.',
    standing: 'interpretation',
    reason: 'The wording of the page was not at hand; this is how we know it from notes on it.',
    neighbours: ['ga-context:RE.2']
  },
  {
    id: 'ga-context:RE.3',
    title: 'Until none is left',
    statement: 'Effects are applied as long as one applies; there are no classes.',
    standing: 'normative',
    neighbours: ['ga-context:RE.3.1']
  },
  {
    id: 'ga-context:RE.3.1',
    title: 'After each application',
    statement: 'Of the remaining effects only those that still apply to the changed event are considered.',
    standing: 'normative',
    neighbours: ['ga-context:RE.3']
  },
  {
    id: 'ga-context:RE.4.2',
    title: 'Replaced events do not trigger',
    statement: 'What has been replaced triggers nothing; what takes its place may.',
    standing: 'normative',
    neighbours: ['ga-context:RE.1']
  },
  {
    id: 'ga-context:DP.1',
    title: 'Prevention',
    statement: 'A prevention effect keeps damage from being dealt; with no amount stated it takes all.',
    standing: 'interpretation',
    reason: 'The wording of the page was not at hand; this is how we know it from notes on it.',
    neighbours: ['ga-context:DP.5.1']
  },
  {
    id: 'ga-context:DP.3',
    title: 'Prevention among replacements',
    statement: 'Prevention is ordered together with all other replacement effects.',
    standing: 'normative',
    neighbours: ['ga-context:RE.2']
  },
  {
    id: 'ga-context:DP.4',
    title: 'What prevention looks at',
    statement: 'It applies to damage that would be dealt, before it is.',
    standing: 'interpretation',
    reason: 'The wording of the page was not at hand; this is how we know it from notes on it.',
    neighbours: ['ga-context:DP.1']
  },
  {
    id: 'ga-context:DP.5.1',
    title: 'Shields',
    statement: 'A shield is a buffer that shrinks by the damage that it really prevents.',
    standing: 'normative',
    neighbours: ['ga-context:DP.5.2']
  },
  {
    id: 'ga-context:DP.5.2',
    title: 'Instances',
    statement: 'Prevention of the next damage is used up by the attempt, even if nothing was prevented.',
    standing: 'normative',
    neighbours: ['ga-context:DP.5.1']
  },
  {
    id: 'ga-context:DP.7',
    title: 'Unpreventable damage',
    statement: 'Prevention of unpreventable damage is attempted in vain; shields stay as they are.',
    standing: 'normative',
    neighbours: ['ga-context:DP.5.1']
  },
  {
    id: 'ga-context:DP.8',
    title: 'Each unit for itself',
    statement: 'Damage to several units is prevented for each on its own, unless a text says "one or more".',
    standing: 'normative',
    neighbours: ['ga-context:DP.1']
  },
  {
    id: 'ga-context:DP.9',
    title: 'Partly prevented damage',
    statement: 'What is left after prevention is dealt.',
    standing: 'interpretation',
    reason: 'The wording of the page was not at hand; this is how we know it from notes on it.',
    neighbours: ['ga-context:DP.1']
  },
  {
    id: 'ga-context:DP.10',
    title: 'Damage prevented entirely',
    statement: 'Damage of which nothing is left is not dealt.',
    standing: 'interpretation',
    reason: 'The wording of the page was not at hand; this is how we know it from notes on it.',
    neighbours: ['ga-context:DM.9']
  },
  {
    id: 'ga-context:DP.11',
    title: 'Further parts of a prevention',
    statement: 'A further part in one paragraph with the prevention belongs to it; a paragraph of its own is a trigger.',
    standing: 'normative',
    neighbours: ['ga-context:DP.1']
  },
  {
    id: 'ga-context:DM.6',
    title: 'Power of 0 or less',
    statement: 'A power of 0 or less deals no damage.',
    standing: 'normative',
    neighbours: ['ga-context:DM.9']
  },
  {
    id: 'ga-context:DM.7',
    title: 'Damage on allies and champions',
    statement: 'Damage is marked on what it is dealt to.',
    standing: 'interpretation',
    reason: 'The wording of the page was not at hand; this is how we know it from notes on it.',
    neighbours: ['ga-context:SBC-T.2']
  },
  {
    id: 'ga-context:DM.9',
    title: 'Nothing is no damage',
    statement: 'Damage of 0 is not dealt.',
    standing: 'normative',
    neighbours: ['ga-context:DP.10']
  },
  {
    id: 'ga-context:DM.13',
    title: 'Damage stays on a champion',
    statement: 'Damage on a champion is kept as damage counters, which stay until an effect such as recovering removes them.',
    standing: 'normative',
    neighbours: ['ga-context:GL.recover', 'ga-context:DM.7']
  },
  {
    id: 'ga-context:GL.recover',
    title: 'Recovering',
    statement:
      'To recover a number is to remove that many damage counters from the own champion; if there are fewer, all of them are removed, and no more.',
    standing: 'normative',
    neighbours: ['ga-context:DM.13']
  },
  {
    id: 'ga-context:DM.16',
    title: 'Damage at the same time',
    statement: 'Damage that one effect deals to several is dealt at the same time.',
    standing: 'interpretation',
    reason: 'The wording of the page was not at hand; this is how we know it from notes on it.',
    neighbours: ['ga-context:DS.2']
  }
]
