/** Several games in flight on one engine: what is reported is the same, and a breakdown is told of the game that it belongs to. */
import { describe, expect, it } from 'vitest'
import type { ImplementationUnderTest } from '../../engine/port.js'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { conformanceCards, fixturesOf } from '../../fixtures/loader.js'
import { createBase } from '../../model/base/base.js'
import { ga } from '../../model/rulebook/ga/index.js'
import { ahead } from './ahead.js'
import { certify } from './certify.js'
import type { Unit } from './plan.js'
import type { Outcome, Player } from './player.js'
import { sharing } from './sharing.js'

const soon = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

const base = createBase(ga)
const suite = { base, fixtures: fixturesOf('ga').slice(0, 12), cards: [...conformanceCards('ga').values()] }

/** The reference engine, which says that it plays so many games at once, and how many it was asked for at once. */
const playing = (maxConcurrent: number) => {
  const reference = inProcess(createReference(base))
  const seen = { most: 0, now: 0 }
  const engine: ImplementationUnderTest = {
    ...reference,
    statement: { ...reference.statement, maxConcurrent },
    start: async scenario => {
      seen.most = Math.max(seen.most, ++seen.now)
      await soon()
      const session = await reference.start(scenario)
      return { ...session, close: async () => void seen.now-- }
    }
  }
  return { engine, seen }
}

const counted = async (engine: ImplementationUnderTest) => {
  // answers give sessions of the reference engine, which need no closing: only the first of a game counts
  const { took: _, ...same } = await certify({ engine, suite, seed: 1, runs: 12, strict: false, relations: 'in-turn' })
  return same
}

it('as many games are in flight as the engine says, and the report is the same', async () => {
  const one = playing(1)
  const four = playing(4)
  const alone = await counted(one.engine)
  expect(await counted(four.engine)).toEqual(alone)
  expect(alone.report.verdict).not.toBe('fail')
  expect([one.seen.most, four.seen.most]).toEqual([1, 4])
}, 120_000)

const game = (at: number): Unit => ({ kind: 'game', at })
const units = Array.from({ length: 8 }, (_, at) => game(at))
const message = (outcome: Outcome): string => (outcome.kind === 'broken' ? outcome.message : outcome.kind)

describe('an engine that breaks down in one of several games', () => {
  it('is told in that game alone: the others are played again, each by itself', async () => {
    const log: string[] = []
    let inFlight = 0
    let broken = 0
    const fragile: Player = async ({ at }) => {
      inFlight++
      const epoch = broken
      if (at === 2) broken++
      await soon()
      await soon()
      inFlight--
      log.push(`${at}${inFlight === 0 ? ' alone' : ''}`)
      return at === 2 || epoch !== broken ? { kind: 'broken', message: `broke in ${at}` } : { kind: 'played' }
    }
    const { play, close } = ahead(sharing(fragile), units, 4)
    const outcomes: string[] = []
    for (const unit of units) outcomes.push(message(await play(unit)))
    await close()
    expect(outcomes).toEqual(units.map(({ at }) => (at === 2 ? 'broke in 2' : 'played')))
    expect(log.filter(each => each.startsWith('2'))).toContain('2 alone')
  })
})

describe('units that are played ahead', () => {
  const watched = (width: number) => {
    const begun: string[] = []
    let inFlight = 0
    let most = 0
    const player: Player = async unit => {
      begun.push(`${unit.kind} ${unit.at}`)
      most = Math.max(most, ++inFlight)
      await soon()
      inFlight--
      return { kind: 'played' }
    }
    return { ...ahead(player, units, width), begun, most: () => most }
  }
  it('are begun in their order, what was not planned before the rest of them, and never more at once', async () => {
    const { play, close, begun, most } = watched(2)
    await play(game(0))
    await play({ kind: 'least', at: 0, failing: ['a'] })
    for (const unit of units.slice(1)) await play(unit)
    await close()
    expect(most()).toBe(2)
    expect(begun.filter(each => each.startsWith('game'))).toEqual(units.map(({ at }) => `game ${at}`))
    expect(begun.indexOf('least 0')).toBeLessThan(5)
  })
  it('are begun no more once it is over', async () => {
    const { play, close, begun } = watched(3)
    await play(game(0))
    await close()
    const before = begun.length
    await soon()
    expect(begun).toHaveLength(before)
    expect(before).toBeLessThan(units.length)
  })
})
