import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { EMPTYABLE, withoutEmpty } from './empty.js'
import { Observation } from './observation.js'

type Json = Readonly<Record<string, unknown>>

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether the schema lets a value be empty. */
const mayBeEmpty = (schema: Json): boolean => {
  switch (schema['type']) {
    case 'array':
      return schema['minItems'] === undefined
    case 'object':
      return ((schema['required'] ?? []) as readonly string[]).length === 0
    case 'string':
      return schema['minLength'] === undefined && schema['enum'] === undefined && schema['const'] === undefined
    default:
      return false
  }
}

/** The optional fields of the schema that may be empty, those of the state at the end apart. */
const emptyable = (): readonly string[] => {
  const root = z.toJSONSchema(Observation) as Json & { $defs: Readonly<Record<string, Json>> }
  const found = new Set<string>()
  const seen = new Set<unknown>()
  const resolved = (schema: Json): Json => {
    const ref = schema['$ref']
    return typeof ref === 'string' ? resolved(root.$defs[ref.split('/').at(-1)!]!) : schema
  }
  const walk = (given: unknown): void => {
    if (Array.isArray(given)) return given.forEach(walk)
    if (!isJson(given)) return
    const schema = resolved(given)
    if (seen.has(schema)) return
    seen.add(schema)
    for (const key of ['oneOf', 'anyOf', 'items', 'additionalProperties'] as const) walk(schema[key])
    const required = (schema['required'] ?? []) as readonly string[]
    for (const [key, value] of Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, Json>>)) {
      if (key === 'state') continue
      if (!required.includes(key) && mayBeEmpty(resolved(value))) found.add(key)
      walk(value)
    }
  }
  walk(root)
  return [...found].sort()
}

describe('what is empty', () => {
  it('is what the schema lets be left out and lets be empty', () => expect(emptyable()).toEqual([...EMPTYABLE].sort()))

  it('is left out, wherever it stands', () => {
    const about = { see: 'prompt', player: 'A', decision: 'priority', options: [{ option: 'pass' }], about: { as: '' } } as const
    const { about: _, ...plain } = about
    expect(withoutEmpty(about)).toEqual(plain)
    const move = { event: 'move', object: 'x', from: 'hand', to: 'arena' } as const
    const brought = { ...move, counters: {}, numbers: {}, types: [] }
    expect(withoutEmpty({ see: 'proposed', event: 'e', what: brought })).toEqual({ see: 'proposed', event: 'e', what: move })
  })

  it('stays in the state at the end, where it says that there is none', () => {
    const end = { see: 'end', why: 'quiescent', note: '', state: { players: {}, objects: { x: { counters: {}, types: [] } } } } as const
    expect(withoutEmpty(end)).toEqual({ see: 'end', why: 'quiescent', state: end.state })
  })

  it('what says something is the same as before', () => {
    const layer = { see: 'layer', layer: 'l', kind: 'card', controller: 'A', targets: { type: 'x' } } as const
    expect(withoutEmpty(layer)).toBe(layer)
  })
})
