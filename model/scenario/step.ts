/**
 * Instructions: what an ability does when its stack object resolves, in printed order. What is accepted of them is `schema/language.ts`.
 * @module
 */
import type { Amount, Condition, Filter } from './amount.js'
import type { Brought, Change, Duration, Effect } from './effect.js'
import type { PlayerNumber, Ref, Status, Who, Zone } from './names.js'
import type { Pattern } from './pattern.js'

/** Objects or players that an instruction acts on: one reference, or all that match or were targeted by a name (a compound event). */
export type Acted = Ref | { readonly all: Filter } | { readonly players: Who } | { readonly targets: string }

/** A number that an effect which triggers later takes with it: worked out as the effect starts, the result of its name from then on. */
export interface Fixed {
  readonly as: string
  readonly amount: Amount
}

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
  /** `until`: as soon as such an event has happened, what has moved returns to where it was. */
  | {
      readonly do: 'move'
      readonly what: Acted
      readonly to: Zone
      readonly position?: 'top' | 'bottom'
      readonly with?: Brought
      readonly until?: Pattern
    }
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
  /** Starts a lasting effect. `fixed`: numbers that are worked out as it starts, and that its text then has by their names. */
  | {
      readonly do: 'start'
      readonly effect: Effect
      readonly ability: string
      readonly for: Duration
      readonly fixed?: readonly Fixed[]
    }
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
  /** Modes, declared as the stack object goes on the stack wherever the step stands; `again`: the same one may be declared more than once. */
  | { readonly do: 'modes'; readonly pick: Amount; readonly again?: true; readonly modes: readonly Mode[] }
  /**
   * Reflexive: triggers at once for each time that the named result happened (`oneOrMore`: once for all of them); or on a state, if it
   * holds as the instruction is carried out; or delayed, once this ability has resolved so many times.
   */
  | ({
      readonly do: 'when'
      readonly did?: string
      readonly oneOrMore?: true
      readonly holds?: Condition
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

/** Something that is targeted as the stack object goes on the stack. */
export interface Target {
  readonly as: string
  readonly what: readonly (Filter | { readonly players: Who })[]
  /** The effect is optional, so no target need be declared. */
  readonly optional?: true
  /** So many different ones. Those after the first are named `NAME-2`, `NAME-3`, …, in the order in which they are declared. */
  readonly count?: number
  /** "Up to": as many as one likes, and none will do. */
  readonly upTo?: true
  /** What is divided among them as they are declared, one at least for each: what falls to each is the result of its name. */
  readonly divided?: Amount
}

/** What a stack object does: its targets and its instructions. */
export interface Instructions {
  readonly targets?: readonly Target[]
  readonly steps: readonly Step[]
}
