import { expect, it } from 'vitest'
import { createBase } from '../../base/base.js'
import { rulebooks } from '../../rulebook/index.js'
import type { Observation } from '../../trace/observation.js'
import { createModel, judge } from '../index.js'
import { asks, card, cleared, ends, event, object, pass, play, playing, priority, resolves, scenarioOf } from '../testing/trace.js'

const model = createModel(createBase(rulebooks.fab), { level: 'full', autonomous: [] })

const bolt = card(
  'Bolt',
  ['instant'],
  [
    {
      kind: 'resolution',
      id: 'bolt',
      targets: [{ as: 'item', what: [{ types: ['item'] }] }],
      steps: [{ do: 'destroy', what: 'target:item' }]
    }
  ]
)
const no = card(
  'No',
  ['instant'],
  [
    {
      kind: 'resolution',
      id: 'no',
      targets: [{ as: 'what', what: [{ zone: 'stack', types: ['instant'] }] }],
      steps: [{ do: 'negate', what: 'target:what' }]
    }
  ]
)
const item = card('Cog', ['item'])

const graveyard = (id: string): Observation => event({ event: 'move', object: id, from: 'stack', to: 'graveyard' })

const target = (player: string, id: string) => asks(player, 'target', [{ option: 'object', object: id }], 0)

it('a negated layer leaves the stack and does not resolve', () => {
  const scenario = scenarioOf(
    [bolt, no, item],
    [object('cog', 'Cog', 'P2'), object('bolt', 'Bolt', 'P1', 'hand'), object('no', 'No', 'P2', 'hand')]
  )
  const trace: readonly Observation[] = [
    ...priority('P1', [pass, play('bolt')], 1),
    ...target('P1', 'cog'),
    ...playing('P1', 'bolt', { item: 'cog' }),
    ...priority('P1', [pass]),
    ...priority('P2', [pass, play('no')], 1),
    ...playing('P2', 'no', { what: 'bolt' }),
    ...priority('P2', [pass]),
    ...priority('P1', [pass]),
    resolves('no'),
    event({ event: 'negate', layer: 'bolt' }),
    { see: 'left', layer: 'bolt', how: 'negated' },
    graveyard('bolt'),
    ...cleared('no'),
    ...priority('P1', [pass]),
    ...priority('P2', [pass]),
    ends({ P1: 20, P2: 20 })
  ]
  const verdict = judge(model, scenario, trace)
  expect(verdict).toMatchObject({ verdict: 'pass' })
  expect(verdict.fired).toContain('stack.negated')
})

it('a layer whose only target is gone fails, and one that resolves nevertheless is refused', () => {
  const scenario = scenarioOf(
    [bolt, item],
    [object('cog', 'Cog', 'P2'), object('b1', 'Bolt', 'P1', 'hand'), object('b2', 'Bolt', 'P2', 'hand')]
  )
  const before: readonly Observation[] = [
    ...priority('P1', [pass, play('b1')], 1),
    ...playing('P1', 'b1', { item: 'cog' }),
    ...priority('P1', [pass]),
    ...priority('P2', [pass, play('b2')], 1),
    ...playing('P2', 'b2', { item: 'cog' }),
    ...priority('P2', [pass]),
    ...priority('P1', [pass]),
    resolves('b2'),
    event({ event: 'destroy', object: 'cog' }),
    ...cleared('b2'),
    ...priority('P1', [pass]),
    ...priority('P2', [pass]),
    resolves('b1')
  ]
  const failed: readonly Observation[] = [{ see: 'left', layer: 'b1', how: 'failed' }, graveyard('b1')]
  const passed: readonly Observation[] = [...priority('P1', [pass]), ...priority('P2', [pass]), ends({ P1: 20, P2: 20 })]
  expect(judge(model, scenario, [...before, ...failed, ...passed])).toMatchObject({ verdict: 'pass' })
  const wrong = judge(model, scenario, [...before, { see: 'left', layer: 'b1', how: 'resolved' }])
  expect(wrong).toMatchObject({ verdict: 'fail', step: before.length })
})

it('a trace that stops early, or an engine that gives up, is inconclusive', () => {
  const scenario = scenarioOf([item], [object('cog', 'Cog', 'P2')])
  const gaveUp: Observation = { see: 'end', why: 'unsupported', state: { players: {}, objects: {} } }
  expect(judge(model, scenario, priority('P1', [pass])).verdict).toBe('inconclusive')
  expect(judge(model, scenario, [gaveUp]).verdict).toBe('inconclusive')
})

it('more explanations than the bound are inconclusive', () => {
  const scenario = scenarioOf([item], [object('cog', 'Cog', 'P2')])
  const narrow = createModel(createBase(rulebooks.fab), { level: 'full', autonomous: ['priority'], bound: 0 })
  expect(judge(narrow, scenario, [])).toMatchObject({
    verdict: 'inconclusive',
    why: expect.stringContaining('more model states') as string
  })
})
