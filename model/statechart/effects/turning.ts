/** What the game does by itself in a phase: which actions come as it begins, which as it ends. @module */
import type { Phase, TurnAction } from '../../rulebook/structure.js'
import { GAME_STARTS } from '../../scenario/names.js'
import * as rules from '../../rules/turn.js'
import type { GameEvent, Id } from '../../trace/event.js'
import { controllerOf, expireTurn } from '../../world/index.js'
import type { World } from '../../world/index.js'

/** The start of the game: nobody has priority, and all that triggers resolves before the first turn. @see fab-context:4.1.8a */
const STARTING: Phase = { name: GAME_STARTS, priority: false, actions: [] }

export const phaseOf = (world: World): Phase | undefined =>
  rules.isGameStarting(world, world.turn.phase)
    ? STARTING
    : (rules.phases(world).find(phase => phase.name === world.turn.phase) ?? declaring(world))

/** The step in which attackers are declared, where the game is in it: no turn goes through it. */
const declaring = (world: World): Phase | undefined => {
  const step = rules.attackers(world)
  return step?.name === world.turn.phase ? step : undefined
}

/** Whether the game does a thing by itself in a phase. */
const isDone: Readonly<Record<TurnAction, (world: World, phase: Phase) => boolean>> = {
  untap: rules.untaps,
  draw: rules.draws,
  'declare-attackers': rules.declaresAttackers,
  'gain-action-point': rules.gainsActionPoint,
  'reset-action-points': rules.losesActionPoints,
  'expire-this-turn': rules.endsThisTurn,
  'wear-off-damage': rules.wearsOff,
  'discard-down': rules.discardsDown
}

const ALL = Object.keys(isDone) as readonly TurnAction[]

/** What the game does by itself in the phase, in order. */
export const actionsNow = (world: World): readonly TurnAction[] => {
  const phase = phaseOf(world)
  return phase ? [...new Set([...phase.actions, ...ALL])].filter(turnAction => isDone[turnAction](world, phase)) : []
}

/** Actions that clean up after a turn. */
const CLEANING: readonly TurnAction[] = ['discard-down', 'wear-off-damage', 'expire-this-turn']

/** Whether a turn ends with this phase's cleaning up. */
export const isCleanUp = (world: World): boolean =>
  rules.isCleanedUp(world) && actionsNow(world).some(turnAction => CLEANING.includes(turnAction))

/** What is done as the phase begins: cleaning up, too, where nobody gets priority first. */
export const firstActions = (world: World): readonly TurnAction[] => {
  const phase = phaseOf(world)
  if (!phase) return []
  return actionsNow(world).filter(turnAction => {
    if (turnAction === 'untap') return rules.isCleanedUp(world)
    if (turnAction === 'draw' || turnAction === 'declare-attackers') return true
    return CLEANING.includes(turnAction) && rules.isCleanedUp(world) && !rules.cleansUpLast(world, phase)
  })
}

/** What is done as the phase ends, after players have had priority. */
export const lastActions = (world: World): readonly TurnAction[] => {
  const phase = phaseOf(world)
  return phase && rules.cleansUpLast(world, phase) && rules.isCleanedUp(world)
    ? actionsNow(world).filter(turnAction => CLEANING.includes(turnAction))
    : []
}

/** What untaps, in the order of the arena. */
export const untapping = (world: World): readonly GameEvent[] =>
  (world.zones.arena ?? [])
    .filter(id => {
      const object = world.objects[id]
      return (
        object?.statuses.includes('tapped') && !object.statuses.includes('phased-out') && controllerOf(world, object) === world.turn.player
      )
    })
    .map(object => ({ event: 'status', object, status: 'tapped', on: false }))

/** The turn-player's hand, and how many cards of it are too many. */
export const discarding = (world: World): { readonly hand: readonly Id[]; readonly surplus: number } => {
  const hand = (world.zones.hand ?? []).filter(id => world.objects[id]?.owner === world.turn.player)
  return { hand, surplus: rules.tooMany(world, hand.length) }
}

/** Damage that is marked on objects wears off. */
const wearOff = (world: World): World => {
  const damaged = Object.values(world.objects).filter(object => object.damage > 0)
  return damaged.length === 0
    ? world
    : {
        ...world,
        objects: { ...world.objects, ...Object.fromEntries(damaged.map(worldObject => [worldObject.id, { ...worldObject, damage: 0 }])) }
      }
}

/** An action that no event tells of. */
export const quietly = (world: World, action: TurnAction): World =>
  action === 'wear-off-damage' ? wearOff(world) : action === 'expire-this-turn' ? expireTurn(world) : world
