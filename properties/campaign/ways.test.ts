/** Things that come at once under new names fit the charts in as many ways as they have orders: up to a bound all are followed. */
import { describe, expect, it } from 'vitest'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { createBase } from '../../model/base/base.js'
import { rulebooks } from '../../model/rulebook/index.js'
import type { WireScenario } from '../../model/scenario/scenario.js'
import { createModel, judge } from '../../model/statechart/index.js'
import { matches, MOST_WAYS } from '../../model/statechart/acceptor/match.js'
import type { Observation } from '../../model/trace/observation.js'
import { play, scripted } from './play.js'

const base = createBase(rulebooks.ga)
const model = createModel(base, { level: 'full', autonomous: [] })

/** A card that creates so many tokens at once, which nothing tells apart. */
const scenario = (count: number): WireScenario => ({
  format: 'stacklaw/scenario@1',
  id: 'ways',
  ruleset: 'ga',
  players: [
    { id: 'P1', life: 20 },
    { id: 'P2', life: 20 }
  ],
  start: { turnPlayer: 'P1', phase: 'main' },
  objects: [{ id: 'call', card: 'Call', owner: 'P1', zone: 'hand' }],
  until: { end: 'quiescent' },
  cards: [
    {
      name: 'Call',
      types: ['action'],
      text: '',
      abilities: [{ kind: 'resolution', id: 'call', steps: [{ do: 'create', card: 'Rat', player: 'you', count }] }]
    },
    { name: 'Rat', types: ['ally', 'token'], text: '', abilities: [], life: 1 }
  ]
})

const played = async (wire: WireScenario): Promise<readonly Observation[]> => {
  const policy = scripted([{ player: 'P1', decision: 'priority', choose: { option: 'play', object: 'call' } }])
  const { trace } = await play(inProcess(createReference(base)), wire, policy)
  return trace
}

const isCreation = (o: Observation): boolean => o.see === 'event' && o.events.some(({ event }) => event === 'create')

/** The trace, and the same with a token too few, and with damage after the creation that no rule gives. */
const games = async (count: number) => {
  const wire = scenario(count)
  const trace = await played(wire)
  const at = trace.findIndex(isCreation)
  const damage: Observation = { see: 'event', events: [{ event: 'damage', source: 'call', parts: [{ target: 'P2', amount: 1 }] }] }
  const fewer = trace.map(o => (o.see === 'event' && isCreation(o) ? { ...o, events: o.events.slice(1) } : o))
  const turned = trace.map(o => (o.see === 'event' && isCreation(o) ? { ...o, events: o.events.toReversed() } : o))
  const verdict = (shown: readonly Observation[]): string => judge(model, wire, shown).verdict
  const why = judge(model, wire, trace)
  return {
    right: verdict(trace),
    turned: verdict(turned),
    fewer: verdict(fewer),
    after: verdict(trace.toSpliced(at + 1, 0, damage)),
    before: verdict(trace.toSpliced(at, 0, damage)),
    why: why.verdict === 'inconclusive' ? why.why : undefined
  }
}

describe('tokens created at once', () => {
  it.each([2, 5])('%i have as many orders as are followed: right passes, wrong fails', async count => {
    expect(await games(count)).toEqual({ right: 'pass', turned: 'pass', fewer: 'fail', after: 'fail', before: 'fail', why: undefined })
  })

  it.each([7, 8])('%i have more: nothing is said of what comes after, and nothing wrong passes', async count => {
    expect(await games(count)).toEqual({
      right: 'inconclusive',
      turned: 'inconclusive',
      fewer: 'fail',
      after: 'inconclusive',
      before: 'fail',
      why: 'more model states explain the trace than are followed'
    })
  })
})

describe('the ways in which an observation fits', () => {
  /** Contests of two players each under new names: each doubles the ways. */
  const contests = (count: number, a: string, b: string) =>
    Array.from({ length: count }, (_, at) => ({ event: 'contest' as const, name: `${at}`, players: [`${a}${at}`, `${b}${at}`] }))
  const ways = (count: number) =>
    matches(
      { see: 'event', events: contests(count, '~a', '~b') },
      { see: 'event', events: contests(count, 'x', 'y') } as unknown as Observation,
      {}
    )

  it('are all followed up to the bound, and given up from there on', () => {
    const [below, at, above] = [ways(9), ways(10), ways(11)]
    expect([below.ways.length, below.exceeded]).toEqual([512, false])
    expect([at.ways.length, at.exceeded]).toEqual([MOST_WAYS, false])
    expect(above.exceeded).toBe(true)
  })
  it('are the orders of new names: of six all, of seven too many', () => {
    const options = (count: number, name: string) =>
      Array.from({ length: count }, (_, at) => ({ option: 'object' as const, object: `${name}${at}` }))
    const asked = (count: number) =>
      matches(
        { see: 'prompt', player: 'P1', decision: 'target', options: options(count, '~L') },
        { see: 'prompt', player: 'P1', decision: 'target', options: options(count, 'layer ') },
        {}
      )
    expect([asked(6).ways.length, asked(6).exceeded]).toEqual([720, false])
    expect(asked(7).exceeded).toBe(true)
  })
})
