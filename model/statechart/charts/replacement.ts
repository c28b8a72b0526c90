/**
 * One event: which effects replace it, in which order and by whose choice, whether and as what it occurs, and what it triggers.
 * @module
 */
import type { Concept } from '../../rulebook/concept.js'
import type { GameEvent } from '../../trace/event.js'
import type { Option } from '../../trace/option.js'
import type { World } from '../../world/index.js'
import {
  abandoned,
  effectsOfKind,
  foldTogether,
  gained,
  isGameOver,
  leaveGame,
  living,
  topOfDeck,
  use,
  view,
  rulesOf
} from '../../world/index.js'
import { amountOf } from '../effects/amounts.js'
import { pointsBeside } from '../effects/beside.js'
import { modify, modifiedInAll } from '../effects/change.js'
import { establish, prevent, undivided } from '../effects/prevention.js'
import type { Entering } from '../effects/entering.js'
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
import { counted, noticed } from '../effects/noticing.js'
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
import type { Context, Move, Part, Pattern } from '../part.js'
import { silently } from '../part.js'
import type { EventData, ModelState, Rider } from '../state.js'
import { drop, fresh, inWorld, pop, update } from '../state.js'
import { mayBe, readings } from '../readings.js'
import { ANY } from '../unify.js'
import { isUnsettled, settles } from '../moves/continuous.js'

type C = Context<'replacement'>

const passes = (c: C) => c.setting.structure.replacement.passes.value

/** Whether an effect of a pass before or after the event is active. */
const isActive = (c: C, when: 'before' | 'after'): boolean =>
  passes(c).some((pass, at) => pass.when === when && inPass(c.world, c.data, at).length > 0)

/** Whether an instruction replaces its own event, which is the only replacement that some games allow for what can't happen. */
const replacesItself = ({ world, data, setting }: C): boolean =>
  mayBe(setting.structure.replacement.forbidden, 'self') && replacers(world, data).some(each => each.class === 'self')

const isForbidden = ({ world, data }: C): boolean => data.event !== null && forbidden(world, data.event)

const isImpossible = ({ world, data }: C): boolean => data.event !== null && !possible(world, data.event)

/** Whether the event is not even replaced, as far as its possibility goes. */
const isStopped = (c: C): boolean =>
  isImpossible(c) || (isForbidden(c) && (mayBe(c.setting.structure.replacement.forbidden, 'none') || !replacesItself(c)))

/** Whether replacements may be applied. */
const goesOn = (c: C): boolean => !isImpossible(c) && (!isForbidden(c) || replacesItself(c))

/** Whether it is open how effects on an object's entering look at it, and makes a difference. */
const mayLook = ({ setting, world, data }: C): boolean =>
  data.entering === undefined && setting.structure.replacement.entering.standing === 'undefined' && dependsOnEntering(world, data)

const cannotOccur = (c: C): boolean => isImpossible(c) || isForbidden(c)

const active = (c: C): readonly Replacer[] => {
  const all = inPass(c.world, c.data, c.data.pass)
  return all.length > 0 && !c.data.occurred && isForbidden(c) ? all.filter(each => each.class === 'self') : all
}

/** The passes still to come at this point: those before the event until it has occurred, then those after it. */
const isInTime = (c: C): boolean => passes(c)[c.data.pass]?.when === (c.data.occurred ? 'after' : 'before')

const isContested = (c: C): boolean => new Set(active(c).map(controllerOf)).size > 1

const selects = (c: C): boolean => c.setting.structure.replacement.orderer.value === 'selected-player-laps' && !c.data.origin.asked

const mustSelect = (c: C): boolean => isInTime(c) && selects(c) && !c.data.inPass && isContested(c)

/** An engine may ask sooner than it must: at any point from the proposal on, while an effect of whichever pass is active. @see fab:6.5.2 */
const maySelect = (c: C): boolean =>
  isInTime(c) &&
  selects(c) &&
  !c.setting.autonomous.has('first-player') &&
  living(c.world).includes(c.world.turn.player) &&
  ((!c.data.occurred && isActive(c, 'before')) || isActive(c, 'after'))

