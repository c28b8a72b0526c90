/** What nobody sees may have come about in more than one way: each of them is accepted, and what comes about in none is refused. */
import { describe, expect, it } from 'vitest'
import { createBase } from '../../base/base.js'
import type { Step } from '../../scenario/step.js'
import type { Observation } from '../../trace/observation.js'
import { createModel, judge } from '../index.js'
import { inMain, life, once, quiet, rulebookOf, whenever } from '../testing/games.js'
import { card, event, object } from '../testing/trace.js'

const mtg = createModel(createBase(rulebookOf('mtg')), {
  level: 'outcome',
  autonomous: ['priority', 'target', 'replacement', 'trigger-order']
})

describe('two effects that trigger at once, in an order that is shown by what they do alone (mtg:603.3b)', () => {
  const gained = { event: 'gain', player: 'you', of: 'life' } as const
  const loses = (player: 'you' | 'opponent', amount: number): readonly Step[] => [{ do: 'lose', player, of: 'life', amount }]
  const scenario = inMain(
    [
      card('Tool', ['artifact'], [once('do', [{ do: 'gain', player: 'you', of: 'life', amount: 1 }])]),
      card('Toll', ['enchantment'], [whenever('toll', gained, loses('you', 2))]),
      card('Leech', ['enchantment'], [whenever('leech', gained, loses('opponent', 3))])
    ],
    [object('tool', 'Tool', 'P1'), object('toll', 'Toll', 'P1'), object('leech', 'Leech', 'P1')]
  )
  const verdict = (...during: readonly Observation[]): string =>
    judge(mtg, scenario, [event({ event: 'activate', player: 'P1', object: 'tool', ability: 'do' }), life('P1', 1), ...during, quiet()])
      .verdict

  it.each([
    ['the one', [life('P1', -2), life('P2', -3)]],
    ['the other', [life('P2', -3), life('P1', -2)]]
  ])('%s may resolve first', (_, during) => {
    expect(verdict(...during)).toBe('pass')
  })

  it.each([
    ['one of them does not resolve', [life('P1', -2)]],
    ['one resolves twice', [life('P1', -2), life('P2', -3), life('P1', -2)]]
  ])('%s', (_, during) => {
    expect(verdict(...during)).toBe('fail')
  })
})
