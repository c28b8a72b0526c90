/** What the chart of carrying out instructions reads, and what its transitions do. @module */
import type { Structure } from '../../rulebook/structure.js'
import type { Amount, Condition, Filter } from '../../scenario/amount.js'
import type { Brought } from '../../scenario/effect.js'
import type { Acted, Step } from '../../scenario/step.js'
import type { Who } from '../../scenario/names.js'
import type { EventOf, GameEvent, Id } from '../../trace/event.js'
import type { Option } from '../../trace/option.js'
import type { Layer, OwnScope, Pending, StartedSet, World } from '../../world/index.js'
import {
  clockwise,
  isForAll,
  isGameOver,
  living,
  mayNeverBegin,
  objectView,
  remember,
  startEffect,
  topOfDeck,
  view,
  viewFor
} from '../../world/index.js'
import { bringing, together } from '../effects/change.js'
import { isInArena, mayAttach } from '../effects/attachment.js'
import { canDo, handOf, objectsThat, playersThat } from '../effects/legal.js'
import { doneKey, noteDone, reflections } from '../effects/reflexive.js'
import { ask, carryOut, happen, happenInTurn, happenTogether, trigger } from '../frames.js'
import type { Context, Move } from '../part.js'
import { silently } from '../part.js'
import { mayBe, readings } from '../readings.js'
import type { Answered, Local, ModelState, RunData, Self } from '../state.js'
import { fresh, inWorld, pop, push, update } from '../state.js'
import { isUnsettled } from './continuous.js'
import { gameOver } from './ending.js'

/** The context of the chart. */
export type OfResolution = Context<'resolution'>

type C = OfResolution & {
  readonly together?: boolean
  /** Whether the condition of a list is tested for each of its items. */
  readonly byItem?: boolean
}
type StepOf<D extends Step['do']> = Extract<Step, { do: D }>

const amount = ({ world, data }: C, of: Amount): number => world.facts.base.amount(of, viewFor(world, data.scope), data.scope) ?? 0

const NONE: readonly Id[] = []

const refs = ({ world, data }: C, ref: string): readonly Id[] => {
  const { lost = NONE } = data.scope as OwnScope
  // What its object was attached to is known of the object that it was.
  const now = ref === 'host' ? viewFor(world, data.scope) : view(world)
  const found = world.facts.base.refersTo(ref, now, data.scope)
  return lost.length === 0 ? found : found.filter(id => !lost.includes(id))
}

const isThere = (world: World, id: Id): boolean =>
  living(world).includes(id) || world.objects[id] !== undefined || world.stack.some(layer => layer.id === id)

const PRIVATE: readonly string[] = ['hand', 'deck', 'arsenal', 'memory', 'material']

/** An object that left the arena is followed to a public zone only. @see fab-context:3.0.9a */
const isOutOfReach = ({ world, data }: C, ref: string, id: Id): boolean => {
  const event = data.scope.event
  const fromArena = event?.event === 'destroy' || event?.event === 'sacrifice' || (event?.event === 'move' && event.from === 'arena')
  return ref === 'event:object' && fromArena && PRIVATE.includes(world.objects[id]?.zone ?? '')
}

/** What an instruction acts on, and whether its player chooses the order. */
const actedOn = (c: C, acted: Acted): { readonly ids: readonly Id[]; readonly ordered: boolean } => {
  if (typeof acted === 'string')
    return { ids: refs(c, acted).filter(id => isThere(c.world, id) && !isOutOfReach(c, acted, id)), ordered: true }
  if ('players' in acted) return { ids: playersThat(c.world, acted.players, c.data.scope), ordered: true }
  return { ids: objectsThat(c.world, acted.all, c.data.scope), ordered: false }
}

/**
 * The self-replacements of an instruction for an event that it makes: those whose condition holds as the event is generated.
 * @see fab:6.4.7b
 */
const selvesOf = ({ data, state, world }: C, step: Step, event: GameEvent): readonly Self[] =>
  (step.instead ?? []).flatMap((each, at) => {
    const here = { ...data.scope, event: data.scope.event ?? event }
    if (!world.facts.base.condition(each.if, viewFor(world, data.scope), here)) return []
    return [
      {
        ref: { source: data.scope.self, ability: data.ability, ...(at > 0 && { n: at + 1 }) },
        key: `${data.layer ?? ''}/${data.ability}/self-${at}/${state.frames.length}`,
        change: each.change,
        scope: data.scope
      }
    ]
  })

