/**
 * Prevention of damage.
 * @module
 */
import type { Structure } from '../../../model/rulebook/structure.js'

/** The prevention amount of an effect: the whole of the damage where the text gives none. @see fab:6.4.10b */
export const preventionAmount = (stated: number | 'all', damage: number): number => (stated === 'all' ? damage : stated)

/** How much an effect would prevent. @see fab:6.4.10a fab:6.4.10g */
export const establishedTotal = (amount: number, damage: number): number => Math.max(0, Math.min(amount, damage))

/** How much is established where several are shielded: one amount that they share, or the sum of what each has for itself. @see fab:6.4.10a */
export const establishedOf = (isForEach: boolean, shared: () => number, each: readonly number[]): number =>
  isForEach ? each.reduce((sum, amount) => sum + amount, 0) : shared()

/** How much is prevented, when effects make preventions prevent less. @see fab:6.4.10g */
export const reduceBySources = (total: number, reductions: readonly number[]): number =>
  Math.max(0, total - reductions.reduce((sum, each) => sum + each, 0))

/** Whether an effect that makes a prevention prevent less has been used by this one. @see fab:6.4.10g */
export const usesUpReducer = (total: number, unpreventable: boolean): boolean => total > 0 && !unpreventable

/** Whether damage can't be prevented. @see fab:6.4.10h */
export const isUnpreventable = (sources: number): boolean => sources > 0

/** What remains of a shield. @see fab:6.4.10g fab:6.4.10h fab:6.4.10j */
export const chargeShield = (structure: Structure, remaining: number, total: number, prevented: number, unpreventable: boolean): number => {
  if (unpreventable && !structure.prevention.unpreventableUsesShield.value) return remaining
  const charge = structure.prevention.shieldPays.value === 'established-total' ? total : prevented
  return Math.max(0, remaining - charge)
}

/** Whether a shield ends. @see fab:6.4.10j */
export const shieldEnds = (remaining: number): boolean => remaining <= 0

/** Whether an application counts against "the next time". @see fab:6.4.10h fab:6.4.10i */
export const countsAsUse = (structure: Structure, unpreventable: boolean): boolean =>
  !unpreventable || structure.prevention.unpreventableUsesOneOff.value

/** Whether the points that are prevented must be declared. @see fab:6.4.10f */
export const needsAllocation = (prevented: number, amounts: readonly number[]): boolean =>
  prevented > 0 && amounts.length >= 2 && prevented < amounts.reduce((sum, each) => sum + each, 0)

/** Whether a prevention takes its amount from the damage to each of several. @see mtg-context:615.10 ga-context:DP.8 */
export const preventsFromEach = (structure: Structure, isStatic: boolean): boolean =>
  isStatic && structure.prevention.staticAmount.value === 'from-each'
