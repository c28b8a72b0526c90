/**
 * Patterns of observations, and how an observation fits one.
 *
 * A pattern is written as the observation would be, in the model's ids. An id that begins with `~` is one that the engine may
 * name as it likes when it first mentions it. A key that ends in `?` may be left out by the engine. A function tests by itself.
 * @module
 */
import { isRecord } from '../trace/record.js'
import { UNORDERED } from '../trace/sets.js'
import { candidates } from './candidates.js'
import type { Names } from './names.js'
import { namesIn, withOneMore } from './names.js'

export interface Test {
  (came: unknown, names: Names): Names | undefined
  /** What an engine could well write here. */
  readonly such?: unknown
  /** Patterns of which one must fit. */
  readonly among?: readonly unknown[]
}

/** Fits anything. */
export const ANY: Test = (_came, names) => names

/** Fits anything that is written here, such as this. */
export const anySuchAs = (such: unknown): Test => Object.assign((_came: unknown, names: Names) => names, { such })

/** Takes the engine's new name for an object of the model. */
export const renames =
  (id: string): Test =>
  (came, names) =>
    typeof came === 'string' ? withName(names, id, came) : undefined

/**
 * Fits what one of these patterns fits.
 * @param such what an engine could well write there; without it, it could leave the field out
 */
export const oneOf = (among: readonly unknown[], such?: unknown): Test =>
  Object.assign((_came: unknown, names: Names) => names, { among, ...(such !== undefined && { such }) })

/** How the model's ids of events begin, where the engine may name them as it likes. */
export const EVENT_ID = '~E'

/** Events are named apart from players, objects and stack objects: one of each may have the same name. */
export const isEventId = (id: string): boolean => id.startsWith(EVENT_ID)

/** Of names given one after another, what each of the engine's has ever stood for: a list to look through, which the names themselves settle. */
type Given = Map<string, string[]>

const givenTo = new WeakMap<Names, Given>()

const givenIn = (names: Names): Given => {
  const known = givenTo.get(names)
  if (known) return known
  const found: Given = new Map()
  for (const [id, came] of namesIn(names)) note(found, id, came)
  givenTo.set(names, found)
  return found
}

const note = (given: Given, id: string, came: string): void => {
  const ids = given.get(came)
  if (!ids) given.set(came, [id])
  else if (!ids.includes(id)) ids.push(id)
}

/** Names with one more; what they have in common with others is looked up in one list. */
const withName = (names: Names, id: string, came: string): Names => {
  const given = givenIn(names)
  note(given, id, came)
  const next = withOneMore(names, id, came)
  givenTo.set(next, given)
  return next
}

/** Whether an id could have been written so. */
export const couldBe = (id: string, came: unknown, names: Names): boolean => {
  const known = names[id]
  return known === undefined ? id === came || id.startsWith('~') : known === came
}

/** The ids of the model that the engine's name could stand for, beside those that have no name yet. */
export const idsCalled = (came: string, names: Names): readonly string[] => [came, ...(givenIn(names).get(came) ?? [])]

const unifyId = (id: string, came: unknown, names: Names): Names | undefined => {
  const known = names[id]
  if (known !== undefined) return known === came ? names : undefined
  if (!id.startsWith('~')) return id === came ? names : undefined
  // A name that stands for something else already cannot stand for this too.
  if (typeof came !== 'string') return undefined
  const isTaken = givenIn(names)
    .get(came)
    ?.some(other => names[other] === came && isEventId(other) === isEventId(id))
  return isTaken === true ? undefined : withName(names, id, came)
}

/** What is done with the names of one fit; true if no other is looked for. */
export type Then = (names: Names) => boolean

/** Fits the values of two lists one to one, in their order. */
const inOrder = (patterns: readonly unknown[], came: readonly unknown[], keys: readonly string[], names: Names, then: Then): boolean => {
  const from = (at: number, now: Names): boolean =>
    at === patterns.length ? then(now) : fits(patterns[at], came[at], now, keys[at] ?? '', next => from(at + 1, next))
  return from(0, names)
}

/** The text of a pattern, by which those that are alike are known. */
const textOf = (pattern: unknown): string =>
  JSON.stringify(pattern, (_key, value: unknown) => (typeof value === 'function' ? ((value as Test).among ?? 'test') : value))

const texts = new WeakMap<object, string>()