/** The events that an instruction makes, one for each thing that it acts on. */
const eventsOf = (c: C, step: Step): { readonly events: readonly GameEvent[]; readonly ordered: boolean } => {
  const { world } = c
  const one = (event: GameEvent | undefined) => ({ events: event ? [event] : [], ordered: true })
  // What is phased out can do nothing but phase in.
  const phasesIn = step.do === 'status' && step.status === 'phased-out' && !step.on
  const isThere = (id: Id): boolean => {
    const object = world.objects[id]
    return object?.zone !== 'outside' && (phasesIn || !object?.statuses.includes('phased-out'))
  }
  const each = (acted: Acted, of: (id: Id) => GameEvent | undefined) => {
    const { ids, ordered } = actedOn(c, acted)
    const events = ids
      .filter(isThere)
      .map(of)
      .filter(event => event !== undefined)
    return { events, ordered }
  }
  const inArena = (id: Id): boolean => isInArena(world, id)
  switch (step.do) {
    case 'damage': {
      const source = step.source === undefined ? c.data.scope.self : refs(c, step.source)[0]
      const points = amount(c, step.amount)
      if (points <= 0 || source === undefined) return one(undefined)
      const { ids, ordered } = actedOn(c, step.to)
      const parts = ids
        .filter(target => living(world).includes(target) || inArena(target))
        .map(target => ({ target, amount: points, ...(step.type !== undefined && { type: step.type }) }))
      if (parts.length === 0) return one(undefined)
      // At once, it is one event that damages several.
      if (c.together) return one({ event: 'damage', source, parts })
      return { events: parts.map(part => ({ event: 'damage', source, parts: [part] })), ordered }
    }
    case 'damage-each': {
      const sourceOf = (ref: string | undefined) => (ref === undefined ? c.data.scope.self : refs(c, ref)[0])
      const parts = step.parts.flatMap(part => {
        const source = sourceOf(part.source ?? step.source)
        return refs(c, part.to)
          .filter(target => source !== undefined && (living(world).includes(target) || inArena(target)))
          .map(target => ({ source: source!, target, amount: amount(c, part.amount), ...(part.type !== undefined && { type: part.type }) }))
          .filter(made => made.amount > 0)
      })
      // Each source deals its damage in an event of its own.
      const sources = [...new Set(parts.map(part => part.source))]
      const events = sources.map<GameEvent>(source => ({
        event: 'damage',
        source,
        parts: together(parts.filter(part => part.source === source).map(({ source: _, ...part }) => part))
      }))
      return { events, ordered: true }
    }
    case 'draw': {
      const count = amount(c, step.count)
      const events = refs(c, step.player).filter(player => living(world).includes(player) && count > 0)
      return { events: events.map(player => ({ event: 'draw', player, ...(count !== 1 && { count }) })), ordered: true }
    }
    case 'discard':
      return one(undefined)
    case 'gain':
    case 'lose': {
      const points = amount(c, step.amount)
      const players = points > 0 ? refs(c, step.player).filter(player => living(world).includes(player)) : []
      return { events: players.map(player => ({ event: step.do, player, of: step.of, amount: points })), ordered: true }
    }
    case 'destroy':
    case 'sacrifice':
      return each(step.what, object => (inArena(object) ? { event: step.do, object } : undefined))
    case 'reveal':
      return each(step.what, object => ({ event: 'reveal', object }))
    case 'move':
      return each(step.what, object => {
        const from = world.objects[object]?.zone
        if (from === undefined || (from === step.to && step.to !== 'deck')) return undefined
        const move = { event: 'move', object, from, to: step.to, ...(step.position !== undefined && { position: step.position }) } as const
        return coming(c, move, step.with)
      })
    case 'counters': {
      const delta = amount(c, step.delta)
      return each(step.on, object => {
        const there = world.objects[object]?.counters[step.counter] ?? 0
        const change = Math.max(delta, -there)
        return change === 0 || !world.objects[object] ? undefined : { event: 'counters', object, counter: step.counter, delta: change }
      })
    }
    case 'status':
      return each(step.what, object => {
        const statuses = world.objects[object]?.statuses
        return statuses === undefined || statuses.includes(step.status) === step.on
          ? undefined
          : { event: 'status', object, status: step.status, on: step.on }
      })
    case 'attach':
      return one(attachment(c, step))
    case 'heal':
      return each(step.what, object =>
        (world.objects[object]?.damage ?? 0) > 0 && inArena(object) ? { event: 'heal', object } : undefined
      )
    case 'win':
    case 'defeat': {
      const players = refs(c, step.player).filter(player => living(world).includes(player))
      return { events: players.map(player => ({ event: step.do, player })), ordered: true }
    }
    case 'contest':
      return one(contest(c, step))
    default:
      return one(undefined)
  }
}

/** An attachment that begins where it may, or one that ends; what already is so does not happen again. @see mtg:603.2f */
const attachment = (c: C, step: StepOf<'attach'>): GameEvent | undefined => {
  const object = refs(c, step.what).find(id => isInArena(c.world, id))
  if (object === undefined) return undefined
  const now = c.world.objects[object]?.attachedTo
  if (step.to === undefined) return now === undefined ? undefined : { event: 'attach', object }
  const to = refs(c, step.to)[0]
  return to === undefined || to === now || !mayAttach(c.world, object, to) ? undefined : { event: 'attach', object, to }
}

/** What a revealed card counts for: one without power, and no card at all, less than any power. */
const strength = (world: World, card: Id | undefined): number =>
  (card === undefined ? undefined : objectView(world, card)?.numbers.power) ?? -1

/**
 * Each side reveals the top card of their deck; a power greater than every other wins.
 * @see fab-context:8.5.45
 */
const contest = (c: C, step: StepOf<'contest'>): GameEvent | undefined => {
  const others = refs(c, step.with).filter(player => living(c.world).includes(player))
  if (others.length === 0) return undefined
  const players = [c.data.scope.you, ...others]
  const cards = players.map(player => topOfDeck(c.world, player))
  const strengths = cards.map(card => strength(c.world, card))
  const best = Math.max(...strengths)
  const revealed = cards.filter(id => id !== undefined)
  const winner = best >= 0 && strengths.filter(each => each === best).length === 1 ? players[strengths.indexOf(best)] : undefined
  return {
    event: 'contest',
    name: step.name,
    players,
    ...(revealed.length > 0 && { revealed }),
    ...(winner !== undefined && { winner })
  }
}

