import { describe, expect, it } from 'vitest'
import { mutants } from '../../engine/mutants/index.js'
import { createReference } from '../../engine/reference/index.js'
import { atLevel, inProcess } from '../../engine/reference/iut.js'
import { toWire } from '../../fixtures/loader.js'
import { fixtureNamed } from '../../fixtures/testing/named.js'
import { createBase } from '../../model/base/base.js'
import { fab } from '../../model/rulebook/fab/index.js'
import { createModel } from '../../model/statechart/index.js'
import type { Level, Observation } from '../../model/trace/observation.js'
import { runFixture } from './fixture.js'
import { momentsOf } from './moments.js'
import { play, scripted } from './play.js'
import type { Moment } from './report.js'

const base = createBase(fab)
const whole = (moments: readonly Moment[]): readonly Moment[] => {
  let now: Moment = {}
  return moments.map(moment => (now = { ...now, ...moment }))
}
/** A fixture played by the reference engine, shown at a level, and its moments. */
const played = async (id: string, level: Level) => {
  const { scenario, file } = fixtureNamed(id)
  const wire = toWire(scenario, file)
  const { trace } = await play(atLevel(inProcess(createReference(base)), level), wire, scripted(scenario.script))
  return { trace, moments: whole(momentsOf(createModel(base, { level, autonomous: [] }), wire, trace)) }
}
const stackOf = (trace: readonly Observation[]): readonly (readonly string[])[] => {
  let stack: readonly string[] = []
  return trace.map(o => {
    if (o.see === 'layer') stack = [o.layer, ...stack]
    if (o.see === 'left') stack = stack.filter(layer => layer !== o.layer)
    return stack
  })
}

describe.each(['fab/6.4/vambrace-bone-head-barrier', 'fab/6.6/lead-the-charge', 'fab/6.5/class-before-player'])('%s', id => {
  it('has a moment for each observation, with the stack that the engine shows', async () => {
    const { trace, moments } = await played(id, 'full')
    expect(moments.map(({ stack }) => stack)).toEqual(stackOf(trace))
  })
  it('ends with the players as the engine reports them', async () => {
    const { trace, moments } = await played(id, 'full')
    const end = trace.at(-1)
    expect(end?.see).toBe('end')
    for (const [player, numbers] of Object.entries(end?.see === 'end' ? end.state.players : {}))
      expect(moments.at(-1)?.players?.[player]?.numbers).toMatchObject(numbers)
  })
  it('tells the same of an engine that shows the outcome only', async () => {
    const full = await played(id, 'full')
    const outcome = await played(id, 'outcome')
    const seen = outcome.trace.map((o, i) => (o.see === 'event' ? outcome.moments[i]?.players : undefined)).filter(each => each)
    expect(full.trace.map((o, i) => (o.see === 'event' ? full.moments[i]?.players : undefined)).filter(each => each)).toEqual(seen)
  })
})

it('holds the event under way while it is being replaced, and only then', async () => {
  const { trace, moments } = await played('fab/6.4/less-than-nothing', 'full')
  for (const [i, o] of trace.entries()) {
    if (o.see === 'proposed') expect(moments[i]?.event).toMatchObject({ event: 'damage', source: 'bolt' })
    if (o.see === 'event' && o.events[0]?.event === 'damage') expect(moments[i]?.event).toBeNull()
    if (o.see === 'prompt' && o.decision === 'priority') expect(moments[i]?.event).toBeNull()
  }
  expect(trace.some(({ see }) => see === 'proposed')).toBe(true)
})

it('names where each chart is, and stops at the observation that the charts refuse', async () => {
  const mutant = mutants.find(each => each.name === 'prevents-less-ignored')!
  const iut = inProcess(mutant.kind === 'engine' ? createReference(base, mutant.rules, mutant.patch) : createReference(base))
  const model = createModel(base, { level: 'full', autonomous: [] })
  const { check } = await runFixture(iut, model, fab, [], fixtureNamed('fab/6.4/less-than-nothing'))
  const { moments = [], step, trace, derivation, players, objects } = check.evidence!
  expect(moments).toHaveLength(step!)
  expect(trace).toHaveLength(step! + 1)
  expect(whole(moments).at(-1)?.charts?.flat()).toContain('replacement.chosen')
  expect([derivation?.length, players?.length, objects?.length].every(count => count! > 0)).toBe(true)
  expect(check.hints?.join()).toContain('prevention smaller')
  const { evidence, hints, ...verdict } = check
  const told = await runFixture(iut, model, fab, [], fixtureNamed('fab/6.4/less-than-nothing'), { withEvidence: false })
  expect([evidence, hints].every(each => each !== undefined)).toBe(true)
  expect(told.check).toEqual(verdict)
})

it('is whole where it begins, wherever that is', async () => {
  const { scenario, file } = fixtureNamed('fab/6.4/less-by-two')
  const wire = toWire(scenario, file)
  const { trace } = await play(inProcess(createReference(base)), wire, scripted(scenario.script))
  const model = createModel(base, { level: 'full', autonomous: [] })
  const late = momentsOf(model, wire, trace, 10)
  expect(Object.keys(late[0]!).sort()).toEqual(['charts', 'event', 'more', 'pending', 'players', 'stack'])
  expect(whole(late)).toEqual(whole(momentsOf(model, wire, trace)).slice(10))
})
