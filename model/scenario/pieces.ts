/**
 * The pieces of plain scenario data: what features, generators and readers look through.
 * @module
 */
import type { Effect } from './effect.js'

/** One object somewhere in a card's or scenario's data. */
export type Piece = Readonly<Record<string, unknown>>

const gather = (value: unknown, found: Piece[]): void => {
  if (Array.isArray(value)) for (const each of value) gather(each, found)
  else if (typeof value === 'object' && value !== null) {
    found.push(value as Piece)
    for (const each of Object.values(value)) gather(each, found)
  }
}

/** Every object in plain data, outermost first. */
export const piecesOf = (value: unknown): readonly Piece[] => {
  const found: Piece[] = []
  gather(value, found)
  return found
}

/** The names of the cards that instructions in the data create. */
export const createdIn = (value: unknown): readonly string[] =>
  piecesOf(value).flatMap(({ do: does, card }) => (does === 'create' && typeof card === 'string' ? [card] : []))

/** The effects that instructions in the data start, by the name of their ability. */
export const startedIn = (value: unknown): readonly { readonly ability: string; readonly effect: Effect }[] =>
  piecesOf(value).flatMap(({ do: does, ability, effect }) =>
    does === 'start' && typeof ability === 'string' && typeof effect === 'object' && effect !== null
      ? [{ ability, effect: effect as Effect }]
      : []
  )
