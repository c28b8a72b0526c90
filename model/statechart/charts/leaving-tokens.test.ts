/** When a token that leaves the arena ceases to exist: as it leaves, at a check, or open. */
import { describe, expect, it } from 'vitest'
import { createBase } from '../../base/base.js'
import { rulebooks } from '../../rulebook/index.js'
import type { Zone } from '../../scenario/names.js'
import type { Observation } from '../../trace/observation.js'
import { createModel, judge } from '../index.js'
import { card, event, object, scenarioOf } from '../testing/trace.js'

const fly = { ...card('Fly', ['ally', 'creature']), power: 1, life: 1, toughness: 1 }
const dies = event({ event: 'destroy', object: 'fly' })
const ceases = event({ event: 'cease', object: 'fly' })
const quiet = (zone?: Zone): Observation => ({
  see: 'end',
  why: 'quiescent',
  state: { players: {}, objects: zone === undefined ? {} : { fly: { zone } } }
})

const verdict = (ruleset: 'mtg' | 'ga', phase: string, rest: readonly Observation[]): string => {
  const swatted = { ...object('fly', 'Fly', 'P1'), token: true as const, damage: 1 }
  const scenario = scenarioOf([fly], [swatted], { ruleset, start: { turnPlayer: 'P1', phase } })
  return judge(createModel(createBase(rulebooks[ruleset]), { level: 'full', autonomous: [] }), scenario, [dies, ...rest]).verdict
}

describe('a token that has died', () => {
  it('is found by the next check in Magic', () => {
    expect(verdict('mtg', 'precombat-main', [ceases, quiet()])).toBe('pass')
    expect(verdict('mtg', 'precombat-main', [quiet()])).toBe('fail')
  })

  it('has ceased or is found by the check in Grand Archive, which says both', () => {
    expect(verdict('ga', 'main', [ceases, quiet()])).toBe('pass')
    expect(verdict('ga', 'main', [quiet()])).toBe('pass')
    expect(verdict('ga', 'main', [quiet('graveyard')])).toBe('fail')
  })
})
