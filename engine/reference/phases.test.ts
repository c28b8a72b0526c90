/**
 * Turns of games that share priority out in every phase, and the placement of what triggers in them.
 */
import { describe, expect, it } from 'vitest'
import { at, card, engineFor, final, instant, life, play, situation, words, type Game } from './testing/playing.js'
import type { Ability, Card } from '../../model/scenario/card.js'
import type { Step } from '../../model/scenario/step.js'
import type { Trigger } from '../../model/scenario/effect.js'

const MTG = 'precombat-main'
const mtg = engineFor('mtg')
const ga = engineFor('ga')

const gain = (amount: number): Step => ({ do: 'gain', player: 'you', of: 'life', amount })
const trigger = (on: Trigger, steps: readonly Step[] = [gain(1)], id = 't'): Ability => ({
  kind: 'triggered',
  id,
  effect: { kind: 'trigger', trigger: on, steps: [...steps] }
})
const relic = (name: string, abilities: readonly Ability[]): Card => card(name, abilities, { types: ['artifact'] })
/** A's champion has one damage, so that what is gained shows: in Grand Archive life is recovered. */
const HURT = [
  { id: 'A', life: 20, damage: 1 },
  { id: 'B', life: 20 }
]
const page = card('page', [], { types: ['page'] })

/** The phases that began, in order. */
const begun = (game: Game): readonly string[] =>
  game.trace.flatMap(seen =>
    seen.see === 'event' ? seen.events.flatMap(event => (event.event === 'begin' ? [`${event.player} ${event.name}`] : [])) : []
  )

/** The players who got priority in each phase. */
const holders = (game: Game): readonly string[] => {
  let phase = 'start'
  return game.trace.flatMap(seen => {
    if (seen.see === 'event' && seen.events[0]!.event === 'begin') phase = seen.events[0]!.name
    return seen.see === 'prompt' && seen.decision === 'priority' ? [`${seen.player} ${phase}`] : []
  })
}

const triggerings = (game: Game): readonly string[] => words(game).filter(word => word.startsWith('triggered'))

describe('a turn of Magic', () => {
  const cards = Array.from({ length: 9 }, (_, at) => `h${at}`)
  const game = play(
    situation({
      cards: [
        page,
        card('bear', [], { types: ['creature'], power: 2, toughness: 3 }),
        instant('grow', [
          {
            do: 'start',
            ability: 'g',
            for: 'turn',
            effect: { kind: 'continuous', who: { all: { types: ['creature'] } }, change: [{ number: 'power', op: 'add', by: 2 }] }
          }
        ])
      ],
      objects: [
        ...cards.map(id => at(`${id} page hand A`)),
        at('g grow hand A'),
        at('b bear arena A', { damage: 2 }),
        at('l bear arena B', { statuses: ['tapped'] }),
        at('d page deck B')
      ],
      phase: MTG,
      until: { end: 'boundary', phase: 'precombat-main', player: 'B' }
    }),
    ['A g', 'A h3', 'A h0'],
    mtg
  )

  it('has its phases in order, and the next player goes on [mtg-context:500.1]', () => {
    expect(begun(game)).toEqual(['A postcombat-main', 'A end', 'A cleanup', 'B turn', 'B untap', 'B upkeep', 'B draw'])
  })

  it('gives priority in each but untap and cleanup [mtg-context:502.4 mtg-context:514.3]', () => {
    expect([...new Set(holders(game).map(each => each.split(' ')[1]))]).toEqual(['start', 'postcombat-main', 'end', 'upkeep', 'draw'])
  })

  it('cleans up: hands down to seven at once, damage and effects of the turn off [mtg-context:514.1 mtg-context:514.2]', () => {
    const discards = game.trace.flatMap(seen => (seen.see === 'event' && seen.events[0]!.event === 'discard' ? [seen.events] : []))
    expect(discards.map(events => events.map(event => 'object' in event && event.object))).toEqual([['h3', 'h0']])
    expect(final(game).objects).toMatchObject({ b: { zone: 'arena', numbers: { power: 2 } } })
    expect(final(game).objects.b).not.toHaveProperty('damage')
  })

  it('untaps and draws for whose turn it is [mtg-context:502.3 mtg-context:504.1]', () => {
    expect(words(game)).toContain('draw B d')
    expect(final(game).objects.l).not.toHaveProperty('statuses')
  })
})

