/** Long answers and long lists: an engine that tells an event again and again is refused, and what is right is followed however much it is. */
import { describe, expect, it } from 'vitest'
import type { ImplementationUnderTest, Session } from '../../engine/port.js'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { createBase } from '../../model/base/base.js'
import { rulebooks } from '../../model/rulebook/index.js'
import type { Card } from '../../model/scenario/card.js'
import type { WireScenario } from '../../model/scenario/scenario.js'
import { createModel } from '../../model/statechart/index.js'
import type { Observation } from '../../model/trace/observation.js'
import { invariants } from '../invariants/index.js'
import { runCase } from './case.js'
import { defaults, scripted } from './play.js'

const { fab } = rulebooks
const base = createBase(fab)
const reference = inProcess(createReference(base))
const model = createModel(base, { level: 'full', autonomous: [] })

const cards: Card[] = [
  {
    name: 'Flood Bolt',
    types: ['instant'],
    text: 'Deal 1 damage to the opposing hero.',
    abilities: [{ kind: 'resolution', id: 'bolt', steps: [{ do: 'damage', to: 'opponent', amount: 1 }] }]
  },
  {
    name: 'Flood Cup',
    types: ['item'],
    text: 'Whenever you are dealt damage, gain 1 life.',
    abilities: [
      {
        kind: 'triggered',
        id: 'cup',
        effect: {
          kind: 'trigger',
          trigger: { on: { event: 'damage', target: { player: 'you' } } },
          steps: [{ do: 'gain', player: 'you', of: 'life', amount: 1 }]
        }
      }
    ]
  }
]

/** A bolt, and so many things that trigger on it. */
const scenarioOf = (count: number): WireScenario => ({
  format: 'stacklaw/scenario@1',
  id: 'fab/flood',
  ruleset: 'fab',
  players: ['A', 'B'].map(id => ({ id, life: 40 })),
  start: { turnPlayer: 'A', phase: 'action' },
  objects: [
    { id: 'bolt', card: 'Flood Bolt', zone: 'hand', owner: 'A' },
    ...Array.from({ length: count }, (_, at) => ({ id: `cup${at}`, card: 'Flood Cup', zone: 'arena' as const, owner: 'B' }))
  ],
  until: { end: 'quiescent' },
  cards
})

const BOLT = scripted([{ player: 'A', decision: 'priority', choose: { option: 'play', object: 'bolt' } }])

const isDamage = (o: Observation): boolean => o.see === 'event' && o.events[0]?.event === 'damage'

/** The reference engine, which tells more after the damage. */
const telling = (more: (damage: Observation) => readonly Observation[]): ImplementationUnderTest => {
  const longer = (session: Session): Session => ({
    observations: session.observations.flatMap(o => (isDamage(o) ? more(o) : [o])),
    answer: async option => longer(await session.answer(option)),
    close: () => session.close()
  })
  return { ...reference, start: async scenario => longer(await reference.start(scenario)) }
}

const judged = (engine: ImplementationUnderTest, scenario: WireScenario, policy = BOLT) =>
  runCase(engine, model, fab, invariants, scenario, policy)

const MANY = 100_000
const times = <T>(each: (at: number) => T): readonly T[] => Array.from({ length: MANY }, (_, at) => each(at))

const floods: readonly (readonly [what: string, more: (at: number) => Observation])[] = [
  ['gains of life', () => ({ see: 'event', events: [{ event: 'gain', player: 'A', of: 'life', amount: 1 }] })],
  ['counters taken', () => ({ see: 'event', events: [{ event: 'counters', object: 'bolt', counter: '+1/+1', delta: -1 }] })],
  ['triggerings', at => ({ see: 'triggered', effect: { source: 'bolt', ability: 'x' }, controller: 'A', layer: `y${at}` })],
  ['tokens', at => ({ see: 'event', events: [{ event: 'create', object: `t${at}`, card: 'Flood Cup', player: 'A' }] })]
]

describe('an answer of a hundred thousand observations', () => {
  it.each(floods)('is refused where it goes wrong: %s', async (_what, more) => {
    const { chart, played } = await judged(
      telling(damage => [damage, ...times(more)]),
      scenarioOf(0)
    )
    expect(played.trace.length).toBeGreaterThan(MANY)
    const step = played.trace.findIndex(isDamage) + 1
    expect(chart).toMatchObject({ kind: 'refused', step })
    expect(chart.kind === 'refused' && chart.refused.message).toMatch(/^Here the rules allow: .*What came: .{1,200}$/)
  })
})

it('a hundred thousand events at once are refused in a sentence that can be read', async () => {
  const { chart } = await judged(
    telling(damage => [damage.see === 'event' ? { ...damage, events: times(() => damage.events[0]) as typeof damage.events } : damage]),
    scenarioOf(0)
  )
  const message = chart.kind === 'refused' ? chart.refused.message : ''
  expect(message).toMatch(/ and 99960 more, at once/)
  expect(message.length).toBeLessThan(3_000)
})

it('ten thousand objects are followed to the end', async () => {
  const { chart, breaches } = await judged(reference, scenarioOf(10_000), defaults)
  expect({ chart, breaches }).toEqual({ chart: { kind: 'accepted' }, breaches: [] })
})

it('three hundred effects that one event triggers are each told, placed and resolved', async () => {
  const { chart, breaches, played } = await judged(reference, scenarioOf(300))
  expect({ chart, breaches }).toEqual({ chart: { kind: 'accepted' }, breaches: [] })
  expect(played.trace.filter(({ see }) => see === 'triggered')).toHaveLength(300)
})

it('an effect that triggers once more than it may is refused, among three hundred', async () => {
  const { chart } = await judged(
    {
      ...reference,
      start: async scenario => {
        const twice = (session: Session): Session => ({
          observations: session.observations.flatMap(o =>
            o.see === 'triggered' && o.effect.source === 'cup299' ? [o, { ...o, layer: 'again' }] : [o]
          ),
          answer: async option => twice(await session.answer(option)),
          close: () => session.close()
        })
        return twice(await reference.start(scenario))
      }
    },
    scenarioOf(300)
  )
  expect(chart).toMatchObject({ kind: 'refused' })
})
