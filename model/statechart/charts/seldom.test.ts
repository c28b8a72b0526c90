/** What hardly any game comes by, by traces derived from the rules, each with the nearest wrong one. */
import { describe, expect, it } from 'vitest'
import type { Card } from '../../scenario/card.js'
import type { Step } from '../../scenario/step.js'
import type { WireScenario } from '../../scenario/scenario.js'
import type { GameEvent } from '../../trace/event.js'
import type { Observation } from '../../trace/observation.js'
import { judge } from '../index.js'
import { activating, inMain, life, modelOf, once, placed, quiet, resolving, triggers, whenever } from '../testing/games.js'
import { asks, card, event, object } from '../testing/trace.js'

const mtg = modelOf('mtg')

const verdict = (scenario: WireScenario, trace: readonly Observation[]) => judge(mtg, scenario, trace).verdict

const gain = (amount: number): readonly Step[] => [{ do: 'gain', player: 'you', of: 'life', amount }]
const tool = (...steps: readonly Step[]): WireScenario =>
  inMain([card('Tool', ['artifact'], [once('do', steps)])], [object('tool', 'Tool', 'P1')])
const using = (...during: readonly Observation[]): readonly Observation[] => [
  ...activating('tool', 'do', 'l1'),
  ...resolving('l1', ...during),
  quiet()
]

describe('the cleanup of a turn in which something triggers as it begins (mtg-context:514.1, mtg-context:514.3a)', () => {
  const hand = Array.from({ length: 8 }, (_, at) => `c${at}`)
  const scenario = inMain(
    [
      card(
        'Dusk',
        ['enchantment'],
        [whenever('dusk', { event: 'begin', name: 'cleanup', player: 'you' }, gain(1), { limit: { times: 1, per: 'turn' } })]
      ),
      card('Page', ['sorcery'])
    ],
    [object('dusk', 'Dusk', 'P1'), ...hand.map(id => object(id, 'Page', 'P1', 'hand'))],
    { start: { turnPlayer: 'P1', phase: 'end' }, until: { end: 'boundary', phase: 'untap', player: 'P2' } }
  )
  const begins = event({ event: 'begin', what: 'phase', name: 'cleanup', player: 'P1' }, 'e1')
  const again: readonly Observation[] = [
    event({ event: 'begin', what: 'phase', name: 'cleanup', player: 'P1' }, 'e2'),
    { see: 'suppressed', effect: { source: 'dusk', ability: 'dusk' }, why: 'limit', by: 'e2' }
  ]
  const discards = [
    ...asks(
      'P1',
      'choose',
      hand.map(id => ({ option: 'object', object: id })),
      0
    ),
    event({ event: 'discard', player: 'P1', object: 'c0' })
  ]
  const resolved = [placed('dusk', 'dusk', 't'), ...resolving('t', life('P1', 1))]
  const over: Observation = { see: 'end', why: 'boundary', state: { players: { P1: { life: 21 } }, objects: {} } }

  it('discards first, then players get priority, and the turn is cleaned up once more', () => {
    expect(verdict(scenario, [begins, triggers('dusk', 'dusk', 't'), ...discards, ...resolved, ...again, over])).toBe('pass')
    expect(verdict(scenario, [begins, triggers('dusk', 'dusk', 't'), ...resolved, ...discards, ...again, over])).toBe('fail')
    expect(verdict(scenario, [begins, triggers('dusk', 'dusk', 't'), ...discards, ...resolved, over])).toBe('fail')
  })
})

