import { describe, expect, it } from 'vitest'
import type { Step } from '../../model/scenario/step.js'
import { bear, gain, sees, told, watcher } from './testing/dueling.js'
import { at, card, instant } from './testing/playing.js'

const oath = (what: Step): Step => what
const onDeath = (ability: string, steps: readonly Step[]): Step =>
  oath({
    do: 'start',
    ability,
    for: 'unstated',
    effect: { kind: 'trigger', trigger: { on: { event: 'destroy', object: { types: ['creature'] } } }, steps: [...steps] }
  })
const storm = instant('storm', [{ do: 'destroy', what: { all: { types: ['creature'] } } }])
const slay = instant('slay', [{ do: 'destroy', what: 'target:it' }], [{ as: 'it', what: [{ types: ['creature'] }] }])

describe('delayed triggers without duration', () => {
  const vow = instant('vow', [onDeath('vow', [{ do: 'move', what: 'event:object', to: 'hand' }])])

  it('wait beyond the turn and trigger once (mtg:603.7b)', () => {
    const later = instant('later', [
      {
        do: 'start',
        ability: 'later',
        for: 'unstated',
        effect: { kind: 'trigger', trigger: { on: { event: 'begin', name: 'upkeep', player: 'you' } }, steps: [gain(1)] }
      }
    ])
    const until = { end: 'boundary', phase: 'draw', player: 'B' } as const
    const seen = told({ cards: [later], objects: [at('l later hand B')], until }, ['B l'])
    expect(seen).toEqual(['triggered l/later', 'layer l/later', 'gain B 1 life', 'end boundary'])
  })

  it('let their controller pick among deaths at once (mtg:603.7b)', () => {
    const objects = [at('b bear arena A'), at('c bear arena B'), at('v vow hand B'), at('s storm hand A')]
    expect(told({ cards: [vow, storm, bear], objects }, ['A pass', 'B v', 'B pass', 'A pass', 'A s', 'B c'])).toEqual([
      'destroy b',
      'destroy c',
      'B? occurrence: b c',
      'triggered v/vow',
      'layer v/vow',
      'move c hand'
    ])
  })

  it('do nothing to an object that left before they resolve, nor to one that came back (mtg:603.7c)', () => {
    const doom = instant(
      'doom',
      [
        {
          do: 'start',
          ability: 'doom',
          for: 'unstated',
          effect: {
            kind: 'trigger',
            trigger: { on: { event: 'begin', name: 'end' } },
            steps: [{ do: 'move', what: 'target:it', to: 'banished' }]
          }
        }
      ],
      [{ as: 'it', what: [{ types: ['creature'] }] }]
    )
    const objects = [at('b bear arena A'), at('d doom hand A'), at('s slay hand A')]
    const until = { end: 'boundary', phase: 'untap', player: 'B' } as const
    const stays = told({ cards: [doom, bear], objects: objects.slice(0, 2), until }, ['A d'])
    expect(stays).toContain('move b banished')
    const left = told({ cards: [doom, slay, bear], objects, until }, ['A d', 'A pass', 'B pass', 'A s'])
    expect(left).toEqual(['destroy b', 'triggered d/doom', 'layer d/doom', 'end boundary'])
  })

  it('follow what their own ability has moved (mtg:603.7c)', () => {
    const blink = instant(
      'blink',
      [
        { do: 'move', what: 'target:it', to: 'banished' },
        {
          do: 'start',
          ability: 'return',
          for: 'unstated',
          effect: {
            kind: 'trigger',
            trigger: { on: { event: 'begin', name: 'end' } },
            steps: [{ do: 'move', what: 'target:it', to: 'arena' }]
          }
        }
      ],
      [{ as: 'it', what: [{ types: ['creature'] }] }]
    )
    const until = { end: 'boundary', phase: 'untap', player: 'B' } as const
    expect(told({ cards: [blink, bear], objects: [at('b bear arena A'), at('k blink hand A')], until }, ['A k'])).toEqual([
      'move b banished',
      'triggered k/return',
      'layer k/return',
      'move b arena',
      'end boundary'
    ])
  })

  it('trigger each time with a duration (mtg:603.7b)', () => {
    const feast = instant('feast', [{ ...onDeath('feast', [gain(1)]), for: 'turn' } as Step])
    const objects = [at('b bear arena A'), at('c bear arena B'), at('f feast hand A'), at('s storm hand A')]
    expect(told({ cards: [feast, storm, bear], objects }, ['A f', 'A pass', 'B pass', 'A s'])).toEqual([
      'destroy b',
      'destroy c',
      'triggered f/feast',
      'triggered f/feast',
      'layer f/feast',
      'layer f/feast',
      'gain A 1 life',
      'gain A 1 life'
    ])
  })
})

