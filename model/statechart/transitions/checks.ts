/** What the chart of checks reads, and what its transitions do. @module */
import { keepsUnique } from '../../rules/asking.js'
import * as rules from '../../rules/checks.js'
import type { GameEvent, Id } from '../../trace/event.js'
import type { Option } from '../../trace/option.js'
import { clockwise, fold, isGameOver } from '../../world/index.js'
import type { StackObject, World } from '../../world/index.js'
import { checks, checkOf } from '../effects/checks/index.js'
import { tokenElsewhere } from '../effects/checks/tokens.js'
import type { Check, Keeping } from '../effects/checks/index.js'
import { isLegal } from '../effects/legal.js'
import { forbidden, isAnyActive, possible } from '../effects/replacing.js'
import { triggeredByState } from '../effects/triggered.js'
import { takenBy } from '../effects/taken.js'
import { announce, ask, happen, happenTogether } from '../frames.js'
import type { Context, TransitionEffect } from '../part.js'
import { internally } from '../part.js'
import { isAnythingWaiting } from '../../rules/placement.js'
import { areStatesAlwaysSeen, rearmsOnChange } from '../../rules/states.js'
import { areAllLost, areLostAtCheck } from '../../rules/targets.js'
import { afterFailing, tokensMayCease, tokensMustCease } from '../../rules/zones.js'
import type { CheckReading, ModelState } from '../state.js'
import { inWorld, pop, push, update } from '../state.js'
import { gameOver } from './ending.js'

/** The context of the chart. */
export type OfChecks = Context<'checks'>

type Names = ReturnType<typeof rules.list>
type Declarations = ReturnType<typeof rules.declared>

const gathered = new WeakMap<Names, { readonly declared: Declarations; readonly all: readonly Check[] }>()

/** The checks of a game, in their order; gathered once, as long as its lists are the same. */
const listed = (world: World): readonly Check[] => {
  const [names, declared] = [rules.list(world), rules.declared(world)]
  const known = gathered.get(names)
  if (known && known.declared === declared) return known.all
  const all = [...names.flatMap(name => checks[name] ?? []), ...(declared ?? []).map(checkOf)]
  gathered.set(names, { declared, all })
  return all
}

const keepsOf = (world: World, check: Check): readonly Keeping[] => check.keeps?.(world) ?? []

/** What a check does, as far as it can be done. */
const eventsOf = (world: World, check: Check, kept: readonly Id[]): readonly GameEvent[] =>
  check.events(world, kept).filter(event => possible(world, event) && !forbidden(world, event))

const applies = (world: World, check: Check): boolean => {
  const keeps = keepsOf(world, check)
  return (
    keeps.some(keeping => keeping.may) ||
    eventsOf(
      world,
      check,
      keeps.map(keeping => keeping.among[0]!)
    ).length > 0
  )
}

/** A check that applies, and its place in the list. */
interface Applying {
  readonly check: Check
  readonly place: number
}

const found = new WeakMap<World, readonly Applying[]>()

const computeApplying = (world: World): readonly Applying[] =>
  listed(world).flatMap((check, place) => (applies(world, check) ? [{ check, place }] : []))

/** The checks that are due and apply now, in the order of the list. */
const applying = ({ world, data }: OfChecks): readonly Applying[] => {
  const known = found.get(world) ?? computeApplying(world)
  found.set(world, known)
  return known.filter(({ place }) => rules.isDue(world, place, data.made))
}

/** The checks that act together in a reading. */
const acting = (context: OfChecks): readonly Applying[] => (isTogether(context) ? applying(context) : applying(context).slice(0, 1))

const isTogether = ({ data }: OfChecks): boolean => (data.reading ?? 'all-checks') === 'all-checks'

/** So many of the first checks have been made as these have acted: all of them, or those up to the one that acts by itself. */
const madeBy = (context: OfChecks): number => {
  const [first] = acting(context)
  return isTogether(context) || !first ? listed(context.world).length : first.place + 1
}

/** Whether all that apply act together makes no difference of one. */
const readingsOf = (context: OfChecks): readonly CheckReading[] =>
  rules.together(context.world).slice(0, Math.max(1, applying(context).length))

