import { describe, expect, it } from 'vitest'
import { createBase } from '../../base/base.js'
import { rulebooks } from '../../rulebook/index.js'
import type { Ability } from '../../scenario/card.js'
import type { WireScenario } from '../../scenario/scenario.js'
import type { Observation } from '../../trace/observation.js'
import { createModel, judge } from '../index.js'
import { card, ends, event, object, pass, priority, scenarioOf } from '../testing/trace.js'

const model = createModel(createBase(rulebooks.fab), { level: 'full', autonomous: [] })

const ally = { ...card('Ally', ['ally']), life: 1 }
const dying = (id: string, owner: string) => ({ ...object(id, 'Ally', owner), damage: 1 })
const dies = (id: string) => ({ event: 'move' as const, object: id, from: 'arena' as const, to: 'graveyard' as const })
const done: readonly Observation[] = [...priority('P1', [pass]), ...priority('P2', [pass]), ends({})]
const together: Observation = { see: 'event', events: [dies('a'), dies('b')] }

describe('allies whose life is gone', () => {
  const scenario = scenarioOf([ally], [dying('a', 'P1'), dying('b', 'P2')])

  it('leave the arena in one event', () => {
    expect(judge(model, scenario, [together, ...done])).toMatchObject({ verdict: 'pass' })
  })

  it('are not cleared one after another, nor only one of them', () => {
    expect(judge(model, scenario, [event(dies('a')), event(dies('b')), ...done])).toMatchObject({ verdict: 'fail', step: 0 })
    expect(judge(model, scenario, [event(dies('a')), ...done])).toMatchObject({ verdict: 'fail', step: 0 })
  })

  it('leave open what triggers on several of them, and what replaces one', () => {
    const watch: Ability = {
      kind: 'triggered',
      id: 'watch',
      effect: {
        kind: 'trigger',
        trigger: { on: { event: 'move', object: { types: ['ally'] }, to: 'graveyard' } },
        steps: [{ do: 'gain', player: 'you', of: 'life', amount: 1 }]
      }
    }
    const save: Ability = {
      kind: 'static',
      id: 'save',
      effect: {
        kind: 'replacement',
        class: 'standard',
        event: { event: 'move', object: { types: ['ally'] }, to: 'graveyard' },
        change: { to: 'hand' }
      }
    }
    const withItem = (ability: Ability) =>
      scenarioOf([ally, card('Item', ['item'], [ability])], [dying('a', 'P1'), dying('b', 'P2'), object('i', 'Item', 'P1')])
    const why = (scenario: WireScenario) => judge(model, scenario, [together, ...done])
    expect(why(withItem(watch))).toMatchObject({
      verdict: 'inconclusive',
      why: expect.stringContaining('several events at once') as string
    })
    expect(why(withItem(save))).toMatchObject({
      verdict: 'inconclusive',
      why: expect.stringContaining('several events of a check') as string
    })
  })

  it('leave at once where an effect replaces the death of one of them (fab-context:1.10.2b)', () => {
    const shelter: Ability = {
      kind: 'static',
      id: 'shelter',
      effect: {
        kind: 'replacement',
        class: 'standard',
        event: { event: 'move', object: { types: ['hound'] }, to: 'graveyard' },
        change: { to: 'hand' }
      }
    }
    const hound = { ...card('Hound', ['ally', 'hound']), life: 1 }
    const sheltered = scenarioOf(
      [ally, hound, card('Kennel', ['item'], [shelter])],
      [dying('a', 'P1'), { ...object('b', 'Hound', 'P2'), damage: 1 }, object('k', 'Kennel', 'P1')]
    )
    const outcome = createModel(createBase(rulebooks.fab), { level: 'outcome', autonomous: [] })
    const home = { event: 'move' as const, object: 'b', from: 'arena' as const, to: 'hand' as const }
    expect(judge(outcome, sheltered, [{ see: 'event', events: [dies('a'), home] }, ...done])).toMatchObject({ verdict: 'pass' })
    expect(judge(outcome, sheltered, [together, ...done])).toMatchObject({ verdict: 'fail', step: 0 })
    expect(judge(outcome, sheltered, [event(home), ...done])).toMatchObject({ verdict: 'fail', step: 1 })
  })
})

