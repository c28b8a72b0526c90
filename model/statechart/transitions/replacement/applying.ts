/** What the chosen effect makes of the event. @module */
import type { Replacer } from '../../effects/replacing.js'
import type { GameEvent } from '../../../trace/event.js'
import type { AdditionalEffect, EventData, ModelState, Origin } from '../../state.js'
import type { World } from '../../../world/index.js'
import type { Concept } from '../../../rulebook/concept.js'
import { prevent } from '../../effects/prevention.js'
import * as rules from '../../../rules/replacement.js'
import { charge, use } from '../../../world/index.js'
import { leavesOpen, misses } from '../../effects/times.js'
import { goingOf, isSharingOpen, modifiedInAll, modify } from '../../effects/change.js'
import type { TransitionEffect, Pattern } from '../../part.js'
import { fresh, inWorld } from '../../state.js'
import { controllerOf, isOfEach, redirectionOf, refOf } from '../../effects/replacing.js'
import { ANY, oneOf } from '../../unify.js'
import { shown } from '../../effects/shown.js'
import { furtherThoughUnpreventable } from '../../../rules/prevention.js'
import type { OfReplacement } from './context.js'
import { appliersOf, chosen } from './pass.js'

/** What follows an application, and the event that its words speak of. */
const additionalEffectsOf = (replacer: Replacer, event: GameEvent): readonly AdditionalEffect[] => {
  if (replacer.kind === 'self')
    return 'instead' in replacer.self.change
      ? [{ steps: replacer.self.change.instead, scope: { ...replacer.self.scope, event }, ref: replacer.self.ref, instead: true }]
      : []
  const { effect, scope, ref } = replacer.instance
  const here = { ...scope, event }
  const also: readonly AdditionalEffect[] = effect.also ? [{ steps: effect.also, scope: here, ref, instead: false }] : []
  return effect.kind === 'replacement' && 'instead' in effect.change
    ? [...also, { steps: effect.change.instead, scope: here, ref, instead: true }]
    : also
}

interface Outcome {
  readonly event: GameEvent | null
  readonly worlds: readonly World[]
  readonly prevented?: number
  /** What was prevented of the event. @see mtg-context:615.5 fab:6.4.10 */
  readonly spared?: GameEvent
  /** Whether it is damage that can't be prevented at all. */
  readonly unpreventable?: boolean
  /** Whether it is open which parts of damage are dealt to another. */
  readonly sharing?: boolean
  readonly suspects: readonly Concept[]
}

/** What the chosen effect makes of the event, in each reading. */
const outcomesOf = (context: OfReplacement, replacer: Replacer): readonly Outcome[] => {
  const event = context.data.event!
  switch (replacer.kind) {
    case 'prevention':
      return [
        event.event === 'damage'
          ? prevent(context.world, replacer.instance, event, context.data.allocation)
          : { event, worlds: [context.world], suspects: [] }
      ]
    case 'replacement': {
      const { effect, scope } = replacer.instance
      const redirection = redirectionOf(context.world, replacer.instance)
      const change = redirection ?? effect.change
      const going = redirection?.shield ? goingOf(context.world, event, redirection, scope, effect.event) : 0
      const charged = charge(context.world, replacer.instance, going, redirection?.part ?? 0)
      const used = rules.isOnlyForNext(context.world, effect.uses) ? use(charged, replacer.instance) : charged
      const worlds = [context.data.occurred ? used : misses(used, replacer.instance)]
      return [
        modify(context.world, event, change, scope, effect.event),
        ...modifiedInAll(context.world, event, change, scope, effect.event)
      ].map(made => ({ event: made, worlds, suspects: [], sharing: isSharingOpen(context.world, event, change, scope, effect.event) }))
    }
    case 'self':
      return [
        modify(context.world, event, replacer.self.change, replacer.self.scope),
        ...modifiedInAll(context.world, event, replacer.self.change, replacer.self.scope)
      ].map(made => ({
        event: made,
        worlds: [context.world],
        suspects: [],
        sharing: isSharingOpen(context.world, event, replacer.self.change, replacer.self.scope, undefined)
      }))
  }
}

/** What the chosen effect makes of the event. */
export const applies = (context: OfReplacement): readonly TransitionEffect[] => {
  const replacer = chosen(context)
  const event = context.data.event
  if (!replacer || event === null) return []
  return outcomesOf(context, replacer).flatMap(outcome => appliedAs(context, replacer, event, outcome))
}

