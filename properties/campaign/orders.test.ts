/** Engines that ask for the order of effects wherever they begin together, also where nothing hangs on it, or at the start. @module */
import { describe, expect, it } from 'vitest'
import { createReference } from '../../engine/reference/index.js'
import { atLevel, inProcess } from '../../engine/reference/iut.js'
import { fixtureNamed } from '../../fixtures/testing/named.js'
import { createBase } from '../../model/base/base.js'
import { fab } from '../../model/rulebook/fab/index.js'
import { createModel } from '../../model/statechart/index.js'
import type { Observation } from '../../model/trace/observation.js'
import { compareWithExpectation } from './expectation.js'
import { runFixture } from './fixture.js'

const base = createBase(fab)
const reference = inProcess(createReference(base))
const asking = inProcess(createReference(base, { orderMatters: () => true }))
const LEVELS = ['full', 'stack', 'outcome'] as const
const isOrder = (o: Observation): boolean => o.see === 'prompt' && o.decision === 'timestamp'

const NOTHING_HANGS = ['fab/6.3/minnowism', 'fab/6.3/order-that-does-not-matter', 'fab/6.2/flourish']

describe.each(LEVELS)('at level %s', level => {
  const model = createModel(base, { level, autonomous: [] })

  it.each(NOTHING_HANGS)('an engine that asks for every order conforms in %s, as one does that asks where it counts', async id => {
    for (const [engine, asks] of [
      [asking, true],
      [reference, false]
    ] as const) {
      const { check, game } = await runFixture(atLevel(engine, level), model, fab, [], fixtureNamed(id))
      expect(game?.played.trace.some(isOrder)).toBe(asks)
      expect(game?.chart.kind).not.toBe('refused')
      expect(check.verdict).toBe('pass')
    }
  })

  it('a question at the start does not count against what is expected', async () => {
    const fixture = fixtureNamed('fab/6.3/hypothermia')
    const { game } = await runFixture(atLevel(reference, level), model, fab, [], fixture)
    const ref = { source: 'a', ability: 'b' }
    const asked: readonly Observation[] = [
      {
        see: 'prompt',
        player: 'A',
        decision: 'timestamp',
        options: [ref, { ...ref, ability: 'c' }].map(effect => ({ option: 'effect', effect }))
      },
      { see: 'answer', option: 0 }
    ]
    const { scenario } = fixture
    expect(compareWithExpectation(scenario, scenario.expect!, [...asked, ...game!.played.trace], level)).toBeUndefined()
  })
})
