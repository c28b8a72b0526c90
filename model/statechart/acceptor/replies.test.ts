import { expect, it } from 'vitest'
import { createBase } from '../../base/base.js'
import { rulebooks } from '../../rulebook/index.js'
import type { Ability } from '../../scenario/card.js'
import type { Trigger } from '../../scenario/effect.js'
import type { Observation } from '../../trace/observation.js'
import { createModel, judge } from '../index.js'
import { card, event, object, scenarioOf } from '../testing/trace.js'

const model = createModel(createBase(rulebooks.fab), { level: 'full', autonomous: [] })

const triggers = (id: string, trigger: Trigger): Ability => ({
  kind: 'triggered',
  id,
  effect: { kind: 'trigger', trigger, steps: [{ do: 'reveal', what: 'self' }] }
})

/** Whatever triggers at the end phase, and what answers it and one another, each only so often. */
const scenario = (twice: Partial<Trigger>, once: Partial<Trigger>) =>
  scenarioOf(
    [
      card('Bell', ['item'], [triggers('t', { on: { event: 'begin', name: 'end' } })]),
      card('Twice', ['item'], [triggers('t', { on: { event: 'triggered', object: { other: true } }, ...twice })]),
      card('Once', ['item'], [triggers('t', { on: { event: 'triggered', object: { other: true } }, ...once })])
    ],
    [object('b', 'Bell', 'P1'), object('e', 'Twice', 'P1'), object('o', 'Once', 'P1')],
    { start: { turnPlayer: 'P1', phase: 'end', at: 'begin' }, until: { end: 'boundary', phase: 'start', player: 'P2' } }
  )

const begins = event({ event: 'begin', what: 'phase', name: 'end', player: 'P1' })
const triggered = (source: string, stackObject: string, answers?: string): Observation => ({
  see: 'triggered',
  effect: { source, ability: 't' },
  controller: 'P1',
  layer: stackObject,
  ...(answers !== undefined && { answers })
})
const limited = (source: string): Observation => ({ see: 'suppressed', effect: { source, ability: 't' }, why: 'limit' })
/** Nothing else may have triggered, once a stack object is placed. */
const placed: Observation = {
  see: 'prompt',
  player: 'P1',
  decision: 'trigger-order',
  options: ['b', 'e', 'o'].map(source => ({ option: 'trigger', effect: { source, ability: 't' } }))
}

/** All that was told is allowed. */
const SO_FAR = { verdict: 'inconclusive', why: 'the trace ends before the scenario does' }

const limits = scenario({ limit: { times: 2, per: 'turn' } }, { limit: { times: 1, per: 'turn' } })

it('what answers triggerings may be gone through in any order', () => {
  const first = [begins, triggered('b', 'b1')]
  const deep = [triggered('e', 'e1', 'b1'), triggered('o', 'o1', 'e1'), triggered('e', 'e2', 'o1'), limited('o'), limited('o'), placed]
  const broad = [triggered('e', 'e1', 'b1'), triggered('o', 'o1', 'b1'), triggered('e', 'e2', 'o1'), limited('o'), limited('o'), placed]
  for (const order of [deep, broad]) expect(judge(model, limits, [...first, ...order])).toMatchObject(SO_FAR)
})

it('in no order does an effect trigger more often than its limit, or answer itself', () => {
  const three = [triggered('e', 'e1'), triggered('o', 'o1'), triggered('e', 'e2'), triggered('e', 'e3')]
  expect(judge(model, limits, [begins, triggered('b', 'b1'), ...three])).toMatchObject({ verdict: 'fail', step: 5 })
  expect(judge(model, limits, [begins, triggered('b', 'b1'), triggered('e', 'e1', 'e1')])).toMatchObject({ verdict: 'fail', step: 2 })
})

it('whether answers to answers come at once, nothing says: "one or more" may count them as one', () => {
  const more = scenario({ oneOrMore: true }, { limit: { times: 1, per: 'turn' } })
  const once = [triggered('b', 'b1'), triggered('e', 'e1', 'b1'), triggered('o', 'o1')]
  const rest = [limited('o'), placed]
  expect(judge(model, more, [begins, ...once, ...rest])).toMatchObject(SO_FAR)
  expect(judge(model, more, [begins, ...once, triggered('e', 'e2', 'o1'), limited('o'), ...rest])).toMatchObject(SO_FAR)
})

it('triggerings that answer one another without end are not followed', () => {
  const verdict = judge(model, scenario({}, {}), [begins, triggered('b', 'b1')])
  expect(verdict).toMatchObject({ verdict: 'inconclusive', why: expect.stringContaining('without end') as string })
})

it('whether a triggering beyond its limit is answered, which makes no layer, is not judged; what does not answer it is', () => {
  const bounded = scenario({}, { limit: { times: 1, per: 'turn' } })
  const told = [begins, triggered('b', 'b1'), triggered('e', 'e1', 'b1'), triggered('o', 'o1', 'e1'), triggered('e', 'e2', 'o1')]
  const beyond = [...told, limited('o'), limited('o')]
  expect(judge(model, bounded, [...beyond, triggered('e', 'e3')])).toMatchObject({
    verdict: 'inconclusive',
    why: expect.stringContaining('has made no layer') as string
  })
  expect(judge(model, bounded, [...beyond, triggered('b', 'b2')])).toMatchObject({ verdict: 'fail', step: beyond.length })
})
