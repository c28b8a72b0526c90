/** What the chosen effect makes of the event. @module */
import type { Replacer } from '../../effects/replacing.js'
import type { GameEvent } from '../../../trace/event.js'
import type { EventData, ModelState, Rider } from '../../state.js'
import type { World } from '../../../world/index.js'
import type { Concept } from '../../../rulebook/concept.js'
import { prevent } from '../../effects/prevention.js'
import * as rules from '../../../rules/replacement.js'
import { use } from '../../../world/index.js'
import { leavesOpen, misses } from '../../effects/times.js'
import { modifiedInAll, modify } from '../../effects/change.js'
import type { Move, Pattern } from '../../part.js'
import { fresh, inWorld } from '../../state.js'
import { controllerOf, isOfEach, refOf } from '../../effects/replacing.js'
import { ANY, oneOf } from '../../unify.js'
import { shown } from '../../effects/shown.js'
import { furtherThoughUnpreventable } from '../../../rules/prevention.js'
import type { OfReplacement } from './context.js'
import { appliersOf, chosen } from './pass.js'

/** What follows an application, and the event that its words speak of. */
const ridersOf = (replacer: Replacer, event: GameEvent): readonly Rider[] => {
  if (replacer.kind === 'self')
    return 'instead' in replacer.self.change
      ? [{ steps: replacer.self.change.instead, scope: { ...replacer.self.scope, event }, ref: replacer.self.ref, instead: true }]
      : []
  const { effect, scope, ref } = replacer.instance
  const here = { ...scope, event }
  const also: readonly Rider[] = effect.also ? [{ steps: effect.also, scope: here, ref, instead: false }] : []
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
  readonly stakes: readonly Concept[]
}

/** What the chosen effect makes of the event, in each reading. */
const outcomesOf = (c: OfReplacement, replacer: Replacer): readonly Outcome[] => {
  const event = c.data.event!
  switch (replacer.kind) {
    case 'prevention':
      return [
        event.event === 'damage' ? prevent(c.world, replacer.instance, event, c.data.allocation) : { event, worlds: [c.world], stakes: [] }
      ]
    case 'replacement': {
      const { effect, scope } = replacer.instance
      const used = rules.isOnlyForNext(c.world, effect.uses) ? use(c.world, replacer.instance) : c.world
      const worlds = [c.data.occurred ? used : misses(used, replacer.instance)]
      return [
        modify(c.world, event, effect.change, scope, effect.event),
        ...modifiedInAll(c.world, event, effect.change, scope, effect.event)
      ].map(made => ({ event: made, worlds, stakes: [] }))
    }
    case 'self':
      return [
        modify(c.world, event, replacer.self.change, replacer.self.scope),
        ...modifiedInAll(c.world, event, replacer.self.change, replacer.self.scope)
      ].map(made => ({ event: made, worlds: [c.world], stakes: [] }))
  }
}

/** What the chosen effect makes of the event. */
export const applies = (c: OfReplacement): readonly Move[] => {
  const replacer = chosen(c)
  const event = c.data.event
  if (!replacer || event === null) return []
  return outcomesOf(c, replacer).flatMap(outcome => appliedAs(c, replacer, event, outcome))
}

const appliedAs = (c: OfReplacement, replacer: Replacer, event: GameEvent, outcome: Outcome): readonly Move[] => {
  const [id, named] = fresh(c.state, 'event')
  const appliers = appliersOf(c, replacer)
  const pattern: Pattern = {
    see: 'applied',
    // Which of the shields that one effect has given to several is which, is the engine's to number.
    effect: isOfEach(replacer) ? { ...refOf(replacer), n: undefined, 'n?': ANY } : refOf(replacer),
    class: replacer.class,
    player: appliers.length === 1 ? appliers[0] : oneOf(appliers, appliers[0]),
    to: c.data.id,
    becomes: outcome.event === null ? null : { event: id, what: shown(outcome.event) },
    ...(outcome.prevented !== undefined && { 'prevented?': outcome.prevented })
  }
  const restart = rules.beginsAgain(c.world) && !c.data.occurred
  const places = ridersPlaced(c, replacer, outcome.spared ?? event, outcome.unpreventable)
  const appliedNow = [...c.data.origin.applied, replacer.key].sort()
  const open = !c.data.occurred && leavesOpen(c.world, appliedNow, event, outcome.event)
  return outcome.worlds.flatMap(world =>
    places.map(({ riders, later }) => ({
      pattern,
      stakes: [...(replacer.kind === 'prevention' ? (['prevention.apply'] as const) : []), ...outcome.stakes],
      go: state => {
        const { chosen: _, ...rest } = c.data
        const data: EventData = {
          ...rest,
          id,
          event: outcome.event,
          origin: { ...c.data.origin, applied: appliedNow },
          ...(isInstead(replacer) && { instead: true as const }),
          pass: restart ? 0 : c.data.pass,
          inPass: !restart,
          lap: controllerOf(replacer),
          allocation: [],
          riders,
          later,
          stakes: [...new Set([...c.data.stakes, ...outcome.stakes])]
        }
        const next = replaceData({ ...inWorld(state, world), ids: named.ids }, data)
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
  readonly riders: readonly Rider[]
  readonly later: readonly Rider[]
}

/** Which instructions follow an application at once, and which follow the event: in each reading. */
const ridersPlaced = (c: OfReplacement, replacer: Replacer, event: GameEvent, isUnpreventable = false): readonly Placed[] => {
  const stated = ridersOf(replacer, event)
  const all = isUnpreventable ? (furtherThoughUnpreventable(c.world, stated) as readonly Rider[]) : stated
  const { later } = c.data
  if (all.length === 0) return [{ riders: [], later }]
  const afterwards: Placed = { riders: [], later: [...later, ...all] }
  const now: Placed = { riders: all, later }
  const places: readonly string[] = replacer.kind === 'prevention' ? rules.ridersOfPrevention(c.world) : rules.ridersOfOthers(c.world)
  return places.map(place => (place === 'before-event' ? now : afterwards))
}

const replaceData = (state: ModelState, data: EventData): ModelState => {
  const frame = state.frames.at(-1)!
  return { ...state, frames: [...state.frames.slice(0, -1), { chart: 'replacement', at: frame.at, data }] }
}
