/** Each situation in which a pair decides a rule is there, and its fixtures alone tell each engine that is wrong about it. */
import { describe, expect, it } from 'vitest'
import { mutants } from '../../engine/mutants/index.js'
import type { Mutant } from '../../engine/mutants/mutant.js'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { judgingFixturesOf } from '../../fixtures/loader.js'
import type { Fixture } from '../../fixtures/loader.js'
import { createBase } from '../../model/base/base.js'
import { rulebooks } from '../../model/rulebook/index.js'
import { createModel } from '../../model/statechart/index.js'
import { runFixture } from '../campaign/fixture.js'
import type { Game } from './pairs-that-decide.js'
import { GAMES, PAIRS_THAT_DECIDE } from './pairs-that-decide.js'

const mutantOf = (name: string): Mutant => {
  const mutant = mutants.find(each => each.name === name)
  if (!mutant) throw new Error(`there is no faulty engine ${name}`)
  return mutant
}

const fixtureOf = (game: Game, id: string): Fixture => {
  const found = judgingFixturesOf(rulebooks[game]).find(({ scenario }) => scenario.id === `${game}/${id}`)
  if (!found) throw new Error(`there is no fixture ${game}/${id}`)
  return found
}

const verdictOf = async (game: Game, id: string, mutant?: Mutant): Promise<string> => {
  const book = rulebooks[game]
  const base = mutant?.kind === 'common-mode' ? mutant.base(book) : createBase(book)
  const engine = inProcess(mutant?.kind === 'engine' ? createReference(base, mutant.rules, mutant.patch) : createReference(base))
  const model = createModel(base, { level: 'full', autonomous: [] })
  return (await runFixture(engine, model, book, [], fixtureOf(game, id), { withEvidence: false })).check.verdict
}

const all = PAIRS_THAT_DECIDE.flatMap(({ what, games }) =>
  GAMES.flatMap(game => {
    const each = games[game]
    return typeof each === 'string' ? [] : [{ what, game, ...each }]
  })
)

describe('situations in which a pair decides', () => {
  it('are some thirty, each with a fixture in a game, or a reason', () => {
    expect(PAIRS_THAT_DECIDE.length).toBeGreaterThanOrEqual(27)
    expect(new Set(PAIRS_THAT_DECIDE.map(({ what }) => what)).size).toBe(PAIRS_THAT_DECIDE.length)
    for (const { what, games } of PAIRS_THAT_DECIDE)
      expect([what, GAMES.some(game => typeof games[game] !== 'string')]).toEqual([what, true])
    for (const { fixtures, mutants: wrong } of all) expect(Math.min(fixtures.length, wrong.length)).toBeGreaterThan(0)
  })

  it.each(all)('$what: $game', async ({ game, fixtures, mutants: wrong }) => {
    for (const id of fixtures) expect([id, await verdictOf(game, id)]).toEqual([id, 'pass'])
    for (const name of wrong) {
      const mutant = mutantOf(name)
      expect([name, mutant.ruleset]).toEqual([name, game])
      const verdicts = await Promise.all(fixtures.map(id => verdictOf(game, id, mutant)))
      expect([name, verdicts.includes('fail')]).toEqual([name, true])
    }
  })
})
