import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CardFile } from '../../model/scenario/card.js'
import { Scenario } from '../../model/scenario/scenario.js'
import { isDecision } from '../../model/scenario/script.js'
import type { WireScenario } from '../../model/scenario/scenario.js'
import type { Observation } from '../../model/trace/observation.js'
import type { ImplementationUnderTest } from '../port.js'
import { connect } from './client.js'

const path = (name: string): string => fileURLToPath(new URL(`../../${name}`, import.meta.url))
const read = (name: string): unknown => JSON.parse(readFileSync(path(name), 'utf8'))
const { cards } = CardFile.parse(read('fixtures/fab/cards.json'))
const fixture = (name: string): Scenario => Scenario.parse(read(`fixtures/fab/${name}.json`))

let iut: ImplementationUnderTest
beforeAll(async () => {
  iut = await connect(`python3 "${path('examples/python/stacklaw_engine.py')}"`)
})
afterAll(() => iut.shutdown())

const onWire = ({ format, id, ruleset, players, start, objects, until }: Scenario): WireScenario => {
  const used = new Set(objects.map(object => object.card))
  return { format, id, ruleset, players, start, objects, until, cards: cards.filter(card => used.has(card.name)) }
}

/** Plays by the script: its next decision waits until it is offered; until then the first option is taken. */
const play = async (scenario: Scenario): Promise<readonly Observation[]> => {
  const script = scenario.script.filter(isDecision)
  const trace: Observation[] = []
  for (let session = await iut.start(onWire(scenario)); ;) {
    trace.push(...session.observations)
    const last = session.observations.at(-1)
    if (last?.see !== 'prompt') {
      await session.close()
      expect(script).toEqual([])
      return trace
    }
    const next = script[0]
    const asked = next?.player === last.player && next.decision === last.decision
    const option = asked
      ? last.options.findIndex(each => Object.entries(next.choose).every(([key, value]) => Reflect.get(each, key) === value))
      : -1
    if (option >= 0) script.shift()
    session = await session.answer(Math.max(0, option))
  }
}

/** What the two worked examples turn on, a line each. */
const gist = (trace: readonly Observation[]): readonly string[] =>
  trace.flatMap(each => {
    switch (each.see) {
      case 'event':
        return each.events.flatMap(event =>
          event.event === 'damage' ? event.parts.map(part => `${event.source} deals ${part.target} ${part.amount}`) : []
        )
      case 'applied':
        return [`${each.effect.source} of ${each.player} prevents ${each.prevented}`]
      case 'triggered':
        return [`${each.effect.source} triggers`]
      case 'suppressed':
        return [`${each.effect.source} does not trigger: ${each.why} ${each.suppressor?.source ?? ''}`]
      case 'resolve':
        return [`${/^(layer-|less|t)\d+$/.test(each.layer) ? 'an ability' : each.layer} resolves`]
      default:
        return []
    }
  })

describe('the example engine in Python', () => {
  test('states the cards that it knows', () => {
    const names = cards.map(card => card.name)
    expect(iut.statement.cards?.['fab']?.filter(name => !names.includes(name))).toEqual([])
    expect(iut.statement).toMatchObject({ level: 'full', rulesets: ['fab'], features: [] })
  })

  test('Vambrace of Determination takes 1 from Feign Death: 1 of 3 is dealt', async () => {
    const trace = await play(fixture('6.4/vambrace-feign-death'))
    expect(gist(trace)).toEqual(['feign resolves', 'an ability resolves', 'bolt resolves', 'feign of B prevents 2', 'bolt deals B 1'])
    expect(trace.at(-1)).toMatchObject({ see: 'end', why: 'quiescent', state: { players: { A: { life: 20 }, B: { life: 19 } } } })
  })

  test.for([
    '6.4/feign-death',
    '6.4/feign-death-twin',
    '6.4/vambrace-feign-death',
    '6.4/vambrace-feign-death-twin',
    '6.6/katsu-tripwire-trap',
    '6.6/katsu-tripwire-trap-twin'
  ])('plays %s as derived by hand', async name => {
    const scenario = fixture(name)
    const trace = await play(scenario)
    expect(gist(trace)).toEqual(gist(scenario.expect?.trace ?? []))
    expect(trace.at(-1)).toMatchObject({ see: 'end', why: 'quiescent', state: scenario.expect?.final ?? {} })
  })

  test('says of a card that it does not know that it is unsupported', async () => {
    const scenario = fixture('6.4/steadfast')
    const session = await iut.start(onWire(scenario))
    expect(session.observations).toMatchObject([{ see: 'end', why: 'unsupported' }])
    await session.close()
  })
})