/** Steps that make events and need nothing else. */
const MAKES_EVENTS: readonly Step['do'][] = [
  'damage',
  'damage-each',
  'draw',
  'gain',
  'lose',
  'destroy',
  'sacrifice',
  'reveal',
  'move',
  'counters',
  'status',
  'attach',
  'heal',
  'win',
  'defeat',
  'contest'
]

/** What caused the events of an instruction, and which replaced event they take the place of. */
const descent = ({ data }: C): Pick<RunData, 'cause' | 'origin'> => ({
  ...(data.cause && { cause: data.cause }),
  ...(data.origin && { origin: data.origin })
})

/** Steps whose events happen at once where a sweep does. */
const SWEEPING: readonly Step['do'][] = [
  'destroy',
  'sacrifice',
  'reveal',
  'move',
  'counters',
  'status',
  'heal',
  'create',
  'discard',
  'gain',
  'lose',
  'defeat'
]

/** Whether all events of an instruction happen at once: in each reading. */
const atOnce = ({ events }: Structure, step: Step): readonly boolean[] => {
  if (step.do === 'damage-each') return [true]
  if (step.do === 'damage')
    return readings<string>(events.multiDamage, ['at-once', 'clockwise-in-sequence']).map(each => each === 'at-once')
  return SWEEPING.includes(step.do) ? readings<string>(events.sweep, ['at-once', 'in-sequence']).map(each => each === 'at-once') : [false]
}

/** An instruction to each player by which all choose in turn, if there is anything to choose, before they act at once. */
interface Joint {
  /** Each of them decides first whether to do it at all. */
  readonly option?: StepOf<'may'>
  readonly choices: readonly Step[]
  readonly act: Step
  /** Whether a player may also do all of it before the next one decides: which of the two, the text does not say. */
  readonly open?: true
}

/**
 * How an instruction to each player is carried out for which all decide before any of them acts: at once, or one after another. What
 * one instruction leaves open is picked as its effect is generated, before any of its events. Where the text offers an option, or tells
 * of a choice and of an act by themselves, it may be as many instructions.
 * @see mtg-context:101.4 mtg-context:608.2e mtg-context:608.2f fab-context:1.8.6 fab-context:1.8.6a fab-context:1.9.2c
 */
const jointly = (structure: Structure, step: Step | undefined): Joint | undefined => {
  if (step?.do !== 'each-player') return undefined
  const only = step.steps.length === 1 ? step.steps[0] : undefined
  const option = only?.do === 'may' && only.as === undefined && only.by === undefined ? only : undefined
  const steps = option?.steps ?? step.steps
  const act = steps.at(-1)
  const chosen = steps.slice(0, -1)
  if (act === undefined || chosen.some(each => each.do !== 'choose')) return undefined
  const choices = act.do === 'discard' && act.what === undefined ? [...chosen, act] : chosen
  const joint = { choices, act, ...(option && { option }) }
  if (structure.events.sweep.value === 'at-once')
    return isTogether(structure, act) || (act.do === 'draw' && option !== undefined) ? joint : undefined
  if (!MAKES_EVENTS.includes(act.do) && act.do !== 'create' && act.do !== 'discard') return undefined
  if (option || chosen.length > 0) return { ...joint, open: true }
  return choices.length > 0 ? joint : undefined
}

/** The scope in which one of the players acts, with what they have chosen. */
const scopeOf = ({ data }: C, { choices }: Joint, player: Id, answers: readonly Answered[]): RunData['scope'] => {
  const named = choices.flatMap((choice, at) =>
    choice.do === 'choose' && choice.as !== undefined ? [[choice.as, chosenBy(answers, player, at)] as const] : []
  )
  return { ...data.scope, you: player, chosen: { ...data.scope.chosen, ...Object.fromEntries(named) } }
}

const chosenBy = (answers: readonly Answered[], player: Id, choice: number): readonly Id[] =>
  answers.filter(each => each.player === player && each.choice === choice).map(each => each.id)

/** The place of the decision whether to act, before the choices. */
const OPTION = -1

/** Whether a player acts: as one of all, or because they have taken the option. */
const takesPart = ({ option }: Joint, player: Id, answers: readonly Answered[]): boolean =>
  !option || chosenBy(answers, player, OPTION).includes('yes')

/** What the next of the players has to decide. */
const optionQuestion = (c: C, { option }: Joint, player: Id, answers: readonly Answered[]): Open | undefined => {
  if (!option || chosenBy(answers, player, OPTION).length > 0) return undefined
  const { local: _, ...data } = c.data
  const found = question({ ...c, data }, option)
  return found && { ...found, by: player, choice: OPTION }
}

const answersOf = ({ data }: C): readonly Answered[] => (data.local?.kind === 'joint' ? data.local.answers : [])

/** The players of a loop, in order. */
const eachPlayer = (c: C): readonly Id[] =>
  clockwise(c.world, c.setting.structure.events.eachPlayer.value === 'effect-controller' ? c.data.scope.you : c.world.turn.player)

interface Open extends Question {
  /** For whom it is chosen: the player who acts. */
  readonly by: Id
  /** Which of the choices it is. */
  readonly choice: number
}

