import { describe, expect, it } from 'vitest'
import { bear, checking, duel, gain, land, sees, told, watcher } from './testing/dueling.js'
import { defaultRules as rules } from './rules/index.js'
import { at, bolt, card, final, instant, life } from './testing/playing.js'

describe('state checks of older and special games', () => {
  it('destroys what deathtouch has touched, once (mtg-2010:sba.8)', () => {
    const snake = card('snake', [{ kind: 'marker', id: 'deathtouch' }], { types: ['creature'], power: 1, toughness: 1 })
    const giant = card('giant', [], { types: ['creature'], power: 5, toughness: 5 })
    const bite = instant(
      'bite',
      [{ do: 'damage', to: { all: { types: ['creature'], name: 'giant' } }, amount: 1, source: 'target:it' }],
      [{ as: 'it', what: [{ types: ['creature'] }] }]
    )
    const objects = [at('s snake arena A'), at('g giant arena B'), at('h giant arena B', { damage: 4 }), at('b bite hand A')]
    const cards = [snake, giant, bite]
    expect(told({ cards, objects }, ['A b', 'A s'], checking('deathtouched')).slice(-2).toSorted()).toEqual(['destroy g', 'destroy h'])
    expect(told({ cards, objects }, ['A b', 'A g'], checking('deathtouched')).slice(-1)).toEqual(['destroy h'])
  })

  it('lets regeneration replace destruction, not death of no toughness (mtg-2010:sba.6, sba.7)', () => {
    const mend = instant(
      'mend',
      [
        {
          do: 'start',
          ability: 'mend',
          for: 'turn',
          effect: {
            kind: 'replacement',
            class: 'standard',
            event: { event: 'destroy', object: { ref: 'target:it' } },
            uses: 1,
            change: {
              instead: [
                { do: 'status', what: 'event:object', status: 'tapped', on: true },
                { do: 'heal', what: 'event:object' }
              ]
            }
          }
        }
      ],
      [{ as: 'it', what: [{ types: ['creature'] }] }]
    )
    const hit = instant('hit', [{ do: 'damage', to: { all: { types: ['creature'] } }, amount: 2 }])
    const wilt = instant('wilt', [{ do: 'counters', on: { all: { types: ['creature'] } }, counter: '-1/-1', delta: 2 }])
    const objects = [at('b bear arena A'), at('m mend hand A'), at('h hit hand A'), at('w wilt hand A')]
    const script = ['A m', 'A pass', 'B pass', 'A h']
    expect(told({ cards: [bear, mend, hit, wilt], objects }, script)).toEqual(['damage b 2', 'applied m/mend', 'status b', 'heal b'])
    expect(told({ cards: [bear, mend, hit, wilt], objects }, ['A m', 'A pass', 'B pass', 'A w'])).toEqual([
      'counters b 2',
      'move b graveyard'
    ])
  })

  it('counts +1/+1 and -1/-1 counters into power and toughness, and takes pairs away (mtg-context:704.5q)', () => {
    const objects = [at('b bear arena A', { counters: { '+1/+1': 3, '-1/-1': 1 }, damage: 3 })]
    const game = duel({ cards: [bear], objects })
    expect(final(game).objects['b']).toMatchObject({ zone: 'arena', counters: { '+1/+1': 2 }, numbers: { power: 4 } })
  })

  it('removes what is more than a cap (mtg-2010:sba.17)', () => {
    const lid = card(
      'lid',
      [
        {
          kind: 'static',
          id: 'lid',
          effect: { kind: 'rule', rule: 'counter-cap', what: { types: ['creature'] }, counter: 'time', most: 2 }
        }
      ],
      { types: ['artifact'] }
    )
    const objects = [at('l lid arena A'), at('b bear arena B', { counters: { time: 5 } }), at('c bear arena B', { counters: { time: 2 } })]
    expect(told({ cards: [lid, bear], objects }, [], checking('counter-cap'))).toEqual(['counters b -3'])
  })

  it('buries planeswalkers without loyalty, of a shared kind, and all worlds but the newest (mtg-2010:sba.9, sba.10, sba.12)', () => {
    const walker = (kind: string) => card(kind, [], { types: ['planeswalker', `planeswalker ${kind}`] })
    const world = card('world', [], { types: ['enchantment', 'world'] })
    const objects = [
      at('j jace arena A', { counters: { loyalty: 2 } }),
      at('k jace arena B', { counters: { loyalty: 1 } }),
      at('e elspeth arena A', { counters: { loyalty: 1 } }),
      at('f liliana arena A'),
      at('v world arena A'),
      at('w world arena B')
    ]
    const cards = [walker('jace'), walker('elspeth'), walker('liliana'), world]
    expect(told({ cards, objects }, [], checking('no-loyalty', 'shared-type', 'newest')).toSorted()).toEqual([
      'move f graveyard',
      'move j graveyard',
      'move k graveyard',
      'move v graveyard'
    ])
  })

  it('buries all worlds if the newest came together (mtg-2010:sba.12)', () => {
    expect(
      rules.notNewest([
        { id: 'a', came: 1 },
        { id: 'b', came: 4 },
        { id: 'c', came: 4 }
      ])
    ).toEqual(['a', 'b', 'c'])
    expect(rules.notNewest([{ id: 'a', came: 1 }])).toEqual([])
  })

  it('ends a team of two with its one life total, and the game (mtg-2010:sba.18)', () => {
    const players = ['A', 'B', 'C', 'D'].map((id, at) => ({ id, life: 30, team: at % 2 ? 'odd' : 'even' }))
    const scorch = instant('scorch', [{ do: 'damage', to: 'target:it', amount: 30 }], [{ as: 'it', what: [{ players: 'opponent' }] }])
    const game = duel({ cards: [scorch], objects: [at('s scorch hand A')], players }, ['A s', 'A B'], checking('team-dead'))
    expect(life(game)).toEqual({ A: 30, B: 0, C: 30, D: 0 })
    expect(told({ cards: [scorch], objects: [at('s scorch hand A')], players }, ['A s', 'A B'], checking('team-dead')).slice(-3)).toEqual([
      'defeat B',
      'defeat D',
      'end game-over A'
    ])
  })

  it('ends a player whom one commander has dealt 21 in the game (mtg-2010:sba.19)', () => {
    expect(
      rules.slainByCommander([
        { player: 'A', amount: 20 },
        { player: 'B', amount: 21 }
      ])
    ).toEqual(['B'])
    const general = card('general', [], { types: ['creature'], toughness: 9 })
    const strike = instant(
      'strike',
      [{ do: 'damage', to: 'opponent', amount: 7, type: 'combat', source: 'target:it' }],
      [{ as: 'it', what: [{ types: ['creature'] }] }]
    )
    const objects = (commander: boolean) => [
      at('g general arena A', commander ? { commander: true } : {}),
      ...['x', 'y', 'z'].map(id => at(`${id} strike hand A`))
    ]
    const players = [
      { id: 'A', life: 40 },
      { id: 'B', life: 40 }
    ]
    const script = ['A x', 'A y', 'A z']
    const ended = (commander: boolean) =>
      told({ cards: [general, strike], objects: objects(commander), players }, script, checking('commander-damage')).slice(-1)
    expect([ended(true), ended(false)]).toEqual([['end game-over A'], ['damage B 7']])
  })

  it('turns schemes down that no trigger keeps (mtg-context:704.6e)', () => {
    const plot = card('plot', [], { types: ['scheme'] })
    const lasting = card('lasting', [], { types: ['scheme', 'ongoing'] })
    const objects = [at('p plot command A'), at('q lasting command A')]
    expect(told({ cards: [plot, lasting], objects }, [], checking('scheme'))).toEqual(['move p schemes'])
    const schemes = [
      { id: 'p', ongoing: false, triggered: false },
      { id: 'q', ongoing: false, triggered: true }
    ]
    expect([rules.schemesDone(schemes, 'own-trigger'), rules.schemesDone(schemes, 'any-trigger')]).toEqual([['p'], []])
  })

  it('lets copies vanish that are neither on the stack nor in the arena (mtg-2010:sba.5)', () => {
    const objects = [at('b bear arena A', { copy: true }), at('c bear graveyard A', { copy: true })]
    expect(told({ cards: [bear], objects }, [], checking('copy-elsewhere'))).toEqual(['cease c'])
  })
})

