/** Some random games go on until a player has lost by damage, with two players and with more. */
import { describe, expect, it } from 'vitest'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { conformanceCards } from '../../fixtures/loader.js'
import { createBase } from '../../model/base/base.js'
import { rulebooks } from '../../model/rulebook/index.js'
import type { Observation } from '../../model/trace/observation.js'
import { gamesOf } from '../arbitraries/game.js'
import { everythingIn } from '../arbitraries/situation.js'
import type { Case } from './case.js'
import { playGame } from './random.js'

const isDefeatAfterDamage = (trace: readonly Observation[]): boolean => {
  const events = trace.flatMap(each => (each.see === 'event' ? each.events : []))
  return events.some(
    (event, at) =>
      event.event === 'defeat' &&
      events.slice(0, at).some(each => each.event === 'damage' && each.parts.some(({ target }) => target === event.player))
  )
}

const RUNS = 100

describe.each(['fab', 'ga'] as const)('%s', id => {
  it.each([2, 3])(
    'some games of %i players have a player who loses after damage',
    async count => {
      const rulebook = rulebooks[id]
      const known = conformanceCards(id)
      const draw = gamesOf(
        {
          ruleset: id,
          seed: 1,
          cards: [...known.values()],
          known,
          ...everythingIn(rulebook),
          players: { least: count, most: count }
        },
        []
      )
      const judges = { model: undefined, rulebook, invariants: [] }
      const engine = inProcess(createReference(createBase(rulebook)))
      const games: Case[] = []
      for (let at = 0; at < RUNS; at++) games.push(await playGame(engine, judges, draw(at)))
      expect(games.filter(({ played }) => isDefeatAfterDamage(played.trace)).length).toBeGreaterThan(0)
    },
    60_000
  )
})
