import { expect, test } from 'vitest'
import type { Statement } from '../../engine/port.js'
import { conformanceCards, fixturesOf, toWire } from '../../fixtures/loader.js'
import { FEATURES, featuresOf } from '../../model/scenario/features.js'
import { missingFor } from './claims.js'
import { conformanceProfileOf } from './conformance-profile.js'

const wires = fixturesOf('fab').map(({ scenario, file }) => toWire(scenario, file))
const cards = conformanceCards('fab')
const engine = (more: Partial<Statement>): Statement => ({
  name: 'an engine',
  version: '1',
  rulesets: ['fab'],
  features: [],
  level: 'full',
  autonomous: [],
  ...more
})
const playable = (statement: Statement): number => wires.filter(wire => missingFor(statement, wire).length === 0).length

test('an engine that claims all has nothing to gain', () => {
  expect(conformanceProfileOf(engine({ features: ['*'] }), 'fab', wires, cards)).toEqual({
    cases: wires.length,
    claimed: wires.length,
    rungs: []
  })
})

test('the gain of each feature is what claiming it really unlocks', () => {
  const statement = engine({ features: ['core', 'targets', 'prevention'] })
  const { claimed, rungs } = conformanceProfileOf(statement, 'fab', wires, cards)
  expect(claimed).toBe(playable(statement))
  const needed = new Set<string>(wires.flatMap(featuresOf))
  const unclaimed = FEATURES.filter(name => needed.has(name) && !statement.features.includes(name))
  expect(rungs.map(({ name }) => name).sort()).toEqual([...unclaimed].sort())
  for (const { kind, name, unlocks } of rungs) {
    expect(kind).toBe('feature')
    expect([name, unlocks]).toEqual([name, playable(engine({ features: [...statement.features, name] })) - claimed])
  }
})

test('an engine that knows cards by name gains by cards too', () => {
  const known = ['Flicker Bolt', 'Spectral Shield']
  const statement = engine({ cards: { fab: known } })
  const { claimed, rungs } = conformanceProfileOf(statement, 'fab', wires, cards)
  const byCard = rungs.filter(({ kind }) => kind === 'card')
  expect(byCard.some(({ unlocks }) => unlocks > 0)).toBe(true)
  for (const { name, unlocks } of byCard)
    expect([name, unlocks]).toEqual([name, playable(engine({ cards: { fab: [...known, name] } })) - claimed])
})

test('the greatest gain comes first, then what most cases need', () => {
  const { rungs } = conformanceProfileOf(engine({ features: ['core'] }), 'fab', wires, cards)
  const order = rungs.map(({ unlocks, neededBy }) => [unlocks, neededBy] as const)
  expect(order).toEqual(order.toSorted(([a, m], [b, n]) => b - a || n - m))
  expect(order[0]![0]).toBeGreaterThan(0)
})

test('what is needed beside a feature is named, the most frequent first', () => {
  const rung = conformanceProfileOf(engine({ features: ['core'] }), 'fab', wires, cards).rungs.find(({ name }) => name === 'limits')!
  expect(rung.beside[0]).toBe('triggers')
  expect(rung.beside).not.toContain('limits')
  expect(rung.beside).not.toContain('core')
})
