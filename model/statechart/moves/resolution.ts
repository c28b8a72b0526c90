/**
 * What the chart of carrying out instructions reads, and what its transitions do: it walks instructions and knows none of them. What
 * each asks and brings about is in the record of instructions.
 * @module
 */
import { madeJointly } from '../../instructions/common/jointly.js'
import { layerOf } from '../../instructions/common/doing.js'
import { instructions } from '../../instructions/index.js'
import { entryOf, type Doing, type Joint, type Made, type Question, type Reading, type Taken } from '../../instructions/instruction.js'
import type { Step } from '../../scenario/step.js'
import type { GameEvent, Id } from '../../trace/event.js'
import type { OwnScope, Pending } from '../../world/index.js'
import { isGameOver, viewFor } from '../../world/index.js'
import { doneKey, noteDone } from '../effects/reflexive.js'
import { ask, carryOut, happen, happenInTurn, happenTogether, trigger } from '../frames.js'
import type { Context, Move } from '../part.js'
import { silently } from '../part.js'
import * as resolving from '../../rules/resolving.js'
import { selfHolds } from '../../rules/replacement.js'
import { mayOnceBeOfAction } from '../../rules/triggering.js'
import type { ModelState, RunData, Self } from '../state.js'
import { fresh, inWorld, pop, push, update } from '../state.js'
import { isUnsettled } from './continuous.js'
import { gameOver } from './ending.js'

/** The context of the chart. */
export type OfResolution = Context<'resolution'>

const current = ({ data }: OfResolution): Step | undefined => data.steps[0]

/** What the present instruction brings about. */
const doesNow = (c: OfResolution) => {
  const step = current(c)
  return step && entryOf(instructions, step).does
}

/**
 * The self-replacements of an instruction for an event that it makes: those whose condition holds as the event is generated.
 * @see fab:6.4.7b
 */
const selvesOf = ({ data, state, world }: Doing, step: Step, event: GameEvent): readonly Self[] =>
  (step.instead ?? []).flatMap((each, at) => {
    const here = { ...data.scope, event: data.scope.event ?? event }
    if (!selfHolds(world, each.if, viewFor(world, data.scope), here)) return []
    return [
      {
        ref: { source: data.scope.self, ability: data.ability, ...(at > 0 && { n: at + 1 }) },
        key: `${data.layer ?? ''}/${data.ability}/self-${at}/${state.frames.length}`,
        change: each.change,
        scope: data.scope
      }
    ]
  })

/** What caused the events of an instruction, and which replaced event they take the place of. */
const descent = ({ data }: OfResolution): Pick<RunData, 'cause' | 'origin'> => ({
  ...(data.cause && { cause: data.cause }),
  ...(data.origin && { origin: data.origin })
})

/** Lets the events of an instruction happen, at once or one after another. */
const make = (state: ModelState, c: Doing, step: Step, { events, ordered }: Pick<Made, 'events' | 'ordered'>): ModelState => {
  const more = descent(c)
  const selves = events.map(event => selvesOf(c, step, event))
  const [first] = events
  if (first === undefined) return state
  if (events.length === 1) return happen(state, first, { ...more, selves: selves[0]! })
  if (c.together) return happenTogether(state, events, { ...more, selves })
  if (ordered) return happenInTurn(state, events, c.data.scope.you, { ...more, ordered, selves })
  const [within, named] = fresh(state, 'event')
  return happenInTurn(named, events, c.data.scope.you, { ...more, ordered, within, selves })
}

/** Lets instructions within another one be carried out. */
const inside = (state: ModelState, { data }: OfResolution, steps: readonly Step[], you = data.scope.you): ModelState =>
  carryOut(
    state,
    steps,
    { ...data.scope, you },
    {
      ability: data.ability,
      modes: data.modes,
      ...(data.cause && { cause: data.cause }),
      ...(data.layer !== undefined && { layer: data.layer }),
      ...(data.origin && { origin: data.origin })
    }
  )

/** The next round of an instruction that is carried out again and again. */
const round = (state: ModelState, c: OfResolution, steps: readonly Step[], left: readonly (Id | number)[]): ModelState => {
  const [first, ...rest] = left
  const scope = c.data.local?.kind === 'loop' ? c.data.local.scope : c.data.scope
  const kept = update<'resolution'>(state, { local: { kind: 'loop', left: rest, scope } })
  if (first === undefined) return kept
  return inside(kept, { ...c, data: { ...c.data, scope } }, steps, typeof first === 'string' ? first : scope.you)
}

