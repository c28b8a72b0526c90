/** What the chart of rounds of checks reads, and what its transitions do. @module */
import { keepsUnique } from '../../rules/asking.js'
import * as rules from '../../rules/checks.js'
import type { GameEvent, Id } from '../../trace/event.js'
import type { Option } from '../../trace/option.js'
import { clockwise, fold, isGameOver, leaveGame } from '../../world/index.js'
import type { Layer, World } from '../../world/index.js'
import { checks, checkOf } from '../effects/checks/index.js'
import { tokenElsewhere } from '../effects/checks/tokens.js'
import type { Check, Keeping } from '../effects/checks/index.js'
import { isLegal } from '../effects/legal.js'
import { forbidden, possible } from '../effects/replacing.js'
import { triggeredByState } from '../effects/triggered.js'
import { takenBy } from '../effects/taken.js'
import { announce, ask, happen, happenTogether } from '../frames.js'
import type { Context, Move } from '../part.js'
import { silently } from '../part.js'
import { isAnythingWaiting } from '../../rules/placement.js'
import { areStatesAlwaysSeen } from '../../rules/states.js'
import { areAllLost, areLostAtCheck } from '../../rules/targets.js'
import { afterFailing, tokensMayCease, tokensMustCease } from '../../rules/zones.js'
import type { CheckReading, ModelState } from '../state.js'
import { inWorld, pop, push, update } from '../state.js'
import { gameOver } from './ending.js'

/** The context of the chart. */
export type OfRounds = Context<'rounds'>

const listed = (world: World): readonly Check[] => {
  return [...rules.list(world).flatMap(name => checks[name] ?? []), ...(rules.declared(world) ?? []).map(checkOf)]
}

const keepsOf = (world: World, check: Check): readonly Keeping[] => check.keeps?.(world) ?? []

/** What a check does, as far as it can be done. */
const eventsOf = (world: World, check: Check, kept: readonly Id[]): readonly GameEvent[] =>
  check.events(world, kept).filter(event => possible(world, event) && !forbidden(world, event))

const applies = (world: World, check: Check): boolean =>
  keepsOf(world, check).some(each => each.may) ||
  eventsOf(
    world,
    check,
    keepsOf(world, check).map(each => each.among[0]!)
  ).length > 0

const found = new WeakMap<World, readonly Check[]>()

/** The checks that apply now, in the order of the list. */
const applying = (world: World): readonly Check[] => {
  const known = found.get(world) ?? listed(world).filter(check => applies(world, check))
  found.set(world, known)
  return known
}

/** The checks that act together in a reading. */
const acting = (world: World, reading: CheckReading): readonly Check[] =>
  reading === 'all-checks' ? applying(world) : applying(world).slice(0, 1)

/** Whether all that apply act together makes no difference of one. */
const readingsOf = (world: World): readonly CheckReading[] => rules.together(world).slice(0, Math.max(1, applying(world).length))

/** What of a choice is left: nothing, once one is kept, or once a player who may let any go wants no more of them to. */
const leftOf = (each: Keeping, { kept, content }: OfRounds['data']): readonly Keeping[] => {
  if (!each.may) return each.among.some(id => kept.includes(id)) ? [] : [each]
  const among = content.includes(each.player) ? [] : each.among.filter(id => !kept.includes(id))
  return among.length > 0 ? [{ ...each, among }] : []
}

/** What is still to be chosen before the checks act, by the players in turn order. */
const keepsLeft = ({ world, data }: OfRounds): readonly Keeping[] => {
  const left = acting(world, data.reading ?? 'all-checks')
    .flatMap(check => keepsOf(world, check))
    .flatMap(each => leftOf(each, data))
  return clockwise(world, world.turn.player).flatMap(player => left.filter(each => each.player === player))
}

/** Tokens that this check would find elsewhere, where the text lets them cease as they leave the arena, too: with nothing to tell here. */
const mayHaveCeased = (world: World): readonly GameEvent[] => {
  return !tokensMustCease(world) && tokensMayCease(world) ? tokenElsewhere.events(world, []) : []
}

