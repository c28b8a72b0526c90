/**
 * An engine's own ids, and the scenario's handles for them.
 * @module
 */

/** The scenario's handles with the engine's id for each. */
export type NameMap = Readonly<Record<string, string>>

/** Translates one id of the engine. */
export type Rename = (id: string) => string

/**
 * The translation from an engine's ids to handles. An id without a handle stays as it is, unless it looks like the handle of
 * another object: then it gets a `~`, which no handle has.
 * @param names handle to engine id; a handle that is left out is its own id
 */
export const toHandles = (names: NameMap): Rename => {
  const handles = new Map(Object.entries(names).map(([handle, id]) => [id, handle]))
  const taken = new Set(Object.keys(names))
  return id => handles.get(id) ?? (taken.has(id) || id.startsWith('~') ? `~${id}` : id)
}