describe('a player who loses while the game goes on', () => {
  const three = (lives: readonly number[], turnPlayer = 'P1') =>
    scenarioOf([card('Item', ['item'])], [object('i', 'Item', 'P2')], {
      players: lives.map((life, at) => ({ id: `P${at + 1}`, life })),
      start: { turnPlayer, phase: 'action' }
    })
  const rest = (zone: 'arena' | 'outside'): readonly Observation[] => [
    ...priority('P1', [pass]),
    ...priority('P3', [pass]),
    { see: 'end', why: 'quiescent', state: { players: {}, objects: { i: { zone } } } }
  ]
  const defeat = (player: string): Observation => event({ event: 'defeat', player })

  it('takes along what they own, and is not asked again', () => {
    expect(judge(model, three([20, 0, 20]), [defeat('P2'), ...rest('outside')])).toMatchObject({ verdict: 'pass' })
    expect(judge(model, three([20, 0, 20]), [defeat('P2'), ...rest('arena')])).toMatchObject({ verdict: 'fail', step: 5 })
    const asked = judge(model, three([20, 0, 20]), [defeat('P2'), ...priority('P1', [pass]), ...priority('P2', [pass])])
    expect(asked).toMatchObject({ verdict: 'fail', step: 3 })
  })

  it('is not asked in their own turn either: the next player is', () => {
    const passing = [...priority('P3', [pass]), ...priority('P1', [pass])]
    const end: Observation = { see: 'end', why: 'quiescent', state: { players: {}, objects: { i: { zone: 'outside' } } } }
    expect(judge(model, three([20, 0, 20], 'P2'), [defeat('P2'), ...passing, end])).toMatchObject({ verdict: 'pass' })
    const asked = judge(model, three([20, 0, 20], 'P2'), [defeat('P2'), ...priority('P2', [pass])])
    expect(asked).toMatchObject({ verdict: 'fail', step: 1 })
  })

  it('leaves open what they would have to choose as the player whose turn it is', () => {
    const gloat: Ability = {
      kind: 'triggered',
      id: 'gloat',
      effect: { kind: 'trigger', trigger: { on: { event: 'defeat' } }, steps: [{ do: 'gain', player: 'you', of: 'life', amount: 1 }] }
    }
    const scenario = scenarioOf([card('Idol', ['item'], [gloat])], [object('x', 'Idol', 'P1'), object('y', 'Idol', 'P3')], {
      players: [20, 0, 20].map((life, at) => ({ id: `P${at + 1}`, life })),
      start: { turnPlayer: 'P2', phase: 'action' }
    })
    const triggered = (source: string, controller: string, stackObject: string): Observation => ({
      see: 'triggered',
      effect: { source, ability: 'gloat' },
      controller,
      layer: stackObject,
      by: 'e1'
    })
    const verdict = judge(model, scenario, [
      { see: 'event', events: [{ event: 'defeat', player: 'P2', id: 'e1' }] },
      triggered('x', 'P1', 'l1'),
      triggered('y', 'P3', 'l2')
    ])
    expect(verdict).toMatchObject({ verdict: 'inconclusive', why: expect.stringContaining('a turn-player who has lost') as string })
  })

  it('loses at once with another whose life is gone too', () => {
    const both: Observation = {
      see: 'event',
      events: [
        { event: 'defeat', player: 'P2' },
        { event: 'defeat', player: 'P3' }
      ]
    }
    const over: Observation = { see: 'end', why: 'game-over', winner: 'P1', state: { players: {}, objects: {} } }
    expect(judge(model, three([20, 0, 0]), [both, over])).toMatchObject({ verdict: 'pass' })
    expect(judge(model, three([20, 0, 0]), [defeat('P2'), over])).toMatchObject({ verdict: 'fail', step: 0 })
  })
})
