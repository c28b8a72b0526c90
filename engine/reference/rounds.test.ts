/**
 * Games that check until nothing changes: checks, events at once, and what they trigger.
 */
import { describe, expect, it } from 'vitest'
import { at, card, engineFor, instant, life, play, situation, words } from './testing/playing.js'
import type { Ability, Card } from '../../model/scenario/card.js'
import type { Pattern } from '../../model/scenario/pattern.js'
import type { Step } from '../../model/scenario/step.js'
import type { Trigger } from '../../model/scenario/effect.js'

const MTG = 'precombat-main'
const mtg = engineFor('mtg')
const ga = engineFor('ga')

const triggered = (trigger: Trigger, steps: readonly Step[], id = 't'): Ability => ({
  kind: 'triggered',
  id,
  effect: { kind: 'trigger', trigger, steps: [...steps] }
})
const gain = (amount: number): Step => ({ do: 'gain', player: 'you', of: 'life', amount })
const on = (pattern: Pattern, steps: readonly Step[] = [gain(1)]): Ability => triggered({ on: pattern }, steps)
const creature = (name: string, toughness: number, abilities: readonly Ability[] = [], types: readonly string[] = []): Card =>
  card(name, abilities, { types: ['creature', ...types], power: 1, toughness, life: toughness })

const sweep = instant('sweep', [{ do: 'destroy', what: { all: { types: ['creature'] } } }])
const rain = instant('rain', [{ do: 'damage', to: { all: { types: ['creature'] } }, amount: 2 }])
const dies: Pattern = { event: 'move', from: 'arena', to: 'graveyard', object: { types: ['creature'] } }

