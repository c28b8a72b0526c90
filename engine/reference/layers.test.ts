import { describe, expect, it } from 'vitest'
import { at, bolt, card, final, instant, life, play, situation, words } from './testing/playing.js'

describe('layers', () => {
  it('resolve last in, first out', () => {
    const objects = [at('x bolt_1 hand A'), at('y bolt_2 hand B')]
    const game = play(situation({ cards: [bolt(1), bolt(2)], objects }), ['A x', 'B y'])
    expect(words(game)).toEqual(['damage A 2', 'damage B 1'])
    expect(life(game)).toEqual({ A: 18, B: 19 })
  })

  it('are removed by what negates them', () => {
    const counter = instant('counter', [{ do: 'negate', what: 'target:it' }], [{ as: 'it', what: [{ zone: 'stack' }] }])
    const objects = [at('x bolt_1 hand A'), at('c counter hand B')]
    expect(words(play(situation({ cards: [bolt(1), counter], objects }), ['A x', 'B c']))).toEqual(['negate x', 'negated x'])
  })

  it('fail if all their targets are gone', () => {
    const snipe = instant('snipe', [{ do: 'destroy', what: 'target:it' }], [{ as: 'it', what: [{ types: ['aura'] }] }])
    const aura = card('aura', [], { types: ['aura'] })
    const objects = [at('x snipe hand A'), at('y snipe hand B'), at('a aura arena A'), at('b aura arena A')]
    const game = play(situation({ cards: [snipe, aura], objects }), ['A x', 'A a', 'B y', 'B a'])
    expect(words(game)).toEqual(['A? target: a b', 'B? target: a b', 'destroy a', 'failed x'])
  })

  it('have their modes and targets declared as they are put on the stack, and follow the printed order', () => {
    const charm = instant('charm', [
      {
        do: 'modes',
        pick: 2,
        modes: [
          { id: 'gain', steps: [{ do: 'gain', player: 'you', of: 'life', amount: 1 }] },
          { id: 'hurt', targets: [{ as: 'foe', what: [{ players: 'any' }] }], steps: [{ do: 'damage', to: 'target:foe', amount: 1 }] },
          { id: 'draw', steps: [{ do: 'draw', player: 'you', count: 1 }] }
        ]
      }
    ])
    const objects = [at('c charm hand A'), at('d charm deck A')]
    expect(words(play(situation({ cards: [charm], objects }), ['A c', 'A hurt', 'A gain', 'A B']))).toEqual([
      'A? mode: gain hurt draw',
      'A? mode: gain draw',
      'A? target: A B',
      'gain A 1 life',
      'damage B 1'
    ])
  })

  it('are announced with additional costs that are declared and paid', () => {
    const fused = card('fused', [
      { kind: 'extra-cost', id: 'fuse', name: 'fused', cost: [{ do: 'discard', player: 'you' }] },
      {
        kind: 'resolution',
        id: 'do',
        steps: [
          {
            do: 'if',
            if: { declared: 'fused' },
            then: [{ do: 'damage', to: 'opponent', amount: 4 }],
            else: [{ do: 'damage', to: 'opponent', amount: 1 }]
          }
        ]
      }
    ])
    const objects = [at('f fused hand A'), at('g fused hand A')]
    expect(words(play(situation({ cards: [fused], objects }), ['A f', 'A yes']))).toEqual([
      'A? extra-cost: yes no',
      'discard g',
      'damage B 4'
    ])
    expect(words(play(situation({ cards: [fused], objects: [at('f fused hand A')] }), ['A f']))).toEqual(['damage B 1'])
  })

  it('carry out what is optional, else the alternative', () => {
    const toll = instant('toll', [
      {
        do: 'unless',
        by: 'opponent',
        steps: [{ do: 'lose', player: 'opponent', of: 'resources', amount: 1 }],
        otherwise: [{ do: 'damage', to: 'opponent', amount: 2 }]
      }
    ])
    const rich = [
      { id: 'A', life: 20 },
      { id: 'B', life: 20, numbers: { resources: 1 } }
    ]
    const objects = [at('t toll hand A')]
    expect(words(play(situation({ cards: [toll], objects, players: rich }), ['A t', 'B yes']))).toEqual([
      'B? may: yes no',
      'lose B 1 resources'
    ])
    expect(words(play(situation({ cards: [toll], objects, players: rich }), ['A t']))).toEqual(['B? may: yes no', 'damage B 2'])
    expect(words(play(situation({ cards: [toll], objects }), ['A t']))).toEqual(['damage B 2'])
  })

  it('let each player act, from the controller on', () => {
    const rain = instant('rain', [{ do: 'each-player', steps: [{ do: 'draw', player: 'you', count: 1 }] }])
    const objects = [at('r rain hand B'), at('a rain deck A'), at('b rain deck B')]
    expect(words(play(situation({ cards: [rain], objects }), ['B r']))).toEqual(['draw B b', 'draw A a'])
  })

  it('trigger more often where an effect says so', () => {
    const chalice = card(
      'chalice',
      [
        {
          kind: 'triggered',
          id: 'sees',
          effect: { kind: 'trigger', trigger: { on: { event: 'damage' } }, steps: [{ do: 'gain', player: 'you', of: 'life', amount: 1 }] }
        }
      ],
      { types: ['aura'] }
    )
    const echo = card(
      'echo',
      [{ kind: 'static', id: 'echo', effect: { kind: 'rule', rule: 'extra-triggers', event: { event: 'damage' }, times: 1 } }],
      { types: ['aura'] }
    )
    const objects = [at('c chalice arena A'), at('e echo arena B'), at('x bolt_1 hand A')]
    expect(life(play(situation({ cards: [chalice, echo, bolt(1)], objects }), ['A x']))).toEqual({ A: 22, B: 19 })
  })

  it('belong to whoever controls their source', () => {
    const charm = instant(
      'charm',
      [
        {
          do: 'start',
          ability: 'charm',
          for: 'turn',
          effect: { kind: 'continuous', who: { ref: 'target:it' }, change: [{ controller: 'you' }] }
        }
      ],
      [{ as: 'it', what: [{ types: ['aura'] }] }]
    )
    const chalice = card(
      'chalice',
      [
        {
          kind: 'triggered',
          id: 'sees',
          effect: { kind: 'trigger', trigger: { on: { event: 'damage' } }, steps: [{ do: 'gain', player: 'you', of: 'life', amount: 1 }] }
        }
      ],
      { types: ['aura'] }
    )
    const objects = [at('c chalice arena B'), at('h charm hand A'), at('x bolt_1 hand A')]
    const game = play(situation({ cards: [charm, chalice, bolt(1)], objects }), ['A x', 'A h'])
    expect(life(game)).toEqual({ A: 21, B: 19 })
    expect(final(game).objects['c']).toMatchObject({ controller: 'A' })
  })
})
