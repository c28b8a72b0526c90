/**
 * Effects that last: replacement, prevention, triggered, continuous and rule effects.
 * @module
 */
import { z } from 'zod'
import type { Amount, Condition, Filter } from './amount.js'
import { Amount as AmountSchema, Condition as ConditionSchema, Filter as FilterSchema } from './amount.js'
import { CounterKind, LocalName, NumberName, Ref, Status, TypeName, Zone } from './names.js'
import type { EventKind, Pattern } from './pattern.js'
import { Pattern as PatternSchema } from './pattern.js'
import type { Instructions, Step } from './step.js'
import { Instructions as InstructionsSchema, Step as StepSchema } from './step.js'

/**
 * What comes with an object that is moved or created, as a part of that event: counters, a status, numbers and further types that it
 * then has of its own, or what it is a copy of.
 */
export interface Brought {
  /** `set`: in place of those of this kind that it would have otherwise. */
  readonly counters?: { readonly kind: string; readonly count: Amount; readonly set?: true }
  readonly status?: Status
  readonly numbers?: Partial<Readonly<Record<NumberName, Amount>>>
  readonly types?: readonly string[]
  readonly copyOf?: Ref
}

/** How an event becomes another one. */
export type Change =
  /** The event's number becomes this one; `{ "event": "amount" }` reads the number it had. */
  | { readonly amount: Amount }
  /** Other instructions take the event's place. */
  | { readonly instead: readonly Step[] }
  /**
   * The object enters with counters, a status, numbers that it then has of its own, or further types of its own; or as a copy of
   * another, whose properties it then has in place of its own.
   */
  | { readonly with: Brought }
  /** The event happens to someone else. */
  | { readonly target: Ref }
  /** The object goes to another zone. */
  | { readonly to: Zone }

/** The class of a replacement effect; the rulebook gives each class its pass. */
export const ReplacementClass = z.enum(['self', 'identity', 'standard', 'outcome', 'copy'])
export type ReplacementClass = z.infer<typeof ReplacementClass>

/** Replaces an event with a modified one. */
export interface ReplacementEffect {
  readonly kind: 'replacement'
  readonly class: ReplacementClass
  readonly event: Pattern
  readonly given?: Condition
  readonly change: Change
  readonly optional?: true
  /** "The next time": how many events it replaces before it ends. */
  readonly uses?: number
  readonly ordinal?: Ordinal
  /** Further modifications: events of their own (sub-events). */
  readonly also?: readonly Step[]
}

/**
 * Prevents damage. Three separate knobs: `amount` (of one event, or of the shield), `shield` (the amount is used up over
 * any number of events), `uses` (how many events it applies to before it ends).
 */
export interface PreventionEffect {
  readonly kind: 'prevention'
  readonly event: Pattern
  readonly given?: Condition
  /** `all`: not stated in the text, so the amount of the event. */
  readonly amount: Amount | 'all'
  readonly shield?: true
  /** Each shielded object has the amount for itself. */
  readonly each?: true
  readonly uses?: number
  readonly optional?: true
  readonly also?: readonly Step[]
}

/** Which occurrences of an event count, relative to a period. */
export interface Ordinal {
  readonly nth: readonly number[]
  readonly per: 'turn' | 'game'
}

/** When a triggered effect triggers. Each condition keeps its printed place; the rulebook says what the place means. */
export interface Trigger {
  readonly on?: Pattern
  /** A state trigger's condition. */
  readonly when?: Condition
  /** The state part of the trigger condition itself ("during your action phase"). */
  readonly given?: Condition
  /** The condition after the comma ("if you have 40 or more life"). */
  readonly if?: Condition
  readonly unless?: Condition
  /** At most so many times in the period. */
  readonly limit?: { readonly times: number; readonly per: 'turn' | 'game' }
  readonly ordinal?: Ordinal
  /** "One or more": once for all events that happen at once. */
  readonly oneOrMore?: true
  /** "Whenever a counter is put on": once for each counter of the event. */
  readonly each?: true
  /** A keyword stands for event and condition. */
  readonly keyworded?: true
  /** "Do this only once each turn": it triggers only while the named result has not come about in the period. */
  readonly doOnce?: { readonly did: string; readonly per: 'turn' }
}

