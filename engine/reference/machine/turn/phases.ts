/**
 * The phases of the structure, by their names.
 * @module
 */
import type { Phase } from '../../../../model/rulebook/structure.js'
import { GAME_STARTS } from '../../../../model/scenario/names.js'
import { type Run } from '../../context.js'

/** Before the first turn what has triggered resolves as if all passed. @see fab-context:4.1.8a */
const start: Phase = { name: GAME_STARTS, priority: false, actions: [] }

export const phaseOf = ({ ctx: { structure } }: Run, name: string): Phase | undefined => {
  const ofTurn = structure.turn.phases.value.find(phase => phase.name === name)
  if (ofTurn !== undefined) return ofTurn
  const declaring = structure.turn.attackers.value
  if (declaring?.name === name) return declaring
  return structure.placement.asGameStarts.value !== null && name === start.name ? start : undefined
}
