/** What the chart of an event reads, and what its transitions do. @module */
import { dividesPrevention } from '../../rules/asking.js'
import type { Concept } from '../../rulebook/concept.js'
import { instructions } from '../../instructions/index.js'
import { entryOf } from '../../instructions/instruction.js'
import type { Step } from '../../scenario/step.js'
import type { GameEvent } from '../../trace/event.js'
import type { Option } from '../../trace/option.js'
import type { World } from '../../world/index.js'
import { clockwise, effectsOfKind, foldTogether, gained, living, topOfDeck, use, view, rulesOf } from '../../world/index.js'
import { amountOf } from '../effects/amounts.js'
import { modify, modifiedInAll } from '../effects/change.js'
import { establish, prevent, undivided } from '../effects/prevention.js'
import { leavesCountersOpen } from '../effects/entering.js'
import type { Replacer } from '../effects/replacing.js'
import {
  chooser,
  controllerOf,
  dependsOnEntering,
  forbidden,
  inPass,
  isOfEach,
  isOptional,
  possible,
  refOf,
  replacers
} from '../effects/replacing.js'
import { shown } from '../effects/shown.js'
import { leavesOpen, misses, occursAfterAll } from '../effects/times.js'
import { counted } from '../effects/conditions.js'
import { noticed } from '../effects/triggered.js'
import { cancelling } from '../effects/opposites.js'
import {
  announce,
  ask,
  askForPlayer,
  carryOut,
  happen,
  happenInTurn,
  happenTogether,
  happenWith,
  moveFromStack,
  withComingOff
} from '../frames.js'
import type { Context, Move, Pattern } from '../part.js'
import { silently } from '../part.js'
import type { EventData, ModelState, Rider } from '../state.js'
import { drop, fresh, inWorld, pop, update } from '../state.js'
import { emptyDeck } from '../../rules/events.js'
import { furtherThoughUnpreventable, isControllersToAllocate } from '../../rules/prevention.js'
import * as rules from '../../rules/replacement.js'
import { ANY } from '../unify.js'
import { pointsBeside } from './beside.js'
import { isUnsettled } from './continuous.js'
import { withoutLosers } from './leaving.js'

/** The context of the chart. */
export type OfReplacement = Context<'replacement'>

const passes = (c: OfReplacement) => rules.passes(c.world)

/** Whether an effect of a pass before or after the event is active. */
const isActive = (c: OfReplacement, afterwards: boolean): boolean =>
  replacers(c.world, c.data).length > 0 &&
  passes(c).some((pass, at) => rules.comesAfterwards(c.world, pass) === afterwards && inPass(c.world, c.data, at).length > 0)

/** Whether an instruction replaces its own event, which is the only replacement that some games allow for what can't happen. */
const replacesItself = ({ world, data }: OfReplacement): boolean =>
  rules.maySelfReplaceForbidden(world) && replacers(world, data).some(each => each.class === 'self')

const isForbidden = ({ world, data }: OfReplacement): boolean => data.event !== null && forbidden(world, data.event)

const isImpossible = ({ world, data }: OfReplacement): boolean => data.event !== null && !possible(world, data.event)

/** Whether the event is not even replaced, as far as its possibility goes. */
const isStopped = (c: OfReplacement): boolean =>
  isImpossible(c) || (isForbidden(c) && (rules.mayNothingReplaceForbidden(c.world) || !replacesItself(c)))

/** Whether replacements may be applied. */
const goesOn = (c: OfReplacement): boolean => !isImpossible(c) && (!isForbidden(c) || replacesItself(c))

/** Whether it is open how effects on an object's entering look at it, and makes a difference. */
const mayLook = ({ world, data }: OfReplacement): boolean =>
  data.entering === undefined && rules.enterings(world).length > 1 && dependsOnEntering(world, data)

const cannotOccur = (c: OfReplacement): boolean => isImpossible(c) || isForbidden(c)

const active = (c: OfReplacement): readonly Replacer[] => {
  const all = inPass(c.world, c.data, c.data.pass)
  return all.length > 0 && !c.data.occurred && isForbidden(c) ? all.filter(each => each.class === 'self') : all
}

