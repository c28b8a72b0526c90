/**
 * The stack as a trace tells it.
 * @module
 */
import type { Observation } from '../model/trace/observation.js'

/** The layers on the stack after each observation, top first. `undefined` if the trace tells of no layer at all. */
export const stackAfterEach = (trace: readonly Observation[]): readonly (readonly string[])[] | undefined => {
  if (!trace.some(o => o.see === 'layer')) return undefined
  let stack: readonly string[] = []
  return trace.map(o => {
    if (o.see === 'layer') stack = [o.layer, ...stack]
    if (o.see === 'left') stack = stack.filter(layer => layer !== o.layer)
    return stack
  })
}
