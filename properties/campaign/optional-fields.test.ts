/** Every field that the schema has as optional: an engine that leaves it out passes, or the absence of the field says something. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { nameOf, without } from '../../engine/styles/left-out.js'
import { SPARED } from '../../engine/styles/spare.js'
import { telling } from '../../engine/styles/style.js'
import { fixturesOf } from '../../fixtures/loader.js'
import type { Fixture } from '../../fixtures/loader.js'
import { createBase } from '../../model/base/base.js'
import { rulebooks } from '../../model/rulebook/index.js'
import { createModel } from '../../model/statechart/index.js'
import { Observation } from '../../model/trace/observation.js'
import { invariants } from '../invariants/index.js'
import { runFixture } from './fixture.js'

type Json = Readonly<Record<string, unknown>>

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The constants of a schema's properties. */
const constantsOf = (properties: Json): Json =>
  Object.fromEntries(Object.entries(properties).map(([key, kind]) => [key, isJson(kind) ? kind['const'] : undefined]))

/** All optional fields of the schema, as `name.field`. */
const optionalFields = (): readonly string[] => {
  const root = z.toJSONSchema(Observation) as Json & { $defs: Json }
  const found = new Set<string>()
  const seen = new Set<unknown>()
  const walk = (schema: unknown, field: string): void => {
    if (Array.isArray(schema)) return schema.forEach(each => walk(each, field))
    if (!isJson(schema) || seen.has(schema)) return
    if (typeof schema['$ref'] === 'string') return walk(root.$defs[schema['$ref'].split('/').at(-1)!], field)
    seen.add(schema)
    for (const key of ['oneOf', 'anyOf', 'items', 'additionalProperties'] as const) walk(schema[key], field)
    const properties = schema['properties']
    if (!isJson(properties)) return
    const name = nameOf(constantsOf(properties), field)
    const required = (schema['required'] ?? []) as readonly string[]
    for (const [key, value] of Object.entries(properties)) {
      if (!required.includes(key)) found.add(`${name}.${key}`)
      walk(value, key)
    }
  }
  walk(root, '')
  return [...found].sort()
}

/** An observation without a field, and whether it had it. */
const lacking = (optional: string, o: Observation): { readonly o: Observation; readonly had: boolean } => {
  let had = false
  const stripped = without(field => {
    had ||= field === optional
    return field === optional
  }, o)
  return { o: stripped, had }
}

const NONE = 'without it there is none of the kind'
const ELSEWHERE = 'without it the inner move went where such moves usually go'
const STATE = 'a fixture that states it asks for it at the end'
const NAMED = 'what other observations name has this name; an engine that names nothing needs none'

/** Fields whose absence says something, and what. */
const SAYS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['counters', 'status', 'numbers', 'types', 'copyOf', 'under', 'winner', 'declared', 'hit', 'n', 'type'].map(field => [
      `*.${field}`,
      NONE
    ])
  ),
  '*.to': ELSEWHERE,
  '*.count': 'without it there is one',
  '*.id': NAMED,
  'apply.amount': 'it is what is done',
  'discard.object': 'it is what is discarded',
  'attach.to': 'without it the object is no longer attached',
  ...Object.fromEntries(['zone', 'controller', 'statuses', 'damage', 'markers'].map(field => [`objects.${field}`, STATE]))
}

const saying = (optional: string): string | undefined => SAYS[optional] ?? SAYS[`*.${optional.split('.')[1]!}`]

/** Fields that no expectation of a fixture has. */
const UNSEEN: readonly string[] = ['counters.by', 'destroy.by', 'end.note', 'sacrifice.by', 'trigger.layer']

const FIELDS = optionalFields()

/** Fixtures, and what is expected of them. */
const games: readonly { readonly fixture: Fixture; readonly ruleset: string; readonly trace: readonly Observation[] }[] = [
  'fab',
  'mtg',
  'ga'
].flatMap(ruleset =>
  fixturesOf(ruleset)
    .filter(({ scenario }) => scenario.standing === 'normative')
    .map(fixture => ({ fixture, ruleset, trace: fixture.scenario.expect?.trace ?? [] }))
)

describe('an optional field', () => {
  it('there are some', () => expect(FIELDS.length).toBeGreaterThan(20))

  const shown = FIELDS.filter(field => games.some(({ trace }) => trace.some(o => lacking(field, o).had)))

  it('is shown by a fixture, or says something, but for names that no fixture gives', () => {
    const unseen = FIELDS.filter(field => !shown.includes(field) && saying(field) === undefined)
    expect(unseen.filter(field => !/\.(within|becomes)$/.test(field))).toEqual(UNSEEN)
  })

  const engine = (ruleset: string) => inProcess(createReference(createBase(rulebooks[ruleset]!)))
  const free = shown.filter(field => saying(field) === undefined)

  it('is left out by a style', () => {
    const OTHERS = ['event.cause', 'prompt.about', 'trigger.layer', 'about.event', 'about.layer', 'about.effect', 'about.as']
    expect(free.filter(field => !field.endsWith('.within') && !SPARED.includes(field) && !OTHERS.includes(field))).toEqual([])
  })

  const ways: readonly (readonly [string, (nth: number) => boolean])[] = [
    ['always', () => true],
    ['every other time', nth => nth % 2 === 1]
  ]

  it.each(free.flatMap(field => ways.map(([when, isTurn]) => [field, when, isTurn] as const)))(
    '%s may be left out, %s',
    async (field, _when, isTurn) => {
      const showing = games.filter(({ trace }) => trace.some(o => lacking(field, o).had)).slice(0, 4)
      for (const { fixture, ruleset } of showing) {
        let nth = 0
        const iut = telling(engine(ruleset), o => [without(each => each === field && isTurn(nth++), o)])
        const base = createBase(rulebooks[ruleset]!)
        const model = createModel(base, { level: 'full', autonomous: [] })
        const { check, game } = await runFixture(iut, model, base.rulebook, invariants, fixture)
        expect({
          id: check.name,
          message: check.message,
          chart: game?.chart,
          breaches: game?.breaches.map(({ invariant, breach }) => [invariant.name, breach.came])
        }).toMatchObject({ message: 'what was observed is what the rules demand', chart: { kind: 'accepted' }, breaches: [] })
      }
    }
  )
})
