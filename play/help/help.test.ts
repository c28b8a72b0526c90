/** What the editor says of the place of the cursor, by the schema that is published. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fixturesOf, packageRoot } from '../../fixtures/loader.js'
import { rulebooks } from '../../model/rulebook/index.js'
import { helpAt } from './help.js'
import type { Schema } from './help.js'

const schema = JSON.parse(readFileSync(join(packageRoot(), 'schemas', 'scenario.schema.json'), 'utf8')) as Schema

/** So many fixtures are gone through. */
const FIXTURES = 20

/** The help where a bar stands in the text. */
const at = (marked: string) => helpAt(schema, marked.replace('|', ''), marked.indexOf('|'))

describe('the help at the cursor', () => {
  it('says what a field is, and lists its words', () => {
    const help = at('{ "objects": [{ "id": "bolt", "zone": "ha|nd" }] }')
    expect(help.place).toBe('/objects/0/zone')
    expect(help.words).toBe('Where it is. The arena is the battlefield or field of other games.')
    expect(help.takes).toContain('"graveyard"')
    expect(help.takes).toMatch(/ or "outside"$/)
  })

  it.each(['{ "objects": [{ "id": "bolt", "zo|ne": "hand" }] }', '{ "objects": [{ "id": "bolt", "zone": |"hand" }] }'])(
    'is the same at the name as at the value: %s',
    marked => {
      expect(at(marked).place).toBe('/objects/0/zone')
    }
  )

  it('lists the fields of the object around, and which can’t be left out', () => {
    const { place, fields } = at('{ "objects": [{}, { "id": "bolt", | }] }')
    expect(place).toBe('/objects/1')
    expect(fields.find(({ name }) => name === 'id')).toMatchObject({ isThere: true, isNeeded: true })
    expect(fields.find(({ name }) => name === 'zone')).toMatchObject({ isThere: false, isNeeded: true })
    expect(fields.find(({ name }) => name === 'controller')).toMatchObject({ isThere: false, isNeeded: false })
    expect(fields.every(({ words }) => words !== '')).toBe(true)
  })

  it('takes the form that an ability is written in, wherever its word stands', () => {
    const trigger = at('{ "cards": [{ "abilities": [{ "kind": "resolution", "steps": [{ "amount": |2, "do": "damage" }] }] }] }')
    expect(trigger.place).toBe('/cards/0/abilities/0/steps/0/amount')
    expect(trigger.words).toMatch(/^How much to each\./)
    const names = at('{ "cards": [{ "abilities": [{ "kind": "activated", | }] }] }').fields.map(({ name }) => name)
    expect(names).toContain('cost')
    const others = at('{ "cards": [{ "abilities": [{ "kind": "resolution", | }] }] }').fields.map(({ name }) => name)
    expect(others).toContain('steps')
    expect(others).not.toContain('cost')
  })

  it('tells all the words by which forms are told apart while one of them is written', () => {
    const { takes } = at('{ "cards": [{ "abilities": [{ "kind": "|" }] }] }')
    expect(takes).toContain('"resolution"')
    expect(takes).toContain('"activated"')
  })

  it.each(['', '{', '{ "objects": [', '{ "objects": [{ "id', '[[[[', '}}}', '{ "players": [{ "life": 2', '"', '{ "a": { "b": "c'])(
    'stands an unfinished text, at every place of it: %s',
    text => {
      for (let offset = 0; offset <= text.length; offset++) expect(helpAt(schema, text, offset).place).toMatch(/^(\/[^/]+)*$/)
    }
  )

  it('knows every field of every card and situation of the fixtures', () => {
    const fixtures = Object.keys(rulebooks).flatMap(id => fixturesOf(id))
    const places = fixtures
      .filter(({ scenario: { cards = [] } }) => cards.length > 0)
      .slice(0, FIXTURES)
      .flatMap(({ scenario: { ruleset, players, start, objects, until, cards } }) => {
        const text = JSON.stringify({ ruleset, players, start, objects, until, cards })
        return [...text.matchAll(/"[a-zA-Z]+":/g)].map(({ index }) => helpAt(schema, text, index + 2))
      })
    expect(places.length).toBeGreaterThan(500)
    expect(places.filter(({ words, place }) => words === '' && !/\/counters\/[^/]+$/.test(place)).map(({ place }) => place)).toEqual([])
  })
})
