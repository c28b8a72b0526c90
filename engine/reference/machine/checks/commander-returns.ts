/**
 * Commanders that have gone to a graveyard or exile may be put into the command zone by their owners.
 * @module
 */
import { living } from '../../context.js'
import { objectAt } from '../../objects.js'
import type { Check, Keep } from './check.js'

export const commanderReturns: Check = ({ ctx, w }) => {
  const gone = [...new Set(w.gone)].map(id => objectAt(w, id)!).filter(object => ctx.rules.mayReturnFrom(object.zone))
  const keep = living(w).map((player): Keep => {
    const own = gone.filter(({ owner }) => owner === player)
    return {
      player,
      may: true,
      from: own.map(({ id, zone }) => ({ object: id, goes: { event: 'move', object: id, from: zone, to: 'command' } }))
    }
  })
  return { events: [], keep: keep.filter(({ from }) => from.length > 0) }
}
