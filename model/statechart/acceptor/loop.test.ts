import { expect, it } from 'vitest'
import { createBase } from '../../base/base.js'
import { rulebooks } from '../../rulebook/index.js'
import type { Observation } from '../../trace/observation.js'
import { createModel, judge } from '../index.js'
import { card, event, object, scenarioOf } from '../testing/trace.js'

const model = createModel(createBase(rulebooks.fab), { level: 'full', autonomous: [] })

/** Each reveal triggers the next, in a phase without priority. */
const gallery = card(
  'Gallery',
  ['item'],
  [
    {
      kind: 'triggered',
      id: 'begin',
      effect: {
        kind: 'trigger',
        trigger: { on: { event: 'begin', name: 'end' } },
        steps: [{ do: 'reveal', what: 'self' }]
      }
    },
    {
      kind: 'triggered',
      id: 'echo',
      effect: { kind: 'trigger', trigger: { on: { event: 'reveal' } }, steps: [{ do: 'reveal', what: 'self' }] }
    }
  ]
)
const scenario = scenarioOf([gallery], [object('g', 'Gallery', 'P1')], {
  start: { turnPlayer: 'P1', phase: 'end', at: 'begin' },
  until: { end: 'boundary', phase: 'start', player: 'P2' }
})

const triggered = (stackObject: string, ability: string): Observation => ({
  see: 'triggered',
  effect: { source: 'g', ability },
  controller: 'P1',
  layer: stackObject
})
const round = (stackObject: string, next: string): readonly Observation[] => [
  { see: 'layer', layer: stackObject, kind: 'triggered', controller: 'P1' },
  { see: 'resolve', layer: stackObject },
  event({ event: 'reveal', object: 'g' }),
  triggered(next, 'echo'),
  { see: 'left', layer: stackObject, how: 'resolved' }
]
const loop = (life: number): Observation => ({ see: 'end', why: 'loop', state: { players: { P1: { life } }, objects: {} } })
const begins: readonly Observation[] = [
  event({ event: 'begin', what: 'phase', name: 'end', player: 'P1' }),
  triggered('t1', 'begin'),
  ...round('t1', 't2')
]

it('a loop is one where a situation has come again, whatever things are called by then', () => {
  const verdict = judge(model, scenario, [...begins, ...round('t2', 't3'), loop(20)])
  expect(verdict).toMatchObject({ verdict: 'pass' })
  expect(verdict.fired).toContain('horizon.loop')
})

it('a loop that is told too soon is inconclusive', () => {
  expect(judge(model, scenario, [...begins, loop(20)])).toMatchObject({
    verdict: 'inconclusive',
    why: expect.stringContaining('no situation has come again') as string
  })
})

it('a loop that reports another state is refused', () => {
  expect(judge(model, scenario, [...begins, ...round('t2', 't3'), loop(19)])).toMatchObject({ verdict: 'fail' })
})

it('an order of effects of one timestamp is refused where there are none, and open where there are', () => {
  const order: Observation = { see: 'prompt', player: 'P1', decision: 'timestamp', options: [{ option: 'done' }] }
  expect(judge(model, scenario, [...begins, order])).toMatchObject({ verdict: 'fail' })
  const grow = (id: string) => ({
    kind: 'static' as const,
    id,
    effect: {
      kind: 'continuous' as const,
      who: { ref: 'self' as const },
      change: [{ number: 'power' as const, op: 'add' as const, by: 1 }]
    }
  })
  const twice = scenarioOf([card('Twice', ['ally'], [grow('one'), grow('two')], 1)], [object('t', 'Twice', 'P1')])
  expect(judge(model, twice, [order])).toMatchObject({ verdict: 'inconclusive', why: expect.stringContaining('one timestamp') as string })
})
