/**
 * An engine's own ids, and the scenario's handles for them.
 * @module
 */
import type { Breach } from '../../model/scenario/problem.js'
import type { WireScenario } from '../../model/scenario/scenario.js'
import type { Result } from './messages.js'

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

/** The names that an engine sent with the first observations of a scenario, if it sent any. */
export const namesOf = ({ objects, players }: Result<'scenario/start'>): NameMap | undefined =>
  (objects || players) && { ...objects, ...players }

/** The first name that the scenario does not have, or that two of its objects share. */
export const wrongName = ({ objects = {}, players = {} }: Result<'scenario/start'>, scenario: WireScenario): Breach | undefined => {
  const known = { objects: new Set(scenario.objects.map(o => o.id)), players: new Set(scenario.players.map(p => p.id)) }
  const seen = new Set<string>()
  for (const [kind, names] of [
    ['objects', objects],
    ['players', players]
  ] as const) {
    for (const [handle, id] of Object.entries(names)) {
      if (!known[kind].has(handle)) return { path: [kind, handle], message: `the scenario has no such handle among its ${kind}` }
      if (seen.has(id)) return { path: [kind, handle], message: 'two handles have the same id' }
      seen.add(id)
    }
  }
  return undefined
}
