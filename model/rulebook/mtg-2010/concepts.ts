/**
 * What the charts' concepts are called in the older edition of Magic: as in the newer one, but for triggers and checks.
 * @module
 */
import type { RuleId } from '../../scenario/names.js'
import { CONCEPTS } from '../concept.js'
import type { Concept } from '../concept.js'
import { concepts as newer } from '../mtg/concepts.js'

/** Without the rules of the section on triggered abilities, which the older text does not have. */
const neighbouring = { ...newer }
for (const concept of CONCEPTS) neighbouring[concept] = newer[concept].filter(rule => !rule.startsWith('mtg:'))

export const concepts: Readonly<Record<Concept, readonly RuleId[]>> = {
  ...neighbouring,
  'stack.add': ['mtg-2010:trigger.3', ...neighbouring['stack.add']],
  'stack.layer-leaves': [...neighbouring['stack.layer-leaves'], 'mtg-2010:trigger.3'],
  'stack.fails': ['mtg-2010:trigger.5', ...neighbouring['stack.fails']],

  'resolution.choice': [...neighbouring['resolution.choice'], 'mtg-2010:trigger.6'],
  'resolution.starts-effect': ['mtg-2010:trigger.12', ...neighbouring['resolution.starts-effect']],

  'replacement.active': [...neighbouring['replacement.active'], 'mtg-2010:sba.6', 'mtg-2010:sba.7', 'mtg-2010:sba.8'],
  'replacement.event-occurs': [...neighbouring['replacement.event-occurs'], 'mtg-2010:trigger.2'],
  'replacement.nothing-occurs': [...neighbouring['replacement.nothing-occurs'], 'mtg-2010:trigger.2'],

  'trigger.condition-met': [
    'mtg-2010:trigger.1',
    'mtg-2010:trigger.2',
    'mtg-2010:trigger.5',
    'mtg-2010:trigger.7',
    'mtg-2010:trigger.8',
    'mtg-2010:trigger.9',
    'mtg-2010:trigger.10',
    'mtg-2010:trigger.11',
    'mtg-2010:trigger.12',
    'mtg-2010:trigger.13'
  ],
  'trigger.limit': ['mtg-2010:trigger.12'],
  'trigger.look-back': ['mtg-2010:trigger.10'],
  'trigger.suppressed': ['mtg-2010:trigger.2'],
  'trigger.layer-created': ['mtg-2010:trigger.1', 'mtg-2010:trigger.2', 'mtg-2010:trigger.3'],
  'trigger.placed': ['mtg-2010:trigger.3', ...neighbouring['trigger.placed']],
  'trigger.first-player': [],
  'trigger.order': ['mtg-2010:trigger.3', ...neighbouring['trigger.order']],
  'trigger.targets': ['mtg-2010:trigger.4', ...neighbouring['trigger.targets']],
  'trigger.ceases': ['mtg-2010:trigger.4'],

  'event.at-once': ['mtg-2010:trigger.2', ...neighbouring['event.at-once']],

  'continuous.apply': [...neighbouring['continuous.apply'], 'mtg-2010:trigger.9'],
  'check.performed': [
    'mtg-2010:sba.0',
    ...Array.from({ length: 20 }, (_, at): RuleId => `mtg-2010:sba.${at + 1}`),
    ...neighbouring['check.performed']
  ],
  // Of several with one name none is kept.
  'check.keep': [],
  'game.over': [...neighbouring['game.over'], 'mtg-2010:sba.1', 'mtg-2010:sba.2', 'mtg-2010:sba.3']
}
