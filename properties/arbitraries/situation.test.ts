import fc from 'fast-check'
import { expect, it } from 'vitest'
import { conformanceCards } from '../../fixtures/loader.js'
import { WireScenario } from '../../model/scenario/scenario.js'
import { isPlayed, needsOneOpponent } from './swarm.js'
import { cardsFor, situation } from './situation.js'

const known = conformanceCards('fab')
const ground = { ruleset: 'fab', cards: [...known.values()], known, phase: 'action', players: { least: 2, most: 4 }, turns: true }
const sample = fc.sample(situation(ground), { seed: 5, numRuns: 200 })

it('makes scenarios of the format, with every card that they need', () => {
  for (const scenario of sample) {
    expect(WireScenario.parse(scenario)).toEqual(scenario)
    const used = scenario.objects.map(object => object.card)
    expect(scenario.cards).toEqual(cardsFor(used, known))
  }
})
it('seats two players mostly, and sometimes more, who are never each other’s one opponent', () => {
  const crowded = sample.filter(({ players }) => players.length > 2)
  expect(crowded.length).toBeGreaterThan(20)
  expect(crowded.length).toBeLessThan(100)
  for (const { cards } of crowded) expect(cards.filter(needsOneOpponent)).toEqual([])
})
it('puts a card where it can do something', () => {
  for (const { objects } of sample)
    for (const { card, zone } of objects) if (zone !== 'deck') expect(zone).toBe(isPlayed(known.get(card)!) ? 'hand' : 'arena')
})
it('seats two where no more are wanted', () => {
  for (const { players } of fc.sample(situation({ ...ground, players: { least: 2, most: 2 } }), { seed: 5, numRuns: 30 }))
    expect(players).toHaveLength(2)
})
it('seats as many as are wanted', () => {
  for (const { players } of fc.sample(situation({ ...ground, players: { least: 3, most: 3 } }), { seed: 5, numRuns: 30 }))
    expect(players).toHaveLength(3)
})
it('brings what instructions create', () => {
  expect(cardsFor(['Diadem of Dreamstate'], known).map(card => card.name)).toEqual(['Diadem of Dreamstate', 'Ponder'])
})
