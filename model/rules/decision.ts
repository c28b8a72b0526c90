/**
 * A decision of the rules: a pure function with its ids. Charts, and what they read of the world, ask it; a reader of a rule finds in it
 * what the rule decides.
 * @module
 */
import type { TrustedBase } from '../base/base.js'
import { everyRule } from '../rulebook/rulebook.js'
import type { Rulebook } from '../rulebook/rulebook.js'
import type { Cited, Structure } from '../rulebook/structure.js'
import type { RuleId } from '../scenario/names.js'
import { mayBe, readings } from './readings.js'

/** What a value of the structure is called, with its part: `replacement.orderer`. */
export type StructureValue = { readonly [P in keyof Structure]: `${P}.${keyof Structure[P] & string}` }[keyof Structure]

/** What a value of the structure may be. */
export type ValueOf<N extends StructureValue> = N extends `${infer P extends keyof Structure}.${infer V}`
  ? V extends keyof Structure[P]
    ? Structure[P][V] extends Cited<infer T>
      ? T
      : never
    : never
  : never

/** What a decision is made in: a world is one. */
export interface Game {
  readonly facts: {
    readonly base: TrustedBase
    /** Is told each decision that is made, and says what becomes of it: so a decision can be exchanged where it is asked for. */
    readonly decided?: (of: AnyDecision, result: unknown, about: readonly unknown[]) => unknown
  }
}

/** The rules that a decision tells. */
export interface About {
  /** Ids of every game, the most telling first. */
  readonly cites?: readonly RuleId[]
  /** The values of the structure that it reads; each brings the rules that give it. */
  readonly reads?: readonly StructureValue[]
}

/** An entry of the table of decisions, whatever it is about. */
export interface AnyDecision extends About {
  /** What else its result could have been, a way each: of the result, and of what it is about besides the game. */
  readonly others: readonly ((result: never, ...about: never[]) => unknown)[]
  /** The function itself, to be shown. */
  readonly decide: (...about: never[]) => unknown
}

/** A decision: what it is about, in a game, and what comes of it. */
export type Decision<A extends readonly [Game, ...(readonly unknown[])], R> = ((...about: A) => R) & AnyDecision

type Ways<R> = readonly ((result: R, ...about: never[]) => R)[]

/**
 * A decision of any kind.
 * @param others what else its result could have been, a way each
 */
export const decision = <A extends readonly [Game, ...(readonly unknown[])], R>(
  about: About,
  others: Ways<R>,
  decide: (...about: A) => R
): Decision<A, R> => {
  const make = decide as unknown as Six<R>
  // named one by one, since a list of them would be made at each of very many calls
  const ask: Six<R> = (game, a, b, c, d, e) => {
    const result = make(game, a, b, c, d, e)
    const { decided } = game.facts
    return decided === undefined ? result : (decided(entry, result, [a, b, c, d, e]) as R)
  }
  const entry: Decision<A, R> = Object.assign(ask as unknown as (...about: A) => R, { ...about, others, decide })
  return entry
}

/** A function of a game and of five more things at most. */
type Six<R> = (game: Game, a?: unknown, b?: unknown, c?: unknown, d?: unknown, e?: unknown) => R

/** A decision by yes or no: it could be never, or always, or the other way round. */
export const yesNo = <A extends readonly [Game, ...(readonly unknown[])]>(
  about: About,
  decide: (...about: A) => boolean
): Decision<A, boolean> => decision(about, [() => false, () => true, result => !result], decide)

/** A decision that finds some of several: it could have found none, or one fewer, or have them in another order. */
export const listed = <A extends readonly [Game, ...(readonly unknown[])], T>(
  about: About,
  decide: (...about: A) => readonly T[]
): Decision<A, readonly T[]> =>
  decision(about, [() => [], result => result.slice(1), result => result.slice(0, -1), result => result.toReversed()], decide)

