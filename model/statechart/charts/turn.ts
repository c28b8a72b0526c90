/** The turn: its phases, the combat steps in between, and where the scenario ends. @module */
import type { Phase, TurnAction } from '../../rulebook/structure.js'
import type { GameEvent } from '../../trace/event.js'
import type { Option } from '../../trace/option.js'
import { clockwise, isGameOver } from '../../world/index.js'
import type { World } from '../../world/index.js'
import type { Context, Part } from '../part.js'
import { eachWay, silently } from '../part.js'
import {
  discarding,
  firstActions,
  isCleanUp,
  lastActions,
  phaseOf as current,
  phasesOf as phases,
  quietly,
  untapping
} from '../effects/turning.js'
import { ask, happen, happenTogether, inAnyWay } from '../frames.js'
import type { ModelState } from '../state.js'
import { inWorld, push, update } from '../state.js'
import { endPattern, gameOver } from './ending.js'

type C = Context<'turn'>

/** The phase that follows, and whose it is. */
const following = (world: World): { readonly phase: Phase; readonly player: string; readonly newTurn: boolean } => {
  const at = phases(world).findIndex(each => each.name === world.turn.phase)
  const next = phases(world)[at + 1]
  if (next) return { phase: next, player: world.turn.player, newTurn: false }
  return {
    phase: phases(world)[0]!,
    player: clockwise(world, world.turn.player).find(each => each !== world.turn.player) ?? world.turn.player,
    newTurn: true
  }
}

const until = ({ world }: C) => world.facts.scenario.until

const isQuiescent = (c: C): boolean => until(c).end === 'quiescent' && (current(c.world)?.priority !== false || wasGranted(c))

/** Whether players got priority in a phase that gives none. */
const wasGranted = ({ returned }: C): boolean => returned?.kind === 'done' && returned.granted === true

/** Whether the turn is cleaned up once more, because players got priority in it. */
const repeats = (c: C): boolean => wasGranted(c) && isCleanUp(c.world)

/** Whether players have passed and nothing keeps the phase from ending. */
const isOver = (c: C): boolean => c.world.combat === undefined && !isQuiescent(c) && !repeats(c)

const isLast = (c: C): boolean => isOver(c) && tapped(c.world).length === 0 && lastActions(c.world).length > 0

const action = ({ data }: C): TurnAction | undefined => data.actions?.[0]

const chosen = ({ data, world }: C): readonly string[] => (data.chosen ?? []).filter(id => world.objects[id]?.zone === 'hand')

/** Whether cards are still to be chosen that do not fit into the hand. */
const isTooFull = (c: C): boolean => action(c) === 'discard-down' && chosen(c).length < discarding(c.world).surplus

/** The rest of what the game does in the phase. */
const afterwards = (state: ModelState, { data }: C, changed: boolean): ModelState =>
  update<'turn'>(state, { actions: data.actions?.slice(1) ?? [], chosen: [], changed: (data.changed ?? false) || changed })

/** Does what comes next; what nothing happens by is not told. */
const next = (state: ModelState, c: C): ModelState => {
  const { world } = state
  const cause = { cause: { rule: 'turn' as const } }
  switch (action(c)) {
    case 'untap':
      return happenTogether(afterwards(state, c, false), untapping(world), cause)
    case 'draw':
      return happen(afterwards(state, c, false), { event: 'draw', player: world.turn.player }, cause)
    case 'discard-down': {
      const events = chosen(c).map<GameEvent>(object => ({ event: 'discard', player: world.turn.player, object }))
      return happenTogether(afterwards(state, c, events.length > 0), events, cause)
    }
    default: {
      const after = quietly(world, action(c)!)
      return afterwards(inWorld(state, after), c, after !== world)
    }
  }
}

const isBoundary = (c: C): boolean => {
  const end = until(c)
  const { phase, player } = following(c.world)
  return end.end === 'boundary' && end.phase === phase.name && end.player === player
}

const KNOWN_ACTIONS: readonly string[] = [
  'untap',
  'draw',
  'gain-action-point',
  'reset-action-points',
  'expire-this-turn',
  'wear-off-damage',
  'discard-down'
]

const setPoints = (world: World, player: string, value: number): World => ({
  ...world,
  numbers: { ...world.numbers, [player]: { ...world.numbers[player], 'action-points': value } }
})

/** What the game does by itself in a phase; none of it is an event here. */
const act = (state: ModelState, wanted: readonly string[]): ModelState => {
  const { world } = state
  const actions = (current(world)?.actions ?? []).filter(each => wanted.includes(each))
  const unknown = (current(world)?.actions ?? []).find(each => !KNOWN_ACTIONS.includes(each))
  if (unknown !== undefined) return { ...state, unsupported: `the turn action ${unknown}` }
  return actions.reduce((now, each) => {
    if (each === 'gain-action-point') return inWorld(now, setPoints(now.world, world.turn.player, 1))
    if (each === 'reset-action-points') return inWorld(now, setPoints(now.world, world.turn.player, 0))
    return inWorld(now, quietly(now.world, each))
  }, state)
}

