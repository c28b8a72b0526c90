/** Continuous effects (6.2). @module */
import type { Rule } from '../../rule.js'

export const continuousEffects: readonly Rule[] = [
  {
    id: 'fab:6.2.1',
    title: 'Continuous effect',
    statement:
      'A continuous effect keeps changing objects (their state or properties), the rules of the game, or both. It lasts ' +
      'either for a duration of its own or for as long as the ability behind it functions.',
    standing: 'definition',
    reason:
      'It names the kind of effect. When one starts and ends is said by the rules on layer-continuous and static-continuous ' +
      'effects, and is checked there.',
    neighbours: ['fab:6.2.2a', 'fab:6.2.3a', 'fab:6.1.1']
  },
  {
    id: 'fab:6.2.2',
    title: 'Layer-continuous effect',
    statement: 'A continuous effect that comes from a resolving layer is called layer-continuous. As a rule its text gives a duration.',
    standing: 'definition',
    reason: 'It names a kind of effect and describes its usual wording; what happens without a duration is a rule of its own (6.2.2a).',
    neighbours: ['fab:6.2.2a', 'fab:6.2.3']
  },
  {
    id: 'fab:6.2.2a',
    title: 'Duration of a layer-continuous effect',
    statement:
      'A layer-continuous effect begins the moment it is generated, and ends with its stated duration or once it can no ' +
      'longer apply. The duration is settled on generation, so a later change of controller, for example, does not move its ' +
      'end. With neither a stated duration nor a condition in the text that it depends on, the effect ends with the current ' +
      'turn.',
    standing: 'normative',
    neighbours: ['fab:6.2.1', 'fab:6.6.3a', 'fab-context:4.4.4', 'fab-context:7.0.3d']
  },
  {
    id: 'fab:6.2.2b',
    title: 'Variables of a layer-continuous effect are fixed',
    statement:
      'Variable values of a layer-continuous effect are worked out once and then stay: on generation, or, if the effect ' +
      'awaits an object still to come, when it first applies to that object. Later changes of what they were worked out ' +
      'from do not alter them.',
    standing: 'normative',
    neighbours: ['fab:6.2.3b', 'fab:6.2.4', 'fab:6.4.2a']
  },
  {
    id: 'fab:6.2.2c',
    title: 'A layer-continuous effect stays on its object',
    statement:
      'Once a layer-continuous effect has begun to apply to an object, it goes on applying to it although the object may ' +
      'lose the properties by which it was picked.',
    standing: 'normative',
    neighbours: ['fab:6.2.3c', 'fab:6.2.4']
  },
  {
    id: 'fab:6.2.2d',
    title: 'Conditional layer-continuous effect',
    statement:
      'A condition on whether a layer-continuous effect comes about is tested only once, on generation: met, it comes ' +
      'about; unmet, it never does. A condition on whether the existing effect applies is a different thing and is tested ' +
      'all the time.',
    standing: 'normative',
    neighbours: ['fab-context:1.8.4', 'fab-context:1.8.4c', 'fab:6.1.3', 'fab:6.2.3d']
  },
  {
    id: 'fab:6.2.3',
    title: 'Static-continuous effect',
    statement: 'A continuous effect that comes from a static ability is called static-continuous. Its text gives no duration.',
    standing: 'definition',
    reason: 'It names a kind of effect; its beginning and end are checked under 6.2.3a.',
    neighbours: ['fab:6.2.3a', 'fab:6.2.2']
  },
  {
    id: 'fab:6.2.3a',
    title: 'A static-continuous effect lasts while its ability functions',
    statement:
      'A static-continuous effect is there exactly while its static ability is functional: it begins when the ability ' +
      'starts to function and is gone when the ability stops.',
    standing: 'normative',
    neighbours: ['fab-context:1.7.4', 'fab:6.2.1', 'fab:6.3.4a']
  },
  {
    id: 'fab:6.2.3b',
    title: 'Variables of a static-continuous effect are live',
    statement: 'Variable values of a static-continuous effect follow the present state of the game and change whenever it does.',
    standing: 'normative',
    neighbours: ['fab:6.2.2b', 'fab:6.3.5']
  },
  {
    id: 'fab:6.2.3c',
    title: 'A static-continuous effect follows the properties of objects',
    statement:
      'A static-continuous effect touches an object only for as long as that object fits its description. An object that ' +
      'stops fitting is no longer touched; one that begins to fit is.',
    standing: 'normative',
    neighbours: ['fab:6.2.2c', 'fab:6.3.5a']
  },
  {
    id: 'fab:6.2.3d',
    title: 'Conditional static-continuous effect',
    statement:
      'A condition on the existence of a static-continuous effect is tested without pause. The effect exists whenever the ' +
      'condition is true and is gone whenever it is false, as often as that changes.',
    standing: 'normative',
    neighbours: ['fab-context:1.8.4', 'fab:6.2.2d', 'fab:6.2.3a']
  },
  {
    id: 'fab:6.2.4',
    title: 'Effect that awaits a future object',
    statement:
      'A continuous effect meant only for an object that is still to come takes hold of the first object afterwards that ' +
      'fits its description. Objects that do not fit pass by without using it up, and a second fitting object gets nothing.',
    standing: 'normative',
    neighbours: ['fab:6.2.2b', 'fab:6.2.2c']
  },
  {
    id: 'fab:6.2.5',
    title: 'Application of a continuous effect is an event',
    statement:
      'When a continuous effect is applied to an object for the first time, and whenever what it does to the object ' +
      'changes, that application is an event: replacement effects can modify it and effects can trigger on it. Every ' +
      "application counts alone, and the event carries that effect's own change, not the sum of all effects on the object.",
    standing: 'normative',
    neighbours: ['fab:6.2.5a', 'fab:6.4.2', 'fab:6.6.5b']
  },
  {
    id: 'fab:6.2.5a',
    title: 'Order of applications that coincide',
    statement:
      'Effects that would begin to apply to an object together are applied in staging order: stage, substage, timestamp. ' +
      'Where all three are equal we let the turn-player order them.',
    standing: 'interpretation',
    reason:
      'The staging order is certain and is binding through the rules it points to. Who decides a tie is not: the example ' +
      'given here speaks only of "the player" and seems to mean the one who controls the effects, whereas 6.3.4 and 6.3.4b ' +
      'name the turn-player, whom we follow.',
    neighbours: ['fab:6.3.1', 'fab:6.3.4', 'fab:6.3.4b', 'fab:6.2.5']
  }
]