/** The effects that have modified the event, with one that leaves something of it; where a text asks what brings events about. */
const withModifier = ({ data, world }: OfReplacement, replacer: Replacer, left: GameEvent | null): Pick<Origin, 'modifiers'> =>
  world.facts.speaksOfWays && left !== null ? { modifiers: [...(data.origin.modifiers ?? []), refOf(replacer)] } : {}

const appliedAs = (context: OfReplacement, replacer: Replacer, event: GameEvent, outcome: Outcome): readonly TransitionEffect[] => {
  const [id, named] = fresh(context.state, 'event')
  const appliers = appliersOf(context, replacer)
  const pattern: Pattern = {
    see: 'applied',
    // Which of the shields that one effect has given to several is which, is the engine's to number.
    effect: isOfEach(replacer) ? { ...refOf(replacer), n: undefined, 'n?': ANY } : refOf(replacer),
    class: replacer.class,
    player: appliers.length === 1 ? appliers[0] : oneOf(appliers, appliers[0]),
    to: context.data.id,
    becomes: outcome.event === null ? null : { event: id, what: shown(outcome.event) },
    ...(outcome.prevented !== undefined && { 'prevented?': outcome.prevented })
  }
  const restart = rules.beginsAgain(context.world) && !context.data.occurred
  const places = additionalEffectsPlaced(context, replacer, outcome.spared ?? event, outcome.unpreventable)
  const appliedNow = [...context.data.origin.applied, replacer.key].sort()
  const open = !context.data.occurred && leavesOpen(context.world, appliedNow, event, outcome.event)
  return outcome.worlds.flatMap(world =>
    places.map(({ additionalEffects, additionalAfter }) => ({
      pattern,
      suspects: [...(replacer.kind === 'prevention' ? (['prevention.apply'] as const) : []), ...outcome.suspects],
      next: state => {
        const { chosen: _, ...rest } = context.data
        const data: EventData = {
          ...rest,
          id,
          event: outcome.event,
          origin: { ...context.data.origin, applied: appliedNow, ...withModifier(context, replacer, outcome.event) },
          ...(isInstead(replacer) && { instead: true as const, replaced: event }),
          pass: restart ? 0 : context.data.pass,
          passHasBegun: !restart,
          playerOfPass: controllerOf(replacer),
          allocation: [],
          additionalEffects,
          additionalAfter,
          suspects: [...new Set([...context.data.suspects, ...outcome.suspects])]
        }
        const next = replaceData({ ...inWorld(state, world), ids: named.ids }, data)
        if (outcome.sharing) return { ...next, unsupported: 'which of several parts of damage are dealt to another' }
        return open ? { ...next, unsupported: 'which time it is after another effect has replaced one that an effect waits for' } : next
      }
    }))
  )
}

const isInstead = (replacer: Replacer): boolean =>
  replacer.kind === 'self'
    ? 'instead' in replacer.self.change
    : replacer.kind === 'replacement' && 'instead' in replacer.instance.effect.change

interface Placed {
  readonly additionalEffects: readonly AdditionalEffect[]
  readonly additionalAfter: readonly AdditionalEffect[]
}

/** Which instructions follow an application at once, and which follow the event: in each reading. */
const additionalEffectsPlaced = (
  context: OfReplacement,
  replacer: Replacer,
  event: GameEvent,
  isUnpreventable = false
): readonly Placed[] => {
  const stated = additionalEffectsOf(replacer, event)
  const all = isUnpreventable ? (furtherThoughUnpreventable(context.world, stated) as readonly AdditionalEffect[]) : stated
  const { additionalAfter } = context.data
  if (all.length === 0) return [{ additionalEffects: [], additionalAfter }]
  // what is within the modified event comes in the order of the text: what takes the place of the event, and what is done besides
  const inOrder = [...all.filter(({ instead }) => instead), ...all.filter(({ instead }) => !instead)]
  const afterwards: Placed = { additionalEffects: [], additionalAfter: [...additionalAfter, ...inOrder] }
  const now: Placed = { additionalEffects: all, additionalAfter }
  const places: readonly string[] =
    replacer.kind === 'prevention' ? rules.additionalOfPrevention(context.world) : rules.additionalOfOthers(context.world)
  return places.map(place => (place === 'before-event' ? now : afterwards))
}

const replaceData = (state: ModelState, data: EventData): ModelState => {
  const frame = state.frames.at(-1)!
  return { ...state, frames: [...state.frames.slice(0, -1), { chart: 'replacement', at: frame.at, data }] }
}
