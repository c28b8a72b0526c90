/** Conditions. @module */
import type { Condition } from '../scenario/amount.js'
import type { Scope, View } from '../scenario/view.js'
import type { TrustedBase } from './base.js'
import { zonesOf } from './filter.js'

/** An amount that cannot be computed makes its comparison false. */
export const condition = (base: TrustedBase, c: Condition, view: View, scope: Scope): boolean => {
  if ('exists' in c) {
    const { exists } = c
    const found = zonesOf(exists)
      .flatMap(zone => view.inZone(zone))
      .filter(object => base.matchesFilter(exists, object, view, scope, 'arena'))
    return found.length >= (c.atLeast ?? 1)
  }
  if ('compare' in c) {
    const [left, op, right] = c.compare
    const l = base.amount(left, view, scope)
    const r = base.amount(right, view, scope)
    return l !== undefined && r !== undefined && base.compare(l, op, r)
  }
  if ('did' in c) return scope.did.includes(c.did)
  if ('declared' in c) {
    const id = base.refersTo(c.of ?? 'self', view, scope)[0]
    return id !== undefined && ((view.object(id) ?? view.lastKnown(id))?.declared.includes(c.declared) ?? false)
  }
  if ('during' in c) {
    const whose = c.whose ?? 'any'
    return (view.phase === c.during || view.step === c.during) && (whose === 'any' || (view.turnPlayer === scope.you) === (whose === 'you'))
  }
  if ('happened' in c) {
    const count = view.history(c.this).filter(event => base.matchesEvent(c.happened, event, view, scope)).length
    return count >= (c.atLeast ?? 1)
  }
  if ('not' in c) return !base.condition(c.not, view, scope)
  if ('all' in c) return c.all.every(each => base.condition(each, view, scope))
  return c.any.some(each => base.condition(each, view, scope))
}
