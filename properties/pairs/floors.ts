/**
 * Floors of the figures of pairs: no figure falls below what it was.
 * @module
 */
import type { Counts } from './table.js'

/** At least so many aspects and pairs of a ruleset, by figure. */
export type Floors = Readonly<Partial<Record<keyof Counts | 'aspects', number>>>

/** Each figure that is below its floor, in a sentence. */
export const belowFloor = (
  ruleset: string,
  { aspects, counts }: { readonly aspects: readonly string[]; readonly counts: Counts },
  floors: Floors
): readonly string[] =>
  Object.entries(floors).flatMap(([figure, floor]) => {
    const is = figure === 'aspects' ? aspects.length : counts[figure as keyof Counts]
    return is >= floor ? [] : [`${ruleset}: ${figure} ${is}, and at least ${floor} are wanted`]
  })
