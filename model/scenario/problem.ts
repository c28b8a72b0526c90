/**
 * Problems of input files, told in one sentence: what is wrong, where, and what to do.
 * @module
 */
import type { z } from 'zod'
import { count } from '../trace/text.js'
import type { Breach } from './breach.js'
import { breachesIn } from './breach.js'
import { whereNoJson } from './json-place.js'
import { DEEPEST, isTooDeep } from './nesting.js'

export type { Breach } from './breach.js'

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

/** The first breach of a schema by a value. */
export const firstBreach = (error: z.ZodError, value: unknown): Breach =>
  breachesIn(error, value)[0] ?? { path: [], message: 'it is not what it must be' }

/** Every problem that a schema found in a value: where, and what is wrong, each a sentence without its full stop. */
export const sayIssues = (error: z.ZodError, value: unknown): readonly string[] => [
  ...new Set(breachesIn(error, value).map(({ path, message }) => `${pointer(path) || 'the whole value'}: ${message.replace(/\.$/, '')}`))
]

/** The same in one line. */
export const sayIssue = (error: z.ZodError, value: unknown): string => {
  const all = sayIssues(error, value)
  return all.length === 1 ? all[0]! : `${count(all.length, 'thing')} must be mended. ${all.join('; ')}`
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
