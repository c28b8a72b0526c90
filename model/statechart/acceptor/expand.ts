/** The ways on from a model state. @module */
import type { Concept } from '../../rulebook/concept.js'
import { isVisible } from '../../trace/level.js'
import { endPattern } from '../transitions/ending.js'
import { horizon } from '../charts/horizon.js'
import { enabled } from '../charts/index.js'
import type { Enabled, Match, Setting } from '../part.js'
import { contextOf } from '../part.js'
import type { Frame, ModelState } from '../state.js'
import { top } from '../state.js'

/** Whether the number of events that ends the scenario is reached. */
export const isAtHorizon = ({ world }: ModelState): boolean => {
  const { until } = world.facts.scenario
  return until.end === 'events' && world.occurred >= until.count
}

const ending = (state: ModelState): Enabled => ({
  transition: horizon.chart.transitions[0]!,
  effect: { pattern: endPattern(state.world, 'events'), next: now => ({ ...now, over: true }) }
})

const compute = (setting: Setting, state: ModelState): readonly Enabled[] => {
  const frame = top(state)
  if (state.unreported) {
    const { transition, effect, events } = state.unreported
    return [{ transition, effect: { ...effect, pattern: { ...effect.pattern!, events } } }]
  }
  if (state.over || state.unsupported !== undefined || !frame) return []
  if (isAtHorizon(state) && frame.chart !== 'announcement') return [ending(state)]
  const found = enabled(contextOf(setting, state))
  return isAtHorizon(state) ? [...found, ending(state)] : found
}

const memo = new WeakMap<ModelState, readonly Enabled[]>()

/** Every transition from a state. */
export const expand = (setting: Setting, state: ModelState): readonly Enabled[] => memo.get(state) ?? compute(setting, state)

/** Keeps the transitions of a state that waits for an observation; most states are left at once and never asked again. */
export const keep = (state: ModelState, transitions: readonly Enabled[]): void => void memo.set(state, transitions)

/** Whether the engine would show a transition. */
export const isShown = (setting: Setting, { effect }: Enabled): boolean =>
  effect.pattern !== undefined && effect.pattern.see !== 'internal' && isVisible(effect.pattern.see, setting.level)

const NOTHING: readonly Concept[] = []

/** What may turn out later about a move: hidden observations, and triggerings that make no stack object. */
const doubted = (setting: Setting, move: Enabled): readonly Concept[] => {
  const { concept } = move.transition
  const { pattern, suspects: suspects = [] } = move.effect
  if (pattern === undefined) return NOTHING
  if (!isShown(setting, move)) return [concept, ...suspects, ...(pattern.see === 'applied' ? (['replacement.once'] as const) : [])]
  return concept === 'trigger.limit' || concept === 'trigger.suppressed' ? [concept, ...suspects] : NOTHING
}

/** The state after a transition. */
export const fire = (setting: Setting, state: ModelState, taken: Enabled, match: Match): ModelState => {
  const { transition, effect } = taken
  const frame = top(state)!
  const deferredSuspects = doubted(setting, taken)
  const isOfEvents = transition.id === 'horizon.events'
  const moved = { chart: frame.chart, at: transition.to, data: frame.data } as Frame
  const known: ModelState = {
    world: state.world,
    frames: isOfEvents ? state.frames : state.frames.with(-1, moved),
    names: match.names,
    ids: state.ids,
    trail: [...state.trail, transition.id],
    unshown: state.unshown,
    ...(state.layerless && { layerless: state.layerless }),
    deferredSuspects:
      deferredSuspects.length > 0
        ? { ...state.deferredSuspects, recent: [...new Set([...state.deferredSuspects.recent, ...deferredSuspects])] }
        : state.deferredSuspects
  }
  return effect.next(known, match)
}