/** The passes still to come at this point: those before the event until it has occurred, then those after it. */
const isPassOfNow = (c: OfReplacement, at: number): boolean => {
  const pass = passes(c)[at]
  return pass !== undefined && rules.comesAfterwards(c.world, pass) === c.data.occurred
}

const isInTime = (c: OfReplacement): boolean => isPassOfNow(c, c.data.pass)

const isContested = (c: OfReplacement): boolean => rules.isSelectionNeeded(c.world, new Set(active(c).map(controllerOf)).size)

const selects = (c: OfReplacement): boolean =>
  !rules.isAffectedPlayersToOrder(c.world) && !rules.isSelectedForGood(c.world, c.data.origin.asked)

/** Whether the turn-player must say who is first to apply effects. */
export const mustSelect = (c: OfReplacement): boolean => isInTime(c) && selects(c) && !c.data.inPass && isContested(c)

/** An engine may ask sooner than it must: at any point from the proposal on, while an effect of whichever pass is active. @see fab:6.5.2 */
export const maySelect = (c: OfReplacement): boolean =>
  isInTime(c) &&
  selects(c) &&
  !c.setting.autonomous.has('first-player') &&
  living(c.world).includes(c.world.turn.player) &&
  ((!c.data.occurred && isActive(c, false)) || isActive(c, true))

const next = (c: OfReplacement) => (isInTime(c) ? chooser(c.world, c.data, active(c)) : undefined)

/** Who has been offered effects, and which: where those who control them go round, the one whose lap it is. */
const atWork = (c: OfReplacement): ReturnType<typeof next> => {
  const { lap } = c.data
  if (lap === undefined || rules.isAffectedPlayersToOrder(c.world)) return next(c)
  return { player: lap, among: active(c).filter(each => controllerOf(each) === lap) }
}

const chosen = (c: OfReplacement): Replacer | undefined => replacers(c.world, c.data).find(each => each.key === c.data.chosen)

/** The parts between which the chosen prevention's next point is to be divided. */
const places = (c: OfReplacement): readonly number[] => {
  const replacer = chosen(c)
  if (replacer?.kind !== 'prevention' || c.data.event?.event !== 'damage') return []
  return undivided(c.world, c.data.event, establish(c.world, replacer.instance, c.data.event), c.data.allocation)
}