/** How several act where all decide before any of them does. */
const jointOf = (c: OfResolution, step: Step): Joint | undefined => {
  const { does } = entryOf(instructions, step)
  return does.kind === 'rounds' ? does.jointly?.(c.world, step, instructions) : undefined
}

/** How all act once nothing is left to decide: only where they need not, or have decided before acting. */
const jointNow = (c: OfResolution, step: Step): Joint | undefined => {
  const joint = jointOf(c, step)
  return joint?.open && c.data.local?.kind !== 'joint' ? undefined : joint
}

/** So often an instruction may be carried out, or of so many things, at once; beyond, the charts do not follow. */
const MOST = 1_000

/** Carries out a step that has nothing more to ask. */
const perform = (state: ModelState, c: Doing): ModelState => {
  const step = current(c)!
  const doing: Doing = { ...c, state }
  const { does, often } = entryOf(instructions, step)
  if (often && often(doing, step) > MOST) return { ...state, unsupported: `an instruction for more than ${MOST} times at once` }
  switch (does.kind) {
    case 'events': {
      const made = does.of(doing, step, instructions)
      const now = made.state ?? state
      return make(made.then ? push(now, made.then) : now, doing, step, made)
    }
    case 'steps': {
      const led = does.of(doing, step, instructions)
      if (!led) return state
      return inside(led.local ? update<'resolution'>(state, { local: led.local }) : state, c, led.steps)
    }
    case 'rounds': {
      const joint = jointNow(c, step)
      if (!joint) {
        const { steps, left } = does.of(doing, step)
        return round(state, c, steps, left)
      }
      const made = madeJointly(doing, joint, instructions)
      return make(made.state ?? state, doing, joint.act, made)
    }
    // what these bring about, transitions of their own do
    case 'choice':
    case 'effect':
    case 'reflex':
      return state
  }
}

/** The readings in which a step may be carried out: in one of them its events happen at once. */
const readingsOf = (c: OfResolution): readonly Reading[] => {
  const step = current(c)!
  const acting = jointOf(c, step)?.act ?? step
  const { does } = entryOf(instructions, acting)
  if (does.kind === 'steps' && does.readings) return does.readings(c, acting)
  const atOnce = does.kind === 'events' ? does.atOnce?.(c.world) : undefined
  return (atOnce ?? [false]).map(together => ({ together }))
}

const question = (c: OfResolution): Question | undefined => {
  const step = current(c)
  return step && entryOf(instructions, step).asks?.now(c, step, instructions)
}

/** Whether a step can't go on before it has asked. */
const mustAsk = (c: OfResolution): boolean => {
  const found = question(c)
  return found !== undefined && !found.voluntary && !found.avoidable
}

/** Goes on with the answer to a step's question. */
const answered = (state: ModelState, c: OfResolution): ModelState => {
  const step = current(c)!
  const given = c.returned?.kind === 'option' ? c.returned.option : undefined
  const answer = entryOf(instructions, step).asks?.answered(c, step, given, instructions)
  if (!answer) return state
  const kept = update<'resolution'>(state, { local: answer.local })
  if (!answer.steps) return kept
  // What is done once is done from the decision on: its own events do not call for it again.
  const isTaken = answer.local.kind === 'option' && answer.local.taken
  const noted = isTaken && step.as !== undefined ? inWorld(kept, noteDone(kept.world, layerOf(c), step.as)) : kept
  return inside(noted, c, answer.steps)
}

/** Lets a reflexive effect trigger so many times. What waits for the resolution does so later. */
const reflect = (state: ModelState, c: OfResolution, times: number, pending: (layer: Id) => Pending, later: boolean): ModelState => {
  let now = state
  const made: Pending[] = []
  for (let n = 0; n < times; n++) {
    const [layer, named] = fresh(now, 'layer')
    now = named
    made.push(pending(layer))
  }
  return later ? onceResolved(now, c, made) : trigger(now, made)
}

/** Keeps what triggers once the layer has resolved. @see mtg:603.7h mtg-context:608.2p */
const onceResolved = (state: ModelState, { data }: OfResolution, made: readonly Pending[]): ModelState => ({
  ...state,
  frames: state.frames.map(frame =>
    frame.chart === 'stack' && frame.data.layer === data.layer
      ? { ...frame, data: { ...frame.data, onceResolved: [...(frame.data.onceResolved ?? []), ...made] } }
      : frame
  )
})

/** Whether the step is carried out once more, for the next player or as often as it says. */
export const isLooping = ({ data }: OfResolution): boolean => data.local?.kind === 'loop' && data.local.left.length > 0

