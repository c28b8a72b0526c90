import { expect, test } from 'vitest'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import type { ImplementationUnderTest, Session } from '../../engine/port.js'
import { fixturesOf, toWire } from '../../fixtures/loader.js'
import { createBase } from '../../model/base/base.js'
import { rulebooks } from '../../model/rulebook/index.js'
import type { Texts } from '../../model/trace/interning.js'
import { recording } from '../../properties/mutation/likeness.js'
import { EXPLORED, explored, exploration, signsOf } from './explorations.js'

const engine = inProcess(createReference(createBase(rulebooks.mtg)))
/** A fixture with outcomes to which several ways lead. */
const { scenario, file } = fixturesOf('mtg').find(({ scenario: { id } }) => id === 'mtg/context/choices/two-modes')!
const wire = toWire(scenario, file)
const outcomes = scenario.expect!.outcomes!

/** An engine that tells its states in another way. */
const telling = (change: (texts: Texts) => Texts): ImplementationUnderTest => {
  const changed = (session: Session): Session => ({
    ...session,
    answer: async option => changed(await session.answer(option)),
    forks: {
      ...session.forks!,
      answer: option => changed(session.forks!.answer(option)),
      situation: () => change(session.forks!.situation())
    }
  })
  return { ...engine, start: async each => changed(await engine.start(each)) }
}

const judged = async (faulty: ImplementationUnderTest) => {
  const play = exploration(wire, outcomes)
  expect(await play(engine, false)).toEqual([])
  return play(faulty, true)
}

test('the engine without a fault reaches what is stated, and its states go on as they are told', async () => {
  expect(await judged(engine)).toEqual([])
  expect((await explored(engine, wire, 500)).states).toBeGreaterThan(3)
})

test('an engine whose games are put down can be explored as well', async () => {
  expect((await explored(recording(engine, []), wire, 500)).states).toBe((await explored(engine, wire, 500)).states)
})

test('an engine whose states are all told alike is told, and one that tells apart what is the same', async () => {
  expect(await judged(telling(() => ['all the same']))).toEqual([EXPLORED.alike])
  let number = 0
  expect(await judged(telling(texts => [...texts, `${number++}`]))).toEqual([EXPLORED.more])
})

test('outcomes that are not stated, and those that are not reached, are told', async () => {
  const found = await explored(engine, wire, 500)
  expect(signsOf(found, outcomes, found.states)).toEqual([])
  expect(signsOf(found, outcomes.slice(1), found.states)).toEqual([EXPLORED.stray])
  const other = { ...outcomes[0]!, players: { A: { life: 1 }, B: { life: 1 } } }
  expect(signsOf(found, [...outcomes, other], found.states)).toEqual([EXPLORED.missing])
})
