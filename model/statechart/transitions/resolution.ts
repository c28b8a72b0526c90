/**
 * What the chart of carrying out instructions reads, and what its transitions do: it walks instructions and knows none of them. What
 * each asks and brings about is in the record of instructions.
 * @module
 */
import { madeJointly } from '../../instructions/common/jointly.js'
import { stackObjectOf } from '../../instructions/common/doing.js'
import { instructions } from '../../instructions/index.js'
import { entryOf, type Doing, type Joint, type Made, type Question, type Reading, type Taken } from '../../instructions/instruction.js'
import type { Step } from '../../scenario/step.js'
import type { GameEvent, Id } from '../../trace/event.js'
import type { OwnScope, Pending, World } from '../../world/index.js'
import { isGameOver, knowing, viewFor } from '../../world/index.js'
import { doneKey, noteDone } from '../effects/reflexive.js'
import { triggeredByState } from '../effects/triggered.js'
import { withoutUnmoved } from '../effects/returning.js'
import { announce, ask, carryOut, happen, happenInTurn, happenTogether, trigger } from '../frames.js'
import type { Context, TransitionEffect } from '../part.js'
import { internally } from '../part.js'
import { areStatesAlwaysSeen } from '../../rules/states.js'
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
const doesNow = (context: OfResolution) => {
  const step = current(context)
  return step && entryOf(instructions, step).does
}

/**
 * The self-replacements of an instruction for an event that it makes: those whose condition holds as the event is generated.
 * @see fab:6.4.7b
 */