/** The text of a pattern, made once. */
const knownText = (pattern: unknown): string => {
  if (!isRecord(pattern)) return textOf(pattern)
  const text = texts.get(pattern) ?? textOf(pattern)
  texts.set(pattern, text)
  return text
}

/** Whether a value fits a pattern in one way at most. */
const isPlain = (pattern: unknown): boolean => {
  if (typeof pattern === 'function') return ((pattern as Test).among?.length ?? 1) === 1
  if (Array.isArray(pattern)) return pattern.length === 0
  return !isRecord(pattern) || Object.values(pattern).every(isPlain)
}

/** Fits each entry of a list to another entry of the pattern, in any order. */
export const fitSet = (
  pattern: readonly unknown[],
  came: readonly unknown[],
  names: Names,
  then: (names: Names, order: readonly number[]) => boolean
): boolean => {
  if (pattern.length !== came.length) return false
  const open = candidates(pattern, came, names)
  if (open.some(places => places.length === 0)) return false
  const taken = new Set<number>()
  const order: number[] = []
  const put = (place: number): void => void (taken.add(place), order.push(place))
  const backTo = (length: number): void => {
    while (order.length > length) taken.delete(order.pop()!)
  }
  const free = (): readonly number[] => open[order.length]!.filter(place => !taken.has(place))
  const from = (names: Names): boolean => {
    const start = order.length
    let now: Names | undefined = names
    // What can fit one entry only, and in one way, is no branch.
    while (now && order.length < came.length) {
      const [place, ...others] = free()
      if (place === undefined) now = undefined
      else if (others.length > 0 || !isPlain(pattern[place])) break
      else {
        now = unify(pattern[place], came[order.length], now)
        put(place)
      }
    }
    const isEnough = now !== undefined && (order.length === came.length ? then(now, [...order]) : branch(now))
    backTo(start)
    return isEnough
  }
  const branch = (now: Names): boolean => {
    const at = order.length
    const left = free()
    const tried = new Set<string>()
    for (const place of left) {
      // Of entries that are alike any will do.
      if (left.length > 1) {
        const text = knownText(pattern[place])
        if (tried.has(text)) continue
        tried.add(text)
      }
      put(place)
      const isEnough = fits(pattern[place], came[at], now, '', from)
      backTo(at)
      if (isEnough) return true
    }
    return false
  }
  return from(names)
}

/** Whether everything that came is in the pattern. */
const isSpoken = (pattern: Readonly<Record<string, unknown>>, came: Readonly<Record<string, unknown>>): boolean => {
  for (const name in came) if (came[name] !== undefined && pattern[name] === undefined && pattern[`${name}?`] === undefined) return false
  return true
}

/** Goes through every way in which a value fits a pattern, until `then` wants no more. */
const fits = (pattern: unknown, came: unknown, names: Names, key: string, then: Then): boolean => {
  if (typeof pattern === 'function') {
    const { among } = pattern as Test
    if (among) return among.some(each => fits(each, came, names, key, then))
    const found = (pattern as Test)(came, names)
    return found !== undefined && then(found)
  }
  if (typeof pattern === 'string') {
    const found = unifyId(pattern, came, names)
    return found !== undefined && then(found)
  }
  if (Array.isArray(pattern)) {
    if (!Array.isArray(came) || pattern.length !== came.length) return false
    return UNORDERED.has(key) ? fitSet(pattern, came, names, then) : inOrder(pattern, came, [], names, then)
  }
  if (!isRecord(pattern)) return pattern === came && then(names)
  if (!isRecord(came) || !isSpoken(pattern, came)) return false
  const wanted: unknown[] = []
  const given: unknown[] = []
  const keys: string[] = []
  for (const name in pattern) {
    const value = pattern[name]
    if (value === undefined) continue
    const optional = name.endsWith('?')
    const bare = optional ? name.slice(0, -1) : name
    if (came[bare] === undefined) {
      if (!optional) return false
      continue
    }
    wanted.push(value)
    given.push(came[bare])
    keys.push(bare)
  }
  return inOrder(wanted, given, keys, names, then)
}

/** The names under which a value fits a pattern in one way; `undefined` if it does not. */
export const unify = (pattern: unknown, came: unknown, names: Names): Names | undefined => {
  let found: Names | undefined
  fits(pattern, came, names, '', fit => {
    found = fit
    return true
  })
  return found
}

/** Tells of every fit of a record; true if `then` wanted no more. */
export const everyFit = (pattern: unknown, came: unknown, names: Names, then: Then): boolean => fits(pattern, came, names, '', then)
