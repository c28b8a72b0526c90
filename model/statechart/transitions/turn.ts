/** What the chart of the turn reads, and what its transitions do. @module */
import type { Phase, TurnAction } from '../../rulebook/structure.js'
import { firstInPhase } from '../../rules/priority.js'
import * as rules from '../../rules/turn.js'
import type { GameEvent } from '../../trace/event.js'
import type { Option } from '../../trace/option.js'
import { clockwise, isGameOver } from '../../world/index.js'
import type { World } from '../../world/index.js'
import type { Context, TransitionEffect } from '../part.js'
import { eachWay, internally } from '../part.js'
import { actionsNow, discarding, firstActions, isCleanUp, lastActions, phaseOf as current, quietly, untapping } from '../effects/turning.js'
import { seatFrom } from './seats.js'
import { ask, happen, happenTogether, inAnyWay } from '../frames.js'
import type { ModelState } from '../state.js'
import { inWorld, push, update } from '../state.js'
import { endPattern, gameOver } from './ending.js'

/** The context of the chart. */
export type OfTurn = Context<'turn'>

/** The phase that follows, and whose it is. */
const following = (world: World): { readonly phase: Phase; readonly player: string; readonly newTurn: boolean } => {
  const [next] = rules.phasesLeft(world, world.turn.phase)
  if (next) return { phase: next, player: world.turn.player, newTurn: false }
  return {
    phase: rules.phases(world)[0]!,
    player: clockwise(world, world.turn.player).find(each => each !== world.turn.player) ?? world.turn.player,
    newTurn: true
  }
}

const until = ({ world }: OfTurn) => world.facts.scenario.until

/** Whether the scenario ends here, where players have passed and nothing is left to be done. */
export const isQuiescent = (context: OfTurn): boolean =>
  until(context).end === 'quiescent' && (current(context.world)?.priority !== false || wasGranted(context))

/** Whether players got priority in a phase that gives none. */
const wasGranted = ({ returned }: OfTurn): boolean => returned?.kind === 'done' && returned.granted === true

/** Whether the turn is cleaned up once more, because players got priority in it. */
export const repeats = (context: OfTurn): boolean => rules.cleansUpAgain(context.world, wasGranted(context), isCleanUp(context.world))

const action = ({ data }: OfTurn): TurnAction | undefined => data.actions?.[0]

const chosen = ({ data, world }: OfTurn): readonly string[] => (data.chosen ?? []).filter(id => world.objects[id]?.zone === 'hand')

/** Whether cards are still to be chosen that do not fit into the hand. */
export const isTooFull = (context: OfTurn): boolean =>
  action(context) === 'discard-down' && chosen(context).length < discarding(context.world).surplus

/** The rest of what the game does in the phase. */
const afterwards = (state: ModelState, { data }: OfTurn, changed: boolean): ModelState =>
  update<'turn'>(state, { actions: data.actions?.slice(1) ?? [], chosen: [], changed: (data.changed ?? false) || changed })

/** Does what comes next; what nothing happens by is not told. */
const next = (state: ModelState, context: OfTurn): ModelState => {
  const { world } = state
  const cause = { cause: { rule: 'turn' as const } }
  switch (action(context)) {
    case 'untap':
      return happenTogether(afterwards(state, context, false), untapping(world), cause)
    case 'draw':
      return happen(afterwards(state, context, false), { event: 'draw', player: world.turn.player }, cause)
    case 'discard-down': {
      const events = chosen(context).map<GameEvent>(object => ({ event: 'discard', player: world.turn.player, object }))
      return happenTogether(afterwards(state, context, events.length > 0), events, cause)
    }
    default: {
      const after = quietly(world, action(context)!)
      return afterwards(inWorld(state, after), context, after !== world)
    }
  }
}

/** Whether the scenario ends where the next phase would begin. */
export const isBoundary = (context: OfTurn): boolean => {
  const end = until(context)
  const { phase, player } = following(context.world)
  return end.end === 'boundary' && end.phase === phase.name && end.player === player
}

const setPoints = (world: World, player: string, value: number): World => ({
  ...world,
  numbers: { ...world.numbers, [player]: { ...world.numbers[player], 'action-points': value } }
})

/** What the game does by itself in a phase; none of it is an event here. */
const act = (state: ModelState, wanted: readonly string[]): ModelState => {
  const { world } = state
  const actions = actionsNow(world).filter(turnAction => wanted.includes(turnAction))
  return actions.reduce((now, turnAction) => {
    if (turnAction === 'gain-action-point') return inWorld(now, setPoints(now.world, world.turn.player, 1))
    if (turnAction === 'reset-action-points') return inWorld(now, setPoints(now.world, world.turn.player, 0))
    return inWorld(now, quietly(now.world, turnAction))
  }, state)
}

/** What is done without being told as a phase ends, unless it was done as it began. */
const endings = (world: World): readonly string[] =>
  isCleanUp(world) ? [] : ['reset-action-points', 'expire-this-turn', 'wear-off-damage']

