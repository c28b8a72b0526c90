import { describe, expect, it } from 'vitest'
import { createBase } from '../../base/base.js'
import { rulebooks } from '../../rulebook/index.js'
import { SCENARIO_FORMAT } from '../../scenario/scenario.js'
import type { WireScenario } from '../../scenario/scenario.js'
import { effects, fold, objectView, startWorld, view } from '../index.js'
import { startEffect } from '../lasting.js'
import { scope } from '../../scenario/view.js'

const scenario: WireScenario = {
  format: SCENARIO_FORMAT,
  id: 'test',
  ruleset: 'fab',
  players: [
    { id: 'P1', life: 20 },
    { id: 'P2', life: 3 }
  ],
  start: { turnPlayer: 'P1', phase: 'action' },
  until: { end: 'quiescent' },
  cards: [
    {
      name: 'Ward',
      types: ['item'],
      text: '',
      abilities: [
        { kind: 'static', id: 'ward', effect: { kind: 'prevention', event: { event: 'damage', target: { player: 'you' } }, amount: 1 } }
      ]
    },
    { name: 'Slash', types: ['action', 'attack'], power: 4, text: '', abilities: [] },
    {
      name: 'Banner',
      types: ['item'],
      text: '',
      abilities: [
        {
          kind: 'static',
          id: 'up',
          effect: {
            kind: 'continuous',
            who: { all: { types: ['attack'] } },
            change: [
              { number: 'power', op: 'add', by: 3 },
              { number: 'power', op: 'multiply', by: 2 }
            ]
          }
        }
      ]
    }
  ],
  objects: [
    { id: 'ward', card: 'Ward', owner: 'P1', zone: 'arena', counters: { steam: 2 } },
    { id: 'slash', card: 'Slash', owner: 'P1', zone: 'stack' },
    { id: 'top', card: 'Slash', owner: 'P2', zone: 'deck' },
    { id: 'next', card: 'Slash', owner: 'P2', zone: 'deck' }
  ]
}

const world = startWorld(createBase(rulebooks.fab), scenario)

describe('folding an event', () => {
  it('damage lowers life, and what is read of it stops at zero', () => {
    const after = fold(world, {
      event: 'damage',
      source: 'slash',
      parts: [
        { target: 'P2', amount: 5 },
        { target: 'ward', amount: 1 }
      ]
    })
    expect(view(after).number('P2', 'life')).toBe(0)
    expect(after.objects.ward?.damage).toBe(1)
  })

  it('a draw takes the top card of the deck', () => {
    expect(fold(world, { event: 'draw', player: 'P2' }).objects.top?.zone).toBe('hand')
  })

  it('an object that leaves the arena is a new one, and its ability no longer functions', () => {
    const after = fold(world, { event: 'destroy', object: 'ward' })
    expect(after.objects.ward).toMatchObject({ zone: 'graveyard', incarnation: 2, counters: {} })
    expect(after.lastKnown.ward).toMatchObject({ zone: 'arena', counters: { steam: 2 } })
    expect(effects(world)).toHaveLength(1)
    expect(effects(after)).toHaveLength(0)
  })

  it('an object enters with the counters that its event gives it', () => {
    const after = fold(world, { event: 'move', object: 'top', from: 'deck', to: 'arena', counters: { steam: 3 }, status: 'tapped' })
    expect(after.objects.top).toMatchObject({ zone: 'arena', counters: { steam: 3 }, statuses: ['tapped'] })
  })

  it('an attack that becomes active stays the same object and begins a chain link', () => {
    const after = fold(world, { event: 'attack', object: 'slash', target: 'P2' })
    expect(after.objects.slash).toMatchObject({ zone: 'arena', incarnation: 1 })
    expect(view(after).attack).toEqual({ object: 'slash', target: 'P2' })
  })

  it('leaves the world before as it was', () => {
    const before = JSON.stringify(world.objects)
    fold(world, { event: 'counters', object: 'ward', counter: 'steam', delta: -1 })
    expect(JSON.stringify(world.objects)).toBe(before)
  })
})

describe('effects that a layer starts', () => {
  const attacked = fold(world, { event: 'attack', object: 'slash', target: 'P2' })
  const stop = { kind: 'rule', rule: 'suppress', event: { event: 'damage', hit: true } } as const

  it('last for a chain link until the next one begins', () => {
    const started = startEffect(attacked, { effect: stop, ability: 'stop', for: 'chain-link' }, scope('P2', 'ward'), 'settled')
    expect(started.lasting).toHaveLength(1)
    expect(fold(started, { event: 'attack', object: 'slash', target: 'P2' }).lasting).toHaveLength(0)
  })

  it('do not start for a chain link that there is not', () => {
    expect(startEffect(world, { effect: stop, ability: 'stop', for: 'chain-link' }, scope('P2', 'ward'), 'settled').lasting).toHaveLength(0)
  })

  it('fix the amount of a shield as it starts', () => {
    const prevents = { kind: 'prevention', event: { event: 'damage' }, amount: { counters: 'steam', of: 'self' } } as const
    const started = startEffect(
      world,
      { effect: { ...prevents, shield: true }, ability: 'prevents', for: 'turn' },
      scope('P1', 'ward'),
      'settled'
    )
    const drained = fold(started, { event: 'counters', object: 'ward', counter: 'steam', delta: -2 })
    expect(drained.lasting[0]?.effect).toMatchObject({ amount: 2 })
  })

  it('are told apart by how often the source has started them', () => {
    const once = startEffect(world, { effect: stop, ability: 'stop', for: 'turn' }, scope('P1', 'ward'), 'settled')
    const twice = startEffect(once, { effect: stop, ability: 'stop', for: 'turn' }, scope('P1', 'ward'), 'settled')
    expect(twice.lasting.map(lasting => lasting.ref)).toEqual([
      { source: 'ward', ability: 'stop' },
      { source: 'ward', ability: 'stop', n: 2 }
    ])
  })
})

describe('continuous effects', () => {
  it('multiply before they add, whatever their order in time', () => {
    const withBanner = startWorld(createBase(rulebooks.fab), {
      ...scenario,
      objects: [
        { id: 'banner', card: 'Banner', owner: 'P1', zone: 'arena' },
        { id: 'slash', card: 'Slash', owner: 'P1', zone: 'arena' }
      ]
    })
    expect(objectView(withBanner, 'slash')?.numbers.power).toBe(11)
  })
})
