/**
 * What effects on an object's entering see of it, and what comes with it.
 * @module
 * @see mtg-context:614.12
 */
import { countersBrought } from '../../../../model/base/pattern.js'
import type { Brought } from '../../../../model/scenario/effect.js'
import type { Effect } from '../../../../model/scenario/effect.js'
import type { ObjectView, Scope, View } from '../../../../model/scenario/view.js'
import type { EventOf, GameEvent, Id } from '../../../../model/trace/event.js'
import type { Context } from '../../context.js'
import { objectAt } from '../../objects.js'
import { printedView } from '../../seen.js'
import type { World } from '../../state.js'
import { viewOf } from '../../view.js'
import { fields } from '../../fields.js'

type Coming = EventOf<'move' | 'create'>

/** What enters, as effects that would replace that look at it; `undefined` where nothing enters. */
export const enteringAs = (ctx: Context, world: World, event: GameEvent): ObjectView | undefined => {
  const { rules, structure } = ctx
  if (!rules.isEntering(event)) return undefined
  if (event.event === 'move' && !rules.looksAhead(structure)) {
    const object = viewOf(ctx, world).object(event.object)
    return object && rules.asItComes(object, event)
  }
  const after = ctx.does.happen(ctx, world, event)?.world
  if (!after) return undefined
  return rules.looksAhead(structure) ? viewOf(ctx, after).object(event.object) : printedView(after.scenario, objectAt(after, event.object)!)
}

/** The game as effects that would replace an event look at it: all is as it is, but for what would enter. */
export const withEntering = (view: View, entering: ObjectView | undefined): View =>
  entering ? { ...view, object: id => (id === entering.id ? entering : view.object(id)) } : view

/** Whether an effect replaces the counters that something enters with, and not its entering. @see mtg-context:616.1g */
export const isWithin = (effect: Effect, event: GameEvent): event is Coming =>
  effect.kind === 'replacement' && effect.event.event === 'counters' && (event.event === 'move' || event.event === 'create')

/** An entering with so many counters of some kinds; none is no counters of that kind. */
const withCounters = (event: Coming, changed: Readonly<Record<string, number>>): Coming => {
  const { counters = {}, ...rest } = event
  const left = Object.entries({ ...counters, ...changed }).filter(([, n]) => n > 0)
  return left.length === 0 ? rest : { ...rest, counters: Object.fromEntries(left) }
}

/** An entering in which each of some counters is as many as a function says. */
export const recounted = (event: Coming, isMeant: (each: EventOf<'counters'>) => boolean, count: (of: GameEvent) => number): Coming =>
  withCounters(
    event,
    Object.fromEntries(
      countersBrought(event)
        .filter(isMeant)
        .map(each => [each.counter, count(each)])
    )
  )

/** A move by which an object enters as a copy: what it was to have of its own goes. @see fab-context:8.5.25 */
const asCopyOf = ({ numbers: _numbers, types: _types, ...event }: Coming, copyOf: Id): Coming => ({ ...event, copyOf })

/** A move or creation with what comes with it, besides what came before. */
export const bringing = ({ base, rules }: Context, event: Coming, brought: Brought, view: View, scope: Scope): Coming => {
  const { counters, status, numbers, types, copyOf, under } = brought
  const of = copyOf === undefined ? undefined : base.refersTo(copyOf, view, scope)[0]
  const moved = of === undefined ? event : asCopyOf(event, of)
  const [player] =
    under === undefined || !rules.isEntering(event) ? [] : base.refersTo(under, view, scope).filter(id => view.players.includes(id))
  const own = Object.fromEntries(Object.entries(numbers ?? {}).map(([name, amount]) => [name, base.amount(amount, view, scope)]))
  const coming: Coming = {
    ...moved,
    ...rules.enteringUnder(player),
    ...fields({ status }),
    ...(numbers && { numbers: { ...moved.numbers, ...fields(own) } }),
    ...(types && { types: [...new Set([...(moved.types ?? []), ...types])] })
  }
  if (!counters) return coming
  const { kind, count, set = false } = counters
  return withCounters(coming, { [kind]: rules.countersComing(moved.counters?.[kind] ?? 0, base.amount(count, view, scope) ?? 0, set) })
}
