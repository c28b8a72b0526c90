/** Patterns and observations in words. @module */
import type { Observation } from '../../trace/observation.js'
import { sayObservation } from '../../trace/words.js'
import type { Vocabulary } from '../../trace/words/vocabulary.js'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** Plain data of a pattern: tests are left out, ids are the engine's where it has named them. */
export const plain = (pattern: unknown, names: Readonly<Record<string, string>>): unknown => {
  if (typeof pattern === 'string') return names[pattern] ?? (pattern.startsWith('~') ? 'new' : pattern)
  if (Array.isArray(pattern)) return pattern.map(each => plain(each, names))
  if (!isRecord(pattern)) return pattern
  const fields = Object.entries(pattern).filter(([, value]) => value !== undefined && typeof value !== 'function')
  return Object.fromEntries(fields.map(([name, value]) => [name.replace(/\?$/, ''), plain(value, names)]))
}

/** A pattern made plain, in words; what an end reports is not spelled out. */
export const sayPattern = (pattern: unknown, words?: Vocabulary): string => {
  if (!isRecord(pattern)) return 'nothing'
  if (pattern.see === 'answer') return `the answer ${JSON.stringify(pattern.option)}`
  const told = (pattern.see === 'end' ? { ...pattern, state: { players: {}, objects: {} } } : pattern) as Observation
  return sayObservation(told, undefined, words)
}
