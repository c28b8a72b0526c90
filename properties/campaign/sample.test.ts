import { expect, it } from 'vitest'
import { rulebooks } from '../../model/rulebook/index.js'
import type { Observation } from '../../model/trace/observation.js'
import { sayerOf, sayRefusal } from './sample.js'

const first = { see: 'proposed', event: 'e:1', what: { event: 'draw', player: 'A', count: 1 } } as const satisfies Observation
const second = { ...first, event: 'e:2' }
const scenario = { objects: [] }

const refusalOf = (came: Observation, pattern: unknown) =>
  sayRefusal(
    { scenario, played: { trace: [came] } } as never,
    { step: 0, refused: { expected: [{ what: '', pattern }], came: '' } } as never,
    rulebooks.fab
  )

it('what came never reads as what would have been allowed: the field is told in which it differs', () => {
  const { expected, came, message } = refusalOf(second, first)
  expect(came).toBe(`${expected[0]!}, where event is "e:2", not "e:1"`)
  expect(message).toContain(`What came: ${came}.`)
  expect(refusalOf({ ...second, what: { ...second.what, player: 'B' } }, first).came).not.toContain('where')
})

it('neither does it read as what was expected', () => {
  const { say, sayApart } = sayerOf(scenario, [], rulebooks.fab)
  expect(sayApart(first, second)).toBe(`${say(second)}, where event is "e:2", not "e:1"`)
  expect(sayApart(first, undefined)).toBe('nothing more')
})
