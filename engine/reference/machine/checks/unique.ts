/**
 * Of several unique objects with one name, the structure says how many stay and how the others go.
 * @module
 */
import type { GameEvent, Id } from '../../../../model/trace/event.js'
import { inArena, type Check, type Keep } from './check.js'

export const unique: Check = run => {
  const { rules, structure } = run.ctx
  const rule = structure.checks.unique.value
  if (!rule) return { events: [] }
  const sets = rules.uniqueSets(
    rule,
    inArena(run)
      .filter(({ view }) => view.types.includes(rule.type))
      .map(({ view }) => ({ id: view.id, name: view.name, controller: view.controller }))
  )
  const goes = (object: Id): GameEvent =>
    rule.by === 'sacrifice' ? { event: 'sacrifice', object } : { event: 'move', object, from: 'arena', to: 'graveyard' }
  if (rule.stays === 'none') return { events: sets.flatMap(set => set.ids.map(goes)) }
  const keep = sets.map((set): Keep => ({ player: set.controller, from: set.ids.map(object => ({ object, goes: goes(object) })) }))
  return { events: [], keep }
}
