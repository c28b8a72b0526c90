/** Interactions of continuous effects: the staging system (6.3). @module */
import type { Rule } from '../../rule.js'

export const continuousInteractions: readonly Rule[] = [
  {
    id: 'fab:6.3.1',
    title: 'Rule-changing effects first, then staging',
    statement:
      'Effects that change the rules of the game are applied first, all together. Effects on the state or properties of ' +
      'objects follow: by ascending stage, within a stage by substage, and within that by timestamp. Left open by the text: ' +
      'a rule-changing effect that depends on a property which only a later stage settles.',
    standing: 'normative',
    neighbours: ['fab:6.3.2', 'fab:6.3.3', 'fab:6.3.4', 'fab:6.3.7']
  },
  {
    id: 'fab:6.3.2',
    title: 'Stages',
    statement:
      'The stage of an effect follows from what it modifies or depends on: 1 copyable properties; 2 controller; 3 name, ' +
      'colour strip and text box; 4 types and subtypes; 5 supertypes; 6 abilities; 7 base values of numeric properties; 8 ' +
      'numeric values, counters included. Stages are worked through from 1 to 8; effects of one stage go by substage.',
    standing: 'normative',
    neighbours: ['fab:6.3.1', 'fab:6.3.2a', 'fab:6.3.3', 'fab-context:8.5.25']
  },
  {
    id: 'fab:6.3.2a',
    title: 'Dependent effects',
    statement:
      'An effect depends on a stage when that stage lies above its own and some effect there would alter how it first ' +
      'applies. It is then applied in the stage that it depends on. An effect that depends on no stage is independent; in ' +
      'this edition effects of the same stage never make each other dependent.',
    standing: 'interpretation',
    reason:
      'Two editions of this sentence exist. The one followed here counts only a higher stage; another one in circulation ' +
      'counts an equal stage as well, which changes results within a stage. That an effect moves to the higher stage on ' +
      'which it depends is common to both and is binding through 6.3.2.',
    neighbours: ['fab:6.3.2', 'fab:6.3.2b', 'fab:6.3.3']
  },
  {
    id: 'fab:6.3.2b',
    title: 'Dependence on several stages',
    statement: 'An effect that depends on more than one stage is applied in the highest of them.',
    standing: 'normative',
    neighbours: ['fab:6.3.2a']
  },
  {
    id: 'fab:6.3.2c',
    title: 'Parts of an effect in different stages',
    statement: 'An effect whose parts belong to different stages is split: each part is applied when its own stage comes.',
    standing: 'normative',
    neighbours: ['fab:6.3.2']
  },
  {
    id: 'fab:6.3.3',
    title: 'Substages',
    statement:
      'Within stages 1 to 6, independent effects come before dependent ones. Within stages 7 and 8 the substages are, in ' +
      'order: 1 adding or removing the property itself; 2 setting, 3 multiplying, 4 dividing, 5 increasing, 6 decreasing ' +
      'its value by independent effects; 7 dependent effects.',
    standing: 'normative',
    neighbours: ['fab:6.3.2', 'fab:6.3.2a', 'fab:6.3.3a']
  },
  {
    id: 'fab:6.3.3a',
    title: 'Same substage: timestamp decides',
    statement: 'Effects that share a substage are applied by timestamp.',
    standing: 'normative',
    neighbours: ['fab:6.3.4', 'fab:6.3.3']
  },
  {
    id: 'fab:6.3.4',
    title: 'Timestamp order',
    statement:
      'Effects of one substage are applied from the oldest timestamp to the newest, the timestamp being when the effect ' +
      'came to be. Among equal timestamps the turn-player decides, whoever controls the effects.',
    standing: 'normative',
    neighbours: ['fab:6.3.3a', 'fab:6.3.4a', 'fab:6.3.4b', 'fab:6.3.4c']
  },
  {
    id: 'fab:6.3.4a',
    title: 'Moment of the timestamp',
    statement:
      'An effect is stamped as its ability generates it: a layer-continuous effect as its layer resolves, a ' +
      'static-continuous one as its ability begins to function. A static ability that is switched off and on again ' +
      'therefore gets a new timestamp.',
    standing: 'normative',
    neighbours: ['fab:6.2.2', 'fab:6.2.3', 'fab:6.2.3a', 'fab:6.3.4']
  },
  {
    id: 'fab:6.3.4b',
    title: 'Turn-player orders effects that begin together',
    statement:
      'When several effects begin to apply to one object together, the turn-player settles their order, for good. The ' +
      'decision matters only among equal timestamps; it overrides neither stage nor substage nor an older timestamp.',
    standing: 'normative',
    neighbours: ['fab:6.3.4', 'fab:6.2.5a']
  },
  {
    id: 'fab:6.3.4c',
    title: 'A newly applied effect comes last in its substage',
    statement: 'An effect that newly applies to an object is placed behind those already applied in that substage.',
    standing: 'interpretation',
    reason:
      'It conflicts with 6.3.4 and 6.3.4a for an effect that is generated early and applied late, such as one that awaits ' +
      'the next object played: by its timestamp it is the older one, by this rule it comes after newer ones. The text does ' +
      'not say which prevails; we let the timestamp prevail.',
    neighbours: ['fab:6.3.4', 'fab:6.3.4a', 'fab:6.2.4']
  },
  {
    id: 'fab:6.3.5',
    title: 'Continuous effects are recalculated',
    statement:
      'Values are never left stale. As soon as an effect begins to apply, ceases to, or changes, the whole set of effects ' +
      'is worked out afresh in staging order.',
    standing: 'normative',
    neighbours: ['fab:6.3.1', 'fab:6.3.5a', 'fab:6.3.5b']
  },
  {
    id: 'fab:6.3.5a',
    title: 'Eligibility that changes during staging',
    statement:
      'While the stages are worked through, a modification may bring an object under another effect, or out of it. If that ' +
      'effect belongs to the present or a later stage or substage, it joins or leaves the effects to be applied there.',
    standing: 'normative',
    neighbours: ['fab:6.3.5', 'fab:6.3.5b', 'fab:6.2.3c']
  },
  {
    id: 'fab:6.3.5b',
    title: 'No return to an earlier stage',
    statement:
      'If a modification brings an object under an effect whose stage or substage has already passed, that effect is not ' +
      'applied after the fact.',
    standing: 'normative',
    neighbours: ['fab:6.3.5a']
  },
  {
    id: 'fab:6.3.6',
    title: 'Removing does not undo what was added',
    statement:
      'An effect that takes a property, or part of one, from an object leaves alone whatever other effects have added to ' +
      'that object, in whichever order they came.',
    standing: 'normative',
    neighbours: ['fab:6.3.7']
  },
  {
    id: 'fab:6.3.7',
    title: 'Only an explicit effect forbids a change',
    statement:
      'An effect stops properties, or parts of them, from being added, taken away or altered only where it says so in ' +
      'words. One that forbids gaining a property does not take away the same property if the object has it from the start.',
    standing: 'normative',
    neighbours: ['fab:6.3.6', 'fab:6.3.1', 'fab-context:1.0.2']
  }
]
