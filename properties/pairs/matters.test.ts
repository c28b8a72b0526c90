import { describe, expect, it } from 'vitest'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { createBase } from '../../model/base/base.js'
import { rulebooks } from '../../model/rulebook/index.js'
import type { Card } from '../../model/scenario/card.js'
import type { Scenario, WireScenario } from '../../model/scenario/scenario.js'
import { play, scripted } from '../campaign/play.js'
import { metBy } from './met.js'

const engine = inProcess(createReference(createBase(rulebooks.mtg)))

const twice: Card = {
  name: 'Twice Told',
  types: ['instant'],
  text: '',
  abilities: [
    {
      kind: 'resolution',
      id: 'twice',
      steps: [
        { do: 'draw', player: 'you', count: 1 },
        { do: 'draw', player: 'you', count: 1 }
      ]
    }
  ]
}

const listener = (limit: boolean): Card => ({
  name: 'Listener',
  types: ['enchantment'],
  text: '',
  abilities: [
    {
      kind: 'triggered',
      id: 'hear',
      effect: {
        kind: 'trigger',
        trigger: { on: { event: 'draw', player: 'you' }, ...(limit && { limit: { times: 1, per: 'turn' as const } }) },
        steps: [{ do: 'gain', player: 'you', of: 'life', amount: 1 }]
      }
    }
  ]
})

const pairsOf = async (draws: number, ...cards: readonly Card[]): Promise<Awaited<ReturnType<typeof metBy>>> => {
  const spell = {
    ...twice,
    abilities: [{ ...twice.abilities[0]!, steps: Array.from({ length: draws }, () => ({ do: 'draw', player: 'you', count: 1 })) }]
  } as Card
  const deck = ['d1', 'd2', 'd3'].map(id => ({ id, card: 'Twice Told', zone: 'deck' as const, owner: 'A' }))
  const scenario: WireScenario = {
    format: 'stacklaw/scenario@1',
    id: 'mtg/pairs',
    ruleset: 'mtg',
    players: [
      { id: 'A', life: 20 },
      { id: 'B', life: 20 }
    ],
    start: { turnPlayer: 'A', phase: 'precombat-main' },
    objects: [
      { id: 'spell', card: 'Twice Told', zone: 'hand', owner: 'A' },
      ...cards.map((card, at) => ({ id: `x${at}`, card: card.name, zone: 'arena' as const, owner: 'A' })),
      ...deck
    ],
    until: { end: 'quiescent' },
    cards: [spell, ...cards]
  }
  const script: Scenario['script'] = [{ player: 'A', decision: 'priority', choose: { option: 'play', object: 'spell' } }]
  const { trace } = await play(engine, scenario, scripted(script))
  return metBy(engine, { scenario, trace })
}

describe('a pair that takes part', () => {
  it('matters where the second triggers on what the first brings about', async () => {
    expect((await pairsOf(1, listener(false))).met).toContain('draw trigger')
  })

  it('does not matter where a limit is never reached', async () => {
    const { together, met } = await pairsOf(1, listener(true))
    expect(together).toContain('gain limit')
    expect(met).not.toContain('gain limit')
  })

  it('and does where it is', async () => {
    expect((await pairsOf(2, listener(true))).met).toContain('gain limit')
  })
})
