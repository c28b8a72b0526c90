import { describe, expect, it } from 'vitest'
import { rulebooks } from '../rulebook/index.js'
import type { WireScenario } from '../scenario/scenario.js'
import type { GameEvent } from '../trace/event.js'
import { live, startLives } from './lives.js'

const scenario = { players: [{ id: 'A', life: 18, damage: 2 }, { id: 'B' }] } as unknown as WireScenario
const gain = (amount: number, player = 'A') => ({ event: 'gain', player, of: 'life', amount }) as const

describe('lives', () => {
  it('rise by all that is gained', () => {
    expect(live(startLives(scenario, rulebooks.mtg.structure), [gain(5)]).changed).toEqual([{ player: 'A', from: 18, to: 23 }])
  })
  it('rise to what was lost and no further where life is recovered', () => {
    const start = startLives(scenario, rulebooks.ga.structure)
    const { lives, changed } = live(start, [gain(5)])
    expect(changed).toEqual([{ player: 'A', from: 18, to: 20 }])
    expect(live(lives, [gain(1)]).changed).toEqual([])
  })
  it('fall by losses and by damage, and rise again', () => {
    const start = startLives(scenario, rulebooks.ga.structure)
    const hit = { event: 'damage', source: 's', parts: [{ target: 'A', amount: 3 }] } satisfies GameEvent
    expect(live(start, [hit, gain(9)]).changed).toEqual([{ player: 'A', from: 18, to: 20 }])
  })
  it('are told of players alone whose life the scenario gives', () => {
    expect(live(startLives(scenario, rulebooks.mtg.structure), [gain(5, 'B')]).changed).toEqual([])
  })
})