const isSame = (a: GameEvent, b: GameEvent): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Each way in which an object that several checks take leaves once: by either of them, or by what is left of both. */
const once = (world: World, events: readonly GameEvent[]): readonly (readonly GameEvent[])[] =>
  events
    .filter((event, at) => !rules.takesOnce(world) || events.findIndex(other => isSame(other, event)) === at)
    .reduce<readonly (readonly GameEvent[])[]>(
      (ways, event) =>
        ways.flatMap(way => {
          const id = takenBy(event)
          const other = id === undefined ? -1 : way.findIndex(each => takenBy(each) === id)
          return other < 0 ? [[...way, event]] : [way, way.with(other, event), [...way, event]]
        }),
      [[]]
    )

/** What has happened since the last checks has been looked at. */
const lookedAt = (world: World): World =>
  [world.decked, world.touched, world.departed].every(each => each.length === 0)
    ? world
    : { ...world, decked: [], touched: [], departed: [] }

const act = (state: ModelState, { world }: OfRounds, events: readonly GameEvent[]): ModelState => {
  const kept = update<'rounds'>(state, { ...(events.length > 0 && { acted: true }), kept: [], content: [] })
  const looked = inWorld(kept, lookedAt(world))
  return events.length > 0 ? happenTogether(looked, events, { cause: { rule: 'check' } }) : looked
}

/** Those who have lost a game that goes on, with something of theirs still in it. */
const leaving = ({ world }: OfRounds): readonly Id[] =>
  world.defeated.filter(
    player =>
      Object.values(world.objects).some(object => object.owner === player && object.zone !== 'outside') ||
      [...world.stack, ...world.pending].some(layer => layer.controller === player)
  )

/** Where the charts do not cover how a game goes on after a defeat. */
const openAfterDefeat = (world: World): string | undefined =>
  world.lasting.some(each => world.defeated.includes(each.scope.you) && each.effect.kind === 'trigger')
    ? 'a delayed effect that goes on after its player has lost'
    : undefined

const leave = (state: ModelState, c: OfRounds): ModelState => {
  const open = openAfterDefeat(state.world)
  return open === undefined ? inWorld(state, leaveGame(state.world, leaving(c))) : { ...state, unsupported: open }
}

/** Targets that have become illegal, of layers whose targets are looked at here. */
const lostIn = (world: World, layer: Layer): readonly number[] =>
  areLostAtCheck(world)
    ? layer.declared.flatMap((each, at) => (!each.lost && !isLegal(world, each, layer.scope, layer.id) ? [at] : []))
    : []

/** Whether a layer has lost a target since it was last looked at. */
export const losesTargets = ({ world }: OfRounds): boolean => world.stack.some(layer => lostIn(world, layer).length > 0)

const loseTargets = (world: World): World => ({
  ...world,
  stack: world.stack.map(layer => {
    const lost = lostIn(world, layer)
    return lost.length === 0
      ? layer
      : { ...layer, declared: layer.declared.map((each, at) => (lost.includes(at) ? { ...each, lost: true as const } : each)) }
  })
})

/** Layers all of whose targets are lost, or that never had any legal ones. */
const fizzling = ({ world }: OfRounds): readonly Layer[] => {
  const atCheck = areLostAtCheck(world)
  return world.stack.filter(
    ({ fails, declared }) =>
      fails === 'check' || (atCheck && areAllLost(world, declared.length, declared.filter(each => !each.lost).length))
  )
}

/** Whether sampling the state of the game would change anything. */
const isSampled = ({ state }: OfRounds): boolean => {
  const { state: after, due } = triggeredByState(state)
  return due.length === 0 && after.world === state.world
}

/** Whether the state of the game is watched all the time: it is looked at before anything else. */
const samplesAlways = ({ world }: OfRounds): boolean => areStatesAlwaysSeen(world)

export const isDecided = ({ world }: OfRounds): boolean => isGameOver(world)

/** Whether one who has lost a game that goes on still has something in it. */
export const isAnybodyLeaving = (c: OfRounds): boolean => leaving(c).length > 0

