/**
 * Faults of the trusted base, planted in engine and model at once: the two agree, so only fixtures can find them.
 * @module
 */
import { amount } from '../../model/base/amount.js'
import { condition } from '../../model/base/condition.js'
import { matchesFilter } from '../../model/base/filter.js'
import { matchesEvent, matchingParts } from '../../model/base/pattern.js'
import { basesOf, structuresOf } from './mutant.js'
import type { CommonModeMutant } from './mutant.js'

const faulty = basesOf('fab')
const otherwise = structuresOf('fab')

export const commonModeMutants: readonly CommonModeMutant[] = [
  faulty('evaluator-counts-no-counters', 'fab:6.4.10i', 'the evaluator reads every count of counters as 0', {
    amount: (base, a, view, scope) => (typeof a === 'object' && 'counters' in a ? 0 : amount(base, a, view, scope))
  }),
  faulty('matcher-ignores-source', 'fab:6.4.10d', 'the matcher of damage does not look at its source', {
    matchingParts: (base, pattern, event, view, scope) => {
      const { source: _source, ...rest } = pattern
      return matchingParts(base, rest, event, view, scope)
    }
  }),
  faulty('matcher-takes-any-operation', 'fab:6.3.7', 'the matcher does not look at what an effect does to a property', {
    matchesEvent: (base, pattern, event, view, scope) => {
      const { op: _op, ...rest } = pattern
      return matchesEvent(base, rest, event, view, scope)
    }
  }),
  faulty('matcher-ignores-shielded', 'fab:6.4.10a', 'the matcher of damage does not look at whom it is dealt to', {
    matchingParts: (base, pattern, event, view, scope) => {
      const { target: _target, ...rest } = pattern
      return matchingParts(base, rest, event, view, scope)
    }
  }),
  faulty('evaluator-greater-is-strict', 'fab:6.6.3', 'the evaluator takes "or greater" for "greater"', {
    compare: (left, op, right) =>
      op === '>' || op === '>='
        ? left > right
        : op === '<'
          ? left < right
          : op === '<='
            ? left <= right
            : op === '='
              ? left === right
              : left !== right
  }),
  otherwise('rulebook-shield-pays-prevented', 'fab:6.4.10g', "the rulebook's value for what a shield is charged is wrong", structure => ({
    ...structure,
    prevention: { ...structure.prevention, shieldPays: { ...structure.prevention.shieldPays, value: 'prevented' } }
  })),
  otherwise(
    'rulebook-suppressed-free',
    'fab:6.6.5f',
    "the rulebook's value for whether prevented triggerings count is wrong",
    structure => ({
      ...structure,
      triggers: { ...structure.triggers, suppressedCounts: { ...structure.triggers.suppressedCounts, value: false } }
    })
  ),
  otherwise(
    'rulebook-riders-after',
    'fab:6.4.1a',
    "the rulebook's value for when a prevention's further modification happens is wrong",
    structure => ({
      ...structure,
      replacement: { ...structure.replacement, riders: { ...structure.replacement.riders, value: 'after-prevention' } }
    })
  ),
  faulty('matcher-ignores-damage-type', 'fab:6.4.10c', 'the matcher of damage does not look at its type', {
    matchingParts: (base, pattern, event, view, scope) => {
      const { type: _type, ...rest } = pattern
      return matchingParts(base, rest, event, view, scope)
    }
  }),
  faulty('matcher-takes-the-batch', 'fab:6.4.10e', 'the matcher takes all parts of a damage event as soon as one fits', {
    matchingParts: (base, pattern, event, view, scope) => (matchingParts(base, pattern, event, view, scope).length > 0 ? event.parts : [])
  }),
  faulty('matcher-forgets-hit', 'fab:6.6.5b', 'the matcher takes any damage for a hit', {
    matchingParts: (base, pattern, event, view, scope) => {
      const { hit: _hit, ...rest } = pattern
      return matchingParts(base, rest, event, view, scope)
    }
  }),
  faulty('matcher-drops-player', 'fab:6.6.5b', 'the matcher does not look at which player does something', {
    matchesEvent: (base, pattern, event, view, scope) => {
      const { player: _player, ...rest } = pattern
      return matchesEvent(base, event.event === 'contest' ? pattern : rest, event, view, scope)
    }
  }),
  faulty('filter-ignores-types', 'fab:6.6.3', 'the matcher of objects does not look at their types', {
    matchesFilter: (base, filter, object, view, scope, zones) => {
      const { types: _types, anyType: _anyType, ...rest } = filter
      return matchesFilter(base, rest, object, view, scope, zones)
    }
  }),
  faulty('filter-drops-controller', 'fab:6.4.2a', 'the matcher of objects does not look at who controls them', {
    matchesFilter: (base, filter, object, view, scope, zones) => {
      const { controller: _controller, ...rest } = filter
      return matchesFilter(base, rest, object, view, scope, zones)
    }
  }),
  faulty('condition-forgets-declared', 'fab:6.4.7b', 'no additional cost is ever found to have been paid', {
    condition: (base, c, view, scope) => !('declared' in c) && condition(base, c, view, scope)
  }),
  faulty('condition-forgets-history', 'fab:6.4.7', 'conditions on what has happened are never met', {
    condition: (base, c, view, scope) => !('happened' in c) && condition(base, c, view, scope)
  }),
  otherwise('rulebook-prevention-first', 'fab:6.5.4', "the rulebook's order of classes is wrong", structure => {
    const passes = structure.replacement.passes.value
    const early = passes.filter(pass => pass.classes.includes('prevention'))
    const rest = passes.filter(pass => !pass.classes.includes('prevention'))
    return {
      ...structure,
      replacement: { ...structure.replacement, passes: { ...structure.replacement.passes, value: [...early, ...rest] } }
    }
  }),
  otherwise(
    'rulebook-actor-loses-priority',
    'fab-context:1.11.5',
    "the rulebook's value for who has priority after acting is wrong",
    structure => ({
      ...structure,
      priority: { ...structure.priority, afterActing: { ...structure.priority.afterActing, value: 'turn-player' } }
    })
  ),
  otherwise('rulebook-delayed-once', 'fab:6.6.1a', "the rulebook's value for how often a delayed effect triggers is wrong", structure => ({
    ...structure,
    triggers: { ...structure.triggers, delayedWithDuration: { ...structure.triggers.delayedWithDuration, value: 'once' } }
  }))
]
