/**
 * Effects that last already as the scenario begins.
 * @module
 */
import { namedAs, startStepOf } from '../../model/scenario/in-force.js'
import type { StartEffect } from '../../model/scenario/scenario.js'
import type { Run } from './context.js'
import { incarnations, objectAt } from './objects.js'
import { stamp } from './machine/continuous/refresh.js'
import type { Frame } from './state.js'

/** When an effect has begun: after the object that it names, and after what has begun there before it. */
const momentOf = (run: Run, { after }: StartEffect, at: number): number => {
  const { objects, start } = run.w.scenario
  const before = objects.findIndex(({ id }) => id === after)
  return before < 0 ? run.w.next.time : before + (at + 1) / (start.effects!.length + 1)
}

const frameOf = ({ w }: Run, effect: StartEffect): Frame => {
  const { source, ability, controller, numbers = {} } = effect
  const targets = namedAs(effect, 'target')
  const chosen = Object.fromEntries(Object.entries(namedAs(effect, 'chosen')).map(([name, id]) => [name, [id]]))
  const meant = [source, ...Object.values(targets), ...Object.values(chosen).flat()]
  return {
    scope: { you: controller ?? objectAt(w, source)!.controller, self: source, targets, chosen, results: numbers, did: [] },
    known: incarnations(w, meant),
    cause: { rule: 'setup' },
    modes: [],
    ability
  }
}

/** Has the effects of the situation begun, untold: nothing has happened yet. @see fab:6.3.4 mtg-context:613.7 */
export const beginInForce = (run: Run): void => {
  const { effects = [] } = run.w.scenario.start
  if (effects.length === 0) return
  stamp(run, 0)
  effects.forEach((effect, at) => {
    const step = startStepOf(run.w.scenario, effect)
    if (!step) throw new Error(`${effect.source} starts no effect ${effect.ability}`)
    const { fixed: _, ...starting } = step
    const { time } = run.w.next
    run.w = { ...run.w, next: { ...run.w.next, time: momentOf(run, effect, at) } }
    run.ctx.does.startEffect(run, starting, frameOf(run, effect))
    run.w = { ...run.w, next: { ...run.w.next, time: Math.max(time, run.w.next.time) } }
  })
  run.agenda = null
}