describe('what waits for something to become attached (mtg:603.2f)', () => {
  const proud: Card = {
    ...card('Proud', ['creature'], [whenever('proud', { event: 'attach', on: true, object: { attachedTo: 'self' } }, gain(1))], 2),
    toughness: 2
  }
  const ring: Card = {
    ...card(
      'Ring',
      ['artifact', 'equipment'],
      [once('equip', [{ do: 'attach', what: 'self', to: 'target:it' }], [{ as: 'it', what: [{ types: ['creature'] }] }])]
    ),
    attaches: [{ types: ['creature'] }]
  }
  const scenario = inMain([proud, ring], [object('proud', 'Proud', 'P1'), object('ring', 'Ring', 'P1')])
  const equips = (...after: readonly Observation[]) => [
    ...activating('ring', 'equip', 'l1', { it: 'proud' }),
    ...resolving('l1', event({ event: 'attach', object: 'ring', to: 'proud' }), ...after)
  ]

  it('looks at the game in which it is attached, not back', () => {
    const told = [triggers('proud', 'proud', 't')]
    expect(verdict(scenario, [...equips(...told), placed('proud', 'proud', 't'), ...resolving('t', life('P1', 1)), quiet()])).toBe('pass')
    expect(verdict(scenario, [...equips(), quiet()])).toBe('fail')
  })
})

describe('what several instructions to each player come to (mtg-context:608.2e)', () => {
  const each = tool({
    do: 'each-player',
    steps: [...gain(2), { do: 'lose', player: 'you', of: 'life', amount: 1 }]
  })

  it('is done by one player after another', () => {
    expect(verdict(each, using(life('P1', 2), life('P1', -1), life('P2', 2), life('P2', -1)))).toBe('pass')
    expect(verdict(each, using(life('P1', -1), life('P2', -1)))).toBe('fail')
  })

  it('is nothing where there is none', () => {
    expect(verdict(tool({ do: 'each-player', steps: [] }, ...gain(1)), using(life('P1', 1)))).toBe('pass')
  })
})

describe('an option about nobody (mtg-context:608.2d)', () => {
  const scenario = tool(
    {
      do: 'if',
      if: { compare: [{ player: 'life', of: 'you' }, '>=', 99] },
      then: [{ do: 'choose', from: { players: 'any' }, as: 'whom' }]
    },
    { do: 'may', steps: [{ do: 'lose', player: 'chosen:whom', of: 'life', amount: 1 }] },
    ...gain(1)
  )

  it('is not offered', () => {
    expect(verdict(scenario, using(life('P1', 1)))).toBe('pass')
    expect(verdict(scenario, using(...asks('P1', 'may', [{ option: 'yes' }, { option: 'no' }], 0), life('P1', 1)))).toBe('fail')
  })
})

describe('damage to all of which there is none (mtg-context:120.8)', () => {
  const scenario = tool({ do: 'damage', to: { all: { types: ['creature'] } }, amount: 1 }, ...gain(1))

  it('is no event', () => {
    expect(verdict(scenario, using(life('P1', 1)))).toBe('pass')
    expect(verdict(scenario, using(event({ event: 'damage', source: 'tool', parts: [] }), life('P1', 1)))).toBe('fail')
  })
})

describe('an option that can be carried out in part, or not at all (mtg-context:608.2d, mtg-context:609.3)', () => {
  const bear: Card = { ...card('Bear', ['creature'], [], 2), toughness: 2 }
  const bears = (ids: readonly string[], tapped: readonly string[], ...steps: readonly Step[]): WireScenario =>
    inMain(
      [card('Tool', ['artifact'], [once('do', steps)]), bear],
      [
        object('tool', 'Tool', 'P1'),
        ...ids.map(id => ({ ...object(id, 'Bear', 'P1'), ...(tapped.includes(id) && { statuses: ['tapped' as const] }) }))
      ]
    )
  const offered = (answer: number) => asks('P1', 'may', [{ option: 'yes' }, { option: 'no' }], answer)
  const tapping = (...tapped: readonly string[]) =>
    bears(
      ['one', 'two'],
      tapped,
      { do: 'choose', from: { types: ['creature'] }, count: 2, as: 'both' },
      { do: 'may', steps: [{ do: 'status', what: 'chosen:both', status: 'tapped', on: true }] },
      ...gain(1)
    )
  const moving = (to: 'hand' | 'arena') =>
    bears(
      ['one'],
      [],
      { do: 'choose', from: { types: ['creature'] }, as: 'it' },
      { do: 'may', steps: [{ do: 'move', what: 'chosen:it', to }] },
      ...gain(1)
    )
  const taps = event({ event: 'status', object: 'two', status: 'tapped', on: true })

  it('may be offered or not, where a part of it can be', () => {
    expect(verdict(tapping('one'), using(...offered(0), taps, life('P1', 1)))).toBe('pass')
    expect(verdict(tapping('one'), using(life('P1', 1)))).toBe('pass')
  })

  it('is offered where all of it can be, and not where nothing of it can', () => {
    expect(verdict(tapping(), using(...offered(1), life('P1', 1)))).toBe('pass')
    expect(verdict(tapping(), using(life('P1', 1)))).toBe('fail')
    expect(verdict(tapping('one', 'two'), using(life('P1', 1)))).toBe('pass')
    expect(verdict(tapping('one', 'two'), using(...offered(1), life('P1', 1)))).toBe('fail')
  })

  it('is no move of what is there already', () => {
    expect(verdict(moving('hand'), using(...offered(1), life('P1', 1)))).toBe('pass')
    expect(verdict(moving('hand'), using(life('P1', 1)))).toBe('fail')
    expect(verdict(moving('arena'), using(life('P1', 1)))).toBe('pass')
    expect(verdict(moving('arena'), using(...offered(1), life('P1', 1)))).toBe('fail')
  })
})

