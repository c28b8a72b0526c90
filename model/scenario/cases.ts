/**
 * Positive and negative cases of a rule: the scenarios in which it acts, and those in which it just does not.
 * @module
 */
import type { RuleId } from './names.js'
import type { Scenario } from './scenario.js'

/** The scenarios that show a rule. */
export interface Cases<S> {
  /** Its condition is met, and the outcome shows it acting. */
  readonly positive: readonly S[]
  /** Near misses: its condition is not met, and the outcome shows it not acting. */
  readonly negative: readonly S[]
}

/** The cases of a rule among scenarios. */
export const casesOf = <S extends Pick<Scenario, 'rules' | 'negative'>>(rule: RuleId, scenarios: readonly S[]): Cases<S> => {
  const showing = scenarios.filter(({ rules }) => rules.includes(rule))
  const isNear = ({ negative }: S): boolean => negative?.includes(rule) ?? false
  return { positive: showing.filter(s => !isNear(s)), negative: showing.filter(isNear) }
}