describe('winning, losing and control by effect', () => {
  it('ends the game (mtg:603.4)', () => {
    const ode = instant('ode', [{ do: 'win', player: 'you' }])
    const curse = instant('curse', [{ do: 'defeat', player: 'opponent' }])
    expect(told({ cards: [ode], objects: [at('o ode hand B')] }, ['B o'])).toEqual(['win B', 'end game-over B'])
    expect(told({ cards: [curse], objects: [at('c curse hand B')] }, ['B c'])).toEqual(['defeat A', 'end game-over B'])
  })

  it('tells of control as it changes and as it ends; what waits for its loss looks back (mtg:603.10d)', () => {
    const snatch = instant(
      'snatch',
      [
        {
          do: 'start',
          ability: 'snatch',
          for: 'turn',
          effect: { kind: 'continuous', who: { ref: 'target:it' }, change: [{ controller: 'you' }] }
        }
      ],
      [{ as: 'it', what: [{ types: ['creature'] }] }]
    )
    const hound = watcher('hound', { on: { event: 'control', object: { ref: 'self' }, player: 'opponent' } }, [gain(2)], {
      types: ['creature'],
      toughness: 2
    })
    const until = { end: 'boundary', phase: 'untap', player: 'B' } as const
    const seen = told({ cards: [snatch, hound], objects: [at('h hound arena A'), at('s snatch hand B')], until }, ['B s'])
    expect(seen.slice(0, 4)).toEqual(['control h B', 'triggered h/sees', 'layer h/sees', 'gain A 2 life'])
    expect(seen.filter(each => each.startsWith('control'))).toEqual(['control h B', 'control h A'])
  })
})

