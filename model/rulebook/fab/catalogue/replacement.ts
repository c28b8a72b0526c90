/** Replacement effects (6.4.1 to 6.4.9). @module */
import type { Rule } from '../../rule.js'

export const replacementEffects: readonly Rule[] = [
  {
    id: 'fab:6.4.1',
    title: 'Replacement effect',
    statement:
      'A replacement effect puts a modified event in the place of an event. Its text usually says which events and under ' +
      'what condition, and which part of them, or all, is replaced.',
    standing: 'definition',
    reason: 'It names the kind of effect. That the replaced event stays out and the modified one happens is checked under 6.4.6.',
    neighbours: ['fab:6.4.6', 'fab:6.4.2', 'fab-context:1.9']
  },
  {
    id: 'fab:6.4.1a',
    title: 'Sub-events come before the event',
    statement:
      'Replacing an event may bring about further events, its sub-events. They occur at the time of the replacement, hence ' +
      'ahead of the event that is being replaced, and they are open to replacement themselves.',
    standing: 'normative',
    neighbours: ['fab:6.4.10', 'fab:6.4.10h', 'fab:6.5.6']
  },
  {
    id: 'fab:6.4.2',
    title: 'Active replacement effect',
    statement:
      'A replacement effect is active while an event that it is able to replace is about to occur. Only active effects are ' + 'applied.',
    standing: 'normative',
    neighbours: ['fab:6.4.2a', 'fab:6.4.3', 'fab:6.4.5', 'fab:6.5.2']
  },
  {
    id: 'fab:6.4.2a',
    title: 'Condition and variables are determined for each application',
    statement:
      'Whether the condition of a replacement effect holds, and what its variables are worth, is worked out anew at every ' +
      'point at which the effect could be applied. What an effect applied earlier to the same event has changed is taken ' +
      'into account.',
    standing: 'normative',
    neighbours: ['fab:6.4.2', 'fab:6.2.2b', 'fab:6.2.3b', 'fab:6.4.7b']
  },
  {
    id: 'fab:6.4.3',
    title: 'A replacement effect must exist beforehand',
    statement:
      'Only an effect that is already there when an event is about to occur can replace it. One that comes about later ' +
      'leaves past events as they were.',
    standing: 'normative',
    neighbours: ['fab:6.4.2', 'fab:6.6.5a']
  },
  {
    id: 'fab:6.4.4',
    title: 'Modified events can be replaced again',
    statement:
      'An event that one replacement effect has modified can be replaced by another one, provided that the other is active ' +
      'for the event as it now is.',
    standing: 'normative',
    neighbours: ['fab:6.4.2', 'fab:6.4.5', 'fab:6.4.6']
  },
  {
    id: 'fab:6.4.5',
    title: 'Once per original event',
    statement:
      'Each replacement effect gets one application to an original event. After that it can replace neither the event that ' +
      'it made of it nor any later version that other effects make of it.',
    standing: 'normative',
    neighbours: ['fab:6.4.4', 'fab:6.4.6', 'fab-context:1.9.2b']
  },
  {
    id: 'fab:6.4.6',
    title: 'The modified event takes the place of the event',
    statement:
      'A replaced event does not happen; what happens is the modified one. The modified event may make replacement effects ' +
      'active that the former version did not concern, and, if it occurs, effects trigger on it and not on the version that ' +
      'was replaced.',
    standing: 'normative',
    neighbours: ['fab:6.4.4', 'fab:6.4.5', 'fab:6.6.5b']
  },
  {
    id: 'fab:6.4.7',
    title: 'Self-replacement effect',
    statement:
      'A self-replacement effect belongs to an effect before it, of the same ability or of the leading ability of its ' +
      'connected pair, and replaces what that effect would do, in part or wholly. Its sentence usually follows that effect ' +
      'and gives a condition and, after "instead", the modification. Since it acts on the preceding effect, the two do not ' +
      'both happen.',
    standing: 'normative',
    neighbours: ['fab-context:1.7.6', 'fab:6.4.7a', 'fab:6.4.7b', 'fab:6.5.3']
  },
  {
    id: 'fab:6.4.7a',
    title: 'Self-replacement is confined to its own source',
    statement:
      'A self-replacement effect touches no event but the one made by the preceding effect of its own source, or by the ' +
      'leading ability connected to it. A like event from anywhere else is left as it is.',
    standing: 'normative',
    neighbours: ['fab:6.4.7', 'fab-context:1.7.6']
  },
  {
    id: 'fab:6.4.7b',
    title: 'When the condition of a self-replacement is evaluated',
    statement:
      'Whether a self-replacement applies is decided by its condition at the moment in which the effect before it is ' +
      'generated. If the condition asks about something of that effect which is not settled yet, such as the card it will ' +
      'apply to, the decision waits until that is settled.',
    standing: 'normative',
    neighbours: ['fab:6.4.7', 'fab:6.4.2a', 'fab-context:1.8.6']
  },
  {
    id: 'fab:6.4.8',
    title: 'Identity-replacement effect',
    statement:
      "An identity-replacement effect modifies an event, mostly an object's entering of the arena, in a text of the form " +
      '"as this happens" or "this happens with". The modification is a part of that event: the object is never in the arena ' +
      'without it, and nothing is put on the stack.',
    standing: 'normative',
    neighbours: ['fab:6.4.8a', 'fab:6.5.3', 'fab:6.4.6']
  },
  {
    id: 'fab:6.4.8a',
    title: 'Identity-replacement defines copyable properties',
    statement:
      'What an identity-replacement effect makes of the properties of the object it speaks of is copyable: a copy of the ' +
      'object has it too.',
    standing: 'normative',
    neighbours: ['fab:6.4.8', 'fab-context:8.5.25', 'fab:6.3.2']
  },
  {
    id: 'fab:6.4.9',
    title: 'Standard-replacement effect',
    statement:
      'A standard-replacement effect is a continuous effect that replaces, with "if" or "the next" and "instead", an event ' +
      'before it occurs: a condition tells when it is active, a modification what becomes of the event.',
    standing: 'definition',
    reason:
      'It names a class and its wording. Its time limits follow from the rules on continuous effects, its place in the ' +
      'order from 6.5.4. Since 6.4.11 gives the very same wording for outcome-replacement, a text alone does not tell the ' +
      'class; scenarios name it.',
    neighbours: ['fab:6.2.1', 'fab:6.4.11', 'fab:6.5.4']
  }
]