describe('a reflexive trigger of a player who has lost meanwhile (mtg-context:800.4d)', () => {
  const scenario = inMain(
    [
      card(
        'Tool',
        ['artifact'],
        [
          once('do', [
            { do: 'gain', player: 'you', of: 'life', amount: 1, as: 'gained' },
            { do: 'defeat', player: 'you' },
            { do: 'when', did: 'gained', ability: 'then', steps: gain(1) }
          ])
        ]
      )
    ],
    [object('tool', 'Tool', 'P1')],
    { players: ['P1', 'P2', 'P3'].map(id => ({ id, life: 20 })) }
  )
  const lost = [
    ...activating('tool', 'do', 'l1'),
    { see: 'resolve', layer: 'l1' } as const,
    life('P1', 1),
    event({ event: 'defeat', player: 'P1' })
  ]

  it('does not trigger', () => {
    expect(verdict(scenario, [...lost, quiet()])).toBe('pass')
    expect(verdict(scenario, [...lost, triggers('tool', 'then', 't', 'P2')])).toBe('fail')
  })
})

describe('an effect for as long as something holds that does not hold as it starts', () => {
  const scenario = inMain(
    [
      card(
        'Tool',
        ['artifact'],
        [
          once('guard', [
            {
              do: 'start',
              effect: { kind: 'prevention', event: { event: 'damage', target: { player: 'you' } }, amount: 'all' },
              ability: 'guard',
              for: { while: { compare: [{ player: 'life', of: 'you' }, '>=', 21] } }
            }
          ]),
          once('up', gain(1)),
          once('hit', [{ do: 'damage', to: 'you', amount: 1 }])
        ]
      )
    ],
    [object('tool', 'Tool', 'P1')]
  )
  const harm: GameEvent = { event: 'damage', source: 'tool', parts: [{ target: 'P1', amount: 1 }] }
  const guarded = (holds: boolean) => [
    ...activating('tool', 'guard', 'l1'),
    ...resolving('l1'),
    ...(holds ? [...activating('tool', 'up', 'l2'), ...resolving('l2', life('P1', 1))] : []),
    ...activating('tool', 'hit', 'l3')
  ]

  it('may never have begun, or begin once it holds', () => {
    const prevented: readonly Observation[] = [
      { see: 'proposed', event: 'd', what: harm },
      {
        see: 'applied',
        effect: { source: 'tool', ability: 'guard' },
        class: 'prevention',
        player: 'P1',
        to: 'd',
        becomes: null,
        prevented: 1
      }
    ]
    expect(verdict(scenario, [...guarded(true), ...resolving('l3', event(harm)), quiet()])).toBe('pass')
    expect(verdict(scenario, [...guarded(true), ...resolving('l3', ...prevented), quiet()])).toBe('pass')
    expect(verdict(scenario, [...guarded(false), ...resolving('l3', ...prevented), quiet()])).toBe('fail')
  })
})