describe('checks that are repeated', () => {
  it('act as one event, and again on what that brings [mtg-context:704.3]', () => {
    const captain = creature('captain', 1, [
      {
        kind: 'static',
        id: 'lead',
        effect: {
          kind: 'continuous',
          who: { all: { types: ['creature'], other: true } },
          change: [{ number: 'toughness', op: 'add', by: 1 }]
        }
      }
    ])
    const game = situation({
      cards: [rain, captain, creature('squire', 2), creature('ogre', 2)],
      objects: [at('r rain hand A'), at('c captain arena A'), at('s squire arena A'), at('o ogre arena B')],
      phase: MTG
    })
    expect(words(play(game, ['A r'], mtg))).toEqual(['damage c 2, s 2, o 2', 'destroy c', 'destroy s', 'destroy o'])
  })

  it('of all kinds act together; each alone where the structure says so [mtg-context:704.3 ga-context:SBC-T.1]', () => {
    const crown = instant('crown', [{ do: 'damage', to: { all: { types: ['weak'] } }, amount: 2 }])
    const king = (types: readonly string[]): Card => creature('king', 5, [], types)
    const objects = [at('c crown hand A'), at('k1 king arena A'), at('k2 king arena A'), at('w weakling arena B')]
    const cards = (type: string): readonly Card[] => [crown, king([type]), creature('weakling', 2, [], ['weak'])]
    const inMtg = play(situation({ cards: cards('legendary'), objects, phase: MTG }), ['A k2', 'A c'], mtg)
    expect(words(inMtg).slice(0, 3)).toEqual(['A? keep: k1 k2', 'move k1 graveyard', 'damage w 2'])
    const inGa = play(situation({ cards: cards('unique'), objects, phase: 'main' }), ['A k2', 'A c'], ga)
    expect(words(inGa).slice(0, 2)).toEqual(['A? keep: k1 k2', 'sacrifice k1'])
    const groups = inMtg.trace.filter(seen => seen.see === 'event' && seen.cause && 'rule' in seen.cause && seen.cause.rule === 'check')
    expect(groups.map(seen => seen.see === 'event' && seen.events.length)).toEqual([1, 1])
  })

  it('ask who keeps what in turn order [mtg-context:704.5j mtg-context:101.4]', () => {
    const king = creature('king', 5, [], ['legendary'])
    const objects = [at('b1 king arena B'), at('b2 king arena B'), at('a1 king arena A'), at('a2 king arena A')]
    const game = play(situation({ cards: [king], objects, phase: MTG }), ['A a2', 'B b1'], mtg)
    expect(words(game)).toEqual(['A? keep: a1 a2', 'B? keep: b1 b2', 'move a1 graveyard', 'move b2 graveyard'])
  })

  it('let all who lose at once lose: the game is a draw [mtg-context:704.5a]', () => {
    const doom = instant('doom', [{ do: 'damage', to: { players: 'any' }, amount: 20 }])
    const game = play(situation({ cards: [doom], objects: [at('d doom hand A')], phase: MTG }), ['A d'], mtg)
    expect(words(game)).toEqual(['damage A 20, B 20', 'defeat A', 'defeat B', 'end game-over'])
  })

  it('find poison and the empty deck; the latter loses at once in a game that says so [mtg-context:704.5b mtg-context:704.5c ga-context:DR.6]', () => {
    const taint = instant('taint', [{ do: 'gain', player: 'opponent', of: 'poison', amount: 10 }])
    const tainted = play(situation({ cards: [taint], objects: [at('x taint hand A')], phase: MTG }), ['A x'], mtg)
    expect(words(tainted).slice(-2)).toEqual(['defeat B', 'end game-over A'])
    const study = instant('study', [{ do: 'draw', player: 'you', count: 1 }, gain(3)])
    const empty = { cards: [study], objects: [at('s study hand A')] }
    expect(words(play(situation({ ...empty, phase: MTG }), ['A s'], mtg))).toEqual(['gain A 3 life', 'defeat A', 'end game-over B'])
    expect(words(play(situation({ ...empty, phase: 'main' }), ['A s'], ga))).toEqual(['defeat A', 'end game-over B'])
  })

  it('leave nothing of a draw of several to one who has lost by the first of them [ga-context:DR.6]', () => {
    const study = instant('study', [{ do: 'draw', player: 'you', count: 2 }])
    const pupil = creature('pupil', 1, [
      {
        kind: 'static',
        id: 'one',
        effect: { kind: 'replacement', class: 'standard', event: { event: 'draw' }, change: { amount: 1 } }
      }
    ])
    const objects = [at('s study hand A'), at('p pupil arena B')]
    const players = ['A', 'B', 'C'].map(id => ({ id, life: 20 }))
    const game = play(situation({ cards: [study, pupil], objects, phase: 'main', players }), ['A s'], ga)
    expect(game.trace.filter(({ see }) => see === 'proposed')).toHaveLength(1)
    expect(words(game)).toContain('defeat A')
  })

  it('end in a loop where they never come to rest', () => {
    const ghost = creature('ghost', 0, [
      {
        kind: 'static',
        id: 'stay',
        effect: {
          kind: 'replacement',
          class: 'standard',
          event: { event: 'move', object: { ref: 'self' }, to: 'graveyard' },
          change: { instead: [] }
        }
      }
    ])
    const game = play(situation({ cards: [ghost], objects: [at('g ghost arena A')], phase: MTG }), [], mtg)
    expect(words(game).at(-1)).toBe('end loop')
  })
})

