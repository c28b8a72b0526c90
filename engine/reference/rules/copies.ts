/**
 * Objects that become copies of others.
 * @module
 */
import type { ObjectView } from '../../../model/scenario/view.js'
import type { Id } from '../../../model/trace/event.js'
import type { NumberName } from '../../../model/scenario/names.js'

/** What something is a copy of, and which incarnation of it. */
export interface Original {
  readonly of: Id
  readonly inc: number
}

/** The properties of an object that can be copied. */
export interface Copyable {
  readonly name: string
  readonly types: readonly string[]
  readonly numbers: Partial<Readonly<Record<NumberName, number>>>
}

/** The parameters that a copy gets: those of the original, and those that it has as a copy itself. @see fab-context:8.5.25b */
export const copiedParameters = (own: readonly string[], asCopy: readonly string[]): readonly string[] => [...own, ...asCopy]

/** An object as a copy of another: it has the properties and markers of the original, and the parameters of both. @see fab-context:8.5.25 */
export const asCopyOf = (
  own: ObjectView,
  { name, types, numbers, declared }: Copyable & { readonly declared: readonly string[] },
  markers: readonly string[]
): ObjectView => ({
  ...own,
  name,
  types,
  numbers,
  baseNumbers: numbers,
  markers,
  declared: [...new Set([...own.declared, ...declared])]
})

/** The abilities of an object: those of the original, where it is a copy. @see fab-context:8.5.25 */
export const abilitiesOf = <A>(own: readonly A[], copied: readonly A[] | undefined): readonly A[] => copied ?? own

/** Whether an object becomes a copy: not of what it is a copy of already. @see fab-context:8.5.25d */
export const becomesCopy = (now: Original | undefined, next: Original): boolean => now?.of !== next.of || now.inc !== next.inc
