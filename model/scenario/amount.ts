/**
 * Amounts, conditions and filters: the parts of a card's text that are computed, never chosen.
 * They are one module because each is defined by the others.
 * @module
 */
import { z } from 'zod'
import type { Pattern } from './pattern.js'
import { Pattern as PatternSchema } from './pattern.js'
import { Comparison, CounterKind, LocalName, NumberName, PlayerNumber, Ref, Status, TypeName, Who, Zone } from './names.js'

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

/** Objects that a text speaks of. Every field given must hold; the zone is the arena unless it is given. */
export interface Filter {
  readonly zone?: Zone
  readonly types?: readonly string[]
  readonly anyType?: readonly string[]
  readonly notTypes?: readonly string[]
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

export const Amount: z.ZodType<Amount> = z
  .lazy(() =>
    z.union([
      z.int().min(-1_000_000).max(1_000_000),
      z.strictObject({ number: NumberName, of: Ref, base: z.literal(true).exactOptional(), last: z.literal(true).exactOptional() }),
      z.strictObject({ player: PlayerNumber, of: Ref }),
      z.strictObject({ event: z.literal('amount') }),
      z.strictObject({ counters: CounterKind, of: Ref, last: z.literal(true).exactOptional() }),
      z.strictObject({ count: Filter }),
      z.strictObject({ result: LocalName }),
      z.strictObject({ sum: z.array(Amount).min(1) }),
      z.strictObject({ difference: z.tuple([Amount, Amount]) }),
      z.strictObject({ product: z.tuple([Amount, Amount]) })
    ])
  )
  .meta({ id: 'Amount' })

export const Filter: z.ZodType<Filter> = z
  .lazy(() =>
    z.strictObject({
      zone: Zone.exactOptional(),
      types: z.array(TypeName).min(1).exactOptional(),
      anyType: z.array(TypeName).min(1).exactOptional(),
      notTypes: z.array(TypeName).min(1).exactOptional(),
      name: z.string().exactOptional(),
      nameIncludes: z.string().exactOptional(),
      controller: Who.exactOptional(),
      owner: Who.exactOptional(),
      is: Ref.exactOptional(),
      other: z.literal(true).exactOptional(),
      number: z.strictObject({ name: NumberName, base: z.literal(true).exactOptional(), op: Comparison, value: Amount }).exactOptional(),
      counters: z.strictObject({ kind: CounterKind, op: Comparison, value: Amount }).exactOptional(),
      status: Status.exactOptional(),
      marker: z.string().exactOptional(),
      token: z.boolean().exactOptional(),
      attachedTo: Ref.exactOptional()
    })
  )
  .meta({ id: 'Filter' })

export const Condition: z.ZodType<Condition> = z
  .lazy(() =>
    z.union([
      z.strictObject({ exists: Filter, atLeast: z.int().min(1).exactOptional() }),
      z.strictObject({ compare: z.tuple([Amount, Comparison, Amount]) }),
      z.strictObject({ did: LocalName }),
      z.strictObject({ declared: LocalName, of: Ref.exactOptional() }),
      z.strictObject({ during: z.string(), whose: Who.exactOptional() }),
      z.strictObject({
        happened: PatternSchema,
        this: z.enum(['turn', 'chain-link', 'combat-chain']),
        atLeast: z.int().min(1).exactOptional()
      }),
      z.strictObject({ not: Condition }),
      z.strictObject({ all: z.array(Condition).min(1) }),
      z.strictObject({ any: z.array(Condition).min(1) })
    ])
  )
  .meta({ id: 'Condition' })
