/** Where counters cancel as they are put on, and they are put on several things at once that are told one by one. */
import { describe, expect, it } from 'vitest'
import { rulebooks } from '../../model/rulebook/index.js'
import type { WireScenario } from '../../model/scenario/scenario.js'
import { SCENARIO_FORMAT } from '../../model/scenario/scenario.js'
import type { Cause, Observation, ObservationOf } from '../../model/trace/observation.js'
import { oppositesCancel } from './opposites-cancel.js'

const scenario: WireScenario = {
  format: SCENARIO_FORMAT,
  id: 'ga/counters',
  ruleset: 'ga',
  players: [{ id: 'A' }, { id: 'B' }],
  start: { turnPlayer: 'A', phase: 'main' },
  objects: ['bear', 'ox'].map(id => ({ id, card: 'Ally', zone: 'arena', owner: 'A', counters: { '+1/+1': 1 } })),
  until: { end: 'quiescent' },
  cards: [{ name: 'Ally', types: ['ally'], text: '', abilities: [] }]
}

const puts = (cause: Cause, ...what: readonly (readonly [string, string, number])[]): Observation => ({
  see: 'event',
  events: what.map(([object, counter, delta]) => ({ event: 'counters', object, counter, delta }) as const),
  cause
})
const BY = { layer: 'x' }
const OTHER = { layer: 'y' }
const CHECK = { rule: 'check' } as const
const pair = (object: string): Observation => puts(CHECK, [object, '+1/+1', -1], [object, '-1/-1', -1])

const breaches = (...trace: readonly Observation[]): readonly number[] =>
  oppositesCancel.check({ scenario, trace, structure: rulebooks.ga.structure }).map(({ step }) => step)

describe('opposite counters that are put on two things at once', () => {
  it('cancel in the next event', () =>
    expect(
      breaches(
        puts(BY, ['bear', '-1/-1', 1], ['ox', '-1/-1', 1]),
        puts(CHECK, ['bear', '+1/+1', -1], ['bear', '-1/-1', -1], ['ox', '+1/+1', -1], ['ox', '-1/-1', -1])
      )
    ).toEqual([]))

  it('cancel after both are told, one by one', () =>
    expect(breaches(puts(BY, ['bear', '-1/-1', 1]), puts(BY, ['ox', '-1/-1', 2]), pair('bear'), pair('ox'))).toEqual([]))

  it('cancel where they are told apart, the cause of one of them alone', () => {
    const { cause: _, ...untold } = puts(CHECK, ['bear', '+1/+1', -1]) as ObservationOf<'event'>
    expect(breaches(puts(BY, ['bear', '-1/-1', 1]), untold, puts(CHECK, ['bear', '-1/-1', -1]))).toEqual([])
    expect(breaches(puts(BY, ['bear', '-1/-1', 1]), untold, puts(CHECK, ['bear', '-1/-1', -2]))).not.toEqual([])
  })

  it('do not cancel on one of them alone', () =>
    expect(breaches(puts(BY, ['bear', '-1/-1', 1]), puts(BY, ['ox', '-1/-1', 2]), pair('bear'), puts(OTHER, ['ox', '+1/+1', 1]))).toEqual([
      2, 3
    ]))

  it('are late after what another layer does', () =>
    expect(breaches(puts(BY, ['bear', '-1/-1', 1]), puts(OTHER, ['ox', '+1/+1', 1]), pair('bear'))).toEqual([1]))
})
