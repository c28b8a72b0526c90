/** The model as a player of its own: each enabled pattern is made an observation, as an engine would report it. @module */
import { isRecord } from '../../trace/record.js'
import type { Observation } from '../../trace/observation.js'
import type { Enabled } from '../part.js'
import type { ModelState } from '../state.js'
import type { Test } from '../unify.js'
import { expand, isShown } from './expand.js'
import type { Frontier, Model } from './model.js'

type Names = Readonly<Record<string, string>>

const concrete = (pattern: unknown, names: Names, prefix: string): unknown => {
  if (typeof pattern === 'string') return names[pattern] ?? (pattern.startsWith('~') ? `${prefix}${pattern.slice(1)}` : pattern)
  if (Array.isArray(pattern)) return pattern.map(each => concrete(each, names, prefix))
  if (typeof pattern === 'function') return concrete((pattern as Test).such, names, prefix)
  if (!isRecord(pattern)) return pattern
  const fields = Object.entries(pattern).filter(([, value]) => value !== undefined && !(typeof value === 'function' && !('such' in value)))
  const made = Object.fromEntries(
    fields
      .map(([name, value]) => [name.replace(/\?$/, ''), concrete(value, names, prefix)] as const)
      .filter(([, value]) => value !== undefined)
  )
  return pattern.see === 'end' ? { ...made, state: { players: {}, objects: {} } } : made
}

/**
 * The observation that an engine would report for a pattern; ids that it has not named yet get names of its own. An end claims
 * nothing of the state.
 * @param prefix begins the names that are given now
 */
export const enacted = ({ effect }: Enabled, names: Names, prefix: string): Observation =>
  concrete(effect.pattern, names, prefix) as Observation

/** Everything that the frontier's states show next. */
export const shownMoves = (model: Model, frontier: Frontier): readonly { readonly state: ModelState; readonly enabled: Enabled }[] =>
  frontier.states.flatMap(state =>
    expand(model.setting, state)
      .filter(enabled => isShown(model.setting, enabled))
      .map(enabled => ({ state, enabled }))
  )
