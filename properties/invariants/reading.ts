/**
 * Ways to read a trace that several invariants share.
 * @module
 */
import type { Ability } from '../../model/scenario/card.js'
import type { Cited } from '../../model/rulebook/structure.js'
import type { Effect } from '../../model/scenario/effect.js'
import { startedIn } from '../../model/scenario/pieces.js'
import type { WireScenario } from '../../model/scenario/scenario.js'
import type { EffectRef, GameEvent } from '../../model/trace/event.js'
import type { Observation, ObservationOf } from '../../model/trace/observation.js'
import { sayEffect } from '../../model/trace/words/effect.js'
import type { Speaker } from './fits.js'
import type { TraceView } from './invariant.js'

/** An observation with its place. */
export interface At<O> {
  readonly step: number
  readonly o: O
}

type ByKind = ReadonlyMap<Observation['see'], readonly At<Observation>[]>

/** Traces by the kinds of what is in them, and how long they were then. */
const sorted = new WeakMap<readonly Observation[], { readonly length: number; readonly byKind: ByKind }>()

const sort = (trace: readonly Observation[]): ByKind => {
  const byKind = new Map<Observation['see'], At<Observation>[]>()
  for (const [step, o] of trace.entries()) {
    const known = byKind.get(o.see)
    if (known) known.push({ step, o })
    else byKind.set(o.see, [{ step, o }])
  }
  return byKind
}

const NONE: readonly never[] = []

/** All observations of a kind, with their places; many invariants ask, and a trace is gone through once. */
export const all = <K extends Observation['see']>(trace: readonly Observation[], see: K): readonly At<ObservationOf<K>>[] => {
  const known = sorted.get(trace)
  const byKind = known?.length === trace.length ? known.byKind : sort(trace)
  if (byKind !== known?.byKind) sorted.set(trace, { length: trace.length, byKind })
  return (byKind.get(see) ?? NONE) as readonly At<ObservationOf<K>>[]
}

/** A name for an effect, unique within a trace and fit to be read. */
export const nameOf = (ref: EffectRef): string => sayEffect(ref)

/** Which original event each event descends from: an event that was never replaced is its own original, and so is one that replaces itself. */
export const originals = (trace: readonly Observation[]): ((event: string) => string) => {
  const parent = new Map<string, string>()
  for (const { o } of all(trace, 'applied')) if (o.becomes) parent.set(o.becomes.event, o.to)
  return event => {
    const seen = new Set([event])
    let original = event
    for (let before = parent.get(event); before !== undefined && !seen.has(before); before = parent.get(before)) {
      seen.add(before)
      original = before
    }
    return original
  }
}

/** What each event that was proposed or made by a replacement is. */
export const contents = (trace: readonly Observation[]): ReadonlyMap<string, GameEvent> => {
  const what = new Map<string, GameEvent>()
  for (const o of trace) {
    if (o.see === 'proposed') what.set(o.event, o.what)
    else if (o.see === 'applied' && o.becomes) what.set(o.becomes.event, o.becomes.what)
    else if (o.see === 'event') for (const event of o.events) if (event.id !== undefined) what.set(event.id, event)
  }
  return what
}

/** What replacements made of events, by the name that they gave it. */
export const contentsMade = (trace: readonly Observation[]): ReadonlyMap<string, GameEvent> =>
  new Map(all(trace, 'applied').flatMap(({ o }) => (o.becomes ? [[o.becomes.event, o.becomes.what] as const] : [])))

/** Whether two events deal the same damage; those that are no damage are not compared. */
export const sameDamage = (a: GameEvent, b: GameEvent): boolean => {
  if (a.event !== 'damage' || b.event !== 'damage') return true
  const parts = (event: typeof a): string =>
    event.parts
      .map(part => `${part.target} ${part.type ?? ''} ${part.amount}`)
      .sort()
      .join()
  return parts(a) === parts(b)
}

/** How much damage an event deals in all; 0 if it is none. */
export const damageOf = (event: GameEvent | undefined): number =>
  event?.event === 'damage' ? event.parts.reduce((sum, part) => sum + part.amount, 0) : 0

/** Applications, grouped by original event. */
export const byOriginal = (trace: readonly Observation[]): ReadonlyMap<string, readonly At<ObservationOf<'applied'>>[]> => {
  const original = originals(trace)
  const groups = new Map<string, At<ObservationOf<'applied'>>[]>()
  for (const each of all(trace, 'applied')) {
    const key = original(each.o.to)
    const group = groups.get(key)
    if (group) group.push(each)
    else groups.set(key, [each])
  }
  return groups
}

const own = (ability: Ability): readonly { ability: string; effect: Effect }[] =>
  ability.kind === 'static' || ability.kind === 'triggered' ? [{ ability: ability.id, effect: ability.effect }] : []

/** The effect that a reference names, as its card states it. */
export const effectOf = (scenario: WireScenario, ref: EffectRef): Effect | undefined => {
  const card = scenario.cards.find(each => each.name === scenario.objects.find(object => object.id === ref.source)?.card)
  if (!card) return undefined
  for (const ability of card.abilities)
    for (const each of [...own(ability), ...startedIn(ability)]) if (each.ability === ref.ability) return each.effect
  return undefined
}

/** Whether a reference names an effect that an instruction starts, which is no ability of its source. */
const isStarted = (scenario: WireScenario, ref: EffectRef): boolean => {
  const card = scenario.cards.find(each => each.name === scenario.objects.find(object => object.id === ref.source)?.card)
  return card?.abilities.some(ability => startedIn(ability).some(each => each.ability === ref.ability)) ?? false
}

