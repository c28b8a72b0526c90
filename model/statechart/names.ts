/**
 * The engine's names for ids of the model, in two layers: each name that comes would otherwise copy all that came before it. What is in
 * the layer below is the prototype of the one above, so that a name is read as from one record; only who goes through all of them asks
 * `namesIn`.
 * @module
 */

/** The engine's name for each id. */
export type Names = Readonly<Record<string, string>>

/** So many names the upper layer has at most. */
const LAYER = 64

/** The layer below, if there is one. */
const below = (names: Names): Names | undefined => {
  const prototype = Object.getPrototypeOf(names) as Names | null
  return prototype === Object.prototype ? undefined : (prototype ?? undefined)
}

/** Names with one more, which may take the place of an earlier one. */
export const withOneMore = (names: Names, id: string, came: string): Names => {
  const lower = below(names)
  if (Object.keys(names).length >= LAYER) return Object.assign(Object.create({ ...lower, ...names }) as object, { [id]: came })
  return lower ? Object.assign(Object.create(lower) as object, names, { [id]: came }) : { ...names, [id]: came }
}

/** All ids with their names. */
export const namesIn = (names: Names): readonly (readonly [id: string, came: string])[] => {
  const lower = below(names)
  return Object.entries(lower ? { ...lower, ...names } : names)
}
