/**
 * Swarm testing: each situation uses few of the cards, chosen so that their effects meet on one kind of event.
 * @module
 */
import fc from 'fast-check'
import type { Card } from '../../model/scenario/card.js'
import { piecesOf } from '../../model/scenario/pieces.js'
import type { Piece } from '../../model/scenario/pieces.js'
import { synergiesOf } from './synergies.js'
import type { Partners } from './synergies.js'
import { isSpell, speedOf, stays } from './timing.js'
import type { Timing } from './timing.js'

/** Fields that hold a reference, rather than a kind of player. */
const REFERENCES = ['to', 'with', 'of', 'by', 'is', 'ref', 'target'] as const

/** Whether a card speaks of the one other player, whom a game of more than two players does not have. */
export const needsOneOpponent = (card: Card): boolean =>
  piecesOf(card.abilities).some(
    piece => REFERENCES.some(field => piece[field] === 'opponent') || ('do' in piece && piece['player'] === 'opponent')
  )

/** What an instruction brings about. */
const MADE: Readonly<Record<string, string>> = {
  'damage-each': 'damage',
  damage: 'damage',
  draw: 'draw',
  discard: 'discard',
  destroy: 'destroy',
  gain: 'gain',
  lose: 'lose',
  counters: 'counters',
  contest: 'contest',
  move: 'move'
}

/** Kinds of event finer than the language's: damage by which an attack hits, and damage of a type, meet few effects. */
const kindsOf = (event: string, piece: Piece): readonly string[] => [
  event,
  ...(event === 'damage' && piece['hit'] === true ? ['hit'] : []),
  ...(event === 'damage' && typeof piece['type'] === 'string' ? [`${piece['type']} damage`] : [])
]

/** What of a card is easily missed by chance, and how much more often it is therefore in the middle. */
const RARE = { limit: 8, ordinal: 2, shield: 3, uses: 4, rule: 2, instead: 1, also: 1, change: 1 } as const

/** What is prevented from triggering is seen only where three cards meet in one moment. */
const SUPPRESSES = 14

/** What a card brings about, what its effects are about, and how much there is to see of it. */
export interface ProducerAndConsumer {
  readonly card: Card
  readonly produces: ReadonlySet<string>
  readonly consumes: ReadonlySet<string>
  readonly rare: number
}

/** Of which events a card is a producer, and of which a consumer. */
export const producerAndConsumerOf = (structure: Timing, card: Card): ProducerAndConsumer => {
  const played = isSpell(structure, card)
  const enters = speedOf(structure, card) !== 'never' && stays(structure, card)
  const all = piecesOf(card.abilities)
  const made = all.flatMap(piece => {
    const kind = typeof piece['do'] === 'string' ? MADE[piece['do']] : undefined
    return kind === undefined ? [] : kindsOf(kind, piece)
  })
  const heeded = all.flatMap(piece => {
    const event = piece['event']
    return typeof event === 'string' && event !== 'amount' && event !== 'revealed' ? kindsOf(event, piece).slice(-1) : []
  })
  const active = played || card.abilities.some(ability => ability.kind === 'activated')
  return {
    card,
    produces: new Set([
      ...(active ? [...made, ...(card.types.includes('attack') ? ['damage', 'hit'] : [])] : []),
      ...(played ? ['play'] : []),
      ...(enters ? ['play', 'move', 'enter'] : [])
    ]),
    consumes: new Set(heeded),
    rare:
      (all.some(piece => piece['rule'] === 'suppress') ? SUPPRESSES : 0) +
      Object.entries(RARE).reduce((sum, [field, weight]) => sum + (all.some(piece => field in piece) ? weight : 0), 0)
  }
}

/** The cards of one situation. */
export interface Swarm {
  /** The card in the middle. */
  readonly middle?: Card
  /** What brings the event about. */
  readonly producers: readonly Card[]
  /** What is about it. */
  readonly consumers: readonly Card[]
  /** What the card in the middle must meet to be seen at work. */
  readonly partners?: readonly Partners[]
  /** What has nothing to do with it. */
  readonly others: readonly Card[]
}

const some = (cards: readonly Card[], least: number, most: number): fc.Arbitrary<readonly Card[]> =>
  cards.length === 0
    ? fc.constant([])
    : fc.shuffledSubarray([...cards], { minLength: Math.min(least, cards.length), maxLength: Math.min(most, cards.length) })

const broad = (kind: string): string => (kind === 'hit' || kind.endsWith(' damage') ? 'damage' : kind)

/**
 * Around one card with an effect about some event: what brings that event about and what else is about it. Cards with much to
 * see are in the middle more often.
 */
const around = (structure: Timing, cards: readonly Card[]): fc.Arbitrary<Swarm> => {
  const all = cards.map(card => producerAndConsumerOf(structure, card))
  const middles = all
    .flatMap(each => [...each.consumes].map(kind => ({ ...each, kind })))
    .filter(({ kind }) => all.some(({ produces: makes }) => makes.has(kind)))
  if (middles.length === 0) return some(cards, 1, 6).map(others => ({ producers: [], consumers: [], others }))
  return fc
    .oneof(...middles.map(({ card, kind, rare }) => ({ weight: 1 + rare, arbitrary: fc.constant({ card, kind }) })))
    .chain(({ card, kind }) => {
      const producers = all.filter(({ produces: makes }) => makes.has(kind)).map(each => each.card)
      const same = all.filter(({ consumes: heeds }) => heeds.has(kind)).map(each => each.card)
      const near = all.filter(({ consumes: heeds }) => heeds.has(broad(kind))).map(each => each.card)
      return fc.record({
        middle: fc.constant(card),
        producers: some(producers, 1, 2),
        consumers: fc
          .tuple(some(same, 0, 3), fc.oneof(fc.constant([]), some(near, 1, 2)))
          .map(groups => [...new Set([card, ...groups.flat()])]),
        others: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: some(cards, 1, 2) })
      })
    })
}

/** One synergy, with what brings its event about. */
const synergy = (structure: Timing, cards: readonly Card[], found: ReturnType<typeof synergiesOf>): fc.Arbitrary<Swarm> => {
  const all = cards.map(card => producerAndConsumerOf(structure, card))
  return fc
    .oneof(...found.map(({ weight, all: same }) => ({ weight, arbitrary: fc.constantFrom(...same) })))
    .chain(({ core, partners }) => {
      const consumes = [core, ...partners.flatMap(({ cards: met }) => met)].flatMap(card => [
        ...producerAndConsumerOf(structure, card).consumes
      ])
      const producers = all.filter(each => each.card !== core && consumes.some(kind => each.produces.has(kind))).map(each => each.card)
      return fc.record({
        middle: fc.constant(core),
        producers: some(producers, 1, 2),
        consumers: fc.constant([]),
        partners: fc.tuple(...partners.map(each => some(each.cards, 1, Math.max(2, each.least)).map(met => ({ ...each, cards: met })))),
        others: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: some(cards, 1, 1) })
      })
    })
}

/** The cards of one situation: around one card and its event, or a synergy that chance would seldom bring about. */
export const swarm = (structure: Timing, cards: readonly Card[]): fc.Arbitrary<Swarm> => {
  const found = synergiesOf(cards)
  return found.length === 0
    ? around(structure, cards)
    : fc.oneof({ weight: 1, arbitrary: around(structure, cards) }, { weight: 3, arbitrary: synergy(structure, cards, found) })
}
