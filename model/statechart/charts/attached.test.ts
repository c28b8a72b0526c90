import { describe, expect, it } from 'vitest'
import type { Ability, Card } from '../../scenario/card.js'
import type { Step, Target } from '../../scenario/step.js'
import type { StartObject, WireScenario } from '../../scenario/scenario.js'
import type { Observation } from '../../trace/observation.js'
import { judge } from '../index.js'
import { activating, inMain, life, modelOf, once, placed, quiet, resolving, triggers, whenever } from '../testing/games.js'
import { card, event, object } from '../testing/trace.js'

const mtg = modelOf('mtg')

const verdict = (scenario: WireScenario, trace: readonly Observation[], model = mtg) => judge(model, scenario, trace).verdict

const bear: Card = { ...card('Bear', ['creature'], [], 2), toughness: 2 }
const rock = card('Rock', ['artifact'])
const creature: readonly Target[] = [{ as: 'one', what: [{ types: ['creature'] }] }]
const anything: readonly Target[] = [{ as: 'one', what: [{}] }]
const gain: readonly Step[] = [{ do: 'gain', player: 'you', of: 'life', amount: 1 }]
const attached = (id: string, name: string, host: string): StartObject => ({ ...object(id, name, 'P1'), attachedTo: host })

describe('attaching', () => {
  const ring: Card = {
    ...card(
      'Ring',
      ['artifact', 'equipment'],
      [
        once('equip', [{ do: 'attach', what: 'self', to: 'target:one' }], anything),
        once('drop', [{ do: 'attach', what: 'self' }]),
        whenever('on', { event: 'attach', object: { ref: 'self' }, on: true }, gain),
        whenever('off', { event: 'attach', object: { ref: 'self' }, on: false }, [
          { do: 'lose', player: 'opponent', of: 'life', amount: 1 }
        ])
      ]
    ),
    attaches: [{ types: ['creature'] }]
  }
  const scenario = (host?: string): WireScenario =>
    inMain(
      [ring, bear, rock],
      [
        host === undefined ? object('ring', 'Ring', 'P1') : attached('ring', 'Ring', host),
        object('bear', 'Bear', 'P1'),
        object('rock', 'Rock', 'P1')
      ]
    )
  const equipping = (host: string, ...during: readonly Observation[]) => [
    ...activating('ring', 'equip', 'l1', { one: host }),
    ...resolving('l1', ...during)
  ]
  const isOn: readonly Observation[] = [event({ event: 'attach', object: 'ring', to: 'bear' }), triggers('ring', 'on', 't1')]
  const off: readonly Observation[] = [event({ event: 'attach', object: 'ring' }), triggers('ring', 'off', 't1')]

  it('tells an attachment that begins', () => {
    expect(
      verdict(scenario(), [...equipping('bear', ...isOn), placed('ring', 'on', 't1'), ...resolving('t1', life('P1', 1)), quiet()])
    ).toBe('pass')
    expect(verdict(scenario(), [...equipping('bear'), quiet()])).toBe('fail')
  })

  it('does nothing where it may not be, or already is', () => {
    expect(verdict(scenario(), [...equipping('rock'), quiet()])).toBe('pass')
    expect(verdict(scenario(), equipping('rock', event({ event: 'attach', object: 'ring', to: 'rock' })))).toBe('fail')
    expect(verdict(scenario('bear'), [...equipping('bear'), quiet()])).toBe('pass')
    expect(verdict(scenario('bear'), equipping('bear', ...isOn))).toBe('fail')
  })

  it('tells an attachment that ends, once', () => {
    const dropping = (...during: readonly Observation[]) => [...activating('ring', 'drop', 'l1'), ...resolving('l1', ...during)]
    expect(verdict(scenario('bear'), [...dropping(...off), placed('ring', 'off', 't1'), ...resolving('t1', life('P2', -1)), quiet()])).toBe(
      'pass'
    )
    expect(verdict(scenario(), [...dropping(), quiet()])).toBe('pass')
    expect(verdict(scenario(), dropping(...off))).toBe('fail')
  })
})

