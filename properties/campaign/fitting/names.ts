/**
 * Which of a fixture's names stand for which of an engine's. Where several things are alike but for their names, which is which is
 * left open until something else tells, so that no order of them need be tried.
 * @module
 */
import type { Tagged } from './tagged.js'

/** The names that one of several alike things has, and the kind of things that it is. */
export interface Entry {
  readonly keys: readonly string[]
  readonly kind: number
}

/** Things that are expected and things that came, each of which is one of the others: any may be any. */
export interface Pool {
  readonly wanted: readonly Entry[]
  readonly came: readonly Entry[]
  /** By the kinds of both: for each name that is expected, the place of the engine's; none where the engine gives none. */
  readonly places: readonly (readonly (readonly (number | undefined)[])[])[]
  /** The stack objects that the expectation calls alike. */
  readonly group?: number
}

export interface Names {
  readonly bound: Readonly<Record<string, string>>
  /** The engine's names that stand for something, or are kept for one of several. */
  readonly taken: Readonly<Record<string, true>>
  readonly pools: readonly Pool[]
}

const poolOf = ({ pools }: Names, key: string): Pool | undefined =>
  pools.find(({ wanted }) => wanted.some(({ keys }) => keys.includes(key)))

/** Whether nothing is known of a name that is expected. */
export const isOpen = (names: Names, key: string): boolean => names.bound[key] === undefined && poolOf(names, key) === undefined

const put = (names: Names, key: string, came: string): Names => ({
  ...names,
  bound: { ...names.bound, [key]: came },
  taken: { ...names.taken, [came]: true }
})

const replaced = (names: Names, pool: Pool, by: Pool): Names => ({
  ...names,
  pools: names.pools.flatMap(each => (each !== pool ? [each] : by.wanted.length > 0 ? [by] : []))
})

/** One of several is one of those that came. */
const settled = (names: Names, pool: Pool, want: Entry, came: Entry): Names => {
  const places = pool.places[want.kind]![came.kind]!
  const rest = { ...pool, wanted: pool.wanted.filter(each => each !== want), came: pool.came.filter(each => each !== came) }
  const bound = want.keys.flatMap((key, at) => (places[at] === undefined ? [] : [[key, came.keys[places[at]]!] as const]))
  return { ...replaced(names, pool, rest), bound: { ...names.bound, ...Object.fromEntries(bound) } }
}

/** All ways in which a name that is expected stands for one that came: no two stand for the same. */
export function* bind(names: Names, expected: Tagged, came: Tagged): Generator<Names> {
  const { key } = expected
  const known = names.bound[key]
  if (known !== undefined) {
    if (known === came.key) yield names
    return
  }
  const pool = poolOf(names, key)
  if (!pool) {
    if (!names.taken[came.key]) yield put(names, key, came.key)
    return
  }
  const want = pool.wanted.find(({ keys }) => keys.includes(key))!
  const nameless = pool.came.findIndex(({ keys }) => keys.length === 0)
  for (const [at, entry] of pool.came.entries()) {
    // of those without a name any will do
    if (entry.keys.length === 0 && at !== nameless) continue
    const place = pool.places[want.kind]![entry.kind]![want.keys.indexOf(key)]
    if (place !== undefined) {
      if (entry.keys[place] === came.key) yield settled(names, pool, want, entry)
    } else if (!names.taken[came.key]) yield put(settled(names, pool, want, entry), key, came.key)
  }
}

/** Kinds of entries of a group of alike stack objects: those whose name is known, and those of which it does not tell which they are. */
const KNOWN = 0
const UNKNOWN = 1

/** A stack object that came is one of those that the expectation calls alike. */
export function* join(names: Names, group: number, { key, marks }: Tagged): Generator<Names> {
  const pool = names.pools.find(each => each.group === group)
  if (!pool || names.taken[key]) return
  const entry = marks.isTwin ? { keys: [], kind: UNKNOWN } : { keys: [key], kind: KNOWN }
  yield { ...replaced(names, pool, { ...pool, came: [...pool.came, entry] }), taken: { ...names.taken, [key]: true } }
}

/** No names but groups of stack objects that the expectation calls alike. */
export const startNames = (groups: readonly (readonly string[])[]): Names => ({
  bound: {},
  taken: {},
  pools: groups.map((layers, group) => ({
    wanted: layers.map(key => ({ keys: [key], kind: KNOWN })),
    came: [],
    places: [[[0], [undefined]]],
    group
  }))
})

/** What each name stands for, those that nothing has told yet in the order in which they came. */
export const spoken = (names: Names): Readonly<Record<string, string>> => {
  const [pool] = names.pools
  if (!pool) return names.bound
  const [want] = pool.wanted
  const [came] = pool.came
  return spoken(want && came ? settled(names, pool, want, came) : { ...names, pools: names.pools.slice(1) })
}