/** Puts a triggered-layer on the stack. */
export interface TriggerEffect extends Instructions {
  readonly kind: 'trigger'
  readonly trigger: Trigger
  /** "The next time": how often it triggers before it ends. */
  readonly uses?: number
  /** Said after the effect: it can't be negated. It holds while the triggered-layer is on the stack, wherever its source is. */
  readonly cantBeNegated?: true
}

/** One modification of an object. Stage or layer follow from what it changes. */
export type Modification =
  | { readonly number: NumberName; readonly op: 'add' | 'subtract' | 'set' | 'multiply' | 'set-base'; readonly by: Amount }
  | { readonly addTypes: readonly string[] }
  | { readonly removeTypes: readonly string[] }
  | { readonly gains: string }
  | { readonly loses: string }
  | { readonly controller: Ref }
  /** It becomes a copy of another object: for effects that last, what is copied is settled as they start. */
  | { readonly copyOf: Ref }

/** Modifies objects for as long as it lasts. */
export interface ContinuousEffect {
  readonly kind: 'continuous'
  /** `next`: the next object that an event of this pattern brings. */
  readonly who: { readonly ref: Ref } | { readonly all: Filter } | { readonly next: Pattern }
  readonly change: readonly Modification[]
  /** Tested continuously for each object. */
  readonly while?: Condition
}

/** Changes the rules of the game. None of these replaces an event. */
export type RuleEffect =
  /** Prevention effects prevent less: `event` is the damage they would be applied to. */
  | { readonly kind: 'rule'; readonly rule: 'prevents-less'; readonly event: Pattern; readonly amount: Amount; readonly uses?: number }
  /** Damage of this pattern can't be prevented. */
  | { readonly kind: 'rule'; readonly rule: 'unpreventable'; readonly event: Pattern; readonly uses?: number }
  /** Effects don't trigger on events of this pattern. `of`: only abilities of such objects; a delayed effect is of no object. */
  | { readonly kind: 'rule'; readonly rule: 'suppress'; readonly event: Pattern; readonly of?: Filter }
  /** Events of this pattern can't happen. */
  | { readonly kind: 'rule'; readonly rule: 'cant'; readonly event: Pattern }
  /** Effects that trigger on events of this pattern trigger so many more times. `of` as above. */
  | { readonly kind: 'rule'; readonly rule: 'extra-triggers'; readonly event: Pattern; readonly times: number; readonly of?: Filter }
  /** Objects can't have more than so many counters of a kind. */
  | { readonly kind: 'rule'; readonly rule: 'counter-cap'; readonly what: Filter; readonly counter: string; readonly most: number }

export type Effect = ReplacementEffect | PreventionEffect | TriggerEffect | ContinuousEffect | RuleEffect

/** How long an effect lasts. `unstated` is a value of its own: each game has its own default. */
export type Duration =
  | 'turn'
  | 'chain-link'
  | 'combat-chain'
  | 'end-of-your-next-turn'
  | 'game'
  | 'unstated'
  | { readonly while: Condition }
  /** Until the next turn of this player ends, or of the player who controls this object as the effect starts. */
  | { readonly endOfNextTurnOf: Ref }

const Uses = z.int().min(1)

export const Ordinal: z.ZodType<Ordinal> = z.strictObject({ nth: z.array(z.int().min(1)).min(1), per: z.enum(['turn', 'game']) })

export const Brought: z.ZodType<Brought> = z
  .lazy(() =>
    z.strictObject({
      counters: z.strictObject({ kind: CounterKind, count: AmountSchema, set: z.literal(true).exactOptional() }).exactOptional(),
      status: Status.exactOptional(),
      numbers: z.partialRecord(NumberName, AmountSchema).exactOptional(),
      types: z.array(TypeName).min(1).exactOptional(),
      copyOf: Ref.exactOptional()
    })
  )
  .meta({ id: 'Brought' })

export const Change: z.ZodType<Change> = z
  .lazy(() =>
    z.union([
      z.strictObject({ amount: AmountSchema }),
      z.strictObject({ instead: z.array(StepSchema) }),
      z.strictObject({ with: Brought }),
      z.strictObject({ target: Ref }),
      z.strictObject({ to: Zone })
    ])
  )
  .meta({ id: 'Change' })

