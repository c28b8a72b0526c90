/**
 * Battles without defense go to the graveyard.
 * @module
 */
import { inArena, toGraveyard, triggeredBy, type Check } from './check.js'

export const noDefense: Check = run =>
  toGraveyard(
    run.ctx.rules.battlesLost(
      inArena(run)
        .filter(({ view }) => view.types.includes('battle'))
        .map(({ own }) => ({ id: own.id, defense: own.counters['defense'] ?? 0, waits: triggeredBy(run.w, own) }))
    )
  )
