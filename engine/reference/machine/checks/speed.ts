/**
 * Players without speed get one as they control something that starts their engines.
 * @module
 */
import type { GameEvent } from '../../../../model/trace/event.js'
import { inArena, type Check } from './check.js'

/** The keyword of what starts the engines of its controller. */
const KEYWORD = 'start-your-engines'

export const speed: Check = run => {
  const drivers = new Set(inArena(run).flatMap(({ view }) => (view.markers.includes(KEYWORD) ? [view.controller] : [])))
  const players = run.w.players.filter(({ out }) => !out).map(({ id, numbers }) => ({ id, speed: numbers.speed, drives: drivers.has(id) }))
  return { events: run.ctx.rules.getsSpeed(players).map((player): GameEvent => ({ event: 'gain', player, of: 'speed', amount: 1 })) }
}
