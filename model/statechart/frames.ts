/** New frames. @module */
import type { Concept } from '../rulebook/concept.js'
import { returnsWithOthers } from '../rules/returning.js'
import type { Step, Target } from '../scenario/step.js'
import type { ObjectView, Scope } from '../scenario/view.js'
import type { GameEvent, Id } from '../trace/event.js'
import type { Cause } from '../trace/observation.js'
import type { DecisionKind, Option } from '../trace/option.js'
import { clockwise, living, type StackObject, type Pending, type World } from '../world/index.js'
import { comingOff } from './effects/attachment.js'
import type { AdditionalEffect, PendingAnnouncement, FrameOf, GroupPart, ModelState, NamedEvent, Origin, RunData, Self } from './state.js'
import { fresh, push } from './state.js'

const unreplaced: Origin = { applied: [], declined: [], asked: false }

/** Asks a player. */
export const ask = (
  state: ModelState,
  player: Id,
  decision: DecisionKind,
  options: readonly Option[],
  more: { readonly voluntary?: true; readonly unasked?: true; readonly standing?: readonly number[] } = {}
): ModelState => push(state, { chart: 'choice', at: 'open', data: { player, decision, options, ...more } })

/** Asks the player whose turn it is for one of the living players; who answers where that player has lost, no rule says. */
export const askForPlayer = (state: ModelState, voluntary = false): ModelState => {
  const { player } = state.world.turn
  if (!living(state.world).includes(player)) return { ...state, unsupported: 'a choice that is due to a turn-player who has lost' }
  return ask(
    state,
    player,
    'first-player',
    clockwise(state.world, player).map(each => ({ option: 'player', player: each })),
    voluntary ? { voluntary: true } : {}
  )
}

/** Lets an event happen, unless it is replaced. */
export const happen = (
  state: ModelState,
  event: GameEvent,
  more: { readonly cause?: Cause; readonly origin?: Origin; readonly selves?: readonly Self[]; readonly within?: string } = {}
): ModelState => {
  const { layerless: _, ...now } = state
  const [id, named] = fresh(now, 'event')
  return push(named, {
    chart: 'replacement',
    at: 'about',
    data: {
      id,
      event,
      origin: more.origin ?? unreplaced,
      selves: more.selves ?? [],
      pass: 0,
      passHasBegun: false,
      allocation: [],
      additionalEffects: [],
      additionalAfter: [],
      suspects: [],
      occurred: false,
      ...(more.cause && { cause: more.cause }),
      ...(more.within !== undefined && { within: more.within })
    }
  })
}

/** Names events, and tells the state in which they have their names. */
const naming = (state: ModelState, events: readonly GameEvent[]): { readonly named: readonly NamedEvent[]; readonly state: ModelState } => {
  let now = state
  const named = events.map(event => {
    const [id, next] = fresh(now, 'event')
    now = next
    return { id, event }
  })
  return { named, state: now }
}

/** Lets several events happen at once. */
export const happenTogether = (
  state: ModelState,
  events: readonly GameEvent[],
  more: { readonly cause?: Cause; readonly origin?: Origin; readonly selves?: readonly (readonly Self[])[] } = {}
): ModelState => {
  const { selves, ...rest } = more
  const [first] = events
  if (first === undefined) return state
  if (events.length === 1) return happen(state, first, { ...rest, selves: selves?.[0] ?? [] })
  const { named, state: now } = naming(state, events)
  const parts = named.map((namedEvent, at): GroupPart => ({
    ...namedEvent,
    selves: selves?.[at] ?? [],
    origin: more.origin ?? unreplaced,
    gone: false
  }))
  return push(now, {
    chart: 'group',
    at: 'gathering',
    data: { parts, additionalEffects: [], suspects: [], occurred: false, happened: 0, amount: 0, ...(more.cause && { cause: more.cause }) }
  })
}

/** Lets what was moved until something happened return. */
export const letReturn = (state: ModelState, events: readonly GameEvent[]): ModelState =>
  returnsWithOthers(state.world, events.length - 1) || events.length < 2
    ? happenTogether(state, events, { cause: { rule: 'resolution' } })
    : happenInTurn(state, events, state.world.turn.player, { ordered: true })

/** What effects do in addition, as parts of the event that they apply to. */
export const additionalParts = (
  state: ModelState,
  events: readonly GameEvent[]
): { readonly parts: readonly GroupPart[]; readonly named: ModelState } => {
  const { named, state: now } = naming(state, events)
  const parts = named.map((namedEvent): GroupPart => ({ ...namedEvent, selves: [], origin: unreplaced, gone: false, isAdditional: true }))
  return { parts, named: now }
}

/** Lets what is left of an event occur together with what effects do in addition, or with what it brings. */
export const happenWith = (
  state: ModelState,
  whole: Omit<GroupPart, 'selves' | 'gone'>,
  additional: readonly GameEvent[],
  more: { readonly cause?: Cause; readonly suspects: readonly Concept[]; readonly additionalEffects?: readonly AdditionalEffect[] }
): ModelState => {
  const { parts, named } = additionalParts(state, additional)
  return push(named, {
    chart: 'group',
    at: 'gathering',
    data: {
      parts: [{ ...whole, selves: [], gone: true }, ...parts],
      additionalEffects: [],
      occurred: false,
      happened: 0,
      amount: 0,
      ...more
    }
  })
}

/**
 * Lets it be an event that a stack object just put on the stack targets things, where any text speaks of that. Whether several become
 * targets at once or one after another, and whether what an attack is aimed at becomes one, no rule says: each is a way on.
 */
