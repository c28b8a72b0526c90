import { describe, expect, it } from 'vitest'
import { Pattern } from './pattern.js'

describe('what an effect does to a property', () => {
  it('is told of an application', () => {
    expect(Pattern.safeParse({ event: 'apply', name: 'power', op: 'add' }).success).toBe(true)
  })

  it('is refused of any other event, of which it says nothing', () => {
    const { error } = Pattern.safeParse({ event: 'counters', op: 'add' })
    expect(error?.issues[0]?.message).toBe('only the application of a continuous effect ("apply") has an "op"')
  })

  it('is one of those that the language knows', () => {
    expect(Pattern.safeParse({ event: 'apply', op: 'halve' }).success).toBe(false)
  })
})
