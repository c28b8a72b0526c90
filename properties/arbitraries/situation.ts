/**
 * Random situations over a ruleset's conformance cards.
 * @module
 */
import fc from 'fast-check'
import type { Card } from '../../model/scenario/card.js'
import { createdIn, piecesOf } from '../../model/scenario/pieces.js'
import type { Structure } from '../../model/rulebook/structure.js'
import { SCENARIO_FORMAT } from '../../model/scenario/scenario.js'
import type { StartObject, WireScenario } from '../../model/scenario/scenario.js'
import { isPlayed, isSlow, needsOneOpponent, swarm } from './swarm.js'
import type { Swarm } from './swarm.js'

/** What situations are drawn from. */
export interface Ground {
  readonly ruleset: string
  /** What may be used; a swarm of them is. */
  readonly cards: readonly Card[]
  /** Cards by name, for what instructions create. */
  readonly known: ReadonlyMap<string, Card>
  /** The phase in which players have priority. */
  readonly phase: string
  /** Fewest and most players. */
  readonly players: Seats
  /** Whether some games go on into the next turn. */
  readonly turns: boolean
  /** Whether players of the game have action points. */
  readonly actionPoints: boolean
}

/** Whether a game of this structure has action points: some phase gives them or takes them away. */
export const hasActionPoints = ({ turn }: Pick<Structure, 'turn'>): boolean =>
  turn.phases.value.some(({ actions }) => actions.some(action => action === 'gain-action-point' || action === 'reset-action-points'))

const SEATS = ['A', 'B', 'C', 'D'] as const

/**
 * The fewest and the most players of a situation.
 * @public
 */
export interface Seats {
  readonly least: number
  readonly most: number
}

/** What random games seat unless told otherwise. */
export const ALL_SEATS: Seats = { least: 2, most: SEATS.length }

type Placed = Omit<StartObject, 'id'>

/** Where a card may be at the start: slow ones only where they can be played. */
const placed = (card: Card, owner: string, turnPlayer: string): Placed => ({
  card: card.name,
  zone: isPlayed(card) ? 'hand' : 'arena',
  owner: isSlow(card) ? turnPlayer : owner
})

