/**
 * Damage of which a part is dealt to another.
 * @module
 * @see mtg-context:614.9 fab:6.4.6
 */
import type { Redirection, ReplacementEffect } from '../../../../model/scenario/effect.js'
import type { GameEvent } from '../../../../model/trace/event.js'
import { count, type Run } from '../../context.js'
import type { Instance } from '../../sources.js'
import { knowing } from '../../seen.js'
import { viewOf } from '../../view.js'

const spentKey = (instance: Instance): string => `shield:${instance.key}`

/** How much an effect can still have dealt to another; `undefined`: all that there is. */
export const leftToRedirect = ({ w }: Run, instance: Instance, { part, shield }: Redirection): number | undefined =>
  part === undefined || !shield ? part : (instance.lasting?.remaining ?? part - (w.counts.game[spentKey(instance)] ?? 0))

/** The redirection with what is left of it for an event, of which it is charged. */
export const chargedFor = (run: Run, instance: Instance, effect: ReplacementEffect, change: Redirection, event: GameEvent): Redirection => {
  const left = leftToRedirect(run, instance, change)
  if (left === undefined || !change.shield || event.event !== 'damage') return change
  const { ctx, w } = run
  const damage = ctx.base
    .matchingParts(effect.event, event, knowing(viewOf(ctx, w), w, instance.known), instance.scope)
    .reduce((sum, part) => sum + part.amount, 0)
  charge(run, instance, ctx.rules.redirectedOf(left, damage))
  return { ...change, part: left }
}

/** Takes off what has been dealt to another; a lasting effect ends with the last of it. */
const charge = (run: Run, instance: Instance, amount: number): void => {
  const { lasting } = instance
  if (!lasting) return count(run, spentKey(instance), amount)
  run.w = {
    ...run.w,
    lasting: run.w.lasting.flatMap(each => {
      if (each.key !== lasting.key) return [each]
      const remaining = run.ctx.rules.leftOfRedirection(each.remaining ?? 0, amount)
      return run.ctx.rules.redirectionEnds(remaining) ? [] : [{ ...each, remaining }]
    })
  }
}