/** What is done without being told as a phase ends, unless it was done as it began. */
const endings = (world: World): readonly string[] =>
  isCleanUp(world) ? [] : ['reset-action-points', 'expire-this-turn', 'wear-off-damage']

/** What untaps as this phase ends. */
const tapped = (world: World): readonly GameEvent[] =>
  current(world)?.actions.includes('untap') && !firstActions(world).includes('untap') ? untapping(world) : []

/** The permanents of the turn-player untap, in every way in which they may. */
const untapped = (state: ModelState, world: World): readonly ModelState[] =>
  inAnyWay(state, tapped(world), { cause: { rule: 'turn' }, chooser: world.turn.player })

const beginPhase = (state: ModelState, phase: string, player: string): ModelState =>
  happen(state, { event: 'begin', what: 'phase', name: phase, player }, { cause: { rule: 'turn' } })

/** Asks for the next card that does not fit into the hand. */
const asksToDiscard = (c: C) =>
  silently(state =>
    ask(
      state,
      c.world.turn.player,
      'choose',
      discarding(c.world)
        .hand.filter(id => !chosen(c).includes(id))
        .map<Option>(object => ({ option: 'object', object }))
    )
  )

const takes = (state: ModelState, c: C): ModelState =>
  c.returned?.kind === 'option' && c.returned.option.option === 'object'
    ? update<'turn'>(state, { chosen: [...chosen(c), c.returned.option.object] })
    : state