const selvesOf = ({ data, state, world }: Doing, step: Step, event: GameEvent): readonly Self[] =>
  (step.instead ?? []).flatMap((selfReplacement, at) => {
    const here = { ...data.scope, event: data.scope.event ?? event }
    if (!selfHolds(world, selfReplacement.if, viewFor(world, data.scope), here)) return []
    return [
      {
        ref: { source: data.scope.self, ability: data.ability, ...(at > 0 && { n: at + 1 }) },
        key: `${data.stackObject ?? ''}/${data.ability}/self-${at}/${state.frames.length}`,
        change: selfReplacement.change,
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
const make = (state: ModelState, context: Doing, step: Step, { events, ordered }: Pick<Made, 'events' | 'ordered'>): ModelState => {
  const more = descent(context)
  const selves = events.map(event => selvesOf(context, step, event))
  const [first] = events
  if (first === undefined) return state
  if (events.length === 1) return happen(state, first, { ...more, selves: selves[0]! })
  if (context.together) return happenTogether(state, events, { ...more, selves })
  if (ordered) return happenInTurn(state, events, context.data.scope.you, { ...more, ordered, selves })
  const [within, named] = fresh(state, 'event')
  return happenInTurn(named, events, context.data.scope.you, { ...more, ordered, within, selves })
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
      ...(data.stackObject !== undefined && { stackObject: data.stackObject }),
      ...(data.origin && { origin: data.origin })
    }
  )

/** The next round of an instruction that is carried out again and again. */
const round = (state: ModelState, context: OfResolution, steps: readonly Step[], left: readonly (Id | number)[]): ModelState => {
  const [first, ...rest] = left
  const scope = context.data.local?.kind === 'loop' ? context.data.local.scope : context.data.scope
  const kept = update<'resolution'>(state, { local: { kind: 'loop', left: rest, scope } })
  if (first === undefined) return kept
  return inside(kept, { ...context, data: { ...context.data, scope } }, steps, typeof first === 'string' ? first : scope.you)
}

/** How several act where all decide before any of them does. */
const jointOf = (context: OfResolution, step: Step): Joint | undefined => {
  const { does } = entryOf(instructions, step)
  return does.kind === 'rounds' ? does.jointly?.(context.world, step, instructions) : undefined
}

/** How all act once nothing is left to decide: only where they need not, or have decided before acting. */
const jointNow = (context: OfResolution, step: Step): Joint | undefined => {
  const joint = jointOf(context, step)
  return joint?.open && context.data.local?.kind !== 'joint' ? undefined : joint
}

/** So often an instruction may be carried out, or of so many things, at once; beyond, the charts do not follow. */
const MOST = 1_000

/** Carries out a step that has nothing more to ask. */
const perform = (state: ModelState, context: Doing): ModelState => {
  const step = current(context)!
  const doing: Doing = { ...context, state }
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
      return inside(led.local ? update<'resolution'>(state, { local: led.local }) : state, context, led.steps)
    }
    case 'rounds': {
      const joint = jointNow(context, step)
      if (!joint) {
        const { steps, left } = does.of(doing, step)
        return round(state, context, steps, left)
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
const readingsOf = (context: OfResolution): readonly Reading[] => {
  const step = current(context)!
  const acting = jointOf(context, step)?.act ?? step
  const { does } = entryOf(instructions, acting)
  if (does.kind === 'steps' && does.readings) return does.readings(context, acting)
  const atOnce = does.kind === 'events' ? does.atOnce?.(context.world) : undefined
  return (atOnce ?? [false]).map(together => ({ together }))
}

const question = (context: OfResolution): Question | undefined => {
  const step = current(context)
  return step && entryOf(instructions, step).asks?.now(context, step, instructions)
}

/** Whether a step can't go on before it has asked. */
const mustAsk = (context: OfResolution): boolean => {
  const found = question(context)
  return found !== undefined && !found.voluntary && !found.avoidable
}

/** Goes on with the answer to a step's question. */
const answered = (state: ModelState, context: OfResolution): ModelState => {
  const step = current(context)!
  const given = context.returned?.kind === 'option' ? context.returned.option : undefined
  const answer = entryOf(instructions, step).asks?.answered(context, step, given, instructions)
  if (!answer) return state
  const kept = update<'resolution'>(state, { local: answer.local })
  if (!answer.steps) return kept
  // What is done once is done from the decision on: its own events do not call for it again.
  const isTaken = answer.local.kind === 'option' && answer.local.taken
  const noted = isTaken && step.as !== undefined ? inWorld(kept, noteDone(kept.world, stackObjectOf(context), step.as)) : kept
  return inside(noted, context, answer.steps)
}

/** Lets a reflexive effect trigger so many times. What waits for the resolution does so later. */
const reflect = (
  state: ModelState,
  context: OfResolution,
  times: number,
  pending: (stackObject: Id) => Pending,
  later: boolean
): ModelState => {
  let now = state
  const made: Pending[] = []
  for (let n = 0; n < times; n++) {
    const [stackObject, named] = fresh(now, 'stackObject')
    now = named
    made.push(pending(stackObject))
  }
  return later ? onceResolved(now, context, made) : trigger(now, made)
}

/** Keeps what triggers once the stack object has resolved. @see mtg:603.7h mtg-context:608.2p */
const onceResolved = (state: ModelState, { data }: OfResolution, made: readonly Pending[]): ModelState => ({
  ...state,
  frames: state.frames.map(frame =>
    frame.chart === 'stack' && frame.data.stackObject === data.stackObject
      ? { ...frame, data: { ...frame.data, onceResolved: [...(frame.data.onceResolved ?? []), ...made] } }
      : frame
  )
})

/** Whether the step is carried out once more, for the next player or as often as it says. */
export const isLooping = ({ data }: OfResolution): boolean => data.local?.kind === 'loop' && data.local.left.length > 0

/** Collects what a step has done. */
const collected = (context: OfResolution): Partial<RunData> => {
  const { data, returned } = context
  const result = returned?.kind === 'happened' ? returned : undefined
  return {
    stepHappened: resolving.isDone(context.world, data.stepHappened, result?.happened ?? false),
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

/** What has been chosen in a step that only chooses. */
const pickedNow = (context: OfResolution): readonly Id[] => {
  const does = doesNow(context)
  return does?.kind === 'choice' ? does.of(context.data.local) : []
}

/**
 * The step is over: its result gets its name.
 * @param isChoiceDone whether it is a choice that counts as done
 */
const finish = (state: ModelState, context: OfResolution, isChoiceDone = false): ModelState => {
  const step = current(context)
  const { amount: done, times, scope, happened, ...all } = { ...context.data, ...collected(context) }
  const stepHappened = all.stepHappened || isChoiceDone
  const name = step?.as ?? (context.data.local?.kind === 'loop' ? undefined : step && jointNow(context, step)?.act.as)
  const begun = !stepHappened && isBegun(context, step)
  const { begun: others = [] }: OwnScope = scope
  const does = doesNow(context)
  const did = name !== undefined && (stepHappened || begun) && !scope.did.includes(name) ? [...scope.did, name] : scope.did
  const results = name !== undefined && does?.kind !== 'choice' ? { ...scope.results, [name]: done } : scope.results
  const picked = name !== undefined ? pickedNow(context) : []
  const chosen = name !== undefined && does?.kind === 'choice' ? { ...scope.chosen, [name]: picked } : scope.chosen
  const { local: _, times: __, ...rest } = context.data
  const frame = state.frames.at(-1)!
  const data: RunData = {
    ...rest,
    steps: context.data.steps.slice(1),
    scope: {
      ...knowing(state.world, scope, picked),
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
  const noted = name !== undefined && stepHappened ? noteDone(state.world, stackObjectOf(context), name) : state.world
  const world = withoutUnmoved(noted)
  return { ...state, world, frames: [...state.frames.slice(0, -1), { chart: 'resolution', at: frame.at, data }] }
}

/**
 * Whether the step is one to be done only once, and has been: the stack object had triggered before that. Whether it may be done again,
 * the text does not say, which speaks of triggering.
 * @see mtg:603.2i
 */
const isDoneAlready = (context: OfResolution): boolean => {
  const stackObject = stackObjectOf(context)
  const name = current(context)?.as
  return (
    name !== undefined &&
    context.data.local === undefined &&
    stackObject?.key !== undefined &&
    stackObject.text.once === name &&
    mayOnceBeOfAction(context.world) &&
    context.world.done.includes(doneKey(stackObject.key, stackObject.controller, name))
  )
}

/** Where as many are to be chosen as there are, or more: all of them, which an engine need not ask for. */
const allOf = (context: OfResolution): Taken | undefined => {
  const step = current(context)
  return step && entryOf(instructions, step).asks?.taken?.(context, step, instructions)
}

/** The orders in which an engine may take a few; of many, theirs. */
const ordersOf = (all: readonly Id[]): readonly (readonly Id[])[] =>
  all.length > 3 || all.length < 2
    ? [all]
    : all.flatMap(first => ordersOf(all.filter(each => each !== first)).map(rest => [first, ...rest]))

/** An effect that has just started may apply to objects at once. */
export const hasStarted = (context: OfResolution): boolean => startsEffect(context) && isUnsettled(context)

export const isNoneLeft = (context: OfResolution): boolean => current(context) === undefined

/** Whether the step has something to ask, which it may have to. */
export const mayAsk = (context: OfResolution): boolean => question(context) !== undefined

/** Whether an engine may take all that may be chosen without asking. */
export const mayTakeAll = (context: OfResolution): boolean => allOf(context) !== undefined

/** Whether the step is an option, to be taken only once, that has been. */
export const isOptionTaken = (context: OfResolution): boolean => isDoneAlready(context) && isOption(current(context))

export const isStepDone = (context: OfResolution): boolean => isDoneAlready(context)

/** The effect that the present instruction starts, in each reading. */
const started = (context: OfResolution): readonly ((world: World) => World)[] | undefined => {
  const step = current(context)
  const does = doesNow(context)
  if (!step) return undefined
  return does?.kind === 'effect' ? does.of(context, step) : does?.kind === 'reflex' ? does.delayed(context, step) : undefined
}

/** Whether the present instruction starts an effect, which a reflexive one does where it is delayed. */
export const startsEffect = (context: OfResolution): boolean => {
  const step = current(context)
  const does = doesNow(context)
  if (!step || !does) return false
  return does.kind === 'effect' || (does.kind === 'reflex' && does.delayed(context, step) !== undefined)
}

export const isReflexive = (context: OfResolution): boolean => doesNow(context)?.kind === 'reflex'

/** Whether a step has nothing to ask, has asked everything, or need not ask more. */
export const needNotAsk = (context: OfResolution): boolean => !mustAsk(context)

export const isDecided = ({ world }: OfResolution): boolean => isGameOver(world)

export const asks = (context: OfResolution): readonly TransitionEffect[] =>
  internally(state => {
    const { player, decision, options, voluntary } = question(context)!
    return ask(state, player, decision, options, voluntary ? { voluntary } : {})
  })

export const takesAnswer = (context: OfResolution): readonly TransitionEffect[] => internally(state => answered(state, context))

export const goesOn = (context: OfResolution): readonly TransitionEffect[] =>
  internally(state => update<'resolution'>(state, collected(context)))

/** The effect starts, in each reading of what it is for; or never begins. */
export const starts = (context: OfResolution): readonly TransitionEffect[] =>
  (started(context) ?? []).map(start => ({
    next: (state: ModelState): ModelState => {
      const world = start(state.world)
      if (world === state.world) return state
      const begun = inWorld(update<'resolution'>(state, { stepHappened: true }), world)
      return startsOnState(context) ? sampledNow(begun) : begun
    }
  }))

/** Whether the present instruction starts an effect that waits for a state. */
const startsOnState = (context: OfResolution): boolean => {
  const step = current(context)
  return step?.do === 'when' || (step?.do === 'start' && step.effect.kind === 'trigger' && step.effect.trigger.when !== undefined)
}

/** A delayed effect whose state is there as it starts triggers as soon as that, where states are watched all the time. @see mtg:603.8 */
const sampledNow = (state: ModelState): ModelState => {
  if (!areStatesAlwaysSeen(state.world)) return state
  const { state: after, pending } = triggeredByState(state)
  return announce(
    after,
    pending.map(each => ({ ...each, by: [] }))
  )
}

/** A reflexive effect triggers as it is generated, in each reading of how often. */
export const reflects = (context: OfResolution): readonly TransitionEffect[] => {
  const step = current(context)
  const does = doesNow(context)
  if (!step || does?.kind !== 'reflex') return []
  const { times, pending, later } = does.of(context, step)
  return times.map(often => ({ next: state => reflect(state, context, often, pending, later) }))
}

/** The step is carried out, in each reading. */
export const begins = (context: OfResolution): readonly TransitionEffect[] =>
  readingsOf(context).map(reading => ({ next: state => perform(state, { ...context, ...reading }) }))

export const goesAround = (context: OfResolution): readonly TransitionEffect[] =>
  internally(state => {
    const step = current(context)
    const does = doesNow(context)
    const kept = update<'resolution'>(state, collected(context))
    return step && does?.kind === 'rounds' && context.data.local?.kind === 'loop'
      ? round(kept, context, does.of(context, step).steps, context.data.local.left)
      : kept
  })

/**
 * The step is over. Whether it is something that a player does if all that it says is to choose, no text tells: it is, or it is not. To
 * choose nothing is nothing done.
 * @see mtg-context:608.2d fab-context:1.8.9
 */
export const finishes = (context: OfResolution): readonly TransitionEffect[] => {
  const mayBeDone = context.world.facts.asksWhatWasDone && current(context)?.as !== undefined && pickedNow(context).length > 0
  return (mayBeDone ? [false, true] : [false]).map(isDone => ({ next: state => finish(state, context, isDone) }))
}

export const decides = ({ world }: OfResolution): readonly TransitionEffect[] => [gameOver(world)]

/** All are taken, in any order. */
export const takesAll = (context: OfResolution): readonly TransitionEffect[] => {
  const { all, local } = allOf(context)!
  return ordersOf(all).map(chosen => ({ next: state => update<'resolution'>(state, { local: local(chosen) }) }))
}

/** The player may only decline. */
export const bars = (context: OfResolution): readonly TransitionEffect[] =>
  internally(state => {
    const step = current(context)
    const by = step && entryOf(instructions, step).asks?.optionOf?.(context, step)
    return ask(state, by ?? context.data.scope.you, 'may', [{ option: 'no' }])
  })

export const passesOver = (context: OfResolution): readonly TransitionEffect[] =>
  internally(state => finish(state, { ...context, returned: undefined }))

export const ends = ({ data }: OfResolution): readonly TransitionEffect[] =>
  internally(state => pop(state, { kind: 'happened', happened: data.happened, amount: data.amount, scope: data.scope }))
