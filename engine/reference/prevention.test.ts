import { describe, expect, it } from 'vitest'
import { at, bolt, card, instant, life, play, situation, words } from './testing/playing.js'

const toYou = { event: 'damage', target: { player: 'you' } } as const
const feign = instant('feign', [
  { do: 'start', ability: 'feign', for: 'turn', effect: { kind: 'prevention', event: toYou, amount: 'all', uses: 1 } }
])
const vambrace = instant('vambrace', [
  {
    do: 'start',
    ability: 'less',
    for: 'turn',
    effect: { kind: 'rule', rule: 'prevents-less', event: { event: 'damage' }, amount: 1, uses: 1 }
  }
])
const shield = (amount: number) =>
  instant('shield', [{ do: 'start', ability: 'shield', for: 'turn', effect: { kind: 'prevention', event: toYou, amount, shield: true } }])
const ward = card(
  'ward',
  [{ kind: 'static', id: 'ward', effect: { kind: 'prevention', event: toYou, amount: 1, also: [{ do: 'destroy', what: 'self' }] } }],
  { types: ['aura'] }
)
const truth = instant('truth', [
  {
    do: 'start',
    ability: 'truth',
    for: 'turn',
    effect: { kind: 'rule', rule: 'unpreventable', event: { event: 'damage', source: { ref: 'self' } } }
  },
  { do: 'damage', to: 'opponent', amount: 3 }
])

describe('prevention', () => {
  it('prevents the whole damage where no amount is stated, once (6.4.10b, 6.4.10i)', () => {
    const game = play(
      situation({ cards: [feign, bolt(3)], objects: [at('f feign hand B'), at('x bolt_3 hand A'), at('y bolt_3 hand A')] }),
      ['A x', 'A y', 'A pass', 'B f']
    )
    expect(words(game)).toEqual(['applied f/feign prevents 3', 'damage B 3'])
  })

  it('prevents less after the total is established (6.4.10g)', () => {
    const game = play(
      situation({ cards: [feign, vambrace, bolt(3)], objects: [at('f feign hand B'), at('v vambrace hand A'), at('x bolt_3 hand A')] }),
      ['A x', 'A v', 'A pass', 'B f']
    )
    expect(words(game)).toEqual(['applied f/feign prevents 2', 'damage B 1'])
  })

  it('charges a shield the total established before it prevents less (6.4.10g)', () => {
    const objects = [at('s shield hand B'), at('v vambrace hand A'), at('x bolt_3 hand A'), at('y bolt_3 hand A')]
    const game = play(situation({ cards: [shield(4), vambrace, bolt(3)], objects }), ['A y', 'A x', 'A v', 'A pass', 'B s'])
    expect(words(game)).toEqual(['applied s/shield prevents 2', 'damage B 1', 'applied s/shield prevents 1', 'damage B 2'])
  })

  it('keeps what remains of a shield, and ends it at zero (6.4.10j)', () => {
    const objects = [at('s shield hand B'), at('x bolt_3 hand A'), at('y bolt_3 hand A'), at('z bolt_3 hand A')]
    const game = play(situation({ cards: [shield(4), bolt(3)], objects }), ['A x', 'A y', 'A z', 'A pass', 'B s'])
    expect(words(game)).toEqual(['applied s/shield prevents 3', 'applied s/shield prevents 1', 'damage B 2', 'damage B 3'])
  })

  it('applies to damage that can not be prevented without effect or charge; its additional effect happens (6.4.10h)', () => {
    const objects = [at('s shield hand B'), at('w ward arena B'), at('t truth hand A'), at('x bolt_3 hand A')]
    const game = play(situation({ cards: [shield(3), ward, truth, bolt(3)], objects }), ['A x', 'A t', 'A pass', 'B s', 'B w'])
    expect(words(game)).toEqual([
      'B? replacement: w s',
      'applied w/ward prevents 0',
      'destroy w',
      'applied s/shield prevents 0',
      'damage B 3',
      'applied s/shield prevents 3'
    ])
  })

  it('performs further modifications before the damage (6.4.1a)', () => {
    const game = play(situation({ cards: [ward, bolt(3)], objects: [at('w ward arena B'), at('x bolt_3 hand A')] }), ['A x'])
    expect(words(game)).toEqual(['applied w/ward prevents 1', 'destroy w', 'damage B 2'])
  })

  it('lets its controller declare each point where several are damaged (6.4.10f)', () => {
    const shelter = instant('shelter', [
      { do: 'start', ability: 'shelter', for: 'turn', effect: { kind: 'prevention', event: { event: 'damage' }, amount: 3, shield: true } }
    ])
    const fork = instant('fork', [
      {
        do: 'damage-each',
        parts: [
          { to: 'you', amount: 2 },
          { to: 'opponent', amount: 2 }
        ]
      }
    ])
    const game = play(situation({ cards: [shelter, fork], objects: [at('s shelter hand B'), at('x fork hand A')] }), [
      'A x',
      'B s',
      'B B',
      'B A',
      'B B'
    ])
    expect(words(game)).toEqual(['B? allocate: A B', 'B? allocate: A B', 'B? allocate: A B', 'applied s/shelter prevents 3', 'damage A 1'])
    expect(life(game)).toEqual({ A: 19, B: 20 })
  })

  it('computes its amount anew for each application (6.4.2a)', () => {
    const spellvoid = card(
      'arcanite',
      [
        {
          kind: 'static',
          id: 'void',
          effect: {
            kind: 'prevention',
            event: toYou,
            amount: { count: { nameIncludes: 'arcanite' } },
            optional: true,
            also: [{ do: 'destroy', what: 'self' }]
          }
        }
      ],
      { types: ['equipment'] }
    )
    const objects = [at('v arcanite arena B'), at('w arcanite arena B'), at('x bolt_5 hand A')]
    const game = play(situation({ cards: [spellvoid, bolt(5)], objects }), ['A x', 'B w', 'B v'])
    expect(words(game)).toEqual([
      'B? replacement: v w done',
      'applied w/void prevents 2',
      'destroy w',
      'B? replacement: v done',
      'applied v/void prevents 1',
      'destroy v',
      'damage B 2'
    ])
  })

  it('reads the counters that a destroyed source had (6.4.10i)', () => {
    const dissipation = card(
      'dissipation',
      [
        {
          kind: 'activated',
          id: 'go',
          cost: [{ do: 'destroy', what: 'self' }],
          steps: [
            {
              do: 'start',
              ability: 'go',
              for: 'turn',
              effect: { kind: 'prevention', event: toYou, amount: { counters: 'steam', of: 'self', last: true }, uses: 1 }
            }
          ]
        }
      ],
      { types: ['item'] }
    )
    const objects = [at('d dissipation arena B', { counters: { steam: 2 } }), at('x bolt_3 hand A')]
    const game = play(situation({ cards: [dissipation, bolt(3)], objects }), ['A x', 'B d'])
    expect(words(game)).toEqual(['destroy d', 'applied d/go prevents 2', 'damage B 1'])
  })
})
