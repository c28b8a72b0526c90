/**
 * Random situations over a ruleset's conformance cards.
 * @module
 */
import fc from 'fast-check'
import type { Card } from '../../model/scenario/card.js'
import { createdIn, piecesOf } from '../../model/scenario/pieces.js'
import type { Rulebook } from '../../model/rulebook/rulebook.js'
import type { Structure } from '../../model/rulebook/structure.js'
import { SCENARIO_FORMAT } from '../../model/scenario/scenario.js'
import type { StartObject, WireScenario } from '../../model/scenario/scenario.js'
import { ending } from './ending.js'
import { held, placed, sought } from './placing.js'
import type { Placed } from './placing.js'
import { seatsOf } from './seat.js'
import { needsOneOpponent, swarm } from './swarm.js'
import type { Swarm } from './swarm.js'
import { has } from './traits.js'
import { isSpell, openings, speedOf } from './timing.js'
import { luck, worn } from './worn.js'

/**
 * The fewest and the most players of a situation.
 * @public
 */
export interface Seats {
  readonly least: number
  readonly most: number
}

/** What of a game and of an engine's claims situations are made for. */
export interface Setting {
  readonly structure: Structure
  /** Fewest and most players. */
  readonly players: Seats
  /** Whether some games go on into the next turn, or begin as a phase does. */
  readonly turns: boolean
  /** Whether things may be attached at the start. */
  readonly attachments: boolean
}

/** What situations are drawn from. */
export interface Ground extends Setting {
  readonly ruleset: string
  /** What may be used; a swarm of them is. */
  readonly cards: readonly Card[]
  /** Cards by name, for what instructions create. */
  readonly known: ReadonlyMap<string, Card>
}

const SEATS = ['A', 'B', 'C', 'D'] as const

/** What random games seat unless told otherwise. */
export const ALL_SEATS: Seats = { least: 2, most: SEATS.length }

/** A game in which everything may come up that its structure has. */
export const everythingIn = ({ structure }: Pick<Rulebook, 'structure'>): Setting => ({
  structure,
  players: ALL_SEATS,
  turns: true,
  attachments: true
})

/** Who the cards are drawn for. */
interface Sides {
  readonly structure: Structure
  readonly players: readonly string[]
  readonly turnPlayer: string
}

/** Some of the cards where one of the owners has them; of an owner who is named twice, more. */
const objectsOf = (cards: readonly Card[], owners: readonly string[], { structure, turnPlayer }: Sides, least: number, most: number) =>
  cards.length === 0
    ? fc.constant<readonly Placed[]>([])
    : fc.array(
        fc
          .record({ card: fc.constantFrom(...cards), owner: fc.constantFrom(...owners) })
          .chain(({ card, owner }) => placed(structure, card, owner, turnPlayer)),
        { minLength: least, maxLength: most, size: 'max' }
      )

/** The cards that objects need: their own, and those that are created, which may create others. */
export const cardsFor = (names: Iterable<string>, known: ReadonlyMap<string, Card>): Card[] => {
  const used = new Map<string, Card>()
  const add = (name: string): void => {
    const card = known.get(name)
    if (!card || used.has(name)) return
    used.set(name, card)
    createdIn(card.abilities).forEach(add)
  }
  for (const name of names) add(name)
  return [...used.values()]
}

/** A card in the middle and those that it must meet, in the hands that they need. */
const synergyOf = (middle: Card, partners: NonNullable<Swarm['partners']>, core: string, sides: Sides) =>
  fc
    .tuple(
      objectsOf([middle], [core], sides, 1, isSpell(sides.structure, middle) ? 2 : 1),
      ...partners.map(({ cards, owner, zone, least }) => {
        const owners = owner === 'same' ? [core] : sides.players.filter(player => player !== core)
        return objectsOf(cards, owners, sides, least, 3).map(met => met.map(each => (zone ? { ...each, zone } : each)))
      })
    )
    .map(groups => groups.flat())

