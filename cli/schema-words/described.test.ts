/** Every field of every published schema says what it means. */
import { describe, expect, it } from 'vitest'
import { publishedSchema, SCHEMAS } from '../schema.js'
import { undescribed } from './describe.js'

const names = Object.keys(SCHEMAS) as (keyof typeof SCHEMAS)[]

/** The descriptions in a schema. */
const descriptions = (schema: unknown): readonly string[] =>
  typeof schema !== 'object' || schema === null
    ? []
    : Object.entries(schema).flatMap(([key, each]) => (key === 'description' && typeof each === 'string' ? [each] : descriptions(each)))

describe.each(names)('the schema %s', name => {
  const schema = publishedSchema(name)

  it('has no field without a description', () => {
    expect(undescribed(schema)).toEqual([])
  })

  it('describes in sentences', () => {
    const all = descriptions(schema)
    expect(all.length).toBeGreaterThan(5)
    expect(all.filter(words => !/[.:]$/.test(words))).toEqual([])
  })
})

it('a field that no table knows is counted', () => {
  const schema = { properties: { known: { description: 'It is known.' }, other: { properties: { inner: {} } } } }
  expect(undescribed(schema)).toEqual(['/other', '/properties/other/inner'])
})
