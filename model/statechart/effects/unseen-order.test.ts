import { describe, expect, it } from 'vitest'
import type { Layer } from '../../world/index.js'
import { mayBeOutermost, withLayer } from './unseen-order.js'

const layer = (id: string, round?: number, loose = false): Layer => ({
  id,
  kind: 'triggered',
  controller: 'A',
  scope: { you: 'A', self: 'o1', targets: {}, chosen: {}, results: {}, did: [] },
  text: { steps: [], targets: [] },
  declared: [],
  modes: [],
  ...(round !== undefined && { unseen: { round, loose } })
})

const ids = (layers: readonly Layer[]): readonly string[] => layers.map(({ id }) => id)
const outermost = (...stack: readonly Layer[]): readonly string[] => ids(mayBeOutermost(stack.toReversed()))

describe('the layers that may be the outermost one', () => {
  it('are the last alone where every order is known', () => expect(outermost(layer('a'), layer('b'))).toEqual(['b']))

  it('are all of those that nobody saw being placed, and the last of the others of their round', () =>
    expect(outermost(layer('a'), layer('b', 1), layer('c', 1), layer('d', 1, true), layer('e', 1, true))).toEqual(['e', 'd', 'c']))

  it('are none of an earlier round, and none below what came later', () => {
    expect(outermost(layer('a', 1, true), layer('b', 2, true))).toEqual(['b'])
    expect(outermost(layer('a', 1, true), layer('b', 1, true), layer('c'))).toEqual(['c'])
  })
})

describe('the stack with one layer more', () => {
  it('is the same whichever of those came first that may lie anywhere', () => {
    const [one, two, ten] = [layer('~L1', 1, true), layer('~L2', 1, true), layer('~L10', 1, true)]
    const placed = [one, two, ten].reduce<readonly Layer[]>(withLayer, [layer('a')])
    expect(ids(placed)).toEqual(['a', '~L1', '~L2', '~L10'])
    expect([ten, one, two].reduce<readonly Layer[]>(withLayer, [layer('a')])).toEqual(placed)
  })

  it('has those that somebody saw being placed as they came', () => {
    const placed = [layer('~L2', 1), layer('~L3', 1, true), layer('~L1', 1)].reduce<readonly Layer[]>(withLayer, [])
    expect(ids(placed)).toEqual(['~L2', '~L1', '~L3'])
  })

  it('keeps rounds apart', () => expect(ids(withLayer([layer('~L5', 1, true)], layer('~L4', 2, true)))).toEqual(['~L5', '~L4']))
})
