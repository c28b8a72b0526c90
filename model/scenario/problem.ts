/**
 * Problems of input files, told in one sentence: what is wrong, where, and what to do.
 * @module
 */
import type { z } from 'zod'

/** A file that cannot be used. */
export class InputProblem extends Error {
  override readonly name = 'InputProblem'
}

/** A JSON pointer (RFC 6901) of a path. */
export const pointer = (path: readonly PropertyKey[]): string =>
  path.map(key => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** The issue that lies deepest: of a union, the branch that came furthest says most. */
const deepest = (issue: z.core.$ZodIssue, base: readonly PropertyKey[] = []): { path: readonly PropertyKey[]; message: string } => {
  const path = [...base, ...issue.path]
  if (issue.code !== 'invalid_union') return { path, message: issue.message }
  const branches = issue.errors.flatMap(branch => branch.slice(0, 1).map(each => deepest(each, path)))
  const furthest = branches.reduce<{ path: readonly PropertyKey[]; message: string } | undefined>(
    (best, each) => (!best || each.path.length > best.path.length ? each : best),
    undefined
  )
  return furthest && furthest.path.length > path.length + 0 ? furthest : { path, message: issue.message }
}

/** One sentence for the first problem that a schema found. */
export const sayIssue = (error: z.ZodError): string => {
  const first = error.issues[0]
  if (!first) return 'is not valid'
  const { path, message } = deepest(first)
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
 * @throws InputProblem with file, line and column if it is not JSON
 */
export const parseJson = (text: string, file: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (text.trim() === '') throw new InputProblem(`${file} is empty; it must hold JSON.`)
    const at = /position (\d+)/.exec(message)?.[1]
    const { line, column } = position(text, at === undefined ? text.length : Number(at))
    throw new InputProblem(
      `${file}:${line}:${column} is not JSON (${at === undefined ? 'it ends too early' : 'unexpected text'}); mend or restore the file.`
    )
  }
}
