/**
 * Problems of input files, told in one sentence: what is wrong, where, and what to do.
 * @module
 */
import type { z } from 'zod'
import { whereNoJson } from './json-place.js'
import { DEEPEST, isTooDeep } from './nesting.js'

/**
 * A file that cannot be used.
 * @public
 */
export class InputProblem extends Error {
  override readonly name = 'InputProblem'
}

/** A JSON pointer (RFC 6901) of a path. */
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
  if (issue.code === 'unrecognized_keys') return { path: [...issue.path, issue.keys[0] ?? ''], message: 'the schema has no such field' }
  if (issue.code !== 'invalid_union') return issue
  const branches = issue.errors.flatMap(errors => errors.slice(0, 1).map(deepest))
  const best = branches.reduce<Breach | undefined>((a, b) => (a && a.path.length >= b.path.length ? a : b), undefined)
  return best && best.path.length > 0 ? { path: [...issue.path, ...best.path], message: best.message } : issue
}

/** The first breach of a schema. */
export const firstBreach = (error: z.ZodError): Breach => deepest(error.issues[0]!)

/** One sentence for the first problem that a schema found. */
export const sayIssue = (error: z.ZodError): string => {
  const { path, message } = firstBreach(error)
  const more = error.issues.length > 1 ? ` (and ${error.issues.length - 1} more)` : ''
  return `${pointer(path) || 'the whole value'}: ${message.replace(/\.$/, '')}${more}`
}

/** The line and column of a place in a text, from 1. */
export const position = (text: string, offset: number): { line: number; column: number } => {
  const before = text.slice(0, offset)
  const line = before.split('\n').length
  return { line, column: offset - before.lastIndexOf('\n') }
}

/**
 * JSON text as a value.
 * @param file its name, for the message
 * @throws InputProblem with file, line and column if it is not JSON, or if it is nested too deeply
 */
export const parseJson = (text: string, file: string): unknown => {
  if (isTooDeep(text)) throw new InputProblem(`${file} is nested more than ${DEEPEST} deep; nothing that the kit reads is.`)
  try {
    return JSON.parse(text) as unknown
  } catch {
    if (text.trim() === '') throw new InputProblem(`${file} is empty; it must hold JSON.`)
    const at = whereNoJson(text)
    const { line, column } = position(text, at)
    throw new InputProblem(
      `${file}:${line}:${column} is not JSON (${at === text.length ? 'it ends too early' : 'unexpected text'}); mend or restore the file.`
    )
  }
}