describe('reflexive triggers', () => {
  const offering = (oneOrMore: boolean) =>
    instant('offering', [
      { do: 'destroy', what: { all: { types: ['creature'] } }, as: 'slain' },
      { do: 'when', did: 'slain', ability: 'thanks', steps: [gain(1)], ...(oneOrMore && { oneOrMore: true }) }
    ])
  const objects = [at('b bear arena A'), at('c bear arena B'), at('o offering hand A')]
  const thanks = (oneOrMore: boolean): number =>
    told({ cards: [offering(oneOrMore), bear], objects }, ['A o']).filter(each => each === 'triggered o/thanks').length

  it('trigger once for each time, or once for one or more (mtg:603.12a)', () => {
    expect([thanks(false), thanks(true)]).toEqual([2, 1])
  })

  it('trigger at the resolution that they wait for (mtg:603.7h)', () => {
    const bell = card(
      'bell',
      [
        {
          kind: 'activated',
          id: 'ring',
          limit: { times: 3, per: 'turn' },
          steps: [gain(1), { do: 'when', resolved: { times: 2, per: 'turn' }, ability: 'second', steps: [gain(10)] }]
        }
      ],
      { types: ['artifact'] }
    )
    const script = ['A b', 'A pass', 'B pass', 'A b', 'A pass', 'B pass', 'A pass', 'B pass', 'A b']
    expect(told({ cards: [bell], objects: [at('b bell arena A')] }, script)).toEqual([
      'gain A 1 life',
      'gain A 1 life',
      'triggered b/second',
      'layer b/second',
      'gain A 10 life',
      'gain A 1 life'
    ])
  })
})

describe('what may be done only once each turn', () => {
  it('triggers until it has been done (mtg:603.2i)', () => {
    const scholar = watcher('scholar', { on: { event: 'destroy' }, doOnce: { did: 'drew', per: 'turn' } }, [
      { do: 'may', steps: [gain(1)], as: 'drew' }
    ])
    const objects = [
      at('w scholar arena A'),
      at('b bear arena A'),
      at('c bear arena A'),
      at('d bear arena A'),
      ...['x', 'y', 'z'].map(id => at(`${id} slay hand A`))
    ]
    const turn = [
      'A x',
      'A b',
      'A pass',
      'B pass',
      'A pass',
      'B pass',
      'A no',
      'A y',
      'A c',
      'A pass',
      'B pass',
      'A pass',
      'B pass',
      'A yes',
      'A z'
    ]
    const seen = told({ cards: [scholar, slay, bear], objects }, turn)
    expect(seen.filter(each => each === 'triggered w/sees')).toHaveLength(2)
    expect(seen.filter(each => each === 'gain A 1 life')).toHaveLength(1)
    expect(seen.filter(each => each.startsWith('destroy'))).toHaveLength(3)
  })
})

describe('"this way"', () => {
  it('is what an ability of the same object did, replacement included (mtg:603.11)', () => {
    const tomb = card(
      'tomb',
      [
        {
          kind: 'static',
          id: 'salt',
          effect: { kind: 'replacement', class: 'standard', event: { event: 'discard', player: 'you' }, change: { to: 'banished' } }
        },
        sees({ on: { event: 'discard', via: 'salt' } }, [gain(2)])
      ],
      { types: ['artifact'] }
    )
    const drop = instant('drop', [{ do: 'discard', player: 'you', count: 1 }])
    const seen = (owner: string) =>
      told({ cards: [tomb, drop, bear], objects: [at(`t tomb arena ${owner}`), at('b bear hand A'), at('d drop hand A')] }, ['A d'])
    expect(seen('A')).toEqual(['applied t/salt', 'discard b', 'triggered t/sees', 'layer t/sees', 'gain A 2 life'])
    expect(seen('B')).toEqual(['discard b'])
  })
})
