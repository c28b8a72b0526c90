import fc from 'fast-check'
import { expect, it } from 'vitest'
import { conformanceCards } from '../../fixtures/loader.js'
import type { Card } from '../../model/scenario/card.js'
import { rulebooks } from '../../model/rulebook/index.js'
import { WireScenario } from '../../model/scenario/scenario.js'
import { isPlayed, needsOneOpponent } from './swarm.js'
import { bringsFromHand, seesApplications } from './traits.js'
import { cardsFor, hasActionPoints, situation } from './situation.js'

const known = conformanceCards('fab')
const ground = {
  ruleset: 'fab',
  cards: [...known.values()],
  known,
  phase: 'action',
  players: { least: 2, most: 4 },
  turns: true,
  actionPoints: true
}
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
  const brought = (scenario: WireScenario, card: Card): boolean =>
    scenario.cards.some(each => bringsFromHand(each).some(type => card.types.includes(type)))
  let waiting = 0
  for (const scenario of sample)
    for (const { card: name, zone } of scenario.objects) {
      const card = known.get(name)!
      if (zone === 'deck') continue
      if (zone === 'arena') expect(isPlayed(card)).toBe(false)
      else expect(isPlayed(card) || brought(scenario, card), name).toBe(true)
      if (zone === 'hand' && !isPlayed(card)) waiting++
    }
  expect(waiting).toBeGreaterThan(0)
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
it('brings several continuous effects to what enters, and lets a defeat be survived in some games of three', () => {
  const meets = sample.filter(
    ({ cards, objects }) =>
      cards.some(seesApplications) &&
      objects.some(({ card, zone }) => zone === 'hand' && !isPlayed(known.get(card)!)) &&
      objects.filter(({ card }) => known.get(card)!.abilities.some(({ kind }) => kind === 'static')).length > 1
  )
  expect(meets.length).toBeGreaterThan(2)
  const mortal = sample.filter(({ players }) => players.length > 2 && players.every(({ life = 0 }) => life < 10))
  expect(mortal.length).toBeGreaterThan(2)
  for (const { until, objects } of mortal) {
    // the player whose turn is waited for may have lost by then
    expect(until).toEqual({ end: 'quiescent' })
    expect(objects.filter(({ card, zone }) => zone === 'hand' && known.get(card)!.types.includes('attack'))).toEqual([])
  }
})
it.each(Object.values(rulebooks).map(({ id, structure }) => [id, structure] as const))(
  'carries only what games of %s have',
  (ruleset, structure) => {
    const cards = conformanceCards(ruleset)
    const actionPoints = hasActionPoints(structure)
    const spends = structure.turn.phases.value.some(({ actions }) => actions.includes('gain-action-point'))
    const drawn = fc.sample(situation({ ...ground, ruleset, cards: [...cards.values()], known: cards, actionPoints }), {
      seed: 5,
      numRuns: 40
    })
    for (const { players, objects } of drawn) {
      for (const player of players) {
        const { id: _id, life, ...rest } = player
        expect(life).toBeGreaterThan(0)
        expect(Object.keys(rest)).toEqual(spends ? ['numbers'] : [])
        expect(Object.keys(player.numbers ?? {})).toEqual(spends ? ['action-points'] : [])
      }
      for (const object of objects)
        expect(Object.keys(object).filter(field => !['id', 'card', 'zone', 'owner'].includes(field))).toEqual([])
      for (const { zone } of objects) expect(['deck', 'hand', 'arena']).toContain(zone)
    }
  }
)
