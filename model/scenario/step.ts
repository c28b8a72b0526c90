/**
 * Instructions: what an ability does when its layer resolves, in printed order.
 * @module
 */
import { z } from 'zod'
import type { Amount, Condition, Filter } from './amount.js'
import { Amount as AmountSchema, Condition as ConditionSchema, Filter as FilterSchema } from './amount.js'
import type { Brought, Change, Duration, Effect } from './effect.js'
import {
  impossible,
  Brought as BroughtSchema,
  Change as ChangeSchema,
  Duration as DurationSchema,
  Effect as EffectSchema
} from './effect.js'
import { EventKind } from './event-kind.js'
import { AbilityId, CounterKind, LocalName, PlayerNumber, Ref, Status, Who, Zone } from './names.js'

/** Objects or players that an instruction acts on: one reference, or all that match (a compound event). */
export type Acted = Ref | { readonly all: Filter } | { readonly players: Who }

/** A self-replacement attached to the instruction before it. */
export interface SelfReplacement {
  readonly if: Condition
  readonly change: Change
}

/** One instruction. `as` names its result for `did` and `result`. */
export type Step = (
  | { readonly do: 'damage'; readonly to: Acted; readonly amount: Amount; readonly type?: string; readonly source?: Ref }
  /** One event that damages several, each by its own amount; parts from other sources are events of their own, at the same time. */
  | {
      readonly do: 'damage-each'
      readonly parts: readonly { readonly to: Ref; readonly amount: Amount; readonly type?: string; readonly source?: Ref }[]
      readonly source?: Ref
    }
  | { readonly do: 'draw'; readonly player: Ref; readonly count: Amount }
  | { readonly do: 'discard'; readonly player: Ref; readonly count?: Amount; readonly what?: Ref }
  | { readonly do: 'gain' | 'lose'; readonly player: Ref; readonly of: PlayerNumber; readonly amount: Amount }
  | { readonly do: 'destroy' | 'sacrifice' | 'reveal'; readonly what: Acted }
  | { readonly do: 'move'; readonly what: Acted; readonly to: Zone; readonly position?: 'top' | 'bottom'; readonly with?: Brought }
  | { readonly do: 'counters'; readonly on: Acted; readonly counter: string; readonly delta: Amount }
  | { readonly do: 'status'; readonly what: Acted; readonly status: Status; readonly on: boolean }
  | { readonly do: 'create'; readonly card: string; readonly player: Ref; readonly count?: Amount; readonly with?: Brought }
  | { readonly do: 'contest'; readonly name: string; readonly with: Ref }
  | { readonly do: 'negate'; readonly what: Ref }
  /** Without `to`, it becomes unattached. */
  | { readonly do: 'attach'; readonly what: Ref; readonly to?: Ref }
  /** Removes all damage marked on it. */
  | { readonly do: 'heal'; readonly what: Acted }
  /** The player wins, or loses, the game. */
  | { readonly do: 'win' | 'defeat'; readonly player: Ref }
  /** Starts a lasting effect. */
  | { readonly do: 'start'; readonly effect: Effect; readonly ability: string; readonly for: Duration }
  /** The player picks among what the filter or the players offer, as the instruction is carried out. */
  | {
      readonly do: 'choose'
      readonly from: Filter | { readonly players: Who } | { readonly event: 'revealed' }
      readonly by?: Ref
      readonly count?: Amount
    }
  | { readonly do: 'may'; readonly steps: readonly Step[]; readonly by?: Ref }
  | { readonly do: 'unless'; readonly steps: readonly Step[]; readonly by?: Ref; readonly otherwise: readonly Step[] }
  | { readonly do: 'if'; readonly if: Condition; readonly then: readonly Step[]; readonly else?: readonly Step[] }
  | { readonly do: 'each-player'; readonly steps: readonly Step[] }
  | { readonly do: 'repeat'; readonly times: Amount; readonly steps: readonly Step[] }
  /** Modes, declared as the layer goes on the stack wherever the step stands. */
  | { readonly do: 'modes'; readonly pick: number; readonly modes: readonly Mode[] }
  /**
   * Reflexive: triggers at once for each time that the named result happened (`oneOrMore`: once for all of them); or delayed, once
   * this ability has resolved so many times.
   */
  | ({
      readonly do: 'when'
      readonly did?: string
      readonly oneOrMore?: true
      readonly resolved?: { readonly times: number; readonly per: 'turn' }
      readonly ability: string
    } & Instructions)
) & { readonly as?: string; readonly instead?: readonly SelfReplacement[] }

/** One mode of a modal ability. */
export interface Mode {
  readonly id: string
  readonly targets?: readonly Target[]
  readonly steps: readonly Step[]
}

/** Something that is targeted as the layer goes on the stack. */
export interface Target {
  readonly as: string
  readonly what: readonly (Filter | { readonly players: Who })[]
  /** The effect is optional, so no target need be declared. */
  readonly optional?: true
}

/** What a layer does: its targets and its instructions. */
export interface Instructions {
  readonly targets?: readonly Target[]
  readonly steps: readonly Step[]
}

export const Acted: z.ZodType<Acted> = z
  .lazy(() => z.union([Ref, z.strictObject({ all: FilterSchema }), z.strictObject({ players: Who })]))
  .meta({ id: 'Acted' })

