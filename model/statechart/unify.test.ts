import { describe, expect, it } from 'vitest'
import { unify } from './unify.js'

describe('names', () => {
  it('of an event and of an object may be the same', () =>
    expect(unify({ id: '~E1', object: '~O1', layer: '~L1' }, { id: '1', object: '1', layer: '2' }, {})).toEqual({
      '~E1': '1',
      '~O1': '1',
      '~L1': '2'
    }))

  it('of two events, of two objects, or of an object and a stack object are different', () => {
    expect(unify(['~E1', '~E2'], ['1', '1'], {})).toBeUndefined()
    expect(unify(['~O1', '~O2'], ['1', '1'], {})).toBeUndefined()
    expect(unify(['~O1', '~L1'], ['1', '1'], {})).toBeUndefined()
  })

  it('given in one way of fitting are free in another', () => {
    const before = unify('~O0', '0', {})!
    expect(unify('~O1', '1', before)).toEqual({ '~O0': '0', '~O1': '1' })
    expect(unify('~O2', '1', before)).toEqual({ '~O0': '0', '~O2': '1' })
    expect(unify('~O3', '0', before)).toBeUndefined()
  })
})