export const becomeTargets = (state: ModelState, { id, declared }: StackObject): readonly ModelState[] => {
  if (!state.world.facts.watchesTargets) return [state]
  const aimed = declared.filter(each => each.as === 'attack')
  const rest = declared.filter(each => each.as !== 'attack')
  return (aimed.length > 0 ? [rest, declared] : [rest]).flatMap(all => {
    const events = [...new Set(all.map(each => each.target))].map<GameEvent>(object => ({ event: 'target', object, by: id }))
    return inAnyWay(state, events, {})
  })
}

/** Lets several events happen at once, or one after another in an order that nobody is asked for, or that a player gives. */
export const inAnyWay = (
  state: ModelState,
  events: readonly GameEvent[],
  more: { readonly cause?: Cause; readonly chooser?: Id }
): readonly ModelState[] => {
  const [first] = events
  const { chooser, ...rest } = more
  if (first === undefined) return [state]
  if (events.length === 1) return [happen(state, first, rest)]
  return [
    happenTogether(state, events, rest),
    happenInTurn(state, events, state.world.turn.player, { ...rest, ordered: true, free: true }),
    ...(chooser === undefined ? [] : [happenInTurn(state, events, chooser, rest)])
  ]
}

/** Lets one of several events at once go through replacement. */
export const goThrough = (state: ModelState, { id, event, selves, origin }: GroupPart, cause?: Cause): ModelState =>
  push(state, {
    chart: 'replacement',
    at: 'about',
    data: {
      id,
      event,
      origin,
      selves,
      pass: 0,
      passHasBegun: false,
      allocation: [],
      additionalEffects: [],
      additionalAfter: [],
      suspects: [],
      occurred: false,
      grouped: true,
      ...(cause && { cause })
    }
  })

/** Lets several events happen one after another. */
export const happenInTurn = (
  state: ModelState,
  parts: readonly GameEvent[],
  chooser: Id,
  more: {
    readonly cause?: Cause
    readonly origin?: Origin
    readonly within?: string
    readonly ordered?: boolean
    readonly free?: true
    readonly selves?: readonly (readonly Self[])[]
  } = {}
): ModelState =>
  push(state, {
    chart: 'compound',
    at: 'next',
    data: {
      parts,
      selves: more.selves ?? parts.map(() => []),
      chooser,
      ordered: more.ordered ?? false,
      happened: false,
      amount: 0,
      ...(more.cause && { cause: more.cause }),
      ...(more.free && { free: true as const }),
      ...(more.origin && { origin: more.origin }),
      ...(more.within !== undefined && { within: more.within })
    }
  })

/** Carries out instructions. */
export const carryOut = (
  state: ModelState,
  steps: readonly Step[],
  scope: Scope,
  more: Partial<Pick<RunData, 'cause' | 'ability' | 'stackObject' | 'modes' | 'origin'>> = {}
): ModelState => {
  const data: RunData = { steps, scope, ability: '', modes: [], happened: false, amount: 0, stepHappened: false, ...more }
  return push(state, { chart: 'resolution', at: 'next', data } satisfies FrameOf<'resolution'>)
}

/** Declares modes, then targets. */
export const declare = (
  state: ModelState,
  player: Id,
  self: Id,
  steps: readonly Step[],
  specs: readonly Target[],
  scope: Scope,
  more: { readonly attack?: boolean; readonly by?: ObjectView } = {}
): ModelState =>
  push(state, {
    chart: 'declaration',
    at: 'modes',
    data: { player, self, steps, specs, modes: [], declared: [], attack: more.attack ?? false, scope, ...(more.by && { by: more.by }) }
  })

/** The ways to tell events that take a host away: with what comes off, or without it. @see mtg-context:701.3d */
export const withComingOff = (
  state: ModelState,
  events: readonly NamedEvent[]
): readonly { readonly events: readonly NamedEvent[]; readonly ids: ModelState['ids'] }[] =>
  comingOff(
    state.world,
    events.map(namedEvent => namedEvent.event)
  ).map(off => {
    const { named, state: now } = naming(state, off)
    return { events: named, ids: now.ids }
  })

/** Tells which effects an event triggered. */
export const announce = (state: ModelState, pending: readonly PendingAnnouncement[], by?: string): ModelState =>
  pending.length === 0 ? state : push(state, { chart: 'announcement', at: 'open', data: { pending, ...(by !== undefined && { by }) } })

/** What has triggered is pending, and told of. */
export const trigger = (state: ModelState, made: readonly Pending[]): ModelState =>
  announce(
    { ...state, world: { ...state.world, pending: [...state.world.pending, ...made] } },
    made.map(({ ref, controller, stackObject }) => ({ see: 'triggered', ref, controller, stackObject }))
  )

/** Tells of the stack objects that events have moved elsewhere from the stack. @see mtg-context:400.7 fab-context:5.3.6 */
export const moveFromStack = (state: ModelState, before: World, events: readonly GameEvent[]): ModelState =>
  events
    .flatMap(event => (event.event === 'move' && event.from === 'stack' ? [event.object] : []))
    .filter(stackObject => before.stack.some(each => each.id === stackObject))
    .reduceRight((now, stackObject) => push(now, { chart: 'stack', at: 'moved', data: { stackObject } }), state)

/** Puts one pending trigger on the stack. */
export const placeStackObject = (state: ModelState, pending: Pending): ModelState =>
  push(state, { chart: 'triggering', at: 'pending', data: { pending, modes: [], declared: [] } })
