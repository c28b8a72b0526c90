import { describe, expect, it } from 'vitest'
import { createBase } from '../../base/base.js'
import { rulebooks } from '../../rulebook/index.js'
import type { WireScenario } from '../../scenario/scenario.js'
import { project } from '../../trace/level.js'
import type { Level, Observation } from '../../trace/observation.js'
import { createModel, judge } from '../index.js'
import * as feign from '../testing/feign-death.js'
import * as katsu from '../testing/katsu.js'

const base = createBase(rulebooks.fab)

const verdictOf = (scenario: WireScenario, trace: readonly Observation[], level: Level = 'full') =>
  judge(createModel(base, { level, autonomous: [] }), scenario, project(trace, level))

const widest = (scenario: WireScenario, trace: readonly Observation[], level: Level): number => {
  const model = createModel(base, { level, autonomous: [] })
  let frontier = model.start(scenario)
  let most = frontier.states.length
  for (const observation of project(trace, level)) {
    const next = model.accept(frontier, observation)
    if (next.kind === 'refused') throw new Error(next.message)
    frontier = next.frontier
    most = Math.max(most, frontier.states.length)
  }
  return most
}

const refusal = (scenario: WireScenario, trace: readonly Observation[], level: Level = 'full') => {
  const verdict = verdictOf(scenario, trace, level)
  if (verdict.verdict !== 'fail') throw new Error(`the trace was judged: ${verdict.verdict}${'why' in verdict ? `, ${verdict.why}` : ''}`)
  return verdict
}

describe.each(['full', 'stack', 'outcome'] as const)('right traces at level %s', level => {
  it.each([
    ['Feign Death with Vambrace', feign.feignDeath, feign.trace],
    ['Katsu with Tripwire Trap', katsu.katsuTripwire, katsu.trace]
  ] as const)('%s is accepted, with few explanations at once', (_, scenario, trace) => {
    const verdict = verdictOf(scenario, trace, level)
    if (verdict.verdict === 'fail') throw new Error(`step ${verdict.step}: ${verdict.refused.message}`)
    expect(verdict.verdict).toBe('pass')
    // who begins may have been asked already, or not yet
    expect(widest(scenario, trace, level)).toBeLessThanOrEqual(5)
  })
})

describe('wrong observations are refused, with the rule', () => {
  it('fab:6.4.5: the same effect is applied to the same event again', () => {
    const again: Observation = { ...feign.applied, to: 'e8', becomes: null, prevented: 1 } as Observation
    const { step, refused } = refusal(feign.feignDeath, [...feign.before, feign.applied, again, ...feign.after])
    expect(step).toBe(feign.before.length + 1)
    expect(refused.rules).toContain('fab:6.4.5')
  })

  it('fab:6.4.10g: one more is prevented than the rule leaves', () => {
    const { refused } = refusal(feign.feignDeath, [...feign.before, { ...feign.applied, becomes: null, prevented: 3 } as Observation])
    expect(refused.rules).toContain('fab:6.4.10g')
    expect(refused.rules).toContain('fab:6.4.10b')
  })

  it('fab:6.4.10g: shows at level outcome by the damage dealt', () => {
    const wrong: Observation = { see: 'event', events: [{ event: 'damage', source: 'bolt', parts: [{ target: 'P2', amount: 2 }] }] }
    const { refused } = refusal(feign.feignDeath, [...feign.before, wrong], 'outcome')
    expect(refused.rules).toContain('fab:6.4.10g')
  })

  it('fab:6.4.6: the event that had been replaced occurs', () => {
    const replaced: Observation = {
      see: 'event',
      events: [{ event: 'damage', source: 'bolt', parts: [{ target: 'P2', amount: 3 }], id: 'e7' }]
    }
    const { refused } = refusal(feign.feignDeath, [...feign.before, feign.applied, replaced])
    expect(refused.rules).toContain('fab:6.4.6')
  })

  it('fab:6.6.5f: a triggering that an effect prevents makes a layer', () => {
    const wrong: Observation = { see: 'triggered', effect: { source: 'katsu', ability: 'hits' }, controller: 'P1', layer: 't1', by: 'h1' }
    const { refused } = refusal(katsu.katsuTripwire, [...katsu.before, wrong])
    expect(refused.rules).toContain('fab:6.6.5f')
  })

  it('fab:6.6.5e: a triggering beyond the limit makes a layer', () => {
    const wrong: Observation = { see: 'triggered', effect: { source: 'katsu', ability: 'hits' }, controller: 'P1', layer: 't1', by: 'h2' }
    const { refused } = refusal(katsu.katsuTripwire, [...katsu.before, katsu.suppressedByTrap, ...katsu.second, wrong])
    expect(refused.rules).toContain('fab:6.6.5e')
  })

  it('fab:6.6.5f: shows at level outcome by what the layer does', () => {
    const wrong: Observation = { see: 'event', events: [{ event: 'gain', player: 'P1', of: 'life', amount: 1 }] }
    const two = katsu.second.slice(0, 4)
    const { refused } = refusal(katsu.katsuTripwire, [...katsu.before, katsu.suppressedByTrap, ...two, wrong], 'outcome')
    expect(refused.rules).toContain('fab:6.6.5f')
  })

  it('a wrong player is asked for priority', () => {
    const [, answer] = feign.before
    const prompt: Observation = { see: 'prompt', player: 'P2', decision: 'priority', options: [{ option: 'pass' }] }
    const { step, refused } = refusal(feign.feignDeath, [prompt, answer!])
    expect(step).toBe(0)
    expect(refused.rules).toEqual(expect.arrayContaining([...rulebooks.fab.concepts['priority.pass']]))
    expect(refused.message).toContain('P1 has priority')
  })

  it('not the top of the stack resolves', () => {
    const at = feign.before.findIndex(o => o.see === 'resolve' && o.layer === 'fd')
    const { refused } = refusal(feign.feignDeath, [...feign.before.slice(0, at), { see: 'resolve', layer: 'bolt' }])
    expect(refused.rules).toEqual(expect.arrayContaining([...rulebooks.fab.concepts['stack.top-resolves']]))
  })

  it('the end reports another life total than the events leave', () => {
    const wrong: Observation = { see: 'end', why: 'quiescent', state: { players: { P2: { life: 18 } }, objects: {} } }
    const { refused } = refusal(feign.feignDeath, [...feign.trace.slice(0, -1), wrong])
    expect(refused.message).toContain('life of P2 is 19, reported 18')
  })
})
