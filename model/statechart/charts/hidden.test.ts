import { describe, expect, it } from 'vitest'
import type { WireScenario } from '../../scenario/scenario.js'
import type { Observation } from '../../trace/observation.js'
import { judge } from '../index.js'
import { activating, inMain, life, modelOf, once, placed, quiet, resolving, triggers, whenever } from '../testing/games.js'
import { asks, card, object, scenarioOf } from '../testing/trace.js'

const fab = modelOf('fab')
const mtg = modelOf('mtg')

const gains = { event: 'gain', player: 'you', of: 'life' } as const
const lose = [{ do: 'lose', player: 'opponent', of: 'life', amount: 1 }] as const
const cards = [
  card('Tool', ['artifact'], [once('do', [{ do: 'gain', player: 'you', of: 'life', amount: 1 }])]),
  card('Seed', ['page'], [{ ...whenever('seed', gains, lose), functions: ['hand'] } as never])
]
const objects = (...seeds: readonly string[]) => [object('tool', 'Tool', 'P1'), ...seeds.map(id => object(id, 'Seed', 'P1', 'hand'))]

const activation = (...then: readonly Observation[]) => [...activating('tool', 'do', 'l1'), ...resolving('l1', life('P1', 1), ...then)]
const mayTrigger = (answer: 0 | 1) => asks('P1', 'may', [{ option: 'yes' }, { option: 'no' }], answer)
const seedResolves = (id: string) => [placed(id, 'seed', 't1'), ...resolving('t1', life('P2', -1))]

const verdict = (scenario: WireScenario, trace: readonly Observation[], model = fab) => judge(model, scenario, trace).verdict

describe('an effect of a hidden source', () => {
  const scenario = scenarioOf(cards, objects('seed'))

  it('triggers if its owner lets it', () => {
    expect(verdict(scenario, [...activation(...mayTrigger(0), triggers('seed', 'seed', 't1')), ...seedResolves('seed'), quiet()])).toBe(
      'pass'
    )
    expect(verdict(scenario, [...activation(...mayTrigger(0)), quiet()])).toBe('fail')
  })

  it('does not trigger if its owner does not let it', () => {
    expect(verdict(scenario, [...activation(...mayTrigger(1)), quiet()])).toBe('pass')
    expect(verdict(scenario, [...activation(...mayTrigger(1), triggers('seed', 'seed', 't1'))])).toBe('fail')
  })

  it('does not trigger unasked', () => {
    expect(verdict(scenario, [...activation(triggers('seed', 'seed', 't1')), ...seedResolves('seed'), quiet()])).toBe('fail')
    expect(verdict(scenario, [...activation(), quiet()])).toBe('fail')
  })

  it('is asked about in any order where there are several', () => {
    const two = scenarioOf(cards, objects('seed', 'other'))
    const asked = (id: string) => activation(...mayTrigger(0), triggers(id, 'seed', 't1'), ...mayTrigger(1))
    for (const id of ['seed', 'other']) expect(verdict(two, [...asked(id), ...seedResolves(id), quiet()])).toBe('pass')
  })

  it('is not asked about, and does not trigger, where nobody else sees it', () => {
    const there = inMain(cards, objects('seed'))
    expect(verdict(there, [...activation(), quiet()], mtg)).toBe('pass')
    expect(verdict(there, [...activation(...mayTrigger(1)), quiet()], mtg)).toBe('fail')
    expect(verdict(there, [...activation(triggers('seed', 'seed', 't1'))], mtg)).toBe('fail')
  })
})
