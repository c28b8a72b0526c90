/**
 * Instructions, carried out one after another.
 * @module
 * @see fab:6.1.2 fab:6.1.3
 */
import { isWho } from '../../../model/base/filter.js'
import type { Acted, Step } from '../../../model/scenario/step.js'
import type { Scope, View } from '../../../model/scenario/view.js'
import type { GameEvent, Id } from '../../../model/trace/event.js'
import type { About, Option } from '../../../model/trace/option.js'
import { ask, emit, living, newEventId, newLayerId, push, unsupported, updateFrame, type Run } from '../context.js'
import type { Frame, SelfChange } from '../state.js'
import type { Process, Task, TaskOf } from '../task.js'
import { knowing, viewOf } from '../view.js'
import { proposal } from './event.js'
import { startEffect } from './lasting.js'
import { canPayStep } from './payment.js'

/** An instruction about to be carried out. */
interface Doing<S extends Step = Step> {
  readonly run: Run
  readonly step: S
  readonly frameId: string
  readonly frame: Frame
  readonly scope: Scope
  readonly view: View
  readonly you: Id | undefined
}

type StepOf<K extends Step['do']> = Extract<Step, { do: K }>

/** Carries out the next instruction of a list. */
export const steps = (run: Run, task: TaskOf<'steps'>): void => {
  const step = task.steps[task.at]
  const frame = run.frames[task.frame]
  if (!step || !frame) return
  if (task.at + 1 < task.steps.length) push(run, { ...task, at: task.at + 1 })
  const scope = task.you === undefined ? frame.scope : { ...frame.scope, you: task.you }
  const view = knowing(viewOf(run.ctx, run.w), run.w, frame.known)
  perform({ run, step, frameId: task.frame, frame, scope, view, you: task.you })
}

const perform = (doing: Doing): void => {
  const { run, step } = doing
  switch (step.do) {
    case 'damage':
      return dealDamage({ ...doing, step })
    case 'damage-each':
      return damageEach({ ...doing, step })
    case 'draw':
      return draw({ ...doing, step })
    case 'discard':
      return discard({ ...doing, step })
    case 'gain':
    case 'lose': {
      const amount = value(doing, step.amount)
      const players = refersTo(doing, step.player).filter(player => living(run.w).includes(player))
      return inSequence(
        doing,
        players.map(player => ({ event: step.do, player, of: step.of, amount }))
      )
    }
    case 'destroy':
    case 'sacrifice':
    case 'reveal':
      return act(doing, step.what, object => ({ event: step.do, object }))
    case 'move':
      return act(doing, step.what, object => ({
        event: 'move',
        object,
        from: run.w.objects[object]!.zone,
        to: step.to,
        ...(step.position && { position: step.position })
      }))
    case 'counters': {
      const delta = run.ctx.base.amount(step.delta, doing.view, doing.scope) ?? 0
      return act(doing, step.on, object => ({ event: 'counters', object, counter: step.counter, delta }))
    }
    case 'status':
      return act(doing, step.what, object => ({ event: 'status', object, status: step.status, on: step.on }))
    case 'create':
      return create({ ...doing, step })
    case 'contest': {
      const others = refersTo(doing, step.with).filter(player => living(run.w).includes(player))
      if (others.length === 0) return
      return inSequence(doing, [{ event: 'contest', name: step.name, players: [doing.scope.you, ...others] }])
    }
    case 'negate':
      return inSequence(
        doing,
        refersTo(doing, step.what)
          .filter(id => run.w.stack.some(layer => layer.id === id))
          .map(layer => ({ event: 'negate', layer }))
      )
    case 'attach':
      return unsupported(run, 'the instruction attach')
    case 'start':
      if (startEffect(run, step, { ...doing.frame, scope: doing.scope }) && step.as !== undefined) note(doing, step.as, 1)
      return
    case 'choose':
      return choose({ ...doing, step })
    case 'may':
    case 'unless':
      return offer(doing, step)
    case 'if': {
      const holds = run.ctx.rules.isGenerated(run.ctx.base.condition(step.if, doing.view, doing.scope))
      return follow(doing, holds ? step.then : (step.else ?? []))
    }
    case 'each-player': {
      const { ctx, w } = run
      const order = ctx.rules.eachPlayerOrder(ctx.structure, living(w), doing.scope.you, w.turnPlayer)
      return push(run, ...order.map((you): Task => ({ do: 'steps', steps: step.steps, at: 0, frame: doing.frameId, you })))
    }
    case 'repeat': {
      const times = value(doing, step.times)
      return push(run, ...Array.from({ length: times }, (): Task => stepsTask(doing, step.steps)))
    }
    case 'modes': {
      const picked = step.modes.filter(mode => doing.frame.modes.includes(mode.id))
      return push(run, ...picked.map(mode => stepsTask(doing, mode.steps)))
    }
    case 'when':
      return reflexive({ ...doing, step })
  }
}