/** What the next of the players has to choose. */
const jointQuestion = (c: C, joint: Joint): Open | undefined => {
  const answers = answersOf(c)
  for (const player of eachPlayer(c)) {
    const here: C = { ...c, data: { ...c.data, scope: scopeOf(c, joint, player, answers) } }
    const decides = optionQuestion(here, joint, player, answers)
    if (decides) return decides
    if (!takesPart(joint, player, answers)) continue
    for (const [choice, step] of joint.choices.entries()) {
      const chosen = chosenBy(answers, player, choice)
      const left = amount(here, ('count' in step ? step.count : undefined) ?? 1) - chosen.length
      const local: Local = { kind: step.do === 'discard' ? 'discard' : 'choose', left, chosen }
      const found = question({ ...here, data: { ...here.data, local } }, step)
      if (found) return { ...found, by: player, choice }
    }
  }
  return undefined
}

/** What several players let one source damage is damaged in one event. */
const bySource = (events: readonly GameEvent[]): readonly GameEvent[] =>
  events.reduce<readonly GameEvent[]>((made, event) => {
    const at = made.findIndex(each => each.event === 'damage' && event.event === 'damage' && each.source === event.source)
    const same = made[at]
    if (same?.event !== 'damage' || event.event !== 'damage') return [...made, event]
    return made.with(at, { ...same, parts: together([...same.parts, ...event.parts]) })
  }, [])

/** What one player does where all act at once. */
const shareOf = (state: ModelState, c: C, act: Step, cards: readonly Id[]): readonly [readonly GameEvent[], ModelState] => {
  if (act.do === 'create') return creations(state, c, act)
  if (act.do !== 'discard' || act.what !== undefined) return [eventsOf(c, act).events, state]
  const whose = refs(c, act.player)[0]
  return [whose === undefined ? [] : cards.map(object => ({ event: 'discard', player: whose, object })), state]
}

/** Lets all players do what they have chosen, at once or in turn. */
const actJointly = (state: ModelState, c: C, joint: Joint): ModelState => {
  const { act } = joint
  const answers = answersOf(c)
  const done: GameEvent[] = []
  let now = state
  for (const player of eachPlayer(c).filter(each => takesPart(joint, each, answers))) {
    const here: C = { ...c, data: { ...c.data, scope: scopeOf(c, joint, player, answers) } }
    const [events, named] = shareOf(now, here, act, chosenBy(answers, player, joint.choices.length - 1))
    done.push(...events)
    now = named
  }
  return makeAll(now, c, act, c.together ? bySource(done) : done, true)
}

const isTogether = (structure: Structure, step: Step): boolean => atOnce(structure, step)[0] ?? false

/** Begins or ends a step in each reading of whether its events happen at once. */
const inReadings = (c: C, go: (state: ModelState, c: C) => ModelState): readonly Move[] => {
  const step = jointly(c.setting.structure, current(c))?.act ?? current(c)
  if (step?.do === 'if') return byItem(c, step).map(each => ({ go: state => go(state, { ...c, byItem: each }) }))
  return (step ? atOnce(c.setting.structure, step) : [false]).map(together => ({ go: state => go(state, { ...c, together }) }))
}

/** An item of a list with the condition at its head, unless it has one of its own. */
const underIts = (step: StepOf<'if'>, item: Step): Step =>
  item.do === 'if' || item.do === 'when' ? item : { do: 'if', if: step.if, then: [item] }

/** Whether a condition can't come out otherwise while the list is carried out. */
const isSettled = (condition: Condition): boolean => 'did' in condition || 'declared' in condition

/** Whether the condition of a list is tested for each of its items, in each reading. @see fab-context:1.8.4 fab:6.1.3 */
const byItem = ({ setting }: C, step: StepOf<'if'>): readonly boolean[] =>
  step.then.length < 2 || isSettled(step.if)
    ? [false]
    : readings<Structure['options']['listCondition']['value']>(setting.structure.options.listCondition, ['once', 'each-item']).map(
        each => each === 'each-item'
      )

/** Lets the events of an instruction happen, at once or one after another. */
const makeAll = (state: ModelState, c: C, step: Step, events: readonly GameEvent[], ordered: boolean): ModelState => {
  const more = descent(c)
  const selves = events.map(event => selvesOf(c, step, event))
  const [first] = events
  if (first === undefined) return state
  if (events.length === 1) return happen(state, first, { ...more, selves: selves[0]! })
  if (c.together ?? isTogether(c.setting.structure, step)) return happenTogether(state, events, { ...more, selves })
  if (ordered) return happenInTurn(state, events, c.data.scope.you, { ...more, ordered, selves })
  const [within, named] = fresh(state, 'event')
  return happenInTurn(named, events, c.data.scope.you, { ...more, ordered, within, selves })
}

const make = (state: ModelState, c: C, step: Step): ModelState => {
  const { events, ordered } = eventsOf(c, step)
  return makeAll(state, c, step, events, ordered)
}

const negate = (state: ModelState, c: C, step: StepOf<'negate'>): ModelState => {
  const layer = refs(c, step.what).find(id => state.world.stack.some(each => each.id === id))
  if (layer === undefined) return state
  return makeAll(push(state, { chart: 'stack', at: 'negated', data: { layer } }), c, step, [{ event: 'negate', layer }], true)
}

