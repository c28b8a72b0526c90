/**
 * An engine's own ids, and the scenario's handles for them.
 * @module
 */
import type { Observation } from '../../model/trace/observation.js'

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

/** Fields that hold an id wherever they stand. */
const IDS = new Set(['player', 'object', 'source', 'target', 'layer', 'controller', 'winner', 'becomes', 'revealed', 'players'])

/** Fields that hold an id only in events of one kind; elsewhere they name a zone or an event. */
const IDS_OF_EVENT: Readonly<Record<string, string>> = { to: 'attach', by: 'target' }

/** Fields that hold a record whose keys are ids, and those that hold one whose values are. */
const KEYED = new Set(['players', 'objects'])
const VALUED = new Set(['targets'])

type Plain = Readonly<Record<string, unknown>>
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

const ids = (value: unknown, rename: Rename): unknown =>
  typeof value === 'string' ? rename(value) : Array.isArray(value) ? value.map(each => ids(each, rename)) : walk(value, rename)

const record = (value: Plain, key: Rename, each: (value: unknown) => unknown): Plain =>
  Object.fromEntries(Object.entries(value).map(([k, v]) => [key(k), each(v)]))

const field = (name: string, value: unknown, owner: Plain, rename: Rename): unknown => {
  if (KEYED.has(name) && isPlain(value)) return record(value, rename, each => walk(each, rename))
  if (VALUED.has(name) && isPlain(value)) return record(value, key => key, each => ids(each, rename))
  if (IDS.has(name) || (Object.hasOwn(IDS_OF_EVENT, name) && IDS_OF_EVENT[name] === owner['event'])) return ids(value, rename)
  return walk(value, rename)
}

const walk = (value: unknown, rename: Rename): unknown => {
  if (Array.isArray(value)) return value.map(each => walk(each, rename))
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, field(name, each, value, rename)]))
}

/** The same observation with every id of a player, object or layer renamed. Ids of events are left alone. */
export const renameIds = (observation: Observation, rename: Rename): Observation => walk(observation, rename) as Observation
