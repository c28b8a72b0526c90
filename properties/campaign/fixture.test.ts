/** What is said of engines that come to no end, and of those that give up. @module */
import { describe, expect, it } from 'vitest'
import type { ImplementationUnderTest, Session } from '../../engine/port.js'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { fixtureNamed } from '../../fixtures/testing/named.js'
import { createBase } from '../../model/base/base.js'
import { mtg } from '../../model/rulebook/mtg/index.js'
import type { Observation } from '../../model/trace/observation.js'
import { runFixture } from './fixture.js'

const reference = inProcess(createReference(createBase(mtg)))

/** The reference engine, which after so many answers says this again and again. */
const then = (answers: number, says: (last: readonly Observation[]) => readonly Observation[]): ImplementationUnderTest => {
  const follow = (session: Session, left: number): Session => ({
    ...session,
    answer: async option => (left > 0 ? follow(await session.answer(option), left - 1) : stuck(says(session.observations)))
  })
  const stuck = (observations: readonly Observation[]): Session => ({
    observations,
    answer: async () => stuck(observations),
    close: async () => undefined
  })
  return { ...reference, start: async scenario => follow(await reference.start(scenario), answers) }
}

const asksAgain = (answers: number) => then(answers, observations => observations.slice(-1))
const givesUp: readonly Observation[] = [{ see: 'end', why: 'unsupported', state: { players: {}, objects: {} } }]

const said = async (iut: ImplementationUnderTest) => {
  const { check } = await runFixture(iut, undefined, mtg, [], fixtureNamed('mtg/context/turn/cleanup-two-too-many'))
  return [check.verdict, check.message]
}

describe('an engine that comes to no end', () => {
  it('fails if it has done something else before', async () => {
    expect(await said(asksAgain(0))).toEqual([
      'fail',
      expect.stringMatching(/^step 4: expected A makes a choice: .*h1\) \| Blank Page \(h3\).*; came A makes a choice: .*\(h2\)/)
    ])
  })

  it('is inconclusive if all was right so far', async () => {
    const priority = fixtureNamed('mtg/603/own-order')
    const passes = then(0, observations => observations.slice(-1))
    expect((await runFixture(passes, undefined, mtg, [], priority)).check).toMatchObject({
      verdict: 'inconclusive',
      message: expect.stringMatching(/^the game had not ended after \d+ observations$/)
    })
  })
})

describe('an engine that gives up', () => {
  it('fails if it has done something else before', async () => {
    const wrong: Observation = { see: 'event', events: [{ event: 'discard', player: 'A', object: 'h1' }] }
    expect(await said(then(1, () => [wrong, ...givesUp]))).toEqual([
      'fail',
      expect.stringMatching(/^step 6: expected A discards .*; came A discards Blank Page \(h1\)$/)
    ])
  })

  it('is told with its note if all was right so far, and neither passes nor fails', async () => {
    const noted: readonly Observation[] = [{ see: 'end', why: 'unsupported', note: 'no hand limit', state: { players: {}, objects: {} } }]
    expect(await said(then(1, () => noted))).toEqual([
      'unsupported',
      'the engine claims this situation, and ended its game as unsupported: no hand limit'
    ])
    expect(await said(then(1, () => givesUp))).toEqual(['unsupported', expect.stringMatching(/: no note$/)])
  })
})