export const isAnyFizzling = (c: OfRounds): boolean => fizzling(c).length > 0

/** Whether sampling the state of the game changes something, before anything is checked. */
export const isStateMetFirst = (c: OfRounds): boolean => samplesAlways(c) && !isSampled(c)

export const isStateMet = (c: OfRounds): boolean => !isSampled(c)

export const isAnyCheckDue = ({ world }: OfRounds): boolean => rules.act(world, applying(world).length)

/** Whether tokens that a check would find may have ceased already. */
export const mayHaveCeasedBefore = ({ world }: OfRounds): boolean => mayHaveCeased(world).length > 0

export const isAnyPending = ({ world }: OfRounds): boolean => isAnythingWaiting(world, world.pending.length)

export const isAnyToKeep = (c: OfRounds): boolean => keepsLeft(c).length > 0

export const ends = ({ world }: OfRounds): readonly Move[] => [gameOver(world)]

export const clearsLosers = (c: OfRounds): readonly Move[] => silently(state => leave(state, c))

export const losesThem = ({ world }: OfRounds): readonly Move[] => silently(state => inWorld(state, loseTargets(world)))

/** One of the layers fails, in any order. */
export const fizzles = (c: OfRounds): readonly Move[] =>
  fizzling(c).map(layer => ({
    pattern: { see: 'left', layer: layer.id, how: 'failed' },
    go: state => {
      const gone = inWorld(state, { ...state.world, stack: state.world.stack.filter(each => each.id !== layer.id) })
      if (state.world.objects[layer.id]?.zone !== 'stack') return gone
      const to = afterFailing(c.world)
      return happen(gone, { event: 'move', object: layer.id, from: 'stack', to }, { cause: { rule: 'check' } })
    }
  }))

/** The checks that apply are collected, in each reading of whether all of them act as one. */
export const collects = (c: OfRounds): readonly Move[] =>
  readingsOf(c.world).map(reading => ({
    go: state => update<'rounds'>(state, { reading, kept: [], content: [] })
  }))

export const ceasesBefore = ({ world }: OfRounds): readonly Move[] =>
  silently(state => inWorld(state, mayHaveCeased(world).reduce(fold, state.world)))

export const asksToKeep = (c: OfRounds): ModelState => {
  const { player: whose, among, may } = keepsLeft(c)[0]!
  const player = keepsUnique(c.world, whose, c.world.turn.player, c.world.players)
  const options = among.map((object): Option => ({ option: 'object', object }))
  return may ? ask(c.state, player, 'choose', [...options, { option: 'done' }]) : ask(c.state, player, 'keep', options)
}

export const keeps = (c: OfRounds): readonly Move[] =>
  silently(state => {
    const { data, returned } = c
    if (returned?.kind !== 'option') return state
    if (returned.option.option === 'object') return update<'rounds'>(state, { kept: [...data.kept, returned.option.object] })
    return update<'rounds'>(state, { content: [...data.content, keepsLeft(c)[0]!.player] })
  })

export const acts = (c: OfRounds): readonly Move[] => {
  const due = acting(c.world, c.data.reading ?? 'all-checks')
  return once(
    c.world,
    due.flatMap(check => eventsOf(c.world, check, c.data.kept))
  ).map(events => ({
    go: state => act(state, c, events)
  }))
}

/** What triggers on the state of the game is looked for. */
export const samples = (): readonly Move[] =>
  silently(state => {
    const { state: after, due } = triggeredByState(state)
    return announce(
      after,
      due.map(each => ({ ...each, by: [] }))
    )
  })

export const startsPlacement = ({ state, world }: OfRounds): ModelState =>
  push(state, { chart: 'placement', at: 'selecting', data: { asked: false, batch: world.pending.map(each => each.layer) } })

export const notesPlacement = (): readonly Move[] => silently(state => update<'rounds'>(state, { placed: true }))

/** Ends, and tells whether any check has acted and anything was placed. */
export const leaves = ({ data }: OfRounds): readonly Move[] =>
  silently(state => pop(inWorld(state, lookedAt(state.world)), { kind: 'checked', acted: data.acted, placed: data.placed }))
