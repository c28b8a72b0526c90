/**
 * Whether random games hold anything against an engine that reads what a text leaves open otherwise. A game that it plays as the engine
 * of the usual reading does says nothing of the reading, and is not judged.
 * @module
 */
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { conformanceCards, toWire } from '../../fixtures/loader.js'
import type { Fixture } from '../../fixtures/loader.js'
import type { ImplementationUnderTest } from '../../engine/port.js'
import { createBase } from '../../model/base/base.js'
import type { Rulebook } from '../../model/rulebook/rulebook.js'
import type { Card } from '../../model/scenario/card.js'
import { createModel } from '../../model/statechart/index.js'
import type { Model } from '../../model/statechart/index.js'
import { gamesOf } from '../arbitraries/game.js'
import { everythingIn } from '../arbitraries/situation.js'
import { runCase } from '../campaign/case.js'
import type { Case } from '../campaign/case.js'
import { drawn } from '../campaign/play.js'
import { kindsOf } from '../campaign/random.js'
import { invariants } from '../invariants/index.js'
import type { OtherReading } from './readings.js'

/** What random games said of a reading. */
export interface ReadingGames {
  /** The games that the engine played otherwise than that of the usual reading: by these alone the reading is tried. */
  readonly otherwise: number
  /** The games that were held against the engine, each with what was. */
  readonly held: readonly { readonly at: number; readonly kinds: readonly string[]; readonly game: Case }[]
}

const traceOf = ({ played }: Case): string => JSON.stringify(played.trace)

/** Everything that these fixtures play with: random games of a reading are drawn from the cards of those that show it. */
const cardsOf = (fixtures: readonly Fixture[]): readonly Card[] => {
  const found = new Map(fixtures.flatMap(({ scenario, file }) => toWire(scenario, file).cards.map(card => [card.name, card] as const)))
  return [...found.values()]
}

/**
 * Plays the random games of a seed in another reading.
 * @param shown the fixtures that show the reading; all cards of the ruleset are drawn from if there is none
 * @throws EngineFailure if the engine breaks down
 */
export const playReading = async (
  right: Rulebook,
  reading: OtherReading,
  shown: readonly Fixture[],
  seed: number,
  runs: number
): Promise<ReadingGames> => {
  const base = createBase(right)
  const conformance = conformanceCards(right.id)
  const own = cardsOf(shown)
  const known = new Map([...conformance, ...own.map(card => [card.name, card] as const)])
  const cards = own.length > 0 ? own : [...conformance.values()]
  const draw = gamesOf({ ruleset: right.id, seed, cards, known, ...everythingIn(right), players: { least: 2, most: 3 } }, [])
  const usual = inProcess(createReference(base))
  const engine = inProcess(createReference(createBase(reading.rulebook)))
  const model = createModel(base, { level: 'full', autonomous: [] })
  const held: ReadingGames['held'][number][] = []
  let otherwise = 0
  for (let at = 0; at < runs; at++) {
    const { scenario, how } = draw(at)
    const play = (iut: ImplementationUnderTest, judge?: Model): Promise<Case> =>
      runCase(iut, judge, right, judge ? invariants : [], scenario, drawn(how))
    if (traceOf(await play(engine)) === traceOf(await play(usual))) continue
    otherwise++
    const game = await play(engine, model)
    const kinds = kindsOf(game)
    if (kinds.length > 0) held.push({ at, kinds, game })
  }
  return { otherwise, held }
}