/** A move or creation with what its instruction brings along. */
const coming = (c: C, event: EventOf<'move' | 'create'>, brought: Brought | undefined): GameEvent =>
  brought ? bringing(c.world, event, brought, c.data.scope) : event

/** The tokens of an instruction, each with a name that no object has had. */
const creations = (state: ModelState, c: C, step: StepOf<'create'>): readonly [readonly GameEvent[], ModelState] => {
  const player = refs(c, step.player)[0]
  if (player === undefined) return [[], state]
  const events: GameEvent[] = []
  let now = state
  for (let n = 0; n < amount(c, step.count ?? 1); n++) {
    const [object, named] = fresh(now, 'object')
    now = named
    events.push(coming(c, { event: 'create', player, object, card: step.card }, step.with))
  }
  return [events, now]
}

const create = (state: ModelState, c: C, step: StepOf<'create'>): ModelState => {
  const [events, now] = creations(state, c, step)
  return makeAll(now, c, step, events, true)
}

/** A reflexive effect triggers as it is generated, if what it asks for was done: so many times. What waits for the resolution, later. */
const reflect = (state: ModelState, c: C, step: StepOf<'when'>, times: number): ModelState => {
  const { scope } = c.data
  const ref = { source: scope.self, ability: step.ability }
  let now = state
  const made: Pending[] = []
  for (let n = 0; n < times; n++) {
    const [layer, named] = fresh(now, 'layer')
    now = named
    made.push({
      layer,
      ref,
      key: `${ref.source}/${ref.ability}`,
      controller: scope.you,
      scope: remember(state.world, scope),
      text: { steps: step.steps, targets: step.targets ?? [] }
    })
  }
  return step.resolved === undefined ? trigger(now, made) : onceResolved(now, c, made)
}

/** Keeps what triggers once the layer has resolved. @see mtg:603.7h mtg-context:608.2p */
const onceResolved = (state: ModelState, { data }: C, made: readonly Pending[]): ModelState => ({
  ...state,
  frames: state.frames.map(frame =>
    frame.chart === 'stack' && frame.data.layer === data.layer
      ? { ...frame, data: { ...frame.data, onceResolved: [...(frame.data.onceResolved ?? []), ...made] } }
      : frame
  )
})

const layerOf = ({ world, data }: C): Layer | undefined => world.stack.find(each => each.id === data.layer)

/** How often a reflexive effect triggers: more than one number where the rules leave it open. */
const reflectionsOf = (c: C): readonly number[] => {
  const step = current(c)
  if (step?.do !== 'when') return []
  // nothing is put on the stack by a player who has lost
  return living(c.world).includes(c.data.scope.you) ? reflections(c.world, step, c.data.scope, layerOf(c)) : [0]
}

const inside = (state: ModelState, { data }: C, steps: readonly Step[], you = data.scope.you): ModelState =>
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

/** So often an instruction may be carried out, or a token be created, at once; beyond, the charts do not follow. */
const MOST = 1_000

const looped = (c: C, step: Step): readonly (Id | number)[] => {
  if (step.do === 'each-player') return eachPlayer(c)
  return step.do === 'repeat' ? Array.from({ length: Math.max(0, amount(c, step.times)) }, (_, n) => n) : []
}

/** Whether an instruction asks for more than the charts follow. */
const isTooOften = (c: C, step: Step): boolean =>
  (step.do === 'repeat' && amount(c, step.times) > MOST) || (step.do === 'create' && amount(c, step.count ?? 1) > MOST)

const loop = (state: ModelState, c: C, step: StepOf<'each-player'> | StepOf<'repeat'>, left: readonly (Id | number)[]): ModelState => {
  const [first, ...rest] = left
  const scope = c.data.local?.kind === 'loop' ? c.data.local.scope : c.data.scope
  const kept = update<'resolution'>(state, { local: { kind: 'loop', left: rest, scope } })
  if (first === undefined) return kept
  return inside(kept, { ...c, data: { ...c.data, scope } }, step.steps, typeof first === 'string' ? first : scope.you)
}

/** How all act once nothing is left to decide: only where they need not, or have decided before acting. */
const jointNow = (c: C, step: Step): Joint | undefined => {
  const joint = jointly(c.setting.structure, step)
  return joint?.open && c.data.local?.kind !== 'joint' ? undefined : joint
}

/** Begins a step that asks nothing first. */
const perform = (state: ModelState, c: C, step: Step): ModelState => {
  if (isTooOften(c, step)) return { ...state, unsupported: `an instruction for more than ${MOST} times at once` }
  if (MAKES_EVENTS.includes(step.do)) return make(state, c, step)
  switch (step.do) {
    case 'negate':
      return negate(state, c, step)
    case 'create':
      return create(state, c, step)
    case 'if': {
      const isTrue = c.world.facts.base.condition(step.if, viewFor(c.world, c.data.scope), c.data.scope)
      const steps = isTrue ? (c.byItem ? step.then.map(each => underIts(step, each)) : step.then) : (step.else ?? [])
      return steps.length === 0 ? state : inside(state, c, steps)
    }
    case 'modes': {
      const steps = step.modes.filter(mode => c.data.modes.includes(mode.id)).flatMap(mode => mode.steps)
      return steps.length === 0 ? state : inside(state, c, steps)
    }
    case 'each-player':
    case 'repeat':
      return jointNow(c, step) ? actJointly(state, c, jointNow(c, step)!) : loop(state, c, step, looped(c, step))
    default:
      return state
  }
}

