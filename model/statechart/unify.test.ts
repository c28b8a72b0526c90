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
})