describe('abilities that make resources', () => {
  const field = card(
    'field',
    [
      {
        kind: 'activated',
        id: 'tap',
        speed: 'resource',
        cost: [{ do: 'status', what: 'self', status: 'tapped', on: true }],
        steps: [{ do: 'gain', player: 'you', of: 'resources', amount: 1 }]
      }
    ],
    { types: ['land'] }
  )

  it('act without a layer, and so do triggers on them that make more (mtg-context:605.4a)', () => {
    const growth = watcher('growth', { on: { event: 'activate', object: { types: ['land'] } } }, [
      { do: 'gain', player: 'you', of: 'resources', amount: 1 }
    ])
    const thirst = watcher('thirst', { on: { event: 'activate', object: { types: ['land'] } } }, [gain(1)])
    const objects = [at('f field arena A'), at('g growth arena A'), at('t thirst arena A')]
    expect(told({ cards: [field, growth, thirst], objects }, ['A f'])).toEqual([
      'status f',
      'triggered t/sees',
      'gain A 1 resources',
      'gain A 1 resources',
      'layer t/sees',
      'gain A 1 life'
    ])
  })
})

describe('what effects say of triggering and targets', () => {
  it('adds triggerings for abilities of such objects only, not for delayed ones (mtg:603.2e)', () => {
    const echo = card(
      'echo',
      [
        {
          kind: 'static',
          id: 'echo',
          effect: { kind: 'rule', rule: 'extra-triggers', event: { event: 'damage' }, times: 1, of: { controller: 'you' } }
        }
      ],
      { types: ['enchantment'] }
    )
    const ear = watcher('ear', { on: { event: 'damage' } }, [gain(1)])
    const wait = instant('wait', [
      { do: 'start', ability: 'wait', for: 'unstated', effect: { kind: 'trigger', trigger: { on: { event: 'damage' } }, steps: [gain(5)] } }
    ])
    const objects = [at('e echo arena A'), at('h ear arena A'), at('i ear arena B'), at('w wait hand A'), at('x bolt_1 hand A')]
    const seen = told({ cards: [echo, ear, wait, bolt(1)], objects }, ['A w', 'A pass', 'B pass', 'A x'])
    const times = (effect: string): number => seen.filter(each => each === `triggered ${effect}`).length
    expect([times('h/sees'), times('i/sees'), times('w/wait')]).toEqual([2, 1, 1])
  })

  it('asks no more of a layer than its controller, where it has no traits (mtg-context:405.4)', () => {
    const ward = (source: object) =>
      card(
        'ward',
        [{ kind: 'static', id: 'w', effect: { kind: 'rule', rule: 'cant', event: { event: 'target', object: { ref: 'self' }, source } } }],
        {
          types: ['creature'],
          toughness: 2
        }
      )
    const rune = card(
      'rune',
      [
        {
          kind: 'triggered',
          id: 'sees',
          effect: {
            kind: 'trigger',
            trigger: { on: { event: 'damage' } },
            targets: [{ as: 'it', what: [{ types: ['creature'] }] }],
            steps: [{ do: 'destroy', what: 'target:it' }]
          }
        }
      ],
      { types: ['spell', 'artifact'] }
    )
    const objects = [at('r rune arena A'), at('w ward arena B'), at('x bolt_1 hand A')]
    const seen = (source: object): readonly string[] => told({ cards: [rune, ward(source), bolt(1)], objects }, ['A x'])
    expect(seen({ types: ['spell'] })).toContain('destroy w')
    expect(seen({ controller: 'opponent' })).toContain('ceased no-target')
  })

  it('needs a target for an optional effect too, where the structure says so (mtg:603.5)', () => {
    const maybe = card(
      'maybe',
      [
        {
          kind: 'triggered',
          id: 'sees',
          effect: {
            kind: 'trigger',
            trigger: { on: { event: 'damage' } },
            targets: [{ as: 'it', what: [{ types: ['land'] }], optional: true }],
            steps: [gain(1)]
          }
        }
      ],
      { types: ['artifact'] }
    )
    const objects = [at('m maybe arena A'), at('x bolt_1 hand A')]
    expect(told({ cards: [maybe, bolt(1)], objects }, ['A x'])).toContain('ceased no-target')
    expect(told({ cards: [maybe, land, bolt(1)], objects: [...objects, at('l land arena B')] }, ['A x'])).toContain('gain A 1 life')
  })

  it('does not trigger for what nobody else sees (mtg:603.2g)', () => {
    const hidden = card('hidden', [{ ...sees({ on: { event: 'damage' } }, [gain(1)]), functions: ['hand', 'graveyard'] } as never], {
      types: ['creature']
    })
    const objects = (zone: string) => [at(`h hidden ${zone} A`), at('x bolt_1 hand A')]
    expect(told({ cards: [hidden, bolt(1)], objects: objects('hand') }, ['A x'])).toEqual(['damage B 1'])
    expect(told({ cards: [hidden, bolt(1)], objects: objects('graveyard') }, ['A x'])).toContain('triggered h/sees')
  })
})
