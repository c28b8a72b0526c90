/**
 * What the charts' concepts are called in the rules of Magic. The first rule named says it most directly.
 * @module
 */
import type { RuleId } from '../../scenario/names.js'
import type { Concept } from '../concept.js'

export const concepts: Readonly<Record<Concept, readonly RuleId[]>> = {
  'priority.given': ['mtg-context:117.3', 'mtg-context:117.3a', 'mtg-context:117.3b'],
  'priority.pass': ['mtg-context:117.3d'],
  'priority.act': ['mtg-context:117.3c', 'mtg-context:117.1'],
  'priority.all-passed': ['mtg-context:117.4'],
  'priority.none': ['mtg-context:502.4', 'mtg-context:514.3', 'mtg-context:117.2'],

  'stack.add': ['mtg-context:405.1', 'mtg-context:405.2', 'mtg:603.3'],
  'stack.top-resolves': ['mtg-context:405.5', 'mtg-context:608.1', 'mtg-context:117.4'],
  'stack.layer-leaves': ['mtg-context:608.2n', 'mtg-context:608.2p', 'mtg-context:608.3', 'mtg:603.3'],
  'stack.fails': ['mtg-context:608.2b', 'mtg-context:608.2a', 'mtg:603.4'],

  'resolution.step': ['mtg-context:608.2c', 'mtg-context:609.3'],
  'resolution.choice': ['mtg-context:608.2d', 'mtg-context:608.2e', 'mtg:603.5'],
  'resolution.starts-effect': ['mtg-context:611.2a', 'mtg-context:611.2c', 'mtg:603.7a', 'mtg:603.12'],

  'replacement.active': ['mtg-context:614.4', 'mtg-context:614.1', 'mtg-context:614.7', 'mtg-context:616.2', 'mtg-context:121.2a'],
  'replacement.first-player': [],
  'replacement.choice': ['mtg-context:616.1', 'mtg-context:616.1e', 'mtg-context:616.1f', 'mtg-context:101.4'],
  'replacement.apply': ['mtg-context:614.6', 'mtg-context:616.2'],
  'replacement.once': ['mtg-context:614.5'],
  'replacement.order-of-classes': ['mtg-context:616.1a', 'mtg-context:616.1b', 'mtg-context:616.1c', 'mtg-context:616.1e'],
  'replacement.event-occurs': ['mtg-context:614.6', 'mtg:603.2h'],
  'replacement.nothing-occurs': ['mtg-context:614.6', 'mtg:603.2h', 'mtg-context:614.7'],
  'replacement.complete': ['mtg-context:616.1f'],
  'replacement.sub-event': ['mtg-context:614.6', 'mtg-context:615.5'],

  'prevention.apply': ['mtg-context:615.7', 'mtg-context:615.10', 'mtg-context:615.9'],
  'prevention.unstated-amount': ['mtg-context:615.8'],
  'prevention.allocate': ['mtg-context:615.7'],
  'prevention.less': ['mtg-context:615.7'],
  'prevention.unpreventable': ['mtg-context:615.12'],
  'prevention.fixed': ['mtg-context:615.8', 'mtg-context:615.10'],
  'prevention.shield': ['mtg-context:615.7', 'mtg-context:615.11'],

  'trigger.condition-met': [
    'mtg:603.2',
    'mtg:603.2a',
    'mtg:603.2b',
    'mtg:603.2c',
    'mtg:603.2f',
    'mtg:603.2g',
    'mtg:603.2h',
    'mtg:603.4',
    'mtg:603.6a',
    'mtg:603.6c',
    'mtg:603.7a',
    'mtg:603.8',
    'mtg:603.9',
    'mtg:603.10',
    'mtg:603.10a',
    'mtg:603.12'
  ],
  'trigger.limit': ['mtg:603.2i', 'mtg:603.7b', 'mtg:603.12a'],
  'trigger.suppressed': ['mtg:603.2', 'mtg:603.2h'],
  'trigger.layer-created': ['mtg:603.2', 'mtg:603.2c', 'mtg:603.2d', 'mtg:603.3', 'mtg:603.3a'],
  'trigger.placed': ['mtg:603.3', 'mtg:603.3b', 'mtg-context:117.5'],
  'trigger.first-player': [],
  'trigger.order': ['mtg:603.3b', 'mtg-context:101.4', 'mtg-context:405.3'],
  'trigger.targets': ['mtg:603.3d', 'mtg:603.3c', 'mtg-context:601.2c'],
  'trigger.ceases': ['mtg:603.3d', 'mtg:603.3c'],
  'trigger.look-back': ['mtg:603.10', 'mtg:603.10a', 'mtg:603.10c', 'mtg:603.10f', 'mtg:603.6c'],
  'trigger.rearm': [],

  'damage.life': [
    'mtg-context:120.3f',
    'mtg-context:120.4c',
    'mtg-context:120.4d',
    'mtg-context:702.15c',
    'mtg-context:702.15e',
    'mtg-context:702.15f'
  ],
  'event.at-once': ['mtg:603.2c', 'mtg-context:608.2f', 'mtg-context:704.3', 'mtg-context:616.1'],

  'continuous.apply': ['mtg-context:611.2c', 'mtg-context:611.3a'],
  'continuous.stage': [],
  'continuous.timestamp': [],
  'combat.step': [],
  'combat.hit': [],
  'turn.attackers': [
    'mtg-context:508.1',
    'mtg-context:508.1a',
    'mtg-context:508.1c',
    'mtg-context:508.1f',
    'mtg-context:508.1k',
    'mtg-context:508.2',
    'mtg-context:508.2b',
    'mtg-context:508.3a',
    'mtg-context:508.3b',
    'mtg-context:508.3c',
    'mtg-context:508.3d'
  ],
  'turn.step': ['mtg-context:500.1', 'mtg:603.2b', 'mtg-context:514.2'],
  'check.performed': ['mtg-context:704.3', 'mtg-context:117.5', 'mtg-context:704.5q'],
  'check.loop': ['mtg-context:704.3', 'mtg:603.3b'],
  'check.keep': ['mtg-context:704.5j', 'mtg-context:704.6d'],
  'game.over': ['mtg-context:104.1', 'mtg-context:104.2a', 'mtg-context:104.3', 'mtg-context:104.4a']
}
