import { expect, it } from 'vitest'
import { createBase } from '../../base/base.js'
import { rulebooks } from '../../rulebook/index.js'
import type { Observation } from '../../trace/observation.js'
import { createModel, judge } from '../index.js'
import { card, cleared, ends, event, object, pass, play, playing, priority, resolves, scenarioOf } from '../testing/trace.js'

const model = createModel(createBase(rulebooks.fab), { level: 'full', autonomous: [] })
const bolt = card('Bolt', ['instant'], [{ kind: 'resolution', id: 'bolt', steps: [{ do: 'damage', to: 'opponent', amount: 3 }] }])
const scenario = scenarioOf([bolt], [object('bolt', 'Bolt', 'P1', 'hand')])
const dealt = event({ event: 'damage', source: 'bolt', parts: [{ target: 'P2', amount: 3 }] })
const before: readonly Observation[] = [
  ...priority('P1', [pass, play('bolt')], 1),
  ...playing('P1', 'bolt'),
  ...priority('P1', [pass]),
  ...priority('P2', [pass]),
  resolves('bolt'),
  dealt,
  ...cleared('bolt'),
  ...priority('P1', [pass]),
  ...priority('P2', [pass])
]

const refusedWith = (...end: readonly Observation[]) => {
  const verdict = judge(model, scenario, [...before, ...end])
  if (verdict.verdict !== 'fail') throw new Error(`the trace is not refused but ${verdict.verdict}`)
  return verdict.refused
}

it('the right end is accepted', () => {
  expect(judge(model, scenario, [...before, ends({ P1: 20, P2: 17 })]).verdict).toBe('pass')
})

it('a value that is wrong at the end is held against the step that last changed it, not against the passing', () => {
  const { since, blamed, message } = refusedWith(ends({ P1: 20, P2: 16 }))
  expect(since).toMatchObject({ what: 'life of P2', step: before.indexOf(dealt) })
  expect(message).toContain(`Step ${before.indexOf(dealt) + 1} was the last to change life of P2.`)
  expect(blamed).toContain('resolution.step')
  expect(blamed).not.toContain('priority.all-passed')
})

it('of a value that nothing has changed no step is told', () => {
  expect(refusedWith(ends({ P1: 19, P2: 17 }))).not.toHaveProperty('since')
})

it('an end that is not due is no wrong value', () => {
  expect(refusedWith({ see: 'end', why: 'game-over', state: { players: { P2: { life: 16 } }, objects: {} } })).not.toHaveProperty('since')
})
