/**
 * JSON as it comes from elsewhere, and where in it a schema is broken.
 * @module
 */
import type { z } from 'zod'

/** How JSON may write `__proto__`: plain, or with escaped characters. */
const SUSPECT = /__proto__|\\u00/i

/**
 * Parses JSON; keys named `__proto__` are left out, so that no later copy can change what an object inherits.
 * @throws SyntaxError if the text is not JSON
 */
export const parseJson = (text: string): unknown =>
  SUSPECT.test(text) ? JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value)) : JSON.parse(text)

/** A JSON pointer (RFC 6901). */
export const pointer = (path: readonly PropertyKey[]): string =>
  path.map(key => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** A place where a schema is broken, and how. */
export interface Breach {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

type Issue = z.core.$ZodIssue

/** The issue that lies deepest: of a union, that of the branch which got furthest. */
const deepest = (issue: Issue): Breach => {
  if (issue.code === 'unrecognized_keys') {
    return { path: [...issue.path, issue.keys[0] ?? ''], message: 'the schema has no such field' }
  }
  if (issue.code !== 'invalid_union') return issue
  const branches = issue.errors.flatMap(errors => errors.slice(0, 1).map(deepest))
  const best = branches.reduce<Breach | undefined>((a, b) => (a && a.path.length >= b.path.length ? a : b), undefined)
  return best && best.path.length > 0 ? { path: [...issue.path, ...best.path], message: best.message } : issue
}

/** The first breach of a schema. */
export const firstBreach = (error: z.ZodError): Breach => deepest(error.issues[0]!)
