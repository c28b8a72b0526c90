/** What the chart of continuous effects reads, and what its transitions do. @module */
import { ordersTies } from '../../rules/asking.js'
import type { Application, Instance, World } from '../../world/index.js'
import {
  alternatives,
  applications,
  living,
  orderable,
  ordersAtTheStart,
  record,
  settle,
  startedWithFirst,
  changesOfControl,
  tied,
  viewFor,
  withFirst
} from '../../world/index.js'
import { selfHolds } from '../../rules/replacement.js'
import { goesOnAs } from '../../rules/stages.js'
import { ask, happen, happenTogether } from '../frames.js'
import type { Context, TransitionEffect } from '../part.js'
import { internally } from '../part.js'
import type { ModelState, Self } from '../state.js'
import { inWorld, pop, push, update } from '../state.js'

/** The context of the chart. */
export type OfContinuous = Context<'continuous'>

const isDue = (world: World): boolean =>
  (world.facts.reportsApplications && (applications(world).length > 0 || settle(world) !== world)) || changesOfControl(world).length > 0

/** Whether applications are due, some that are known apply no longer, or a change of control is to be told. */
export const isUnsettled = ({ state, world }: Pick<Context, 'state' | 'world'>): boolean =>
  (world.facts.reportsApplications || world.facts.reportsControl) &&
  !state.frames.some(frame => frame.chart === 'continuous') &&
  isDue(world)

/** Lets what is due be applied. */
export const settles = (state: ModelState): ModelState => push(state, { chart: 'continuous', at: 'settling', data: {} })

/** Lets an engine have a player decide in which order effects began that are there from the start. */
export const settlesTheStart = (state: ModelState): ModelState =>
  ordersAtTheStart(state.world, []).length > 0 ? push(state, { chart: 'continuous', at: 'settling', data: { settled: [] } }) : state

/** The lists of effects of which a player may be asked which comes first, though nobody need be. */
const voluntary = ({ world, data }: OfContinuous): readonly (readonly Instance[])[] =>
  data.settled ? ordersAtTheStart(world, data.settled) : orderable(world)

/** The effect that was taken comes first. */
const inOrder = (state: ModelState, { world, data, returned }: OfContinuous): ModelState => {
  const ordering = data.ordering ?? []
  const first = returned?.kind === 'option' ? returned.index : 0
  const decided = update<'continuous'>(state, {
    ordering: [],
    ...(data.settled && ordering[first] && { settled: [...data.settled, ordering[first].key] })
  })
  return inWorld(decided, (data.settled ? startedWithFirst : withFirst)(world, ordering, first))
}

/** The applications to each object, of the first stage and substage that it has any of; a player has yet to order some. */
const inStage = (world: World): readonly (readonly Application[])[] => {
  const byObject = new Map<string, Application[]>()
  for (const each of applications(world)) {
    const known = byObject.get(each.object)
    if (!known) byObject.set(each.object, [each])
    else if (known[0]!.stage === each.stage) known.push(each)
  }
  const awaiting = new Set(tied(world).map(({ key }) => key))
  const free = [...byObject.values()].map(all => all.filter(application => application.instance.since === all[0]!.instance.since))
  return free.map(all => all.filter(application => !awaiting.has(application.instance.key))).filter(all => all.length > 0)
}

/**
 * Those that may come next: stages and timestamps order what applies to one object. Nothing orders effects of one timestamp, and
 * whether one object waits for another, no text says.
 * @see fab:6.2.5a
 */
export const nextOnes = (world: World): readonly Application[] => inStage(world).flat()

/**
 * The self-replacements of an application whose condition holds now that its parameters are known.
 * @see fab:6.4.7b
 */
const selvesOf = (world: World, { instance, key, event }: Application): readonly Self[] =>
  (instance.instead ?? []).flatMap((selfReplacement, at) =>
    selfHolds(world, selfReplacement.if, viewFor(world, instance.scope), { ...instance.scope, event })
      ? [{ ref: instance.ref, key: `${key}/self-${at}`, change: selfReplacement.change, scope: instance.scope }]
      : []
  )