/** Collects what a step has done. */
const collected = (c: OfResolution): Partial<RunData> => {
  const { data, returned } = c
  const result = returned?.kind === 'happened' ? returned : undefined
  return {
    stepHappened: resolving.isDone(c.world, data.stepHappened, result?.happened ?? false),
    happened: data.happened || (result?.happened ?? false),
    amount: data.amount + (result?.amount ?? 0),
    times: (data.times ?? 0) + (result?.times ?? (result?.happened ? 1 : 0)),
    scope: result?.scope ? taught(data.scope, data.local?.kind === 'loop' ? data.local.scope : data.scope, result.scope) : data.scope
  }
}

const timesOf = ({ times, did }: OwnScope, name: string): number => times?.[name] ?? (did.includes(name) ? 1 : 0)

/** A scope with what steps inside another have brought about, which began with `from`. */
const taught = (scope: OwnScope, from: OwnScope, found: OwnScope): OwnScope => {
  const did = [...new Set([...scope.did, ...found.did])]
  const counts = did.map(name => [name, timesOf(scope, name) + timesOf(found, name) - timesOf(from, name)] as const)
  const several = counts.filter(([, count]) => count > 1)
  return {
    ...scope,
    chosen: { ...scope.chosen, ...found.chosen },
    results: { ...scope.results, ...found.results },
    did,
    ...(found.begun && { begun: found.begun }),
    ...(several.length > 0 && { times: Object.fromEntries(several) })
  }
}

/** How often the named results have happened, with this one; kept only of what happened several times. */
const withTimes = (scope: OwnScope, name: string | undefined, more: number): Pick<OwnScope, 'times'> => {
  const { times } = scope
  const all = name === undefined ? 0 : timesOf(scope, name) + more
  return name !== undefined && more > 0 && all > 1 ? { times: { ...times, [name]: all } } : times ? { times } : {}
}

/** Whether the step is an option. */
const isOption = (step: Step | undefined): boolean => step !== undefined && entryOf(instructions, step).asks?.optionOf !== undefined

/**
 * Whether an option counts as done because its player chose it and began, whatever became of it.
 * @see mtg-context:118.12
 */
const isBegun = ({ data, world }: OfResolution, step: Step | undefined): boolean =>
  isOption(step) && data.local?.kind === 'option' && resolving.isBegun(world, data.local.taken)

/** The step is over: its result gets its name. */
const finish = (state: ModelState, c: OfResolution): ModelState => {
  const step = current(c)
  const { stepHappened, amount: done, times, scope, happened } = { ...c.data, ...collected(c) }
  const name = step?.as ?? (c.data.local?.kind === 'loop' ? undefined : step && jointNow(c, step)?.act.as)
  const begun = !stepHappened && isBegun(c, step)
  const { begun: others = [] }: OwnScope = scope
  const does = doesNow(c)
  const did = name !== undefined && (stepHappened || begun) && !scope.did.includes(name) ? [...scope.did, name] : scope.did
  const results = name !== undefined && does?.kind !== 'choice' ? { ...scope.results, [name]: done } : scope.results
  const chosen = name !== undefined && does?.kind === 'choice' ? { ...scope.chosen, [name]: does.of(c.data.local) } : scope.chosen
  const { local: _, times: __, ...rest } = c.data
  const frame = state.frames.at(-1)!
  const data: RunData = {
    ...rest,
    steps: c.data.steps.slice(1),
    scope: {
      ...scope,
      ...withTimes(scope, name, stepHappened ? (times ?? 1) : 0),
      ...(name !== undefined && begun && { begun: [...others, name] }),
      did,
      results,
      chosen
    },
    happened,
    amount: 0,
    stepHappened: false
  }
  const world = name !== undefined && stepHappened ? noteDone(state.world, layerOf(c), name) : state.world
  return { ...state, world, frames: [...state.frames.slice(0, -1), { chart: 'resolution', at: frame.at, data }] }
}

/**
 * Whether the step is one to be done only once, and has been: the layer had triggered before that. Whether it may be done again,
 * the text does not say, which speaks of triggering.
 * @see mtg:603.2i
 */
const isDoneAlready = (c: OfResolution): boolean => {
  const layer = layerOf(c)
  const name = current(c)?.as
  return (
    name !== undefined &&
    c.data.local === undefined &&
    layer?.key !== undefined &&
    layer.text.once === name &&
    mayOnceBeOfAction(c.world) &&
    c.world.done.includes(doneKey(layer.key, layer.controller, name))
  )
}

/** Where as many are to be chosen as there are, or more: all of them, which an engine need not ask for. */
const allOf = (c: OfResolution): Taken | undefined => {
  const step = current(c)
  return step && entryOf(instructions, step).asks?.taken?.(c, step, instructions)
}

