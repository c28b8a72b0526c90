/** Who applies what brings something in under another's control: no text says which of two players, so either name passes. */
import { expect, it } from 'vitest'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { fixturesOf, toWire } from '../../fixtures/loader.js'
import { createBase } from '../../model/base/base.js'
import { mtg } from '../../model/rulebook/mtg/index.js'
import { createModel, judge } from '../../model/statechart/index.js'
import type { Observation } from '../../model/trace/observation.js'
import { runCase } from './case.js'
import { compareWithExpectation } from './expectation.js'
import { scripted } from './play.js'

const base = createBase(mtg)
const model = createModel(base, { level: 'full', autonomous: [] })
const { scenario } = fixturesOf('mtg').find(({ scenario: { id } }) => id === 'mtg/context/interaction/own-entering-under-another')!
const wire = toWire(scenario)
const { played } = await runCase(inProcess(createReference(base)), model, mtg, [], wire, scripted(scenario.script ?? []))

/** The game, told by an engine that names another player as the one who applies an effect. */
const appliedBy = (player: string, source: string): readonly Observation[] =>
  played.trace.map(o => (o.see === 'applied' && o.effect.source === source ? { ...o, player } : o))

it.each(['A', 'B'])('what something says of its own entering may be applied by %s, whose spell it was or is to be', player => {
  const trace = appliedBy(player, 'guest')
  expect(judge(model, wire, trace).verdict).toBe('pass')
  expect(compareWithExpectation(scenario, scenario.expect!, trace, 'full')).toBe(undefined)
})

it('what gives it to another is applied by the one who controls the spell', () => {
  expect(judge(model, wire, appliedBy('B', 'levy')).verdict).toBe('fail')
})
