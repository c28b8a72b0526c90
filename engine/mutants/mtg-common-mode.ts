/** Faults of the trusted base under the rules of Magic, in engine and model at once. @module */
import { everyBaseFault } from './faults/every.js'
import { commonModeWith } from './faults/fault.js'
import type { CommonModeMutant } from './mutant.js'

export const mtgCommonModeMutants: readonly CommonModeMutant[] = commonModeWith('mtg', everyBaseFault, {
  'matcher-drops-player': ['mtg:603.2', 'mtg-context:503.1'],
  'matcher-takes-any-beginning': 'mtg:603.7a',
  'matcher-takes-ends-for-beginnings': 'mtg:603.2f',
  'matcher-forgets-this-way': ['mtg:603.11', 'mtg-context:607.1'],
  'matcher-forgets-where-from': 'mtg:603.10a',
  'matcher-forgets-where-to': 'mtg:603.6c',
  'matcher-forgets-the-object': 'mtg:603.6c',
  'matcher-forgets-how-many': 'mtg:603.2f',
  'created-does-not-enter': ['mtg:603.6a', 'mtg:603.2d', 'mtg-context:614.12'],
  'moved-does-not-enter': 'mtg:603.6a',
  'entering-puts-no-counters': 'mtg-context:122.6',
  'matcher-sees-no-inner-move': 'mtg:603.6c',
  'matcher-ignores-source': 'mtg-context:615.9',
  'filter-takes-cards-for-tokens': 'mtg:603.2',
  'filter-drops-controller': 'mtg:603.2d',
  'filter-ignores-types': 'mtg:603.2c',
  'evaluator-forgets-what-is-gone': 'mtg-context:608.2h',
  'evaluator-greater-is-strict': 'mtg:603.4',
  'reference-to-nothing-is-self': 'mtg-context:609.3',
  'decisions-forgotten': 'mtg-context:118.12',
  'rulebook-self-replacement-last': ['mtg-context:614.15', 'mtg-context:616.1a'],
  'rulebook-prevention-apart': 'mtg-context:616.1e',
  'rulebook-effects-order-themselves': 'mtg-context:616.1',
  'rulebook-shields-divided-by-their-controller': 'mtg-context:615.7',
  'rulebook-numbers-stop-at-zero': 'mtg-context:107.1b',
  'rulebook-unstated-is-this-turn': 'mtg-context:611.2a',
  'rulebook-open-sets': 'mtg-context:611.2c',
  'rulebook-no-untapping': ['mtg-context:502.3', 'mtg-context:117.3a'],
  'rulebook-priority-in-untap': 'mtg-context:502.4',
  'rulebook-silent-upkeep': 'mtg:603.2b',
  'rulebook-no-draw': 'mtg-context:504.1',
  'rulebook-silent-draw': 'mtg-context:504.2',
  'rulebook-silent-second-main': 'mtg-context:505.1',
  'rulebook-silent-end': 'mtg-context:513.1',
  'rulebook-damage-stays': 'mtg-context:514.2',
  'rulebook-priority-in-cleanup': 'mtg-context:514.3'
})
