import fc from 'fast-check'
import { expect, it } from 'vitest'
import { conformanceCards } from '../../fixtures/loader.js'
import { rulebooks } from '../../model/rulebook/index.js'
import type { Rulebook } from '../../model/rulebook/rulebook.js'
import { WireScenario } from '../../model/scenario/scenario.js'
import { needsOneOpponent } from './swarm.js'
import { isSpell, speedOf } from './timing.js'
import { seesApplications } from './traits.js'
import { cardsFor, everythingIn, situation } from './situation.js'
import type { Ground } from './situation.js'

const known = conformanceCards('fab')
const { structure } = rulebooks.fab
const ground = {
  ruleset: 'fab',
  cards: [...known.values()],
  known,
  ...everythingIn(rulebooks.fab)
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
  const multiplayer = sample.filter(({ players }) => players.length > 2)
  expect(multiplayer.length).toBeGreaterThan(20)
  expect(multiplayer.length).toBeLessThan(100)
  for (const { cards } of multiplayer) expect(cards.filter(needsOneOpponent)).toEqual([])
})
it('puts a spell into a hand, where a text looks for it or where it works, and nothing into the arena that is played and gone', () => {
  const spells = sample.flatMap(({ objects }) => objects.filter(({ card }) => isSpell(structure, known.get(card)!)))
  expect(spells.length).toBeGreaterThan(0)
  expect(spells.filter(({ zone }) => zone === 'arena')).toEqual([])
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
      objects.some(({ card, zone }) => zone === 'hand' && !isSpell(structure, known.get(card)!)) &&
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
const drawnFor = (rulebook: Rulebook, setting: Partial<Ground> = {}, many = 200) => {
  const cards = conformanceCards(rulebook.id)
  const ground = { ...everythingIn(rulebook), ruleset: rulebook.id, cards: [...cards.values()], known: cards, ...setting }
  return fc.sample(fc.noBias(situation(ground)), { seed: 5, numRuns: many })
}
const all = Object.values(rulebooks).map(rulebook => [rulebook.id, rulebook] as const)

it.each(all)('games of %s begin in every phase that gives priority, most of them where the turn-player can do most', (_, rulebook) => {
  const begun = drawnFor(rulebook).map(({ start }) => start.phase)
  const phases = rulebook.structure.turn.phases.value.filter(({ priority }) => priority)
  expect(new Set(begun)).toEqual(new Set(phases.map(({ name }) => name)))
  expect(begun.filter(phase => phases.some(({ name, role }) => name === phase && role === 'main')).length).toBeGreaterThan(100)
})
it.each(all)(
  'in games of %s the turn-player and the others have hands, and the others hold what only the turn-player could play',
  (_, rulebook) => {
    const drawn = drawnFor(rulebook)
    const cards = conformanceCards(rulebook.id)
    const held = drawn.map(({ start, objects }) => {
      const hands = objects.filter(({ zone }) => zone === 'hand')
      return {
        own: hands.filter(({ owner }) => owner === start.turnPlayer),
        others: hands.filter(({ owner }) => owner !== start.turnPlayer)
      }
    })
    expect(held.filter(({ own }) => own.length > 0).length).toBeGreaterThan(180)
    expect(held.filter(({ others }) => others.length > 0).length).toBeGreaterThan(150)
    expect(
      held.filter(({ others }) => others.some(({ card }) => speedOf(rulebook.structure, cards.get(card)!) === 'slow')).length
    ).toBeGreaterThan(10)
  }
)
it.each(all)('players of %s begin with what games of it have, and most of them with a life that lasts', (_, rulebook) => {
  const spends = rulebook.structure.turn.phases.value.some(({ actions }) => actions.includes('gain-action-point'))
  const seats = drawnFor(rulebook).flatMap(({ players }) => players)
  for (const { life, numbers = {} } of seats) {
    expect(life).toBeGreaterThan(0)
    expect(Object.keys(numbers)).toEqual(spends ? ['action-points'] : [])
  }
  expect(seats.filter(({ life = 0 }) => life >= 15).length).toBeGreaterThan(seats.length * 0.6)
  expect(seats.filter(({ life = 0 }) => life <= 3).length).toBeGreaterThan(0)
  const hurt = seats.filter(({ damage }) => damage !== undefined).length
  expect(hurt > seats.length / 3).toBe(rulebook.structure.numbers.lifeGained.value === 'recovered')
  if (rulebook.structure.numbers.lifeGained.value === 'added') expect(hurt).toBe(0)
})
it('begins near the life that a text asks for', () => {
  const lamps = drawnFor(rulebooks.ga).filter(({ cards }) => cards.some(({ name }) => name === 'Lenient Lamp' || name === 'Strict Lamp'))
  expect(lamps.flatMap(({ players }) => players.filter(({ life }) => life === 20 || life === 21)).length).toBeGreaterThan(10)
})
it('draws objects that are tapped, hurt, attached or have counters, where the game and the cards have that', () => {
  const worn = (ruleset: 'fab' | 'mtg' | 'mtg-2010') => drawnFor(rulebooks[ruleset]).flatMap(({ objects }) => objects)
  const [fab, mtg, old] = [worn('fab'), worn('mtg'), worn('mtg-2010')]
  expect(fab.filter(({ counters }) => counters?.['steam']).length).toBeGreaterThan(0)
  expect(fab.filter(({ damage }) => damage !== undefined)).toEqual([])
  expect(mtg.filter(({ statuses }) => statuses?.includes('tapped')).length).toBeGreaterThan(0)
  expect(mtg.filter(({ damage }) => damage !== undefined).length).toBeGreaterThan(0)
  expect(mtg.filter(({ attachedTo }) => attachedTo !== undefined).length).toBeGreaterThan(0)
  expect(old.filter(({ card, counters }) => card === 'Mira the Old' && counters?.['loyalty']).length).toBeGreaterThan(0)
  for (const { attachedTo } of drawnFor(rulebooks.mtg, { attachments: false }).flatMap(({ objects }) => objects))
    expect(attachedTo).toBeUndefined()
})
it('goes into the next turn, or begins as a phase does, only where turns are claimed', () => {
  const is = ({ until, start }: WireScenario) => until.end === 'boundary' || start.at === 'begin'
  expect(drawnFor(rulebooks.ga).filter(is).length).toBeGreaterThan(30)
  expect(drawnFor(rulebooks.ga, { turns: false }).filter(is)).toEqual([])
})