describe('events at once', () => {
  const ward: Ability = {
    kind: 'static',
    id: 'ward',
    effect: {
      kind: 'replacement',
      class: 'standard',
      event: { event: 'destroy', object: { ref: 'self' } },
      change: { instead: [{ do: 'gain', player: 'you', of: 'life', amount: 2 }] }
    }
  }

  it('are all gone through before any occurs; what takes the place of one follows [mtg-context:616.1 mtg-context:614.6]', () => {
    const objects = [at('s sweep hand A'), at('b plain arena B'), at('w warded arena A'), at('v warded arena B')]
    const game = play(situation({ cards: [sweep, creature('plain', 2), creature('warded', 2, [ward])], objects, phase: MTG }), ['A s'], mtg)
    expect(words(game)).toEqual(['applied w/ward', 'applied v/ward', 'destroy b', 'gain A 2 life', 'gain B 2 life'])
  })

  it('are seen by all that leave in them, by what was there before; and once by "one or more" [mtg:603.2c mtg:603.10a]', () => {
    const objects = [at('s sweep hand A'), at('m mourner arena A'), at('b plain arena B'), at('c choir arena A')]
    const cards = [
      sweep,
      creature('plain', 2),
      creature('mourner', 1, [on({ ...dies, object: { types: ['creature'], other: true } })]),
      card('choir', [triggered({ on: dies, oneOrMore: true }, [gain(5)])], { types: ['enchantment'] })
    ]
    const game = play(situation({ cards, objects, phase: MTG }), ['A s', 'A m'], mtg)
    expect(words(game).filter(word => word.startsWith('triggered'))).toEqual(['triggered c/t', 'triggered m/t'])
    expect(life(game)).toEqual({ A: 26, B: 20 })
  })

  it('are not seen by what leaves where that sees its own leaving only', () => {
    const objects = [at('s sweep hand A'), at('m mourner arena A'), at('b plain arena B')]
    const cards = [sweep, creature('plain', 2), creature('mourner', 1, [on(dies)])]
    expect(
      words(play(situation({ cards, objects, phase: 'main' }), ['A s'], ga)).filter(word => word.startsWith('triggered'))
    ).toHaveLength(1)
    expect(words(play(situation({ cards, objects, phase: MTG }), ['A s'], mtg)).filter(word => word.startsWith('triggered'))).toHaveLength(
      2
    )
  })

  it('look back only for conditions that speak of leaving [mtg:603.6c mtg:603.10]', () => {
    const anywhere: Pattern = { event: 'move', to: 'graveyard', object: { types: ['creature'] } }
    const objects = [at('s sweep hand A'), at('m mourner arena A')]
    const game = play(situation({ cards: [sweep, creature('mourner', 1, [on(anywhere)])], objects, phase: MTG }), ['A s'], mtg)
    expect(words(game)).toEqual(['destroy m'])
  })

  it('let all players choose before their cards go [mtg-context:608.2e]', () => {
    const loss = instant('loss', [{ do: 'each-player', steps: [{ do: 'discard', player: 'you', count: 1 }] }])
    const page = card('page', [], { types: ['page'] })
    const objects = [at('l loss hand B'), at('a1 page hand A'), at('a2 page hand A'), at('b1 page hand B'), at('b2 page hand B')]
    const game = play(situation({ cards: [loss, page], objects, phase: MTG }), ['B l', 'A a2', 'B b1'], mtg)
    const discards = game.trace.flatMap(seen => (seen.see === 'event' && seen.events[0]!.event === 'discard' ? [seen.events.length] : []))
    expect(discards).toEqual([2])
  })
})

describe('one event that affects several players', () => {
  it('is gone through by each for their part, in turn order, and again from the first pass [mtg-context:616.1 mtg-context:616.1f]', () => {
    const guard: Ability = {
      kind: 'static',
      id: 'guard',
      effect: { kind: 'prevention', event: { event: 'damage', target: { player: 'you' } }, amount: 1 }
    }
    const storm = instant('storm', [{ do: 'damage', to: { players: 'any' }, amount: 3 }])
    const objects = [at('s storm hand A'), at('gb guard arena B'), at('ga guard arena A')]
    const game = play(situation({ cards: [storm, card('guard', [guard], { types: ['enchantment'] })], objects, phase: MTG }), ['A s'], mtg)
    expect(words(game)).toEqual(['applied ga/guard prevents 1', 'applied gb/guard prevents 1', 'damage A 2, B 2'])
  })

  it('is prevented from each by a static effect [mtg-context:615.10]', () => {
    const aegis: Ability = {
      kind: 'static',
      id: 'aegis',
      effect: { kind: 'prevention', event: { event: 'damage', target: { types: ['creature'] } }, amount: 1 }
    }
    const objects = [at('r rain hand A'), at('x plain arena A'), at('y plain arena A'), at('e aegis arena A')]
    const cards = [rain, creature('plain', 5), card('aegis', [aegis], { types: ['enchantment'] })]
    expect(words(play(situation({ cards, objects, phase: MTG }), ['A r'], mtg))).toEqual(['applied e/aegis prevents 2', 'damage x 1, y 1'])
    const inAll = engineFor('mtg', structure => ({
      ...structure,
      prevention: { ...structure.prevention, staticAmount: { value: 'in-total', rules: [] } }
    }))
    expect(words(play(situation({ cards, objects, phase: MTG }), ['A r'], inAll))).toContain('damage x 1, y 2')
  })
})

