/** Situations drawn from the cards of a ruleset and from those of the corners, the same at every run. @module */
import fc from 'fast-check'
import { conformanceCards } from '../../dist/fixtures/loader.js'
import { SCENARIO_FORMAT } from '../../dist/model/scenario/scenario.js'
import { everythingIn, situation } from '../../dist/properties/arbitraries/situation.js'
import { cornerCards } from './corner-cards.js'
import { numbersFrom } from './seed.js'

const SEED = 13

/** Situations with the conformance cards. */
export const situationsFor = (rulebook, many) => {
  const known = conformanceCards(rulebook.id)
  const drawn = situation({ ...everythingIn(rulebook), ruleset: rulebook.id, cards: [...known.values()], known })
  return fc.sample(fc.noBias(drawn), { numRuns: many, seed: SEED })
}

/** So many spells each player holds, things and bodies they have, and cards are in their decks. */
const HELD = 3
const THINGS = 2
const DECK = 3

const SEATS = ['A', 'B']

/** Small situations with what the conformance cards have not: each spell is held in turn. */
export const cornersFor = (rulebook, many) => {
  const cards = cornerCards(rulebook.id)
  if (cards.length === 0) return []
  const { phases } = rulebook.structure.turn
  const phase = phases.value.find(({ role }) => role === 'main').name
  const of = kind => cards.filter(({ corner }) => corner === kind).map(({ name }) => name)
  const [spells, things, bodies] = ['spell', 'thing', 'body'].map(of)
  return Array.from({ length: many }, (_, at) => {
    const numbers = numbersFrom(`corner ${rulebook.id} ${at}`)
    const pick = all => all[Math.floor(numbers() * all.length)]
    const objects = SEATS.flatMap((owner, seat) => [
      ...Array.from({ length: HELD }, (_, nth) => ({
        card: seat === 0 && nth === 0 ? spells[at % spells.length] : pick(spells),
        zone: 'hand',
        owner
      })),
      ...Array.from({ length: THINGS }, () => ({ card: pick(things), zone: 'arena', owner })),
      { card: pick(bodies), zone: 'arena', owner },
      ...Array.from({ length: DECK }, () => ({ card: pick([...spells, ...things]), zone: 'deck', owner }))
    ]).map((object, nth) => ({ id: `o${nth + 1}`, ...object }))
    const used = new Set(objects.map(({ card }) => card))
    return {
      format: SCENARIO_FORMAT,
      id: `corner-${at + 1}`,
      ruleset: rulebook.id,
      players: SEATS.map(id => ({ id, life: 20 })),
      start: { turnPlayer: 'A', phase },
      until: { end: 'quiescent' },
      cards: cards.filter(({ name }) => used.has(name)).map(({ corner: _, ...card }) => card),
      objects
    }
  })
}