const together = (...events: Extract<Observation, { see: 'event' }>['events']): Observation => ({ see: 'event', events })

describe('what its host leaves behind', () => {
  const ring: Card = {
    ...card('Ring', ['artifact', 'equipment'], [whenever('off', { event: 'attach', object: { ref: 'self' }, on: false }, gain)]),
    attaches: [{ types: ['creature'] }]
  }
  const destroying = (id: string, filter: string): Ability => once(id, [{ do: 'destroy', what: { all: { types: [filter] } } }])
  const tool = card('Tool', ['land'], [destroying('slay', 'creature'), destroying('smash', 'artifact')])
  const mourner = (types: readonly string[]): Card => ({
    ...card('Mourner', types, [whenever('off', { event: 'attach', on: false }, gain)], 2),
    toughness: 2
  })
  const scenario = (more: readonly Card[] = [], objects: readonly StartObject[] = []) =>
    inMain(
      [ring, bear, tool, ...more],
      [object('tool', 'Tool', 'P1'), object('bear', 'Bear', 'P1'), attached('ring', 'Ring', 'bear'), ...objects]
    )
  const dead = { event: 'destroy', object: 'bear' } as const
  const off = { event: 'attach', object: 'ring' } as const
  const slain = (...during: readonly Observation[]) => [...activating('tool', 'slay', 'l1'), ...resolving('l1', ...during)]
  const gained = [placed('ring', 'off', 't1'), ...resolving('t1', life('P1', 1)), quiet()]
  const atOnce = together(dead, off)

  it('comes off in the same event or in the next checks, and is seen once', () => {
    expect(verdict(scenario(), [...slain(event(dead)), event(off), triggers('ring', 'off', 't1'), ...gained])).toBe('pass')
    expect(verdict(scenario(), [...slain(atOnce, triggers('ring', 'off', 't1')), ...gained])).toBe('pass')
    expect(verdict(scenario(), [...slain(atOnce, triggers('ring', 'off', 't1')), event(off)])).toBe('fail')
    expect(verdict(scenario(), [...slain(atOnce), quiet()])).toBe('fail')
    expect(verdict(scenario(), [...slain(event(dead)), quiet()])).toBe('fail')
    expect(verdict(scenario(), slain(event(dead), event(off)))).toBe('fail')
  })

  it('comes off as it leaves itself', () => {
    const smashed = [
      ...activating('tool', 'smash', 'l1'),
      ...resolving('l1', event({ event: 'destroy', object: 'ring' }), triggers('ring', 'off', 't1'))
    ]
    expect(verdict(scenario(), [...smashed, ...gained])).toBe('pass')
    expect(
      verdict(scenario(), [...activating('tool', 'smash', 'l1'), ...resolving('l1', event({ event: 'destroy', object: 'ring' })), quiet()])
    ).toBe('fail')
  })

  it('is seen once by one who dies with the host, if it comes off by then', () => {
    const game = scenario([mourner(['creature'])], [object('mourner', 'Mourner', 'P2')])
    const all = [dead, { event: 'destroy', object: 'mourner' } as const]
    const both = [triggers('ring', 'off', 't1'), triggers('mourner', 'off', 't2', 'P2')]
    const then = [
      placed('ring', 'off', 't1'),
      placed('mourner', 'off', 't2', 'P2'),
      ...resolving('t2', life('P2', 1)),
      ...resolving('t1', life('P1', 1)),
      quiet()
    ]
    expect(verdict(game, [...slain(together(...all, off), ...both), ...then])).toBe('pass')
    expect(verdict(game, [...slain(together(...all)), event(off), triggers('ring', 'off', 't1'), ...gained])).toBe('pass')
    expect(verdict(game, [...slain(together(...all)), event(off), ...both])).toBe('fail')
  })

  it('may be an aura, which the checks bury and nothing sees coming off again', () => {
    const aura: Card = { ...card('Aura', ['enchantment', 'aura']), attaches: [{ types: ['creature'] }] }
    const game = inMain(
      [aura, bear, tool, mourner(['enchantment'])],
      [object('tool', 'Tool', 'P1'), object('bear', 'Bear', 'P1'), attached('aura', 'Aura', 'bear'), object('mourner', 'Mourner', 'P1')]
    )
    const comesOff = together(dead, { event: 'attach', object: 'aura' })
    const buried = event({ event: 'move', object: 'aura', from: 'arena', to: 'graveyard' })
    const sees = triggers('mourner', 'off', 't1')
    const then = [placed('mourner', 'off', 't1'), ...resolving('t1', life('P1', 1)), quiet()]
    expect(verdict(game, [...slain(comesOff, sees), buried, ...then])).toBe('pass')
    expect(verdict(game, [...slain(event(dead)), buried, sees, ...then])).toBe('pass')
    expect(verdict(game, [...slain(comesOff, sees), buried, triggers('mourner', 'off', 't2')])).toBe('fail')
    expect(verdict(game, [...slain(event(dead)), buried, quiet()])).toBe('fail')
  })
})