describe('what is forbidden, replaced or elsewhere', () => {
  const ban: Ability = {
    kind: 'static',
    id: 'ban',
    effect: { kind: 'rule', rule: 'cant', event: { event: 'gain', of: 'life' } }
  }

  it('only a self-replacement acts on what can not happen [mtg-context:614.17]', () => {
    const wish: Step = {
      do: 'gain',
      player: 'you',
      of: 'life',
      amount: 3,
      instead: [{ if: { compare: [1, '=', 1] }, change: { instead: [{ do: 'damage', to: 'opponent', amount: 1 }] } }]
    }
    const objects = [at('w wish hand A'), at('b ban arena B')]
    const cards = [instant('wish', [wish]), card('ban', [ban], { types: ['enchantment'] })]
    expect(words(play(situation({ cards, objects, phase: MTG }), ['A w'], mtg))).toEqual(['applied w/do', 'damage B 1'])
    expect(words(play(situation({ cards, objects, phase: 'main' }), ['A w'], ga))).toEqual([])
  })

  it('what is destroyed elsewhere is destroyed in one game and not in the other [ga-context:GE.6]', () => {
    const away: Ability = {
      kind: 'static',
      id: 'away',
      effect: { kind: 'replacement', class: 'standard', event: { event: 'destroy' }, change: { to: 'banished' } }
    }
    const objects = [at('s sweep hand A'), at('x plain arena A'), at('v void arena A'), at('l bell arena A')]
    const cards = [
      sweep,
      creature('plain', 2),
      card('void', [away], { types: ['enchantment'] }),
      card('bell', [on({ event: 'destroy' })], { types: ['item'] })
    ]
    expect(words(play(situation({ cards, objects, phase: MTG }), ['A s'], mtg))).toContain('triggered l/t')
    expect(words(play(situation({ cards, objects, phase: 'main' }), ['A s'], ga))).toEqual(['applied v/away', 'move x banished'])
  })

  it('an option that can not be carried out is barred or may be chosen [mtg-context:608.2d ga-context:RS.6]', () => {
    const offer = instant('offer', [{ do: 'may', steps: [{ do: 'discard', player: 'you', count: 1 }], as: 'did' }])
    const game = { cards: [offer], objects: [at('o offer hand A')] }
    expect(words(play(situation({ ...game, phase: MTG }), ['A o'], mtg))).toEqual([])
    expect(words(play(situation({ ...game, phase: 'main' }), ['A o'], ga))).toEqual(['A? may: yes no'])
  })
})

describe('effects that answer triggerings', () => {
  it('answer each other without end: a loop in which nobody decides', () => {
    const bell = card('bell', [on({ event: 'triggered', object: { other: true } })])
    const herald = card('herald', [on({ event: 'lose' }, [{ do: 'heal', what: 'self' }])])
    const loss = instant('loss', [{ do: 'lose', player: 'you', of: 'life', amount: 1 }])
    const objects = [at('b1 bell arena A'), at('b2 bell arena A'), at('h herald arena A'), at('x loss hand A')]
    const game = play(situation({ cards: [bell, herald, loss], objects, phase: MTG }), ['A x'], mtg)
    expect(game.trace.at(-1)).toMatchObject({ see: 'end', why: 'loop' })
  })
})
