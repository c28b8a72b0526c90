import { describe, expect, it } from 'vitest'
import type { Ability } from '../../model/scenario/card.js'
import type { Duration, Effect, Trigger } from '../../model/scenario/effect.js'
import type { Step } from '../../model/scenario/step.js'
import { at, bolt, card, eventWords, final, instant, play, situation, words } from './testing/playing.js'
import type { Game } from './testing/playing.js'

const padding: Effect = { kind: 'prevention', event: { event: 'damage' }, amount: 1 }
const pad = (duration: Duration) => instant('pad', [{ do: 'start', ability: 'pad', for: duration, effect: padding }])
const attack = (power: number) => card(`attack ${power}`, [], { types: ['action', 'attack'], power })
const players = [
  { id: 'A', life: 20, numbers: { 'action-points': 2 } },
  { id: 'B', life: 20 }
]

describe('the turn', () => {
  it('takes the chain through its steps, each with priority but the last', () => {
    const game = play(situation({ cards: [attack(2)], objects: [at('x attack_2 hand A')] }), ['A x'])
    const begun = game.trace.flatMap(seen =>
      seen.see === 'event' ? seen.events.filter(each => each.event === 'begin').map(eventWords) : []
    )
    expect(begun).toEqual(['attack', 'defend', 'reaction', 'damage', 'resolution', 'close'].map(step => `begin ${step} A`))
    expect(words(game)).toEqual(['attack x', 'damage B 2 hit', 'close', 'move x graveyard'])
  })

  it('spends an action point for each action, and plays the next attack in the Resolution Step', () => {
    const objects = [at('x attack_2 hand A'), at('y attack_2 hand A'), at('z attack_2 hand A')]
    const game = play(situation({ cards: [attack(2)], objects, players }), ['A x', 'A y', 'A z'])
    expect(words(game)).toEqual([
      'attack x',
      'damage B 2 hit',
      'attack y',
      'damage B 2 hit',
      'close',
      'move x graveyard',
      'move y graveyard'
    ])
    expect(final(game).objects['z']).toMatchObject({ zone: 'hand' })
  })

  it('ends the effects of a chain link as the next link begins, those of the chain as it closes', () => {
    const objects = [at('p pad hand B'), at('x attack_2 hand A'), at('y attack_2 hand A')]
    const script = ['A x', 'A pass', 'B pass', 'A pass', 'B p', 'A y']
    const damage = (duration: Duration) =>
      words(play(situation({ cards: [pad(duration), attack(2)], objects, players }), script)).filter(each => each.startsWith('damage'))
    expect(damage('chain-link')).toEqual(['damage B 1 hit', 'damage B 2 hit'])
    expect(damage('combat-chain')).toEqual(['damage B 1 hit', 'damage B 1 hit'])
  })

  it('starts no effect for a chain link that does not exist', () => {
    const objects = [at('p pad hand B'), at('x bolt_2 hand A')]
    expect(words(play(situation({ cards: [pad('chain-link'), bolt(2)], objects }), ['A x', 'B p']))).toEqual(['damage B 2'])
  })

  it('closes the chain if the attack vanishes', () => {
    const banish = instant('banish', [{ do: 'move', what: 'attack', to: 'banished' }])
    const objects = [at('b banish hand B'), at('x attack_2 hand A')]
    const game = play(situation({ cards: [banish, attack(2)], objects }), ['A x', 'A pass', 'B pass', 'B b'])
    expect(words(game)).toEqual(['attack x', 'move x banished', 'close'])
  })

  it("keeps an effect until the end of its player's next turn, and fixes that as it starts (6.2.2a)", () => {
    const slow = card('slow', [{ kind: 'resolution', id: 'do', steps: [{ do: 'damage', to: 'opponent', amount: 2 }] }], {
      types: ['action']
    })
    const objects = [at('p pad hand B'), at('x bolt_2 hand A'), at('y slow hand B')]
    const until = { end: 'boundary', phase: 'start', player: 'A' } as const
    const game = play(situation({ cards: [pad('end-of-your-next-turn'), bolt(2), slow], objects, until }), ['A x', 'B p', 'B y'])
    expect(words(game)).toEqual(['applied p/pad prevents 1', 'damage B 1', 'applied p/pad prevents 1', 'damage A 1', 'end boundary'])
  })

  it('begins phases, and resolves triggers without priority where there is none', () => {
    const dawn = card(
      'dawn',
      [
        {
          kind: 'triggered',
          id: 'dawn',
          effect: {
            kind: 'trigger',
            trigger: { on: { event: 'begin', name: 'start', player: 'you' } },
            steps: [{ do: 'gain', player: 'you', of: 'life', amount: 1 }]
          }
        }
      ],
      { types: ['aura'] }
    )
    const game = play(situation({ cards: [dawn], objects: [at('d dawn arena A')], phase: 'start', begin: true }))
    expect(words(game)).toEqual(['triggered d/dawn', 'layer d/dawn', 'gain A 1 life'])
    expect(final(game).players['A']).toEqual({ life: 21, 'action-points': 1 })
  })

  it('lets a delayed effect that awaits a phase last until it triggers (6.6.3a)', () => {
    const later = instant('later', [
      {
        do: 'start',
        ability: 'later',
        for: 'unstated',
        effect: {
          kind: 'trigger',
          trigger: { on: { event: 'begin', name: 'start' } },
          steps: [{ do: 'gain', player: 'you', of: 'life', amount: 1 }]
        }
      }
    ])
    const until = { end: 'boundary', phase: 'action', player: 'A' } as const
    expect(words(play(situation({ cards: [later], objects: [at('l later hand A')], until }), ['A l']))).toEqual([
      'triggered l/later',
      'layer l/later',
      'gain A 1 life',
      'end boundary'
    ])
  })
})

