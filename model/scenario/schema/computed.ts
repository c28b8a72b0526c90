/**
 * What is accepted of amounts, conditions, filters and event patterns: one module, since each is defined by the others.
 * @module
 */
import { z } from 'zod'
import type * as amount from '../amount.js'
import { EventKind, unsaid } from '../event-kind.js'
import { AbilityId, Comparison, CounterKind, LocalName, NumberName, PlayerNumber, Ref, Status, TypeName, Who, Zone } from '../names.js'
import { Operation } from '../pattern.js'
import type * as pattern from '../pattern.js'

/** Events of which the numbers can be added up. */
const ADDED_UP: readonly EventKind[] = ['damage', 'draw', 'discard', 'gain', 'lose', 'counters']

export const Amount: z.ZodType<amount.Amount> = z
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
      z.strictObject({ product: z.tuple([Amount, Amount]) }),
      z
        .strictObject({ quotient: z.tuple([Amount, Amount]), round: z.enum(['up', 'down']) })
        .refine(({ quotient: [, by] }) => by !== 0, { message: 'nothing is divided by 0', path: ['quotient', 1] }),
      z
        .strictObject({ total: Pattern, this: z.enum(['turn', 'chain-link', 'combat-chain']) })
        .refine(({ total: { event } }) => ADDED_UP.includes(event), {
          message: `events of this kind have no numbers that add up; those of ${ADDED_UP.join(', ')} have. How many of others have happened is a condition ("happened" with "atLeast")`,
          path: ['total', 'event']
        })
    ])
  )
  .meta({ id: 'Amount' })

export const Filter: z.ZodType<amount.Filter> = z
  .lazy(() =>
    z
      .strictObject({
        zone: Zone.exactOptional(),
        zones: z.array(Zone).min(2).exactOptional(),
        types: z.array(TypeName).min(1).exactOptional(),
        anyType: z.array(TypeName).min(1).exactOptional(),
        notTypes: z.array(TypeName).min(1).exactOptional(),
        supertypes: z.array(TypeName).min(1).exactOptional(),
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
      .refine(({ zone, zones }) => zone === undefined || zones === undefined, {
        message: 'a filter speaks of one "zone" or of several ("zones"): leave one of them out',
        path: ['zones']
      })
      .refine(({ zones = [] }) => new Set(zones).size === zones.length, { message: 'each zone is named once', path: ['zones'] })
  )
  .meta({ id: 'Filter' })

export const Condition: z.ZodType<amount.Condition> = z
  .lazy(() =>
    z.union([
      z.strictObject({ exists: Filter, atLeast: z.int().min(1).exactOptional() }),
      z.strictObject({ compare: z.tuple([Amount, Comparison, Amount]) }),
      z.strictObject({ did: LocalName }),
      z.strictObject({ declared: LocalName, of: Ref.exactOptional() }),
      z.strictObject({ during: z.string(), whose: Who.exactOptional() }),
      z.strictObject({
        happened: Pattern,
        this: z.enum(['turn', 'chain-link', 'combat-chain']),
        atLeast: z.int().min(1).exactOptional()
      }),
      z.strictObject({ not: Condition }),
      z.strictObject({ all: z.array(Condition).min(1) }),
      z.strictObject({ any: z.array(Condition).min(1) })
    ])
  )
  .meta({ id: 'Condition' })

export const Subject: z.ZodType<pattern.Subject> = z
  .lazy(() => z.union([z.strictObject({ player: Who }), z.strictObject({ ref: Ref }), Filter]))
  .meta({ id: 'Subject' })

export const Pattern: z.ZodType<pattern.Pattern> = z
  .lazy(() =>
    z
      .strictObject({
        event: EventKind,
        source: Subject.exactOptional(),
        target: Subject.exactOptional(),
        object: Subject.exactOptional(),
        player: Who.exactOptional(),
        by: Who.exactOptional(),
        amount: z.strictObject({ op: Comparison, value: Amount }).exactOptional(),
        type: z.string().exactOptional(),
        hit: z.literal(true).exactOptional(),
        from: Zone.exactOptional(),
        to: Zone.exactOptional(),
        counter: CounterKind.exactOptional(),
        reaches: z.int().exactOptional(),
        status: Status.exactOptional(),
        on: z.boolean().exactOptional(),
        of: PlayerNumber.exactOptional(),
        name: z.string().exactOptional(),
        op: Operation.exactOptional(),
        result: z.enum(['win', 'fail']).exactOptional(),
        cause: Pattern.exactOptional(),
        via: AbilityId.exactOptional()
      })
      .check(({ value, issues }) => {
        const found = unsaid(value)
        if (found) issues.push({ code: 'custom', input: value, path: [found.field], message: found.sentence })
      })
  )
  .meta({ id: 'Pattern' })