/** The orders in which an engine may take a few; of many, theirs. */
const ordersOf = (all: readonly Id[]): readonly (readonly Id[])[] =>
  all.length > 3 || all.length < 2
    ? [all]
    : all.flatMap(first => ordersOf(all.filter(each => each !== first)).map(rest => [first, ...rest]))

/** An effect that has just started may apply to objects at once. */
export const hasStarted = (c: OfResolution): boolean => startsEffect(c) && isUnsettled(c)

export const isNoneLeft = (c: OfResolution): boolean => current(c) === undefined

/** Whether the step has something to ask, which it may have to. */
export const mayAsk = (c: OfResolution): boolean => question(c) !== undefined

/** Whether an engine may take all that may be chosen without asking. */
export const mayTakeAll = (c: OfResolution): boolean => allOf(c) !== undefined

/** Whether the step is an option, to be taken only once, that has been. */
export const isOptionTaken = (c: OfResolution): boolean => isDoneAlready(c) && isOption(current(c))

export const isStepDone = (c: OfResolution): boolean => isDoneAlready(c)

export const startsEffect = (c: OfResolution): boolean => doesNow(c)?.kind === 'effect'

export const isReflexive = (c: OfResolution): boolean => doesNow(c)?.kind === 'reflex'

/** Whether a step that asks has asked everything, or need not ask more. */
export const hasAskedAll = (c: OfResolution): boolean => !mustAsk(c) && c.data.local !== undefined && c.data.local.kind !== 'loop'

export const needNotAsk = (c: OfResolution): boolean => !mustAsk(c)

export const isDecided = ({ world }: OfResolution): boolean => isGameOver(world)

export const asks = (c: OfResolution): readonly Move[] =>
  silently(state => {
    const { player, decision, options, voluntary } = question(c)!
    return ask(state, player, decision, options, voluntary ? { voluntary } : {})
  })

export const takesAnswer = (c: OfResolution): readonly Move[] => silently(state => answered(state, c))

export const goesOn = (c: OfResolution): readonly Move[] => silently(state => update<'resolution'>(state, collected(c)))

/** The effect starts, in each reading of what it is for; or never begins. */
export const starts = (c: OfResolution): readonly Move[] => {
  const step = current(c)
  const does = doesNow(c)
  if (!step || does?.kind !== 'effect') return []
  return does.of(c, step).map(start => ({
    go: (state: ModelState): ModelState => {
      const world = start(state.world)
      return world === state.world ? state : inWorld(update<'resolution'>(state, { stepHappened: true }), world)
    }
  }))
}

/** A reflexive effect triggers as it is generated, in each reading of how often. */
export const reflects = (c: OfResolution): readonly Move[] => {
  const step = current(c)
  const does = doesNow(c)
  if (!step || does?.kind !== 'reflex') return []
  const { times, pending, later } = does.of(c, step)
  return times.map(often => ({ go: state => reflect(state, c, often, pending, later) }))
}

/** The step is carried out, in each reading. */
export const begins = (c: OfResolution): readonly Move[] =>
  readingsOf(c).map(reading => ({ go: state => perform(state, { ...c, ...reading }) }))

export const goesAround = (c: OfResolution): readonly Move[] =>
  silently(state => {
    const step = current(c)
    const does = doesNow(c)
    const kept = update<'resolution'>(state, collected(c))
    return step && does?.kind === 'rounds' && c.data.local?.kind === 'loop'
      ? round(kept, c, does.of(c, step).steps, c.data.local.left)
      : kept
  })

export const finishes = (c: OfResolution): readonly Move[] => silently(state => finish(state, c))

export const decides = ({ world }: OfResolution): readonly Move[] => [gameOver(world)]

/** All are taken, in any order. */
export const takesAll = (c: OfResolution): readonly Move[] => {
  const { all, local } = allOf(c)!
  return ordersOf(all).map(chosen => ({ go: state => update<'resolution'>(state, { local: local(chosen) }) }))
}

/** The player may only decline. */
export const bars = (c: OfResolution): readonly Move[] =>
  silently(state => {
    const step = current(c)
    const by = step && entryOf(instructions, step).asks?.optionOf?.(c, step)
    return ask(state, by ?? c.data.scope.you, 'may', [{ option: 'no' }])
  })

export const passesOver = (c: OfResolution): readonly Move[] => silently(state => finish(state, { ...c, returned: undefined }))

export const ends = ({ data }: OfResolution): readonly Move[] =>
  silently(state => pop(state, { kind: 'happened', happened: data.happened, amount: data.amount, scope: data.scope }))