/** A decision that a step needs now. */
interface Question {
  readonly player: Id
  readonly decision: 'choose' | 'may'
  readonly options: readonly Option[]
  /** The engine may ask, and need not. */
  readonly voluntary?: true
  /** The step may be carried out in a way in which this is not asked now. */
  readonly avoidable?: true
}

const revealed = ({ data, world }: C): readonly Id[] =>
  data.scope.event?.event === 'contest' ? (data.scope.event.revealed ?? []).filter(id => world.objects[id] !== undefined) : []

/** The card that is being played while its costs are paid. */
const playing = ({ data, world }: C): Id | undefined =>
  data.cause !== undefined && 'rule' in data.cause && world.objects[data.scope.self]?.zone === 'hand' ? data.scope.self : undefined

const chooses = (
  c: C,
  from: Filter | { readonly players: Who } | { readonly event: 'revealed' },
  chosen: readonly Id[]
): readonly Option[] => {
  if ('players' in from)
    return playersThat(c.world, from.players, c.data.scope)
      .filter(id => !chosen.includes(id))
      .map(player => ({ option: 'player', player }))
  if ('event' in from)
    return revealed(c)
      .filter(id => !chosen.includes(id))
      .map(object => ({ option: 'object', object }))
  return objectsThat(c.world, from, c.data.scope)
    .filter(id => !chosen.includes(id) && id !== playing(c))
    .map(object => ({ option: 'object', object }))
}

const isBarred = ({ setting }: C, kind: 'may' | 'unless'): boolean =>
  kind === 'unless' || setting.structure.options.impossible.value === 'barred'

/** Whether an instruction is for all of some things, and there is none for which it would do anything. */
const isEmptySweep = (c: C, step: Step): boolean => {
  const acted = 'what' in step ? step.what : step.do === 'counters' ? step.on : step.do === 'damage' ? step.to : undefined
  return typeof acted === 'object' && 'all' in acted && eventsOf(c, step).events.length === 0
}

/** Whether an optional instruction may be chosen, in each reading. */
const mayTry = (c: C, kind: 'may' | 'unless', first: Step | undefined): readonly boolean[] => {
  if (first === undefined) return [true]
  if (kind === 'may' && isEmptySweep(c, first))
    return readings<string>(c.setting.structure.options.emptySweep, ['barred', 'allowed']).map(each => each === 'allowed')
  return [!isBarred(c, kind) || canDo(c.world, first, c.data.scope)]
}

const question = (c: C, step: Step): Question | undefined => {
  const { local, scope } = c.data
  const by = (ref: string | undefined): Id => (ref === undefined ? scope.you : (refs(c, ref)[0] ?? scope.you))
  switch (step.do) {
    case 'choose': {
      const chosen = local?.kind === 'choose' ? local.chosen : []
      const left = local?.kind === 'choose' ? local.left : amount(c, step.count ?? 1)
      const options = left > 0 ? chooses(c, step.from, chosen) : []
      return options.length === 0 ? undefined : { player: by(step.by), decision: 'choose', options }
    }
    case 'discard': {
      const { left, chosen } = local?.kind === 'discard' ? local : { left: amount(c, step.count ?? 1), chosen: [] as readonly Id[] }
      const player = refs(c, step.player)[0]
      if (step.what !== undefined || left <= 0 || player === undefined || !living(c.world).includes(player)) return undefined
      const options = handOf(c.world, player, playing(c))
        .filter(object => !chosen.includes(object))
        .map<Option>(object => ({ option: 'object', object }))
      return options.length === 0 ? undefined : { player, decision: 'choose', options }
    }
    case 'may':
    case 'unless': {
      if (local) return undefined
      const player = by(step.by)
      // What cannot be done may not be chosen, unless the game lets a player try; what must be paid must be possible.
      const tries = mayTry(c, step.do, step.steps[0])
      if (!tries.includes(true)) return undefined
      return { player, decision: 'may', options: [{ option: 'yes' }, { option: 'no' }], ...(tries.includes(false) && { voluntary: true }) }
    }
    case 'each-player': {
      const joint = jointly(c.setting.structure, step)
      const asked = joint && jointQuestion(c, joint)
      return asked && joint.open && c.data.local === undefined ? { ...asked, avoidable: true } : asked
    }
    default:
      return undefined
  }
}

const current = ({ data }: C): Step | undefined => data.steps[0]

/** Whether a step can't go on before it has asked. */
const mustAsk = (c: C): boolean => {
  const step = current(c)
  const found = step && question(c, step)
  return found !== undefined && !found.voluntary && !found.avoidable
}

const option = (taken: boolean): Local => ({ kind: 'option', taken })