describe('an aura that triggers as its host leaves', () => {
  const dies: Ability = whenever('mourn', { event: 'move', object: { ref: 'host' }, from: 'arena', to: 'graveyard' }, [
    { do: 'move', what: 'event:object', to: 'hand' },
    { do: 'move', what: 'self', to: 'hand' }
  ])
  const aura: Card = { ...card('Aura', ['enchantment', 'aura'], [dies]), attaches: [{ types: ['creature'] }] }
  const bury: Ability = once('bury', [{ do: 'move', what: 'target:one', to: 'graveyard' }], creature)
  const scenario = inMain(
    [aura, bear, card('Tool', ['artifact'], [bury])],
    [object('tool', 'Tool', 'P1'), object('bear', 'Bear', 'P1'), object('other', 'Bear', 'P1'), attached('aura', 'Aura', 'bear')]
  )
  const moves = (id: string, from: 'arena' | 'graveyard', to: 'graveyard' | 'hand') => event({ event: 'move', object: id, from, to })
  const buried = (id: string, ...then: readonly Observation[]) => [
    ...activating('tool', 'bury', 'l1', { one: id }),
    ...resolving('l1', moves(id, 'arena', 'graveyard'), ...then)
  ]
  const mourned = (...during: readonly Observation[]) => [
    moves('aura', 'arena', 'graveyard'),
    placed('aura', 'mourn', 't1'),
    ...resolving('t1', ...during),
    quiet()
  ]

  it('finds its host, and itself after the checks', () => {
    const both = [moves('bear', 'graveyard', 'hand'), moves('aura', 'graveyard', 'hand')]
    const trace = (...during: readonly Observation[]) => [...buried('bear', triggers('aura', 'mourn', 't1')), ...mourned(...during)]
    expect(verdict(scenario, trace(...both))).toBe('pass')
    expect(verdict(scenario, trace(...both.slice(0, 1)))).toBe('fail')
    expect(verdict(scenario, trace(...both.slice(1)))).toBe('fail')
  })

  it('finds itself too where it is told to come off with its host', () => {
    const comesOff = together({ event: 'move', object: 'bear', from: 'arena', to: 'graveyard' }, { event: 'attach', object: 'aura' })
    const found = [moves('bear', 'graveyard', 'hand'), moves('aura', 'graveyard', 'hand')]
    const trace = (during: readonly Observation[]) => [
      ...activating('tool', 'bury', 'l1', { one: 'bear' }),
      ...resolving('l1', comesOff, triggers('aura', 'mourn', 't1')),
      ...mourned(...during)
    ]
    expect(verdict(scenario, trace(found))).toBe('pass')
    expect(verdict(scenario, trace(found.slice(0, 1)))).toBe('fail')
  })

  it('does not look at anything else that leaves', () => {
    expect(verdict(scenario, [...buried('other'), quiet()])).toBe('pass')
    expect(verdict(scenario, buried('other', triggers('aura', 'mourn', 't1')))).toBe('fail')
  })
})

