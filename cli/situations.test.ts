/** The situations of the examples: each is right as it stands, and fails once its outcome is written otherwise. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createReference } from '../engine/reference/index.js'
import { inProcess } from '../engine/reference/iut.js'
import { packageRoot, readScenario } from '../fixtures/loader.js'
import { createBase } from '../model/base/base.js'
import { findRule, rulebooks } from '../model/rulebook/index.js'
import type { Expectation, Scenario } from '../model/scenario/scenario.js'
import { isWait } from '../model/scenario/script.js'
import { createModel } from '../model/statechart/index.js'
import { invariants } from '../properties/invariants/index.js'
import { runFixture } from '../properties/campaign/fixture.js'

const folder = join(packageRoot(), 'examples', 'situations')
const files = readdirSync(folder).filter(name => name.endsWith('.json'))
const situations = files.map(name => [name, readScenario(join(folder, name))] as const)

const judged = async (scenario: Scenario) => {
  const base = createBase(rulebooks[scenario.ruleset]!)
  const model = createModel(base, { level: 'full', autonomous: [] })
  return runFixture(inProcess(createReference(base)), model, base.rulebook, invariants, { file: scenario.id, scenario })
}

/** Every number one greater, and every zone another one. */
const otherwise = <T>(value: T): T => {
  if (typeof value === 'number') return (value + 1) as T
  if (value === 'deck' || value === 'graveyard' || value === 'hand' || value === 'arena') return 'banished' as T
  if (Array.isArray(value)) return value.map(each => otherwise(each as unknown)) as T
  return typeof value === 'object' && value !== null
    ? (Object.fromEntries(Object.entries(value).map(([key, each]) => [key, otherwise(each as unknown)])) as T)
    : value
}

/** The expectation with one of its parts written otherwise. */
const wrong = ({ final, readings, ...rest }: Expectation): readonly Expectation[] => [
  ...(final ? [{ ...rest, ...(readings && { readings }), final: otherwise(final) }] : []),
  ...(readings ? [{ ...rest, ...(final && { final }), readings: readings.map(each => ({ ...each, state: otherwise(each.state) })) }] : []),
  ...(rest.trace.length > 0 ? [{ ...rest, trace: rest.trace.slice(1) }] : [])
]

it('are twenty, of three games', () => {
  expect(situations).toHaveLength(20)
  expect(new Set(situations.map(([, { ruleset }]) => ruleset))).toEqual(new Set(['mtg', 'fab', 'ga']))
  expect(situations.some(([, { script }]) => script.some(isWait))).toBe(true)
})

describe.each(situations)('%s', (_name, scenario) => {
  it('cites rules that there are', () => {
    expect([...scenario.rules, ...scenario.derivation!.map(({ because }) => because)].filter(rule => !findRule(rule))).toEqual([])
  })

  it('passes, and every step is one that the charts allow', async () => {
    const { check, game } = await judged(scenario)
    expect(check).toMatchObject({ verdict: 'pass' })
    expect(game?.chart).toEqual({ kind: 'accepted' })
    expect(game?.breaches).toEqual([])
  })

  it('fails where a part of its outcome is another one', async () => {
    const others = wrong(scenario.expect!)
    expect(others.length).toBeGreaterThan(0)
    for (const other of others) expect((await judged({ ...scenario, expect: other })).check).toMatchObject({ verdict: 'fail' })
  })
})
