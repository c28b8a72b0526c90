import { describe, expect, it } from 'vitest'
import type { Card } from '../../model/scenario/card.js'
import { at, bolt, card, instant, life, play, situation, words } from './testing/playing.js'

const twice = card(
  'twice',
  [
    {
      kind: 'static',
      id: 'twice',
      effect: {
        kind: 'replacement',
        class: 'standard',
        event: { event: 'damage' },
        change: { amount: { product: [{ event: 'amount' }, 2] } }
      }
    }
  ],
  { types: ['aura'] }
)
const plus = card(
  'plus',
  [
    {
      kind: 'static',
      id: 'plus',
      effect: { kind: 'replacement', class: 'standard', event: { event: 'damage' }, change: { amount: { sum: [{ event: 'amount' }, 1] } } }
    }
  ],
  { types: ['aura'] }
)
const pad = card('pad', [{ kind: 'static', id: 'pad', effect: { kind: 'prevention', event: { event: 'damage' }, amount: 3 } }], {
  types: ['aura']
})

describe('replacement', () => {
  const both = (first: string) =>
    play(situation({ cards: [twice, plus, bolt(2)], objects: [at('t twice arena A'), at('p plus arena B'), at('x bolt_2 hand A')] }), [
      'A x',
      `A ${first}`
    ])

  it('begins with the player whom the turn-player selects (6.5.2)', () => {
    expect(words(both('A'))).toEqual(['A? first-player: A B', 'applied t/twice', 'applied p/plus', 'damage B 5'])
    expect(words(both('B'))).toEqual(['A? first-player: A B', 'applied p/plus', 'applied t/twice', 'damage B 6'])
  })

  it('lets a player order their own effects (6.5.2a)', () => {
    const game = play(
      situation({ cards: [twice, plus, bolt(2)], objects: [at('t twice arena B'), at('p plus arena B'), at('x bolt_2 hand A')] }),
      ['A x', 'B p']
    )
    expect(words(game)).toEqual(['B? replacement: t p', 'applied p/plus', 'applied t/twice', 'damage B 6'])
  })

  it('applies standard replacements before prevention (6.5.4, 6.5.5)', () => {
    const game = play(
      situation({ cards: [twice, pad, bolt(2)], objects: [at('p pad arena B'), at('t twice arena A'), at('x bolt_2 hand A')] }),
      ['A x']
    )
    expect(words(game)).toEqual(['A? first-player: A B', 'applied t/twice', 'applied p/pad prevents 3', 'damage B 1'])
  })

  it('replaces an original event once, and not what it made of it (6.4.5)', () => {
    const fountain = card(
      'fountain',
      [
        {
          kind: 'static',
          id: 'more',
          effect: {
            kind: 'replacement',
            class: 'standard',
            event: { event: 'gain', player: 'you' },
            change: { instead: [{ do: 'gain', player: 'you', of: 'life', amount: 2 }] }
          }
        }
      ],
      { types: ['aura'] }
    )
    const gain = instant('gain', [{ do: 'gain', player: 'you', of: 'life', amount: 1 }])
    const game = play(situation({ cards: [fountain, gain], objects: [at('f fountain arena A'), at('g gain hand A')] }), ['A g'])
    expect(words(game)).toEqual(['applied f/more', 'gain A 2 life'])
  })

  it('does not apply to the parts what was applied to the whole, and draws one by one', () => {
    const more: Card = card(
      'more',
      [
        {
          kind: 'static',
          id: 'more',
          effect: {
            kind: 'replacement',
            class: 'standard',
            event: { event: 'draw', player: 'you' },
            change: { amount: { sum: [{ event: 'amount' }, 1] } }
          }
        }
      ],
      { types: ['aura'] }
    )
    const study = instant('study', [{ do: 'draw', player: 'you', count: 2 }])
    const objects = [at('m more arena A'), at('s study hand A'), ...['c1', 'c2', 'c3', 'c4'].map(id => at(`${id} more deck A`))]
    expect(words(play(situation({ cards: [more, study], objects }), ['A s']))).toEqual([
      'applied m/more',
      'draw A c1',
      'draw A c2',
      'draw A c3'
    ])
  })

  it('replaces an instruction by its own condition first (6.4.7, 6.5.3)', () => {
    const tome = instant('tome', [
      {
        do: 'draw',
        player: 'you',
        count: 1,
        instead: [{ if: { compare: [{ player: 'life', of: 'you' }, '<', 10] }, change: { amount: 2 } }]
      }
    ])
    const objects = [at('t tome hand A'), at('c1 tome deck A'), at('c2 tome deck A')]
    const players = (life: number) => [
      { id: 'A', life },
      { id: 'B', life: 20 }
    ]
    expect(words(play(situation({ cards: [tome], objects, players: players(9) }), ['A t']))).toEqual([
      'applied t/do',
      'draw A c1',
      'draw A c2'
    ])
    expect(words(play(situation({ cards: [tome], objects, players: players(10) }), ['A t']))).toEqual(['draw A c1'])
  })

  it('replaces an outcome after it came about (6.5.7)', () => {
    const retry = card(
      'retry',
      [
        {
          kind: 'static',
          id: 'again',
          effect: {
            kind: 'replacement',
            class: 'outcome',
            ordinal: { nth: [1], per: 'turn' },
            event: { event: 'contest', player: 'you', result: 'fail' },
            change: {
              instead: [
                { do: 'move', what: 'self', to: 'banished' },
                { do: 'contest', name: 'clash', with: 'opponent' }
              ]
            }
          }
        }
      ],
      { types: ['aura'] }
    )
    const clash = instant('clash', [{ do: 'contest', name: 'clash', with: 'opponent' }])
    const low = card('low', [], { types: ['blank'], power: 1 })
    const high = card('high', [], { types: ['blank'], power: 2 })
    const objects = [at('r retry arena A'), at('c clash hand A'), at('l low deck A'), at('h high deck B')]
    expect(words(play(situation({ cards: [retry, clash, low, high], objects }), ['A c']))).toEqual([
      'contest',
      'applied r/again',
      'move r banished',
      'contest'
    ])
  })

  it('lets an object enter with counters (6.4.8)', () => {
    const driver = card(
      'driver',
      [
        {
          kind: 'static',
          id: 'enters',
          effect: {
            kind: 'replacement',
            class: 'identity',
            event: { event: 'move', object: { ref: 'self' }, to: 'arena' },
            change: { with: { counters: { kind: 'steam', count: 3 } } }
          }
        }
      ],
      { types: ['item'] }
    )
    const build = instant('build', [
      { do: 'choose', from: { zone: 'hand', types: ['item'] }, as: 'item' },
      { do: 'move', what: 'chosen:item', to: 'arena' }
    ])
    const game = play(situation({ cards: [driver, build], objects: [at('d driver hand A'), at('b build hand A')] }), ['A b'])
    expect(words(game)).toEqual(['applied d/enters', 'move d arena'])
    expect(game.trace[game.trace.length - 1]).toMatchObject({ state: { objects: { d: { zone: 'arena', counters: { steam: 3 } } } } })
  })

  it('forbids what can not happen', () => {
    const ban = card(
      'ban',
      [{ kind: 'static', id: 'ban', effect: { kind: 'rule', rule: 'cant', event: { event: 'gain', player: 'any', of: 'life' } } }],
      { types: ['aura'] }
    )
    const gain = instant('gain', [{ do: 'gain', player: 'you', of: 'life', amount: 1 }])
    const game = play(situation({ cards: [ban, gain], objects: [at('n ban arena B'), at('g gain hand A')] }), ['A g'])
    expect(words(game)).toEqual([])
    expect(life(game)).toEqual({ A: 20, B: 20 })
  })
})
