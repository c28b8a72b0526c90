import { expect, it } from 'vitest'
import type { Step } from '../../model/scenario/step.js'
import { at, card, engineFor, instant, play, situation } from './testing/playing.js'

const bell = card('bell', [
  {
    kind: 'triggered',
    id: 'rings',
    effect: {
      kind: 'trigger',
      trigger: { on: { event: 'counters', object: { ref: 'self' } }, each: true },
      steps: [{ do: 'gain', player: 'you', of: 'life', amount: 1 }]
    }
  }
])
const big = 1_000_000
const gain: Step = { do: 'gain', player: 'you', of: 'life', amount: 1 }

const ended = (step: Step) => {
  const cards = [bell, instant('go', [step], [{ as: 'it', what: [{ zone: 'arena' }] }])]
  const objects = [at('bell bell arena A'), at('go go hand A')]
  const phase = 'precombat-main'
  return play({ ...situation({ cards, objects, phase }), ruleset: 'mtg' }, ['A go', 'A bell'], engineFor('mtg')).trace.at(-1)
}

it.each<readonly [string, Step]>([
  ['instructions', { do: 'repeat', times: { product: [big, big] }, steps: [gain] }],
  ['a token', { do: 'create', card: 'bell', player: 'you', count: big }],
  ['draws', { do: 'draw', player: 'you', count: big }],
  ['triggers', { do: 'counters', on: 'target:it', counter: 'charge', delta: big }]
])('gives up, and says so, where %s would come about a million times', (what, step) => {
  expect(ended(step)).toMatchObject({ see: 'end', why: 'unsupported', note: expect.stringContaining(what) as string })
})

it('follows what comes about often', () => {
  expect(ended({ do: 'repeat', times: 300, steps: [gain] })).toMatchObject({ see: 'end', why: 'quiescent' })
})
