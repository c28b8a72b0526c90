/**
 * Which entries of a long list of patterns a value may fit at all, told from what they have to say: so that a list of n things is
 * fitted in n steps and not in n times n.
 * @module
 */
import { isRecord } from '../trace/record.js'
import { grouped } from './effects/grouped.js'

type Names = Readonly<Record<string, string>>

/** Shorter lists are fitted sooner than they are sorted. */
const LONG = 8

/** Tells each value that must be there, with its path. */
const eachValue = (pattern: unknown, path: string, tell: (path: string, value: unknown) => void): void => {
  if (isRecord(pattern)) {
    for (const name in pattern) if (!name.endsWith('?')) eachValue(pattern[name], `${path}.${name}`, tell)
  } else if (typeof pattern === 'string' || typeof pattern === 'number' || typeof pattern === 'boolean') tell(path, pattern)
}

/** The objects that one of these events may give a new name, where another one speaks of them too. */
const renamed = (patterns: readonly unknown[]): ReadonlySet<unknown> => {
  const moved = new Set(patterns.flatMap(pattern => (isRecord(pattern) && pattern['becomes?'] !== undefined ? [pattern['object']] : [])))
  if (moved.size === 0) return moved
  const times = new Map<unknown, number>()
  for (const pattern of patterns)
    eachValue(pattern, '', (_, value) => void (moved.has(value) && times.set(value, (times.get(value) ?? 0) + 1)))
  return new Set([...moved].filter(each => (times.get(each) ?? 0) > 1))
}

/** The values that must be there, by their path; those that are not settled yet are left out. */
const settled = (pattern: unknown, names: Names, open: ReadonlySet<unknown>): readonly (readonly [path: string, value: unknown])[] => {
  const found: (readonly [string, unknown])[] = []
  eachValue(pattern, '', (path, value) => {
    const known = typeof value === 'string' ? names[value] : undefined
    const isOpen = open.has(value) || (known === undefined && typeof value === 'string' && value.startsWith('~'))
    if (!isOpen) found.push([path, known ?? value])
  })
  return found
}

const at = (came: unknown, path: string): unknown =>
  path
    .split('.')
    .slice(1)
    .reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), came)

const textOf = (values: readonly unknown[]): string => JSON.stringify(values)

/**
 * For each value of a list the places of the patterns that it may fit. A name that is found on the way may rule out more of them, and
 * never fewer.
 */
export const candidates = (patterns: readonly unknown[], came: readonly unknown[], names: Names): readonly (readonly number[])[] => {
  const all = [...patterns.keys()]
  if (patterns.length < LONG) return came.map(() => all)
  const open = renamed(patterns)
  const told = patterns.map(pattern => {
    const found = settled(pattern, names, open)
    return { paths: found.map(([path]) => path), text: textOf(found.map(([, value]) => value)) }
  })
  const forms = [...grouped(all, place => told[place]!.paths.join(' ')).values()].map(places => ({
    paths: told[places[0]!]!.paths,
    places: grouped(places, place => told[place]!.text)
  }))
  return came.map(value => {
    const found = forms.flatMap(({ paths, places }) => places.get(textOf(paths.map(path => at(value, path)))) ?? [])
    return forms.length < 2 ? found : found.sort((a, b) => a - b)
  })
}