/** What untaps as this phase ends. */
const tapped = (world: World): readonly GameEvent[] =>
  actionsNow(world).includes('untap') && !firstActions(world).includes('untap') ? untapping(world) : []

/** The permanents of the turn-player untap, in every way in which they may. */
const untapped = (state: ModelState, world: World): readonly ModelState[] =>
  inAnyWay(state, tapped(world), { cause: { rule: 'turn' }, chooser: world.turn.player })

const beginPhase = (state: ModelState, phase: string, player: string): ModelState =>
  happen(state, { event: 'begin', what: 'phase', name: phase, player }, { cause: { rule: 'turn' } })

/** Asks for the next card that does not fit into the hand. */
export const asksToDiscard = (context: OfTurn): ModelState =>
  ask(
    context.state,
    context.world.turn.player,
    'choose',
    discarding(context.world)
      .hand.filter(id => !chosen(context).includes(id))
      .map<Option>(object => ({ option: 'object', object }))
  )

/** Keeps the card that was chosen. */
export const takes = (context: OfTurn): readonly TransitionEffect[] =>
  internally(state =>
    context.returned?.kind === 'option' && context.returned.option.option === 'object'
      ? update<'turn'>(state, { chosen: [...chosen(context), context.returned.option.object] })
      : state
  )

/** Whether the game begins with the beginning of a phase. */
export const begins = ({ world }: OfTurn): boolean => world.facts.scenario.start.at === 'begin'

export const isDecided = ({ world }: OfTurn): boolean => isGameOver(world)

/** Whether the game still does something by itself in the phase. */
export const isAnythingToDo = (context: OfTurn): boolean => action(context) !== undefined

export const hasChanged = ({ data, world }: OfTurn): boolean => rules.interruptsCleaning(world, data.changed === true)

export const isChainClosing = ({ world }: OfTurn): boolean => world.combat?.step === 'close'

export const isInCombat = ({ world }: OfTurn): boolean => world.combat !== undefined

/** Whether what untaps does so as the phase ends. */
export const untaps = ({ world }: OfTurn): boolean => tapped(world).length > 0

export const cleansUp = ({ world }: OfTurn): boolean => lastActions(world).length > 0

export const goesOnInTurn = (context: OfTurn): boolean => !isBoundary(context) && !following(context.world).newTurn

export const goesOnInNextTurn = (context: OfTurn): boolean => !isBoundary(context) && following(context.world).newTurn

/** The phase begins, or begins once more. */
export const beginsPhase = (): readonly TransitionEffect[] =>
  internally(state => beginPhase(state, state.world.turn.phase, state.world.turn.player))

export const startsActions = ({ world }: OfTurn): readonly TransitionEffect[] =>
  internally(state => act(update<'turn'>(state, { actions: firstActions(world), chosen: [], changed: false }), ['gain-action-point']))

export const acts = (context: OfTurn): readonly TransitionEffect[] => internally(state => next(state, context))

export const decides = ({ world }: OfTurn): readonly TransitionEffect[] => [gameOver(world)]

export const startsPriority = ({ state }: OfTurn): ModelState =>
  push(state, { chart: 'priority', at: 'due', data: { holder: seatFrom(state.world, firstInPhase(state.world)), passes: 0 } })

export const startsCombat = ({ state }: OfTurn): ModelState => push(state, { chart: 'combat', at: 'start', data: { rest: [] } })

export const leavesCombat = (): readonly TransitionEffect[] => internally(state => inWorld(state, { ...state.world, combat: undefined }))

export const stops = ({ world }: OfTurn): readonly TransitionEffect[] => [
  { pattern: endPattern(world, 'quiescent'), next: state => ({ ...state, over: true }) }
]

/** Whether they untap at once or one after another, and in which order, no rule says. */
export const untapsAll = ({ state, world }: OfTurn): readonly TransitionEffect[] =>
  eachWay(state, now => untapped(now, world)).map(next => ({ next }))

export const startsCleaning = ({ world }: OfTurn): readonly TransitionEffect[] =>
  internally(state => update<'turn'>(state, { actions: lastActions(world), chosen: [], changed: false }))

export const endsPhase = ({ world }: OfTurn): readonly TransitionEffect[] => internally(state => act(state, endings(world)))

export const reachesBoundary = ({ world }: OfTurn): readonly TransitionEffect[] => [
  { pattern: endPattern(world, 'boundary'), next: state => ({ ...state, over: true }) }
]

export const beginsNextPhase = ({ world }: OfTurn): readonly TransitionEffect[] =>
  internally(state => beginPhase(state, following(world).phase.name, world.turn.player))

export const beginsNextTurn = ({ world }: OfTurn): readonly TransitionEffect[] =>
  internally(state =>
    happen(state, { event: 'begin', what: 'turn', name: 'turn', player: following(world).player }, { cause: { rule: 'turn' } })
  )

export const beginsFirstPhase = ({ world }: OfTurn): readonly TransitionEffect[] =>
  internally(state => beginPhase(state, rules.phases(world)[0]!.name, world.turn.player))
