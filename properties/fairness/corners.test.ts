/** Corners where one of the two witnesses was wrong: what the text forces is demanded, and what it does not is accepted either way. */
import { describe, expect, it } from 'vitest'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { createBase } from '../../model/base/base.js'
import { rulebooks } from '../../model/rulebook/index.js'
import type { Step } from '../../model/scenario/step.js'
import type { WireScenario } from '../../model/scenario/scenario.js'
import { createModel, judge } from '../../model/statechart/index.js'
import type { Observation } from '../../model/trace/observation.js'
import { play, scripted } from '../campaign/play.js'

type Trace = readonly Observation[]
type Card = WireScenario['cards'][number]

const base = createBase(rulebooks.fab)
const model = createModel(base, { level: 'full', autonomous: [] })

const instant = (steps: Step[]): Card => ({
  name: 'Corner',
  types: ['instant'],
  text: '',
  abilities: [{ kind: 'resolution', id: 'effect', steps }]
})

/** A plays the card, with these in the arena. */
const cornered = (steps: Step[], arena: readonly Card[] = []) => {
  const scenario: WireScenario = {
    format: 'stacklaw/scenario@1',
    id: 'fab/corner',
    ruleset: 'fab',
    players: [
      { id: 'A', life: 20 },
      { id: 'B', life: 20 }
    ],
    start: { turnPlayer: 'A', phase: 'action', at: 'open' },
    objects: [
      { id: 'corner', card: 'Corner', zone: 'hand', owner: 'A' },
      ...arena.map((card, at) => ({ id: `x${at}`, card: card.name, zone: 'arena' as const, owner: 'A' })),
      { id: 'a1', card: 'Corner', zone: 'deck', owner: 'A' },
      { id: 'a2', card: 'Corner', zone: 'deck', owner: 'A' }
    ],
    until: { end: 'quiescent' },
    cards: [instant(steps), ...arena.filter((card, at) => arena.findIndex(({ name }) => name === card.name) === at)]
  }
  return {
    game: async (): Promise<Trace> => {
      const script = scripted([{ player: 'A', decision: 'priority', choose: { option: 'play', object: 'corner' } }])
      return (await play(inProcess(createReference(base)), scenario, script)).trace
    },
    verdict: (trace: Trace) => judge(model, scenario, trace).verdict
  }
}

const placeOf = (trace: Trace, test: (o: Observation) => boolean): number => {
  const at = trace.findIndex(test)
  if (at < 0) throw new Error('the game has no such observation')
  return at
}

const ally: Card = { name: 'Plain Ally', types: ['ally'], life: 3, text: '', abilities: [] }

describe('"you may tap them", and nothing was chosen', () => {
  const { game, verdict } = cornered([
    { do: 'choose', from: { types: ['item'] }, count: 2, as: 'both' },
    { do: 'may', steps: [{ do: 'status', what: 'chosen:both', status: 'tapped', on: true }] }
  ])
  it('is not offered, since it cannot be done', async () => {
    const trace = await game()
    expect(verdict(trace)).toBe('pass')
    expect(trace.some(o => o.see === 'prompt' && o.decision === 'may')).toBe(false)
    const at = placeOf(trace, o => o.see === 'resolve') + 1
    const offered: Trace = [
      { see: 'prompt', player: 'A', decision: 'may', options: [{ option: 'yes' }, { option: 'no' }] },
      { see: 'answer', option: 1 }
    ]
    expect(verdict(trace.toSpliced(at, 0, ...offered))).toBe('fail')
  })
})

describe('damage to each, from two sources', () => {
  const { game, verdict } = cornered(
    [
      { do: 'choose', from: { types: ['ally'] }, as: 'friend' },
      {
        do: 'damage-each',
        parts: [
          { to: 'you', amount: 1 },
          { to: 'opponent', amount: 1, source: 'chosen:friend' }
        ]
      }
    ],
    [ally]
  )
  it('is two events at the same time', async () => {
    const trace = await game()
    const at = placeOf(trace, o => o.see === 'event' && o.events.some(({ event }) => event === 'damage'))
    const dealt = trace[at]
    if (dealt?.see !== 'event') throw new Error('no damage')
    expect(dealt.events.map(event => event.event === 'damage' && event.source)).toEqual(['corner', 'x0'])
    expect(verdict(trace)).toBe('pass')
    expect(verdict(trace.toSpliced(at, 1, ...dealt.events.map(event => ({ ...dealt, events: [event] }))))).toBe('fail')
  })
})

describe('one effect that has triggered on two events', () => {
  const keeper: Card = {
    name: 'Grave Warden',
    types: ['item'],
    text: '',
    abilities: [
      {
        kind: 'triggered',
        id: 'keep',
        effect: {
          kind: 'trigger',
          trigger: { on: { event: 'destroy', object: { types: ['ally'] } } },
          steps: [{ do: 'move', what: 'event:object', to: 'banished' }]
        }
      }
    ]
  }
  const { game, verdict } = cornered([{ do: 'destroy', what: { all: { types: ['ally'] } } }], [keeper, ally, ally])
  const isLayer = (o: Observation): boolean => o.see === 'layer' && o.kind === 'triggered'
  it('is placed in either order, with a question or without', async () => {
    const trace = await game()
    const at = placeOf(trace, isLayer)
    const isAsked = trace[at - 1]?.see === 'answer'
    const from = isAsked ? at - 2 : at
    const [first, second] = [trace[at]!, trace[at + 1]!]
    const effect = { source: 'x0', ability: 'keep' }
    const asked: Trace = [
      {
        see: 'prompt',
        player: 'A',
        decision: 'trigger-order',
        options: [
          { option: 'trigger', effect },
          { option: 'trigger', effect }
        ]
      },
      { see: 'answer', option: 0 }
    ]
    expect(verdict(trace)).toBe('pass')
    expect(verdict(trace.toSpliced(from, at + 2 - from, first, second))).toBe('pass')
    expect(verdict(trace.toSpliced(from, at + 2 - from, ...asked, first, second))).toBe('pass')
    expect(verdict(trace.toSpliced(from, at + 2 - from, first))).toBe('fail')
  })
})

describe('two draws that become one', () => {
  const { game, verdict } = cornered([
    {
      do: 'start',
      effect: {
        kind: 'replacement',
        class: 'standard',
        event: { event: 'draw', player: 'you', amount: { op: '>=', value: 2 } },
        change: { amount: 1 }
      },
      ability: 'one',
      for: 'turn'
    },
    { do: 'draw', player: 'you', count: 2 }
  ])
  it('are told as that one, or as the part of what they were; and are not two', async () => {
    const trace = await game()
    const at = placeOf(trace, o => o.see === 'event' && o.events.some(({ event }) => event === 'draw'))
    const applied = trace[placeOf(trace, o => o.see === 'applied')]
    const told = trace[at]
    if (applied?.see !== 'applied' || !applied.becomes || told?.see !== 'event') throw new Error('no draw')
    const id = applied.becomes.event
    const draw = { event: 'draw' as const, player: 'A', object: 'a1' }
    const as = (...events: Trace): Trace => trace.toSpliced(at, 1, ...events)
    expect(verdict(as({ ...told, events: [{ ...draw, id }] }))).toBe('pass')
    expect(verdict(as({ ...told, events: [{ ...draw, id: 'e:part', within: id }] }))).toBe('pass')
    const second = { ...told, events: [{ ...draw, object: 'a2', id: 'e:more', within: id }] }
    expect(verdict(as({ ...told, events: [{ ...draw, id: 'e:part', within: id }] }, second))).toBe('fail')
  })
})
