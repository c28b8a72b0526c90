/** What schemas say of a wrong value is told in the kit's own sentences, and all of it. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { sayIssue, sayIssues } from './problem.js'
import { Scenario } from './scenario.js'
import { Amount, Filter } from './schema/computed.js'
import { Step } from './schema/language.js'

const of = (schema: z.ZodType, value: unknown): readonly string[] => {
  const { error } = schema.safeParse(value)
  if (!error) throw new Error('nothing is wrong with it')
  return sayIssues(error, value)
}

describe('a schema error is told', () => {
  it.each([
    ['a missing field', z.strictObject({ a: z.string() }), {}, ['/a: it is missing; it must be a text']],
    ['another kind of value', z.strictObject({ a: z.string() }), { a: 3 }, ['/a: it must be a text, and is 3']],
    [
      'a list in place of an object',
      z.strictObject({ a: z.string() }),
      [],
      ['the whole value: it must be an object with fields, and is a list']
    ],
    ['a part of a number', z.int(), 1.5, ['the whole value: it must be a whole number, and is 1.5']],
    ['too little', z.array(z.int()).min(1), [], ['the whole value: it must have at least one entry']],
    ['too much', z.int().max(8), 9, ['the whole value: it must be at most 8']],
    ['an empty text', z.string().min(1), '', ['the whole value: it must not be empty']],
    ['one word of few', z.enum(['open', 'begin']), 'opne', ['the whole value: it is "opne"; it must be "open" or "begin"']],
    ['a form that does not fit', z.string().regex(/^a/), 'b', ['the whole value: "b" has not the form that it must have here']],
    ['a form that is told', z.string().regex(/^a/, 'must begin with an a'), 'b', ['the whole value: "b" must begin with an a']],
    [
      'the name of a field',
      z.record(z.string().regex(/^a/, 'must begin with an a'), z.int()),
      { b: 1 },
      ['/b: the name of this field must begin with an a']
    ]
  ] as const)('for %s', (_what, schema, value, sentences) => {
    expect(of(schema, value)).toEqual(sentences)
  })

  it('with the nearest word of many', () => {
    expect(of(Step, { do: 'dammage', to: 'you', amount: 1 })).toEqual([
      '/do: "dammage" is none of the words that may stand here; the nearest is "damage"'
    ])
    expect(of(Filter, { zone: 'hnad' })).toEqual(['/zone: "hnad" is none of the words that may stand here; the nearest is "hand"'])
  })

  it('for the branch of a union that is meant', () => {
    expect(of(Amount, { number: 'powr', of: 'self' })).toEqual([
      '/number: it is "powr"; it must be "power"'.replace('"power"', '"power", "defense", "cost", "life", "toughness" or "level"')
    ])
    expect(of(Amount, 'three')).toEqual(['the whole value: "three" is of no kind that may stand here'])
  })

  it('by the form that each text of a scenario must have', () => {
    const value = {
      id: 'mine',
      rules: ['603'],
      source: { rule: '603.2' },
      players: [{ id: 'the first', life: 20 }],
      cards: [{ name: 'X', types: ['Creature'], text: '', abilities: [{ kind: 'static', id: 'A_1' }] }]
    }
    const told = of(Scenario, value)
    expect(told).toContain('/id: "mine" must be a path of two parts or more, in small letters, such as mtg/mine/first-try')
    expect(told.filter(sentence => sentence.startsWith('/rules/') || sentence.startsWith('/players/0/id'))).toHaveLength(2)
    expect(told.filter(sentence => sentence.includes('has not the form'))).toEqual([])
  })

  it('with every other one of the same file', () => {
    const value = { format: 'stacklaw/scenario@1', id: 'fab/a/b', titel: 'x', script: [{ until: 'resolvd' }] }
    const all = of(Scenario, value)
    expect(all.length).toBeGreaterThan(8)
    expect(all).toContain('/title: it is missing; it must be a text')
    expect(all).toContain('/titel: there is no such field here')
    expect(all.filter(sentence => /Invalid|expected|received|Unrecognized/.test(sentence))).toEqual([])
    expect(sayIssue(Scenario.safeParse(value).error!, value)).toBe(`${all.length} things must be mended. ${all.join('; ')}`)
  })
})
