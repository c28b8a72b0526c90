import { describe, expect, it } from 'vitest'
import { bear, duel, gain, land, sees, told, watcher } from './testing/dueling.js'
import { at, card, final, instant } from './testing/playing.js'

const ring = watcher('ring', { on: { event: 'attach', object: { ref: 'self' }, on: false } }, [gain(2)], {
  types: ['artifact', 'equipment'],
  attaches: [{ types: ['creature'] }]
})
const veil = card('veil', [], { types: ['enchantment', 'aura'], attaches: [{ types: ['creature'] }] })
const slay = instant('slay', [{ do: 'destroy', what: 'target:it' }], [{ as: 'it', what: [{ types: ['creature'] }] }])

describe('attachments', () => {
  it('go to the graveyard as auras without host, and come off as anything else (mtg-context:704.5m, 704.5n, 704.5p)', () => {
    const objects = [
      at('loose veil arena A'),
      at('wrong veil arena A', { attachedTo: 'field' }),
      at('right veil arena A', { attachedTo: 'b' }),
      at('r ring arena A', { attachedTo: 'field' }),
      at('on ring arena A', { attachedTo: 'b' }),
      at('c bear arena A', { attachedTo: 'b' }),
      at('field land arena A'),
      at('b bear arena A')
    ]
    expect(told({ cards: [ring, veil, bear, land], objects })).toEqual([
      'attach r',
      'attach c',
      'move loose graveyard',
      'move wrong graveyard',
      'triggered r/sees',
      'layer r/sees',
      'gain A 2 life'
    ])
  })

  it('come off at the check once their host has left, which triggers what waits for it (mtg:603.10c)', () => {
    const objects = [at('r ring arena A', { attachedTo: 'b' }), at('b bear arena A'), at('s slay hand A')]
    expect(told({ cards: [ring, bear, slay], objects }, ['A s'])).toEqual([
      'destroy b',
      'attach r',
      'triggered r/sees',
      'layer r/sees',
      'gain A 2 life'
    ])
  })

  it('let an aura find what its host has become, and its own card (mtg:603.6e)', () => {
    const grief = card(
      'grief',
      [
        sees({ on: { event: 'move', from: 'arena', object: { ref: 'host' } } }, [
          { do: 'move', what: 'event:object', to: 'hand' },
          { do: 'move', what: 'self', to: 'hand' }
        ])
      ],
      { types: ['enchantment', 'aura'], attaches: [{ types: ['creature'] }] }
    )
    const objects = [at('g grief arena A', { attachedTo: 'b' }), at('b bear arena A'), at('s slay hand A')]
    expect(told({ cards: [grief, bear, slay], objects }, ['A s'])).toEqual([
      'destroy b',
      'triggered g/sees',
      'move g graveyard',
      'layer g/sees',
      'move b hand',
      'move g hand'
    ])
  })

  it('change nothing of a host that has left before what they do resolves (mtg-context:400.7)', () => {
    const genju = card(
      'genju',
      [
        {
          kind: 'activated',
          id: 'wake',
          steps: [
            {
              do: 'start',
              ability: 'body',
              for: 'turn',
              effect: { kind: 'continuous', who: { ref: 'host' }, change: [{ number: 'power', op: 'add', by: 2 }] }
            }
          ]
        }
      ],
      { types: ['enchantment', 'aura'], attaches: [{ types: ['creature'] }] }
    )
    const objects = [at('g genju arena A', { attachedTo: 'b' }), at('b bear arena A'), at('s slay hand A')]
    const power = (script: readonly string[]) => final(duel({ cards: [genju, bear, slay], objects }, script)).objects['b']?.numbers?.power
    expect(power(['A g'])).toBe(4)
    expect(power(['A g', 'A s'])).not.toBe(4)
  })

  it('do not become attached to what they are attached to (mtg:603.2f)', () => {
    const fond = watcher('fond', { on: { event: 'attach', object: { ref: 'self' }, on: true } }, [gain(1)], {
      types: ['artifact', 'equipment'],
      attaches: [{ types: ['creature'] }]
    })
    const equip = instant(
      'equip',
      [{ do: 'attach', what: 'target:gear', to: 'target:it' }],
      [
        { as: 'gear', what: [{ types: ['equipment'] }] },
        { as: 'it', what: [{ types: ['creature'] }] }
      ]
    )
    const objects = [
      at('f fond arena A', { attachedTo: 'b' }),
      at('b bear arena A'),
      at('c bear arena A'),
      at('e equip hand A'),
      at('h equip hand A')
    ]
    const script = ['A e', 'A b', 'A pass', 'B pass', 'A h', 'A c']
    expect(told({ cards: [fond, bear, equip], objects }, script).filter(each => !each.includes('?'))).toEqual([
      'attach f',
      'triggered f/sees',
      'layer f/sees',
      'gain A 1 life'
    ])
  })
})

describe('what has phased out', () => {
  const fade = instant('fade', [{ do: 'status', what: { all: { types: ['creature'] } }, status: 'phased-out', on: true }])
  const back = instant('back', [
    { do: 'status', what: { all: { types: ['creature'], status: 'phased-out' } }, status: 'phased-out', on: false }
  ])
  const storm = instant('storm', [{ do: 'destroy', what: { all: { types: ['creature'] } } }])
  const mist = watcher('mist', { on: { event: 'status', status: 'phased-out', on: true, object: { ref: 'self' } } }, [gain(3)], {
    types: ['creature'],
    toughness: 2
  })

  it('is not there to be destroyed, and comes back', () => {
    const objects = [at('b bear arena A'), at('f fade hand A'), at('s storm hand A'), at('k back hand A')]
    const script = ['A f', 'A pass', 'B pass', 'A s', 'A pass', 'B pass', 'A k']
    expect(told({ cards: [fade, back, storm, bear], objects }, script)).toEqual(['status b', 'status b'])
  })

  it('triggers as it phases out, looking back (mtg:603.10b)', () => {
    expect(told({ cards: [fade, mist], objects: [at('m mist arena A'), at('f fade hand A')] }, ['A f'])).toEqual([
      'status m',
      'triggered m/sees',
      'layer m/sees',
      'gain A 3 life'
    ])
  })

  it('keeps its damage while a creature that is there dies of it', () => {
    const objects = [at('b bear arena A', { damage: 2, statuses: ['phased-out'] }), at('c bear arena A', { damage: 2 })]
    const game = duel({ cards: [bear], objects })
    expect(final(game).objects).toMatchObject({ b: { zone: 'arena', damage: 2 }, c: { zone: 'graveyard' } })
  })
})
