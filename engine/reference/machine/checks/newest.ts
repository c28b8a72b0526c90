/**
 * Of world permanents only the newest stays.
 * @module
 */
import { inArena, toGraveyard, type Check } from './check.js'

export const newest: Check = run =>
  toGraveyard(
    run.ctx.rules.notNewest(
      inArena(run)
        .filter(({ view }) => view.types.includes('world'))
        .map(({ own }) => own)
    )
  )
