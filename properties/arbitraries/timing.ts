/**
 * When the cards of a game are played and what becomes of them, as its structure has it.
 * @module
 */
import type { Structure } from '../../model/rulebook/structure.js'
import type { Card } from '../../model/scenario/card.js'

/** What of a structure says when cards are played. */
export type Timing = Pick<Structure, 'turn' | 'zones'>

/** Whether a game of this structure has action points: some phase gives them or takes them away. */
export const hasActionPoints = ({ turn }: Pick<Structure, 'turn'>): boolean =>
  turn.phases.value.some(({ actions }) => actions.some(action => action === 'gain-action-point' || action === 'reset-action-points'))

/** Types that are played without the stack, which the scenario language does not have: they begin in the arena. */
const OFF_STACK: readonly string[] = ['land']

/** How a card is played: whenever its player has priority, in the time that their turn has for it, or not at all. */
export const speedOf = (structure: Timing, { types }: Card): 'fast' | 'slow' | 'never' => {
  if (types.some(type => OFF_STACK.includes(type))) return 'never'
  const isSlowType = types.some(type => structure.zones.slowTypes.value.includes(type))
  if (hasActionPoints(structure)) return types.includes('instant') ? 'fast' : isSlowType || types.includes('attack') ? 'slow' : 'never'
  return isSlowType ? 'slow' : types.includes('instant') || types.includes('action') ? 'fast' : 'never'
}

/** Whether a card is in the arena once it has resolved. */
export const stays = ({ zones }: Timing, { types }: Card): boolean => types.some(type => zones.afterResolving.value[type] === 'arena')

/** Whether a card is played and gone, and so has no business in the arena at the start. */
export const isSpell = (structure: Timing, card: Card): boolean => speedOf(structure, card) !== 'never' && !stays(structure, card)

/** A phase in which a game may begin. */
export interface Opening {
  readonly phase: string
  /** How often, beside others. */
  readonly weight: number
  /** Whether it is the phase in which the turn-player can do most. */
  readonly main: boolean
}

/** How much more often games begin where most can be done. */
const MAIN = 5

/** The phases in which players have priority, those most often in which the turn-player acts. */
export const openings = ({ turn }: Pick<Structure, 'turn'>): readonly Opening[] =>
  turn.phases.value
    .filter(({ priority }) => priority)
    .map(({ name, role }) => ({ phase: name, weight: role === 'main' ? MAIN : 1, main: role === 'main' }))
