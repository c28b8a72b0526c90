import { expect, test } from 'vitest'
import type { Statement } from '../../engine/port.js'
import { everyCard, playedUnder } from '../../fixtures/cards.js'
import { conformanceCards, toWire } from '../../fixtures/loader.js'
import { rulebooks } from '../../model/rulebook/index.js'
import { FEATURES, STRUCTURAL, structuralIn } from '../../model/scenario/features.js'
import type { WireScenario } from '../../model/scenario/scenario.js'
import { missingFor, usableCards } from './claims.js'

const cards = [...conformanceCards('fab').values()]
const statement: Statement = { name: 'an engine', version: '1', rulesets: ['fab'], features: ['*'], level: 'full', autonomous: [] }

test('random games are drawn from the cards that an engine names, or else from those whose features it claims', () => {
  expect(usableCards(statement, 'fab', cards)).toEqual(cards)
  expect(usableCards({ ...statement, cards: { fab: ['Ember Bolt'] } }, 'fab', cards).map(({ name }) => name)).toEqual(['Ember Bolt'])
  expect(usableCards({ ...statement, features: [] }, 'fab', cards).length).toBeLessThan(cards.length)
})

test('and from none of a ruleset that it does not claim, whatever else it claims', () => {
  const other = { ...statement, rulesets: ['chess'] }
  expect(usableCards(other, 'fab', cards)).toEqual([])
  expect(usableCards({ ...other, cards: { fab: ['Ember Bolt'] } }, 'fab', cards)).toEqual([])
})

test('an engine that names cards claims a scenario by them; one without a card needs its features', () => {
  const players = [{ id: 'A' }, { id: 'B' }]
  const over: WireScenario = {
    format: 'stacklaw/scenario@1',
    id: 'x',
    ruleset: 'fab',
    players,
    start: { turnPlayer: 'A', phase: 'end' },
    objects: [],
    until: { end: 'boundary', phase: 'end', player: 'B' },
    cards: []
  }
  const named = { ...statement, features: [], cards: { fab: ['Ember Bolt'] } }
  const bolt = { id: 'bolt', card: 'Ember Bolt', zone: 'hand', owner: 'A' } as const
  expect(missingFor(named, { ...over, objects: [bolt] })).toEqual([])
  expect(missingFor(named, { ...over, objects: [{ ...bolt, card: 'Feign Death' }] })).toEqual(['card Feign Death'])
  expect(missingFor(named, over)).toEqual(['core', 'turns'])
})

test.each(Object.values(rulebooks).map(rulebook => [rulebook.id, rulebook] as const))(
  'an engine that names every card of %s is given every situation that has a card, one that names the library alone is not',
  (id, rulebook) => {
    const naming = (names: Iterable<string>): Statement => ({
      ...statement,
      rulesets: [id],
      features: [...STRUCTURAL],
      cards: { [id]: [...names] }
    })
    const withCards = playedUnder(rulebook).filter(({ scenario }) => scenario.objects.length > 0)
    const outOfReach = (engine: Statement): readonly string[] =>
      withCards.filter(({ scenario, file }) => missingFor(engine, toWire(scenario, file)).length > 0).map(({ file }) => file)
    expect(outOfReach(naming(everyCard(rulebook).keys()))).toEqual([])
    expect(outOfReach(naming(conformanceCards(id).keys())).length).toBeGreaterThan(0)
  }
)

/** Every situation under an engine that names every card, made once. */
const situations = Object.values(rulebooks).flatMap(rulebook => {
  const cards = { [rulebook.id]: [...everyCard(rulebook).keys()] }
  return playedUnder(rulebook)
    .map(({ scenario, file }) => ({ cards, id: rulebook.id, wire: toWire(scenario, file) }))
    .filter(({ wire }) => structuralIn(wire).length > 0)
})

test.each(STRUCTURAL)(
  'an engine that names cards may leave %s unclaimed, and is then given no situation that is set up with it',
  feature => {
    const played = (features: readonly string[]): number =>
      situations.filter(
        ({ id, cards, wire }) =>
          structuralIn(wire).includes(feature) && missingFor({ ...statement, rulesets: [id], features, cards }, wire).length === 0
      ).length
    expect(played(STRUCTURAL)).toBeGreaterThan(0)
    expect(played(STRUCTURAL.filter(each => each !== feature))).toBe(0)
    expect(FEATURES).toContain(feature)
  }
)
