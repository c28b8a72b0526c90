import { expect, it } from 'vitest'
import { createBase } from '../../base/base.js'
import { rulebooks } from '../../rulebook/index.js'
import type { GameEvent } from '../../trace/event.js'
import type { Observation } from '../../trace/observation.js'
import { createModel, judge } from '../index.js'
import { card, event, object, scenarioOf } from '../testing/trace.js'

const model = createModel(createBase(rulebooks.fab), { level: 'full', autonomous: ['target', 'trigger-order'] })

/** All that was told is allowed. */
const SO_FAR = { verdict: 'inconclusive', why: 'the trace ends before the scenario does' }
const atEnd = { start: { turnPlayer: 'P1', phase: 'end', at: 'begin' }, until: { end: 'boundary', phase: 'start', player: 'P2' } } as const
const begins = event({ event: 'begin', what: 'phase', name: 'end', player: 'P1' })
const isOver: Observation = event({ event: 'begin', what: 'turn', name: 'turn', player: 'P2' })

const atOnce = (...events: readonly GameEvent[]): Observation => ({ see: 'event', events: [...events] })
const untaps = (id: string) => ({ event: 'status', object: id, status: 'tapped', on: false }) as const
const crates = scenarioOf(
  [card('Crate', ['item'], [])],
  ['a', 'b'].map(id => ({ ...object(id, 'Crate', 'P1'), statuses: ['tapped' as const] })),
  atEnd
)

it('what untaps in the end phase untaps at once, one after another in any order, or in the order that the turn-player gives', () => {
  const asked: readonly Observation[] = [
    { see: 'prompt', player: 'P1', decision: 'part-order', options: ['a', 'b'].map(id => ({ option: 'object', object: id })) },
    { see: 'answer', option: 1 },
    event(untaps('b')),
    event(untaps('a'))
  ]
  const ways = [
    [atOnce(untaps('a'), untaps('b'))],
    [event(untaps('a')), event(untaps('b'))],
    [event(untaps('b')), event(untaps('a'))],
    asked
  ]
  for (const way of ways) expect(judge(model, crates, [begins, ...way])).toMatchObject(SO_FAR)
  expect(judge(model, crates, [begins, event(untaps('a')), isOver])).toMatchObject({ verdict: 'fail', step: 2 })
  expect(judge(model, crates, [begins, ...asked.with(1, { see: 'answer', option: 0 })])).toMatchObject({ verdict: 'fail', step: 3 })
})

const twoTargets = scenarioOf(
  [
    card(
      'Bell',
      ['item'],
      [
        {
          kind: 'triggered',
          id: 't',
          effect: {
            kind: 'trigger',
            trigger: { on: { event: 'begin', name: 'end' } },
            targets: ['one', 'two'].map(as => ({ as, what: [{ players: 'any' as const }] })),
            steps: [{ do: 'reveal', what: 'self' }]
          }
        },
        {
          kind: 'triggered',
          id: 'w',
          effect: {
            kind: 'trigger',
            trigger: { on: { event: 'target', object: { types: ['item'] } } },
            steps: [{ do: 'reveal', what: 'self' }]
          }
        }
      ]
    )
  ],
  [object('b', 'Bell', 'P1')],
  atEnd
)

it('several become targets at once, or one after another', () => {
  const effect = { source: 'b', ability: 't' }
  const placed: readonly Observation[] = [
    begins,
    { see: 'triggered', effect, controller: 'P1', layer: 'l' },
    { see: 'layer', layer: 'l', kind: 'triggered', controller: 'P1', effect, targets: { one: 'P1', two: 'P2' } }
  ]
  const target = (id: string) => ({ event: 'target', object: id, by: 'l' }) as const
  const resolves: Observation = { see: 'resolve', layer: 'l' }
  const ways = [
    [atOnce(target('P1'), target('P2'))],
    [event(target('P1')), event(target('P2'))],
    [event(target('P2')), event(target('P1'))]
  ]
  for (const way of ways) expect(judge(model, twoTargets, [...placed, ...way, resolves])).toMatchObject(SO_FAR)
  expect(judge(model, twoTargets, [...placed, event(target('P1')), resolves])).toMatchObject({ verdict: 'fail', step: 4 })
})
