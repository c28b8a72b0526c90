/** Random games of the model itself: each enabled pattern is made an observation, as an engine would report it. @module */
import { project } from '../../trace/level.js'
import type { Observation } from '../../trace/observation.js'
import type { Frontier, Model } from '../acceptor/model.js'
import { expand, isShown } from '../acceptor/expand.js'
import type { ModelState } from '../state.js'
import type { Enabled } from '../part.js'

type Names = Readonly<Record<string, string>>

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The observation that an engine would report for a pattern; ids that it has not named yet get names of its own. */
export const reported = (pattern: unknown, names: Names, prefix: string): unknown => {
  if (typeof pattern === 'string') return names[pattern] ?? (pattern.startsWith('~') ? `${prefix}${pattern.slice(1)}` : pattern)
  if (Array.isArray(pattern)) return pattern.map(each => reported(each, names, prefix))
  if (!isRecord(pattern)) return pattern
  const fields = Object.entries(pattern).filter(([, value]) => value !== undefined && typeof value !== 'function')
  const made = Object.fromEntries(fields.map(([name, value]) => [name.replace(/\?$/, ''), reported(value, names, prefix)]))
  return pattern.see === 'end' ? { ...made, state: { players: {}, objects: {} } } : made
}

/** Everything that the frontier's states show next. */
export const shownMoves = (model: Model, frontier: Frontier): readonly { readonly state: ModelState; readonly enabled: Enabled }[] =>
  frontier.states.flatMap(state =>
    expand(model.setting, state)
      .filter(each => isShown(model.setting, each))
      .map(enabled => ({ state, enabled }))
  )

/**
 * The observations that the frontier's states would accept.
 * @param prefix begins the names that the engine gives now
 */
export const observations = (model: Model, frontier: Frontier, prefix: string): readonly Observation[] =>
  shownMoves(model, frontier).flatMap(({ state, enabled }) =>
    project([reported(enabled.move.pattern, state.names, prefix) as Observation], model.setting.level)
  )
