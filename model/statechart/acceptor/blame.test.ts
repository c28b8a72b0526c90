import { expect, it } from 'vitest'
import { createBase } from '../../base/base.js'
import { rulebooks } from '../../rulebook/index.js'
import type { Concept } from '../../rulebook/concept.js'
import type { Effect } from '../../scenario/effect.js'
import type { Observation } from '../../trace/observation.js'
import { createModel, diagnose, judge } from '../index.js'
import { card, event, object, pass, play, playing, priority, resolves, scenarioOf } from '../testing/trace.js'

const model = createModel(createBase(rulebooks.fab), { level: 'full', autonomous: [] })

const bolt = card('Bolt', ['instant'], [{ kind: 'resolution', id: 'bolt', steps: [{ do: 'damage', to: 'opponent', amount: 3 }] }])
const lasting = (name: string, effect: Effect) => card(name, ['item'], [{ kind: 'static', id: 'it', effect }])
const vest = lasting('Vest', { kind: 'prevention', event: { event: 'damage', target: { player: 'you' } }, amount: 1 })
const skin = lasting('Skin', {
  kind: 'replacement',
  class: 'standard',
  event: { event: 'damage', target: { player: 'you' } },
  change: { amount: { sum: [{ event: 'amount' }, 1] } }
})
const scenario = scenarioOf(
  [bolt, vest, skin],
  [object('vest', 'Vest', 'P2'), object('skin', 'Skin', 'P2'), object('bolt', 'Bolt', 'P1', 'hand')]
)

const damage = (amount: number) => ({ event: 'damage' as const, source: 'bolt', parts: [{ target: 'P2', amount }] })
const applied = (source: string, to: string, becomes: string, amount: number): Observation => ({
  see: 'applied',
  effect: { source, ability: 'it' },
  class: source === 'vest' ? 'prevention' : 'standard',
  player: 'P2',
  to,
  becomes: { event: becomes, what: damage(amount) }
})
const before: readonly Observation[] = [
  ...priority('P1', [pass, play('bolt')], 1),
  ...playing('P1', 'bolt'),
  ...priority('P1', [pass]),
  ...priority('P2', [pass]),
  resolves('bolt'),
  { see: 'proposed', event: 'e1', what: damage(3) }
]

const diagnosis = (...came: readonly Observation[]): readonly Concept[] => {
  const verdict = judge(model, scenario, [...before, ...came])
  if (verdict.verdict !== 'fail') throw new Error(`the trace is not refused but ${verdict.verdict}`)
  expect(verdict.step).toBe(before.length + came.length - 1)
  expect(verdict.refused.concepts).toEqual(expect.arrayContaining([...verdict.refused.blamed]))
  return verdict.refused.blamed
}

it.each<[string, readonly Observation[], readonly Concept[]]>([
  ['a class before its turn', [applied('vest', 'e1', 'e2', 2)], ['replacement.order-of-classes']],
  ['an effect once more', [applied('skin', 'e1', 'e2', 4), applied('skin', 'e2', 'e3', 5)], ['replacement.once']],
  ['another amount prevented', [applied('skin', 'e1', 'e2', 4), applied('vest', 'e2', 'e3', 2)], ['prevention.fixed']]
])('%s is held against that, not against all that is at stake', (_, came, expected) => {
  expect(diagnosis(...came)).toEqual(expected)
})

it('the replaced event that occurs is held against its replacement', () => {
  const concepts = diagnosis(applied('skin', 'e1', 'e2', 4), applied('vest', 'e2', 'e3', 3), event(damage(4), 'e2'))
  expect(concepts).toContain('replacement.event-occurs')
  expect(concepts).not.toContain('replacement.order-of-classes')
})

it.each<[string, readonly Observation[], string, string]>([
  ['an effect once more', [applied('skin', 'e1', 'e2', 4), applied('skin', 'e2', 'e3', 5)], 'replacement.hadItsTurn', 'fab:6.4.5'],
  ['a class before its turn', [applied('vest', 'e1', 'e2', 2)], 'replacement.takesStandard', 'fab:6.5.4']
])('%s is explained by the decision that, made otherwise, would allow it', (_, came, decision, rule) => {
  const trace = [...before, ...came]
  const [first] = diagnose(model, scenario, trace, trace.length - 1)
  expect(first?.decision).toBe(decision)
  expect(first?.rules[0]).toBe(rule)
})
