import { describe, expect, it } from 'vitest'
import { autonomous } from '../../engine/autonomous.js'
import { createReference } from '../../engine/reference/index.js'
import { atLevel, inProcess } from '../../engine/reference/iut.js'
import { conformanceCards } from '../../fixtures/loader.js'
import { createBase } from '../../model/base/base.js'
import { rulebooks } from '../../model/rulebook/index.js'
import type { WireScenario } from '../../model/scenario/scenario.js'
import { createModel, judge } from '../../model/statechart/index.js'
import type { Level, Observation } from '../../model/trace/observation.js'
import type { DecisionKind } from '../../model/trace/option.js'
import { crowded } from '../testing/crowded.js'
import { play, scripted } from './play.js'

const base = createBase(rulebooks.fab)
const bolt = crowded.scenario.cards.find(({ name }) => name === 'Heavy Bolt')!
const chalice = conformanceCards('fab').get('Blood Chalice')!

/** One event that concerns so many triggered effects. */
const scenarioOf = (triggers: number): WireScenario => ({
  ...crowded.scenario,
  players: [
    { id: 'A', life: 20 },
    { id: 'B', life: 20 }
  ],
  objects: [
    { id: 'bolt', card: bolt.name, zone: 'hand', owner: 'A' },
    ...Array.from({ length: triggers }, (_, at) => ({ id: `cup${at}`, card: chalice.name, zone: 'arena' as const, owner: 'B' }))
  ],
  cards: [bolt, chalice]
})

const played = async (scenario: WireScenario, level: Level, hidden: readonly DecisionKind[]): Promise<readonly Observation[]> => {
  const engine = autonomous(atLevel(inProcess(createReference(base)), level), hidden)
  return (await play(engine, scenario, scripted([{ player: 'A', decision: 'priority', choose: { option: 'play', object: 'bolt' } }]))).trace
}

/** The moves that following a trace takes, and the most states on the way; the trace must be one that the charts allow. */
const cost = (scenario: WireScenario, trace: readonly Observation[], level: Level, hidden: readonly DecisionKind[]) => {
  const model = createModel(base, { level, autonomous: hidden })
  let frontier = model.start({ ...scenario })
  let widest = 0
  for (const came of trace) {
    const next = model.accept(frontier, came)
    if (next.kind === 'refused') throw new Error(next.message)
    frontier = next.frontier
    widest = Math.max(widest, frontier.states.length)
  }
  expect(model.complete(frontier)).toBe(true)
  return { steps: frontier.steps, widest }
}

describe('what an event costs that concerns many triggered effects', () => {
  it('grows as they do where everything is told', async () => {
    const [some, more] = await Promise.all(
      [20, 40].map(async triggers => {
        const scenario = scenarioOf(triggers)
        return cost(scenario, await played(scenario, 'full', []), 'full', [])
      })
    )
    expect(more!.steps / some!.steps).toBeLessThan(2.1)
    expect(more!.widest).toBe(some!.widest)
  })

  it('grows as the sets of them do, not as their orders, where nobody sees in which order they are placed', async () => {
    const hidden = ['trigger-order'] as const
    const scenario = scenarioOf(6)
    const trace = await played(scenario, 'outcome', hidden)
    // Of six stack objects there are 720 orders, and 20 sets of three.
    expect(cost(scenario, trace, 'outcome', hidden).widest).toBeLessThanOrEqual(120)
    const model = createModel(base, { level: 'outcome', autonomous: hidden })
    const gains = trace.flatMap((o, step) => (o.see === 'event' && o.events[0]?.event === 'gain' ? [step] : []))
    expect(gains).toHaveLength(6)
    const last = gains.at(-1)!
    expect(judge(model, scenario, trace.toSpliced(last + 1, 0, trace[last]!))).toMatchObject({ verdict: 'fail', step: last + 1 })
    expect(judge(model, scenario, trace.toSpliced(last, 1))).toMatchObject({ verdict: 'fail' })
  })
})

it('a game that takes more moves than are followed is inconclusive, and nothing is said of what comes', async () => {
  const scenario = scenarioOf(4)
  const trace = await played(scenario, 'full', [])
  const { steps } = cost(scenario, trace, 'full', [])
  const limited = (work: number) => judge(createModel(base, { level: 'full', autonomous: [], work }), scenario, trace)
  expect(limited(steps)).toMatchObject({ verdict: 'pass' })
  expect(limited(steps >> 1)).toMatchObject({ verdict: 'inconclusive', why: expect.stringContaining('than are followed') as string })
})