export const Trigger: z.ZodType<Trigger> = z
  .lazy(() =>
    z
      .strictObject({
        on: PatternSchema.exactOptional(),
        when: ConditionSchema.exactOptional(),
        given: ConditionSchema.exactOptional(),
        if: ConditionSchema.exactOptional(),
        unless: ConditionSchema.exactOptional(),
        limit: z.strictObject({ times: z.int().min(1), per: z.enum(['turn', 'game']) }).exactOptional(),
        ordinal: Ordinal.exactOptional(),
        oneOrMore: z.literal(true).exactOptional(),
        each: z.literal(true).exactOptional(),
        keyworded: z.literal(true).exactOptional(),
        doOnce: z.strictObject({ did: LocalName, per: z.literal('turn') }).exactOptional()
      })
      .refine(t => (t.on === undefined) !== (t.when === undefined), {
        message: 'a trigger needs either "on" (an event) or "when" (a state); a state that must hold at an event is "given"'
      })
      .refine(t => t.when === undefined || (t.ordinal ?? t.oneOrMore ?? t.each ?? t.keyworded) === undefined, {
        message:
          'a trigger that waits for a state ("when") has no event to count: "ordinal", "oneOrMore", "each" and "keyworded" go with "on"'
      })
      .refine(t => t.each === undefined || t.on === undefined || (t.on.event === 'counters' && t.on.reaches === undefined), {
        message: '"each" triggers once for each counter, so its "on" is an event of "counters", without a number that they reach'
      })
      .refine(t => t.each === undefined || (t.oneOrMore === undefined && t.ordinal === undefined), {
        message: '"each" triggers once for each counter: "oneOrMore" and "ordinal", which count events, say something else'
      })
  )
  .meta({ id: 'Trigger' })

export const Modification: z.ZodType<Modification> = z
  .lazy(() =>
    z.union([
      z.strictObject({ number: NumberName, op: z.enum(['add', 'subtract', 'set', 'multiply', 'set-base']), by: AmountSchema }),
      z.strictObject({ addTypes: z.array(TypeName).min(1) }),
      z.strictObject({ removeTypes: z.array(TypeName).min(1) }),
      z.strictObject({ gains: z.string() }),
      z.strictObject({ loses: z.string() }),
      z.strictObject({ controller: Ref }),
      z.strictObject({ copyOf: Ref })
    ])
  )
  .meta({ id: 'Modification' })

const replacement = z.lazy(() =>
  z
    .strictObject({
      kind: z.literal('replacement'),
      class: ReplacementClass,
      event: PatternSchema,
      given: ConditionSchema.exactOptional(),
      change: Change,
      optional: z.literal(true).exactOptional(),
      uses: Uses.exactOptional(),
      ordinal: Ordinal.exactOptional(),
      also: z.array(StepSchema).min(1).exactOptional()
    })
    .refine(({ event: { event }, change }) => !('amount' in change) || HAVE_AMOUNT.includes(event), {
      message: 'this kind of event has no number that could become another; let other instructions take its place ("instead")',
      path: ['change', 'amount']
    })
    .refine(({ event: { event }, change }) => !('with' in change) || ENTERING.includes(event), {
      message: 'only what moves or is created can come with something; let the effect speak of "enter"',
      path: ['change', 'with']
    })
    .check(({ value: { event, change }, issues }) => {
      const found = impossible(event.event, change)
      if (found) issues.push({ code: 'custom', input: change, path: ['change', found.field], message: found.sentence })
    })
)

/** Events that can end in another zone and stay what they are: a draw elsewhere is none, and what is created is created in the arena. */
const GO_ELSEWHERE: readonly EventKind[] = ['move', 'enter', 'destroy', 'sacrifice', 'discard']

/** Events that can happen to another player, to another object, and to either. */
const TO_PLAYERS: readonly EventKind[] = ['draw', 'gain', 'lose']
const TO_OBJECTS: readonly EventKind[] = ['destroy', 'counters', 'status', 'reveal']
const TO_EITHER: readonly EventKind[] = ['damage', 'attack']

/** References that always stand for a player, and that always stand for an object. */
const A_PLAYER: readonly Ref[] = ['you', 'opponent', 'event:player']
const AN_OBJECT: readonly Ref[] = ['self', 'attack', 'event:object', 'event:source']

const either = (kinds: readonly string[]): string => `${kinds.slice(0, -1).join(', ')} or ${kinds.at(-1)!}`