const stepsTask = ({ frameId, you }: Doing, list: readonly Step[]): Task => ({
  do: 'steps',
  steps: list,
  at: 0,
  frame: frameId,
  ...(you !== undefined && { you })
})

const follow = (doing: Doing, list: readonly Step[]): void => {
  if (list.length > 0) push(doing.run, stepsTask(doing, list))
}

const refersTo = ({ run, view, scope }: Doing, ref: string): readonly Id[] => run.ctx.base.refersTo(ref, view, scope)

/** An amount as a number of times: none if it can't be computed. */
const value = ({ run, view, scope }: Doing, amount: Parameters<typeof run.ctx.base.amount>[0]): number =>
  run.ctx.rules.timesPerformed(run.ctx.base.amount(amount, view, scope))

/** The self-replacements of an instruction, their conditions tested as its effect is generated. @see fab:6.4.7b */
const selfs = ({ run, step, scope, view, frame }: Doing): readonly SelfChange[] =>
  (step.instead ?? [])
    .map((each, at) => ({ each, at }))
    .filter(({ each }) => run.ctx.base.condition(each.if, view, scope))
    .map(({ each, at }) => ({
      ...each,
      ref: { source: scope.self, ability: frame.ability, ...(at > 0 && { n: at + 1 }) },
      you: scope.you,
      knowing: { scope, known: frame.known }
    }))

const propose = (doing: Doing, event: GameEvent, rest: Partial<Process> = {}): Process => {
  const { step, frame, frameId } = doing
  const mine = selfs(doing)
  return proposal(event, frame.cause, {
    ...(frame.origin && { origin: frame.origin }),
    ...(mine.length > 0 && { selfs: mine }),
    ...(step.as !== undefined && { result: { frame: frameId, as: step.as } }),
    ...rest
  })
}

const inSequence = (doing: Doing, events: readonly GameEvent[]): void => {
  push(doing.run, ...events.map(event => propose(doing, event)))
}

/** Whether a reference still means this object: it may be followed to where it first went. */
const isMeant = ({ run, frame }: Doing, id: Id): boolean => {
  const object = run.w.objects[id]
  const known = frame.known[id]
  if (!object) return false
  return known === undefined || object.inc === known || (object.inc === known + 1 && object.zone !== 'arena' && object.zone !== 'stack')
}

/** Acts on objects: one reference, or all that match as a compound event. */
const act = (doing: Doing, acted: Acted, make: (object: Id) => GameEvent): void => {
  const { run, view, scope } = doing
  if (typeof acted === 'string') {
    return inSequence(
      doing,
      refersTo(doing, acted)
        .filter(id => isMeant(doing, id))
        .map(make)
    )
  }
  if ('players' in acted) return unsupported(run, `players for the instruction ${doing.step.do}`)
  const found = view
    .inZone(acted.all.zone ?? 'arena')
    .filter(object => run.w.objects[object.id] && run.ctx.base.matchesFilter(acted.all, object, view, scope, 'arena'))
  sweepAll(
    doing,
    found.map(object => make(object.id))
  )
}

