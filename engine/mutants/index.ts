/**
 * The mutants: engines with one fault each, by families of rules, whichever game has them.
 * @module
 */
import { abilitiesFaults } from './families/abilities.js'
import { askingFaults } from './families/asking.js'
import { checksFaults } from './families/checks.js'
import { combatFaults } from './families/combat.js'
import { continuousFaults } from './families/continuous.js'
import { copiesFaults } from './families/copies.js'
import { delayedFaults } from './families/delayed.js'
import { durationsFaults } from './families/durations.js'
import { endingFaults } from './families/ending.js'
import { evaluationFaults } from './families/evaluation.js'
import { eventsFaults } from './families/events.js'
import { generationFaults } from './families/generation.js'
import { lookBackFaults } from './families/look-back.js'
import { objectsFaults } from './families/objects.js'
import { placementFaults } from './families/placement.js'
import { playingFaults } from './families/playing.js'
import { preventionFaults } from './families/prevention.js'
import { priorityFaults } from './families/priority.js'
import { replacementFaults } from './families/replacement.js'
import { replacementOrderFaults } from './families/replacement-order.js'
import { resolutionFaults } from './families/resolution.js'
import { triggersFaults } from './families/triggers.js'
import { turnFaults } from './families/turn.js'
import { unseenFaults } from './families/unseen.js'
import { valuesFaults } from './families/values.js'
import { mutantsIn } from './fault.js'
import type { Family } from './fault.js'
import type { Mutant } from './mutant.js'

export type { CommonModeMutant, EngineMutant, Mutant } from './mutant.js'

/** Mutants stand in this order. */
export const families: readonly Family[] = [
  replacementFaults,
  replacementOrderFaults,
  preventionFaults,
  triggersFaults,
  lookBackFaults,
  delayedFaults,
  unseenFaults,
  placementFaults,
  askingFaults,
  priorityFaults,
  playingFaults,
  resolutionFaults,
  objectsFaults,
  combatFaults,
  turnFaults,
  durationsFaults,
  continuousFaults,
  copiesFaults,
  abilitiesFaults,
  generationFaults,
  eventsFaults,
  checksFaults,
  endingFaults,
  evaluationFaults,
  valuesFaults
]

export const mutants: readonly Mutant[] = families.flatMap(mutantsIn)