describe('what goes on by itself in a phase without priority', () => {
  const onBegin = (steps: readonly Step[]): Ability => ({
    kind: 'triggered',
    id: 'begin',
    effect: { kind: 'trigger', trigger: { on: { event: 'begin', name: 'end' } }, steps: [...steps] }
  })
  const endless = (event: 'reveal' | 'gain', step: Step, more: Partial<Trigger> = {}): Game => {
    const echo: Ability = { kind: 'triggered', id: 'echo', effect: { kind: 'trigger', trigger: { on: { event }, ...more }, steps: [step] } }
    const objects = [at('g gallery arena A')]
    const until = { end: 'boundary', phase: 'start', player: 'B' } as const
    return play(situation({ cards: [card('gallery', [onBegin([step]), echo])], objects, phase: 'end', begin: true, until }))
  }
  const reveal: Step = { do: 'reveal', what: 'self' }

  it('is a loop where a situation comes again', () => {
    const game = endless('reveal', reveal)
    expect(game.trace.at(-1)).toMatchObject({ see: 'end', why: 'loop' })
    expect(game.trace.filter(each => each.see === 'resolve')).toHaveLength(2)
  })

  it('is none where the game changes, or where a text counts what has happened', () => {
    const grows = endless('gain', { do: 'gain', player: 'you', of: 'life', amount: 1 })
    expect(grows.trace.at(-1)).toMatchObject({ see: 'end', why: 'budget' })
    const counts = endless('reveal', reveal, { if: { happened: { event: 'reveal' }, this: 'turn' } })
    expect(counts.trace.at(-1)).toMatchObject({ see: 'end', why: 'budget' })
  })
})

it('a player who has lost takes along what is theirs, and the game goes on', () => {
  const three = ['A', 'B', 'C'].map(id => ({ id, life: id === 'B' ? 0 : 20 }))
  const objects = [at('mine plain arena A'), at('theirs plain arena B'), at('card plain hand B')]
  const game = play(situation({ cards: [card('plain', [])], objects, players: three }))
  expect(final(game).objects).toMatchObject({ mine: { zone: 'arena' }, theirs: { zone: 'outside' }, card: { zone: 'outside' } })
  expect(game.trace.flatMap(each => (each.see === 'prompt' ? each.player : []))).toEqual(['A', 'C'])
})