/** Goes on with the answer to a step's question. */
const answered = (state: ModelState, c: C): ModelState => {
  const step = current(c)
  const answer = c.returned?.kind === 'option' ? c.returned.option : undefined
  const { local } = c.data
  const id = answer?.option === 'object' ? answer.object : answer?.option === 'player' ? answer.player : undefined
  switch (step?.do) {
    case 'choose': {
      const chosen = [...(local?.kind === 'choose' ? local.chosen : []), ...(id === undefined ? [] : [id])]
      const left = (local?.kind === 'choose' ? local.left : amount(c, step.count ?? 1)) - 1
      return update<'resolution'>(state, { local: { kind: 'choose', left, chosen } })
    }
    case 'discard': {
      const { left, chosen } = local?.kind === 'discard' ? local : { left: amount(c, step.count ?? 1), chosen: [] as readonly Id[] }
      return update<'resolution'>(state, {
        local: { kind: 'discard', left: left - 1, chosen: id === undefined ? chosen : [...chosen, id] }
      })
    }
    case 'each-player': {
      const joint = jointly(c.setting.structure, step)
      const open = joint && jointQuestion(c, joint)
      const given = open?.choice === OPTION ? answer?.option : id
      if (!open || given === undefined) return state
      return update<'resolution'>(state, {
        local: { kind: 'joint', answers: [...answersOf(c), { player: open.by, choice: open.choice, id: given }] }
      })
    }
    case 'may':
    case 'unless': {
      const taken = answer?.option === 'yes'
      const kept = update<'resolution'>(state, { local: option(taken) })
      // What is done once is done from the decision on: its own events do not call for it again.
      if (taken) return inside(step.as === undefined ? kept : inWorld(kept, noteDone(kept.world, layerOf(c), step.as)), c, step.steps)
      return step.do === 'unless' ? inside(kept, c, step.otherwise) : kept
    }
    default:
      return state
  }
}

/** Begins a step that had something to ask and has nothing more. */
const begin = (state: ModelState, c: C): ModelState => {
  const step = current(c)!
  const { local } = c.data
  if (step.do === 'unless' && !local) return inside(update<'resolution'>(state, { local: option(false) }), c, step.otherwise)
  if (step.do === 'discard' && step.what !== undefined && !local) {
    const player = refs(c, step.player)[0]
    const object = refs(c, step.what).find(id => c.world.objects[id]?.zone === 'hand')
    return player === undefined || object === undefined ? state : makeAll(state, c, step, [{ event: 'discard', player, object }], true)
  }
  return perform(state, c, step)
}

/** What has been chosen to be discarded is, card by card: the choice comes before the first of them. */
const discards = (state: ModelState, c: C): ModelState => {
  const step = current(c)
  const { local } = c.data
  const joint = step && jointNow(c, step)
  if (joint) return actJointly(update<'resolution'>(state, {}), c, joint)
  if (step?.do !== 'discard' || local?.kind !== 'discard') return state
  const player = refs(c, step.player)[0]
  if (player === undefined) return state
  const kept = update<'resolution'>(state, {})
  const events = local.chosen.map<GameEvent>(object => ({ event: 'discard', player, object }))
  return makeAll(kept, c, step, events, true)
}

/** Whether the step is carried out once more, for the next player or as often as it says. */
export const isLooping = ({ data }: OfResolution): boolean => data.local?.kind === 'loop' && data.local.left.length > 0

