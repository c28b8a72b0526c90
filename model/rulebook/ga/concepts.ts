/**
 * What the charts' concepts are called in the rules of Grand Archive. The first item named says it most directly.
 * @module
 */
import type { RuleId } from '../../scenario/names.js'
import type { Concept } from '../concept.js'

export const concepts: Readonly<Record<Concept, readonly RuleId[]>> = {
  'priority.given': ['ga-context:TP.8', 'ga-context:TO.2', 'ga:10'],
  'priority.pass': ['ga-context:TP.3', 'ga-context:TP.4'],
  'priority.act': ['ga-context:TP.2', 'ga-context:TP.8.1', 'ga-context:CA.1.9'],
  'priority.all-passed': ['ga-context:TP.5', 'ga-context:TP.11', 'ga-context:TO.3'],
  'priority.none': ['ga-context:TO.2', 'ga-context:TO.4', 'ga-context:TP.9'],

  'stack.add': ['ga-context:CA', 'ga:1', 'ga-context:TP.1.1'],
  'stack.top-resolves': ['ga-context:TP.5', 'ga-context:TP.6'],
  'stack.layer-leaves': ['ga-context:RS', 'ga-context:TP.7'],
  'stack.fails': ['ga-context:RS-C.1', 'ga-context:SBC.2', 'ga:3.2', 'ga:5.1'],

  'resolution.step': ['ga-context:RS.2', 'ga:4.1'],
  'resolution.choice': ['ga-context:RS.3', 'ga-context:RS.5', 'ga-context:RS.6', 'ga-context:GL.discard.3', 'ga:1.1', 'ga:5.2'],
  'resolution.starts-effect': ['ga:7', 'ga-context:CE.2'],

  'replacement.active': ['ga-context:RE.1', 'ga-context:RE.3.1', 'ga-context:DR.2'],
  'replacement.first-player': [],
  'replacement.choice': ['ga-context:RE.2', 'ga-context:RE.2.1', 'ga-context:DS.3.6'],
  'replacement.apply': ['ga-context:RE.3', 'ga-context:RE.1'],
  'replacement.once': ['ga-context:RE.3.1'],
  'replacement.order-of-classes': ['ga-context:RE.2', 'ga-context:RE.3'],
  'replacement.event-occurs': ['ga-context:RE.1', 'ga-context:RE.4.2', 'ga-context:RS.10'],
  'replacement.nothing-occurs': ['ga-context:DM.9', 'ga-context:RE.1'],
  'replacement.complete': ['ga-context:RE.3'],
  'replacement.sub-event': ['ga-context:DP.11'],

  'prevention.apply': ['ga-context:DP.1', 'ga-context:DP.4', 'ga-context:DP.8', 'ga-context:DP.9', 'ga-context:DP.10'],
  'prevention.unstated-amount': ['ga-context:DP.1'],
  'prevention.allocate': ['ga-context:DP.3', 'ga-context:DS.3.6'],
  'prevention.less': ['ga-context:DP.5.1'],
  'prevention.unpreventable': ['ga-context:DP.7'],
  'prevention.fixed': ['ga-context:DP.5.2'],
  'prevention.shield': ['ga-context:DP.5.1'],

  'trigger.condition-met': ['ga:1', 'ga:2.1', 'ga:3.1', 'ga:4', 'ga:8'],
  'trigger.limit': [],
  'trigger.suppressed': ['ga:3.1'],
  'trigger.layer-created': ['ga:1', 'ga:12', 'ga:9'],
  'trigger.placed': ['ga:10', 'ga:11', 'ga:1'],
  'trigger.first-player': [],
  'trigger.order': ['ga:10'],
  'trigger.targets': ['ga:5.1'],
  'trigger.ceases': ['ga:5.1', 'ga:8'],
  'trigger.look-back': ['ga:4', 'ga-context:GL.last-known-information'],
  'trigger.rearm': ['ga:1'],

  // no source has lifelink: see events.lifelink in the structure
  'damage.life': [],
  'event.at-once': ['ga-context:GE.8', 'ga-context:DS.3', 'ga-context:RE.2'],

  'continuous.apply': ['ga-context:CE.2'],
  'continuous.stage': [],
  'continuous.timestamp': [],
  // no attack is made in this version: see turn.combat in the structure
  'combat.step': [],
  'combat.hit': [],
  // no game but one declares several attackers at once: see turn.attackers in the structure
  'turn.attackers': [],
  'turn.step': ['ga-context:TO.1', 'ga-context:TO.3', 'ga-context:TO.6', 'ga-context:EP.3'],
  'check.performed': ['ga-context:SBC.1', 'ga-context:TP.10'],
  'check.loop': ['ga-context:SBC.1', 'ga-context:TP.10'],
  'check.keep': ['ga-context:SBC-T.4'],
  'game.over': ['ga-context:SBC-T.1', 'ga-context:DR.6']
}