/** Some of the cards in the arena or hand of one of the owners; of an owner who is named twice, more. */
const objectsOf = (cards: readonly Card[], owners: readonly string[], turnPlayer: string, least: number, most: number) =>
  cards.length === 0
    ? fc.constant([])
    : fc.array(
        fc
          .record({ card: fc.constantFrom(...cards), owner: fc.constantFrom(...owners) })
          .map(({ card, owner }) => placed(card, owner, turnPlayer)),
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
const meeting = (middle: Card, partners: NonNullable<Swarm['partners']>, core: string, players: readonly string[], turnPlayer: string) =>
  fc
    .tuple(
      objectsOf([middle], [core], turnPlayer, 1, isPlayed(middle) ? 2 : 1),
      ...partners.map(({ cards, owner, zone, least }) => {
        const owners = owner === 'same' ? [core] : players.filter(player => player !== core)
        return objectsOf(cards, owners, turnPlayer, least, 3).map(met => met.map(each => (zone ? { ...each, zone } : each)))
      })
    )
    .map(groups => groups.flat())

/** The fewest players mostly; more where they are allowed. */
const seated = ({ least, most }: Seats): fc.Arbitrary<number> =>
  most === least
    ? fc.constant(least)
    : fc.oneof({ weight: 3, arbitrary: fc.constant(least) }, { weight: 1, arbitrary: fc.integer({ min: least + 1, max: most }) })

/** Where a game ends: mostly when nothing is left to do, sometimes only as the next player could act in their turn. */
const horizon = (goesOn: boolean, phase: string, player: string): fc.Arbitrary<WireScenario['until']> => {
  const quiescent = fc.constant<WireScenario['until']>({ end: 'quiescent' })
  const nextTurn = fc.constant<WireScenario['until']>({ end: 'boundary', phase, player })
  return goesOn ? fc.oneof({ weight: 5, arbitrary: quiescent }, { weight: 1, arbitrary: nextTurn }) : quiescent
}

/** Of the cards that answer triggerings, the first: two answer each other without end, a loop in which nothing comes again to judge it by. */
const withoutEcho = (objects: readonly Placed[], known: Ground['known']): readonly Placed[] => {
  const answers = ({ card }: Placed): boolean =>
    [...piecesOf(known.get(card)?.abilities ?? [])].some(piece => piece['event'] === 'triggered' && !('rule' in piece))
  const first = objects.findIndex(answers)
  return objects.filter((object, at) => at <= first || !answers(object))
}

/** What a swarm puts into hands and arena, around one player. */
const brought = (used: Swarm, players: readonly string[], turnPlayer: string): fc.Arbitrary<readonly Placed[]> =>
  fc
    .constantFrom(...(used.middle && isSlow(used.middle) ? [turnPlayer] : players))
    .chain(owner => {
      const near = [owner, turnPlayer, ...players]
      const [played, lying] = [used.heeders.filter(isPlayed), used.heeders.filter(card => !isPlayed(card))]
      return fc.tuple(
        used.middle === undefined
          ? fc.constant([])
          : used.partners
            ? meeting(used.middle, used.partners, owner, players, turnPlayer)
            : objectsOf([used.middle], [owner], turnPlayer, 1, isPlayed(used.middle) ? 3 : 1),
        // Most texts speak of what happens to their controller, or of what their controller does.
        objectsOf(used.makers, [owner, ...near], turnPlayer, 2, 6),
        objectsOf(played, near, turnPlayer, 1, 4),
        objectsOf(lying, near, turnPlayer, 0, 5),
        objectsOf(used.others, [turnPlayer, ...players], turnPlayer, 0, 2)
      )
    })
    .map(groups => groups.flat())

/** A life that outlasts a random game. */
const LONG = 60

/** Who plays and with what, for a number of players. */
const table = (cards: readonly Card[], seats: Seats, count: number) => {
  const fit = count === 2 ? cards : cards.filter(card => !needsOneOpponent(card))
  const usable = fit.length > 0 ? fit : cards
  const players = SEATS.slice(0, fit.length > 0 ? count : seats.least)
  return fc.record({
    players: fc.constant(players),
    // Two at once meet in ways that nobody has thought of.
    used: fc.array(swarm(usable), { minLength: 1, maxLength: 2, size: 'max' }),
    turnPlayer: fc.constantFrom(...players),
    deck: fc.constantFrom(...usable)
  })
}

/** A random situation that begins in an open action phase. */
export const situation = ({
  ruleset,
  cards,
  known,
  phase,
  players: seats,
  turns,
  actionPoints: hasPoints
}: Ground): fc.Arbitrary<WireScenario> => {
  // What cards meet takes longer to find than a situation to draw.
  const tables = new Map<number, ReturnType<typeof table>>()
  const tableOf = (count: number): ReturnType<typeof table> => {
    const drawn = tables.get(count) ?? table(cards, seats, count)
    tables.set(count, drawn)
    return drawn
  }
  return seated(seats)
    .chain(tableOf)
    .chain(({ players, used, turnPlayer, deck }) =>
      fc.record({
        players: fc.constant(players),
        turnPlayer: fc.constant(turnPlayer),
        deck: fc.constant(deck),
        groups: fc.tuple(...used.map(each => brought(each, players, turnPlayer))),
        life: players.length > 2 ? fc.constantFrom(LONG, LONG, 4) : fc.constantFrom(20, 20, 20, 20, 6),
        actionPoints: fc.integer({ min: 2, max: 5 }),
        decks: fc.integer({ min: 1, max: 4 }),
        until: horizon(turns, phase, players[(players.findIndex(player => player === turnPlayer) + 1) % players.length]!)
      })
    )
    .map(({ players, turnPlayer, deck, groups, life: drawn, actionPoints, decks, until: horizon }) => {
      // A game of more than two players goes on after a defeat, which is not followed within combat. It would wait in vain for the
      // turn of one who has lost.
      const crowded = players.length > 2
      const life = crowded && groups.flat().some(({ card }) => known.get(card)?.types.includes('attack')) ? LONG : drawn
      const until: WireScenario['until'] = crowded ? { end: 'quiescent' } : horizon
      const objects: readonly StartObject[] = [
        ...withoutEcho(groups.flat(), known).map((object, i) => ({ id: `o${i + 1}`, ...object })),
        ...players.flatMap(owner =>
          Array.from({ length: decks }, (_, i) => ({ id: `${owner.toLowerCase()}${i + 1}`, card: deck.name, zone: 'deck' as const, owner }))
        )
      ]
      return {
        format: SCENARIO_FORMAT,
        id: `${ruleset}/random`,
        ruleset,
        players: players.map(id => ({
          id,
          life,
          ...(hasPoints && { numbers: { 'action-points': id === turnPlayer ? actionPoints : 0 } })
        })),
        start: { turnPlayer, phase },
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
