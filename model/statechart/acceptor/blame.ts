/** Which of all that an observation bears on it breaks: what was allowed in its place, against what came. @module */
import type { Concept } from '../../rulebook/concept.js'
import type { EffectRef } from '../../trace/event.js'
import type { Observation, ObservationOf } from '../../trace/observation.js'
import { inThisPass, refOf } from '../effects/replacing.js'
import type { Enabled } from '../part.js'
import type { EventData, ModelState } from '../state.js'

/** What goes on where nothing in particular is at stake: an observation of these in place of another says that the other is missing. */
const ROUTINE: ReadonlySet<Concept> = new Set<Concept>([
  'priority.given',
  'priority.pass',
  'priority.act',
  'priority.all-passed',
  'stack.layer-leaves',
  'stack.top-resolves',
  'stack.add',
  'resolution.step',
  'resolution.choice',
  'turn.step',
  'combat.step',
  'replacement.event-occurs',
  'replacement.complete',
  'replacement.nothing-occurs'
])

/** What every application has in common; what tells one from another says more. */
const COMMON: ReadonlySet<Concept> = new Set<Concept>(['replacement.apply', 'prevention.apply', 'replacement.choice'])

const unique = <T>(all: readonly T[]): readonly T[] => [...new Set(all)]

/** Those that are in none of the sets, or all if nothing is left. */
const telltale = (all: readonly Concept[], ...dull: readonly ReadonlySet<Concept>[]): readonly Concept[] => {
  const left = all.filter(each => !dull.some(set => set.has(each)))
  return left.length > 0 ? left : all
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const atStake = ({ transition, effect }: Enabled): readonly Concept[] => [...(effect.suspects ?? []), transition.concept]

const patternOf = ({ effect }: Enabled) => effect.pattern

/** The event under replacement. */
const underReplacement = (state: ModelState): EventData | undefined => state.frames.findLast(frame => frame.chart === 'replacement')?.data

/** The pass to which an effect that is active now belongs. */
const passOf = (state: ModelState, ref: EffectRef): number | undefined => {
  const data = underReplacement(state)
  const passes = state.world.facts.base.rulebook.structure.replacement.passes.value
  const at = data ? passes.findIndex((_, pass) => inThisPass(state.world, data, pass).some(replacer => isSame(refOf(replacer), ref))) : -1
  return at < 0 ? undefined : at
}

/** An effect that is offered or applied although another would be due. */
const ofEffect = (states: readonly ModelState[], ref: EffectRef, own: readonly Concept[]): readonly Concept[] => {
  if (own.includes('replacement.once')) return ['replacement.once']
  const found = states
    .map(state => ({ pass: passOf(state, ref), now: underReplacement(state)?.pass }))
    .filter(each => each.pass !== undefined)
  if (found.length === 0)
    return telltale(
      own.filter(each => each !== 'replacement.order-of-classes'),
      COMMON
    )
  return found.some(each => each.pass === each.now) ? ['replacement.first-player', 'replacement.choice'] : ['replacement.order-of-classes']
}

const ofApplied = (states: readonly ModelState[], came: ObservationOf<'applied'>, enabled: readonly Enabled[], own: readonly Concept[]) => {
  const same = enabled.filter(each => patternOf(each)?.see === 'applied' && isSame(patternOf(each)?.effect, came.effect))
  if (same.length > 0) return telltale(unique(same.flatMap(atStake)), COMMON)
  const asked = enabled.filter(each => patternOf(each)?.see === 'prompt').flatMap(({ transition }) => transition.concept)
  return unique([...ofEffect(states, came.effect, own), ...asked.filter(each => each !== 'replacement.choice')])
}

const ofPrompt = (states: readonly ModelState[], came: ObservationOf<'prompt'>, enabled: readonly Enabled[], own: readonly Concept[]) => {
  const same = enabled.filter(each => patternOf(each)?.see === 'prompt' && patternOf(each)?.decision === came.decision)
  if (same.length === 0) return undefined
  if (came.decision !== 'replacement') return telltale(unique(same.flatMap(atStake)), ROUTINE)
  if (!same.some(each => patternOf(each)?.player === came.player)) return ['replacement.first-player', 'replacement.choice'] as const
  const wanted = same.flatMap(each => (patternOf(each)?.options ?? []) as readonly unknown[])
  const surplus = came.options.filter(option => !wanted.some(each => isSame(each, option)))
  const refs = surplus.flatMap(option => (option.option === 'effect' ? [option.effect] : []))
  return refs.length > 0 ? unique(refs.flatMap(ref => ofEffect(states, ref, own))) : unique(same.flatMap(atStake))
}

const isOutcome = (concept: Concept): boolean => concept === 'replacement.complete'

/** An application that is due after its event. */
const ofOutcome = (states: readonly ModelState[], enabled: readonly Enabled[]): readonly Concept[] =>
  states.some(state => underReplacement(state)?.occurred) && enabled.some(({ transition }) => transition.concept.startsWith('replacement.'))
    ? ['replacement.complete']
    : []

/** An event announced to be replaced that descends from a replaced one. */
const again = (states: readonly ModelState[], came: Observation): readonly Concept[] =>
  came.see === 'proposed' && states.some(state => (underReplacement(state)?.origin.applied.length ?? 0) > 0) ? ['replacement.once'] : []

/** A triggering that should have been suppressed, or the other way round. */
const ofTriggering = (came: Observation, enabled: readonly Enabled[]): readonly Concept[] => {
  if (came.see !== 'triggered' && came.see !== 'suppressed') return []
  const other = came.see === 'triggered' ? 'suppressed' : 'triggered'
  const pending = enabled.map(patternOf).find(pattern => pattern?.see === other && isSame(pattern.effect, came.effect))
  const why = pending && (came.see === 'suppressed' ? came.why : pending.why)
  return why === undefined ? [] : [why === 'limit' ? 'trigger.limit' : 'trigger.suppressed']
}

/**
 * The concepts that a refused observation breaks, as far as what was allowed in its place tells.
 * @param own what the observation belongs to, the most telling first
 */
export const blame = (
  states: readonly ModelState[],
  came: Observation,
  enabled: readonly Enabled[],
  own: readonly Concept[]
): readonly Concept[] => {
  if (came.see === 'applied') return ofApplied(states, came, enabled, own)
  const prompted = came.see === 'prompt' ? ofPrompt(states, came, enabled, own) : undefined
  if (prompted) return prompted
  const triggering = ofTriggering(came, enabled)
  if (triggering.length > 0) return triggering
  const missed = unique([...enabled.flatMap(atStake), ...ofOutcome(states, enabled)]).filter(each => !ROUTINE.has(each) || isOutcome(each))
  const brought = [
    ...again(states, came),
    ...own.filter((each, at) => !ROUTINE.has(each) || (at === 0 && each === 'replacement.event-occurs'))
  ]
  if (missed.length > 0) return telltale(unique([...missed, ...brought.slice(0, 1)]), COMMON)
  return brought.length > 0 ? brought : unique([...own.slice(0, 1), ...enabled.map(({ transition }) => transition.concept)]).slice(0, 2)
}
