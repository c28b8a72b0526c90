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
