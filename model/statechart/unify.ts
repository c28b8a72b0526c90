/**
 * Patterns of observations, and how an observation fits one.
 *
 * A pattern is written as the observation would be, in the model's ids. An id that begins with `~` is one that the engine may
 * name as it likes when it first mentions it. A key that ends in `?` may be left out by the engine. A function tests by itself.
 * @module
 */
type Names = Readonly<Record<string, string>>
export interface Test {
  (came: unknown, names: Names): Names | undefined
  /** What an engine could well write here. */
  readonly such?: unknown
}

/** Fits anything. */
export const ANY: Test = (_came, names) => names

/** Fits anything that is written here, such as this. */
export const anySuchAs = (such: unknown): Test => Object.assign((_came: unknown, names: Names) => names, { such })

/** Takes the engine's new name for an object of the model. */
export const renames =
  (id: string): Test =>
  (came, names) =>
    typeof came === 'string' ? { ...names, [id]: came } : undefined

/** Lists whose order says nothing. */
const UNORDERED: ReadonlySet<string> = new Set(['parts', 'options', 'events', 'modes', 'players', 'revealed', 'declared'])

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

const unifyId = (id: string, came: unknown, names: Names): Names | undefined => {
  const known = names[id]
  if (known !== undefined) return known === came ? names : undefined
  if (!id.startsWith('~')) return id === came ? names : undefined
  // A name that stands for something else already cannot stand for this too.
  if (typeof came !== 'string') return undefined
  for (const other in names) if (names[other] === came) return undefined
  return { ...names, [id]: came }
}

/** Fits each entry of a list to another entry of the pattern, in any order. */
export const unifySet = (
  pattern: readonly unknown[],
  came: readonly unknown[],
  names: Names
): { readonly names: Names; readonly order: readonly number[] } | undefined => {
  if (pattern.length !== came.length) return undefined
  const fit = (
    at: number,
    left: readonly number[],
    now: Names,
    order: readonly number[]
  ): { names: Names; order: readonly number[] } | undefined => {
    if (at === came.length) return { names: now, order }
    for (const place of left) {
      const next = unify(pattern[place], came[at], now)
      const found =
        next &&
        fit(
          at + 1,
          left.filter(each => each !== place),
          next,
          [...order, place]
        )
      if (found) return found
    }
    return undefined
  }
  return fit(
    0,
    pattern.map((_, place) => place),
    names,
    []
  )
}

/** The names under which a value fits a pattern; `undefined` if it does not. */
export const unify = (pattern: unknown, came: unknown, names: Names, key = ''): Names | undefined => {
  if (typeof pattern === 'function') return (pattern as Test)(came, names)
  if (typeof pattern === 'string') return unifyId(pattern, came, names)
  if (Array.isArray(pattern)) {
    if (!Array.isArray(came) || pattern.length !== came.length) return undefined
    if (UNORDERED.has(key)) return unifySet(pattern, came, names)?.names
    return pattern.reduce<Names | undefined>((now, each, at) => now && unify(each, came[at], now), names)
  }
  if (!isRecord(pattern)) return pattern === came ? names : undefined
  if (!isRecord(came)) return undefined
  for (const name in came)
    if (came[name] !== undefined && pattern[name] === undefined && pattern[`${name}?`] === undefined) return undefined
  let now: Names | undefined = names
  for (const key in pattern) {
    const value = pattern[key]
    if (value === undefined) continue
    const optional = key.endsWith('?')
    const name = optional ? key.slice(0, -1) : key
    if (came[name] === undefined) {
      if (!optional) return undefined
    } else {
      now = unify(value, came[name], now, name)
      if (!now) return undefined
    }
  }
  return now
}
