import { describe, expect, it } from 'vitest'
import { Trigger } from './effect.js'

const drawn = { event: 'draw' } as const
const rich = { compare: [{ player: 'life', of: 'you' }, '>=', 30] } as const

describe('what triggers an effect', () => {
  it('is an event, or a state', () => {
    expect(Trigger.parse({ on: drawn })).toEqual({ on: drawn })
    expect(Trigger.parse({ when: rich })).toEqual({ when: rich })
    expect(Trigger.parse({ on: drawn, given: rich })).toEqual({ on: drawn, given: rich })
  })

  it.each([{}, { on: drawn, when: rich }])('is not %j', trigger => {
    expect(Trigger.safeParse(trigger).error?.issues.map(issue => issue.message)).toEqual([
      'a trigger needs either "on" (an event) or "when" (a state); a state that must hold at an event is "given"'
    ])
  })
})