export const turn: Part<'turn'> = {
  chart: {
    id: 'turn',
    initial: 'start',
    final: ['over'],
    states: [
      'start',
      'begun',
      'acting',
      'asked',
      'open',
      'waiting',
      'untapped',
      'settled',
      'cleaning',
      'asked-last',
      'ended',
      'changing',
      'over'
    ],
    transitions: [
      { id: 'turn.begin', from: 'start', on: 'silent', guard: 'begins', to: 'begun', concept: 'turn.step' },
      { id: 'turn.open', from: 'start', on: 'silent', guard: 'has-begun', to: 'open', concept: 'turn.step' },
      { id: 'turn.phase-begun', from: 'begun', on: 'silent', to: 'acting', concept: 'turn.step' },
      { id: 'turn.over', from: 'acting', on: 'end', guard: 'game-over', to: 'over', concept: 'game.over' },
      { id: 'turn.act', from: 'acting', on: 'silent', guard: 'acts', to: 'acting', concept: 'turn.step' },
      { id: 'turn.discard', from: 'acting', on: 'silent', guard: 'hand-full', to: 'asked', concept: 'resolution.choice' },
      { id: 'turn.discarded', from: 'asked', on: 'silent', to: 'acting', concept: 'resolution.choice' },
      { id: 'turn.acted', from: 'acting', on: 'silent', guard: 'acted', to: 'open', concept: 'turn.step' },
      { id: 'turn.priority', from: 'open', on: 'silent', to: 'waiting', concept: 'priority.given' },
      { id: 'turn.combat-step', from: 'waiting', on: 'silent', guard: 'in-combat', to: 'open', concept: 'combat.step' },
      { id: 'turn.combat-over', from: 'waiting', on: 'silent', guard: 'closed', to: 'open', concept: 'combat.step' },
      { id: 'turn.quiescent', from: 'waiting', on: 'end', guard: 'quiescent', to: 'over', concept: 'priority.all-passed' },
      { id: 'turn.untap', from: 'waiting', on: 'silent', guard: 'untaps', to: 'untapped', concept: 'turn.step' },
      { id: 'turn.untapped', from: 'untapped', on: 'silent', to: 'settled', concept: 'turn.step' },
      { id: 'turn.procedure-ends', from: 'settled', on: 'silent', to: 'ended', concept: 'turn.step' },
      { id: 'turn.phase-ends', from: 'waiting', on: 'silent', guard: 'goes-on', to: 'ended', concept: 'turn.step' },
      { id: 'turn.clean-up-again', from: 'waiting', on: 'silent', guard: 'repeats', to: 'begun', concept: 'turn.step' },
      { id: 'turn.clean-up', from: 'waiting', on: 'silent', guard: 'cleans-up', to: 'cleaning', concept: 'turn.step' },
      { id: 'turn.clean', from: 'cleaning', on: 'silent', guard: 'acts', to: 'cleaning', concept: 'turn.step' },
      { id: 'turn.discard-last', from: 'cleaning', on: 'silent', guard: 'hand-full', to: 'asked-last', concept: 'resolution.choice' },
      { id: 'turn.discarded-last', from: 'asked-last', on: 'silent', to: 'cleaning', concept: 'resolution.choice' },
      { id: 'turn.cleaned-something', from: 'cleaning', on: 'silent', guard: 'changed', to: 'open', concept: 'turn.step' },
      { id: 'turn.cleaned', from: 'cleaning', on: 'silent', guard: 'unchanged', to: 'ended', concept: 'turn.step' },
      { id: 'turn.boundary', from: 'ended', on: 'end', guard: 'boundary', to: 'over', concept: 'turn.step' },
      { id: 'turn.next-phase', from: 'ended', on: 'silent', guard: 'same-turn', to: 'begun', concept: 'turn.step' },
      { id: 'turn.next-turn', from: 'ended', on: 'silent', guard: 'new-turn', to: 'changing', concept: 'turn.step' },
      { id: 'turn.first-phase', from: 'changing', on: 'silent', to: 'begun', concept: 'turn.step' }
    ]
  },
  guards: {
    begins: ({ world }) => world.facts.scenario.start.at === 'begin',
    'has-begun': ({ world }) => world.facts.scenario.start.at !== 'begin',
    'in-combat': ({ world }) => world.combat !== undefined && world.combat.step !== 'close',
    closed: ({ world }) => world.combat?.step === 'close',
    quiescent: c => c.world.combat === undefined && isQuiescent(c),
    untaps: c => isOver(c) && tapped(c.world).length > 0,
    'goes-on': c => isOver(c) && tapped(c.world).length === 0 && !isLast(c),
    repeats: c => c.world.combat === undefined && !isQuiescent(c) && repeats(c),
    'cleans-up': isLast,
    'game-over': ({ world }) => isGameOver(world),
    acts: c => !isGameOver(c.world) && action(c) !== undefined && !isTooFull(c),
    'hand-full': c => !isGameOver(c.world) && isTooFull(c),
    acted: c => !isGameOver(c.world) && action(c) === undefined,
    changed: c => action(c) === undefined && c.data.changed === true,
    unchanged: c => action(c) === undefined && c.data.changed !== true,
    boundary: isBoundary,
    'same-turn': c => !isBoundary(c) && !following(c.world).newTurn,
    'new-turn': c => !isBoundary(c) && following(c.world).newTurn
  },
  moves: {
    'turn.begin': () => silently(state => beginPhase(state, state.world.turn.phase, state.world.turn.player)),
    'turn.phase-begun': ({ world }) =>
      silently(state => act(update<'turn'>(state, { actions: firstActions(world), chosen: [], changed: false }), ['gain-action-point'])),
    'turn.over': ({ world }) => [gameOver(world)],
    'turn.act': c => silently(state => next(state, c)),
    'turn.discard': asksToDiscard,
    'turn.discarded': c => silently(state => takes(state, c)),
    'turn.acted': () => silently(state => state),
    'turn.clean-up-again': ({ world }) => silently(state => beginPhase(state, world.turn.phase, world.turn.player)),
    'turn.clean-up': ({ world }) => silently(state => update<'turn'>(state, { actions: lastActions(world), chosen: [], changed: false })),
    'turn.clean': c => silently(state => next(state, c)),
    'turn.discard-last': asksToDiscard,
    'turn.discarded-last': c => silently(state => takes(state, c)),
    'turn.cleaned-something': () => silently(state => update<'turn'>(state, {})),
    'turn.cleaned': () => silently(state => update<'turn'>(state, {})),
    'turn.priority': () =>
      silently(state => push(state, { chart: 'priority', at: 'due', data: { holder: state.world.turn.player, passes: 0 } })),
    'turn.combat-step': () => silently(state => push(state, { chart: 'combat', at: 'start', data: { rest: [] } })),
    'turn.combat-over': () => silently(state => inWorld(state, { ...state.world, combat: undefined })),
    'turn.quiescent': ({ world }) => [{ pattern: endPattern(world, 'quiescent'), go: state => ({ ...state, over: true }) }],
    // Whether they untap at once or one after another, and in which order, no rule says.
    'turn.untap': ({ state, world }) => eachWay(state, now => untapped(now, world)).map(go => ({ go })),
    'turn.untapped': () =>
      silently(state => push(state, { chart: 'priority', at: 'due', data: { holder: state.world.turn.player, passes: 0 } })),
    'turn.procedure-ends': ({ world }) => silently(state => act(state, endings(world))),
    'turn.phase-ends': ({ world }) => silently(state => act(state, endings(world))),
    'turn.boundary': ({ world }) => [{ pattern: endPattern(world, 'boundary'), go: state => ({ ...state, over: true }) }],
    'turn.next-phase': ({ world }) => silently(state => beginPhase(state, following(world).phase.name, world.turn.player)),
    'turn.next-turn': ({ world }) =>
      silently(state =>
        happen(state, { event: 'begin', what: 'turn', name: 'turn', player: following(world).player }, { cause: { rule: 'turn' } })
      ),
    'turn.first-phase': ({ world }) => silently(state => beginPhase(state, phases(world)[0]!.name, world.turn.player))
  }
}