describe('phases without priority', () => {
  it('hold in untap what triggers there [mtg-context:502.4]', () => {
    const clock = relic('clock', [trigger({ on: { event: 'status', status: 'tapped', on: false } })])
    const objects = [at('c clock arena B'), at('l clock arena B', { statuses: ['tapped'] }), at('d clock deck B')]
    const game = play(
      situation({ cards: [clock], objects, phase: 'end', until: { end: 'boundary', phase: 'draw', player: 'B' } }),
      ['B c'],
      mtg
    )
    expect(triggerings(game)).toHaveLength(2)
    expect(holders(game).filter(each => each.endsWith('untap'))).toEqual([])
    expect(holders(game).filter(each => each.endsWith('upkeep')).length).toBeGreaterThan(2)
    expect(life(game)).toEqual({ A: 20, B: 22 })
  })

  it('come again in cleanup after priority was given there [mtg-context:514.3]', () => {
    const loss = relic('loss', [trigger({ on: { event: 'discard' } })])
    const objects = [at('l loss arena A'), ...Array.from({ length: 8 }, (_, n) => at(`h${n} page hand A`))]
    const game = play(
      situation({ cards: [page, loss], objects, phase: 'end', until: { end: 'boundary', phase: 'untap', player: 'B' } }),
      ['A h1'],
      mtg
    )
    expect(begun(game)).toEqual(['A cleanup', 'A cleanup'])
    expect(life(game)).toEqual({ A: 21, B: 20 })
  })

  it('give priority in Grand Archive if something was placed [ga-context:TP.8]', () => {
    const dawn = relic('dawn', [trigger({ on: { event: 'begin', name: 'materialize' } })])
    const objects = [at('d dawn arena A'), at('p page deck B')]
    const game = play(
      situation({ cards: [page, dawn], objects, phase: 'end', until: { end: 'boundary', phase: 'main', player: 'B' }, players: HURT }),
      [],
      ga
    )
    expect(holders(game).filter(each => each.endsWith('wake-up') || each.endsWith('draw'))).toEqual([])
    expect(holders(game).filter(each => each.endsWith('materialize'))).toEqual([
      'B materialize',
      'A materialize',
      'B materialize',
      'A materialize'
    ])
    expect(life(game)).toEqual({ A: 21, B: 20 })
  })

  it('clean up after Opportunity in the end phase, and again if that changed anything [ga-context:EP.3 ga-context:EP.4]', () => {
    const cub = card('cub', [trigger({ on: { event: 'move', from: 'arena', to: 'graveyard', object: { ref: 'self' } } })], {
      types: ['ally'],
      life: 1
    })
    const hold = instant('hold', [
      {
        do: 'start',
        ability: 'h',
        for: 'turn',
        effect: { kind: 'continuous', who: { all: { types: ['ally'] } }, change: [{ number: 'life', op: 'add', by: 1 }] }
      },
      { do: 'counters', on: { all: { types: ['ally'] } }, counter: '-1/-1', delta: 1 }
    ])
    const hand = Array.from({ length: 8 }, (_, n) => at(`h${n} page hand A`))
    const objects = [at('c cub arena A'), at('hold hold hand A'), ...hand]
    const game = play(
      situation({
        cards: [page, cub, hold],
        objects,
        phase: 'main',
        until: { end: 'boundary', phase: 'wake-up', player: 'B' },
        players: HURT
      }),
      ['A hold'],
      ga
    )
    expect(begun(game)).toEqual(['A end'])
    // Once before the clean-up, once for the trigger and once after it, before a clean-up that changes nothing.
    expect(holders(game).filter(each => each === 'A end')).toHaveLength(3)
    expect(life(game)).toEqual({ A: 21, B: 20 })
    // No hand is too large. [ga-context:GZ.hand.2]
    expect(hand.filter(({ id }) => final(game).objects[id]?.zone !== 'hand')).toEqual([])
  })
})

describe('playing', () => {
  const oak: Card = card(
    'oak',
    [
      {
        kind: 'static',
        id: 'tall',
        effect: {
          kind: 'replacement',
          class: 'standard',
          event: { event: 'move', object: { ref: 'self' }, to: 'arena' },
          change: { with: { counters: { kind: '+1/+1', count: 2 } } }
        }
      },
      trigger({ on: { event: 'move', to: 'arena', object: { ref: 'self' } } })
    ],
    { types: ['creature'], power: 0, toughness: 0 }
  )

  it('a permanent resolves into the arena as it enters with, and triggers there [mtg-context:608.3 mtg:603.6 mtg-context:614.1]', () => {
    const game = play(situation({ cards: [oak], objects: [at('o oak hand A')], phase: MTG }), ['A o'], mtg)
    expect(words(game)).toEqual(['applied o/tall', 'triggered o/t', 'layer o/t', 'gain A 1 life'])
    expect(final(game).objects.o).toEqual({
      zone: 'arena',
      controller: 'A',
      counters: { '+1/+1': 2 },
      numbers: { power: 2, toughness: 2 },
      types: ['creature'],
      markers: []
    })
  })

  it('slow types wait for a main phase of their player and an empty stack [mtg-context:117.1a mtg-context:307.1]', () => {
    const offered = (phase: string, owner: string): boolean => {
      const game = play(situation({ cards: [oak], objects: [at(`o oak hand ${owner}`)], phase }), [], mtg)
      return game.trace.some(seen => seen.see === 'prompt' && seen.options.some(option => option.option === 'play'))
    }
    expect([offered(MTG, 'A'), offered('postcombat-main', 'A'), offered('upkeep', 'A'), offered(MTG, 'B')]).toEqual([
      true,
      true,
      false,
      false
    ])
  })

  it('a countered permanent goes to the graveyard [mtg-context:608.2n]', () => {
    const hush = instant('hush', [{ do: 'negate', what: 'target:it' }], [{ as: 'it', what: [{ zone: 'stack' }] }])
    const game = play(
      situation({ cards: [oak, hush], objects: [at('o oak hand A'), at('h hush hand B')], phase: MTG }),
      ['A o', 'A pass', 'B h'],
      mtg
    )
    expect(final(game).objects.o).toMatchObject({ zone: 'graveyard' })
  })
})

