/** The names of the checks that a campaign by a ruleset comes to, whatever the engine. @module */
import { isExplored } from '../../model/scenario/scenario.js'
import { invariants } from '../invariants/index.js'
import { relations } from '../metamorphic/index.js'
import { rulesOf } from './case.js'
import { chartedConcepts } from './ledger.js'
import type { Suite } from './suite.js'

/** The names of all checks of a suite: what lacks one of them is no report of a whole campaign. */
export const namesOfChecks = ({ base: { rulebook }, fixtures }: Pick<Suite, 'base' | 'fixtures'>): readonly string[] => [
  ...fixtures.map(({ scenario }) => scenario.id),
  ...fixtures
    .filter(({ scenario }) => isExplored(scenario) && scenario.ruleset === rulebook.id)
    .map(({ scenario }) => `explored/${scenario.id}`),
  ...invariants
    .filter(invariant => rulesOf(invariant, rulebook).length > 0 && (invariant.applies?.(rulebook.structure) ?? true))
    .map(({ name }) => name),
  ...relations.map(({ name }) => name),
  ...chartedConcepts.filter(concept => rulebook.concepts[concept].length > 0).map(concept => `chart/${concept}`)
]
