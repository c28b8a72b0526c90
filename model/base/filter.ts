/** Filters of objects. @module */
import type { Filter } from '../scenario/amount.js'
import type { Who, Zone } from '../scenario/names.js'
import type { ObjectView, Scope, View } from '../scenario/view.js'
import type { TrustedBase } from './base.js'

/** Whether a player is one that `who` speaks of. */
export const isWho = (who: Who, player: string, scope: Scope): boolean => who === 'any' || (player === scope.you) === (who === 'you')

/** What has phased out is treated as though it did not exist; only a text that names the status speaks of it. */
export const isPhasedOut = (object: ObjectView): boolean => object.statuses.includes('phased-out')

/** The zones that a filter speaks of: the arena, unless it names others. */
export const zonesOf = ({ zone = 'arena', zones = [zone] }: Pick<Filter, 'zone' | 'zones'>): readonly Zone[] => zones

export const matchesFilter = (
  base: TrustedBase,
  filter: Filter,
  object: ObjectView,
  view: View,
  scope: Scope,
  zones: 'arena' | 'given'
): boolean => {
  if ((zones === 'arena' || filter.zone !== undefined || filter.zones) && !zonesOf(filter).includes(object.zone)) return false
  if (isPhasedOut(object) && filter.status !== 'phased-out') return false
  if (filter.types && !filter.types.every(type => object.types.includes(type))) return false
  if (filter.anyType && !filter.anyType.some(type => object.types.includes(type))) return false
  if (filter.notTypes?.some(type => object.types.includes(type))) return false
  if (filter.supertypes && !filter.supertypes.every(type => object.types.includes(type))) return false
  if (filter.name !== undefined && object.name !== filter.name) return false
  if (filter.nameIncludes !== undefined && !object.name.includes(filter.nameIncludes)) return false
  if (filter.controller && !isWho(filter.controller, object.controller, scope)) return false
  if (filter.owner && !isWho(filter.owner, object.owner, scope)) return false
  if (filter.is !== undefined && !base.refersTo(filter.is, view, scope).includes(object.id)) return false
  if (filter.other && object.id === scope.self) return false
  if (filter.number) {
    const { name, op, value } = filter.number
    const left = (filter.number.base ? object.baseNumbers : object.numbers)[name]
    const right = base.amount(value, view, scope)
    if (left === undefined || right === undefined || !base.compare(left, op, right)) return false
  }
  if (filter.counters) {
    const right = base.amount(filter.counters.value, view, scope)
    if (right === undefined || !base.compare(object.counters[filter.counters.kind] ?? 0, filter.counters.op, right)) return false
  }
  if (filter.status && !object.statuses.includes(filter.status)) return false
  if (filter.marker !== undefined && !object.markers.includes(filter.marker)) return false
  if (filter.token !== undefined && object.token !== filter.token) return false
  if (filter.attachedTo !== undefined) {
    if (object.attachedTo === undefined || !base.refersTo(filter.attachedTo, view, scope).includes(object.attachedTo)) return false
  }
  return true
}
