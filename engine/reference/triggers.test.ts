import { describe, expect, it } from 'vitest'
import type { Card } from '../../model/scenario/card.js'
import type { Trigger } from '../../model/scenario/effect.js'
import type { Step } from '../../model/scenario/step.js'
import { at, bolt, card, instant, play, situation, words, final } from './testing/playing.js'

const watcher = (name: string, trigger: Trigger, steps: readonly Step[]): Card =>
  card(name, [{ kind: 'triggered', id: 'sees', effect: { kind: 'trigger', trigger, steps } }], { types: ['aura'] })
const gain = (amount: number): Step => ({ do: 'gain', player: 'you', of: 'life', amount })
const attack = (power: number): Card => card(`attack ${power}`, [], { types: ['action', 'attack'], power })

describe('triggered effects', () => {
  it('counts a triggering that another effect prevents towards the limit (6.6.5f)', () => {
    const katsu = watcher(
      'katsu',
      { on: { event: 'damage', hit: true, source: { types: ['action', 'attack'], controller: 'you' } }, limit: { times: 1, per: 'turn' } },
      [gain(1)]
    )
    const trap = instant('trap', [
      { do: 'start', ability: 'trap', for: 'chain-link', effect: { kind: 'rule', rule: 'suppress', event: { event: 'damage', hit: true } } }
    ])
    const objects = [at('k katsu arena A'), at('t trap hand B'), at('x attack_2 hand A'), at('y attack_2 hand A')]
    const players = [
      { id: 'A', life: 20, numbers: { 'action-points': 2 } },
      { id: 'B', life: 20 }
    ]
    const scenario = situation({ cards: [katsu, trap, attack(2)], objects, players })
    // With a pass on the stack's bottom, the trap is played once the attack is there.
    const game = play(scenario, ['A x', 'A pass', 'B pass', 'A pass', 'B t', 'A y'])
    expect(words(game).filter(each => !each.startsWith('move'))).toEqual([
      'attack x',
      'damage B 2 hit',
      'suppressed k/sees by effect',
      'attack y',
      'damage B 2 hit',
      'suppressed k/sees by limit',
      'close'
    ])
  })

  it('triggers at most as often as its limit (6.6.5e)', () => {
    const chalice = watcher('chalice', { on: { event: 'damage', target: { player: 'you' } }, limit: { times: 1, per: 'turn' } }, [gain(1)])
    const objects = [at('c chalice arena B'), at('x bolt_1 hand A'), at('y bolt_1 hand A')]
    expect(words(play(situation({ cards: [chalice, bolt(1)], objects }), ['A x', 'A y']))).toEqual([
      'damage B 1',
      'triggered c/sees',
      'layer c/sees',
      'gain B 1 life',
      'damage B 1',
      'suppressed c/sees by limit'
    ])
  })

  it('lets each player order their own layers, from the player selected (6.6.6b)', () => {
    const one = watcher('one', { on: { event: 'damage' } }, [gain(1)])
    const two = watcher('two', { on: { event: 'damage' } }, [gain(2)])
    const objects = [at('a one arena A'), at('b one arena B'), at('c two arena B'), at('x bolt_1 hand A')]
    const game = play(situation({ cards: [one, two, bolt(1)], objects }), ['A x', 'A B', 'B c'])
    expect(words(game)).toEqual([
      'damage B 1',
      'triggered a/sees',
      'triggered b/sees',
      'triggered c/sees',
      'A? first-player: A B',
      'B? trigger-order: b c',
      'layer c/sees',
      'layer b/sees',
      'layer a/sees',
      'gain A 1 life',
      'gain B 1 life',
      'gain B 2 life'
    ])
  })

  it('names occurrences by their place in the turn, whoever was there (6.6.5d)', () => {
    const first = watcher('first', { on: { event: 'draw', player: 'you' }, ordinal: { nth: [1], per: 'turn' } }, [gain(1)])
    const draw = instant('draw', [{ do: 'draw', player: 'you', count: 1 }])
    const build = instant('build', [
      { do: 'choose', from: { zone: 'hand', types: ['aura'] }, as: 'it' },
      { do: 'move', what: 'chosen:it', to: 'arena' }
    ])
    const objects = [
      at('f first hand A'),
      at('b build hand A'),
      at('d draw hand A'),
      at('e draw hand A'),
      at('c1 build deck A'),
      at('c2 build deck A')
    ]
    const late = play(situation({ cards: [first, draw, build], objects }), ['A e', 'A b', 'A d'])
    expect(words(late)).toEqual(['draw A c1', 'move f arena', 'draw A c2'])
  })

  it('tests the condition after the comma only as the effect is generated (6.6.1c)', () => {
    const weak = watcher(
      'weak',
      { on: { event: 'damage', target: { player: 'you' } }, if: { compare: [{ player: 'life', of: 'you' }, '<', 10] } },
      [gain(5)]
    )
    const game = play(situation({ cards: [weak, bolt(1)], objects: [at('w weak arena B'), at('x bolt_1 hand A')] }), ['A x'])
    expect(words(game)).toEqual(['damage B 1', 'triggered w/sees', 'layer w/sees'])
  })

  it('triggers on a state when it comes about, and fails if it is over (6.6.5c)', () => {
    const low = watcher('low', { when: { compare: [{ player: 'life', of: 'you' }, '<=', 19] } }, [gain(3)])
    const heal = instant('heal', [gain(1)])
    const objects = [at('l low arena B'), at('x bolt_1 hand A'), at('h heal hand B')]
    expect(words(play(situation({ cards: [low, heal, bolt(1)], objects }), ['A x']))).toEqual([
      'damage B 1',
      'triggered l/sees',
      'layer l/sees',
      'gain B 3 life'
    ])
    const healed = play(situation({ cards: [low, heal, bolt(1)], objects }), ['A x', 'A pass', 'B pass', 'A pass', 'B h'])
    expect(words(healed)).toEqual(['damage B 1', 'triggered l/sees', 'layer l/sees', 'gain B 1 life', 'failed l:1'])
  })

  it('ceases without a legal target (6.6.6a)', () => {
    const hunter = card(
      'hunter',
      [
        {
          kind: 'triggered',
          id: 'sees',
          effect: {
            kind: 'trigger',
            trigger: { on: { event: 'damage' } },
            targets: [{ as: 'prey', what: [{ types: ['prey'] }] }],
            steps: [{ do: 'destroy', what: 'target:prey' }]
          }
        }
      ],
      { types: ['aura'] }
    )
    const game = play(situation({ cards: [hunter, bolt(1)], objects: [at('h hunter arena B'), at('x bolt_1 hand A')] }), ['A x'])
    expect(words(game)).toEqual(['damage B 1', 'triggered h/sees', 'ceased no-target'])
  })

  it('sees its own source leave (6.6.5a)', () => {
    const kimono = watcher('kimono', { on: { event: 'destroy', object: { ref: 'self' } } }, [gain(1)])
    const sweep = instant('sweep', [{ do: 'destroy', what: { all: { types: ['aura'] } } }])
    const objects = [at('k kimono arena B'), at('l kimono arena B'), at('s sweep hand A')]
    const game = play(situation({ cards: [kimono, sweep], objects }), ['A s', 'A l', 'B k'])
    expect(words(game)).toEqual([
      'A? part-order: k l',
      'destroy l',
      'triggered l/sees',
      'destroy k',
      'triggered k/sees',
      'B? trigger-order: l k',
      'layer k/sees',
      'layer l/sees',
      'gain B 1 life',
      'gain B 1 life'
    ])
  })

  it('asks for no order of what does nothing: damage of 0 to several (1.9.1b)', () => {
    const spark = (amount: number): Card => instant(`spark ${amount}`, [{ do: 'damage', to: { all: { types: ['aura'] } }, amount }])
    const cloud = card('cloud', [], { types: ['aura'], life: 3 })
    const objects = (name: string) => [at('k cloud arena B'), at('l cloud arena B'), at(`s ${name} hand A`)]
    const none = play(situation({ cards: [cloud, spark(0)], objects: objects('spark_0') }), ['A s'])
    expect(words(none)).toEqual([])
    const some = play(situation({ cards: [cloud, spark(1)], objects: objects('spark_1') }), ['A s', 'A l'])
    expect(words(some)).toContain('A? part-order: k l')
  })

  it('triggers a delayed effect the next time only, within its turn (6.6.3)', () => {
    const ear = instant('ear', [
      {
        do: 'start',
        ability: 'ear',
        for: 'turn',
        effect: { kind: 'trigger', trigger: { on: { event: 'damage' } }, uses: 1, steps: [gain(2)] }
      }
    ])
    const objects = [at('e ear hand A'), at('x bolt_1 hand A'), at('y bolt_1 hand A')]
    expect(words(play(situation({ cards: [ear, bolt(1)], objects }), ['A x', 'A y', 'A e']))).toEqual([
      'damage B 1',
      'triggered e/ear',
      'layer e/ear',
      'gain A 2 life',
      'damage B 1'
    ])
  })

  it('triggers "when you do" at once, if it was done (6.6.2a)', () => {
    const throwing = instant('throwing', [
      {
        do: 'may',
        steps: [
          { do: 'choose', from: { types: ['aura'] }, as: 'it' },
          { do: 'sacrifice', what: 'chosen:it', as: 'thrown' }
        ]
      },
      { do: 'when', did: 'thrown', ability: 'hit', steps: [{ do: 'damage', to: 'opponent', amount: 2 }] }
    ])
    const aura = card('aura', [], { types: ['aura'] })
    const objects = [at('a aura arena A'), at('t throwing hand A')]
    expect(words(play(situation({ cards: [throwing, aura], objects }), ['A t', 'A yes']))).toEqual([
      'A? may: yes no',
      'sacrifice a',
      'triggered t/hit',
      'layer t/hit',
      'damage B 2'
    ])
    expect(words(play(situation({ cards: [throwing, aura], objects }), ['A t']))).toEqual(['A? may: yes no'])
  })

  it('triggers on a state if it is there as that is generated, and fails if it is over (6.6.2a, 5.3.2b)', () => {
    const rich: Step = {
      do: 'when',
      holds: { compare: [{ player: 'life', of: 'you' }, '>=', 21] },
      ability: 'hit',
      steps: [{ do: 'damage', to: 'opponent', amount: 2 }]
    }
    const after = (...steps: Step[]): readonly string[] =>
      words(play(situation({ cards: [instant('oath', steps)], objects: [at('o oath hand A')] }), ['A o']))
    const less: Step = { do: 'lose', player: 'you', of: 'life', amount: 1 }
    expect(after(gain(1), rich)).toEqual(['gain A 1 life', 'triggered o/hit', 'layer o/hit', 'damage B 2'])
    expect(after(rich, gain(1))).toEqual(['gain A 1 life'])
    expect(after(gain(1), rich, less)).toEqual(['gain A 1 life', 'triggered o/hit', 'lose A 1 life', 'layer o/hit', 'failed l:1'])
  })

  it('ends the game for a player without life', () => {
    const game = play(situation({ cards: [bolt(20)], objects: [at('x bolt_20 hand A')] }), ['A x'])
    expect(words(game)).toEqual(['damage B 20', 'defeat B', 'end game-over A'])
    expect(final(game).players).toEqual({ A: { life: 20, 'action-points': 1 }, B: { life: 0 } })
  })
})
