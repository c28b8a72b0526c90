/** What tells one stack object from another. */
import { describe, expect, it } from 'vitest'
import type { OwnScope, Pending } from '../../world/index.js'
import { contentsOf, scopeRead } from './contents.js'

/** A triggered effect that puts a counter on its own object. */
const pendingOf = (scope: Partial<OwnScope>): Pending => ({
  stackObject: 't',
  ref: { source: 'lens', ability: 'dust' },
  key: 'lens/dust',
  controller: 'A',
  scope: { you: 'A', self: 'lens', targets: {}, chosen: {}, results: {}, did: [], ...scope },
  text: { steps: [{ do: 'counters', on: 'self', counter: 'dust', delta: 1 }], targets: [] }
})

describe('what is read of a scope', () => {
  it('tells an effect that finds its object from one that has lost it', () => {
    const [found, lost] = [pendingOf({ known: { lens: 2 } }), pendingOf({ known: { lens: -1 } })]
    expect(scopeRead(found)).not.toEqual(scopeRead(lost))
    expect(contentsOf(found)).not.toBe(contentsOf(lost))
  })

  it('leaves out what only an event has named of which the text does not speak', () => {
    const [one, other] = [pendingOf({ known: { dial: 1 } }), pendingOf({ known: { dial: 2 } })]
    expect(scopeRead(one)).toEqual(scopeRead(other))
    expect(contentsOf(one)).toBe(contentsOf(other))
  })
})
