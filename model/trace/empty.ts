/**
 * What is empty is as what is left out: an engine may write either.
 *
 * The state at the end is apart: there an empty list or record says that there is none, and what is left out is not claimed.
 * @see docs/decisions/0020-styles.md
 * @module
 */
import type { Observation } from './observation.js'
import { isRecord } from './record.js'

/** The optional fields that may be written empty, wherever in an observation they stand; a test holds them against the schema. */
export const EMPTYABLE: ReadonlySet<string> = new Set([
  'about',
  'as',
  'counters',
  'declared',
  'gains',
  'modes',
  'note',
  'numbers',
  'revealed',
  'targets',
  'type',
  'types'
])

const isEmpty = (value: unknown): boolean =>
  value === '' || (typeof value === 'object' && value !== null && (Array.isArray(value) ? value : Object.keys(value)).length === 0)

const isEmptyField = (key: string, value: unknown): boolean => EMPTYABLE.has(key) && isEmpty(value)

/** The value without empty fields; the same value, if it has none. */
const stripped = (value: unknown, field: string): unknown => {
  if (field === 'state') return value
  if (Array.isArray(value)) {
    const all = value.map(each => stripped(each, ''))
    return all.some((each, at) => each !== value[at]) ? all : value
  }
  if (!isRecord(value)) return value
  let isSame = true
  const kept: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(value)) {
    const now = stripped(inner, key)
    isSame &&= now === inner && !isEmptyField(key, now)
    if (!isEmptyField(key, now)) kept[key] = now
  }
  return isSame ? value : kept
}

/** What an engine has said, without the optional fields that say nothing; the same object, if there are none. */
export const withoutEmpty = <T>(said: T): T => stripped(said, '') as T

/** Observations without the optional fields that say nothing. */
export const heard = (observations: readonly Observation[]): readonly Observation[] => observations.map(o => withoutEmpty(o))
