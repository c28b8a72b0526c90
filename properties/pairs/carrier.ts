/**
 * What carries an aspect in a situation: what is taken out of it to see whether the aspect matters.
 * @module
 */

/** A place in a card's data. */
export type Path = readonly (string | number)[]

/** What carries an aspect. */
export type Carrier =
  /** A piece of a card's text. */
  | { readonly of: 'text'; readonly card: string; readonly path: Path }
  /** An object that is there from the start. */
  | { readonly of: 'object'; readonly id: string }
  | { readonly of: 'player'; readonly id: string }

/** The key by which carriers are the same. */
export type CarrierKey = string

export const keyOf = (carrier: Carrier): CarrierKey => JSON.stringify(carrier)

export const carrierOf = (key: CarrierKey): Carrier => JSON.parse(key) as Carrier
