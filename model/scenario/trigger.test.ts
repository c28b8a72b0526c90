import { describe, expect, it } from 'vitest'
import { Trigger } from './schema/language.js'

const drawn = { event: 'draw' } as const
const rich = { compare: [{ player: 'life', of: 'you' }, '>=', 30] } as const

describe('what triggers an effect', () => {
  it('is an event, or a state', () => {
    expect(Trigger.parse({ on: drawn })).toEqual({ on: drawn })
    expect(Trigger.parse({ when: rich })).toEqual({ when: rich })
    expect(Trigger.parse({ on: drawn, given: rich })).toEqual({ on: drawn, given: rich })
  })

  it('may be each counter that is put, which is not said beside what counts events', () => {
    const put = { event: 'counters', counter: '+1/+1' } as const
    expect(Trigger.parse({ on: put, each: true })).toEqual({ on: put, each: true })
    const messages = (trigger: object) => Trigger.safeParse(trigger).error?.issues.map(issue => issue.message)
    const counts = '"each" triggers once for each counter: "oneOrMore" and "ordinal", which count events, say something else'
    expect(messages({ on: put, each: true, oneOrMore: true })).toEqual([counts])
    expect(messages({ on: put, each: true, ordinal: { nth: [2], per: 'turn' } })).toEqual([counts])
    const ofCounters = '"each" triggers once for each counter, so its "on" is an event of "counters", without a number that they reach'
    expect(messages({ on: drawn, each: true })).toEqual([ofCounters])
    expect(messages({ on: { ...put, reaches: 3 }, each: true })).toEqual([ofCounters])
    expect(messages({ when: rich, each: true })).toHaveLength(1)
  })

  it.each([{}, { on: drawn, when: rich }])('is not %j', trigger => {
    expect(Trigger.safeParse(trigger).error?.issues.map(issue => issue.message)).toEqual([
      'a trigger needs either "on" (an event) or "when" (a state); a state that must hold at an event is "given"'
    ])
  })
})
