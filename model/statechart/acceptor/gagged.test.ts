import { expect, it } from 'vitest'
import { createBase } from '../../base/base.js'
import { rulebooks } from '../../rulebook/index.js'
import type { Condition } from '../../scenario/amount.js'
import type { Observation } from '../../trace/observation.js'
import { createModel, judge } from '../index.js'
import { card, event, object, scenarioOf } from '../testing/trace.js'

const model = createModel(createBase(rulebooks.fab), { level: 'full', autonomous: [] })

/** The Bell triggers as the end phase begins; the Gag forbids that while a condition holds. */
const scenario = (gags: Condition) =>
  scenarioOf(
    [
      card(
        'Bell',
        ['item'],
        [
          {
            kind: 'triggered',
            id: 't',
            effect: { kind: 'trigger', trigger: { on: { event: 'begin', name: 'end' } }, steps: [{ do: 'reveal', what: 'self' }] }
          }
        ]
      ),
      card(
        'Gag',
        ['item'],
        [{ kind: 'static', id: 'g', effect: { kind: 'rule', rule: 'suppress', event: { event: 'begin', name: 'end' } }, if: gags }]
      )
    ],
    [object('b', 'Bell', 'P1'), object('g', 'Gag', 'P1')],
    { start: { turnPlayer: 'P1', phase: 'end', at: 'begin' }, until: { end: 'boundary', phase: 'start', player: 'P2' } }
  )

const begins = event({ event: 'begin', what: 'phase', name: 'end', player: 'P1' })
const effect = { source: 'b', ability: 't' }
const triggers: Observation = { see: 'triggered', effect, controller: 'P1', layer: 'l' }
const gagged: Observation = { see: 'suppressed', effect, why: 'effect', suppressor: { source: 'g', ability: 'g' } }
const SO_FAR = { verdict: 'inconclusive', why: 'the trace ends before the scenario does' }

it('an effect that ends with the very event may or may not keep others from triggering on it', () => {
  const ends = scenario({ not: { happened: { event: 'begin', name: 'end' }, this: 'turn' } })
  expect(judge(model, ends, [begins, triggers])).toMatchObject(SO_FAR)
  expect(judge(model, ends, [begins, gagged])).toMatchObject(SO_FAR)
  expect(judge(model, ends, [begins, gagged, triggers])).toMatchObject({ verdict: 'fail', step: 2 })
})

it('one that goes on does, and one whose condition was not met does not', () => {
  const goesOn = scenario({ exists: { types: ['item'] } })
  expect(judge(model, goesOn, [begins, triggers])).toMatchObject({ verdict: 'fail', step: 1 })
  expect(judge(model, goesOn, [begins, gagged])).toMatchObject(SO_FAR)
  const never = scenario({ exists: { types: ['ally'] } })
  expect(judge(model, never, [begins, triggers])).toMatchObject(SO_FAR)
  expect(judge(model, never, [begins, gagged])).toMatchObject({ verdict: 'fail', step: 1 })
})
