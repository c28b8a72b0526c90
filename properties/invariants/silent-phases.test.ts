import { describe, expect, it } from 'vitest'
import { everyRulebook } from '../../model/rulebook/index.js'
import { SCENARIO_FORMAT } from '../../model/scenario/scenario.js'
import type { Observation } from '../../model/trace/observation.js'
import { silentPhases } from './silent-phases.js'

const breaches = (ruleset: string, phase: string, trace: readonly Observation[]): readonly number[] => {
  const { structure } = everyRulebook.find(({ id }) => id === ruleset)!
  const start = { turnPlayer: 'A', phase }
  const players = ['A', 'B'].map(id => ({ id }))
  const scenario = {
    format: SCENARIO_FORMAT,
    id: 'test',
    ruleset,
    players,
    start,
    objects: [],
    until: { end: 'quiescent' },
    cards: []
  } as const
  return silentPhases.check({ scenario: { ...scenario, players, objects: [], cards: [] }, structure, trace }).map(({ step }) => step)
}

const begin = (name: string): Observation => ({ see: 'event', events: [{ event: 'begin', what: 'phase', name, player: 'A' }] })
const priority: Observation = { see: 'prompt', player: 'A', decision: 'priority', options: [{ option: 'pass' }] }
const placed: Observation = { see: 'layer', layer: 'l', kind: 'triggered', controller: 'A', effect: { source: 'bell', ability: 'bell' } }

describe('a phase without priority', () => {
  it('has it once something is on the stack, where the game gives it then', () => {
    expect(breaches('ga', 'end', [begin('wake-up'), placed, priority])).toEqual([])
    expect(breaches('mtg', 'end', [begin('cleanup'), placed, priority])).toEqual([])
  })

  it('has none whatever happens, where what triggers in it waits for a later phase or resolves by itself', () => {
    expect(breaches('mtg', 'cleanup', [begin('untap'), placed, priority])).toEqual([2])
    expect(breaches('fab', 'action', [begin('end'), placed, priority])).toEqual([2])
  })
})
