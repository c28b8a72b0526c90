/** Where too many ways would have to be followed to tell whether something fits, a check is inconclusive: it neither fails nor passes. */
import { describe, expect, it } from 'vitest'
import type { ImplementationUnderTest, Session } from '../../engine/port.js'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { fixtureNamed } from '../../fixtures/testing/named.js'
import { createBase } from '../../model/base/base.js'
import { fab } from '../../model/rulebook/fab/index.js'
import type { Observation } from '../../model/trace/observation.js'
import { idsRenamed } from '../metamorphic/ids-renamed.js'
import { relate } from './relate.js'
import { runFixture } from './fixture.js'
import { addCase, emptyLedger, ledgerResults } from './ledger.js'
import { noteOf } from './note.js'
import { runCase } from './case.js'
import { scripted } from './play.js'
import { toWire } from '../../fixtures/loader.js'

const reference = inProcess(createReference(createBase(fab)))
const fixture = fixtureNamed('fab/6.4/once-through-chain')
const end: Observation = { see: 'end', why: 'quiescent', state: { players: {}, objects: {} } }

/** Each of so many things deals damage to each other one; in the odd one, the last deals it twice to one. */
const among = (count: number, name: string, isOdd: boolean): Observation => {
  const places = Array.from({ length: count }, (_, at) => at)
  const all = places.flatMap(from => places.flatMap(to => (from === to ? [] : [[from, to] as const])))
  return {
    see: 'event',
    events: (isOdd ? all.with(-1, all.at(-2)!) : all).map(([from, to]) => ({
      event: 'damage',
      source: `${name} source ${from}`,
      parts: [{ target: `${name} target ${to}`, amount: 1 }]
    }))
  }
}

/** An engine that shows these observations, whatever it is to play; the second time, the second ones. */
const showing = (...games: readonly (readonly Observation[])[]): ImplementationUnderTest => {
  let nth = 0
  return {
    ...reference,
    start: () => {
      const session: Session = {
        observations: games[nth++ % games.length]!,
        answer: () => Promise.resolve(session),
        close: () => Promise.resolve()
      }
      return Promise.resolve(session)
    }
  }
}

const COUNT = 9
const FEW = 3

describe('a fixture', () => {
  const verdictOn = async (count: number, came: Observation) => {
    const expecting = { ...fixture, scenario: { ...fixture.scenario, script: [], expect: { trace: [among(count, 'x', false), end] } } }
    const { check } = await runFixture(showing([came, end]), undefined, fab, [], expecting)
    return [check.verdict, check.message]
  }

  it('is inconclusive, and says why', async () => {
    expect(await verdictOn(COUNT, among(COUNT, 'y', true))).toEqual([
      'inconclusive',
      'what came could fit what is expected in more ways than are followed'
    ])
  })
  it('passes and fails where it can be told', async () => {
    expect((await verdictOn(FEW, among(FEW, 'y', false)))[0]).toBe('pass')
    expect((await verdictOn(FEW, among(FEW, 'y', true)))[0]).toBe('fail')
    expect((await verdictOn(COUNT, among(COUNT - 1, 'y', false)))[0]).toBe('fail')
  })
})

describe('a relation', () => {
  it('is inconclusive where it can nowhere be told, and says why', async () => {
    const wire = toWire(fixture.scenario, fixture.file)
    const iut = showing([among(COUNT, 'x', false), end], [among(COUNT, 'y', true), end])
    const game = await runCase(iut, undefined, fab, [], wire, scripted([]))
    const related = await relate(iut, [idsRenamed], wire, game.played)
    expect(related.map(({ undecided, difference }) => [undecided, difference])).toEqual([[true, undefined]])
    const ledger = addCase(emptyLedger, { rulebook: fab, model: undefined }, noteOf({ ...game, related }), 'fixture')
    const [check] = ledgerResults(ledger, fab, [], [idsRenamed], () => ({ reachable: true, needs: [] }))
    expect(check).toMatchObject({
      name: 'ids-renamed',
      verdict: 'inconclusive',
      message: 'in 1 game what came could fit what is expected in more ways than are followed'
    })
  })
})
