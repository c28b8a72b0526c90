import { describe, expect, it } from 'vitest'
import type { Card } from '../../model/scenario/card.js'
import type { ContinuousEffect, Modification } from '../../model/scenario/effect.js'
import { at, bolt, card, final, instant, play, situation, words } from './testing/playing.js'

const unit = card('unit', [], { types: ['unit'], power: 2 })
const pump = (name: string, change: Modification, rest: Partial<ContinuousEffect> = {}): Card =>
  card(
    name,
    [{ kind: 'static', id: 'pump', effect: { kind: 'continuous', who: { all: { types: ['unit'] } }, change: [change], ...rest } }],
    { types: ['aura'] }
  )
const power = (game: ReturnType<typeof play>, id: string) => final(game).objects[id]?.numbers?.power

describe('continuous effects', () => {
  it('multiplies before it adds, whatever came first (6.3.3)', () => {
    const cards = [unit, pump('plus', { number: 'power', op: 'add', by: 3 }), pump('twice', { number: 'power', op: 'multiply', by: 2 })]
    expect(power(play(situation({ cards, objects: [at('p plus arena A'), at('t twice arena A'), at('u unit arena A')] })), 'u')).toBe(7)
  })

  it('sets base values in an earlier stage, which other effects then see (6.3.5a)', () => {
    const small = pump(
      'small',
      { number: 'power', op: 'add', by: 3 },
      { who: { all: { types: ['unit'], number: { name: 'power', base: true, op: '<=', value: 3 } } } }
    )
    const big = card('big', [], { types: ['unit'], power: 6 })
    const cards = [big, small, pump('shrink', { number: 'power', op: 'set-base', by: 3 })]
    expect(power(play(situation({ cards, objects: [at('s small arena A'), at('k shrink arena A'), at('b big arena A')] })), 'b')).toBe(6)
  })

  it('takes activated abilities away, all of them or one', () => {
    const rune = card('rune', [{ kind: 'activated', id: 'use', steps: [{ do: 'gain', player: 'you', of: 'life', amount: 1 }] }], {
      types: ['unit']
    })
    const objects = [at('h hush arena A'), at('r rune arena A')]
    const activations = (change: Modification) =>
      JSON.stringify(play(situation({ cards: [rune, pump('hush', change)], objects }))).includes('"option":"activate"')
    expect(activations({ loses: 'else' })).toBe(true)
    expect(activations({ loses: 'use' })).toBe(false)
    expect(activations({ losesAll: 'abilities' })).toBe(false)
  })

  it('stops at zero', () => {
    const cards = [unit, pump('drain', { number: 'power', op: 'subtract', by: 5 })]
    expect(power(play(situation({ cards, objects: [at('d drain arena A'), at('u unit arena A')] })), 'u')).toBe(0)
  })

  it('applies a static effect only to what fits it (6.2.3c), one of a layer to what it once applied to (6.2.2c)', () => {
    const next = instant('next', [
      {
        do: 'start',
        ability: 'next',
        for: 'turn',
        effect: {
          kind: 'continuous',
          who: { next: { event: 'play', player: 'you', object: { types: ['attack'] } } },
          change: [{ number: 'power', op: 'add', by: 4 }]
        }
      }
    ])
    const hit = card('hit', [], { types: ['action', 'attack'], power: 2 })
    const objects = [at('n next hand A'), at('h hit hand A')]
    expect(words(play(situation({ cards: [next, hit], objects }), ['A n', 'A h']))).toEqual([
      'apply h power add 4',
      'attack h',
      'damage B 6 hit',
      'close',
      'move h graveyard'
    ])
  })

  it('applies as an event, which may be replaced (6.2.5)', () => {
    const flourish = card(
      'flourish',
      [
        {
          kind: 'static',
          id: 'more',
          effect: {
            kind: 'replacement',
            class: 'standard',
            event: { event: 'apply', name: 'power' },
            change: { amount: { sum: [{ event: 'amount' }, 3] } }
          }
        }
      ],
      { types: ['item'] }
    )
    const grow = instant('grow', [
      {
        do: 'start',
        ability: 'grow',
        for: 'turn',
        effect: { kind: 'continuous', who: { all: { types: ['unit'] } }, change: [{ number: 'power', op: 'add', by: 2 }] }
      }
    ])
    const game = play(
      situation({ cards: [unit, flourish, grow], objects: [at('u unit arena A'), at('f flourish arena A'), at('g grow hand A')] }),
      ['A g']
    )
    expect(words(game)).toEqual(['applied f/more', 'apply u power add 5'])
    expect(power(game, 'u')).toBe(7)
  })

  it('ends an effect of a turn as the turn ends, and one without duration with it (6.2.2a)', () => {
    const grow = instant('grow', [
      {
        do: 'start',
        ability: 'grow',
        for: 'unstated',
        effect: { kind: 'continuous', who: { all: { types: ['unit'] } }, change: [{ number: 'power', op: 'add', by: 2 }] }
      }
    ])
    const until = { end: 'boundary', phase: 'start', player: 'B' } as const
    const game = play(situation({ cards: [unit, grow], objects: [at('u unit arena A'), at('g grow hand A')], until }), ['A g'])
    expect(words(game)).toEqual(['apply u power add 2', 'end boundary'])
    expect(power(game, 'u')).toBe(2)
  })

  it('does not take away a type that another effect has added (6.3.6)', () => {
    const cards = [
      unit,
      pump('grant', { addTypes: ['ice'] }),
      pump('strip', { removeTypes: ['ice'] }),
      card(
        'ice watcher',
        [{ kind: 'static', id: 'w', effect: { kind: 'prevention', event: { event: 'damage' }, amount: { count: { types: ['ice'] } } } }],
        { types: ['item'] }
      ),
      bolt(3)
    ]
    const objects = [at('g grant arena A'), at('s strip arena A'), at('u unit arena A'), at('w ice_watcher arena A'), at('x bolt_3 hand A')]
    expect(words(play(situation({ cards, objects }), ['A x']))).toEqual(['applied w/w prevents 1', 'damage B 2'])
  })
})
