/** Every fault that is told of one game and may be of another. @module */
import { abilityMutants } from '../fab-abilities.js'
import { commonModeMutants } from '../fab-common-mode.js'
import { continuousMutants } from '../fab-continuous.js'
import { durationMutants } from '../fab-durations.js'
import { eventMutants } from '../fab-events.js'
import { gameMutants } from '../fab-game.js'
import { generationMutants } from '../fab-generation.js'
import { neighbourCommonModeMutants } from '../fab-neighbour-common-mode.js'
import { outcomeMutants } from '../fab-outcomes.js'
import { placementMutants } from '../fab-placement.js'
import { preventionMutants } from '../fab-prevention.js'
import { priorityMutants } from '../fab-priority.js'
import { replacementOrderMutants } from '../fab-replacement-order.js'
import { replacementMutants } from '../fab-replacement.js'
import { resolutionMutants } from '../fab-resolution.js'
import { triggerMutants } from '../fab-triggers.js'
import type { EngineMutant } from '../mutant.js'
import { baseFaults } from './base.js'
import { checkFaults } from './checks.js'
import { eventFaults } from './events.js'
import { baseFaultsOf, faultsOf } from './fault.js'
import type { BaseFaults, Faults } from './fault.js'
import { furtherFaults } from './further.js'
import { triggerFaults } from './triggers.js'

const told: readonly EngineMutant[] = [
  ...replacementMutants,
  ...replacementOrderMutants,
  ...preventionMutants,
  ...triggerMutants,
  ...placementMutants,
  ...priorityMutants,
  ...resolutionMutants,
  ...durationMutants,
  ...continuousMutants,
  ...abilityMutants,
  ...generationMutants,
  ...eventMutants,
  ...outcomeMutants,
  ...gameMutants
]

/** The faults of an engine alone. */
export const everyFault: Faults = { ...faultsOf(told), ...checkFaults, ...triggerFaults, ...eventFaults, ...furtherFaults }

/** The faults of what engine and model share. */
export const everyBaseFault: BaseFaults = { ...baseFaultsOf([...commonModeMutants, ...neighbourCommonModeMutants]), ...baseFaults }