/** What an event of a kind can't become, in a sentence; nothing if it can. */
export const impossible = (
  event: EventKind,
  change: Change
): { readonly field: 'to' | 'target'; readonly sentence: string } | undefined => {
  if ('to' in change)
    return GO_ELSEWHERE.includes(event)
      ? undefined
      : {
          field: 'to',
          sentence: `the event "${event}" never goes to another zone, only ${either(GO_ELSEWHERE)} does; let other instructions take its place ("instead")`
        }
  if (!('target' in change)) return undefined
  const kinds = [...TO_PLAYERS, ...TO_OBJECTS, ...TO_EITHER]
  const sentence = !kinds.includes(event)
    ? `the event "${event}" never happens to another, only ${either(kinds)} does; let other instructions take its place ("instead")`
    : TO_OBJECTS.includes(event) && A_PLAYER.includes(change.target)
      ? `the event "${event}" happens to objects, and "${change.target}" is a player; name an object`
      : TO_PLAYERS.includes(event) && AN_OBJECT.includes(change.target)
        ? `the event "${event}" happens to players, and "${change.target}" is an object; name a player`
        : undefined
  return sentence === undefined ? undefined : { field: 'target', sentence }
}

/** Events that have a number: damage, cards, points, counters, what an effect adds. */
const HAVE_AMOUNT: readonly EventKind[] = ['damage', 'prevented', 'draw', 'discard', 'gain', 'lose', 'counters', 'apply']

/** Events by which an object comes somewhere. */
const ENTERING: readonly EventKind[] = ['enter', 'move', 'create']

const prevention = z.lazy(() =>
  z.strictObject({
    kind: z.literal('prevention'),
    event: PatternSchema,
    given: ConditionSchema.exactOptional(),
    amount: z.union([AmountSchema, z.literal('all')]),
    shield: z.literal(true).exactOptional(),
    each: z.literal(true).exactOptional(),
    uses: Uses.exactOptional(),
    optional: z.literal(true).exactOptional(),
    also: z.array(StepSchema).min(1).exactOptional()
  })
)

export const TriggerEffect: z.ZodType<TriggerEffect> = z.lazy(() =>
  z.strictObject({
    kind: z.literal('trigger'),
    trigger: Trigger,
    uses: Uses.exactOptional(),
    cantBeNegated: z.literal(true).exactOptional(),
    ...InstructionsSchema.shape
  })
)

const continuous = z.lazy(() =>
  z.strictObject({
    kind: z.literal('continuous'),
    who: z.union([z.strictObject({ ref: Ref }), z.strictObject({ all: FilterSchema }), z.strictObject({ next: PatternSchema })]),
    change: z.array(Modification).min(1),
    while: ConditionSchema.exactOptional()
  })
)

const rule = z.lazy(() =>
  z.discriminatedUnion('rule', [
    z.strictObject({
      kind: z.literal('rule'),
      rule: z.literal('prevents-less'),
      event: PatternSchema,
      amount: AmountSchema,
      uses: Uses.exactOptional()
    }),
    z.strictObject({ kind: z.literal('rule'), rule: z.literal('unpreventable'), event: PatternSchema, uses: Uses.exactOptional() }),
    z.strictObject({
      kind: z.literal('rule'),
      rule: z.literal('suppress'),
      event: PatternSchema,
      of: FilterSchema.exactOptional()
    }),
    z.strictObject({ kind: z.literal('rule'), rule: z.literal('cant'), event: PatternSchema }),
    z.strictObject({
      kind: z.literal('rule'),
      rule: z.literal('extra-triggers'),
      event: PatternSchema,
      times: z.int().min(1),
      of: FilterSchema.exactOptional()
    }),
    z.strictObject({
      kind: z.literal('rule'),
      rule: z.literal('counter-cap'),
      what: FilterSchema,
      counter: CounterKind,
      most: z.int().min(0)
    })
  ])
)

export const Effect: z.ZodType<Effect> = z
  .lazy(() => z.union([replacement, prevention, TriggerEffect, continuous, rule]))
  .meta({ id: 'Effect' })

export const Duration: z.ZodType<Duration> = z
  .lazy(() =>
    z.union([
      z.enum(['turn', 'chain-link', 'combat-chain', 'end-of-your-next-turn', 'game', 'unstated']),
      z.strictObject({ while: ConditionSchema }),
      z.strictObject({ endOfNextTurnOf: Ref })
    ])
  )
  .meta({ id: 'Duration' })
