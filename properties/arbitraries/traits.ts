/**
 * What a card has to do with others, as its data tell it.
 * @module
 */
import type { Card } from '../../model/scenario/card.js'
import { piecesOf } from '../../model/scenario/pieces.js'
import type { Piece } from '../../model/scenario/pieces.js'

export const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Piece)[name] : undefined

export const has = (card: Card, test: (piece: Piece) => boolean): boolean => piecesOf(card.abilities).some(test)

/** The events of the triggers with a limit. */
export const limitedOn = (card: Card): readonly unknown[] =>
  piecesOf(card.abilities).flatMap(piece => ('limit' in piece ? [field(piece['on'], 'event')] : []))

/** Whether an effect of a class is about damage to one of these players. */
export const aboutDamageTo = (who: 'you' | 'opponent', kind: string) => (card: Card) =>
  has(
    card,
    piece =>
      piece['kind'] === kind &&
      (kind === 'prevention' || piece['class'] === 'standard') &&
      field(piece['event'], 'event') === 'damage' &&
      field(field(piece['event'], 'target'), 'player') === who
  )

export const targetsObject = (piece: Piece): boolean =>
  Array.isArray(piece['targets']) && piece['targets'].some(target => JSON.stringify(field(target, 'what')).includes('types'))

export const isTriggerOn = (piece: Piece, event: string): boolean => field(field(piece['trigger'], 'on'), 'event') === event

export const modifiesNumber = (card: Card): boolean =>
  has(card, piece => Array.isArray(piece['change']) && piece['change'].some(change => field(change, 'number') !== undefined))

export const startsOnAll = (piece: Piece): boolean =>
  piece['do'] === 'start' && field(piece['effect'], 'kind') === 'continuous' && field(field(piece['effect'], 'who'), 'all') !== undefined

/** The types of the objects to all of which a card's continuous effects apply. */
export const typesOfAll = (card: Card): readonly string[] =>
  piecesOf(card.abilities).flatMap(piece => {
    const types = piece['kind'] === 'continuous' ? field(field(piece['who'], 'all'), 'types') : undefined
    return Array.isArray(types) ? types.map(String) : []
  })

/** The types of what a card's instructions put from hand into the arena. */
export const bringsFromHand = (card: Card): readonly string[] =>
  has(card, piece => piece['do'] === 'move' && piece['to'] === 'arena')
    ? piecesOf(card.abilities).flatMap(piece => {
        const types = piece['do'] === 'choose' && field(piece['from'], 'zone') === 'hand' ? field(piece['from'], 'types') : undefined
        return Array.isArray(types) ? types.map(String) : []
      })
    : []

export const isPermanent = (card: Card): boolean => card.abilities.some(ability => ability.kind === 'static')

/** Whether a card makes each application of a continuous effect an event that counts. */
export const seesApplications = (card: Card): boolean => has(card, piece => isTriggerOn(piece, 'apply'))

export const isShield = (card: Card): boolean => has(card, piece => piece['kind'] === 'prevention' && piece['shield'] === true)

/** Whether a card is played for what it does as it resolves. */
export const resolves = (card: Card): boolean => card.abilities.some(ability => ability.kind === 'resolution')

export const dealsLittle = (card: Card): boolean =>
  resolves(card) && has(card, piece => piece['do'] === 'damage' && (piece['amount'] === 1 || piece['amount'] === 2))

/** Whether one damage event of a card has two parts for one player. */
export const dealsTwiceToOne = (card: Card): boolean =>
  has(card, piece => {
    const parts = piece['do'] === 'damage-each' ? piece['parts'] : undefined
    if (!Array.isArray(parts)) return false
    const targets = parts.map(part => String(field(part, 'to')))
    return new Set(targets).size < targets.length || targets.every(target => target.startsWith('target:'))
  })

/** Whether a card prevents a number of points, of any damage. */
export const preventsSome = (card: Card): boolean =>
  has(card, piece => piece['kind'] === 'prevention' && typeof piece['amount'] === 'number' && field(piece['event'], 'type') === undefined)

/** Whether a card prevents a number of points, whoever would be damaged. */
export const preventsForAll = (card: Card): boolean =>
  preventsSome(card) && has(card, piece => piece['kind'] === 'prevention' && field(field(piece['event'], 'target'), 'player') === 'any')

/** The event by which a trigger sees what happens to these players, if it does. */
export const seesOf = (piece: Piece, who: 'you' | 'opponent' | 'any'): string | undefined => {
  const on = field(piece['trigger'], 'on')
  const event = field(on, 'event')
  const player = field(on, 'player') ?? field(field(on, 'target'), 'player') ?? 'any'
  return (event === 'damage' || event === 'draw') && player === who ? event : undefined
}

/** Whether something of this kind may be what a card is attached to. */
export const mayHold = (attached: Card, host: Card): boolean =>
  (attached.attaches ?? []).some(
    what =>
      !('players' in what) &&
      (what.types ?? []).every(type => host.types.includes(type)) &&
      (what.anyType?.some(type => host.types.includes(type)) ?? true)
  )
