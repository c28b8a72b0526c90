/**
 * The members of a JSON schema: each branch of a union, each word of an enum and each field, and which of them a value uses.
 * @module
 */

type Schema = Readonly<Record<string, unknown>>
type Defs = Readonly<Record<string, Schema>>

const isRecord = (value: unknown): value is Schema => typeof value === 'object' && value !== null && !Array.isArray(value)
const listed = (value: unknown): readonly Schema[] => (Array.isArray(value) ? (value as readonly Schema[]) : [])

/** What is known of a schema's places. */
export interface Members {
  /** Every member, by name. */
  readonly all: ReadonlySet<string>
  /** Takes in what a value uses. */
  readonly use: (value: unknown) => void
  /** Those that no value has used. */
  readonly unused: () => readonly string[]
}

/** The members of one definition of a schema file. */
export const membersOf = (defs: Defs, root: string): Members => {
  const resolve = (schema: Schema): Schema => {
    const { $ref } = schema
    return typeof $ref === 'string' ? resolve(defs[$ref.split('/').at(-1)!]!) : schema
  }
  const nameOf = (schema: Schema): string => {
    const properties = isRecord(schema['properties']) ? schema['properties'] : {}
    const constants = Object.entries(properties).flatMap(([key, each]) =>
      isRecord(each) && 'const' in each && each['const'] !== true ? [`${key} ${String(each['const'])}`] : []
    )
    const required = Array.isArray(schema['required']) ? schema['required'].map(String) : []
    if (constants.length > 0) return constants.join(', ')
    if (isRecord(schema['properties'])) return required.length > 0 ? required.join('+') : `{${Object.keys(properties).slice(0, 3).join()}…}`
    return JSON.stringify(schema['type'] ?? schema['const'] ?? 'anything')
  }
  const branches = (schema: Schema): readonly Schema[] => listed(schema['anyOf'] ?? schema['oneOf'])
  const words = (schema: Schema): readonly string[] | undefined =>
    Array.isArray(schema['enum'])
      ? schema['enum'].map(word => `${(schema['enum'] as unknown[]).slice(0, 3).join('|')}…: ${String(word)}`)
      : undefined
  const isFitting = (value: unknown, given: Schema): boolean => {
    const schema = resolve(given)
    if ('const' in schema) return value === schema['const']
    if (Array.isArray(schema['enum'])) return schema['enum'].includes(value)
    if (branches(schema).length > 0) return branches(schema).some(each => isFitting(value, each))
    switch (schema['type']) {
      case 'object': {
        if (!isRecord(value)) return false
        const properties = isRecord(schema['properties']) ? (schema['properties'] as Defs) : undefined
        if (!properties) return true
        const required = Array.isArray(schema['required']) ? (schema['required'] as string[]) : []
        return (
          required.every(key => key in value) &&
          Object.entries(value).every(([key, each]) => properties[key] && isFitting(each, properties[key]))
        )
      }
      case 'array':
        return Array.isArray(value) && (!isRecord(schema['items']) || value.every(each => isFitting(each, schema['items'] as Schema)))
      case 'integer':
      case 'number':
        return typeof value === 'number'
      case 'string':
        return typeof value === 'string' && (typeof schema['pattern'] !== 'string' || new RegExp(schema['pattern']).test(value))
      case 'boolean':
        return typeof value === 'boolean'
      default:
        return true
    }
  }
  const all = new Set<string>()
  const seen = new Set<Schema>()
  const list = (given: Schema): void => {
    const schema = resolve(given)
    if (seen.has(schema)) return
    seen.add(schema)
    words(schema)?.forEach(word => all.add(word))
    for (const branch of branches(schema)) {
      all.add(`union: ${nameOf(resolve(branch))}`)
      list(branch)
    }
    if (isRecord(schema['properties']))
      for (const [key, each] of Object.entries(schema['properties'] as Defs)) {
        all.add(`${nameOf(schema)} / ${key}`)
        list(each)
      }
    for (const inner of [schema['items'], schema['additionalProperties']]) if (isRecord(inner)) list(inner)
    listed(schema['prefixItems']).forEach(list)
    if (isRecord(schema['propertyNames'])) list(schema['propertyNames'])
  }
  list(defs[root]!)
  const used = new Set<string>()
  const use = (value: unknown, given: Schema): void => {
    const schema = resolve(given)
    const at = Array.isArray(schema['enum']) ? schema['enum'].indexOf(value) : -1
    if (at >= 0) used.add(words(schema)![at]!)
    const branch = branches(schema).find(each => isFitting(value, each))
    if (branch) {
      used.add(`union: ${nameOf(resolve(branch))}`)
      use(value, branch)
    }
    if (Array.isArray(value)) {
      const prefix = listed(schema['prefixItems'])
      value.forEach((each, i) => {
        const inner = prefix[i] ?? schema['items']
        if (isRecord(inner)) use(each, inner)
      })
    } else if (isRecord(value)) {
      const properties = isRecord(schema['properties']) ? (schema['properties'] as Defs) : {}
      for (const [key, each] of Object.entries(value)) {
        if (isRecord(schema['propertyNames'])) use(key, schema['propertyNames'])
        const inner = properties[key] ?? schema['additionalProperties']
        if (properties[key]) used.add(`${nameOf(schema)} / ${key}`)
        if (isRecord(inner)) use(each, inner)
      }
    }
  }
  return { all, use: value => use(value, defs[root]!), unused: () => [...all].filter(each => !used.has(each)) }
}