/** The object that an event makes a new one: only from the stack to the arena does it stay itself. */
const renewed = (event: GameEvent): string | undefined => {
  switch (event.event) {
    case 'move':
      return event.from === 'stack' && event.to === 'arena' ? undefined : event.object
    case 'destroy':
    case 'sacrifice':
    case 'discard':
    case 'draw':
    case 'play':
    case 'cease':
      return event.object
    default:
      return undefined
  }
}

/** Which object a name stands for at each place of the trace: how often it has become a new one by then. */
const lifeAt = (trace: readonly Observation[]): ((object: string, step: number) => number) => {
  const places = new Map<string, number[]>()
  for (const { o, step } of all(trace, 'event'))
    for (const event of o.events) {
      const object = renewed(event)
      if (object !== undefined) places.set(object, [...(places.get(object) ?? []), step])
    }
  return (object, step) => (places.get(object) ?? []).filter(each => each <= step).length
}

/**
 * What the uses, the limit or the shield of an effect are counted under at a place of the trace: a source that left and came back is
 * another object with effects of its own; what an instruction has started goes on without its source.
 * @see mtg-context:400.7 @see fab-context:3.0.9
 */
export const instanceAt = ({ scenario, trace }: TraceView): ((ref: EffectRef, step: number) => string) => {
  const life = lifeAt(trace)
  return (ref, step) => `${nameOf(ref)} ${isStarted(scenario, ref) ? 0 : life(ref.source, step)}`
}

/** Whether a static ability of a card says who controls objects, so that nothing need tell of it. */
const takes = (ability: Ability): boolean =>
  ability.kind === 'static' && ability.effect.kind === 'continuous' && ability.effect.change.some(each => 'controller' in each)

/** The controllers of the sources that never change hands, by source. */
export const controllers = ({ scenario, trace }: TraceView): ReadonlyMap<string, string> => {
  if (scenario.cards.some(card => card.abilities.some(takes))) return new Map()
  const changed = new Set(
    all(trace, 'event').flatMap(({ o }) =>
      o.events.flatMap(event =>
        event.event === 'control' ||
        (event.event === 'apply' && event.amount === undefined) ||
        ('under' in event && event.under !== undefined)
          ? [event.object]
          : []
      )
    )
  )
  return new Map(
    scenario.objects.filter(object => !changed.has(object.id)).map(object => [object.id, object.controller ?? object.owner] as const)
  )
}

/** For whom the effects of a source speak, where that never changes. */
export const speakers = (view: TraceView): ((source: string) => Speaker | undefined) => {
  const known = controllers(view)
  const players = view.scenario.players.map(player => player.id)
  return source => {
    const you = known.get(source)
    return you === undefined ? undefined : { you, self: source, players }
  }
}

/** Whose turn it is at each place of the trace. */
export const turnPlayerAt = ({ scenario, trace }: TraceView): readonly string[] => {
  let player = scenario.start.turnPlayer
  return trace.map(o => {
    if (o.see === 'event') for (const event of o.events) if (event.event === 'begin' && event.what === 'turn') player = event.player
    return player
  })
}

/** A turn's number at each place of the trace, counted from the `begin` events. */
export const turnAt = (trace: readonly Observation[]): readonly number[] => {
  let turn = 0
  return trace.map(o => {
    if (o.see === 'event' && o.events.some(event => event.event === 'begin' && event.what === 'turn')) turn++
    return turn
  })
}

/** The stack objects that are pending before each observation: triggered, and neither placed nor ceased; those of players who have left are gone. */
export const pendingAt = (trace: readonly Observation[]): readonly (readonly string[])[] => {
  let pending: readonly { readonly layer: string; readonly controller: string }[] = []
  return trace.map(o => {
    const before = pending.map(({ layer }) => layer)
    if (o.see === 'triggered') pending = [...pending, { layer: o.layer, controller: o.controller }]
    else if (o.see === 'layer' || o.see === 'ceased') pending = pending.filter(({ layer }) => layer !== o.layer)
    else if (o.see === 'event') {
      const left = o.events.flatMap(event => (event.event === 'defeat' ? [event.player] : []))
      if (left.length > 0) pending = pending.filter(({ controller }) => !left.includes(controller))
    }
    return before
  })
}

/** Whether a check has acted. */
export const isByCheck = (o: Observation): boolean =>
  o.see === 'event' && o.cause !== undefined && 'rule' in o.cause && o.cause.rule === 'check'

/** A value of the structure, where the text gives it: no engine is judged by what is undefined. */
export const said = <T>({ value, standing }: Cited<T>): T | undefined => (standing === 'undefined' ? undefined : value)

/** A stack object on the stack. */
export interface Held {
  readonly layer: string
  readonly controller: string
}

/** The stack objects on the stack after an observation, bottom first. Those of a player who has lost leave as the player does. */
export const stackAfter = (stack: readonly Held[], o: Observation): readonly Held[] => {
  if (o.see === 'layer') return [...stack, o]
  if (o.see === 'left') return stack.filter(({ layer }) => layer !== o.layer)
  if (o.see !== 'event') return stack
  const lost = o.events.flatMap(event => (event.event === 'defeat' ? [event.player] : []))
  return lost.length === 0 ? stack : stack.filter(({ controller }) => !lost.includes(controller))
}
