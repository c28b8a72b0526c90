/** A faulty engine is passed over in a fixture only where it shows all that the reference engine showed, to the end. @module */
import { describe, expect, it } from 'vitest'
import { mutants } from '../../engine/mutants/index.js'
import type { ImplementationUnderTest, Session } from '../../engine/port.js'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { fixturesOf } from '../../fixtures/loader.js'
import { createBase } from '../../model/base/base.js'
import { rulebooks } from '../../model/rulebook/index.js'
import { runFixture } from '../campaign/fixture.js'
import { likeness, recording } from './likeness.js'
import type { Transcript } from './likeness.js'

const base = createBase(rulebooks.fab)
const reference = inProcess(createReference(base))

const fixtureNamed = (id: string) => fixturesOf('fab').find(({ scenario }) => scenario.id === id)!

const gamesOf = async (id: string): Promise<readonly Transcript[]> => {
  const games: Transcript[] = []
  await runFixture(recording(reference, games), undefined, rulebooks.fab, [], fixtureNamed(id))
  return games
}

const faulty = (name: string): ImplementationUnderTest => {
  const mutant = mutants.find(each => each.name === name)
  if (mutant?.kind !== 'engine') throw new Error(`no ${name}`)
  return inProcess(createReference(base, mutant.rules, mutant.patch))
}

/** The reference engine with its sessions changed. */
const withSessions = (change: (session: Session, answers: number) => Session): ImplementationUnderTest => {
  const changed = (session: Session, answers: number): Session => ({
    ...change(session, answers),
    answer: async option => changed(await session.answer(option), answers + 1)
  })
  return { ...reference, start: async scenario => changed(await reference.start(scenario), 0) }
}

describe('an engine is like the reference engine', () => {
  const fixture = 'fab/6.4/decrease-not-wasted'

  it('if it is the reference engine', async () => {
    const games = await gamesOf(fixture)
    expect(games).toHaveLength(1)
    expect(games[0]!.turns.length).toBeGreaterThan(3)
    expect(await likeness(reference)(games)).toBe(true)
  })

  it('where its fault does not show, and not where it does', async () => {
    const isLike = likeness(faulty('prevents-less-ignored'))
    expect(await isLike(await gamesOf('fab/6.6/katsu-tripwire-trap-twin'))).toBe(true)
    expect(await isLike(await gamesOf(fixture))).toBe(false)
    // one game that differs is enough, wherever it comes
    expect(await isLike([...(await gamesOf('fab/6.6/katsu-tripwire-trap-twin')), ...(await gamesOf(fixture))])).toBe(false)
  })

  it('not if it shows less, shows more, breaks down or goes on after the end', async () => {
    const games = await gamesOf(fixture)
    const [{ turns }] = games as [Transcript]
    const last = turns.length - 1
    const shorter = withSessions((session, at) => (at === last ? { ...session, observations: session.observations.slice(0, -1) } : session))
    const longer = withSessions((session, at) =>
      at === last ? { ...session, observations: [...session.observations, ...session.observations.slice(-1)] } : session
    )
    const failing: ImplementationUnderTest = {
      ...reference,
      start: async scenario => ({
        ...(await reference.start(scenario)),
        answer: () => Promise.reject(new Error('broken'))
      })
    }
    for (const engine of [shorter, longer, failing]) expect(await likeness(engine)(games)).toBe(false)
    // of a game that ended where another was asked, nothing can be said
    expect(await likeness(reference)([{ ...games[0]!, turns: turns.map(turn => ({ ...turn, answer: 0 })) }])).toBe(false)
    expect(await likeness(reference)([])).toBe(false)
  })

  it('and plays the same game once only', async () => {
    let started = 0
    const counting: ImplementationUnderTest = { ...reference, start: scenario => (started++, reference.start(scenario)) }
    const isLike = likeness(counting)
    expect(await isLike(await gamesOf(fixture))).toBe(true)
    expect(await isLike(await gamesOf(fixture))).toBe(true)
    expect(started).toBe(1)
  })
})
