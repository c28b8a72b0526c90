/**
 * What follows when players lose, or one wins.
 * @module
 */
import type { GameEvent, Id } from '../../../../model/trace/event.js'
import { finish, living, type Run } from '../../context.js'
import { allObjects } from '../../objects.js'
import type { Lasting, World } from '../../state.js'
import { viewOf } from '../../view.js'
import { moveObject } from './occurrence.js'
import { fields } from '../../fields.js'

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

/** Ends the game that events have decided; otherwise those who have lost in them, without whom it goes on. */
export const settleGame = (run: Run, events: readonly GameEvent[]): readonly Id[] => {
  const { rules } = run.ctx
  const won = events.find(event => event.event === 'win')
  if (won) {
    finish(run, { why: 'game-over', winner: won.player })
    return []
  }
  const lost = events.flatMap(event => (event.event === 'defeat' ? [event.player] : []))
  if (lost.length === 0) return []
  const left = sides(run.w)
  if (!rules.isOver(left)) return lost
  const winner = rules.winner(left)
  finish(run, { why: 'game-over', ...fields({ winner }) })
  return []
}

/** Whether an effect gives one of these players control of something. */
const gives = ({ ctx, w }: Run, { effect, scope }: Lasting, isLost: (id: Id) => boolean): boolean =>
  effect.kind === 'continuous' &&
  effect.change.some(change => 'controller' in change && ctx.base.refersTo(change.controller, viewOf(ctx, w), scope).some(isLost))

/**
 * What of others' players who have lost control goes as they leave: where control effects end, what they control without these.
 * @see fab-context:4.5.1a mtg-context:800.4a
 */
export const takenBy = (run: Run, lost: readonly Id[]): readonly GameEvent[] => {
  const { ctx } = run
  const isLost = (id: Id): boolean => lost.includes(id)
  const ends = ctx.rules.endsTaking(ctx.structure)
  if (ends) run.w = { ...run.w, lasting: run.w.lasting.filter(lasting => !gives(run, lasting, isLost)) }
  const view = viewOf(ctx, run.w)
  return run.w.zones.arena.flatMap((id): readonly GameEvent[] => {
    const object = view.object(id)
    if (!object || !ctx.rules.isTaken(object, lost)) return []
    return [{ event: 'move', object: id, from: 'arena', to: ends ? 'banished' : 'graveyard' }]
  })
}

/** What players who have lost own leaves the game, and their stack objects cease. @see fab-context:4.5.1a mtg-context:800.4a */
export const leaveGame = (run: Run, lost: readonly Id[]): void => {
  const { rules } = run.ctx
  const own = allObjects(run.w).filter(object => rules.leavesGame(object, lost))
  run.w = own.reduce((w, object) => moveObject(run.ctx, w, object.id, 'outside'), run.w)
  const players = living(run.w)
  run.w = {
    ...run.w,
    stack: run.w.stack.filter(stackObject => rules.staysOnStack(stackObject.controller, players)),
    pending: run.w.pending.filter(stackObject => rules.staysPending(stackObject.controller, players))
  }
}
