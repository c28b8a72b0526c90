/**
 * One event: which effects replace it, in which order and by whose choice, whether and as what it occurs, and what it triggers.
 * @module
 */
import type { Concept } from '../../rulebook/concept.js'
import type { GameEvent } from '../../trace/event.js'
import type { Option } from '../../trace/option.js'
import type { World } from '../../world/index.js'
import { effectsOfKind, fold, topOfDeck, use, view, rulesOf } from '../../world/index.js'
import { modify } from '../effects/change.js'
import { establish, prevent, undivided } from '../effects/prevention.js'
import type { Replacer } from '../effects/replacing.js'
import { chooser, controllerOf, forbidden, inPass, isOptional, possible, refOf, replacers } from '../effects/replacing.js'
import { shown } from '../effects/shown.js'
import { triggeredBy } from '../effects/triggering.js'
import { announce, ask, askForPlayer, carryOut, happenInTurn } from '../frames.js'
import type { Context, Move, Part, Pattern } from '../part.js'
import { silently } from '../part.js'
import type { EventData, ModelState, Rider } from '../state.js'
import { fresh, inWorld, pop, update } from '../state.js'
import { ANY } from '../unify.js'
import { isUnsettled, settles } from './continuous.js'

type C = Context<'replacement'>

const passes = (c: C) => c.setting.structure.replacement.passes.value

/** Whether an effect of a pass before or after the event is active. */
const isActive = (c: C, when: 'before' | 'after'): boolean =>
  passes(c).some((pass, at) => pass.when === when && inPass(c.world, c.data, at).length > 0)

const isStopped = ({ world, data }: C): boolean => data.event !== null && (forbidden(world, data.event) || !possible(world, data.event))

const active = (c: C): readonly Replacer[] => inPass(c.world, c.data, c.data.pass)

/** The passes still to come at this point: those before the event until it has occurred, then those after it. */
const isInTime = (c: C): boolean => passes(c)[c.data.pass]?.when === (c.data.occurred ? 'after' : 'before')

const isContested = (c: C): boolean => new Set(active(c).map(controllerOf)).size > 1

const selects = (c: C): boolean => c.setting.structure.replacement.orderer.value === 'selected-player-laps' && !c.data.origin.asked

const mustSelect = (c: C): boolean => isInTime(c) && selects(c) && !c.data.inPass && isContested(c)

/** An engine may ask sooner than it must: at any point before an application of the pass, while an effect is active. */
const maySelect = (c: C): boolean =>
  isInTime(c) && selects(c) && !c.setting.autonomous.has('first-player') && (c.data.inPass ? isContested(c) : next(c) !== undefined)

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
  readonly stakes: readonly Concept[]
}

/** What the chosen effect makes of the event. */
const outcomeOf = (c: C, replacer: Replacer): Outcome => {
  const event = c.data.event!
  switch (replacer.kind) {
    case 'prevention':
      return event.event === 'damage'
        ? prevent(c.world, replacer.instance, event, c.data.allocation)
        : { event, worlds: [c.world], stakes: [] }
    case 'replacement': {
      const { effect, scope } = replacer.instance
      return { event: modify(c.world, event, effect.change, scope, effect.event), worlds: [use(c.world, replacer.instance)], stakes: [] }
    }
    case 'self':
      return { event: modify(c.world, event, replacer.self.change, replacer.self.scope), worlds: [c.world], stakes: [] }
  }
}

