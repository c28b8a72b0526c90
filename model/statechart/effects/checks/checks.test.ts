import { describe, expect, it } from 'vitest'
import { createBase } from '../../../base/base.js'
import type { StateCheck } from '../../../rulebook/structure.js'
import type { Card } from '../../../scenario/card.js'
import type { StartObject, WireScenario } from '../../../scenario/scenario.js'
import type { GameEvent } from '../../../trace/event.js'
import { fold, startWorld } from '../../../world/index.js'
import type { World } from '../../../world/index.js'
import { inMain, rulebookOf } from '../../testing/games.js'
import { card, object } from '../../testing/trace.js'
import { checks } from './index.js'

const base = createBase(rulebookOf('mtg'))

const worldOf = (cards: readonly Card[], objects: readonly StartObject[], more: Partial<WireScenario> = {}): World =>
  startWorld(base, inMain(cards, objects, more))

const found = (check: StateCheck, world: World): readonly GameEvent[] => checks[check]!.events(world, [])

const buried = (...ids: readonly string[]): readonly GameEvent[] =>
  ids.map(id => ({ event: 'move', object: id, from: 'arena', to: 'graveyard' }))

const bear: Card = { ...card('Bear', ['creature'], [], 2), toughness: 2 }

describe('what is attached', () => {
  const aura: Card = { ...card('Aura', ['enchantment', 'aura']), attaches: [{ types: ['creature'] }] }
  const ring: Card = { ...card('Ring', ['artifact', 'equipment']), attaches: [{ types: ['creature'] }] }
  const rock = card('Rock', ['artifact'])
  const on = (id: string, name: string, host?: string): StartObject => ({ ...object(id, name, 'P1'), ...(host && { attachedTo: host }) })
  const cards = [bear, aura, ring, rock]
  const fit = [object('bear', 'Bear', 'P1'), object('rock', 'Rock', 'P1')]
  const of = (...objects: readonly StartObject[]) => found('attachment', worldOf(cards, [...fit, ...objects]))

  it('stays where it may be', () => {
    expect(of(on('aura', 'Aura', 'bear'), on('ring', 'Ring', 'bear'), on('loose', 'Ring'))).toEqual([])
  })

  it('goes to the graveyard if it is an aura without a fit host, and comes off if it is anything else', () => {
    expect(of(on('aura', 'Aura'), on('other', 'Aura', 'rock'))).toEqual(buried('aura', 'other'))
    expect(of(on('ring', 'Ring', 'rock'), on('odd', 'Bear', 'bear'))).toEqual([
      { event: 'attach', object: 'ring' },
      { event: 'attach', object: 'odd' }
    ])
  })

  it('is not attached to what its host has become', () => {
    const world = worldOf(cards, [...fit, on('aura', 'Aura', 'bear')])
    const away = fold(world, { event: 'move', object: 'bear', from: 'arena', to: 'banished' })
    const back = fold(away, { event: 'move', object: 'bear', from: 'banished', to: 'arena' })
    expect([world, away, back].map(each => found('attachment', each).length)).toEqual([0, 1, 1])
  })

  it('may be on a player where its card says so', () => {
    const curse: Card = { ...card('Curse', ['enchantment', 'aura']), attaches: [{ players: 'opponent' }] }
    expect(found('attachment', worldOf([curse], [on('curse', 'Curse', 'P2')]))).toEqual([])
    expect(found('attachment', worldOf([curse], [on('curse', 'Curse', 'P1')]))).toEqual(buried('curse'))
  })
})