const partOption = (event: GameEvent | null, place: number): Option => {
  const part = event?.event === 'damage' ? event.parts[place] : undefined
  return { option: 'part', target: part?.target ?? '', ...(part?.type !== undefined && { type: part.type }) }
}

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
  const pattern: Pattern = {
    see: 'applied',
    // Which of the shields that one effect has given to several is which, is the engine's to number.
    effect: isOfEach(replacer) ? { ...refOf(replacer), n: undefined, 'n?': ANY } : refOf(replacer),
    class: replacer.class,
    player: applierOf(c, replacer),
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

/** Who applies an effect: its controller, or the player who orders what replaces an event. */
const applierOf = (c: OfReplacement, replacer: Replacer): string =>
  rules.isAffectedPlayersToOrder(c.world) ? (c.data.applier ?? controllerOf(replacer)) : controllerOf(replacer)

const isInstead = (replacer: Replacer): boolean =>
  replacer.kind === 'self'
    ? 'instead' in replacer.self.change
    : replacer.kind === 'replacement' && 'instead' in replacer.instance.effect.change

/** So many draws one instruction may make; beyond, the charts do not follow. */
const MOST = 1_000

/** Whether all shields that one effect has given to several are applied as one. */
const isAllOfEach = (replacer: Replacer): boolean =>
  isOfEach(replacer) && replacer.kind !== 'self' && replacer.key === replacer.instance.key && (replacer.instance.subjects?.length ?? 0) > 1

/** Each option once: the shields that one effect has given to several are one, where they are not offered one by one. */
const distinct = (options: readonly Option[]): readonly Option[] => {
  const seen = options.map(each => JSON.stringify(each))
  return options.filter((_, at) => seen.indexOf(seen[at]!) === at)
}

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

/** Events of a number of cards are carried out card by card. */
const isCompound = ({ data }: OfReplacement): boolean =>
  data.event?.event === 'draw' && data.event.count !== undefined && data.event.count !== 1

/** A draw names the card only as it occurs. */
const settled = (world: World, event: GameEvent): GameEvent | undefined => {
  if (event.event !== 'draw' || event.object !== undefined) return event
  const object = topOfDeck(world, event.player)
  if (object === undefined) return undefined
  const { count: _, ...rest } = event
  return { ...rest, object }
}

/** Uses up the rules that spoke of the next event of a kind. */
const useRules = (world: World, event: GameEvent): World =>
  rulesOf(world, 'unpreventable')
    .filter(each => each.effect.uses !== undefined && world.facts.base.matchesEvent(each.effect.event, event, view(world), each.scope))
    .reduce((now, each) => use(now, each), world)

/** What is at stake where an event is due at all: what makes it happen. */
const madeBy = ({ data }: OfReplacement): readonly Concept[] => {
  const { cause, event } = data
  if (event?.event === 'apply') return ['continuous.apply', 'continuous.stage', 'continuous.timestamp']
  if (cause === undefined) return []
  if ('effect' in cause) return ['replacement.sub-event']
  if ('layer' in cause) return ['resolution.step']
  switch (cause.rule) {
    case 'combat':
      return event?.event === 'damage' ? ['combat.hit', 'combat.step'] : ['combat.step']
    case 'check':
      return ['check.performed']
    case 'turn':
      return ['turn.step']
    case 'cost':
      return ['priority.act']
    case 'resolution':
      return ['stack.layer-leaves']
    case 'setup':
      return []
  }
}

/** What may be told of a gain where less than all of it comes about: all that was to be gained, or what came about. */
const told = (world: World, event: GameEvent): readonly GameEvent[] => {
  const amount = event.event === 'gain' ? gained(world, event) : 0
  return event.event === 'gain' && amount > 0 && amount < event.amount ? [event, { ...event, amount }] : [event]
}

/** A gain of which nothing comes about: it may be told, or not. */
const isVain = ({ data, world }: OfReplacement): boolean =>
  data.event?.event === 'gain' && data.event.amount > 0 && gained(world, data.event) === 0

export const occurs = (c: OfReplacement): readonly Move[] => {
  const settledEvent = c.data.event && settled(c.world, c.data.event)
  const { id, within } = c.data
  const ways = (settledEvent ? told(c.world, settledEvent) : []).flatMap(event =>
    withComingOff(c.state, [{ id, event }]).map(more => ({ event, more }))
  )
  return ways.map(({ event, more }): Move => ({
    pattern: {
      see: 'event',
      events: [
        { ...shown(event), 'id?': id, 'within?': within ?? ANY },
        ...more.events.map(each => ({ ...shown(each.event), 'id?': each.id, 'within?': ANY }))
      ],
      'cause?': ANY
    },
    stakes: [...c.data.stakes, ...madeBy(c)],
    go: from => {
      const state = { ...from, ids: more.ids }
      const before = state.world
      const after = inWorld(
        update<'replacement'>(state, { event, occurred: true, existed: replacersIn(before), pass: firstAfter(c), inPass: false }),
        foldTogether(useRules(within === undefined ? occursAfterAll(before, event, c.data.origin.applied) : before, event), [
          event,
          ...more.events.map(each => each.event)
        ])
      )
      const { state: triggered, due } = noticed(after, before, [{ id, event }, ...more.events], { within, cause: c.data.cause })
      const announced = withoutLosers(announce(moveFromStack(triggered, before, [event]), due, id), [event])
      return leavesCountersOpen(before, event)
        ? { ...announced, unsupported: 'whether counters that something enters with are put on it' }
        : announced
    }
  }))
}

/** The effects of a world that may replace an outcome. @see fab:6.4.3 */
const replacersIn = (world: World): readonly string[] => {
  const all = effectsOfKind(world, 'replacement')
  const known = keys.get(all) ?? all.map(each => each.key)
  keys.set(all, known)
  return known
}

const keys = new WeakMap<readonly object[], readonly string[]>()

const firstAfter = (c: OfReplacement): number => {
  const at = passes(c).findIndex(pass => rules.comesAfterwards(c.world, pass))
  return at < 0 ? passes(c).length : at
}

const finish = (state: ModelState, { data, returned }: OfReplacement): ModelState => {
  if (returned?.kind === 'happened') return pop(state, returned)
  return pop(state, { kind: 'happened', happened: data.occurred, amount: data.occurred ? amountOf(data.event) : 0 })
}

const alters = (step: Step): boolean => {
  const { does } = entryOf(instructions, step)
  return does.kind === 'events' && does.alters === true
}

/** What takes the place of an event is one event: where its parts only change how the object lies there, they have no order. */
const orders = (rider: Rider): readonly Rider[] =>
  rider.instead && rider.steps.length > 1 && rider.steps.every(alters) ? [rider, { ...rider, steps: rider.steps.toReversed() }] : [rider]

/** Carries out instructions that follow an application. */
export const follow = (state: ModelState, rider: Rider, origin: EventData['origin'] | undefined): ModelState =>
  carryOut(state, rider.steps, rider.scope, {
    ability: rider.ref.ability,
    cause: { effect: rider.ref },
    ...(origin && rules.comesOfReplaced(state.world, rider.instead) && { origin })
  })

/** Counters that the event has put with their opposites, where these cancel at once. */
const cancels = ({ data, world }: OfReplacement): readonly GameEvent[] =>
  data.occurred && data.event ? cancelling(world, [data.event]) : []

const goneThrough = (state: ModelState, { data }: OfReplacement, event: GameEvent | null): ModelState =>
  pop(state, { kind: 'gone-through', id: data.id, event, origin: data.origin, later: data.later, stakes: data.stakes })

/** Whether it means something that there is no card to draw. */
const minds = ({ world }: OfReplacement): boolean => emptyDeck(world) !== 'nothing'

/** A draw from an empty deck: its player has lost, at once or when that is checked. */
const withoutCard = (state: ModelState, { data, world }: OfReplacement): ModelState => {
  const player = data.event?.event === 'draw' ? data.event.player : world.turn.player
  const done = pop(state, { kind: 'happened', happened: false, amount: 0 })
  if (!living(world).includes(player)) return done
  if (emptyDeck(world) === 'lose-at-once') return happen(done, { event: 'defeat', player }, { cause: { rule: 'check' } })
  return inWorld(done, { ...done.world, decked: [...new Set([...done.world.decked, player])] })
}

/** Whether an event for which other instructions were carried out counts as done. */
const countsAsDone = ({ data, world }: OfReplacement): boolean => !data.occurred && data.instead === true && rules.isReplacedDone(world)

/** What comes of the event for the instruction that made it. */
const conclude = (state: ModelState, c: OfReplacement): ModelState => {
  const { data } = c
  const event = data.event && counted(c.world, data.event)
  const isDone = (data.occurred && event?.event === data.event?.event) || countsAsDone(c)
  return pop(state, { kind: 'happened', happened: isDone, amount: data.occurred && isDone ? amountOf(data.event) : 0 })
}

const lacksCard = ({ world, data }: OfReplacement): boolean => data.event !== null && settled(world, data.event) === undefined

/** What is played is a layer before effects apply to it. */
export const changesObjects = (c: OfReplacement): boolean => c.data.event?.event !== 'play' && isUnsettled(c)

/** A draw, from nothing, in a game that minds. */
export const isEmpty = (c: OfReplacement): boolean =>
  minds(c) && !cannotOccur(c) && c.data.event?.event === 'draw' && !isCompound(c) && lacksCard(c)

/** A draw, from nothing, in a game that does not mind. */
const isDrawOfNothing = (c: OfReplacement): boolean => !minds(c) && c.data.event?.event === 'draw' && !isCompound(c) && lacksCard(c)

export const looksAhead = (c: OfReplacement): boolean => mayLook(c) && !isStopped(c)

/** Whether the event may not even be replaced. */
export const mayStop = (c: OfReplacement): boolean => isStopped(c) || isDrawOfNothing(c)

/** Whether no effect is active before it; an engine may leave it to the occurrence to say that one waits for the outcome. */
export const isUnreplaced = (c: OfReplacement): boolean => !mayLook(c) && goesOn(c) && !isActive(c, false)

export const isProposed = (c: OfReplacement): boolean => !mayLook(c) && goesOn(c) && (isActive(c, false) || isActive(c, true))

/** Whether an effect may be applied in this pass. */
export const isAnyOffered = (c: OfReplacement): boolean => next(c) !== undefined

/** Whether a further pass follows, before the event or after it as this one. */
export const isPassLeft = (c: OfReplacement): boolean => isInTime(c) && isPassOfNow(c, c.data.pass + 1)

export const hasOccurred = ({ data }: OfReplacement): boolean => data.occurred

export const isDeclined = ({ returned }: OfReplacement): boolean => returned?.kind === 'option' && returned.option.option === 'done'

export const divides = (c: OfReplacement): boolean => places(c).length > 0

export const prevents = (c: OfReplacement): boolean => chosen(c)?.kind === 'prevention'

export const isAnythingFurther = ({ data }: OfReplacement): boolean => data.riders.length > 0

export const isEventLeft = ({ data }: OfReplacement): boolean => data.event !== null

/** Whether instructions follow that wait for the event, which does not occur itself. */
export const isOnlyFurther = ({ data }: OfReplacement): boolean => data.later.length > 0 && !data.grouped

export const isAnythingLater = ({ data }: OfReplacement): boolean => data.later.length > 0

export const mustNotOccur = (c: OfReplacement): boolean => !isEmpty(c) && (cannotOccur(c) || isDrawOfNothing(c))

export const isInVain = (c: OfReplacement): boolean => !c.data.grouped && !cannotOccur(c) && isVain(c)

export const isOneOfSeveral = (c: OfReplacement): boolean => c.data.grouped === true && !cannotOccur(c)

export const isOfSeveralCards = (c: OfReplacement): boolean => !c.data.grouped && !cannotOccur(c) && isCompound(c)

export const isSingle = (c: OfReplacement): boolean => !c.data.grouped && !cannotOccur(c) && !isCompound(c) && !lacksCard(c)

/** Whether what effects do besides may be a part of the event. */
export const isJoined = (c: OfReplacement): boolean => isSingle(c) && pointsBeside(c.world, c.data.later).length > 0

export const isAnyCounterCancelled = (c: OfReplacement): boolean => cancels(c).length > 0

/** Whether an effect may replace the outcome. */
export const isOutcomeActive = (c: OfReplacement): boolean => isActive(c, true)

export const looks = (c: OfReplacement): readonly Move[] =>
  rules.enterings(c.world).map(entering => ({
    go: state => update<'replacement'>(state, { entering })
  }))

/** Nothing occurs. */
export const stops = (c: OfReplacement): readonly Move[] =>
  silently(state => (c.data.grouped ? goneThrough(state, c, null) : finish(state, c)))

export const proposes = (c: OfReplacement): readonly Move[] => [
  {
    pattern: { see: 'proposed', event: c.data.id, what: shown(c.data.event!), 'within?': c.data.within ?? ANY },
    stakes: madeBy(c),
    go: state => state
  }
]

export const asks = (): readonly Move[] => silently(state => askForPlayer(state))

export const asksAnyway = (): readonly Move[] => silently(state => askForPlayer(state, true))

/** Where a pass is under way, no text says whether whoever is at work goes on first. */
export const selectsFirst = ({ data, returned, world }: OfReplacement): readonly Move[] => {
  const first = returned?.kind === 'option' && returned.option.option === 'player' ? returned.option.player : world.turn.player
  const laps = data.inPass && data.lap !== undefined && data.lap !== first ? [first, data.lap] : [first]
  return laps.map(lap => ({
    go: state => update<'replacement'>(state, { origin: { ...data.origin, asked: true, first }, lap })
  }))
}

export const offers = (c: OfReplacement): readonly Move[] => {
  const { player, among } = next(c)!
  const first = rules.mayComeFirst(c.world, among) as readonly Replacer[]
  const [orderer = player] = rules.orderers(c.world, clockwise(c.world, player))
  const options = first.map<Option>(each => ({ option: 'effect', effect: refOf(each) }))
  const oneByOne = options.filter((_, at) => !isAllOfEach(first[at]!))
  const merged = distinct(options)
  return (oneByOne.length > merged.length ? [merged, oneByOne] : [merged]).map(each => ({
    go: state =>
      ask(update<'replacement'>(state, { lap: controllerOf(among[0]!) }), orderer, 'replacement', [
        ...each,
        ...(rules.mayDecline(c.world, among.every(isOptional)) ? [{ option: 'done' as const }] : [])
      ])
  }))
}

/** Keeps which effect was chosen: any of those that the option may stand for. */
export const chooses = (c: OfReplacement): readonly Move[] => {
  const option = c.returned?.kind === 'option' ? c.returned.option : undefined
  const found = atWork(c)?.among.filter(
    each => option?.option === 'effect' && JSON.stringify(refOf(each)) === JSON.stringify(option.effect)
  )
  const applier = atWork(c)?.player
  const keys = found && found.length > 0 ? found.map(each => each.key) : [undefined]
  return keys.map(key => ({
    go: state =>
      update<'replacement'>(state, {
        ...(key !== undefined && { chosen: key }),
        ...(applier !== undefined && { applier }),
        allocation: []
      })
  }))
}

export const declines = (c: OfReplacement): readonly Move[] =>
  silently(state => {
    const declined = atWork(c)?.among.map(each => each.key) ?? []
    return update<'replacement'>(state, { origin: { ...c.data.origin, declined: [...c.data.origin.declined, ...declined] } })
  })

export const asksToAllocate = (c: OfReplacement): ModelState => {
  const replacer = chosen(c)!
  const by = isControllersToAllocate(c.world) ? controllerOf(replacer) : (c.data.applier ?? controllerOf(replacer))
  return ask(
    c.state,
    dividesPrevention(c.world, by, c.world.turn.player, c.world.players),
    'allocate',
    places(c).map(place => partOption(c.data.event, place))
  )
}

export const allocates = (c: OfReplacement): readonly Move[] =>
  silently(state => {
    const option = c.returned?.kind === 'option' ? c.returned.option : undefined
    const place = places(c).find(each => JSON.stringify(partOption(c.data.event, each)) === JSON.stringify(option))
    return update<'replacement'>(state, { allocation: [...c.data.allocation, place ?? 0].sort() })
  })

export const follows = ({ data }: OfReplacement): readonly Move[] => {
  const [rider, ...riders] = data.riders
  return orders(rider!).map(each => ({ go: state => follow(update<'replacement'>(state, { riders }), each, data.origin) }))
}

export const followsLater = ({ data }: OfReplacement): readonly Move[] => {
  const [rider, ...later] = data.later
  return orders(rider!).map(each => ({ go: state => follow(update<'replacement'>(state, { later }), each, data.origin) }))
}

export const cancelsCounters = (c: OfReplacement): readonly Move[] =>
  silently(state => happenTogether(update<'replacement'>(state, {}), cancels(c), { cause: { rule: 'check' } }))

export const findsNoCard = (c: OfReplacement): readonly Move[] => silently(state => withoutCard(state, c))

export const ends = (c: OfReplacement): readonly Move[] => silently(state => finish(state, c))

export const goesThrough = (c: OfReplacement): readonly Move[] => silently(state => goneThrough(state, c, c.data.event))

export const comesToNothing = (c: OfReplacement): readonly Move[] =>
  silently(state => (c.data.grouped ? goneThrough(state, c, null) : conclude(state, c)))

export const startsNextPass = ({ data }: OfReplacement): readonly Move[] =>
  silently(state => update<'replacement'>(state, { pass: data.pass + 1, inPass: false, lap: data.origin.first ?? state.world.turn.player }))

/** Events of a number of cards come card by card. */
export const expands = ({ data }: OfReplacement): readonly Move[] => {
  const { event } = data
  if (event?.event !== 'draw') return []
  if ((event.count ?? 1) > MOST) return silently(state => ({ ...state, unsupported: `more than ${MOST} draws at once` }))
  const parts = Array.from({ length: Math.max(0, event.count ?? 1) }, () => ({ event: 'draw' as const, player: event.player }))
  return silently(state =>
    happenInTurn(inWorld(state, occursAfterAll(state.world, event, data.origin.applied)), parts, event.player, {
      ...(data.cause && { cause: data.cause }),
      origin: { ...data.origin, applied: rules.appliedToWhole(state.world, data.origin.applied) },
      within: data.id,
      ordered: true
    })
  )
}

export const joins = ({ data, world }: OfReplacement): readonly Move[] =>
  silently(state => {
    const { id, event, origin, cause, stakes } = data
    return happenWith(drop(state), { id, event, origin }, pointsBeside(world, data.later), { stakes, ...(cause && { cause }) })
  })

export const concludes = (c: OfReplacement): readonly Move[] => silently(state => conclude(state, c))
