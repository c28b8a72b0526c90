/** Additional costs and tokens, by traces derived from the rules. */
import { expect, it } from 'vitest'
import { createBase } from '../../base/base.js'
import { rulebooks } from '../../rulebook/index.js'
import type { Observation } from '../../trace/observation.js'
import { createModel, judge } from '../index.js'
import { asks, card, cleared, ends, event, object, pass, play, priority, resolves, scenarioOf } from '../testing/trace.js'

const model = createModel(createBase(rulebooks.fab), { level: 'full', autonomous: [] })

/** Makes a Spark, and another if its additional cost, one life, was paid. */
const kindle = card(
  'Kindle',
  ['instant'],
  [
    { kind: 'extra-cost', id: 'stoke', name: 'stoked', cost: [{ do: 'lose', player: 'you', of: 'life', amount: 1 }] },
    {
      kind: 'resolution',
      id: 'kindle',
      steps: [
        { do: 'create', card: 'Spark', player: 'you' },
        { do: 'if', if: { declared: 'stoked' }, then: [{ do: 'create', card: 'Spark', player: 'you' }] }
      ]
    }
  ]
)

const scenario = scenarioOf([kindle, card('Spark', ['token', 'item'])], [object('kindle', 'Kindle', 'P1', 'hand')])

const yesOrNo = [{ option: 'yes' as const }, { option: 'no' as const }]

const made = (id: string): Observation => event({ event: 'create', player: 'P1', object: id, card: 'Spark' })

const stackObject: Observation = { see: 'layer', layer: 'kindle', kind: 'card', controller: 'P1' }

const passed: readonly Observation[] = [...priority('P1', [pass]), ...priority('P2', [pass])]

const stoked: readonly Observation[] = [
  ...priority('P1', [pass, play('kindle')], 1),
  ...asks('P1', 'extra-cost', yesOrNo, 0),
  event({ event: 'lose', player: 'P1', of: 'life', amount: 1 }),
  event({ event: 'play', player: 'P1', object: 'kindle', declared: ['stoked'] }),
  stackObject
]

const plain: readonly Observation[] = [
  ...priority('P1', [pass, play('kindle')], 1),
  ...asks('P1', 'extra-cost', yesOrNo, 1),
  event({ event: 'play', player: 'P1', object: 'kindle' }),
  stackObject
]

const verdictOf = (trace: readonly Observation[]) => judge(model, scenario, trace)

it('an additional cost that is paid counts as the layer resolves, and each token is an object of its own', () => {
  const trace = [...stoked, ...passed, resolves('kindle'), made('t1'), made('t2'), ...cleared('kindle'), ...passed, ends({ P1: 19 })]
  expect(verdictOf(trace)).toMatchObject({ verdict: 'pass' })
  const same = [...stoked, ...passed, resolves('kindle'), made('t1'), made('t1')]
  expect(verdictOf(same)).toMatchObject({ verdict: 'fail', step: same.length - 1 })
})

it('one that is declined does not', () => {
  expect(verdictOf([...plain, ...passed, resolves('kindle'), made('t1'), ...cleared('kindle'), ...passed, ends({ P1: 20 })])).toMatchObject(
    {
      verdict: 'pass'
    }
  )
  const wrong = [...plain, ...passed, resolves('kindle'), made('t1'), made('t2')]
  expect(verdictOf(wrong)).toMatchObject({ verdict: 'fail', step: wrong.length - 1 })
})

it('a cost that was declared is paid before the card is played', () => {
  const unpaid = [...stoked.slice(0, 4), stoked[5]!]
  expect(verdictOf(unpaid)).toMatchObject({ verdict: 'fail', step: 4 })
})