/** Performs the parts of a compound event in the order that the controller gives them. */
const sweepAll = (doing: Doing, events: readonly GameEvent[]): void => {
  const { run, step, frameId, you } = doing
  if (events.length <= 1) return inSequence(doing, events)
  if (run.ctx.structure.events.sweep.value !== 'in-sequence') return unsupported(run, 'compound events at once')
  push(run, { do: 'sweep', events, frame: frameId, step, within: newEventId(run), ...(you !== undefined && { you }) })
}

const partOption = (event: GameEvent): Option => {
  if (event.event === 'damage') return { option: 'object', object: event.parts[0]!.target }
  return 'object' in event && event.object !== undefined ? { option: 'object', object: event.object } : { option: 'done' }
}

export const sweep = (run: Run, task: TaskOf<'sweep'>): void => {
  const frame = run.frames[task.frame]
  if (!frame || task.events.length === 0) return
  const about: About = { ...(frame.layer !== undefined && { layer: frame.layer }) }
  ask(run, task.you ?? frame.scope.you, 'part-order', task.events.map(partOption), task, about)
}

export const answeredSweep = (run: Run, task: TaskOf<'sweep'>, index: number): void => {
  const frame = run.frames[task.frame]
  if (!frame) return
  const scope = task.you === undefined ? frame.scope : { ...frame.scope, you: task.you }
  const view = knowing(viewOf(run.ctx, run.w), run.w, frame.known)
  const doing: Doing = { run, step: task.step, frameId: task.frame, frame, scope, view, you: task.you }
  push(run, propose(doing, task.events[index]!, task.within === undefined ? {} : { within: task.within }), {
    ...task,
    events: task.events.filter((_, at) => at !== index)
  })
}

const dealDamage = (doing: Doing<StepOf<'damage'>>): void => {
  const { run, step, scope, view } = doing
  const amount = value(doing, step.amount)
  const source = step.source === undefined ? scope.self : refersTo(doing, step.source)[0]
  if (amount === 0 || source === undefined) return
  const event = (target: Id): GameEvent => ({
    event: 'damage',
    source,
    parts: [{ target, amount, ...(step.type !== undefined && { type: step.type }) }]
  })
  const { to } = step
  const isThere = (id: Id): boolean => living(run.w).includes(id) || (run.w.objects[id]?.zone === 'arena' && isMeant(doing, id))
  if (typeof to === 'string') return inSequence(doing, refersTo(doing, to).filter(isThere).map(event))
  if ('players' in to) {
    const { ctx, w } = run
    const order = ctx.rules.eachPlayerOrder(ctx.structure, living(w), scope.you, w.turnPlayer)
    const players = order.filter(player => isWho(to.players, player, scope))
    if (players.length > 1 && ctx.structure.events.multiDamage.value !== 'clockwise-in-sequence')
      return unsupported(run, 'damage to several at once')
    return inSequence(doing, players.map(event))
  }
  const found = view.inZone(to.all.zone ?? 'arena').filter(object => run.ctx.base.matchesFilter(to.all, object, view, scope, 'arena'))
  sweepAll(
    doing,
    found.map(object => event(object.id))
  )
}

const damageEach = (doing: Doing<StepOf<'damage-each'>>): void => {
  const { step, scope, run } = doing
  if (step.parts.some(part => part.source !== undefined)) return unsupported(run, 'damage by several sources at once')
  const source = step.source === undefined ? scope.self : refersTo(doing, step.source)[0]
  if (source === undefined) return
  const parts = step.parts.flatMap(({ to, amount, type }) =>
    refersTo(doing, to)
      .filter(id => living(run.w).includes(id) || run.w.objects[id]?.zone === 'arena')
      .map(target => ({ target, amount: value(doing, amount), ...(type !== undefined && { type }) }))
  )
  const some = parts.filter(part => part.amount > 0)
  if (some.length > 0) inSequence(doing, [{ event: 'damage', source, parts: some }])
}

