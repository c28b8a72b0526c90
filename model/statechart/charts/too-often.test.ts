import { expect, it } from 'vitest'
import type { Step } from '../../scenario/step.js'
import { judge } from '../index.js'
import { activating, inMain, modelOf, once, resolving, whenever } from '../testing/games.js'
import { card, event, object } from '../testing/trace.js'

const big = 1_000_000
const gain: Step = { do: 'gain', player: 'you', of: 'life', amount: 1 }
const bell = (step: Step) =>
  card(
    'Bell',
    ['artifact'],
    [once('go', [step]), whenever('rings', { event: 'counters', object: { ref: 'self' } }, [gain], { each: true })]
  )

it.each<readonly [string, Step]>([
  ['an instruction', { do: 'repeat', times: { product: [big, big] }, steps: [gain] }],
  ['an instruction', { do: 'create', card: 'Bell', player: 'you', count: big }],
  ['draws', { do: 'draw', player: 'you', count: big }],
  ['one event', { do: 'counters', on: 'self', counter: 'charge', delta: big }]
])('decides nothing where %s would come about a million times', (what, step) => {
  const put = { event: 'counters', object: 'bell', counter: 'charge', delta: big } as const
  const during = step.do === 'counters' ? [event(put)] : []
  const judged = judge(modelOf('mtg'), inMain([bell(step)], [object('bell', 'Bell', 'P1')]), [
    ...activating('bell', 'go', 'l1'),
    ...resolving('l1', ...during)
  ])
  expect(judged).toMatchObject({ verdict: 'inconclusive', why: expect.stringContaining(what) as string })
})
