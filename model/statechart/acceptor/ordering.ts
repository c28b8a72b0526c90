/** The question for the order of effects that begin together, which engines ask at times of their own. @module */
import { mayOrder } from '../../rules/timestamps.js'
import type { EffectRef } from '../../trace/event.js'
import type { Observation, ObservationOf } from '../../trace/observation.js'
import { continuousEffects, isOfTheStart } from '../../world/index.js'
import type { Enabled } from '../part.js'
import type { ModelState } from '../state.js'

type Ordering = ObservationOf<'prompt'>

export const isOrdering = (came: Observation): came is Ordering => came.see === 'prompt' && came.decision === 'timestamp'

const effectsOf = ({ options }: Ordering): readonly EffectRef[] =>
  options.flatMap(option => (option.option === 'effect' ? [option.effect] : []))

/** Whose the effects are that are to be ordered, as far as that is known. */
const owners = ({ world }: ModelState, came: Ordering): readonly string[] =>
  effectsOf(came).flatMap(({ source }) => world.objects[source]?.owner ?? [])

const mayAsk = (state: ModelState, came: Ordering): boolean =>
  mayOrder(
    state.world,
    came.player === state.world.turn.player,
    owners(state, came).every(owner => owner === came.player)
  )

/**
 * Whether there are effects of one timestamp, or some that began before anything was seen: an engine may have a player decide their
 * order.
 * @see fab:6.3.4 mtg-context:613.7m
 */
export const hasTie = (state: ModelState, came: Ordering): boolean => {
  const { world } = state
  const times = continuousEffects(world).map(instance => (isOfTheStart(world, instance) ? 'start' : instance.since))
  return new Set(times).size < times.length && mayAsk(state, came)
}

const bringsAll = ({ effect }: Enabled, sources: readonly string[]): boolean => {
  const { see, events } = effect.pattern ?? { see: undefined, events: undefined }
  const brought = see === 'event' && Array.isArray(events) ? events.map((each: { readonly object?: unknown }) => each.object) : []
  return sources.length > 0 && sources.every(source => brought.includes(source))
}

/**
 * Whether the sources of the effects are about to come together: their order may be settled as they come.
 * @see mtg-context:613.7m
 */
export const isAboutToTie = (state: ModelState, enabled: readonly Enabled[], came: Ordering): boolean => {
  const sources = [...new Set(effectsOf(came).map(({ source }) => source))]
  return mayAsk(state, came) && enabled.some(each => bringsAll(each, sources))
}
