import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { RuleId } from '../../../scenario/names.js'
import { isNeighbouring } from '../../rulebook.js'
import { catalogue } from '../catalogue/index.js'
import { context } from './index.js'

const known = new Set<string>([...catalogue, ...context].map(rule => rule.id))

/** Where neighbouring rules are cited: rulebook, charts, engine, properties, fixtures, tests and documents. */
const ROOMS = ['cli', 'docs', 'engine', 'examples', 'fixtures', 'model', 'properties', 'reports']
const ROOT = join(import.meta.dirname, '../../../..')

/** Ids that a test needs as ones that do not exist. */
const MISSING = ['fab-context:1.11.2']

/** Every id of a neighbouring rule that a file contains; a letter before the number is no id. */
const citedIn = (file: string): readonly string[] => readFileSync(join(ROOT, file), 'utf8').match(/\bfab-context:\d[\da-z.]*[\da-z]/g) ?? []

const files = ROOMS.flatMap(room =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(ts|tsx|mjs|py|json|md)$/.test(name) && name !== 'evidence.json')
    .map(name => join(room, name))
)

describe('the neighbouring rules', () => {
  it('exist wherever they are cited', () => {
    const missing = files.flatMap(file =>
      citedIn(file)
        .filter(id => !known.has(id) && !MISSING.includes(id))
        .map(id => `${file}: ${id}`)
    )
    expect(missing).toEqual([])
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
    expect(rule.statement).toMatch(/^["A-Z].{20,}[.)]$/s)
  })

  it.each(context)('$id names neighbours that exist, and not itself', rule => {
    expect(rule.neighbours.filter(id => !known.has(id))).toEqual([])
    expect(rule.neighbours).not.toContain(rule.id)
  })
})
