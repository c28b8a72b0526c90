/**
 * Planeswalkers of one kind go to the graveyard, all of them.
 * @module
 */
import { inArena, toGraveyard, type Check } from './check.js'

export const sharedType: Check = run => toGraveyard(run.ctx.rules.sharingKind(inArena(run).map(({ view }) => view)))
