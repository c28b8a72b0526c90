/** Triggered effects (6.6). @module */
import type { Rule } from '../../rule.js'

export const triggeredEffects: readonly Rule[] = [
  {
    id: 'fab:6.6.1',
    title: 'Triggered effect',
    statement:
      'A triggered effect is one that, when triggered, puts a triggered-layer on the stack. Its text has an optional limit, ' +
      'then "when", "whenever", "at", an ordinal or "the next time", then an event or state, then what the layer does. The ' +
      'word "instead" never occurs in it; that word marks a replacement effect.',
    standing: 'definition',
    reason:
      'It names the kind of effect and the parts of its wording. Each part has a rule of its own, and the creation and ' +
      'placing of the layer are checked under 6.6.5 and 6.6.6.',
    neighbours: ['fab:6.4.1', 'fab:6.6.1a', 'fab:6.6.1b', 'fab:6.6.1c', 'fab:6.6.1d', 'fab:6.6.5']
  },
  {
    id: 'fab:6.6.1a',
    title: 'Trigger limit',
    statement:
      'A limit in the text caps how many times the effect can be triggered. An effect without a limit triggers as often as ' +
      'its condition is met.',
    standing: 'normative',
    neighbours: ['fab:6.6.5e', 'fab:6.6.5f']
  },
  {
    id: 'fab:6.6.1b',
    title: 'Ordinal',
    statement:
      'An ordinal in the text ("the first time each turn") picks out, by number, which of the matching events of a period ' +
      'fit the trigger condition. It may name more than one.',
    standing: 'normative',
    neighbours: ['fab:6.6.5d']
  },
  {
    id: 'fab:6.6.1c',
    title: 'Trigger condition',
    statement:
      'The trigger condition is an event, a state, or an event together with a state; when met, it triggers the effect. ' +
      'With an event in it the effect is event-based, with a state alone it is state-based. Conditions on what the layer ' +
      'will do are no part of it: the effect triggers although they are false.',
    standing: 'normative',
    neighbours: ['fab-context:1.8.4', 'fab:6.6.5b', 'fab:6.6.5c', 'fab:6.1.3']
  },
  {
    id: 'fab:6.6.1d',
    title: 'Abilities of a triggered-layer',
    statement:
      'What follows the trigger condition in the text are the resolution abilities of the layer. They do nothing when the ' +
      'effect triggers; they generate their effects when the layer resolves.',
    standing: 'normative',
    neighbours: ['fab:6.6.5', 'fab-context:5.3.4']
  },
  {
    id: 'fab:6.6.2',
    title: 'Inline-triggered effect',
    statement:
      'An inline-triggered effect is a discrete effect inside an ability, of the form "when this, that". The moment in ' +
      'which it is generated is its only chance to trigger.',
    standing: 'normative',
    neighbours: ['fab:6.6.2a', 'fab:6.6.5a', 'fab:6.1.1']
  },
  {
    id: 'fab:6.6.2a',
    title: 'An inline-triggered effect does not wait',
    statement:
      'If its condition is false when an inline-triggered effect is generated, it does not trigger, even if the condition ' +
      'comes true afterwards.',
    standing: 'normative',
    neighbours: ['fab:6.6.2', 'fab:6.6.5a']
  },
  {
    id: 'fab:6.6.3',
    title: 'Delayed-triggered effect',
    statement:
      'A triggered effect that a resolving layer starts, and that then lasts, is a delayed-triggered one. Its trigger words ' +
      'mostly stand inside the sentence; only "the next time" may open it.',
    standing: 'definition',
    reason:
      'It names a kind of effect and describes its wording. That such an effect lasts like any layer-continuous one is ' +
      'checked under 6.2.2a and 6.6.3a.',
    neighbours: ['fab:6.2.2', 'fab:6.2.2a', 'fab:6.6.3a']
  },
  {
    id: 'fab:6.6.3a',
    title: 'How long a delayed-triggered effect lasts',
    statement:
      'A delayed-triggered effect lasts for the duration in its text. One that waits for a phase or step to change, such as ' +
      'the end of the turn or the closing of the combat chain, needs none and lasts until it has triggered. Left open by ' +
      'the text: one that waits for something else and states no duration; we read that it ends with the turn, as 6.2.2a ' +
      'has it for layer-continuous effects.',
    standing: 'normative',
    neighbours: ['fab:6.2.2a', 'fab:6.6.3']
  },
  {
    id: 'fab:6.6.4',
    title: 'Static-triggered effect',
    statement:
      'A triggered effect that a static ability generates is a static-triggered one; its text mostly opens with the trigger ' +
      'words, after a limit if there is one. It is there while the ability functions.',
    standing: 'definition',
    reason:
      'It names a kind of effect and describes its wording. When it is there is checked under 6.2.3a, when it triggers ' + 'under 6.6.5.',
    neighbours: ['fab:6.2.3', 'fab:6.2.3a', 'fab:6.6.5', 'fab-context:5.4.6a']
  },
  {
    id: 'fab:6.6.5',
    title: 'Triggering',
    statement:
      'An effect is triggered when an event or state of the game meets its trigger condition, and being triggered it ' +
      'creates a triggered-layer. No player decides about that, hidden triggers (5.4.7b) excepted. Left open by the text: ' +
      'whether an effect that is triggered without creating a layer, for its limit or because something stops it, counts as ' +
      'triggered for effects that watch for triggering.',
    standing: 'normative',
    neighbours: ['fab:6.6.1c', 'fab:6.6.5e', 'fab:6.6.5f', 'fab:6.6.6', 'fab-context:5.4.7b']
  },
  {
    id: 'fab:6.6.5a',
    title: 'A triggered effect must exist beforehand',
    statement:
      'Only an effect that exists before the event, or before the state comes about, is triggered by it; one generated ' +
      'later is not triggered after the fact. Inline-triggered effects are the exception: they look at the condition as ' +
      'they are generated and trigger if it is met.',
    standing: 'normative',
    neighbours: ['fab:6.6.2', 'fab:6.4.3', 'fab:6.6.5c']
  },
  {
    id: 'fab:6.6.5b',
    title: 'The event must occur, as described',
    statement:
      'An event-based effect triggers on the event that really occurs. If replacement has changed the event so that it no ' +
      'longer fits, or has done away with it, the effect is not triggered. If the trigger condition has a state part too, ' +
      'that must be true when the event occurs.',
    standing: 'normative',
    neighbours: ['fab:6.4.6', 'fab:6.6.1c', 'fab-context:5.3.2b']
  },
  {
    id: 'fab:6.6.5c',
    title: 'State-based triggering',
    statement:
      'A state-based effect triggers when its state goes from false to true, and also when the effect is generated while ' +
      'the state is true already. While the state merely stays true it does not trigger again. Left open by the text: ' +
      'whether a state counts that is true only for a while in the middle of a resolution, since rule 1.10.2d looks at ' +
      'states only before a player gets priority.',
    standing: 'normative',
    neighbours: ['fab:6.6.1c', 'fab-context:1.10.2d', 'fab-context:5.3.2b', 'fab:6.6.5a']
  },
  {
    id: 'fab:6.6.5d',
    title: 'Ordinals count from the start of the period',
    statement:
      'An effect with an ordinal triggers only on the occurrence of that number within the period. Occurrences count ' +
      'whether or not the effect was functional then; if the number was reached before, the effect cannot trigger for the ' +
      'remainder of the period.',
    standing: 'normative',
    neighbours: ['fab:6.6.1b', 'fab:6.6.5e']
  },
  {
    id: 'fab:6.6.5e',
    title: 'Beyond the trigger limit',
    statement:
      'When an effect is triggered more often than its limit allows, no layer is created for the excess and nothing goes on ' +
      'the stack.',
    standing: 'normative',
    neighbours: ['fab:6.6.1a', 'fab:6.6.5f']
  },
  {
    id: 'fab:6.6.5f',
    title: 'A suppressed trigger counts towards the limit',
    statement:
      'When another effect keeps a triggered effect from triggering, no layer is created and nothing goes on the stack. All ' +
      'the same, that occasion is counted against the limit, if there is one.',
    standing: 'normative',
    neighbours: ['fab:6.6.1a', 'fab:6.6.5e']
  },
  {
    id: 'fab:6.6.6',
    title: 'Triggered-layers are placed before priority',
    statement:
      'A triggered-layer waits from its creation until a player is about to receive priority; just before that, the game ' +
      'itself puts it on the stack. Layers created while something resolves therefore wait until that is done.',
    standing: 'normative',
    neighbours: ['fab-context:1.10.2', 'fab:6.6.6a', 'fab:6.6.6b']
  },
  {
    id: 'fab:6.6.6a',
    title: 'Modes and targets of a triggered-layer',
    statement:
      'As a triggered-layer goes on the stack, the controller of the effect declares its parameters: modes first, then ' +
      'targets for what needs them. If no legal target can be declared, the layer ceases to exist instead of going on the ' +
      'stack. Left open by the text: a targeted effect that is optional, for which rule 1.8.5e allows declaring no target; ' +
      'we read that such a layer stays.',
    standing: 'normative',
    neighbours: ['fab-context:1.7.5', 'fab-context:1.8.5', 'fab-context:1.8.5e', 'fab:6.6.6']
  },
  {
    id: 'fab:6.6.6b',
    title: 'Order of simultaneous triggered-layers',
    statement:
      'When two or more triggered-layers are pending, the turn-player selects a player. From that player clockwise, ' +
      'everyone puts all pending layers under their control on the stack, each in an order of their own choice. The ' +
      "turn-player has no say in other players' order. (The start of the game has its own rule, 4.1.8a.)",
    standing: 'normative',
    neighbours: ['fab:6.6.6', 'fab-context:1.10.2d', 'fab-context:4.1.8a', 'fab:6.5.2']
  }
]
