/**
 * Amounts, conditions and filters: the parts of a card's text that are computed, never chosen.
 * They are one module because each is defined by the others. What is accepted of them is `schema/computed.ts`.
 * @module
 */
import type { Pattern } from './pattern.js'
import type { Comparison, NumberName, PlayerNumber, Ref, Status, Who, Zone } from './names.js'

/** A whole number, or how to compute one. When its variables are fixed follows from its place in the text. */
export type Amount =
  | number
  | { readonly number: NumberName; readonly of: Ref; readonly base?: true; readonly last?: true }
  | { readonly player: PlayerNumber; readonly of: Ref }
  | { readonly event: 'amount' }
  | { readonly counters: string; readonly of: Ref; readonly last?: true }
  | { readonly count: Filter }
  | { readonly result: string }
  | { readonly sum: readonly Amount[] }
  | { readonly difference: readonly [Amount, Amount] }
  | { readonly product: readonly [Amount, Amount] }
  /** The first by the second, rounded as the text says; by nothing it has no value. */
  | { readonly quotient: readonly [Amount, Amount]; readonly round: 'up' | 'down' }
  /** What the events of a pattern that have occurred in the period come to together. */
  | { readonly total: Pattern; readonly this: 'turn' | 'chain-link' | 'combat-chain' }

/** Objects that a text speaks of. Every field given must hold; the zone is the arena unless it is given. */
export interface Filter {
  readonly zone?: Zone
  /** In any of these zones, where a text speaks of several. */
  readonly zones?: readonly Zone[]
  readonly types?: readonly string[]
  readonly anyType?: readonly string[]
  readonly notTypes?: readonly string[]
  /** It has all of these supertypes, which stand among its types. */
  readonly supertypes?: readonly string[]
  readonly name?: string
  readonly nameIncludes?: string
  readonly controller?: Who
  readonly owner?: Who
  readonly is?: Ref
  readonly other?: true
  readonly number?: { readonly name: NumberName; readonly base?: true; readonly op: Comparison; readonly value: Amount }
  readonly counters?: { readonly kind: string; readonly op: Comparison; readonly value: Amount }
  readonly status?: Status
  readonly marker?: string
  readonly token?: boolean
  /** Attached to what the reference stands for. */
  readonly attachedTo?: Ref
}

/** Something that is true or false of the game. */
export type Condition =
  | { readonly exists: Filter; readonly atLeast?: number }
  | { readonly compare: readonly [Amount, Comparison, Amount] }
  | { readonly did: string }
  | { readonly declared: string; readonly of?: Ref }
  | { readonly during: string; readonly whose?: Who }
  | { readonly happened: Pattern; readonly this: 'turn' | 'chain-link' | 'combat-chain'; readonly atLeast?: number }
  | { readonly not: Condition }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
