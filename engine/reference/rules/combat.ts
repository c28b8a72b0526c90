/**
 * Combat: steps of the chain and damage; attackers where several are declared at once.
 * @module
 */
import type { Structure } from '../../../model/rulebook/structure.js'
import type { Id } from '../../../model/trace/event.js'

/** The step after this one; none after the last. */
export const nextStep = (steps: readonly string[], step: string): string | undefined => steps[steps.indexOf(step) + 1]

/** The damage of an attack; none if its power is zero. */
export const combatDamage = (power: number | undefined): number => Math.max(0, power ?? 0)

/** Whether the damage that an attack deals in the Damage Step is a hit. */
export const isHit = (amount: number): boolean => amount > 0

/** Whether attacks make a chain, with steps of its own. @see fab-context:7.1.3 mtg-context:508.1k */
export const makesChain = (structure: Structure): boolean => structure.turn.combat.value.length > 0

/** Whether a creature may be declared as an attacker. @see mtg-context:508.1a mtg-context:508.1c mtg-context:702.10b */
export const mayAttack = (isTapped: boolean, isSettled: boolean, hasHaste: boolean, isKeptFromIt: boolean): boolean =>
  !isTapped && (isSettled || hasHaste) && !isKeptFromIt

/** Which of the chosen creatures attack: those that their player still controls. @see mtg-context:508.1k */
export const attackingOf = (chosen: readonly Id[], controlled: readonly Id[]): readonly Id[] => chosen.filter(id => controlled.includes(id))
