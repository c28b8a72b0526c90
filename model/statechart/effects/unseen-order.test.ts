import { describe, expect, it } from 'vitest'
import type { StackObject } from '../../world/index.js'
import { mayBeOutermost, withStackObject } from './unseen-order.js'

const stackObject = (id: string, round?: number, loose = false): StackObject => ({
  id,
  kind: 'triggered',
  controller: 'A',
  scope: { you: 'A', self: 'o1', targets: {}, chosen: {}, results: {}, did: [] },
  text: { steps: [], targets: [] },
  declared: [],
  modes: [],
  ...(round !== undefined && { unseen: { round, loose } })
})

const ids = (stackObjects: readonly StackObject[]): readonly string[] => stackObjects.map(({ id }) => id)
const outermost = (...stack: readonly StackObject[]): readonly string[] => ids(mayBeOutermost(stack.toReversed()))

describe('the layers that may be the outermost one', () => {
  it('are the last alone where every order is known', () => expect(outermost(stackObject('a'), stackObject('b'))).toEqual(['b']))

  it('are all of those that nobody saw being placed, and the last of the others of their round', () =>
    expect(
      outermost(stackObject('a'), stackObject('b', 1), stackObject('c', 1), stackObject('d', 1, true), stackObject('e', 1, true))
    ).toEqual(['e', 'd', 'c']))

  it('are none of an earlier round, and none below what came later', () => {
    expect(outermost(stackObject('a', 1, true), stackObject('b', 2, true))).toEqual(['b'])
    expect(outermost(stackObject('a', 1, true), stackObject('b', 1, true), stackObject('c'))).toEqual(['c'])
  })
})

describe('the stack with one layer more', () => {
  it('is the same whichever of those came first that may lie anywhere', () => {
    const [one, two, ten] = [stackObject('~L1', 1, true), stackObject('~L2', 1, true), stackObject('~L10', 1, true)]
    const placed = [one, two, ten].reduce<readonly StackObject[]>(withStackObject, [stackObject('a')])
    expect(ids(placed)).toEqual(['a', '~L1', '~L2', '~L10'])
    expect([ten, one, two].reduce<readonly StackObject[]>(withStackObject, [stackObject('a')])).toEqual(placed)
  })

  it('has those that somebody saw being placed as they came', () => {
    const placed = [stackObject('~L2', 1), stackObject('~L3', 1, true), stackObject('~L1', 1)].reduce<readonly StackObject[]>(
      withStackObject,
      []
    )
    expect(ids(placed)).toEqual(['~L2', '~L1', '~L3'])
  })

  it('keeps rounds apart', () =>
    expect(ids(withStackObject([stackObject('~L5', 1, true)], stackObject('~L4', 2, true)))).toEqual(['~L5', '~L4']))
})
