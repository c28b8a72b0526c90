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

const ga = modelOf('ga')
const answering = { event: 'triggered', cause: { event: 'gain' } } as const
const echoing = [
  card('Tool', ['artifact'], [once('do', [{ do: 'gain', player: 'you', of: 'life', amount: 1 }])]),
  card('Bell', ['artifact'], [whenever('bell', gains, lose)]),
  card('Echo', ['page'], [{ ...whenever('echo', answering, lose), functions: ['hand'] } as never])
]
const heard = [object('tool', 'Tool', 'P1'), object('bell', 'Bell', 'P1'), object('echo', 'Echo', 'P1', 'hand')]
const bellRef = { source: 'bell', ability: 'bell' }
const echoRef = { source: 'echo', ability: 'echo' }
const rung = triggers('bell', 'bell', 'b')
const echoed = { ...triggers('echo', 'echo', 't1'), answers: 'b' } as Observation
const rings = [placed('bell', 'bell', 'b'), ...resolving('b', life('P2', -1))]

describe('an effect of a hidden source that answers a triggering', () => {
  const scenario = scenarioOf(echoing, heard)

  it('triggers if its owner lets it, and not unasked', () => {
    const asked = activation(rung, ...mayTrigger(0), echoed)
    const order = asks(
      'P1',
      'trigger-order',
      [
        { option: 'trigger', effect: bellRef },
        { option: 'trigger', effect: echoRef }
      ],
      1
    )
    const placing = [placed('echo', 'echo', 't1'), placed('bell', 'bell', 'b')]
    const ends = [...resolving('b', life('P2', -1)), ...resolving('t1', life('P2', -1)), quiet()]
    expect(verdict(scenario, [...asked, ...order, ...placing, ...ends])).toBe('pass')
    expect(verdict(scenario, [...activation(rung, echoed), ...order, ...placing, ...ends])).toBe('fail')
    expect(verdict(scenario, [...activation(rung), ...rings, quiet()])).toBe('fail')
  })

  it('does not trigger if its owner does not let it', () => {
    expect(verdict(scenario, [...activation(rung, ...mayTrigger(1)), ...rings, quiet()])).toBe('pass')
    expect(verdict(scenario, [...activation(rung, ...mayTrigger(1), echoed)])).toBe('fail')
  })

  it.each([
    ['mtg', mtg, 'precombat-main'],
    ['ga', ga, 'main']
  ] as const)('is not asked about, and does not trigger, where nobody else sees it: %s', (ruleset, model, phase) => {
    const there = inMain(echoing, heard, { ruleset, start: { turnPlayer: 'P1', phase } })
    expect(verdict(there, [...activation(rung), ...rings, quiet()], model)).toBe('pass')
    expect(verdict(there, [...activation(rung, ...mayTrigger(1)), ...rings, quiet()], model)).toBe('fail')
    expect(verdict(there, [...activation(rung, echoed)], model)).toBe('fail')
  })
})

describe('an effect of a hidden source that watches a state', () => {
  const watching = [
    card('Tool', ['artifact'], [once('do', [{ do: 'gain', player: 'you', of: 'life', amount: 1 }])]),
    card(
      'Pride',
      ['page'],
      [
        {
          kind: 'triggered',
          id: 'pride',
          effect: { kind: 'trigger', trigger: { when: { compare: [{ player: 'life', of: 'you' }, '>=', 21] } }, steps: lose },
          functions: ['hand']
        } as never
      ]
    )
  ]
  const there = [object('tool', 'Tool', 'P1'), object('pride', 'Pride', 'P1', 'hand')]

  it('triggers only if its owner lets it', () => {
    const scenario = scenarioOf(watching, there)
    const once = [triggers('pride', 'pride', 't1'), placed('pride', 'pride', 't1'), ...resolving('t1', life('P2', -1)), quiet()]
    expect(verdict(scenario, [...activation(), ...mayTrigger(0), ...once])).toBe('pass')
    expect(verdict(scenario, [...activation(), ...mayTrigger(1), quiet()])).toBe('pass')
    expect(verdict(scenario, [...activation(), ...once])).toBe('fail')
  })

  it('does not trigger where nobody else sees it', () => {
    const scenario = inMain(watching, there)
    expect(verdict(scenario, [...activation(), quiet()], mtg)).toBe('pass')
    expect(verdict(scenario, [...activation(), triggers('pride', 'pride', 't1')], mtg)).toBe('fail')
  })
})

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
