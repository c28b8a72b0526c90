/** Who does a thing: an engine may say it in its events and need not; what it says is judged. */
import { describe, expect, it } from 'vitest'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { fixturesOf, toWire } from '../../fixtures/loader.js'
import { createBase } from '../../model/base/base.js'
import { mtg } from '../../model/rulebook/mtg/index.js'
import { createModel, judge } from '../../model/statechart/index.js'
import type { GameEvent } from '../../model/trace/event.js'
import type { Observation } from '../../model/trace/observation.js'
import { runCase } from './case.js'
import { compareWithExpectation } from './expectation.js'
import { scripted } from './play.js'

const base = createBase(mtg)
const model = createModel(base, { level: 'full', autonomous: [] })

/** A fixture in which who does it counts: the event, the one who does it, and the one who does not. */
const CASES = [
  ['mtg/context/resolution/you-put-counters', 'counters', 'A', 'B'],
  ['mtg/603/you-destroy', 'destroy', 'A', 'B'],
  ['mtg/603/you-sacrifice', 'sacrifice', 'A', 'B']
] as const

describe.each(CASES)('%s', (id, kind, doer, other) => {
  const { scenario } = fixturesOf('mtg').find(({ scenario: { id: each } }) => each === id)!
  const wire = toWire(scenario)

  /** The game of the reference engine; the first event of the kind names a doer, or nobody. */
  const told = async (by: string | undefined): Promise<readonly Observation[]> => {
    const { played } = await runCase(inProcess(createReference(base)), model, mtg, [], wire, scripted(scenario.script ?? []))
    const at = played.trace.findIndex(o => o.see === 'event' && o.events.some(({ event }) => event === kind))
    const renamed = (event: GameEvent): GameEvent => {
      if (event.event !== kind) return event
      const { by: _, ...rest } = event as GameEvent & { readonly by?: string }
      return { ...rest, ...(by !== undefined && { by }) } as GameEvent
    }
    const change = (o: Observation): Observation => {
      if (o.see === 'event') return { ...o, events: o.events.map(renamed) }
      return o.see === 'proposed' ? { ...o, what: renamed(o.what) } : o
    }
    const earlier = played.trace.findLastIndex((o, i) => i < at && o.see === 'proposed' && o.what.event === kind)
    return played.trace.map((o, i) => (i === at || i === earlier ? change(o) : o))
  }

  it.each([doer, undefined])('may be told with %s as its doer', async by => {
    const trace = await told(by)
    expect(judge(model, wire, trace).verdict).toBe('pass')
    expect(compareWithExpectation(scenario, scenario.expect!, trace, 'full')).toBe(undefined)
  })

  it('is refused with another one', async () => expect(judge(model, wire, await told(other)).verdict).toBe('fail'))
})