/** What of a choice is left: nothing, once one is kept, or once a player who may let any go wants no more of them to. */
const leftOf = (keeping: Keeping, { kept, content }: OfChecks['data']): readonly Keeping[] => {
  if (!keeping.may) return keeping.among.some(id => kept.includes(id)) ? [] : [keeping]
  const among = content.includes(keeping.player) ? [] : keeping.among.filter(id => !kept.includes(id))
  return among.length > 0 ? [{ ...keeping, among }] : []
}

/** What is still to be chosen before the checks act, by the players in turn order. */
const keepsLeft = (context: OfChecks): readonly Keeping[] => {
  const { world, data } = context
  const left = acting(context)
    .flatMap(({ check }) => keepsOf(world, check))
    .flatMap(keeping => leftOf(keeping, data))
  return clockwise(world, world.turn.player).flatMap(player => left.filter(keeping => keeping.player === player))
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

/** What has happened since these checks were last made has been looked at. */
const lookedAt = ({ world, data }: OfChecks, made: number): World =>
  listed(world)
    .flatMap(({ since }, place) => (since && place < made && rules.isDue(world, place, data.made) ? [since] : []))
    .reduce((now, since) => (now[since].length === 0 ? now : { ...now, [since]: [] }), world)

const act = (state: ModelState, context: OfChecks, events: readonly GameEvent[]): ModelState => {
  const made = madeBy(context)
  const kept = update<'checks'>(state, { made, ...(events.length > 0 && { acted: true }), kept: [], content: [] })
  const looked = inWorld(kept, lookedAt(context, made))
  if (rules.isReplacingOpen(context.world, events.length > 1 ? events.filter(event => isAnyActive(context.world, event)).length : 0))
    return { ...looked, unsupported: 'replacement of several events of a check at once' }
  return events.length > 0 ? happenTogether(looked, events, { cause: { rule: 'check' } }) : looked
}

/** Targets that have become illegal, of stack objects whose targets are looked at here. */
const lostIn = (world: World, stackObject: StackObject): readonly number[] =>
  areLostAtCheck(world)
    ? stackObject.declared.flatMap((declared, at) =>
        !declared.lost && !isLegal(world, declared, stackObject.scope, stackObject.id) ? [at] : []
      )
    : []

/** Whether a stack object has lost a target since it was last looked at. */
export const losesTargets = ({ world }: OfChecks): boolean => world.stack.some(stackObject => lostIn(world, stackObject).length > 0)

const loseTargets = (world: World): World => ({
  ...world,
  stack: world.stack.map(stackObject => {
    const lost = lostIn(world, stackObject)
    return lost.length === 0
      ? stackObject
      : {
          ...stackObject,
          declared: stackObject.declared.map((declared, at) => (lost.includes(at) ? { ...declared, lost: true as const } : declared))
        }
  })
})

/** Stack objects all of whose targets are lost, or that never had any legal ones. */
const fizzling = ({ world }: OfChecks): readonly StackObject[] => {
  const atCheck = areLostAtCheck(world)
  return world.stack.filter(
    ({ fails, declared }) =>
      fails === 'check' || (atCheck && areAllLost(world, declared.length, declared.filter(each => !each.lost).length))
  )
}

/** Whether sampling the state of the game would change anything. */
const isSampled = ({ state }: OfChecks): boolean => {
  const { state: after, pending } = triggeredByState(state)
  return pending.length === 0 && after.world === state.world
}

/** Whether the state of the game is watched all the time: it is looked at before anything else. */
const samplesAlways = ({ world }: OfChecks): boolean => areStatesAlwaysSeen(world)

export const isDecided = ({ world }: OfChecks): boolean => isGameOver(world)

export const isAnyFizzling = (context: OfChecks): boolean => fizzling(context).length > 0

/** Whether sampling the state of the game changes something, before anything is checked. */
export const isStateMetFirst = (context: OfChecks): boolean => samplesAlways(context) && !isSampled(context)

export const isStateMet = (context: OfChecks): boolean => !isSampled(context)

export const isAnyCheckPending = (context: OfChecks): boolean => rules.act(context.world, applying(context).length)

/** Whether tokens that a check would find may have ceased already. */
export const mayHaveCeasedBefore = ({ world }: OfChecks): boolean => mayHaveCeased(world).length > 0

/** Whether states are still to be looked at, where that is done once, after the checks. */
export const areStatesPending = ({ world, data }: OfChecks): boolean => !rules.repeats(world) && !data.sampled

/** Whether placing is next: something waits, or each thing is done once, whether or not there is anything to do. */
export const isPlacingNext = ({ world }: OfChecks): boolean => !rules.repeats(world) || isAnythingWaiting(world, world.pending.length)

export const isAnyToKeep = (context: OfChecks): boolean => keepsLeft(context).length > 0

export const ends = ({ world }: OfChecks): readonly TransitionEffect[] => [gameOver(world)]

export const losesThem = ({ world }: OfChecks): readonly TransitionEffect[] => internally(state => inWorld(state, loseTargets(world)))

/** One of the stack objects fails, in any order. */
export const fizzles = (context: OfChecks): readonly TransitionEffect[] =>
  fizzling(context).map(stackObject => ({
    pattern: { see: 'left', layer: stackObject.id, how: 'failed' },
    next: state => {
      const gone = inWorld(state, { ...state.world, stack: state.world.stack.filter(each => each.id !== stackObject.id) })
      if (state.world.objects[stackObject.id]?.zone !== 'stack') return gone
      const to = afterFailing(context.world)
      return happen(gone, { event: 'move', object: stackObject.id, from: 'stack', to }, { cause: { rule: 'check' } })
    }
  }))

/** The checks that apply are collected, in each reading of whether all of them act as one. */
export const collects = (context: OfChecks): readonly TransitionEffect[] =>
  readingsOf(context).map(reading => ({
    next: state => update<'checks'>(state, { reading, kept: [], content: [] })
  }))

export const ceasesBefore = ({ world }: OfChecks): readonly TransitionEffect[] =>
  internally(state => inWorld(state, mayHaveCeased(world).reduce(fold, state.world)))

export const asksToKeep = (context: OfChecks): ModelState => {
  const { player: whose, among, may } = keepsLeft(context)[0]!
  const player = keepsUnique(context.world, whose, context.world.turn.player, context.world.players)
  const options = among.map((object): Option => ({ option: 'object', object }))
  return may ? ask(context.state, player, 'choose', [...options, { option: 'done' }]) : ask(context.state, player, 'keep', options)
}

export const keeps = (context: OfChecks): readonly TransitionEffect[] =>
  internally(state => {
    const { data, returned } = context
    if (returned?.kind !== 'option') return state
    if (returned.option.option === 'object') return update<'checks'>(state, { kept: [...data.kept, returned.option.object] })
    return update<'checks'>(state, { content: [...data.content, keepsLeft(context)[0]!.player] })
  })

export const acts = (context: OfChecks): readonly TransitionEffect[] => {
  return once(
    context.world,
    acting(context).flatMap(({ check }) => eventsOf(context.world, check, context.data.kept))
  ).map(events => ({
    next: state => act(state, context, events)
  }))
}

/** What triggers on the state of the game is looked for. Where it does so as that changes, it may be said by which event. */
export const samples = (): readonly TransitionEffect[] =>
  internally(state => {
    const { state: after, pending } = triggeredByState(rules.repeats(state.world) ? state : update<'checks'>(state, { sampled: true }))
    return announce(after, rearmsOnChange(state.world) ? pending : pending.map(each => ({ ...each, by: [] })))
  })

/** Whether the game looks again after placing, which then goes by rounds. */
export const isRepeated = ({ world }: OfChecks): boolean => rules.repeats(world)

export const startsPlacement = ({ state, world }: OfChecks): ModelState =>
  push(state, {
    chart: 'placement',
    at: 'selecting',
    data: { asked: false, ...(rules.repeats(world) && { batch: world.pending.map(pending => pending.stackObject) }) }
  })

/** Notes whether anything is placed. */
export const notesPlacement = ({ world, data }: OfChecks): readonly TransitionEffect[] =>
  internally(state => update<'checks'>(state, { placed: data.placed || world.pending.length > 0 }))

/** Ends, and tells whether any check has acted and anything was placed. */
export const leaves = (context: OfChecks): readonly TransitionEffect[] =>
  internally(state =>
    pop(inWorld(state, lookedAt(context, Infinity)), { kind: 'checked', acted: context.data.acted, placed: context.data.placed })
  )