/** A decision of how much: it could have been nothing, one more or less, or any of the amounts that it is made of. */
export const amount = <A extends readonly [Game, ...(readonly unknown[])]>(
  about: About,
  decide: (...about: A) => number
): Decision<A, number> => {
  const part =
    (at: number) =>
    (result: number, ...parts: readonly never[]) => {
      const other: unknown = parts[at]
      return typeof other === 'number' ? other : result
    }
  const parts = Array.from({ length: decide.length - 1 }, (_, at) => part(at))
  return decision(about, [() => 0, result => result + 1, result => Math.max(0, result - 1), ...parts], decide)
}

/** A decision for one of a closed set. The set is a record, so that the compiler asks for all of it. */
export const oneOf = <A extends readonly [Game, ...(readonly unknown[])], T extends string>(
  about: About,
  all: Readonly<Record<T, true>>,
  decide: (...about: A) => T
): Decision<A, T> => {
  const values = Object.keys(all) as T[]
  const after = (by: number) => (result: T) => values[(values.indexOf(result) + by) % values.length]!
  return decision(
    about,
    values.slice(1).map((_, at) => after(at + 1)),
    decide
  )
}

/** Where a value of the structure is read. */
const reader = <N extends StructureValue>(name: N): ((game: Game) => Cited<ValueOf<N>>) => {
  const [part, value] = name.split('.') as [keyof Structure, string]
  return ({ facts }) => (facts.base.rulebook.structure[part] as Readonly<Record<string, unknown>>)[value] as Cited<ValueOf<N>>
}

/** Whether a game has this value. */
export const is = <N extends StructureValue>(name: N, value: ValueOf<N>): Decision<[Game], boolean> => {
  const read = reader(name)
  return yesNo({ reads: [name] }, game => read(game).value === value)
}

/** Whether an engine may go by this value: the game has it, or its text does not say. */
export const mayBeSo = <N extends StructureValue>(name: N, value: ValueOf<N>): Decision<[Game], boolean> => {
  const read = reader(name)
  return yesNo({ reads: [name] }, game => mayBe(read(game), value))
}

/** The value that a game has. @param others what else it could have, a way each */
export const given = <N extends StructureValue>(name: N, others: Ways<ValueOf<N>> = []): Decision<[Game], ValueOf<N>> => {
  const read = reader(name)
  return decision({ reads: [name] }, others, game => read(game).value)
}

/** The values by which an engine may go. */
export const anyOf = <N extends StructureValue>(name: N, all: readonly ValueOf<N>[]): Decision<[Game], readonly ValueOf<N>[]> => {
  const read = reader(name)
  return decision(
    { reads: [name] },
    all.map(value => () => [value]),
    game => readings(read(game), all)
  )
}

/** A value of the structure of a game, with the rules that give it. */
export const valueOf = (name: StructureValue, rulebook: Rulebook): { readonly value: unknown; readonly rules: readonly RuleId[] } => {
  const { value, rules } = reader(name)({ facts: { base: { rulebook } as TrustedBase } })
  return { value, rules }
}

/** Whether a rule is of the rulebook itself, and not borrowed from that of another edition. */
const isOwn = (id: RuleId, rulebook: Rulebook): boolean => id.startsWith(`${rulebook.id}:`) || id.startsWith(`${rulebook.id}-context:`)

/** The rules that a decision tells in one game, the most telling first; of an edition its own come before those that it borrows. */
export const rulesOf = ({ cites = [], reads = [] }: About, rulebook: Rulebook): readonly RuleId[] => {
  const known = new Set(everyRule(rulebook).map(({ id }) => id))
  const values = reads.flatMap(name => reader(name)({ facts: { base: { rulebook } as TrustedBase } }).rules)
  const all = [...new Set([...cites.filter(id => known.has(id)), ...values])]
  return [...all.filter(id => isOwn(id, rulebook)), ...all.filter(id => !isOwn(id, rulebook))]
}
