/**
 * What the charts' concepts are called in the rules of Flesh and Blood. The first rule named says it most directly.
 * @module
 */
import type { RuleId } from '../../scenario/names.js'
import type { Concept } from '../concept.js'

export const concepts: Readonly<Record<Concept, readonly RuleId[]>> = {
  'priority.given': ['fab-context:1.11.3', 'fab-context:4.3', 'fab-context:5.3.7'],
  'priority.pass': ['fab-context:1.11.4a'],
  'priority.act': ['fab-context:1.11.5', 'fab-context:5.1.10', 'fab-context:5.1'],
  'priority.all-passed': ['fab-context:1.11.4a', 'fab-context:4.3', 'fab-context:7.1.3'],
  'priority.none': ['fab-context:1.11.3', 'fab-context:1.11.5', 'fab-context:4.2', 'fab-context:4.4', 'fab-context:7.7.4'],

  'stack.add': ['fab-context:5.1', 'fab-context:1.6.1b', 'fab:6.6.6'],
  'stack.top-resolves': ['fab-context:1.11.4a'],
  'stack.layer-leaves': ['fab-context:5.3.7', 'fab-context:5.3.6', 'fab-context:7.1.3', 'fab-context:8.5.26'],
  'stack.fails': ['fab-context:5.3.2', 'fab-context:5.3.2a', 'fab-context:5.3.2b'],

  'resolution.step': ['fab:6.1.2', 'fab:6.1.1', 'fab:6.1.3', 'fab:6.6.1d', 'fab-context:5.3.4', 'fab-context:5.3.4b', 'fab-context:1.9.2'],
  'resolution.choice': ['fab-context:1.8.6', 'fab-context:5.3.4', 'fab-context:1.8.3'],
  'resolution.starts-effect': ['fab:6.2.2a', 'fab:6.2.2b', 'fab:6.2.2d', 'fab:6.6.3a', 'fab-context:5.3.4'],

  'replacement.active': ['fab:6.4.2', 'fab:6.4.2a', 'fab:6.4.3', 'fab:6.4.4', 'fab:6.4.7a', 'fab:6.4.7b'],
  'replacement.first-player': ['fab:6.5.2', 'fab:6.5.2b', 'fab:6.5.1', 'fab:6.5.2a'],
  'replacement.choice': ['fab:6.5.2', 'fab:6.5.1', 'fab:6.5.2a', 'fab-context:1.8.3'],
  'replacement.apply': ['fab:6.4.6', 'fab:6.4.4', 'fab:6.4.2a', 'fab:6.4.7', 'fab:6.4.8'],
  'replacement.once': ['fab:6.4.5'],
  'replacement.order-of-classes': ['fab:6.5.3', 'fab:6.5.4', 'fab:6.5.5', 'fab:6.5.7'],
  'replacement.event-occurs': ['fab:6.5.6', 'fab:6.4.6'],
  'replacement.nothing-occurs': ['fab:6.4.6', 'fab:6.4.10a', 'fab-context:1.9.1b'],
  'replacement.complete': ['fab:6.5.8', 'fab:6.5.7', 'fab:6.4.11'],
  'replacement.sub-event': ['fab:6.4.1a'],

  'prevention.apply': ['fab:6.4.10a', 'fab:6.4.10c', 'fab:6.4.10d', 'fab:6.4.10e', 'fab:6.5.5'],
  'prevention.unstated-amount': ['fab:6.4.10b'],
  'prevention.allocate': ['fab:6.4.10f'],
  'prevention.less': ['fab:6.4.10g'],
  'prevention.unpreventable': ['fab:6.4.10h'],
  'prevention.fixed': ['fab:6.4.10i'],
  'prevention.shield': ['fab:6.4.10j'],

  'trigger.condition-met': [
    'fab:6.6.5',
    'fab:6.6.1c',
    'fab:6.6.5a',
    'fab:6.6.5b',
    'fab:6.6.5c',
    'fab:6.6.5d',
    'fab:6.6.1b',
    'fab:6.6.2',
    'fab:6.6.2a'
  ],
  'trigger.limit': ['fab:6.6.5e', 'fab:6.6.1a'],
  'trigger.suppressed': ['fab:6.6.5f'],
  'trigger.layer-created': ['fab:6.6.5', 'fab-context:1.6.2c', 'fab-context:1.7.1b'],
  'trigger.placed': ['fab:6.6.6', 'fab-context:1.10.2d'],
  'trigger.first-player': ['fab:6.6.6b', 'fab-context:1.10.2d'],
  'trigger.order': ['fab:6.6.6b'],
  'trigger.targets': ['fab:6.6.6a', 'fab-context:1.7.5', 'fab-context:1.8.5'],
  'trigger.ceases': ['fab:6.6.6a'],
  'trigger.look-back': ['fab-context:5.4.6a'],
  'trigger.rearm': [],

  // no source has lifelink: see events.lifelink in the structure
  'damage.life': [],
  'event.at-once': [],

  'continuous.apply': ['fab:6.2.4', 'fab:6.2.5', 'fab:6.2.2c', 'fab:6.2.3a', 'fab:6.2.3b', 'fab:6.2.3c', 'fab:6.2.3d', 'fab:6.3.5'],
  'continuous.stage': ['fab:6.3.1', 'fab:6.3.2', 'fab:6.3.2a', 'fab:6.3.2b', 'fab:6.3.2c', 'fab:6.3.3', 'fab:6.3.5a', 'fab:6.3.5b'],
  'continuous.timestamp': ['fab:6.2.5a', 'fab:6.3.3a', 'fab:6.3.4', 'fab:6.3.4a', 'fab:6.3.4b', 'fab:6.3.4c'],
  'combat.step': ['fab-context:7.0.1', 'fab-context:7.1.3', 'fab-context:7.5.2', 'fab-context:7.7'],
  'combat.hit': ['fab-context:7.5.5'],
  // no game but one declares several attackers at once: see turn.attackers in the structure
  'turn.attackers': [],
  'turn.step': ['fab-context:4.2.2', 'fab-context:4.3', 'fab-context:4.4.2'],
  'check.performed': ['fab-context:1.10.2', 'fab-context:1.10.2a', 'fab-context:1.10.2b', 'fab-context:4.5.1a'],
  'check.loop': [],
  'check.keep': [],
  'game.over': ['fab-context:1.10.2a', 'fab-context:4.5.3a', 'fab-context:4.5.4a']
}
