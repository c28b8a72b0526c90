/**
 * The phases of the structure, by their names.
 * @module
 */
import type { Phase } from '../../../../model/rulebook/structure.js'
import { type Run } from '../../context.js'

export const phaseOf = (run: Run, name: string): Phase | undefined => run.ctx.structure.turn.phases.value.find(phase => phase.name === name)
