import { describe, expect, it } from 'vitest'
import { byFirstNames } from './first-names.js'
import type { GameEvent } from './event.js'
import type { Observation } from './observation.js'

const event = (...events: GameEvent[]): Observation => ({ see: 'event', events })
const heard = (trace: readonly Observation[]): readonly Observation[] => trace.map(byFirstNames(['page', 'guard']))
const damage = (source: string): Observation => event({ event: 'damage', source, parts: [{ target: 'guard', amount: 1 }] })
const moved = (object: string, becomes?: string): Observation =>
  event({ event: 'move', object, from: 'stack', to: 'graveyard', ...(becomes !== undefined && { becomes }) })

describe('first names', () => {
  it('calls an object by its first name, whichever of its names is used', () => {
    expect(heard([moved('page', 'p2'), damage('page'), damage('p2')])).toEqual([moved('page'), damage('page'), damage('page')])
  })

  it('follows one later name after the other, and back to the first', () => {
    const trace = [moved('page', 'p2'), moved('p2', 'p3'), damage('p3'), moved('p2', 'page'), damage('page')]
    expect(heard(trace)).toEqual([moved('page'), moved('page'), damage('page'), moved('page'), damage('page')])
  })

  it('knows a later name in the observation that gives it', () => {
    const at = event({ event: 'destroy', object: 'guard', becomes: 'g2' }, { event: 'reveal', object: 'g2' })
    expect(heard([at])).toEqual([event({ event: 'destroy', object: 'guard' }, { event: 'reveal', object: 'guard' })])
  })

  it('takes no name of another thing of the situation', () => {
    expect(heard([moved('page', 'guard'), damage('guard')])).toEqual([moved('page', 'guard'), damage('guard')])
  })

  it('reads the state at the end under the last name', () => {
    const end = (objects: Record<string, { zone: 'stack' | 'graveyard' }>): Observation => ({
      see: 'end',
      why: 'quiescent',
      state: { players: {}, objects }
    })
    const [, told] = heard([moved('page', 'p2'), end({ page: { zone: 'stack' }, p2: { zone: 'graveyard' }, guard: { zone: 'graveyard' } })])
    expect(told).toEqual(end({ page: { zone: 'graveyard' }, guard: { zone: 'graveyard' } }))
  })

  it('leaves a game without later names as it is', () => {
    const trace = [moved('page'), damage('page')]
    for (const [at, o] of heard(trace).entries()) expect(o).toBe(trace[at])
  })
})
