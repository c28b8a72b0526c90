/**
 * The mutants: engines with one fault each.
 * @module
 */
import { askingMutants } from './asking.js'
import { abilityMutants } from './fab-abilities.js'
import { commonModeMutants } from './fab-common-mode.js'
import { continuousMutants } from './fab-continuous.js'
import { copyMutants } from './fab-copies.js'
import { neighbourCommonModeMutants } from './fab-neighbour-common-mode.js'
import { durationMutants } from './fab-durations.js'
import { eventMutants } from './fab-events.js'
import { gameMutants } from './fab-game.js'
import { gaMutants } from './ga.js'
import { gaTextMutants } from './ga-text.js'
import { mtgMutants } from './mtg.js'
import { mtg2010Mutants } from './mtg-2010.js'
import { mtg2010TextMutants } from './mtg-2010-text.js'
import { mtgCommonModeMutants } from './mtg-common-mode.js'
import { mtgNeighbourMutants } from './mtg-neighbours.js'
import { mtgTextMutants } from './mtg-text.js'
import { generationMutants } from './fab-generation.js'
import { outcomeMutants } from './fab-outcomes.js'
import { placementMutants } from './fab-placement.js'
import { preventionMutants } from './fab-prevention.js'
import { priorityMutants } from './fab-priority.js'
import { replacementMutants } from './fab-replacement.js'
import { replacementOrderMutants } from './fab-replacement-order.js'
import { resolutionMutants } from './fab-resolution.js'
import { triggerMutants } from './fab-triggers.js'
import { askingFaults } from './faults/asking.js'
import { baseFaults } from './faults/base.js'
import { checkFaults } from './faults/checks.js'
import { eventFaults } from './faults/events.js'
import { furtherFaults } from './faults/further.js'
import { triggerFaults } from './faults/triggers.js'
import type { Mutant } from './mutant.js'

export type { CommonModeMutant, EngineMutant, Mutant } from './mutant.js'

/** Faults that break rules of several tables: from the second on, a mutant is named after its rule too. */
const told = (all: readonly Mutant[]): readonly Mutant[] => {
  const names = new Set<string>()
  return all.map(mutant => {
    const { name, rule } = mutant
    const own = names.has(name) ? `${name}-${rule.slice(rule.indexOf(':') + 1)}` : name
    names.add(own)
    return { ...mutant, name: own }
  })
}

/** The faults of each family of rules, whichever game has them: mutants stand in this order. */
const families: readonly (readonly { readonly fault: string }[])[] = [
  replacementMutants,
  replacementOrderMutants,
  preventionMutants,
  [...triggerMutants, ...Object.values(triggerFaults)],
  placementMutants,
  priorityMutants,
  resolutionMutants,
  durationMutants,
  continuousMutants,
  copyMutants,
  abilityMutants,
  [...generationMutants, ...Object.values(askingFaults)],
  [...eventMutants, ...Object.values(eventFaults)],
  Object.values(checkFaults),
  [...gameMutants, ...outcomeMutants, ...Object.values(furtherFaults)],
  [...commonModeMutants, ...neighbourCommonModeMutants, ...Object.values(baseFaults)]
]

const familyOf = new Map(families.flatMap((faults, at) => faults.map(({ fault }) => [fault, at] as const)).reverse())

const byFamily = (all: readonly Mutant[]): readonly Mutant[] => {
  const place = ({ fault }: Mutant): number => familyOf.get(fault) ?? families.length
  return [...all].sort((a, b) => place(a) - place(b))
}

const all: readonly Mutant[] = [
  ...replacementMutants,
  ...replacementOrderMutants,
  ...preventionMutants,
  ...triggerMutants,
  ...placementMutants,
  ...priorityMutants,
  ...resolutionMutants,
  ...durationMutants,
  ...continuousMutants,
  ...copyMutants,
  ...abilityMutants,
  ...generationMutants,
  ...eventMutants,
  ...gameMutants,
  ...neighbourCommonModeMutants,
  ...outcomeMutants,
  ...commonModeMutants,
  ...mtgMutants,
  ...mtgTextMutants,
  ...mtgNeighbourMutants,
  ...mtgCommonModeMutants,
  ...mtg2010Mutants,
  ...mtg2010TextMutants,
  ...gaMutants,
  ...gaTextMutants,
  ...askingMutants
]

export const mutants: readonly Mutant[] = byFamily(told(all))
