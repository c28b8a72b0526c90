/** Continuous effects, counters and the glossary. @module */
import type { Rule } from '../../rule.js'

export const continuous: readonly Rule[] = [
  {
    id: 'ga-context:CE.2',
    title: 'No duration stated',
    statement: 'An effect without duration lasts until the game ends, or its source object leaves.',
    standing: 'normative',
    neighbours: ['ga-context:CE.layers']
  },
  {
    id: 'ga-context:CE.syntax',
    title: 'What is gained and what is had',
    statement: 'What objects get or gain is for those there at that moment; what they have or are is for later ones too.',
    standing: 'interpretation',
    reason: 'The wording of the page was not at hand; this is how we know it from notes on it.',
    neighbours: ['ga-context:CE.2']
  },
  {
    id: 'ga-context:CE.layers',
    title: 'Layers',
    statement: 'Effects are taken by layers: base values, types, element, abilities, increases and decreases.',
    standing: 'normative',
    neighbours: ['ga-context:CE.timestamps.2']
  },
  {
    id: 'ga-context:CE.layers.E.6',
    title: 'Counters in the last layer',
    statement: 'Among increases and decreases, counters come after effects and before swaps.',
    standing: 'undefined',
    reason: 'The page on counters takes buff and debuff counters before every other change.',
    neighbours: ['ga-context:CE.layers', 'ga-context:CT.buff.3']
  },
  {
    id: 'ga-context:CE.timestamps.1.1',
    title: 'Timestamp of static effects',
    statement: 'A static effect is as old as the presence of its object on the field.',
    standing: 'normative',
    neighbours: ['ga-context:CE.timestamps.2']
  },
  {
    id: 'ga-context:CE.timestamps.2',
    title: 'The newest prevails',
    statement: 'Within a layer effects go by age, and of two that exclude each other the newer prevails.',
    standing: 'normative',
    neighbours: ['ga-context:CE.layers']
  },
  {
    id: 'ga-context:CE.timestamps.4',
    title: 'Equal age',
    statement:
      'Objects that enter at once are as old as the sequence in which their players have them enter; those of several players go in turn order, the turn player first.',
    standing: 'normative',
    neighbours: ['ga-context:CE.timestamps.2']
  },
  {
    id: 'ga-context:CE.dependency.1',
    title: 'Dependency',
    statement: 'Within one layer an effect waits for another that changes what it does.',
    standing: 'normative',
    neighbours: ['ga-context:CE.layers']
  },
  {
    id: 'ga-context:CE.dependency.2',
    title: 'Waiting, and loops',
    statement:
      'Dependency goes before age: the dependent effect comes after those it depends on. Effects that depend on each other go by age.',
    standing: 'normative',
    neighbours: ['ga-context:CE.dependency.1', 'ga-context:CE.timestamps.2']
  },
  {
    id: 'ga-context:GL.control.4',
    title: 'Control of a triggered ability',
    statement:
      'A triggered ability is controlled by the controller of its source at the moment it is placed; a later change does not matter.',
    standing: 'interpretation',
    reason: 'Two items of the page on abilities read otherwise.',
    neighbours: []
  },
  {
    id: 'ga-context:GL.last-known-information',
    title: 'Last known information',
    statement: 'What has left is remembered as it was before its last change of zone.',
    standing: 'normative',
    neighbours: []
  },
  {
    id: 'ga-context:GL.level.3',
    title: 'Levels below zero',
    statement: 'A level can be negative. Where it says how many cards, counters or objects, a negative one is as none.',
    standing: 'normative',
    neighbours: ['ga-context:DM.6']
  },
  {
    id: 'ga-context:GL.zones',
    title: 'Concealed cards',
    statement: 'A concealed card has no abilities that could act.',
    standing: 'interpretation',
    reason: 'The wording of the page was not at hand; this is how we know it from notes on it.',
    neighbours: []
  },
  {
    id: 'ga-context:GL.negate',
    title: 'Negating',
    statement: 'A player who negates removes an item from the Effects Stack; costs stay paid, and what was triggered stays triggered.',
    standing: 'normative',
    neighbours: ['ga-context:GL.fizzle']
  },
  {
    id: 'ga-context:GL.fizzle',
    title: 'Fizzling',
    statement: 'An item fizzles by a state-based check that finds it unable to resolve; that is no negation.',
    standing: 'normative',
    neighbours: ['ga-context:GL.negate']
  },
  {
    id: 'ga-context:GL.reflexive',
    title: 'Reflexive triggers',
    statement: 'A reflexive trigger is placed when what made it has resolved entirely, if its condition was met.',
    standing: 'normative',
    neighbours: ['ga-context:RS.10']
  }
]