const next = (c: C) => (isInTime(c) ? chooser(c.world, c.data, active(c)) : undefined)

const chosen = (c: C): Replacer | undefined => replacers(c.world, c.data).find(each => each.key === c.data.chosen)

/** The parts between which the chosen prevention's next point is to be divided. */
const places = (c: C): readonly number[] => {
  const replacer = chosen(c)
  if (replacer?.kind !== 'prevention' || c.data.event?.event !== 'damage') return []
  return undivided(c.data.event, establish(c.world, replacer.instance, c.data.event), c.data.allocation)
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
  readonly stakes: readonly Concept[]
}

/** What the chosen effect makes of the event, in each reading. */
const outcomesOf = (c: C, replacer: Replacer): readonly Outcome[] => {
  const event = c.data.event!
  switch (replacer.kind) {
    case 'prevention':
      return [
        event.event === 'damage' ? prevent(c.world, replacer.instance, event, c.data.allocation) : { event, worlds: [c.world], stakes: [] }
      ]
    case 'replacement': {
      const { effect, scope } = replacer.instance
      const used = use(c.world, replacer.instance)
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

const applied = (c: C): readonly Move[] => {
  const replacer = chosen(c)
  const event = c.data.event
  if (!replacer || event === null) return []
  return outcomesOf(c, replacer).flatMap(outcome => appliedAs(c, replacer, event, outcome))
}

const appliedAs = (c: C, replacer: Replacer, event: GameEvent, outcome: Outcome): readonly Move[] => {
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
  const restart = c.setting.structure.replacement.revisit.value === 'restart' && !c.data.occurred
  const places = ridersPlaced(c, replacer, outcome.spared ?? event)
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
const applierOf = (c: C, replacer: Replacer): string =>
  c.setting.structure.replacement.orderer.value === 'affected-player' ? (c.data.applier ?? controllerOf(replacer)) : controllerOf(replacer)

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
const ridersPlaced = (c: C, replacer: Replacer, event: GameEvent): readonly Placed[] => {
  const { replacement } = c.setting.structure
  const all = ridersOf(replacer, event)
  const { later } = c.data
  if (all.length === 0) return [{ riders: [], later }]
  const afterwards: Placed = { riders: [], later: [...later, ...all] }
  const now: Placed = { riders: all, later }
  const places =
    replacer.kind === 'prevention'
      ? readings<string>(replacement.riders, ['before-event', 'after-prevention'])
      : readings<string>(replacement.subEvents, ['before-event', 'within-event'])
  return places.map(place => (place === 'before-event' ? now : afterwards))
}

const replaceData = (state: ModelState, data: EventData): ModelState => {
  const frame = state.frames.at(-1)!
  return { ...state, frames: [...state.frames.slice(0, -1), { chart: 'replacement', at: frame.at, data }] }
}

/** Events of a number of cards are carried out card by card. */
const isCompound = ({ data }: C): boolean => data.event?.event === 'draw' && data.event.count !== undefined && data.event.count !== 1

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
const madeBy = ({ data }: C): readonly Concept[] => {
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
const isVain = ({ data, world }: C): boolean => data.event?.event === 'gain' && data.event.amount > 0 && gained(world, data.event) === 0

const occurs = (c: C): readonly Move[] => {
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
      const announced = withoutLoser(announce(moveFromStack(triggered, before, [event]), due, id), event)
      return leavesCountersOpen(before, event)
        ? { ...announced, unsupported: 'whether counters that something enters with are put on it' }
        : announced
    }
  }))
}

/** What goes of what others own, as those who have lost still control it. @see mtg-context:800.4a */
const clearances = (world: World): readonly GameEvent[] => {
  const { value } = world.facts.base.rulebook.structure.zones.takenByLost
  return abandoned(world).map(object => ({ event: 'move', object, from: 'arena', to: value === 'graveyard' ? value : 'banished' }))
}

/** What a player who loses owns leaves right then if the game goes on; where checks are made once, it does so with the checks. */
const withoutLoser = (state: ModelState, event: GameEvent): ModelState => {
  const { world } = state
  if (event.event !== 'defeat' || world.facts.base.rulebook.structure.checks.loop.value !== 'until-stable' || isGameOver(world))
    return state
  const { standing } = world.facts.base.rulebook.structure.zones.takenByLost
  if (standing === 'undefined' && abandoned(world).length > 0)
    return { ...state, unsupported: 'what becomes of what one who has lost had taken' }
  const left = inWorld(state, leaveGame(world, [event.player]))
  return happenTogether(left, clearances(left.world), { cause: { rule: 'check' } })
}

/** The effects of a world that may replace an outcome. @see fab:6.4.3 */
const replacersIn = (world: World): readonly string[] => {
  const all = effectsOfKind(world, 'replacement')
  const known = keys.get(all) ?? all.map(each => each.key)
  keys.set(all, known)
  return known
}

const keys = new WeakMap<readonly object[], readonly string[]>()

const firstAfter = (c: C): number => {
  const at = passes(c).findIndex(pass => pass.when === 'after')
  return at < 0 ? passes(c).length : at
}

const finish = (state: ModelState, { data, returned }: C): ModelState => {
  if (returned?.kind === 'happened') return pop(state, returned)
  return pop(state, { kind: 'happened', happened: data.occurred, amount: data.occurred ? amountOf(data.event) : 0 })
}

/** What takes the place of an event is one event: where its parts only change how the object lies there, they have no order. */
const orders = (rider: Rider): readonly Rider[] =>
  rider.instead && rider.steps.length > 1 && rider.steps.every(step => step.do === 'heal' || step.do === 'status')
    ? [rider, { ...rider, steps: rider.steps.toReversed() }]
    : [rider]

/** Carries out instructions that follow an application. */
export const follow = (state: ModelState, rider: Rider, origin: EventData['origin'] | undefined): ModelState =>
  carryOut(state, rider.steps, rider.scope, {
    ability: rider.ref.ability,
    cause: { effect: rider.ref },
    ...(rider.instead && origin && { origin })
  })

/** Counters that the event has put with their opposites, where these cancel at once. */
const cancels = ({ data, world }: C): readonly GameEvent[] => (data.occurred && data.event ? cancelling(world, [data.event]) : [])

const goneThrough = (state: ModelState, { data }: C, event: GameEvent | null): ModelState =>
  pop(state, { kind: 'gone-through', id: data.id, event, origin: data.origin, later: data.later, stakes: data.stakes })

/** Whether it means something that there is no card to draw. */
const minds = ({ setting }: C): boolean => setting.structure.events.emptyDeck.value !== 'nothing'

/** A draw from an empty deck: its player has lost, at once or when that is checked. */
const withoutCard = (state: ModelState, { data, setting, world }: C): ModelState => {
  const player = data.event?.event === 'draw' ? data.event.player : world.turn.player
  const done = pop(state, { kind: 'happened', happened: false, amount: 0 })
  if (!living(world).includes(player)) return done
  if (setting.structure.events.emptyDeck.value === 'lose-at-once')
    return happen(done, { event: 'defeat', player }, { cause: { rule: 'check' } })
  return inWorld(done, { ...done.world, decked: [...new Set([...done.world.decked, player])] })
}

/** Whether an event for which other instructions were carried out counts as done. */
const countsAsDone = ({ data, setting }: C): boolean =>
  !data.occurred && data.instead === true && setting.structure.events.replacedAction.value === 'performed'

/** What comes of the event for the instruction that made it. */
const conclude = (state: ModelState, c: C): ModelState => {
  const { data } = c
  const event = data.event && counted(c.world, data.event)
  const isDone = (data.occurred && event?.event === data.event?.event) || countsAsDone(c)
  return pop(state, { kind: 'happened', happened: isDone, amount: data.occurred && isDone ? amountOf(data.event) : 0 })
}

const lacksCard = ({ world, data }: C): boolean => data.event !== null && settled(world, data.event) === undefined

/** What is played is a layer before effects apply to it. */
const changesObjects = (c: C): boolean => c.data.event?.event !== 'play' && isUnsettled(c)

/** Whether nothing is left to be done before the outcome is looked at. */
const isQuiet = (c: C): boolean => !changesObjects(c) && c.data.later.length === 0 && cancels(c).length === 0

/** A draw, from nothing, in a game that minds. */
const isEmpty = (c: C): boolean => minds(c) && !cannotOccur(c) && c.data.event?.event === 'draw' && !isCompound(c) && lacksCard(c)

export const replacement: Part<'replacement'> = {
  chart: {
    id: 'replacement',
    initial: 'about',
    final: ['done'],
    states: ['about', 'ordering', 'selecting', 'choosing', 'chosen', 'allocating', 'modified', 'ready', 'expanding', 'occurred', 'done'],
    transitions: [
      { id: 'replacement.looks', from: 'about', on: 'silent', guard: 'may-look', to: 'about', concept: 'replacement.active' },
      { id: 'replacement.stopped', from: 'about', on: 'silent', guard: 'stopped', to: 'done', concept: 'replacement.nothing-occurs' },
      { id: 'replacement.unreplaced', from: 'about', on: 'silent', guard: 'inactive', to: 'ready', concept: 'replacement.active' },
      { id: 'replacement.proposed', from: 'about', on: 'proposed', guard: 'active', to: 'ordering', concept: 'replacement.active' },
      {
        id: 'replacement.must-select',
        from: 'ordering',
        on: 'silent',
        guard: 'must-select',
        to: 'selecting',
        concept: 'replacement.first-player'
      },
      {
        id: 'replacement.may-select',
        from: 'ordering',
        on: 'silent',
        guard: 'may-select',
        to: 'selecting',
        concept: 'replacement.first-player'
      },
      { id: 'replacement.selected', from: 'selecting', on: 'silent', to: 'ordering', concept: 'replacement.first-player' },
      { id: 'replacement.offered', from: 'ordering', on: 'silent', guard: 'offers', to: 'choosing', concept: 'replacement.choice' },
      { id: 'replacement.chosen', from: 'choosing', on: 'silent', guard: 'effect-chosen', to: 'chosen', concept: 'replacement.choice' },
      { id: 'replacement.declined', from: 'choosing', on: 'silent', guard: 'declined', to: 'ordering', concept: 'replacement.choice' },
      { id: 'replacement.allocate', from: 'chosen', on: 'silent', guard: 'divides', to: 'allocating', concept: 'prevention.allocate' },
      { id: 'replacement.allocated', from: 'allocating', on: 'silent', to: 'chosen', concept: 'prevention.allocate' },
      { id: 'replacement.applied', from: 'chosen', on: 'applied', guard: 'applies', to: 'modified', concept: 'replacement.apply' },
      { id: 'replacement.prevented', from: 'chosen', on: 'applied', guard: 'prevents', to: 'modified', concept: 'prevention.apply' },
      { id: 'replacement.further', from: 'modified', on: 'silent', guard: 'riders-left', to: 'modified', concept: 'replacement.sub-event' },
      { id: 'replacement.go-on', from: 'modified', on: 'silent', guard: 'event-left', to: 'ordering', concept: 'replacement.apply' },
      {
        id: 'replacement.nothing',
        from: 'modified',
        on: 'silent',
        guard: 'nothing-left',
        to: 'done',
        concept: 'replacement.nothing-occurs'
      },
      {
        id: 'replacement.only-further',
        from: 'modified',
        on: 'silent',
        guard: 'only-further',
        to: 'occurred',
        concept: 'replacement.sub-event'
      },
      {
        id: 'replacement.next-pass',
        from: 'ordering',
        on: 'silent',
        guard: 'pass-done',
        to: 'ordering',
        concept: 'replacement.order-of-classes'
      },
      {
        id: 'replacement.ready',
        from: 'ordering',
        on: 'silent',
        guard: 'passes-done',
        to: 'ready',
        concept: 'replacement.order-of-classes'
      },
      {
        id: 'replacement.impossible',
        from: 'ready',
        on: 'silent',
        guard: 'cannot-occur',
        to: 'done',
        concept: 'replacement.nothing-occurs'
      },
      { id: 'replacement.empty', from: 'ready', on: 'silent', guard: 'deck-empty', to: 'done', concept: 'replacement.nothing-occurs' },
      { id: 'replacement.vain', from: 'ready', on: 'silent', guard: 'recovers-nothing', to: 'done', concept: 'replacement.nothing-occurs' },
      { id: 'replacement.gone-through', from: 'ready', on: 'silent', guard: 'one-of-several', to: 'done', concept: 'event.at-once' },
      { id: 'replacement.expands', from: 'ready', on: 'silent', guard: 'compound', to: 'expanding', concept: 'resolution.step' },
      { id: 'replacement.expanded', from: 'expanding', on: 'silent', to: 'done', concept: 'resolution.step' },
      { id: 'replacement.occurs', from: 'ready', on: 'event', guard: 'single', to: 'occurred', concept: 'replacement.event-occurs' },
      { id: 'replacement.together', from: 'ready', on: 'silent', guard: 'points-beside', to: 'done', concept: 'replacement.sub-event' },
      { id: 'replacement.settle', from: 'occurred', on: 'silent', guard: 'unsettled', to: 'occurred', concept: 'continuous.apply' },
      { id: 'replacement.cancel', from: 'occurred', on: 'silent', guard: 'cancels', to: 'occurred', concept: 'check.performed' },
      {
        id: 'replacement.afterwards-further',
        from: 'occurred',
        on: 'silent',
        guard: 'further-later',
        to: 'occurred',
        concept: 'replacement.sub-event'
      },
      {
        id: 'replacement.afterwards',
        from: 'occurred',
        on: 'silent',
        guard: 'outcome-active',
        to: 'ordering',
        concept: 'replacement.complete'
      },
      {
        id: 'replacement.complete',
        from: 'occurred',
        on: 'silent',
        guard: 'outcome-inactive',
        to: 'done',
        concept: 'replacement.complete'
      },
      { id: 'replacement.complete-after', from: 'ordering', on: 'silent', guard: 'all-done', to: 'done', concept: 'replacement.complete' }
    ]
  },
  guards: {
    'may-look': c => mayLook(c) && !isStopped(c),
    stopped: c => isStopped(c) || (!minds(c) && c.data.event?.event === 'draw' && !isCompound(c) && lacksCard(c)),
    'cannot-occur': c => !isEmpty(c) && (cannotOccur(c) || (!minds(c) && c.data.event?.event === 'draw' && !isCompound(c) && lacksCard(c))),
    // An engine may leave it to the occurrence to say that an effect waits for the outcome.
    inactive: c => !mayLook(c) && goesOn(c) && !isActive(c, 'before'),
    active: c => !mayLook(c) && goesOn(c) && (isActive(c, 'before') || isActive(c, 'after')),
    'must-select': mustSelect,
    'may-select': maySelect,
    offers: c => !mustSelect(c) && next(c) !== undefined,
    'effect-chosen': ({ returned }) => returned?.kind === 'option' && returned.option.option === 'effect',
    declined: ({ returned }) => returned?.kind === 'option' && returned.option.option === 'done',
    divides: c => places(c).length > 0,
    applies: c => chosen(c)?.kind !== 'prevention' && places(c).length === 0,
    prevents: c => chosen(c)?.kind === 'prevention' && places(c).length === 0,
    'riders-left': ({ data }) => data.riders.length > 0,
    'event-left': ({ data }) => data.riders.length === 0 && data.event !== null,
    'nothing-left': ({ data }) => data.riders.length === 0 && data.event === null && (data.later.length === 0 || data.grouped === true),
    'only-further': ({ data }) => data.riders.length === 0 && data.event === null && data.later.length > 0 && !data.grouped,
    'pass-done': c => isInTime(c) && next(c) === undefined && passes(c)[c.data.pass + 1]?.when === passes(c)[c.data.pass]?.when,
    'passes-done': c => !c.data.occurred && (!isInTime(c) || (next(c) === undefined && passes(c)[c.data.pass + 1]?.when !== 'before')),
    'all-done': c => c.data.occurred && (!isInTime(c) || (next(c) === undefined && passes(c)[c.data.pass + 1]?.when !== 'after')),
    'deck-empty': isEmpty,
    'recovers-nothing': c => !c.data.grouped && !cannotOccur(c) && isVain(c),
    'one-of-several': c => c.data.grouped === true && !cannotOccur(c),
    compound: c => !c.data.grouped && !cannotOccur(c) && isCompound(c),
    single: c => !c.data.grouped && !cannotOccur(c) && !isCompound(c) && !lacksCard(c),
    'points-beside': c =>
      !c.data.grouped && !cannotOccur(c) && !isCompound(c) && !lacksCard(c) && pointsBeside(c.world, c.data.later).length > 0,
    unsettled: changesObjects,
    cancels: c => !changesObjects(c) && cancels(c).length > 0,
    'further-later': c => !changesObjects(c) && cancels(c).length === 0 && c.data.later.length > 0,
    'outcome-active': c => isQuiet(c) && isActive(c, 'after'),
    'outcome-inactive': c => isQuiet(c) && !isActive(c, 'after')
  },
  moves: {
    'replacement.looks': c =>
      readings<Entering>(c.setting.structure.replacement.entering, ['as-it-is', 'as-it-would-be']).map(entering => ({
        go: state => update<'replacement'>(state, { entering })
      })),
    'replacement.stopped': c => silently(state => (c.data.grouped ? goneThrough(state, c, null) : finish(state, c))),
    'replacement.proposed': c => [
      {
        pattern: { see: 'proposed', event: c.data.id, what: shown(c.data.event!), 'within?': c.data.within ?? ANY },
        stakes: madeBy(c),
        go: state => state
      }
    ],
    'replacement.must-select': () => silently(state => askForPlayer(state)),
    'replacement.may-select': () => silently(state => askForPlayer(state, true)),
    // Where a pass is under way, no text says whether whoever is at work goes on first.
    'replacement.selected': ({ data, returned, world }) => {
      const first = returned?.kind === 'option' && returned.option.option === 'player' ? returned.option.player : world.turn.player
      const laps = data.inPass && data.lap !== undefined && data.lap !== first ? [first, data.lap] : [first]
      return laps.map(lap => ({
        go: state => update<'replacement'>(state, { origin: { ...data.origin, asked: true, first }, lap })
      }))
    },
    'replacement.offered': c => {
      const { player, among } = next(c)!
      const options = among.map<Option>(each => ({ option: 'effect', effect: refOf(each) }))
      const oneByOne = options.filter((_, at) => !isAllOfEach(among[at]!))
      const merged = distinct(options)
      return (oneByOne.length > merged.length ? [merged, oneByOne] : [merged]).map(each => ({
        go: state =>
          ask(update<'replacement'>(state, { lap: controllerOf(among[0]!) }), player, 'replacement', [
            ...each,
            ...(among.every(isOptional) ? [{ option: 'done' as const }] : [])
          ])
      }))
    },
    'replacement.chosen': c => {
      const option = c.returned?.kind === 'option' ? c.returned.option : undefined
      const found = next(c)?.among.filter(
        each => option?.option === 'effect' && JSON.stringify(refOf(each)) === JSON.stringify(option.effect)
      )
      const applier = next(c)?.player
      const keys = found && found.length > 0 ? found.map(each => each.key) : [undefined]
      return keys.map(key => ({
        go: (state: ModelState) =>
          update<'replacement'>(state, {
            ...(key !== undefined && { chosen: key }),
            ...(applier !== undefined && { applier }),
            allocation: []
          })
      }))
    },
    'replacement.declined': c =>
      silently(state => {
        const declined = next(c)?.among.map(each => each.key) ?? []
        return update<'replacement'>(state, { origin: { ...c.data.origin, declined: [...c.data.origin.declined, ...declined] } })
      }),
    'replacement.allocate': c => {
      const replacer = chosen(c)!
      const by =
        c.setting.structure.prevention.allocator.value === 'effect-controller'
          ? controllerOf(replacer)
          : (c.data.applier ?? controllerOf(replacer))
      return silently(state =>
        ask(
          state,
          by,
          'allocate',
          places(c).map(place => partOption(c.data.event, place))
        )
      )
    },
    'replacement.allocated': c =>
      silently(state => {
        const option = c.returned?.kind === 'option' ? c.returned.option : undefined
        const place = places(c).find(each => JSON.stringify(partOption(c.data.event, each)) === JSON.stringify(option))
        return update<'replacement'>(state, { allocation: [...c.data.allocation, place ?? 0].sort() })
      }),
    'replacement.applied': applied,
    'replacement.prevented': applied,
    'replacement.further': ({ data }) => {
      const [rider, ...riders] = data.riders
      return orders(rider!).map(each => ({ go: state => follow(update<'replacement'>(state, { riders }), each, data.origin) }))
    },
    'replacement.afterwards-further': ({ data }) => {
      const [rider, ...later] = data.later
      return orders(rider!).map(each => ({ go: state => follow(update<'replacement'>(state, { later }), each, data.origin) }))
    },
    'replacement.only-further': () => silently(state => state),
    'replacement.cancel': c =>
      silently(state => happenTogether(update<'replacement'>(state, {}), cancels(c), { cause: { rule: 'check' } })),
    'replacement.empty': c => silently(state => withoutCard(state, c)),
    'replacement.vain': c => silently(state => finish(state, c)),
    'replacement.gone-through': c => silently(state => goneThrough(state, c, c.data.event)),

    'replacement.nothing': c => silently(state => (c.data.grouped ? goneThrough(state, c, null) : conclude(state, c))),
    'replacement.next-pass': ({ data }) =>
      silently(state =>
        update<'replacement'>(state, { pass: data.pass + 1, inPass: false, lap: data.origin.first ?? state.world.turn.player })
      ),
    'replacement.impossible': c => silently(state => (c.data.grouped ? goneThrough(state, c, null) : finish(state, c))),
    'replacement.expands': ({ data }) => {
      const { event } = data
      if (event?.event !== 'draw') return []
      if ((event.count ?? 1) > MOST) return silently(state => ({ ...state, unsupported: `more than ${MOST} draws at once` }))
      const parts = Array.from({ length: Math.max(0, event.count ?? 1) }, () => ({ event: 'draw' as const, player: event.player }))
      return silently(state =>
        happenInTurn(inWorld(state, occursAfterAll(state.world, event, data.origin.applied)), parts, event.player, {
          ...(data.cause && { cause: data.cause }),
          origin: data.origin,
          within: data.id,
          ordered: true
        })
      )
    },
    'replacement.expanded': c => silently(state => finish(state, c)),
    'replacement.occurs': occurs,
    'replacement.together': ({ data, world }) =>
      silently(state => {
        const { id, event, origin, cause, stakes } = data
        return happenWith(drop(state), { id, event, origin }, pointsBeside(world, data.later), { stakes, ...(cause && { cause }) })
      }),
    'replacement.settle': () => silently(settles),
    'replacement.complete': c => silently(state => conclude(state, c)),
    'replacement.complete-after': c => silently(state => conclude(state, c))
  }
}
