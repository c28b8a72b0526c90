import { describe, expect, it } from 'vitest'
import type { Observation } from './observation.js'
import { compareGames } from './compare.js'

const draw = (object: string): Observation => ({ see: 'event', events: [{ event: 'draw', player: 'p', object }], cause: { layer: 'card' } })
const layer = (name: string, source: string): Observation => ({
  see: 'layer',
  layer: name,
  kind: 'triggered',
  controller: 'p',
  effect: { source, ability: 'a' }
})
const begin: Observation = { see: 'event', events: [{ event: 'begin', what: 'phase', name: 'main', player: 'p' }] }
const own = new Set(['p', 'card', 'one', 'two'])

describe('games set side by side', () => {
  it('are alike if only the names that engines give, and phases, differ', () => {
    const { groups, parting } = compareGames(
      [
        { name: 'a', trace: [draw('one'), layer('l7', 'one'), layer('l9', 'two')] },
        { name: 'b', trace: [begin, draw('one'), layer('x', 'one'), layer('y', 'two')] }
      ],
      own
    )
    expect(groups).toEqual([['a', 'b']])
    expect(parting).toEqual([])
  })

  it('part at the first step that differs, each with its own place in its own trace', () => {
    const { groups, parting } = compareGames(
      [
        { name: 'a', trace: [draw('one'), layer('l', 'one'), layer('m', 'two')] },
        { name: 'b', trace: [begin, draw('one'), layer('l', 'two'), layer('m', 'one')] },
        { name: 'c', trace: [draw('one'), layer('l', 'one'), layer('m', 'two'), draw('two')] }
      ],
      own
    )
    expect(groups).toEqual([['a'], ['b'], ['c']])
    expect(parting).toEqual([
      [
        { name: 'a', at: 1 },
        { name: 'c', at: 1 }
      ],
      [{ name: 'b', at: 2 }]
    ])
  })

  it('tell one name from another by who is meant: the same layer twice is not two layers', () => {
    const { groups } = compareGames(
      [
        { name: 'a', trace: [layer('l', 'one'), { see: 'resolve', layer: 'l' }] },
        { name: 'b', trace: [layer('l', 'one'), { see: 'resolve', layer: 'm' }] }
      ],
      own
    )
    expect(groups).toHaveLength(2)
  })

  it('part where one ends before the other', () => {
    const { parting } = compareGames(
      [
        { name: 'a', trace: [draw('one')] },
        { name: 'b', trace: [draw('one'), draw('two')] }
      ],
      own
    )
    expect(parting).toEqual([[{ name: 'a', at: 1 }], [{ name: 'b', at: 1 }]])
  })
})