describe('placement', () => {
  it('takes what answers a triggering last, each part from the turn-player on [mtg:603.3b]', () => {
    const bell = relic('bell', [trigger({ on: { event: 'damage' } })])
    const echo = relic('echo', [trigger({ on: { event: 'triggered', object: { types: ['artifact'] }, cause: { event: 'damage' } } })])
    const spark = instant('spark', [{ do: 'damage', to: 'opponent', amount: 1 }])
    const objects = [at('e echo arena A'), at('b bell arena B'), at('a bell arena A'), at('s spark hand A')]
    const game = play(situation({ cards: [bell, echo, spark], objects, phase: MTG }), ['A s'], mtg)
    expect(words(game).filter(word => word.startsWith('layer'))).toEqual(['layer a/t', 'layer b/t', 'layer e/t', 'layer e/t'])
  })
})

describe('a state trigger', () => {
  const shrine = relic('shrine', [trigger({ when: { compare: [{ player: 'life', of: 'you' }, '<=', 15] } }, [gain(2)])])
  const wound = instant('wound', [
    { do: 'lose', player: 'opponent', of: 'life', amount: 7 },
    { do: 'gain', player: 'opponent', of: 'life', amount: 4 }
  ])
  const objects = [at('w wound hand A'), at('s shrine arena B')]

  it('sees a state that lasts for a moment only where it is always looked at [mtg:603.8]', () => {
    const passing = situation({ cards: [shrine, wound], objects, phase: MTG })
    expect(triggerings(play(passing, ['A w'], mtg))).toHaveLength(1)
    expect(triggerings(play({ ...passing, start: { turnPlayer: 'A', phase: 'main' } }, ['A w'], ga))).toHaveLength(0)
  })

  it('triggers again as its layer has left, while the state holds; not meanwhile; it is not looked at again [mtg:603.8]', () => {
    const deep = instant('deep', [{ do: 'lose', player: 'opponent', of: 'life', amount: 8 }])
    const game = play(
      situation({ cards: [shrine, deep], objects: [at('w deep hand A'), at('s shrine arena B')], phase: MTG }),
      ['A w'],
      mtg
    )
    expect(triggerings(game)).toHaveLength(2)
    expect(life(game)).toEqual({ A: 20, B: 16 })
  })
})

describe('conditions after the comma', () => {
  const rich = { compare: [{ player: 'life', of: 'you' }, '>=', 20] } as const
  const spark = instant('spark', [{ do: 'damage', to: 'opponent', amount: 1 }])
  const wound = instant('wound', [{ do: 'lose', player: 'opponent', of: 'life', amount: 5 }])
  const objects = [at('s spark hand B'), at('w wound hand B'), at('b bell arena A')]
  const playing = (on: Trigger, engine: typeof mtg, phase: string, script: readonly string[]): readonly string[] =>
    words(play(situation({ cards: [spark, wound, relic('bell', [trigger(on)])], objects, phase }), script, engine)).filter(
      word => !word.startsWith('damage') && !word.startsWith('lose')
    )
  const hit = { event: 'damage' } as const

  it('keep it from triggering, or let its layer fail [mtg:603.4 ga:3.1 ga:3.2]', () => {
    expect(playing({ on: hit, if: rich }, mtg, MTG, ['B s'])).toEqual([])
    const low = { compare: [{ player: 'life', of: 'you' }, '>=', 18] } as const
    expect(playing({ on: hit, if: low }, mtg, MTG, ['B s', 'B pass', 'A pass', 'A pass', 'B w'])).toEqual([
      'triggered b/t',
      'layer b/t',
      'failed l:1'
    ])
  })

  it('are not looked at for a keyword in Grand Archive, and count with "unless" [ga:2.1 ga:3]', () => {
    expect(playing({ on: hit, if: rich, keyworded: true }, ga, 'main', ['B s'])[0]).toBe('triggered b/t')
    expect(playing({ on: hit, if: rich, keyworded: true }, mtg, MTG, ['B s'])).toEqual([])
    const poor = { compare: [{ player: 'life', of: 'you' }, '<', 20] } as const
    expect(playing({ on: hit, unless: poor }, ga, 'main', ['B s'])).toEqual([])
    expect(playing({ on: hit, unless: poor }, mtg, MTG, ['B s'])[0]).toBe('triggered b/t')
  })
})
