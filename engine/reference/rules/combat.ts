/**
 * Combat: steps of the chain and damage.
 * @module
 */

/** The step after this one; none after the last. */
export const nextStep = (steps: readonly string[], step: string): string | undefined => steps[steps.indexOf(step) + 1]

/** The damage of an attack; none if its power is zero. */
export const combatDamage = (power: number | undefined): number => Math.max(0, power ?? 0)

/** Whether the damage that an attack deals in the Damage Step is a hit. */
export const isHit = (amount: number): boolean => amount > 0
