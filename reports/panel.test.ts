import { describe, expect, test } from 'vitest'
import { rulebooks } from '../model/rulebook/index.js'
import type { Observation } from '../model/trace/observation.js'
import { changesOf, FIELDS, panelsOf } from './panel.js'
import type { Panel } from './panel.js'
import { sampleEvidence, sampleTrace } from './testing/game.js'

const at = (panels: readonly Panel[], step: number): Panel => panels[step - 1]!

describe('as far as the charts explain the game', () => {
  const panels = panelsOf(sampleEvidence, 'full')
  test('each step has the stack, the event, the players and the charts after it', () => {
    expect(at(panels, 9)).toEqual({
      stack: ['Scorching Word'],
      pending: ['none'],
      event: ['Scorching Word deals 5 arcane damage to bob'],
      players: ['ann: life 20, action points 1; hand: Scorching Word; arena: Warning Bell; deck: 12', 'bob: life 20; arena: Ward of Reeds'],
      charts: [
        'turn: waiting › priority: resolving › stack: running',
        'then replacement: choosing › choice: open',
        'or replacement: chosen',
        'or 2 more ways to explain the trace'
      ],
      note: [],
      at: ['turn.waiting', 'priority.resolving', 'stack.running', 'replacement.choosing', 'choice.open', 'replacement.chosen']
    })
  })
  test('in the words of the game', () => {
    const magic = panelsOf(sampleEvidence, 'full', rulebooks.mtg)
    expect(at(magic, 9).players).toEqual([
      'ann: life 20, action points 1; hand: Scorching Word; battlefield: Warning Bell; library: 12',
      'bob: life 20; battlefield: Ward of Reeds'
    ])
    expect(at(panelsOf(sampleEvidence, 'stack', rulebooks.mtg), 12).note[0]).toContain('Pending abilities, event, players and charts are')
  })
  test('one explanation is told in one line', () => {
    expect(at(panels, 1).charts).toEqual(['turn: waiting › priority: asked › choice: open'])
  })
})

describe('from the step on that the charts refuse', () => {
  const panels = panelsOf(sampleEvidence, 'full')
  test('the engine’s own observations go on, and the rest says of which step it is', () => {
    expect(at(panels, 12).event).toEqual(['Scorching Word deals 1 arcane damage to bob'])
    expect(at(panels, 12).note).toEqual(['Players and charts are as of step 11, the last that the charts explain'])
    expect(at(panels, 13).event).toEqual(['none'])
    expect(at(panels, 14).pending).toEqual(['t1 (from Warning Bell’s “toll”)'])
  })
  test('at a lower level nothing is guessed from what happened', () => {
    const trace = [...sampleEvidence.trace].toSpliced(11, 1)
    const outcome = panelsOf({ ...sampleEvidence, trace }, 'outcome')
    expect(trace[11]?.see).toBe('event')
    expect(at(outcome, 12).event).toEqual(at(outcome, 11).event)
    expect(at(outcome, 12).note).toEqual(['All this is as of step 11, the last that the charts explain'])
  })
})

describe('without charts', () => {
  test('stack, pending layers and event are what the engine shows', () => {
    const trace: Observation[] = [
      { see: 'layer', layer: 'a', kind: 'card', controller: 'ann' },
      { see: 'triggered', effect: { source: 'x', ability: 'ring' }, controller: 'bob', layer: 't' },
      { see: 'layer', layer: 't', kind: 'triggered', controller: 'bob', effect: { source: 'x', ability: 'ring' } },
      { see: 'left', layer: 't', how: 'resolved' },
      { see: 'triggered', effect: { source: 'x', ability: 'ring' }, controller: 'bob', layer: 'u' },
      { see: 'ceased', layer: 'u', why: 'no-target' }
    ]
    const panels = panelsOf({ trace }, 'full')
    expect(panels.map(panel => panel.stack)).toEqual([['a'], ['a'], ['t (from x’s “ring”)', 'a'], ['a'], ['a'], ['a']])
    expect(panels.map(panel => panel.pending.length === 1 && panel.pending[0] !== 'none')).toEqual([false, true, false, false, true, false])
    expect(panels[0]!.players).toEqual(['not followed'])
  })
  test('what the level hides is said to be hidden, not to be empty', () => {
    const [panel] = panelsOf({ trace: [...sampleTrace] }, 'outcome')
    expect([panel!.stack, panel!.pending, panel!.event]).toEqual(Array(3).fill(['not shown by the engine']))
  })
})

test('the changes give back every panel', () => {
  const panels = panelsOf(sampleEvidence, 'full')
  const changes = changesOf(panels)
  let panel = {}
  expect(changes.map(changed => (panel = { ...panel, ...changed }))).toEqual(panels)
  expect(Object.keys(changes[0]!)).toEqual([...FIELDS])
  expect(changes[3]).toEqual({})
})
