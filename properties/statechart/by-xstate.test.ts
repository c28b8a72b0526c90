/**
 * XState, given the same definitions with the same guards, takes the transitions that the model takes: over every fixture's game and
 * random ones.
 * @module
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { fixturesOf, toWire } from '../../fixtures/loader.js'
import { createBase } from '../../model/base/base.js'
import { rulebooks } from '../../model/rulebook/index.js'
import type { WireScenario } from '../../model/scenario/scenario.js'
import { createModel, parts } from '../../model/statechart/index.js'
import { contextOf } from '../../model/statechart/part.js'
import { byReader, byXState } from '../../model/statechart/testing/by-xstate.js'
import { passed } from '../../model/statechart/testing/passed.js'
import { drawn, scripted, play } from '../campaign/play.js'
import type { Policy } from '../campaign/play.js'

/** How often each set of open transitions of each state is compared: XState is slow. */
const OFTEN = 6

/** The charts of which transitions were compared. */
const seen = new Set<string>()

describe.each(Object.values(rulebooks).map(rulebook => [rulebook.id, rulebook] as const))('%s', (_, rulebook) => {
  const base = createBase(rulebook)
  const model = createModel(base, { level: 'full', autonomous: [] })
  const engine = inProcess(createReference(base))
  const fixtures = fixturesOf(rulebook.id)
  const compared = new Map<string, number>()

  const compare = async (scenario: WireScenario, policy: Policy): Promise<void> => {
    const { trace } = await play(engine, scenario, policy)
    for (const state of passed(model, scenario, trace)) {
      const context = contextOf(model.setting, state)
      const part = context.frame && !state.over && state.unreported === undefined && parts[context.frame.chart]
      if (!part) continue
      const taken = byReader(part, context)
      const place = `${context.frame.chart}.${context.frame.at}: ${taken.join(', ')}`
      const times = compared.get(place) ?? 0
      if (times >= OFTEN) continue
      compared.set(place, times + 1)
      expect(byXState(part, context), place).toEqual(taken)
    }
  }

  it('in the games of the fixtures', async () => {
    for (const { scenario, file } of fixtures) await compare(toWire(scenario, file), scripted(scenario.script))
    expect(compared.size).toBeGreaterThan(Object.keys(parts).length)
    for (const place of compared.keys()) seen.add(place.slice(0, place.indexOf('.')))
  })

  it('in random games of the fixtures’ situations', async () => {
    const games = fc.record({
      fixture: fc.constantFrom(...fixtures),
      numbers: fc.array(fc.nat(99), { maxLength: 40 })
    })
    for (const { fixture, numbers } of fc.sample(games, { numRuns: 12, seed: 1 }))
      await compare(toWire(fixture.scenario, fixture.file), drawn({ numbers, passing: 40, opening: 2 }))
    expect(compared.size).toBeGreaterThan(Object.keys(parts).length)
  })
})

it('in every chart', () => {
  expect([...seen].sort()).toEqual(Object.keys(parts).sort())
})
