/**
 * What follows when players lose, or one wins.
 * @module
 */
import type { GameEvent, Id } from '../../../model/trace/event.js'
import { finish, living, type Run } from '../context.js'
import { allObjects } from '../objects.js'
import type { Layer, World } from '../state.js'
import { viewOf } from '../view.js'
import { occurTogether } from './event.js'
import { moveObject } from './occurrence.js'

/** One living player of each side: those of one team play together. */
const sides = (w: World): readonly Id[] => {
  const teams = new Set<string>()
  return living(w).filter(id => {
    const team = w.players.find(player => player.id === id)!.team ?? id
    if (teams.has(team)) return false
    teams.add(team)
    return true
  })
}

/** Ends the game that events have decided, or lets it go on without those who lost. */
export const settleGame = (run: Run, events: readonly GameEvent[]): void => {
  const { rules } = run.ctx
  const won = events.find(event => event.event === 'win')
  if (won) return finish(run, { why: 'game-over', winner: won.player })
  const lost = events.flatMap(event => (event.event === 'defeat' ? [event.player] : []))
  if (lost.length === 0) return
  const left = sides(run.w)
  if (!rules.isOver(left)) return leaveGame(run, lost)
  const winner = rules.winner(left)
  finish(run, { why: 'game-over', ...(winner !== undefined && { winner }) })
}

/** What players who have lost control is cleared, what they own leaves the game, and their layers cease. @see fab-context:4.5.1a */
const leaveGame = (run: Run, lost: readonly Id[]): void => {
  const isLost = (id: Id): boolean => run.ctx.rules.leavingGame(lost).includes(id)
  const view = viewOf(run.ctx, run.w)
  const others = run.w.zones.arena.filter(id => {
    const object = view.object(id)
    return object !== undefined && isLost(object.controller) && !isLost(object.owner)
  })
  if (others.length > 0 && run.ctx.rules.clearsTaken())
    occurTogether(
      run,
      others.map(object => ({ event: 'move', object, from: 'arena', to: 'graveyard' })),
      { rule: 'check' }
    )
  const own = allObjects(run.w).filter(object => isLost(object.owner) && object.zone !== 'outside' && run.ctx.rules.leavesGame(object.zone))
  run.w = own.reduce((w, object) => moveObject(run.ctx, w, object.id, 'outside'), run.w)
  const left = (where: 'stack' | 'pending'): readonly Layer[] =>
    run.w[where].filter(layer => !(isLost(layer.controller) && run.ctx.rules.ceasesWithController(where)))
  run.w = { ...run.w, stack: left('stack'), pending: left('pending') }
}