describe('counters', () => {
  const with_ = (counters: Readonly<Record<string, number>>, cap?: number): World =>
    worldOf(
      [
        bear,
        card(
          'Rule',
          ['enchantment'],
          cap === undefined
            ? []
            : [
                {
                  kind: 'static',
                  id: 'cap',
                  effect: { kind: 'rule', rule: 'counter-cap', what: { types: ['creature'] }, counter: 'time', most: cap }
                }
              ]
        )
      ],
      [{ ...object('bear', 'Bear', 'P1'), counters: { ...counters } }, object('rule', 'Rule', 'P1')]
    )

  it('of opposite kinds cancel, as many of each as there are of the fewer', () => {
    expect(found('counter-pairs', with_({ '+1/+1': 3, '-1/-1': 2 }))).toEqual([
      { event: 'counters', object: 'bear', counter: '+1/+1', delta: -2 },
      { event: 'counters', object: 'bear', counter: '-1/-1', delta: -2 }
    ])
    expect(found('counter-pairs', with_({ '+1/+1': 3 }))).toEqual([])
  })

  it('beyond what a rule allows are too many', () => {
    expect(found('counter-cap', with_({ time: 5 }, 3))).toEqual([{ event: 'counters', object: 'bear', counter: 'time', delta: -2 }])
    expect(found('counter-cap', with_({ time: 3 }, 3))).toEqual([])
    expect(found('counter-cap', with_({ time: 5 }))).toEqual([])
  })
})

describe('objects by what they are', () => {
  const walker = (name: string, kind: string): Card => card(name, ['planeswalker', `planeswalker ${kind}`])
  const loyal = (id: string, name: string, owner: string, loyalty: number): StartObject => ({
    ...object(id, name, owner),
    counters: { loyalty }
  })

  it('planeswalkers without loyalty go', () => {
    const world = worldOf([walker('A', 'x')], [loyal('a', 'A', 'P1', 1), loyal('b', 'A', 'P1', 0)])
    expect(found('no-loyalty', world)).toEqual(buried('b'))
  })

  it('planeswalkers of one kind go, whoever controls them', () => {
    const world = worldOf(
      [walker('A', 'x'), walker('B', 'x'), walker('C', 'y')],
      [loyal('a', 'A', 'P1', 1), loyal('b', 'B', 'P2', 1), loyal('c', 'C', 'P1', 1)]
    )
    expect(found('shared-type', world)).toEqual(buried('a', 'b'))
  })

  it('of several worlds the newest stays', () => {
    const world = worldOf(
      [card('World', ['world'])],
      [object('a', 'World', 'P1'), object('b', 'World', 'P2'), object('c', 'World', 'P1', 'hand')]
    )
    expect(found('newest', world)).toEqual(buried('a'))
    const more = fold(world, { event: 'move', object: 'c', from: 'hand', to: 'arena' })
    expect(found('newest', more)).toEqual(buried('a', 'b'))
  })

  it('of the Roles of one player on a permanent the newest stays, and what is attached anew is new (mtg-context:704.5y)', () => {
    const part: Card = { ...card('Part', ['aura', 'enchantment', 'role']), attaches: [{ types: ['creature'] }] }
    const role = (id: string, owner: string, host: string): StartObject => ({ ...object(id, 'Part', owner), attachedTo: host })
    const world = worldOf(
      [bear, part],
      [
        object('bear', 'Bear', 'P1'),
        object('cub', 'Bear', 'P1'),
        role('old', 'P1', 'cub'),
        role('mine', 'P1', 'bear'),
        role('theirs', 'P2', 'bear')
      ]
    )
    expect(found('roles', world)).toEqual([])
    expect(found('roles', fold(world, { event: 'attach', object: 'old', to: 'bear' }))).toEqual(buried('mine'))
  })

  it('schemes go back unless they are ongoing or face down, or a trigger of theirs is still to resolve', () => {
    const back = (id: string): GameEvent => ({
      event: 'move',
      object: id,
      from: 'command',
      to: 'schemes',
      position: 'bottom',
      status: 'face-down'
    })
    const world = worldOf(
      [card('Scheme', ['scheme']), card('Long', ['scheme', 'ongoing'])],
      [
        object('a', 'Scheme', 'P1', 'command'),
        object('b', 'Long', 'P1', 'command'),
        { ...object('c', 'Scheme', 'P1', 'command'), statuses: ['face-down'] },
        object('d', 'Scheme', 'P1', 'command')
      ]
    )
    expect(found('scheme', world)).toEqual([back('a'), back('d')])
    const scope = { you: 'P1', self: 'a', targets: {}, chosen: {}, results: {}, did: [] }
    const ref = { source: 'a', ability: 'set' }
    const waiting = { stackObject: '~L1', ref, key: 'a', controller: 'P1', scope, text: { steps: [], targets: [] } }
    const held = { ...world, pending: [waiting] }
    expect(found('scheme', held)).toEqual([])
    const { structure } = base.rulebook
    const own = createBase({
      ...base.rulebook,
      structure: { ...structure, checks: { ...structure.checks, schemes: { value: 'own-trigger', rules: [] } } }
    })
    expect(found('scheme', { ...held, facts: { ...held.facts, base: own } })).toEqual([back('d')])
  })

  it('copies of cards last in the arena and on the stack only', () => {
    const copy = (id: string, zone: StartObject['zone']): StartObject => ({ ...object(id, 'Bear', 'P1', zone), copy: true })
    const world = worldOf([bear], [copy('a', 'arena'), copy('b', 'hand'), object('c', 'Bear', 'P1', 'hand')])
    expect(found('copy-elsewhere', world)).toEqual([{ event: 'cease', object: 'b' }])
    expect(found('copy-elsewhere', fold(world, { event: 'cease', object: 'b' }))).toEqual([])
  })
})

