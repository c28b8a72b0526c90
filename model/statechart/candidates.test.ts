import { describe, expect, it } from 'vitest'
import { candidates } from './candidates.js'
import { ANY, fitSet, renames } from './unify.js'

const COUNT = 12
const all = Array.from({ length: COUNT }, (_, at) => at)
const objects = all.map(at => ({ option: 'object', object: `o${at}` }))

describe('the patterns that a value of a long list may fit', () => {
  it('are those that say what it says', () =>
    expect(candidates(objects, objects.toReversed(), {})).toEqual(all.toReversed().map(at => [at])))

  it('are found by the names that an engine has for things', () => {
    const came = [{ option: 'object', object: 'x' }]
    expect(candidates(objects, came, { o3: 'x' })).toEqual([[3]])
    expect(candidates(objects, came, {})).toEqual([[]])
  })

  it('are all that leave it open, beside the one that does not', () => {
    const open = [...objects.slice(1), { option: 'object', object: '~O1' }]
    expect(candidates(open, [{ option: 'object', object: 'o5' }], {})).toEqual([[4, COUNT - 1]])
  })

  it('may speak of a thing by a name that another one of them gives it', () => {
    const events = [
      { event: 'move', object: 'o1', 'becomes?': renames('o1') },
      { event: 'tap', object: 'o1' },
      ...objects.slice(2).map(({ object }) => ({ event: 'tap', object }))
    ]
    const came = [{ event: 'move', object: 'o1', becomes: 'new' }, { event: 'tap', object: 'new' }, ...events.slice(2)]
    expect(fitSet(events, came, {}, () => true)).toBe(true)
    expect(fitSet(events, came.with(1, { event: 'tap', object: 'other' }), {}, () => true)).toBe(false)
  })
})

describe('a long list', () => {
  const many = Array.from({ length: 20_000 }, (_, at) => ({ option: 'object', object: `o${at}`, 'about?': ANY }))

  it('is fitted in any order, and tells which entry is which', () => {
    const orders: (readonly number[])[] = []
    const came = many.map(({ option, object }) => ({ option, object })).toReversed()
    fitSet(many, came, {}, (_names, order) => {
      orders.push(order)
      return false
    })
    expect(orders).toEqual([[...many.keys()].reverse()])
  })

  it('with one wrong entry does not fit', () => {
    const came = many.map(({ option, object }) => ({ option, object }))
    expect(fitSet(many, came.with(7, { option: 'object', object: 'o8' }), {}, () => true)).toBe(false)
  })

  it('is fitted in each way in which entries can be exchanged', () => {
    const two = [...objects, { option: 'trigger', layer: '~L1' }, { option: 'trigger', layer: '~L2' }]
    const came = [...objects, { option: 'trigger', layer: 'a' }, { option: 'trigger', layer: 'b' }]
    const found: Readonly<Record<string, string>>[] = []
    fitSet(two, came, {}, names => {
      found.push(names)
      return false
    })
    expect(found).toEqual([
      { '~L1': 'a', '~L2': 'b' },
      { '~L1': 'b', '~L2': 'a' }
    ])
  })
})
