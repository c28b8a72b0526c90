/**
 * What a mutant is: the reference engine with one fault, and the rule that the fault breaks.
 * @module
 */
import { createBase } from '../../model/base/base.js'
import type { BaseFunctions, TrustedBase } from '../../model/base/base.js'
import type { Rulebook } from '../../model/rulebook/rulebook.js'
import type { Structure } from '../../model/rulebook/structure.js'
import type { RuleId } from '../../model/scenario/names.js'
import type { Rules } from '../reference/index.js'
import type { Patch } from './patches/patch.js'

interface Named {
  readonly name: string
  readonly ruleset: string
  /** The rule that it breaks. */
  readonly rule: RuleId
  /** All the rules that it breaks, where there are several: a check that cites one of them may kill it. */
  readonly breaks?: readonly RuleId[]
  /** What is wrong with it, in a sentence. */
  readonly fault: string
}

/** A fault of the engine alone: some of its rule functions are exchanged. */
export interface EngineMutant extends Named {
  readonly kind: 'engine'
  readonly rules: Partial<Rules>
  /** What goes wrong at the boundaries of its tasks. */
  readonly patch?: Patch
}

/** A fault of the trusted base, in engine and model at once. */
export interface CommonModeMutant extends Named {
  readonly kind: 'common-mode'
  readonly base: (rulebook: Rulebook) => TrustedBase
}

export type Mutant = EngineMutant | CommonModeMutant

/** Rules that are exchanged, or a patch at the boundaries of tasks, or both. */
export type Exchanged = Partial<Rules> | { readonly patch: Patch; readonly rules?: Partial<Rules> }

const wrong = (exchanged: Exchanged): Pick<EngineMutant, 'rules' | 'patch'> =>
  'patch' in exchanged ? { rules: exchanged.rules ?? {}, patch: exchanged.patch } : { rules: exchanged }

/** Makes the mutants of a ruleset. */
export const mutantsOf =
  (ruleset: string) =>
  (name: string, rule: RuleId, fault: string, exchanged: Exchanged): EngineMutant => ({
    kind: 'engine',
    name,
    ruleset,
    rule,
    fault,
    ...wrong(exchanged)
  })

/** Makes mutants of a ruleset in which a function of the trusted base is faulty. */
export const basesOf =
  (ruleset: string) =>
  (name: string, rule: RuleId, fault: string, patch: Partial<BaseFunctions>): CommonModeMutant => ({
    kind: 'common-mode',
    name,
    ruleset,
    rule,
    fault,
    base: rulebook => createBase(rulebook, patch)
  })

/** Makes mutants of a ruleset in which a value of the rulebook is wrong. */
export const structuresOf =
  (ruleset: string) =>
  (name: string, rule: RuleId, fault: string, change: (structure: Structure) => Structure): CommonModeMutant => ({
    kind: 'common-mode',
    name,
    ruleset,
    rule,
    fault,
    base: rulebook => createBase({ ...rulebook, structure: change(rulebook.structure) })
  })