const applied = (c: C): readonly Move[] => {
  const replacer = chosen(c)
  const event = c.data.event
  if (!replacer || event === null) return []
  const outcome = outcomeOf(c, replacer)
  const [id, named] = fresh(c.state, 'event')
  const riders = ridersOf(replacer, event)
  const pattern: Pattern = {
    see: 'applied',
    effect: refOf(replacer),
    class: replacer.class,
    player: controllerOf(replacer),
    to: c.data.id,
    becomes: outcome.event === null ? null : { event: id, what: shown(outcome.event) },
    ...(outcome.prevented !== undefined && { 'prevented?': outcome.prevented })
  }
  const restart = c.setting.structure.replacement.revisit.value === 'restart' && !c.data.occurred
  return outcome.worlds.map(world => ({
    pattern,
    stakes: [...(replacer.kind === 'prevention' ? (['prevention.apply'] as const) : []), ...outcome.stakes],
    go: state => {
      const { chosen: _, ...rest } = c.data
      const data: EventData = {
        ...rest,
        id,
        event: outcome.event,
        origin: { ...c.data.origin, applied: [...c.data.origin.applied, replacer.key].sort() },
        pass: restart ? 0 : c.data.pass,
        inPass: !restart,
        lap: controllerOf(replacer),
        allocation: [],
        riders,
        stakes: [...new Set([...c.data.stakes, ...outcome.stakes])]
      }
      return replaceData({ ...inWorld(state, world), ids: named.ids }, data)
    }
  }))
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

const occurs = (c: C): readonly Move[] => {
  const event = c.data.event && settled(c.world, c.data.event)
  if (!event) return []
  const { id, within } = c.data
  return [
    {
      pattern: {
        see: 'event',
        events: [{ ...shown(event), 'id?': id, 'within?': within ?? ANY }],
        'cause?': ANY
      },
      stakes: [...c.data.stakes, ...madeBy(c)],
      go: state => {
        const before = state.world
        const after = inWorld(
          update<'replacement'>(state, { event, occurred: true, existed: replacersIn(before), pass: firstAfter(c), inPass: false }),
          fold(useRules(before, event), event)
        )
        const { state: triggered, due } = triggeredBy(after, before, event, within, c.data.cause)
        return announce(triggered, due, id)
      }
    }
  ]
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

const amountOf = (event: GameEvent | null): number => {
  if (event === null) return 0
  switch (event.event) {
    case 'damage':
      return event.parts.reduce((sum, part) => sum + part.amount, 0)
    case 'gain':
    case 'lose':
      return event.amount
    case 'counters':
      return Math.abs(event.delta)
    default:
      return 1
  }
}

const finish = (state: ModelState, { data, returned }: C): ModelState => {
  if (returned?.kind === 'happened') return pop(state, returned)
  return pop(state, { kind: 'happened', happened: data.occurred, amount: data.occurred ? amountOf(data.event) : 0 })
}

const lacksCard = ({ world, data }: C): boolean => data.event !== null && settled(world, data.event) === undefined

/** What is played is a layer before effects apply to it. */
const changesObjects = (c: C): boolean => c.data.event?.event !== 'play' && isUnsettled(c)

export const replacement: Part<'replacement'> = {
  chart: {
    id: 'replacement',
    initial: 'about',
    final: ['done'],
    states: ['about', 'ordering', 'selecting', 'choosing', 'chosen', 'allocating', 'modified', 'ready', 'expanding', 'occurred', 'done'],
    transitions: [
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
      { id: 'replacement.impossible', from: 'ready', on: 'silent', guard: 'stopped', to: 'done', concept: 'replacement.nothing-occurs' },
      { id: 'replacement.expands', from: 'ready', on: 'silent', guard: 'compound', to: 'expanding', concept: 'resolution.step' },
      { id: 'replacement.expanded', from: 'expanding', on: 'silent', to: 'done', concept: 'resolution.step' },
      { id: 'replacement.occurs', from: 'ready', on: 'event', guard: 'single', to: 'occurred', concept: 'replacement.event-occurs' },
      { id: 'replacement.settle', from: 'occurred', on: 'silent', guard: 'unsettled', to: 'occurred', concept: 'continuous.apply' },
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
    stopped: c => isStopped(c) || (c.data.event?.event === 'draw' && !isCompound(c) && lacksCard(c)),
    // An engine may leave it to the occurrence to say that an effect waits for the outcome.
    inactive: c => !isStopped(c) && !isActive(c, 'before'),
    active: c => !isStopped(c) && (isActive(c, 'before') || isActive(c, 'after')),
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
    'nothing-left': ({ data }) => data.riders.length === 0 && data.event === null,
    'pass-done': c => isInTime(c) && next(c) === undefined && passes(c)[c.data.pass + 1]?.when === passes(c)[c.data.pass]?.when,
    'passes-done': c => !c.data.occurred && (!isInTime(c) || (next(c) === undefined && passes(c)[c.data.pass + 1]?.when !== 'before')),
    'all-done': c => c.data.occurred && (!isInTime(c) || (next(c) === undefined && passes(c)[c.data.pass + 1]?.when !== 'after')),
    compound: c => !isStopped(c) && isCompound(c),
    single: c => !isStopped(c) && !isCompound(c) && !lacksCard(c),
    unsettled: changesObjects,
    'outcome-active': c => !changesObjects(c) && isActive(c, 'after'),
    'outcome-inactive': c => !changesObjects(c) && !isActive(c, 'after')
  },
  moves: {
    'replacement.stopped': c => silently(state => finish(state, c)),
    'replacement.proposed': c => [
      {
        pattern: { see: 'proposed', event: c.data.id, what: shown(c.data.event!), 'within?': c.data.within ?? ANY },
        stakes: madeBy(c),
        go: state => state
      }
    ],
    'replacement.must-select': () => silently(state => askForPlayer(state, state.world.turn.player)),
    'replacement.may-select': () => silently(state => askForPlayer(state, state.world.turn.player, true)),
    'replacement.selected': ({ data, returned }) =>
      silently(state => {
        const first = returned?.kind === 'option' && returned.option.option === 'player' ? returned.option.player : state.world.turn.player
        return update<'replacement'>(state, { origin: { ...data.origin, asked: true, first }, lap: first })
      }),
    'replacement.offered': c => {
      const { player, among } = next(c)!
      const options: readonly Option[] = [
        ...among.map<Option>(each => ({ option: 'effect', effect: refOf(each) })),
        ...(among.every(isOptional) ? [{ option: 'done' as const }] : [])
      ]
      return silently(state => ask(update<'replacement'>(state, { lap: controllerOf(among[0]!) }), player, 'replacement', options))
    },
    'replacement.chosen': c =>
      silently(state => {
        const option = c.returned?.kind === 'option' ? c.returned.option : undefined
        const key = next(c)?.among.find(
          each => option?.option === 'effect' && JSON.stringify(refOf(each)) === JSON.stringify(option.effect)
        )?.key
        return update<'replacement'>(state, { ...(key !== undefined && { chosen: key }), allocation: [] })
      }),
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
          : (next(c)?.player ?? controllerOf(replacer))
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
    'replacement.further': ({ data }) =>
      silently(state => {
        const [rider, ...riders] = data.riders
        if (!rider) return state
        const rest = update<'replacement'>(state, { riders })
        return carryOut(rest, rider.steps, rider.scope, {
          ability: rider.ref.ability,
          cause: { effect: rider.ref },
          ...(rider.instead && { origin: data.origin })
        })
      }),
    'replacement.nothing': ({ data }) => silently(state => pop(state, { kind: 'happened', happened: data.occurred, amount: 0 })),
    'replacement.next-pass': ({ data }) =>
      silently(state =>
        update<'replacement'>(state, { pass: data.pass + 1, inPass: false, lap: data.origin.first ?? state.world.turn.player })
      ),
    'replacement.impossible': c => silently(state => finish(state, c)),
    'replacement.expands': ({ data }) => {
      const { event } = data
      if (event?.event !== 'draw') return []
      const parts = Array.from({ length: Math.max(0, event.count ?? 1) }, () => ({ event: 'draw' as const, player: event.player }))
      return silently(state =>
        happenInTurn(state, parts, event.player, {
          ...(data.cause && { cause: data.cause }),
          origin: data.origin,
          within: data.id,
          ordered: true
        })
      )
    },
    'replacement.expanded': c => silently(state => finish(state, c)),
    'replacement.occurs': occurs,
    'replacement.settle': () => silently(settles),
    'replacement.complete': c => silently(state => finish(state, c)),
    'replacement.complete-after': c => silently(state => finish(state, c))
  }
}