/** The fewest players mostly; more where they are allowed. */
const seated = ({ least, most }: Seats): fc.Arbitrary<number> =>
  most === least
    ? fc.constant(least)
    : fc.oneof({ weight: 3, arbitrary: fc.constant(least) }, { weight: 1, arbitrary: fc.integer({ min: least + 1, max: most }) })

/** Whether a card answers triggerings: two of them answer each other without end, a loop in which nothing comes again to judge it by. */
const answersTriggerings = (card: Card): boolean => has(card, piece => piece['event'] === 'triggered' && !('rule' in piece))

/** Whether effects can be started with a card as often as one likes, at no cost: with several there is no end to them. */
const startsFreely = (card: Card): boolean =>
  card.abilities.some(
    ability =>
      ability.kind === 'activated' &&
      ability.cost === undefined &&
      ability.limit === undefined &&
      piecesOf(ability.steps).some(piece => piece['do'] === 'start')
  )

/** Of the cards of each of these kinds the first alone. */
const withoutEcho = (objects: readonly Placed[], known: Ground['known']): readonly Placed[] =>
  [answersTriggerings, startsFreely].reduce((left, isSuch) => {
    const such = ({ card }: Placed): boolean => isSuch(known.get(card)!)
    const first = left.findIndex(such)
    return left.filter((object, at) => at <= first || !such(object))
  }, objects)

/** What a swarm puts into hands and arena, around one player. */
const brought = (used: Swarm, sides: Sides): fc.Arbitrary<readonly Placed[]> => {
  const { structure, players, turnPlayer } = sides
  const isPlayed = (card: Card): boolean => isSpell(structure, card)
  const isSlow = used.middle !== undefined && isPlayed(used.middle) && speedOf(structure, used.middle) === 'slow'
  return fc
    .constantFrom(...(isSlow ? [turnPlayer] : players))
    .chain(owner => {
      const near = [owner, turnPlayer, ...players]
      const [played, lying] = [used.consumers.filter(isPlayed), used.consumers.filter(card => !isPlayed(card))]
      return fc.tuple(
        used.middle === undefined
          ? fc.constant([])
          : used.partners
            ? synergyOf(used.middle, used.partners, owner, sides)
            : objectsOf([used.middle], [owner], sides, 1, isPlayed(used.middle) ? 3 : 1),
        // Most texts speak of what happens to their controller, or of what their controller does.
        objectsOf(used.producers, [owner, ...near], sides, 2, 6),
        objectsOf(played, near, sides, 1, 4),
        objectsOf(lying, near, sides, 0, 5),
        objectsOf(used.others, [turnPlayer, ...players], sides, 0, 2)
      )
    })
    .map(groups => groups.flat())
}

/** Who plays and with what, for a number of players. */
const table = (cards: readonly Card[], { structure, players: seats }: Setting, count: number) => {
  const fit = count === 2 ? cards : cards.filter(card => !needsOneOpponent(card))
  const usable = fit.length > 0 ? fit : cards
  const players = SEATS.slice(0, fit.length > 0 ? count : seats.least)
  const phases = openings(structure)
  return fc.record({
    players: fc.constant(players),
    usable: fc.constant(usable),
    // Two at once meet in ways that nobody has thought of.
    used: fc.array(swarm(structure, usable), { minLength: 1, maxLength: 2, size: 'max' }),
    turnPlayer: fc.constantFrom(...players),
    deck: fc.constantFrom(...usable),
    phase: fc.oneof(...phases.map(opening => ({ weight: opening.weight, arbitrary: fc.constant(opening.phase) })))
  })
}

/** What is placed, and what comes of whose texts look for more. */
const gathered = (used: readonly Swarm[], sides: Sides, ground: Ground, usable: readonly Card[]): fc.Arbitrary<readonly Placed[]> =>
  fc
    .tuple(...used.map(each => brought(each, sides)))
    .map(groups => withoutEcho(groups.flat(), ground.known))
    .chain(objects => {
      const cards = [...new Set(objects.map(({ card }) => card))].flatMap(name => ground.known.get(name) ?? [])
      const spells = usable.filter(card => speedOf(sides.structure, card) !== 'never')
      return fc
        .tuple(sought(cards, usable, sides.players), spells.length > 0 ? held(spells, sides.players) : fc.constant([]))
        .map(more => withoutEcho([...objects, ...more.flat()], ground.known))
    })

