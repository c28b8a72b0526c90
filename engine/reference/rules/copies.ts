/**
 * Objects that become copies of others.
 * @module
 */
import type { NumberName } from '../../../model/scenario/names.js'

/** The properties of an object that can be copied. */
export interface Copyable {
  readonly name: string
  readonly types: readonly string[]
  readonly numbers: Partial<Readonly<Record<NumberName, number>>>
}

/** What is copied of an object: what is printed on it, or has become its own. @see fab-context:8.5.25b fab:6.4.8a */
export const copiedOf = (own: Copyable, _printed: Copyable, _seen: Copyable): Copyable => own

/** Which of the parameters that the original has the copy gets. @see fab-context:8.5.25b */
export const copiedParameters = (declared: readonly string[]): readonly string[] => declared

/** What a copy has: what was settled as the effect was generated, whatever has become of the original. @see fab-context:8.5.25c */
export const copiedNow = <C>(settled: C, _now: () => C): C => settled

/** The properties of a copy. @see fab-context:8.5.25 */
export const propertiesOfCopy = (_own: Copyable, copied: Copyable): Copyable => copied

/** The abilities of a copy. @see fab-context:8.5.25 */
export const abilitiesOfCopy = <A>(_own: readonly A[], copied: readonly A[]): readonly A[] => copied

/** Whether an object becomes a copy, which may be one already, of the same original or of another. @see fab-context:8.5.25d */
export const becomesCopy = (isSame: boolean, _isCopy: boolean): boolean => !isSame
