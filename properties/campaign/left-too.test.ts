/** What has left together with what its text answers: whether the text finds it where it went, no rule says, and the charts take either. */
import { expect, it } from 'vitest'
import { createReference } from '../../engine/reference/index.js'
import { sees } from '../../engine/reference/testing/dueling.js'
import { at, card, instant, play, situation, words } from '../../engine/reference/testing/playing.js'
import { createBase } from '../../model/base/base.js'
import { mtg } from '../../model/rulebook/mtg/index.js'
import { createModel, judge } from '../../model/statechart/index.js'
import type { Observation } from '../../model/trace/observation.js'

const base = createBase(mtg)
const creature = { types: ['creature'], power: 2, toughness: 2 }
const bear = card('bear', [], creature)
const count = { do: 'counters', on: 'self', counter: 'mark', delta: 1 } as const
const mourner = card(
  'mourner',
  [sees({ on: { event: 'destroy', object: { types: ['creature'], other: true } }, oneOrMore: true }, [count])],
  creature
)
const ruin = instant('ruin', [{ do: 'destroy', what: { all: { types: ['creature'] } } }])
const slay = instant('slay', [{ do: 'destroy', what: 'target:it' }], [{ as: 'it', what: [{ types: ['creature'], other: true }] }])

const game = (spell: 'ruin' | 'slay', target: readonly string[]) => {
  const scenario = {
    ...situation({
      cards: [bear, mourner, ruin, slay],
      objects: [at('b bear arena A'), at('m mourner arena A'), at(`s ${spell} hand A`)],
      phase: 'precombat-main'
    }),
    ruleset: 'mtg',
    players: ['A', 'B'].map(id => ({ id, life: 20 }))
  }
  const { answered, ...played } = play(scenario, ['A s', ...target], createReference(base))
  const verdict = (trace: readonly Observation[]) => judge(createModel(base, { level: 'full', autonomous: [] }), scenario, trace).verdict
  return { told: words({ answered, ...played }), trace: answered, verdict }
}
const isCounter = (seen: Observation): boolean =>
  (seen.see === 'event' && seen.events.some(({ event }) => event === 'counters')) ||
  (seen.see === 'proposed' && seen.what.event === 'counters')

it('may not find itself where it went with the others', () => {
  const { told, trace, verdict } = game('ruin', [])
  expect(told).toContain('triggered m/sees')
  expect(trace.some(isCounter)).toBe(false)
  expect(verdict(trace)).toBe('pass')
})

it('finds itself where it has stayed', () => {
  const { trace, verdict } = game('slay', ['A b'])
  expect(verdict(trace)).toBe('pass')
  expect(trace.some(isCounter)).toBe(true)
  expect(verdict(trace.filter(seen => !isCounter(seen)))).toBe('fail')
})