/** Lets one of those that may come next be applied. */
export const applies = ({ world }: OfContinuous): readonly TransitionEffect[] =>
  nextOnes(world).map(application => ({
    next: state =>
      happen(update<'continuous'>(state, { key: application.key }), application.event, {
        cause: { effect: application.instance.ref },
        selves: selvesOf(world, application)
      })
  }))

/** An application that did not come about modifies nothing; an effect that was to modify its object in another way goes on as before. */
const afterwards = (state: ModelState, { data }: OfContinuous): ModelState => {
  const missed = applications(state.world).find(application => application.key === data.key)
  return missed ? inWorld(state, record(state.world, missed, goesOnAs(state.world, amountBefore(state.world, missed.key)))) : state
}

const amountBefore = ({ applied }: World, key: string): number | null => {
  const before = applied[key]
  if (before === undefined || before.nothing) return null
  return before.amount ?? Number(before.live)
}

/** Asks the turn-player which of the effects comes first. */
const askForOrder = (state: ModelState, world: World, ordering: readonly Instance[], isVoluntary = false): ModelState =>
  ask(
    update<'continuous'>(state, { ordering: ordering.map(({ key, since }) => ({ key, since })) }),
    ordersTies(world, world.turn.player, world.turn.player, world.players),
    'timestamp',
    ordering.map(({ ref }) => ({ option: 'effect', effect: ref })),
    isVoluntary ? { voluntary: true } : {}
  )

/** Whether the turn-player has effects of one timestamp to order, before they apply. */
export const isTied = ({ world }: OfContinuous): boolean => tied(world).length > 0

/** Whether the turn-player may be asked sooner than that. */
export const isOrderable = (context: OfContinuous): boolean =>
  !context.setting.autonomous.has('timestamp') && living(context.world).includes(context.world.turn.player) && voluntary(context).length > 0

/** Whether either of several may apply by which an object becomes the same. */
export const isAlike = ({ world }: OfContinuous): boolean => alternatives(world).length > 0

export const isOnlyOne = ({ world }: OfContinuous): boolean => applications(world).length === 1 && nextOnes(world).length === 1

export const comesByStage = ({ world }: OfContinuous): boolean => nextOnes(world).length === 1

export const maySeveralCome = ({ world }: OfContinuous): boolean => nextOnes(world).length > 1

export const isAnyTaken = ({ world }: OfContinuous): boolean => applications(world).length === 0 && changesOfControl(world).length > 0

export const isNothingToApply = ({ world }: OfContinuous): boolean => applications(world).length === 0

export const asksForOrder = ({ world }: OfContinuous): readonly TransitionEffect[] =>
  internally(state => askForOrder(state, world, tied(world)))

export const asksSooner = (context: OfContinuous): readonly TransitionEffect[] =>
  voluntary(context).map(each => ({ next: state => askForOrder(state, context.world, each, true) }))

/** Nobody is asked: one of those that are alike comes first. */
export const takesEither = ({ world }: OfContinuous): readonly TransitionEffect[] =>
  alternatives(world).flatMap(each =>
    each.map((_, first) => ({ next: (state: ModelState) => inWorld(state, withFirst(world, each, first)) }))
  )

export const orders = (context: OfContinuous): readonly TransitionEffect[] => internally(state => inOrder(state, context))

/** What comes under another control by one change does so at once. */
export const takes = ({ world }: OfContinuous): readonly TransitionEffect[] =>
  internally(state => happenTogether(state, changesOfControl(world)))

export const looksBack = (context: OfContinuous): readonly TransitionEffect[] => internally(state => afterwards(state, context))

export const ends = (): readonly TransitionEffect[] => internally(state => pop(inWorld(state, settle(state.world)), { kind: 'done' }))
