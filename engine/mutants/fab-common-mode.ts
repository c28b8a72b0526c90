/**
 * Faults of the trusted base, planted in engine and model at once: the two agree, so only fixtures can find them.
 * @module
 */
import { createBase } from '../../model/base/base.js'
import type { BaseFunctions } from '../../model/base/base.js'
import { amount } from '../../model/base/amount.js'
import { matchingParts } from '../../model/base/pattern.js'
import type { Structure } from '../../model/rulebook/structure.js'
import type { CommonModeMutant } from './mutant.js'

const faulty = (name: string, rule: `fab:${string}`, fault: string, patch: Partial<BaseFunctions>): CommonModeMutant => ({
  kind: 'common-mode',
  name,
  ruleset: 'fab',
  rule,
  fault,
  base: rulebook => createBase(rulebook, patch)
})

const otherwise = (name: string, rule: `fab:${string}`, fault: string, change: (structure: Structure) => Structure): CommonModeMutant => ({
  kind: 'common-mode',
  name,
  ruleset: 'fab',
  rule,
  fault,
  base: rulebook => createBase({ ...rulebook, structure: change(rulebook.structure) })
})

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
  )
]