describe('damage that leaves a mark', () => {
  const snake = card('Snake', ['creature'], [{ kind: 'marker', id: 'deathtouch' }], 1)
  const world = worldOf(
    [bear, { ...snake, toughness: 1 }],
    [object('snake', 'Snake', 'P1'), object('bear', 'Bear', 'P2'), object('other', 'Bear', 'P2')]
  )
  const bites = (source: string, target: string): GameEvent => ({ event: 'damage', source, parts: [{ target, amount: 1 }] })

  it('destroys whatever a deadly source has damaged, until the checks', () => {
    const bitten = fold(fold(world, bites('snake', 'bear')), bites('bear', 'other'))
    expect(found('deathtouched', bitten)).toEqual([{ event: 'destroy', object: 'bear' }])
    expect(found('deathtouched', fold(bitten, { event: 'heal', object: 'bear' }))).toEqual([])
  })

  it('of one commander counts for the whole game, wherever the commander has been', () => {
    const general = worldOf([bear], [{ ...object('general', 'Bear', 'P1'), commander: true }, object('bear', 'Bear', 'P1')])
    const hits = (source: string, amount: number): GameEvent => ({
      event: 'damage',
      source,
      parts: [{ target: 'P2', amount, type: 'combat' }]
    })
    const once = fold(fold(general, hits('general', 20)), hits('bear', 20))
    expect(found('commander-damage', once)).toEqual([])
    const gone = fold(once, { event: 'move', object: 'general', from: 'arena', to: 'command' })
    const back = fold(gone, { event: 'move', object: 'general', from: 'command', to: 'arena' })
    expect(found('commander-damage', fold(back, hits('general', 1)))).toEqual([{ event: 'defeat', player: 'P2' }])
    const burns: GameEvent = { event: 'damage', source: 'general', parts: [{ target: 'P2', amount: 1 }] }
    expect(found('commander-damage', fold(back, burns))).toEqual([])
    expect(found('commander-damage', fold(back, { ...burns, hit: true }))).toEqual([{ event: 'defeat', player: 'P2' }])
  })
})

describe('teams', () => {
  it('lose together, by one life total', () => {
    const seats = ['P1', 'P2', 'P3', 'P4'].map((id, at) => ({ id, life: 5, team: at % 2 === 0 ? 'odd' : 'even' }))
    const world = worldOf([bear], [object('bear', 'Bear', 'P1')], { players: seats })
    const hit = (target: string, amount: number): GameEvent => ({ event: 'damage', source: 'bear', parts: [{ target, amount }] })
    const half = fold(world, hit('P2', 3))
    expect(found('team-dead', half)).toEqual([])
    expect(found('team-dead', fold(half, hit('P4', 2)))).toEqual([
      { event: 'defeat', player: 'P2' },
      { event: 'defeat', player: 'P4' }
    ])
  })
})
