/**
 * What a mutant is: the reference engine with one fault, and the rule that the fault breaks.
 * @module
 */
import type { TrustedBase } from '../../model/base/base.js'
import type { Rulebook } from '../../model/rulebook/rulebook.js'
import type { RuleId } from '../../model/scenario/names.js'
import type { Rules } from '../reference/index.js'
import type { Patch } from './patches/patch.js'

interface Named {
  readonly name: string
  readonly ruleset: string
  /** The rule that it breaks. */
  readonly rule: RuleId
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