const draw = (doing: Doing<StepOf<'draw'>>): void => {
  const count = value(doing, doing.step.count)
  if (count === 0) return
  const players = refersTo(doing, doing.step.player).filter(player => living(doing.run.w).includes(player))
  inSequence(
    doing,
    players.map(player => ({ event: 'draw', player, ...(count > 1 && { count }) }))
  )
}

const create = (doing: Doing<StepOf<'create'>>): void => {
  const { run, step } = doing
  const player = refersTo(doing, step.player)[0]
  if (player === undefined) return
  if (!run.w.scenario.cards.some(card => card.name === step.card)) return unsupported(run, `the token ${step.card}`)
  const times = step.count === undefined ? 1 : value(doing, step.count)
  const first = run.w.next.token
  run.w = { ...run.w, next: { ...run.w.next, token: first + times } }
  inSequence(
    doing,
    Array.from({ length: times }, (_, at): GameEvent => ({ event: 'create', player, object: `t:${first + at}`, card: step.card }))
  )
}

/** The hand from which cards are discarded; a card that is being played is not in it. */
const discardable = ({ run, frame, scope }: Doing, player: Id): readonly Id[] => {
  const playing = 'rule' in frame.cause && frame.cause.rule === 'cost' ? scope.self : undefined
  return run.w.zones.hand.filter(id => run.w.objects[id]!.owner === player && id !== playing)
}

const discard = (doing: Doing<StepOf<'discard'>>): void => {
  const { step, run } = doing
  const player = refersTo(doing, step.player)[0]
  if (player === undefined) return
  if (step.what !== undefined) {
    return inSequence(
      doing,
      refersTo(doing, step.what)
        .filter(id => run.w.objects[id]?.zone === 'hand')
        .map(object => ({ event: 'discard', player, object }))
    )
  }
  const count = step.count === undefined ? 1 : value(doing, step.count)
  pick(doing, player, discardable(doing, player), count)
}

/** Asks a player to pick so many of some things, one at a time. */
const pick = (doing: Doing, player: Id, from: readonly Id[], count: number): void => {
  const { run, step, frameId, you } = doing
  const left = Math.min(count, from.length)
  const options = from.map((id): Option =>
    run.w.players.some(each => each.id === id) ? { option: 'player', player: id } : { option: 'object', object: id }
  )
  const task: TaskOf<'asked'> = {
    do: 'asked',
    step,
    frame: frameId,
    picked: [],
    options,
    left,
    by: player,
    ...(you !== undefined && { you })
  }
  askPick(run, task)
}

const aboutOf = (run: Run, task: TaskOf<'asked'>): About => {
  const layer = run.frames[task.frame]?.layer
  return { ...(layer !== undefined && { layer }), ...(task.step.as !== undefined && { as: task.step.as }) }
}

const askPick = (run: Run, task: TaskOf<'asked'>): void => {
  if (task.left > 0) return ask(run, task.by, 'choose', task.options, task, aboutOf(run, task))
  const frame = run.frames[task.frame]
  if (!frame) return
  const doing = doingOf(run, task, frame)
  if (task.step.do === 'discard') {
    return inSequence(
      doing,
      task.picked.map(object => ({ event: 'discard', player: task.by, object }))
    )
  }
  if (task.step.as === undefined) return
  const { scope } = frame
  const known = Object.fromEntries(task.picked.flatMap(id => (run.w.objects[id] ? [[id, run.w.objects[id].inc]] : [])))
  updateFrame(run, task.frame, {
    known: { ...frame.known, ...known },
    scope: {
      ...scope,
      chosen: { ...scope.chosen, [task.step.as]: task.picked },
      results: { ...scope.results, [task.step.as]: task.picked.length },
      did: task.picked.length > 0 && !scope.did.includes(task.step.as) ? [...scope.did, task.step.as] : scope.did
    }
  })
}

