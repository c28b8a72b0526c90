import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SCENARIO_FORMAT } from '../../model/scenario/scenario.js'
import type { WireScenario } from '../../model/scenario/scenario.js'
import type { Observation, ObservationOf } from '../../model/trace/observation.js'
import type { ImplementationUnderTest } from '../port.js'
import { connect } from './client.js'

const script = fileURLToPath(new URL('../../examples/python/stacklaw_engine.py', import.meta.url))

let iut: ImplementationUnderTest
beforeAll(async () => {
  iut = await connect(`python3 "${script}"`)
})
afterAll(() => iut.shutdown())

/** The hand-coded engine goes by the cards' names alone, so their abilities are left out here. */
const duel = (cards: Readonly<Record<string, readonly string[]>>): WireScenario => ({
  format: SCENARIO_FORMAT,
  id: 'fab/test/python',
  ruleset: 'fab',
  players: [
    { id: 'p', life: 20, numbers: { 'action-points': 2 } },
    { id: 'q', life: 20 }
  ],
  start: { turnPlayer: 'p', phase: 'action' },
  objects: Object.entries(cards).map(([id, [card = '', owner = '', zone = 'hand']]) => ({ id, card, owner, zone: zone === 'arena' ? zone : 'hand' })),
  cards: [...new Set(Object.values(cards).map(([card = '']) => card))].map(name => ({ name, types: ['instant'], text: '', abilities: [] })),
  until: { end: 'quiescent' }
})

/** Plays these objects in turn, each as soon as it is offered to its player on an empty stack or in answer; passes otherwise. */
const play = async (scenario: WireScenario, objects: readonly string[]): Promise<readonly Observation[]> => {
  const left = [...objects]
  const trace: Observation[] = []
  let session = await iut.start(scenario)
  for (;;) {
    trace.push(...session.observations)
    const last = session.observations.at(-1)
    if (last?.see !== 'prompt') break
    const wanted = last.options.findIndex(option => 'object' in option && option.object === left[0])
    if (wanted >= 0) left.shift()
    session = await session.answer(Math.max(0, wanted))
  }
  await session.close()
  expect(left).toEqual([])
  return trace
}
const seen = <K extends Observation['see']>(trace: readonly Observation[], see: K): ObservationOf<K>[] =>
  trace.filter((each): each is ObservationOf<K> => each.see === see)
test('x', async () => {
  const t = await play(duel({ v: ['Vambrace of Determination', 'p'], bolt: ['Ember Bolt', 'p'], feign: ['Feign Death', 'q'] }), ['v', 'bolt', 'feign'])
  console.log(t.filter(x => x.see !== 'prompt').map(x => JSON.stringify(x)).join('\n'))
})