/** Collects what a step has done. */
const collected = (c: C): Partial<RunData> => {
  const { data, returned } = c
  const result = returned?.kind === 'happened' ? returned : undefined
  return {
    stepHappened: data.stepHappened || (result?.happened ?? false),
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

/**
 * Whether an option counts as done because its player chose it and began, whatever became of it.
 * @see mtg-context:118.12
 */
const isBegun = ({ data }: C, step: Step | undefined): boolean => step?.do === 'may' && data.local?.kind === 'option' && data.local.taken

/** The step is over: its result gets its name. */
const finish = (state: ModelState, c: C): ModelState => {
  const step = current(c)
  const { stepHappened, amount: done, times, scope, happened } = { ...c.data, ...collected(c) }
  const name = step?.as ?? (c.data.local?.kind === 'loop' ? undefined : step && jointNow(c, step)?.act.as)
  const begun = !stepHappened && isBegun(c, step)
  const { begun: others = [] }: OwnScope = scope
  const did = name !== undefined && (stepHappened || begun) && !scope.did.includes(name) ? [...scope.did, name] : scope.did
  const results = name !== undefined && step?.do !== 'choose' ? { ...scope.results, [name]: done } : scope.results
  const chosen =
    name !== undefined && step?.do === 'choose'
      ? { ...scope.chosen, [name]: c.data.local?.kind === 'choose' ? c.data.local.chosen : [] }
      : scope.chosen
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
const isDoneAlready = (c: C): boolean => {
  const layer = layerOf(c)
  const name = current(c)?.as
  return (
    name !== undefined &&
    c.data.local === undefined &&
    layer?.key !== undefined &&
    layer.text.once === name &&
    mayBe(c.setting.structure.triggers.doOnce, 'action') &&
    c.world.done.includes(doneKey(layer.key, layer.controller, name))
  )
}

/** What the options of a decision are about. */
const idsOf = (options: readonly Option[]): readonly Id[] =>
  options.flatMap(each => (each.option === 'object' ? [each.object] : each.option === 'player' ? [each.player] : []))

interface Taken {
  readonly all: readonly Id[]
  readonly local: (chosen: readonly Id[]) => Local
}

/** What may be taken unasked of the next choice where all players choose before any of them acts. */
const allOfJoint = (c: C, step: Step): Taken | undefined => {
  const joint = jointly(c.setting.structure, step)
  const open = joint && jointQuestion(c, joint)
  const choice = open && joint.choices[open.choice]
  if (!choice || open.options.length < 2) return undefined
  const answers = answersOf(c)
  if (chosenBy(answers, open.by, open.choice).length > 0) return undefined
  const here: C = { ...c, data: { ...c.data, scope: scopeOf(c, joint, open.by, answers) } }
  if (amount(here, ('count' in choice ? choice.count : undefined) ?? 1) < open.options.length) return undefined
  const { by, choice: at } = open
  return {
    all: idsOf(open.options),
    local: chosen => ({ kind: 'joint', answers: [...answers, ...chosen.map(id => ({ player: by, choice: at, id }))] })
  }
}

/** Where as many are to be chosen as there are, or more: all of them, which an engine need not ask for. */
const allOf = (c: C): Taken | undefined => {
  const step = current(c)
  if (step?.do === 'each-player') return allOfJoint(c, step)
  if ((step?.do !== 'choose' && step?.do !== 'discard') || c.data.local !== undefined) return undefined
  const open = question(c, step)
  if (!open || open.options.length < 2 || amount(c, step.count ?? 1) < open.options.length) return undefined
  return { all: idsOf(open.options), local: chosen => ({ kind: step.do, left: 0, chosen }) }
}

/** The orders in which an engine may take a few; of many, theirs. */
const ordersOf = (all: readonly Id[]): readonly (readonly Id[])[] =>
  all.length > 3 || all.length < 2
    ? [all]
    : all.flatMap(first => ordersOf(all.filter(each => each !== first)).map(rest => [first, ...rest]))

/** An effect that has just started may apply to objects at once. */
export const hasStarted = (c: OfResolution): boolean => current(c)?.do === 'start' && isUnsettled(c)

export const isNoneLeft = (c: OfResolution): boolean => current(c) === undefined

/** Whether the step has something to ask, which it may have to. */
export const mayAsk = (c: OfResolution): boolean => {
  const step = current(c)
  return step !== undefined && question(c, step) !== undefined
}

/** Whether an engine may take all that may be chosen without asking. */
export const mayTakeAll = (c: OfResolution): boolean => allOf(c) !== undefined

/** Whether the step is an option, to be taken only once, that has been. */
export const isOptionTaken = (c: OfResolution): boolean => isDoneAlready(c) && current(c)?.do === 'may'

export const isStepDone = (c: OfResolution): boolean => isDoneAlready(c)

export const startsEffect = (c: OfResolution): boolean => current(c)?.do === 'start'

export const isReflexive = (c: OfResolution): boolean => current(c)?.do === 'when'

/** Whether a step that asks has asked everything, or need not ask more. */
export const hasAskedAll = (c: OfResolution): boolean => !mustAsk(c) && c.data.local !== undefined && c.data.local.kind !== 'loop'

export const needNotAsk = (c: OfResolution): boolean => !mustAsk(c)

export const isDecided = ({ world }: OfResolution): boolean => isGameOver(world)

export const asks = (c: OfResolution): readonly Move[] =>
  silently(state => {
    const { player, decision, options, voluntary } = question(c, current(c)!)!
    return ask(state, player, decision, options, voluntary ? { voluntary } : {})
  })

export const takesAnswer = (c: OfResolution): readonly Move[] => silently(state => answered(state, c))

export const goesOn = (c: OfResolution): readonly Move[] => silently(state => update<'resolution'>(state, collected(c)))

export const actsAsChosen = (c: OfResolution): readonly Move[] => inReadings(c, discards)

/** The effect starts, in each reading of what it is for; or never begins. */
export const starts = (c: OfResolution): readonly Move[] => {
  const step = current(c)
  if (step?.do !== 'start') return []
  const { startedSet } = c.setting.structure.continuous
  const sets = isForAll(step.effect) ? readings<StartedSet>(startedSet, ['settled', 'open']) : [startedSet.value]
  const begun = sets.map(set => ({
    go: (state: ModelState): ModelState => {
      const world = startEffect(state.world, step, c.data.scope, set)
      return world === state.world ? state : inWorld(update<'resolution'>(state, { stepHappened: true }), world)
    }
  }))
  return mayNeverBegin(c.world, step.for, c.data.scope) ? [...begun, ...silently(state => state)] : begun
}

export const reflects = (c: OfResolution): readonly Move[] =>
  reflectionsOf(c).map(times => ({ go: state => reflect(state, c, current(c) as StepOf<'when'>, times) }))

export const begins = (c: OfResolution): readonly Move[] => inReadings(c, begin)

export const goesAround = (c: OfResolution): readonly Move[] =>
  silently(state => {
    const step = current(c)
    const kept = update<'resolution'>(state, collected(c))
    return (step?.do === 'each-player' || step?.do === 'repeat') && c.data.local?.kind === 'loop'
      ? loop(kept, c, step, c.data.local.left)
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
    const by = step?.do === 'may' && step.by !== undefined ? refs(c, step.by)[0] : undefined
    return ask(state, by ?? c.data.scope.you, 'may', [{ option: 'no' }])
  })

export const passesOver = (c: OfResolution): readonly Move[] => silently(state => finish(state, { ...c, returned: undefined }))

export const ends = ({ data }: OfResolution): readonly Move[] =>
  silently(state => pop(state, { kind: 'happened', happened: data.happened, amount: data.amount, scope: data.scope }))
