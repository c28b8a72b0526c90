/**
 * Where cards begin: in hands, in the arena, or where their texts look for them.
 * @module
 */
import fc from 'fast-check'
import type { Card } from '../../model/scenario/card.js'
import { piecesOf } from '../../model/scenario/pieces.js'
import type { Piece } from '../../model/scenario/pieces.js'
import { Zone } from '../../model/scenario/names.js'
import type { StartObject } from '../../model/scenario/scenario.js'
import { field, has } from './traits.js'
import { isSpell, speedOf, stays } from './timing.js'
import type { Timing } from './timing.js'

/** A card somewhere. */
export type Placed = Pick<StartObject, 'card' | 'zone' | 'owner'>

/** Zones in which cards of these types belong from the start. */
const BELONGS: Readonly<Record<string, Zone>> = { scheme: 'command' }

/** The zones other than arena and stack in which abilities of a card function. */
const worksIn = (card: Card): readonly Zone[] =>
  card.abilities
    .flatMap(ability => ('functions' in ability ? (ability.functions ?? []) : []))
    .filter(zone => zone !== 'arena' && zone !== 'stack')

/** Whether something happens as the card enters: it must come from somewhere to be seen. */
const entersForSomething = (card: Card): boolean =>
  has(card, piece => {
    const on = field(piece['trigger'], 'on')
    const isOwn = field(field(on, 'object'), 'ref') === 'self'
    return isOwn && (field(on, 'event') === 'enter' || (field(on, 'event') === 'move' && field(on, 'to') === 'arena'))
  }) || has(card, piece => piece['kind'] === 'replacement' && piece['class'] === 'identity')

/** Where a card may begin, and how often there. */
const zonesFor = (structure: Timing, card: Card): readonly { readonly zone: Zone; readonly weight: number }[] => {
  const elsewhere = worksIn(card).map(zone => ({ zone, weight: 3 }))
  const [own] = card.types.flatMap(type => BELONGS[type] ?? [])
  if (own) return [{ zone: own, weight: 1 }]
  if (isSpell(structure, card)) return [...elsewhere, { zone: 'hand', weight: 6 }]
  // what is attached to something would enter without it
  const isHeld = speedOf(structure, card) !== 'never' && stays(structure, card) && card.attaches === undefined
  const held = { zone: 'hand' as const, weight: entersForSomething(card) ? 3 : 1 }
  return [...elsewhere, { zone: 'arena', weight: 3 }, ...(isHeld ? [held] : [])]
}

/** Of so many slow cards one is in a hand from which it can't be played now. */
const IDLE = 6

/** A card where it may begin: slow ones mostly in the hand from which they can be played. */
export const placed = (structure: Timing, card: Card, owner: string, turnPlayer: string): fc.Arbitrary<Placed> =>
  fc
    .record({
      zone: fc.oneof(...zonesFor(structure, card).map(({ zone, weight }) => ({ weight, arbitrary: fc.constant(zone) }))),
      idle: fc.nat({ max: IDLE - 1 })
    })
    .map(({ zone, idle }) => ({
      card: card.name,
      zone,
      owner: zone === 'hand' && idle > 0 && speedOf(structure, card) === 'slow' ? turnPlayer : owner
    }))

/** Zones that are looked into only where a text does. */
const LOOKED_INTO: readonly Zone[] = ['hand', 'graveyard', 'banished', 'material', 'memory', 'soul', 'arsenal']

/** What a text looks for. */
interface Sought {
  readonly zone: Zone
  readonly fits: (card: Card) => boolean
}

const listed = (types: unknown): readonly string[] => (Array.isArray(types) ? types.map(String) : [])

const soughtBy = (piece: Piece): readonly Sought[] => {
  const zone = Zone.safeParse(piece['zone'])
  if (!zone.success || !LOOKED_INTO.includes(zone.data)) return []
  const [all, any, none] = [listed(piece['types']), listed(piece['anyType']), listed(piece['notTypes'])]
  const number = piece['number']
  const name = String(field(number, 'name'))
  const [op, value] = [field(number, 'op'), field(number, 'value')]
  return [
    {
      zone: zone.data,
      fits: card =>
        all.every(type => card.types.includes(type)) &&
        (any.length === 0 || any.some(type => card.types.includes(type))) &&
        !none.some(type => card.types.includes(type)) &&
        (op !== '=' || typeof value !== 'number' || card[name as 'cost'] === value)
    }
  ]
}

/** What texts of these cards look for in hands, graveyards and other zones, where some card is it: some of it for the players, or none. */
export const sought = (texts: readonly Card[], cards: readonly Card[], players: readonly string[]): fc.Arbitrary<readonly Placed[]> => {
  const all = texts.flatMap(card => piecesOf(card.abilities).flatMap(soughtBy))
  const found = all.map(({ zone, fits }) => ({ zone, cards: cards.filter(fits) })).filter(each => each.cards.length > 0)
  return found.length === 0
    ? fc.constant([])
    : fc
        .tuple(
          ...found.map(({ zone, cards: fit }) =>
            fc.array(
              fc
                .record({ card: fc.constantFrom(...fit), owner: fc.constantFrom(...players) })
                .map(({ card, owner }): Placed => ({ card: card.name, zone, owner })),
              { minLength: 0, maxLength: 2, size: 'max' }
            )
          )
        )
        .map(groups => groups.flat())
}

/** A few cards that each player holds whatever else there is; an idle hand hides what may not be played from it. */
export const held = (cards: readonly Card[], players: readonly string[]): fc.Arbitrary<readonly Placed[]> =>
  fc
    .tuple(
      ...players.map(owner =>
        fc.array(
          fc.constantFrom(...cards).map((card): Placed => ({ card: card.name, zone: 'hand', owner })),
          { minLength: 0, maxLength: 2, size: 'max' }
        )
      )
    )
    .map(groups => groups.flat())
