/** What the game does by itself in a phase: which actions come as it begins, which as it ends. @module */
import type { Phase, TurnAction } from '../../rulebook/structure.js'
import type { GameEvent, Id } from '../../trace/event.js'
import { controllerOf, expireTurn } from '../../world/index.js'
import type { World } from '../../world/index.js'

/** So many cards may be kept in hand. @see mtg-context:514.1 */
const HAND = 7

export const phasesOf = (world: World): readonly Phase[] => world.facts.base.rulebook.structure.turn.phases.value

export const phaseOf = (world: World): Phase | undefined => phasesOf(world).find(each => each.name === world.turn.phase)

/** Actions that clean up after a turn. */
const CLEANING: readonly TurnAction[] = ['discard-down', 'wear-off-damage', 'expire-this-turn']

const cleansUp = ({ facts }: World): boolean => facts.base.rulebook.structure.turn.expiry.value === 'with-cleanup'

/** Whether a turn ends with this phase's cleaning up. */
export const isCleanUp = (world: World): boolean =>
  cleansUp(world) && (phaseOf(world)?.actions.some(each => CLEANING.includes(each)) ?? false)

/** What is done as the phase begins: cleaning up, too, where nobody gets priority first. */
export const firstActions = (world: World): readonly TurnAction[] => {
  const phase = phaseOf(world)
  if (!phase) return []
  return phase.actions.filter(each => {
    if (each === 'untap') return cleansUp(world)
    if (each === 'draw') return true
    return cleansUp(world) && !phase.priority && CLEANING.includes(each)
  })
}

/** What is done as the phase ends, after players have had priority. */
export const lastActions = (world: World): readonly TurnAction[] => {
  const phase = phaseOf(world)
  return phase?.priority && cleansUp(world) ? phase.actions.filter(each => CLEANING.includes(each)) : []
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
  return { hand, surplus: Math.max(0, hand.length - HAND) }
}

/** Damage that is marked on objects wears off. */
const wearOff = (world: World): World => {
  const damaged = Object.values(world.objects).filter(object => object.damage > 0)
  return damaged.length === 0
    ? world
    : { ...world, objects: { ...world.objects, ...Object.fromEntries(damaged.map(each => [each.id, { ...each, damage: 0 }])) } }
}

/** An action that no event tells of. */
export const quietly = (world: World, action: TurnAction): World =>
  action === 'wear-off-damage' ? wearOff(world) : action === 'expire-this-turn' ? expireTurn(world) : world
