/**
 * Whom an event affects, where the affected side orders what replaces it.
 * @module
 * @see mtg-context:616.1
 */
import type { GameEvent, Id } from '../../../../model/trace/event.js'
import { living, turnPlayerOf, type Run } from '../../context.js'
import { objectAt } from '../../objects.js'
import { clockwiseFrom } from '../../rules/clockwise.js'
import type { Instance } from '../../sources.js'
import { knowing } from '../../seen.js'
import { viewOf } from '../../view.js'

/** A player, or the controller of an object. */
const whose = (run: Run, id: Id): Id => {
  const { ctx, w } = run
  if (w.players.some(player => player.id === id)) return id
  return viewOf(ctx, w).object(id)?.controller ?? objectAt(w, id)?.controller ?? turnPlayerOf(w)
}

/** The players that an event affects, in turn order. */
export const affectedPlayers = (run: Run, event: GameEvent): readonly Id[] => {
  if (event.event === 'damage') {
    const hit = event.parts.map(part => whose(run, part.target))
    return clockwiseFrom(living(run.w), turnPlayerOf(run.w)).filter(player => hit.includes(player))
  }
  if ('player' in event) return [event.player]
  return [whose(run, 'object' in event && event.object !== undefined ? event.object : turnPlayerOf(run.w))]
}

/** Whether an effect would change what happens to a player: damage to them or to what they control. */
export const concerns = (run: Run, instance: Instance, event: GameEvent, player: Id): boolean => {
  if (event.event !== 'damage') return true
  const { effect, known, scope } = instance
  if (effect.kind !== 'replacement' && effect.kind !== 'prevention') return true
  const { shields } = instance.lasting ?? {}
  if (shields) return event.parts.some(({ target }) => target in shields && whose(run, target) === player)
  const view = knowing(viewOf(run.ctx, run.w), run.w, known)
  return run.ctx.base.matchingParts(effect.event, event, view, scope).some(part => whose(run, part.target) === player)
}