/** What only objects can be acted on by: players are not destroyed, moved or tapped. */
const ActedObjects: z.ZodType<Exclude<Acted, { players: Who }>> = z.lazy(() => z.union([Ref, z.strictObject({ all: FilterSchema })]))

export const Target: z.ZodType<Target> = z
  .lazy(() =>
    z.strictObject({
      as: LocalName,
      what: z.array(z.union([z.strictObject({ players: Who }), FilterSchema])).min(1),
      optional: z.literal(true).exactOptional()
    })
  )
  .meta({ id: 'Target' })

const SelfReplacement = z.lazy(() => z.strictObject({ if: ConditionSchema, change: ChangeSchema }))

const steps = z.lazy(() => z.array(Step))

const Mode: z.ZodType<Mode> = z.lazy(() => z.strictObject({ id: LocalName, targets: z.array(Target).min(1).exactOptional(), steps }))

export const Instructions = z.strictObject({ targets: z.lazy(() => z.array(Target).min(1)).exactOptional(), steps })

const common = { as: LocalName.exactOptional(), instead: z.array(SelfReplacement).min(1).exactOptional() }

export const Step: z.ZodType<Step> = z
  .lazy(() => {
    /** What makes an event, which a self-replacement may change as far as that event can be changed. */
    const step = <D extends string, S extends z.ZodRawShape>(name: D, shape: S) =>
      z.strictObject({ do: z.literal(name), ...shape, ...common }).check(({ value, issues }) => {
        const event = EventKind.safeParse(name)
        const { instead = [] } = value as { readonly instead?: readonly SelfReplacement[] }
        instead.forEach(({ change }, at) => {
          const found = event.success ? impossible(event.data, change) : undefined
          if (found) issues.push({ code: 'custom', input: change, path: ['instead', at, 'change', found.field], message: found.sentence })
        })
      })
    /** It makes no event of its own that a self-replacement could change. */
    const flow = <D extends string, S extends z.ZodRawShape>(name: D, shape: S) =>
      z.strictObject({ do: z.literal(name), ...shape, as: common.as })
    return z.discriminatedUnion('do', [
      step('damage', { to: Acted, amount: AmountSchema, type: z.string().exactOptional(), source: Ref.exactOptional() }),
      step('damage-each', {
        parts: z
          .array(z.strictObject({ to: Ref, amount: AmountSchema, type: z.string().exactOptional(), source: Ref.exactOptional() }))
          .min(1),
        source: Ref.exactOptional()
      }),
      step('draw', { player: Ref, count: AmountSchema }),
      step('discard', { player: Ref, count: AmountSchema.exactOptional(), what: Ref.exactOptional() }),
      step('gain', { player: Ref, of: PlayerNumber, amount: AmountSchema }),
      step('lose', { player: Ref, of: PlayerNumber, amount: AmountSchema }),
      step('destroy', { what: ActedObjects }),
      step('sacrifice', { what: ActedObjects }),
      step('reveal', { what: ActedObjects }),
      step('move', {
        what: ActedObjects,
        to: Zone,
        position: z.enum(['top', 'bottom']).exactOptional(),
        with: BroughtSchema.exactOptional()
      }).refine(step => step.with === undefined || step.to === 'arena', {
        message: 'only what goes into the arena comes with something; leave "with" out',
        path: ['with']
      }),
      step('counters', { on: ActedObjects, counter: CounterKind, delta: AmountSchema }),
      step('status', { what: ActedObjects, status: Status, on: z.boolean() }),
      step('create', { card: z.string(), player: Ref, count: AmountSchema.exactOptional(), with: BroughtSchema.exactOptional() }),
      step('contest', { name: z.string(), with: Ref }),
      step('negate', { what: Ref }),
      step('attach', { what: Ref, to: Ref.exactOptional() }),
      step('heal', { what: ActedObjects }),
      step('win', { player: Ref }),
      step('defeat', { player: Ref }),
      step('start', { effect: EffectSchema, ability: AbilityId, for: DurationSchema }),
      flow('choose', {
        from: z.union([z.strictObject({ players: Who }), z.strictObject({ event: z.literal('revealed') }), FilterSchema]),
        by: Ref.exactOptional(),
        count: AmountSchema.exactOptional()
      }),
      flow('may', { steps, by: Ref.exactOptional() }),
      flow('unless', { steps, by: Ref.exactOptional(), otherwise: steps }),
      flow('if', { if: ConditionSchema, then: steps, else: steps.exactOptional() }),
      flow('each-player', { steps }),
      flow('repeat', { times: AmountSchema, steps }),
      flow('modes', { pick: z.int().min(1), modes: z.array(Mode).min(1) }),
      flow('when', {
        did: LocalName.exactOptional(),
        oneOrMore: z.literal(true).exactOptional(),
        resolved: z.strictObject({ times: z.int().min(1), per: z.literal('turn') }).exactOptional(),
        ability: AbilityId,
        ...Instructions.shape
      })
        .refine(step => (step.did === undefined) !== (step.resolved === undefined), {
          message: 'a "when" step needs either "did" (a named result) or "resolved" (how often this ability has resolved)'
        })
        .refine(step => step.oneOrMore === undefined || step.did !== undefined, {
          message: '"oneOrMore" speaks of results that happen at once, so it goes with "did"'
        })
    ])
  })
  .meta({ id: 'Step' })