/** How many cards are in each deck: few enough that some draws find none, and more where that ends the game. */
const deckSize = ({ events }: Structure): fc.Arbitrary<number> =>
  events.emptyDeck.value === 'nothing'
    ? fc.integer({ min: 1, max: 4 })
    : fc.oneof({ weight: 1, arbitrary: fc.integer({ min: 1, max: 2 }) }, { weight: 3, arbitrary: fc.integer({ min: 4, max: 7 }) })

/** A random situation that begins where players have priority. */
export const situation = (ground: Ground): fc.Arbitrary<WireScenario> => {
  const { ruleset, structure, cards, known, players: seats, turns, attachments } = ground
  // What cards meet takes longer to find than a situation to draw.
  const tables = new Map<number, ReturnType<typeof table>>()
  const tableOf = (count: number): ReturnType<typeof table> => {
    const drawn = tables.get(count) ?? table(cards, ground, count)
    tables.set(count, drawn)
    return drawn
  }
  return seated(seats)
    .chain(tableOf)
    .chain(({ players, usable, used, turnPlayer, deck, phase }) =>
      gathered(used, { structure, players, turnPlayer }, ground, usable).chain(objects => {
        const inGame = cardsFor([...objects.map(({ card }) => card), deck.name], known)
        const next = players[(players.findIndex(player => player === turnPlayer) + 1) % players.length]!
        return fc.record({
          seats: seatsOf({ structure, players, turnPlayer, cards: inGame }),
          turnPlayer: fc.constant(turnPlayer),
          phase: fc.constant(phase),
          objects: fc.constant(objects),
          lots: fc.array(luck, { minLength: objects.length, maxLength: objects.length, size: 'max' }),
          deck: fc.constant(deck),
          decks: deckSize(structure),
          // A game of more than two players would wait in vain for the turn of one who has lost.
          until: ending(inGame, openings(structure), next, turns && players.length === 2),
          begins: turns ? fc.nat({ max: 5 }) : fc.constant(1)
        })
      })
    )
    .map(({ seats: players, turnPlayer, phase, objects: drawn, lots, deck, decks, until, begins }) => {
      const objects: readonly StartObject[] = [
        ...worn(
          drawn.map((object, i) => ({ object: { id: `o${i + 1}`, ...object }, luck: lots[i]! })),
          { structure, known, attachments }
        ),
        ...players.flatMap(({ id: owner }) =>
          Array.from({ length: decks }, (_, i) => ({ id: `${owner.toLowerCase()}${i + 1}`, card: deck.name, zone: 'deck' as const, owner }))
        )
      ]
      return {
        format: SCENARIO_FORMAT,
        id: `${ruleset}/random`,
        ruleset,
        players: [...players],
        start: { turnPlayer, phase, ...(begins === 0 && { at: 'begin' as const }) },
        objects: [...objects],
        until,
        cards: cardsFor(
          objects.map(object => object.card),
          known
        )
      }
    })
}

/** How a game is played: numbers that choose among the options of one prompt after the other, and how often to pass. */
export interface Choices {
  readonly numbers: readonly number[]
  /** Of 60 numbers, those below this one pass where something else could be done. */
  readonly passing: number
  /** How many of the first choices are no passes: a game in which all pass at once shows nothing. */
  readonly opening: number
}

/** Numbers that choose among the options of one prompt after the other. */
export const choices = (most = 60): fc.Arbitrary<Choices> =>
  fc.record({
    numbers: fc.array(fc.nat({ max: 59 }), { minLength: most / 2, maxLength: most, size: 'max' }),
    passing: fc.constantFrom(3, 6, 10, 20),
    opening: fc.constantFrom(0, 2, 3, 4, 6)
  })
