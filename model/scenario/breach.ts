/**
 * What is wrong with a value by its schema, in the kit's own sentences.
 * @module
 */
import type { z } from 'zod'
import { isRecord } from '../trace/record.js'
import { nearest } from './near.js'

/** A place where a schema is broken, and how. */
export interface Breach {
  readonly path: readonly PropertyKey[]
  /** A sentence without its full stop. */
  readonly message: string
}

type Issue = z.core.$ZodIssue

/** What a value is called by the kind of value that it must be. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object with fields',
  record: 'an object with fields',
  null: 'null'
}

const kindOf = (name: string): string => KINDS[name] ?? name

const isOf = (value: unknown): string => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  return kindOf(typeof value)
}

/** So many of the values that there may be are told, if none is near. */
const TOLD = 40

const say = (value: unknown): string => JSON.stringify(value) ?? 'nothing'

const shortly = (value: unknown): string => {
  const text = say(value)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

const NOT_THERE = Symbol('not there')

/** What a value holds at a path. */
const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (now, key) =>
      typeof now === 'object' && now !== null && Object.hasOwn(now, key) ? (now as Record<PropertyKey, unknown>)[key] : NOT_THERE,
    value
  )

/** `"a"`, `"a" or "b"`, `"a", "b" or "c"`. */
const either = (values: readonly unknown[]): string => {
  const said = values.map(say)
  return said.length < 2 ? said.join('') : `${said.slice(0, -1).join(', ')} or ${said.at(-1)!}`
}

const oneOf = (values: readonly unknown[], is: unknown): string => {
  if (is === NOT_THERE) return `it is missing; it must be ${either(values.slice(0, TOLD))}`
  const texts = values.filter(value => typeof value === 'string')
  const near = typeof is === 'string' ? nearest(is, texts) : undefined
  const may = near === undefined || values.length <= 8 ? either(values.slice(0, TOLD)) : `the nearest is ${say(near)}`
  if (near !== undefined && values.length > 8) return `${shortly(is)} is none of the words that may stand here; ${may}`
  return `it is ${shortly(is)}; it must be ${may}`
}

const items = (n: number): string => (n === 1 ? 'one entry' : `${n} entries`)

const bounded = (issue: Issue & { code: 'too_small' | 'too_big' }): string => {
  const isSmall = issue.code === 'too_small'
  const bound = Number(isSmall ? issue.minimum : issue.maximum)
  const than = isSmall ? 'at least' : 'at most'
  if (issue.origin === 'array') return `it must have ${than} ${items(bound)}`
  if (issue.origin === 'string') return isSmall && bound === 1 ? 'it must not be empty' : `it must have ${than} ${bound} characters`
  return `it must be ${than} ${bound}`
}

/** A field that is not known, with the one that may have been meant. */
const unknownField = (key: string, known: readonly string[]): string => {
  const near = nearest(key, known)
  return `there is no such field here${near === undefined ? '' : `; the nearest is "${near}"`}`
}

/** A kind of value is another one, or is missing. */
const isOtherKind = ({ code, path }: Issue): boolean => code === 'invalid_type' && path.length === 0

/** How well a branch of a union fits: how many of its own demands a value fails at once. */
const misfit = (issues: readonly Issue[]): number =>
  issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : issue.path.length <= 1 ? 1 : 0), 0)

/** The fields of a union's branches, as far as what they complain of tells. */
const fieldsIn = (branches: readonly (readonly Issue[])[]): readonly string[] => [
  ...new Set(branches.flatMap(issues => issues.flatMap(({ path: [first] }) => (typeof first === 'string' ? [first] : []))))
]

/** The branch of a union that a value is most likely meant for; none if it is of no branch's kind. */
const meant = (branches: readonly (readonly Issue[])[]): readonly Issue[] | undefined => {
  const likely = branches.filter(issues => !issues.some(isOtherKind))
  return likely.reduce<readonly Issue[] | undefined>((best, issues) => (best && misfit(best) <= misfit(issues) ? best : issues), undefined)
}

/** Sentences that the kit's own schemas bring; a library's begin in ways of its own. */
const isOwn = ({ message }: Issue): boolean => !/^(Invalid|Too (big|small)|Unrecognized)/.test(message)

/** The form that a text must have: each of the kit's own schemas says it. */
const formOf = (issue: Issue): string => (isOwn(issue) ? issue.message : 'has not the form that it must have here')

const below = (path: readonly PropertyKey[], breaches: readonly Breach[]): readonly Breach[] =>
  breaches.map(breach => ({ ...breach, path: [...path, ...breach.path] }))

const breachesOf = (issue: Issue, value: unknown, known: readonly string[] = []): readonly Breach[] => {
  const { path } = issue
  const is = at(value, path)
  const one = (message: string): readonly Breach[] => [{ path, message }]
  switch (issue.code) {
    case 'invalid_type': {
      const kind = kindOf(issue.expected)
      if (is === NOT_THERE) return one(`it is missing; it must be ${kind}`)
      return one(`it must be ${kind}, and is ${typeof is === 'number' ? say(is) : isOf(is)}`)
    }
    case 'invalid_value':
      return one(oneOf(issue.values, is))
    case 'too_small':
    case 'too_big':
      return one(isOwn(issue) ? issue.message : bounded(issue))
    case 'invalid_format':
      return one(`${shortly(is)} ${formOf(issue)}`)
    case 'unrecognized_keys':
      return issue.keys.map(key => ({ path: [...path, key], message: unknownField(key, known) }))
    case 'invalid_key':
      return one(`the name of this field ${formOf(issue.issues[0] ?? issue)}`)
    case 'invalid_union': {
      const { discriminator, options } = issue as { readonly discriminator?: string; readonly options?: readonly unknown[] }
      if (discriminator !== undefined) return one(oneOf(options ?? [], is))
      const best = meant(issue.errors)
      if (!best) return one(is === NOT_THERE ? 'it is missing' : `${shortly(is)} is of no kind that may stand here`)
      return below(
        path,
        best.flatMap($ZodIssue => breachesOf($ZodIssue, is, fieldsIn(issue.errors)))
      )
    }
    default:
      return one(issue.message)
  }
}

/** Whether a breach only follows from another one at its place or above. */
const isWithin = (path: readonly PropertyKey[], above: readonly PropertyKey[]): boolean =>
  above.length < path.length && above.every((key, i) => key === path[i])

/**
 * All breaches of a schema, in the order of the schema.
 * @param value what was read; without it nothing can be said of what stands there
 */
export const breachesIn = (error: z.ZodError, value?: unknown): readonly Breach[] => {
  const all = error.issues.flatMap(issue => breachesOf(issue, value))
  const own = all.filter(({ path }) => !all.some(other => isWithin(path, other.path) && other.message.startsWith('it is missing')))
  return isRecord(value) || Array.isArray(value) ? own : all
}