const doingOf = (run: Run, task: TaskOf<'asked'>, frame: Frame): Doing => ({
  run,
  step: task.step,
  frameId: task.frame,
  frame,
  scope: task.you === undefined ? frame.scope : { ...frame.scope, you: task.you },
  view: knowing(viewOf(run.ctx, run.w), run.w, frame.known),
  you: task.you
})

const choose = (doing: Doing<StepOf<'choose'>>): void => {
  const { run, step, scope, view, frame } = doing
  const by = step.by === undefined ? scope.you : refersTo(doing, step.by)[0]
  if (by === undefined) return
  const playing = 'rule' in frame.cause && frame.cause.rule === 'cost' ? scope.self : undefined
  const { from } = step
  let found: readonly Id[]
  if ('players' in from) found = living(run.w).filter(player => isWho(from.players, player, scope))
  else if ('event' in from) found = scope.event?.event === 'contest' ? (scope.event.revealed ?? []) : []
  else {
    found = view
      .inZone(from.zone ?? 'arena')
      .filter(
        object => !(object.id === playing && object.zone === 'hand') && run.ctx.base.matchesFilter(from, object, view, scope, 'arena')
      )
      .map(object => object.id)
  }
  pick(doing, by, found, step.count === undefined ? 1 : value(doing, step.count))
}

/** Offers what is optional; it is not offered if its first instruction can't be carried out. */
const offer = (doing: Doing, step: StepOf<'may'> | StepOf<'unless'>): void => {
  const { run, frameId, scope, you } = doing
  const by = step.by === undefined ? scope.you : refersTo(doing, step.by)[0]
  if (by === undefined) return
  const first = step.steps[0]
  const isPossible = first === undefined || canPayStep(run, first, scope, undefined)
  const options: readonly Option[] = isPossible ? [{ option: 'yes' }, { option: 'no' }] : [{ option: 'no' }]
  const task: TaskOf<'asked'> = { do: 'asked', step, frame: frameId, picked: [], options, left: 0, by, ...(you !== undefined && { you }) }
  ask(run, by, 'may', options, task, aboutOf(run, task))
}

export const answeredStep = (run: Run, task: TaskOf<'asked'>, answer: Option, index: number): void => {
  const frame = run.frames[task.frame]
  if (!frame) return
  const { step } = task
  if (answer.option === 'object' || answer.option === 'player') {
    const id = answer.option === 'object' ? answer.object : answer.player
    return askPick(run, {
      ...task,
      picked: [...task.picked, id],
      options: task.options.filter((_, at) => at !== index),
      left: task.left - 1
    })
  }
  const doing = doingOf(run, task, frame)
  const isYes = answer.option === 'yes'
  if (step.do === 'unless') follow(doing, isYes ? step.steps : step.otherwise)
  if (step.do === 'may' && isYes) follow(doing, step.steps)
  if (isYes && step.as !== undefined) note(doing, step.as, 1)
}

/** Notes that a named instruction was carried out. */
const note = ({ run, frameId }: Doing, as: string, result: number): void => {
  const { scope } = run.frames[frameId]!
  updateFrame(run, frameId, {
    scope: { ...scope, results: { ...scope.results, [as]: result }, did: scope.did.includes(as) ? scope.did : [...scope.did, as] }
  })
}

/** "When you do": triggers as it is generated, or never. @see fab:6.6.2 fab:6.6.2a */
const reflexive = (doing: Doing<StepOf<'when'>>): void => {
  const { run, step, scope, frame } = doing
  if (!scope.did.includes(step.did)) return
  const ref = { source: scope.self, ability: step.ability }
  const layer = newLayerId(run)
  emit(run, { see: 'triggered', effect: ref, controller: scope.you, layer })
  run.w = {
    ...run.w,
    pending: [
      ...run.w.pending,
      {
        id: layer,
        kind: 'triggered',
        controller: scope.you,
        source: scope.self,
        ref,
        scope,
        known: frame.known,
        instructions: { steps: step.steps, ...(step.targets && { targets: step.targets }) },
        targetNames: [],
        modes: []
      }
    ]
  }
}