describe('what has phased out', () => {
  const fade: Ability = once('fade', [{ do: 'status', what: 'target:one', status: 'phased-out', on: true }], creature)
  const hit: Ability = once('hit', [{ do: 'destroy', what: { all: { types: ['creature'] } } }])
  const scenario = inMain(
    [
      {
        ...bear,
        abilities: [
          once('growl', gain),
          whenever('fades', { event: 'status', object: { ref: 'self' }, status: 'phased-out', on: true }, gain)
        ]
      },
      card('Tool', ['artifact'], [fade, hit])
    ],
    [object('tool', 'Tool', 'P1'), object('bear', 'Bear', 'P1')]
  )
  const faded: readonly Observation[] = [
    ...activating('tool', 'fade', 'l1', { one: 'bear' }),
    ...resolving('l1', event({ event: 'status', object: 'bear', status: 'phased-out', on: true }), triggers('bear', 'fades', 't1')),
    placed('bear', 'fades', 't1'),
    ...resolving('t1', life('P1', 1))
  ]

  it('is not there to be destroyed, nor to be activated', () => {
    expect(
      verdict(scenario, [...faded, ...activating('tool', 'hit', 'l2'), ...resolving('l2'), quiet({ bear: { statuses: ['phased-out'] } })])
    ).toBe('pass')
    expect(verdict(scenario, [...faded, ...activating('bear', 'growl', 'l2')])).toBe('fail')
    const gone = event({ event: 'destroy', object: 'bear' })
    expect(verdict(scenario, [...faded, ...activating('tool', 'hit', 'l2'), ...resolving('l2', gone)])).toBe('fail')
  })
})

describe('healing, winning and losing', () => {
  const tool = card(
    'Tool',
    ['artifact'],
    [
      once('heal', [{ do: 'heal', what: 'target:one' }], creature),
      once('win', [{ do: 'win', player: 'you' }, ...gain]),
      once('lose', [{ do: 'defeat', player: 'you' }, ...gain])
    ]
  )
  const scenario = inMain([tool, bear], [object('tool', 'Tool', 'P1'), { ...object('bear', 'Bear', 'P1'), damage: 1 }])
  const over = (winner: string): Observation => ({ see: 'end', why: 'game-over', winner, state: { players: {}, objects: {} } })

  it('removes marked damage', () => {
    const healed = [...activating('tool', 'heal', 'l1', { one: 'bear' }), ...resolving('l1', event({ event: 'heal', object: 'bear' }))]
    expect(verdict(scenario, [...healed, quiet({ bear: { damage: 0 } })])).toBe('pass')
    expect(verdict(scenario, [...healed, quiet({ bear: { damage: 1 } })])).toBe('fail')
  })

  it('ends the game at once', () => {
    const wins = [...activating('tool', 'win', 'l1'), { see: 'resolve' as const, layer: 'l1' }, event({ event: 'win', player: 'P1' })]
    expect(verdict(scenario, [...wins, over('P1')])).toBe('pass')
    expect(verdict(scenario, [...wins, over('P2')])).toBe('fail')
    expect(verdict(scenario, [...wins, life('P1', 1)])).toBe('fail')
    const loses = [...activating('tool', 'lose', 'l1'), { see: 'resolve' as const, layer: 'l1' }, event({ event: 'defeat', player: 'P1' })]
    expect(verdict(scenario, [...loses, over('P2')])).toBe('pass')
    expect(verdict(scenario, [...loses, over('P1')])).toBe('fail')
  })
})
