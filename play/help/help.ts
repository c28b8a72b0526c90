/**
 * What a schema says of the place in a text where the cursor stands.
 * @module
 */
import { framesAt } from './cursor.js'
import type { Frame } from './cursor.js'

/** As much of a JSON Schema as the kit's own have. */
export interface Schema {
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Schema>>
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly items?: boolean | Schema
  readonly prefixItems?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly minimum?: number
  readonly maximum?: number
}

/** A field that may stand where the cursor is. */
export interface HelpField {
  readonly name: string
  readonly words: string
  /** It can't be left out. */
  readonly isNeeded: boolean
  readonly isThere: boolean
}

/** What is told of a place. */
export interface Help {
  /** `/objects/0/zone`; empty for the whole. */
  readonly place: string
  /** What it is. */
  readonly words: string
  /** What may be written there. */
  readonly takes: string
  /** What the object around it may have. */
  readonly fields: readonly HelpField[]
}

/** The forms that a schema has, without references and unions. */
const formsOf = (root: Schema, schema: Schema): readonly Schema[] => {
  const { $ref, anyOf, oneOf } = schema
  if ($ref !== undefined) {
    const named = root.$defs?.[$ref.replace('#/$defs/', '')]
    return named ? formsOf(root, named) : []
  }
  const union = anyOf ?? oneOf
  return union ? union.flatMap(each => formsOf(root, each)) : [schema]
}

/** Of the forms of an object those that it can still be: what is written rules out those that say otherwise, or do not have it. */
const fitting = (root: Schema, forms: readonly Schema[], { words, names, at }: Frame): readonly Schema[] => {
  if (typeof at === 'number') return forms.filter(({ items, prefixItems }) => items !== undefined || prefixItems !== undefined)
  const objects = forms.filter(({ properties, additionalProperties }) => properties ?? additionalProperties)
  const says = ({ properties = {} }: Schema): boolean =>
    Object.entries(words).every(([name, word]) => {
      const allowed = properties[name] ? formsOf(root, properties[name]) : []
      return allowed.length === 0 || name === at || allowed.some(form => form.const === undefined || form.const === word)
    })
  const has = ({ properties = {}, additionalProperties }: Schema): boolean =>
    names.every(name => name === at || name in properties || typeof additionalProperties === 'object')
  const [said, had] = [objects.filter(says), objects.filter(form => says(form) && has(form))]
  return had.length > 0 ? had : said.length > 0 ? said : objects
}

/** What a form has at a place in it. */
const within = (form: Schema, at: string | number): readonly Schema[] => {
  if (typeof at === 'number') {
    const found = form.prefixItems?.[at] ?? form.items
    return typeof found === 'object' ? [found] : []
  }
  const { properties, additionalProperties } = form
  const found = properties?.[at] ?? additionalProperties
  return typeof found === 'object' ? [found] : []
}

const unique = <T>(all: readonly T[]): readonly T[] => [...new Set(all)]

const joined = (words: readonly string[]): string => unique(words.filter(each => each !== '')).join(' ')

/** So many words are listed. */
const MOST = 60

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null'
}

const listed = (words: readonly string[]): string => {
  const shown = words.length > MOST ? [...words.slice(0, MOST), `${words.length - MOST} more`] : words
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} or ${shown.at(-1)!}`
}

/** What may be written: `"hand", "deck" or "arena"`, `a whole number`. */
const takes = (root: Schema, schemas: readonly Schema[]): string => {
  const forms = schemas.flatMap(schema => formsOf(root, schema))
  const values = forms.flatMap(form => (form.const !== undefined ? [form.const] : (form.enum ?? []))).map(each => JSON.stringify(each))
  const others = forms
    .filter(form => form.const === undefined && form.enum === undefined)
    .flatMap(({ type, minimum }) => {
      const names = typeof type === 'string' ? [type] : (type ?? [])
      return names.map(
        name => `${KINDS[name] ?? name}${name === 'integer' && (minimum === 0 || minimum === 1) ? ` from ${minimum} on` : ''}`
      )
    })
  return listed(unique([...values, ...others]))
}

const fieldsOf = (root: Schema, forms: readonly Schema[], { names }: Frame): readonly HelpField[] =>
  unique(forms.flatMap(({ properties = {} }) => Object.keys(properties))).map(name => {
    const found = forms.flatMap(({ properties = {} }) => properties[name] ?? [])
    return {
      name,
      words: joined(found.map(schema => saidOf(root, schema))),
      isNeeded: forms.every(({ required = [] }) => required.includes(name)),
      isThere: names.includes(name)
    }
  })

/** What a field is, in the words that stand with it, else in those of what it refers to. */
const saidOf = (root: Schema, { description, $ref }: Schema): string =>
  description ?? ($ref === undefined ? '' : (root.$defs?.[$ref.replace('#/$defs/', '')]?.description ?? ''))

/**
 * What a schema says of a place in a text.
 * @param root the schema, with its definitions
 * @param offset characters before the cursor
 */
export const helpAt = (root: Schema, text: string, offset: number): Help => {
  let schemas: readonly Schema[] = [root]
  let around: readonly Schema[] = []
  let last: Frame | undefined
  const place: (string | number)[] = []
  for (const frame of framesAt(text, offset)) {
    const forms = fitting(
      root,
      schemas.flatMap(schema => formsOf(root, schema)),
      frame
    )
    if (frame.at === undefined || typeof frame.at === 'string') {
      around = forms
      last = frame
    }
    if (frame.at === undefined) break
    place.push(frame.at)
    const { at } = frame
    schemas = forms.flatMap(form => within(form, at))
  }
  return {
    place: place.map(each => `/${each}`).join(''),
    words: joined(schemas.map(schema => saidOf(root, schema))),
    takes: takes(root, schemas),
    fields: last ? fieldsOf(root, around, last) : []
  }
}
