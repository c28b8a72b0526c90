/** All states that explain the trace, up to the next thing that the engine shows. @module */
import { hasOpenLoop } from '../../world/index.js'
import type { Setting } from '../part.js'
import type { ModelState } from '../state.js'
import { expand, fire, isShown, keep } from './expand.js'
import { keyOf } from './key.js'
import { isAnnouncing } from './announcing.js'
import { meeting } from './meeting.js'

export interface Closure {
  readonly states: readonly ModelState[]
  readonly exceeded: boolean
  /** How many transitions were made. */
  readonly steps: number
  readonly unsupported?: string
}

/** Transitions by which a player passes without being asked: followed only where nothing else explains what came. */
const IMPLICIT_PASSES: readonly string[] = ['choice.priority.only-one']

const LOOP = 'a loop of continuous effects that depend on another one besides'

/**
 * Follows internal transitions, hidden observations and decisions that nobody shows. Of states that are the same the first is kept, as soon as the
 * second one is met.
 * @param reach `far`: also passes that nobody was asked for
 * @param most the most transitions that may be made
 */
export const close = (setting: Setting, from: readonly ModelState[], reach: 'near' | 'far', most = setting.work): Closure => {
  const found: ModelState[] = []
  const isMet = meeting(keyOf)
  const limit = Math.min(most, setting.perObservation)
  const queue = [...from]
  let steps = 0
  while (queue.length > 0) {
    const state = queue.pop()!
    const unsupported = state.unsupported ?? (hasOpenLoop(state.world) ? LOOP : undefined)
    if (unsupported !== undefined) return { states: [state], exceeded: false, steps, unsupported }
    if (steps > limit) return { states: found, exceeded: true, steps }
    if (isAnnouncing(setting, state)) {
      if (isMet(state)) continue
      found.push(state)
      if (found.length > setting.bound) return { states: found, exceeded: true, steps }
      continue
    }
    const transitions = expand(setting, state)
    // The usual state has one way on, and nobody sees it.
    const only = transitions.length === 1 && !isShown(setting, transitions[0]!) && state.over !== true ? transitions[0]! : undefined
    if (only) {
      steps++
      queue.push(fire(setting, state, only, { names: state.names, order: [] }))
      continue
    }
    const internal = transitions.filter(enabled => !isShown(setting, enabled))
    const isStable = state.over === true || internal.length < transitions.length
    const hidden = reach === 'far' || !isStable ? internal : internal.filter(enabled => !IMPLICIT_PASSES.includes(enabled.transition.id))
    if ((isStable || hidden.length > 1) && isMet(state)) continue
    if (isStable) {
      keep(state, transitions)
      found.push(state)
      if (found.length > setting.bound) return { states: found, exceeded: true, steps }
    }
    steps += hidden.length
    for (const each of hidden) queue.push(fire(setting, state, each, { names: state.names, order: [] }))
  }
  return { states: found, exceeded: false, steps }
}
