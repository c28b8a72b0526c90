import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { RuleId } from '../scenario/names.js'
import { fab } from './fab/index.js'
import { ga } from './ga/index.js'
import { catalogue as mtg2010 } from './mtg-2010/catalogue/index.js'
import { mtg } from './mtg/index.js'
import { isNeighbouring } from './rulebook.js'

/** Rulebooks with neighbouring rules, and rules of other editions that these may name. */
const games = [
  { ruleset: 'fab', catalogue: fab.rules, context: fab.context ?? [], also: [] },
  { ruleset: 'mtg', catalogue: mtg.rules, context: mtg.context ?? [], also: [...mtg2010, { id: 'ga:12' }] },
  { ruleset: 'ga', catalogue: ga.rules, context: ga.context ?? [], also: [] }
]

/** Where neighbouring rules are cited: rulebook, charts, engine, properties, fixtures, tests and documents. */
const ROOMS = ['cli', 'docs', 'engine', 'examples', 'fixtures', 'model', 'properties', 'reports']
const ROOT = join(import.meta.dirname, '../..')

/** Ids that a test needs as ones that do not exist. */
const MISSING = ['fab-context:1.11.2']

const files = ROOMS.flatMap(room =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(ts|tsx|mjs|py|json|md)$/.test(name) && name !== 'evidence.json')
    .map(name => join(room, name))
)
const texts = files.map(file => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))

/** Every id of a neighbouring rule that a text contains, in a pattern too; a letter before the number is no id. */
const citedIn = (ruleset: string, text: string): readonly string[] =>
  text.replaceAll('\\.', '.').match(new RegExp(`(?<![\\w-])${ruleset}-context:[A-Z\\d][\\w.-]*\\w`, 'g')) ?? []

describe.each(games)('the neighbouring rules of $ruleset', ({ ruleset, catalogue, context, also }) => {
  const known = new Set<string>([...catalogue, ...context].map(rule => rule.id))
  const citable = new Set([...known, ...also.map(rule => rule.id)])

  it('exist wherever they are cited', () => {
    const cited = texts.flatMap(({ file, text }) => citedIn(ruleset, text).map(id => ({ file, id })))
    expect(cited.length).toBeGreaterThan(100)
    expect(cited.filter(({ id }) => !known.has(id) && !MISSING.includes(id))).toEqual([])
  })

  it('are each there once, under ids of their own', () => {
    expect(new Set(context.map(rule => rule.id)).size).toBe(context.length)
    expect(context.filter(({ id }) => !isNeighbouring(id) || !RuleId.safeParse(id).success)).toEqual([])
    expect(catalogue.filter(({ id }) => isNeighbouring(id))).toEqual([])
  })

  it.each(context)('$id gives a reason exactly if it is not normative', rule => {
    expect(rule.reason !== undefined).toBe(rule.standing !== 'normative')
  })

  it.each(context)('$id has a title of its own and a complete statement', rule => {
    expect([...catalogue, ...context].filter(other => other.title === rule.title)).toHaveLength(1)
    expect(rule.statement).toMatch(/^["+A-Z].{20,}[.)]$/s)
  })

  it.each(context.filter(({ neighbours }) => neighbours.length > 0))('$id names neighbours that exist, and not itself', rule => {
    expect(rule.neighbours.filter(id => !citable.has(id))).toEqual([])
    expect(rule.neighbours).not.toContain(rule.id)
  })
})
