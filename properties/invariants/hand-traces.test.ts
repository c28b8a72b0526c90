import { describe, expect, it } from 'vitest'
import { fixturesOf, toWire } from '../../fixtures/loader.js'
import { OPEN } from '../../fixtures/open.js'
import { rulebooks } from '../../model/rulebook/index.js'
import { toldForEach } from '../../model/trace/apart.js'
import { project } from '../../model/trace/level.js'
import type { Level, Observation } from '../../model/trace/observation.js'
import { decides } from '../campaign/case.js'
import { invariants } from './index.js'

interface Told {
  readonly style: string
  readonly level: Level
  readonly tell: (o: Observation) => readonly Observation[]
}

/** What the protocol leaves to an engine, where invariants read it. */
const STYLES: readonly Told[] = [
  { style: 'no cause', level: 'full', tell: o => (o.see === 'event' ? [{ see: o.see, events: o.events }] : [o]) },
  {
    style: 'one by one, damage to several as that to each, the last first',
    level: 'outcome',
    tell: o =>
      o.see === 'event'
        ? toldForEach(o.events)
            .toReversed()
            .map(event => ({ ...o, events: [event] }))
        : [o]
  }
]

describe.each(Object.entries(rulebooks))('every invariant holds of the traces derived by hand: %s', (id, { structure }) => {
  // one of an end state alone has no trace
  const fixtures = fixturesOf(id).filter(
    ({ scenario: { expect } }) => expect === undefined || expect.trace.length > 0 || expect.final === undefined
  )

  it('has hand-derived traces', () => {
    expect(fixtures.length).toBeGreaterThanOrEqual(8)
    for (const { scenario } of fixtures) expect(scenario.expect?.trace.length, scenario.id).toBeGreaterThan(0)
  })

  // a trace of which kinds of observation or event are left out is no whole one: invariants judge it as an engine plays it
  const whole = fixtures.filter(({ scenario: { expect } }) => expect?.ignore === undefined && expect?.ignoreEvents === undefined)

  it('in whatever style they are told', () => {
    const judged = whole.filter(({ scenario }) => OPEN[scenario.id] === undefined)
    const breaches = judged.flatMap(({ scenario, file }) =>
      STYLES.flatMap(({ style, level, tell }) => {
        const trace = project(scenario.expect?.trace ?? [], level).flatMap(tell)
        const view = { scenario: toWire(scenario, file), structure, trace }
        const breached = invariants.filter(invariant => decides(invariant, level) && invariant.check(view).length > 0)
        return breached.map(({ name }) => `${scenario.id}, ${style}: ${name}`)
      })
    )
    expect(judged.length).toBeGreaterThanOrEqual(8)
    expect(breaches).toEqual([])
  })

  it.each(whole.map(({ scenario, file }) => [scenario.id, scenario, file] as const))('%s', (_id, scenario, file) => {
    const view = { scenario: toWire(scenario, file), structure, trace: scenario.expect?.trace ?? [] }
    const breached = invariants.filter(invariant => invariant.check(view).length > 0).map(({ name }) => name)
    // One that the invariants do not follow yet is breached at the latest when the engine plays it: see the games of the campaign.
    if (OPEN[scenario.id]?.by.includes('invariants')) expect(breached.length).toBeLessThanOrEqual(1)
    else expect(breached).toEqual([])
  })
})
