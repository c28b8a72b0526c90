/**
 * Effects that last: replacement, prevention, triggered, continuous and rule effects. What is accepted of them is `schema/language.ts`.
 * @module
 */
import { z } from 'zod'
import type { Amount, Condition, Filter } from './amount.js'
import type { NumberName, Ref, Status, Zone } from './names.js'
import type { Pattern } from './pattern.js'
import type { Instructions, Step } from './step.js'

/**
 * What comes with an object that is moved or created, as a part of that event: counters, a status, numbers and further types that it
 * then has of its own, what it is a copy of, or under whose control it enters.
 */
export interface Brought {
  /** `set`: in place of those of this kind that it would have otherwise. */
  readonly counters?: { readonly kind: string; readonly count: Amount; readonly set?: true }
  readonly status?: Status
  readonly numbers?: Partial<Readonly<Record<NumberName, Amount>>>
  readonly types?: readonly string[]
  readonly copyOf?: Ref
  /** The player under whose control it enters, in place of whoever it would be otherwise. */
  readonly under?: Ref
}

/**
 * The event happens to someone else: of damage no more than `part` of one event, and with `shield` no more than that over any number
 * of events, so that it is used up ("the next 2 damage").
 */
export interface Redirection {
  readonly target: Ref
  readonly part?: number
  readonly shield?: true
}

/** How an event becomes another one. */
export type Change =
  /** The event's number becomes this one; `{ "event": "amount" }` reads the number it had. */
  | { readonly amount: Amount }
  /** Other instructions take the event's place. */
  | { readonly instead: readonly Step[] }
  /**
   * The object enters with counters, a status, numbers that it then has of its own, or further types of its own; or as a copy of
   * another, whose properties it then has in place of its own; or under the control of a player.
   */
  | { readonly with: Brought }
  | Redirection
  /** The object goes to another zone. */
  | { readonly to: Zone }

/** The class of a replacement effect; the rulebook gives each class its pass. */
export const ReplacementClass = z.enum(['self', 'identity', 'standard', 'outcome', 'control', 'copy'])
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

/** Puts a triggered stack object on the stack. */
export interface TriggerEffect extends Instructions {
  readonly kind: 'trigger'
  readonly trigger: Trigger
  /** "The next time": how often it triggers before it ends. */
  readonly uses?: number
  /** Said after the effect: it can't be negated. It holds while the triggered stack object is on the stack, wherever its source is. */
  readonly cantBeNegated?: true
}

/** An ability that an effect gives: one that triggers, replaces, prevents or changes the rules; what modifies objects is printed. */
export type Granted =
  | { readonly kind: 'triggered'; readonly id: string; readonly effect: TriggerEffect }
  | {
      readonly kind: 'static'
      readonly id: string
      readonly effect: ReplacementEffect | PreventionEffect | RuleEffect
      readonly if?: Condition
    }

/** What is done to a number, or to its base. */
export type NumberOperation =
  'add' | 'subtract' | 'set' | 'multiply' | 'divide' | 'set-base' | 'add-base' | 'subtract-base' | 'multiply-base' | 'divide-base'

/** One modification of an object. Stage or layer follow from what it changes. */
export type Modification =
  | { readonly number: NumberName; readonly op: Exclude<NumberOperation, 'divide' | 'divide-base'>; readonly by: Amount }
  | { readonly number: NumberName; readonly op: 'divide' | 'divide-base'; readonly by: Amount; readonly round: 'up' | 'down' }
  | { readonly addTypes: readonly string[] }
  | { readonly removeTypes: readonly string[] }
  /** A supertype stands among the types of its object; in some games it has a stage of its own. */
  | { readonly addSupertypes: readonly string[] }
  | { readonly removeSupertypes: readonly string[] }
  | { readonly gains: string }
  /** It gains an ability with a text of its own. */
  | { readonly grants: Granted }
  /** It loses the ability of this id, and with `losesAll` every one that it has. */
  | { readonly loses: string }
  | { readonly losesAll: 'abilities' }
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
  /**
   * Effects don't trigger on events of this pattern. `of`: only abilities of such objects; a delayed effect is of no object. `uses`: only
   * on the next so many of these events.
   */
  | { readonly kind: 'rule'; readonly rule: 'suppress'; readonly event: Pattern; readonly of?: Filter; readonly uses?: number }
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
