/**
 * What has happened to objects before a situation begins: counters, statuses, damage, and what they are attached to.
 * @module
 */
import fc from 'fast-check'
import type { Structure } from '../../model/rulebook/structure.js'
import type { Card } from '../../model/scenario/card.js'
import { Status } from '../../model/scenario/names.js'
import { piecesOf } from '../../model/scenario/pieces.js'
import type { StartObject } from '../../model/scenario/scenario.js'
import type { Placed } from './placing.js'
import { field, mayHold } from './traits.js'

/** Numbers by which it is settled what an object has been through. */
export interface Luck {
  readonly counters: number
  readonly status: number
  readonly damage: number
  readonly host: number
}

/** Each is one of so many. */
const PARTS = 60

export const luck: fc.Arbitrary<Luck> = fc.record({
  counters: fc.nat({ max: PARTS - 1 }),
  status: fc.nat({ max: PARTS - 1 }),
  damage: fc.nat({ max: PARTS - 1 }),
  host: fc.nat({ max: PARTS - 1 })
})

/** The kinds of counters that a card's text names. */
const countersNamed = (card: Card): readonly string[] =>
  piecesOf(card.abilities).flatMap(({ counter, counters }) =>
    [counter, counters, field(counters, 'kind')].filter((kind): kind is string => typeof kind === 'string')
  )

/** The statuses that the texts of some cards name; what is face down or away is another matter. */
const statusesNamed = (cards: readonly Card[]): readonly Status[] =>
  [...new Set(cards.flatMap(card => piecesOf(card.abilities).map(({ status }) => status)))].flatMap(status => {
    const named = Status.safeParse(status)
    return named.success && named.data !== 'face-down' && named.data !== 'phased-out' ? [named.data] : []
  })

/** What lasts only while it has counters of a kind. */
const LASTS_BY = { planeswalker: 'loyalty' } as const

const counters = (structure: Structure, card: Card, lot: number): StartObject['counters'] => {
  if (card.types.includes('planeswalker') && structure.checks.list.value.includes('no-loyalty'))
    return lot % 6 === 0 ? undefined : { [LASTS_BY.planeswalker]: 1 + (lot % 4) }
  const kinds = countersNamed(card)
  return kinds.length === 0 || lot % 2 === 0 ? undefined : { [kinds[lot % kinds.length]!]: 1 + (lot % 3) }
}

/** Damage that was marked before: of six one is hurt, and one in sixty has had enough. */
const damage = ({ checks }: Structure, card: Card, lot: number): number => {
  const vital = card[checks.vital.value]
  if (checks.damageNeedsVital.value === null || vital === undefined || vital < 1) return 0
  return lot === 0 ? vital : lot % 6 === 1 ? Math.min(vital - 1, 1 + (lot % 3)) : 0
}

/** What objects are worn by. */
export interface Wear {
  readonly structure: Structure
  readonly known: ReadonlyMap<string, Card>
  /** Whether things may be attached at the start. */
  readonly attachments: boolean
}

/** Objects with what has happened to them. */
export const worn = (
  objects: readonly { readonly object: Placed & { readonly id: string }; readonly luck: Luck }[],
  { structure, known, attachments }: Wear
): readonly StartObject[] => {
  const cards = objects.flatMap(({ object }) => known.get(object.card) ?? [])
  const statuses = statusesNamed(cards)
  return objects.map(({ object, luck: lot }): StartObject => {
    const card = known.get(object.card)
    if (object.zone !== 'arena' || !card) return object
    const put = counters(structure, card, lot.counters)
    const status = lot.status % 8 === 0 ? statuses[lot.status % Math.max(1, statuses.length)] : undefined
    const hurt = damage(structure, card, lot.damage)
    const hosts = objects.filter(
      ({ object: other }) => other.zone === 'arena' && other.id !== object.id && mayHold(card, known.get(other.card) ?? card)
    )
    // one of so many is attached to nothing
    const host = attachments && lot.host % 10 > 0 ? hosts[lot.host % Math.max(1, hosts.length)] : undefined
    return {
      ...object,
      ...(put && { counters: put }),
      ...(status && { statuses: [status] }),
      ...(hurt > 0 && { damage: hurt }),
      ...(host && { attachedTo: host.object.id })
    }
  })
}
