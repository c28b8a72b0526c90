/**
 * Faults that an engine of any game may have: each is written once, and a mutant of each game that has the rule.
 * @module
 */
import type { RuleId } from '../../../model/scenario/names.js'
import type { Rules } from '../../reference/index.js'
import { mutantsOf } from '../mutant.js'
import type { EngineMutant } from '../mutant.js'

export interface Fault {
  /** What is wrong, in a sentence. */
  readonly fault: string
  readonly rules: Partial<Rules>
}

export type Faults = Readonly<Record<string, Fault>>

/** The faults of some mutants, for other games. */
export const faultsOf = (mutants: readonly EngineMutant[]): Faults =>
  Object.fromEntries(mutants.map(({ name, fault, rules }) => [name, { fault, rules }]))

/**
 * The mutants of a game, named after it and their fault.
 * @param broken the rule of the game that each fault breaks
 */
export const mutantsWith = (ruleset: string, faults: Faults, broken: Readonly<Record<string, RuleId>>): readonly EngineMutant[] =>
  Object.entries(broken).map(([name, rule]) => {
    const found = faults[name]
    if (!found) throw new Error(`there is no fault ${name}`)
    return mutantsOf(ruleset)(`${ruleset}-${name}`, rule, found.fault, found.rules)
  })
