/**
 * How a value can be changed, by its type: each function here gives a value of that type every alternative that tells it. The
 * types leave no other way to write the table of a structure, so that a value without an alternative is not forgotten.
 * @module
 */
import type { Structure } from '../../model/rulebook/structure.js'

/** A changed value: where within the value, and what is changed. */
export interface Changed<T> {
  readonly value: T
  /** For the name of the mutant, for example `.upkeep.priority=false`. */
  readonly at: string
  /** For its sentence, for example `upkeep: priority is false, not true`. */
  readonly how: string
}

/** What a value could have been instead, in that structure. */
export type Change<T> = (value: T, structure: Structure) => readonly Changed<T>[]

const is = <T>(value: T, said: string, before: string): Changed<T> => ({ value, at: `=${said}`, how: `is ${said}, not ${before}` })

/** One of a closed set: each other one. The set is a record, so that the compiler asks for all of it. */
export const oneOf =
  <T extends string>(all: Readonly<Record<T, true>>): Change<T> =>
  value =>
    (Object.keys(all) as T[]).filter(each => each !== value).map(each => is(each, each, value))

/** Yes or no: the other. */
export const either: Change<boolean> = value => [is(!value, String(!value), String(value))]

/** A name that is observed: another one. */
export const named: Change<string> = value => [is(`other-${value}`, `other-${value}`, value)]

/** Words for readers, which no game depends on. */
export const words: Change<string> = () => []

/** A value that is there or not: where it is, changed as its type can be. Where it is not, its absence belongs to another value. */
export const ifAny =
  <T>(change: Change<T>): Change<T | null> =>
  (value, structure) =>
    value === null ? [] : change(value, structure)

/** What an entry of a list is called. */
const nameOf = (entry: unknown, at: number): string => {
  if (typeof entry === 'string') return entry
  if (typeof entry === 'object' && entry !== null && 'name' in entry && typeof entry.name === 'string')
    return entry.name.replaceAll(' ', '-')
  return String(at + 1)
}

/** The value, one part of it changed. */
const within = <T, P>(name: string, changes: readonly Changed<P>[], put: (part: P) => T): readonly Changed<T>[] =>
  changes.map(({ value, at, how }) => ({ value: put(value), at: `.${name}${at}`, how: `${name}: ${how}` }))

const without = <T>(list: readonly T[]): readonly Changed<readonly T[]>[] =>
  list.map((entry, at) => ({
    value: list.filter((_, i) => i !== at),
    at: `-${nameOf(entry, at)}`,
    how: `lacks ${nameOf(entry, at)}`
  }))

/** A list whose order says nothing: without each of its entries; if it has none, with those of `instead`. */
export const some =
  <T>(each: Change<T>, instead: readonly T[] = []): Change<readonly T[]> =>
  (list, structure) => [
    ...without(list),
    ...list.flatMap((entry, at) =>
      within(nameOf(entry, at), each(entry, structure), part => list.map((other, i) => (i === at ? part : other)))
    ),
    ...(list.length === 0
      ? instead.map((entry, at) => ({ value: [entry], at: `+${nameOf(entry, at)}`, how: `has ${nameOf(entry, at)}` }))
      : [])
  ]

/** Each two neighbours exchanged. */
export const exchanged = <T>(list: readonly T[]): readonly Changed<readonly T[]>[] =>
  list.slice(1).map((next, at): Changed<readonly T[]> => {
    const entry = list[at]!
    const [first, second] = [nameOf(next, at + 1), nameOf(entry, at)]
    return {
      value: list.map((other, i) => (i === at ? next : i === at + 1 ? entry : other)),
      at: `:${first}<${second}`,
      how: `has ${first} before ${second}`
    }
  })

/** A list in order: without each of its entries, and each two neighbours exchanged. */
export const sequence =
  <T>(each: Change<T>): Change<readonly T[]> =>
  (list, structure) => [...some(each)(list, structure), ...exchanged(list)]

/** A record: each of its fields changed. */
export const fields =
  <T extends object>(changes: { readonly [K in keyof T]-?: Change<T[K]> }): Change<T> =>
  (value, structure) =>
    (Object.keys(changes) as (keyof T & string)[]).flatMap(name =>
      within(name, changes[name](value[name], structure), part => {
        const { [name]: _, ...others } = value
        return (part === undefined ? others : { ...value, [name]: part }) as T
      })
    )

/** A field that may be left out: put there, or left out. */
export const present =
  <T extends string | true>(one: T): Change<T | undefined> =>
  value => [
    value === one ? is<T | undefined>(undefined, 'none', String(one)) : is<T | undefined>(one, String(one), String(value ?? 'none'))
  ]

/** A table by names: without each line but that for the rest, and with another entry in each. */
export const table =
  <T extends string, R extends Readonly<Record<string, T>>>(other: (value: T) => T): Change<R> =>
  value =>
    Object.entries(value).flatMap(([name, entry]) => [
      ...(name === '*'
        ? []
        : [
            {
              value: Object.fromEntries(Object.entries(value).filter(([each]) => each !== name)) as R,
              at: `-${name}`,
              how: `lacks ${name}`
            }
          ]),
      { value: { ...value, [name]: other(entry) }, at: `.${name}=${other(entry)}`, how: `${name} is ${other(entry)}, not ${entry}` }
    ])

/** Changed in several ways. */
export const all =
  <T>(...changes: readonly Change<T>[]): Change<T> =>
  (value, structure) =>
    changes.flatMap(change => change(value, structure))

/** Changed so only where the rest of the structure has a use for it. */
export const onlyIf =
  <T>(has: (value: T, structure: Structure) => boolean, change: Change<T>): Change<T> =>
  (value, structure) =>
    change(value, structure).filter(changed => has(changed.value, structure))
