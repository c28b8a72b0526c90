/**
 * The mutants: engines with one fault each.
 * @module
 */
import { commonModeMutants } from './fab-common-mode.js'
import { replacementMutants } from './fab-replacement.js'
import { triggerMutants } from './fab-triggers.js'
import type { Mutant } from './mutant.js'

export type { CommonModeMutant, EngineMutant, Mutant } from './mutant.js'

export const mutants: readonly Mutant[] = [...replacementMutants, ...triggerMutants, ...commonModeMutants]
