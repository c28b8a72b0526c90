/** Random games of Magic in which everything has lifelink: engine and charts agree, and no invariant is broken. */
import { expect, it } from 'vitest'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { conformanceCards } from '../../fixtures/loader.js'
import { createBase } from '../../model/base/base.js'
import { mtg } from '../../model/rulebook/mtg/index.js'
import type { Card } from '../../model/scenario/card.js'
import { LIFELINK } from '../../model/scenario/names.js'
import { createModel } from '../../model/statechart/index.js'
import type { Observation } from '../../model/trace/observation.js'
import { gamesOf } from '../arbitraries/game.js'
import { everythingIn } from '../arbitraries/situation.js'
import { invariants } from '../invariants/index.js'
import { playGame } from './random.js'

const base = createBase(mtg)
const model = createModel(base, { level: 'full', autonomous: [] })
const known = conformanceCards('mtg')
const GAMES = Number(process.env['LIFELINK_GAMES'] ?? 40)

const linked = (card: Card): Card =>
  card.abilities.some(({ id }) => id === LIFELINK) ? card : { ...card, abilities: [...card.abilities, { kind: 'marker', id: LIFELINK }] }

/** Whether damage and a gain are told as one event. */
const isBrought = (o: Observation): boolean =>
  o.see === 'event' && o.events.some(({ event }) => event === 'damage') && o.events.some(({ event }) => event === 'gain')

it('is played as the charts have it, and brings life', async () => {
  const iut = inProcess(createReference(base))
  const draw = gamesOf({ ruleset: 'mtg', seed: 83, cards: [...known.values()], known, ...everythingIn(mtg) }, [])
  let brought = 0
  for (let at = 0; at < GAMES; at++) {
    const drawn = draw(at)
    const game = { ...drawn, scenario: { ...drawn.scenario, cards: drawn.scenario.cards.map(linked) } }
    const { breaches, chart, played } = await playGame(iut, { model, rulebook: mtg, invariants }, game)
    if (chart.kind === 'accepted' && played.trace.some(isBrought)) brought++
    expect({ at, breaches, refused: chart.kind === 'refused' ? chart : undefined }).toEqual({ at, breaches: [], refused: undefined })
  }
  expect(brought).toBeGreaterThan(GAMES / 5)
}, 600_000)
