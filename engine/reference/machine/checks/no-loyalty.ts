/**
 * Planeswalkers without loyalty go to the graveyard.
 * @module
 */
import { inArena, toGraveyard, type Check } from './check.js'

export const noLoyalty: Check = run =>
  toGraveyard(
    run.ctx.rules.withoutLoyalty(
      inArena(run)
        .filter(({ view }) => view.types.includes('planeswalker'))
        .map(({ own }) => ({ id: own.id, loyalty: own.counters['loyalty'] ?? 0 }))
    )
  )
