/**
 * Puts a description on every field of a JSON Schema.
 * @module
 */
import { isRecord } from '../../model/trace/record.js'
import type { Fields } from './fields.js'
import { CONFIG_WORDS } from './configuration.js'
import { PROTOCOL_WORDS } from './protocol.js'
import { REPORT_WORDS } from './report.js'
import { SCENARIO_WORDS } from './scenario.js'
import { TRACE_WORDS } from './trace.js'

const TABLES: readonly Readonly<Record<string, Fields>>[] = [SCENARIO_WORDS, TRACE_WORDS, REPORT_WORDS, PROTOCOL_WORDS, CONFIG_WORDS]

/** The fields by which the forms of a union are told apart. */
const KINDS = ['do', 'event', 'see', 'kind', 'option', 'rule', 'until', 'end'] as const

/** Definitions that have the fields of another one. */
const LIKE: Readonly<Record<string, string>> = { Reported: 'Observation', NamedEvent: 'Event', ExpectedState: 'ReportedState' }

/** What the definitions themselves stand for. */
const DEFINITIONS: Readonly<Record<string, string>> = {
  DecisionKind:
    'priority: pass, play or activate. first-player: who begins. replacement: the effect to apply next. trigger-order: the stack object to place next. target, divide, mode, extra-cost: as a stack object is put on the stack. may: whether something optional is done. choose: an object or player, as something is carried out. allocate: where the next point of prevention goes. part-order, timestamp, occurrence: which of several comes first or is meant. amount: a number. keep: what stays. chance: asked of nature.',
  Event: 'Something that happened, told once: what it holds, such as the move in a draw, is implied.',
  Observation: 'One thing that an engine lets be observed.',
  Filter: 'Objects that a text speaks of. Each field that is given must hold.',
  Amount: 'A whole number, or how to work one out.',
  Condition: 'Something that is true or false of the game.',
  Pattern: 'Events that a text speaks of. A field that is left out matches anything.',
  Step: 'One instruction.',
  Effect: 'An effect that lasts.',
  Ability: 'One ability of a card.'
}

/** Where in a schema a field stands. */
interface Place {
  readonly definition: string
  /** What the form of a union is told by: `do=damage`. */
  readonly form: string
  /** The field that it is in. */
  readonly within: string
}

/** The tables that may describe a field, the nearest first. */
const tablesFor = ({ definition, form, within }: Place): readonly string[] => {
  const own = [definition, LIKE[definition] ?? []].flat()
  const message = definition.endsWith('-request') || definition.endsWith('-response') ? ['message'] : []
  return [
    ...(form === '' ? [] : own.map(each => `${each} ${form}`)),
    // an effect may stand where it is used
    ...(form === 'kind=trigger' ? ['Effect kind=trigger', 'Effect'] : []),
    ...(within === '' ? [] : [...own.map(each => `${each}.${within}`), within]),
    ...own,
    ...message,
    '*'
  ]
}

const wordsFor = (place: Place, field: string): string | undefined => {
  for (const name of tablesFor(place))
    for (const table of TABLES) {
      const words = table[name]?.[field]
      if (words !== undefined) return words
    }
  return undefined
}

const formOf = (fields: Readonly<Record<string, unknown>>): string => {
  for (const kind of KINDS) {
    const field = fields[kind]
    if (isRecord(field) && typeof field['const'] === 'string') return `${kind}=${field['const']}`
  }
  return ''
}

const walk = (schema: unknown, place: Place): unknown => {
  if (Array.isArray(schema)) return schema.map(each => walk(each, place))
  if (!isRecord(schema)) return schema
  const { properties } = schema
  const fields = isRecord(properties) ? properties : undefined
  const form = fields ? formOf(fields) : place.form
  return Object.fromEntries(
    Object.entries(schema).map(([key, inner]) => {
      if (key === 'const' || key === 'enum' || key === 'required' || key === 'default' || key === 'examples') return [key, inner]
      if (key === '$defs' && isRecord(inner))
        return [
          key,
          Object.fromEntries(
            Object.entries(inner).map(([definition, each]) => {
              const described = walk(each, { definition, form: '', within: '' })
              const words = DEFINITIONS[definition]
              const isTold = words === undefined || !isRecord(described) || 'description' in described
              return [definition, isTold ? described : { description: words, ...described }]
            })
          )
        ]
      if (key !== 'properties' || !fields) return [key, walk(inner, place)]
      return [
        key,
        Object.fromEntries(
          Object.entries(fields).map(([field, each]) => {
            const described = walk(each, { ...place, form: '', within: field })
            const words = wordsFor({ ...place, form }, field)
            return [
              field,
              !isRecord(described) || 'description' in described || words === undefined ? described : { ...described, description: words }
            ]
          })
        )
      ]
    })
  )
}

/** A schema with a description on every field that the tables know. */
export const described = (schema: object, name: string): object => walk(schema, { definition: name, form: '', within: '' }) as object

/** The fields of a schema that have no description, each by its place. */
export const undescribed = (schema: unknown, path = ''): readonly string[] => {
  if (Array.isArray(schema)) return schema.flatMap((each, at) => undescribed(each, `${path}/${at}`))
  if (!isRecord(schema)) return []
  const { properties } = schema
  const own = isRecord(properties)
    ? Object.entries(properties).flatMap(([field, each]) =>
        isRecord(each) && typeof each['description'] === 'string' && each['description'] !== '' ? [] : [`${path}/${field}`]
      )
    : []
  return [...own, ...Object.entries(schema).flatMap(([key, each]) => (key === 'enum' ? [] : undescribed(each, `${path}/${key}`)))]
}
