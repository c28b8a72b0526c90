/** At level `outcome`, what leaves at once as a combat chain closes may be told one by one, all of it and nothing else. */
import { expect, it } from 'vitest'
import type { Zone } from '../../model/scenario/names.js'
import type { Observation, ObservationOf } from '../../model/trace/observation.js'
import { compareWithExpectation } from './expectation.js'

const ids = ['a', 'b', 'c', 'x']
const scenario = {
  players: [{ id: 'A' }],
  objects: ids.map(id => ({ id, card: 'Attack', zone: 'arena' as const, owner: 'A' }))
}
const close: Observation = { see: 'event', events: [{ event: 'close' }] }
const move = (object: string, to: Zone = 'graveyard') => ({ event: 'move', object, from: 'arena', to }) as const
const leave = (...events: readonly ReturnType<typeof move>[]): ObservationOf<'event'> => ({ see: 'event', events: [...events] })
const differs = (wanted: readonly Observation[], came: readonly Observation[]): boolean =>
  compareWithExpectation(scenario, { trace: [close, ...wanted] }, [close, ...came], 'outcome') !== undefined

const two = [leave(move('a'), move('b'))]
const more = [...two, leave(move('c'))]
const apart = [leave(move('a'), move('b', 'hand'))]

it.each<[string, readonly Observation[], readonly Observation[]]>([
  ['both at once', two, two],
  ['one by one', two, [leave(move('b')), leave(move('a'))]],
  ['one by one before another', more, [leave(move('a')), leave(move('b')), leave(move('c'))]],
  ['to different zones', apart, [leave(move('a')), leave(move('b', 'hand'))]]
])('%s: as expected', (_, wanted, came) => {
  expect(differs(wanted, came)).toBe(false)
})

it.each<[string, readonly Observation[], readonly Observation[]]>([
  ['something else leaves besides', two, [leave(move('a')), leave(move('b')), leave(move('x'))]],
  ['something else leaves in between', apart, [leave(move('a')), leave(move('x')), leave(move('b', 'hand'))]],
  ['one stays', two, [leave(move('a'))]],
  ['another one stays', more, [leave(move('a')), leave(move('b'))]]
])('%s: not as expected', (_, wanted, came) => {
  expect(differs(wanted, came)).toBe(true)
})
