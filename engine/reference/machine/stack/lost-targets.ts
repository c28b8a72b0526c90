/**
 * Targets that are lost at a check, where the structure loses them there.
 * @module
 * @see ga-context:SBC.2 ga-context:SBC.2.1
 */
import type { Run } from '../../context.js'
import type { StackObject } from '../../state.js'
import { stillLegal } from './targets.js'

/** Loses targets that have become illegal; a stack object that has none left is to fail. */
export const loseTargets = (run: Run): StackObject | undefined => {
  const { rules, structure } = run.ctx
  if (!rules.losesTargetsAtCheck(structure)) return undefined
  for (const stackObject of run.w.stack) {
    if (stackObject.targetNames.length === 0) continue
    const legal = Object.keys(stillLegal(run, stackObject)).filter(name => !stackObject.lost?.includes(name))
    const lost = stackObject.targetNames.filter(name => !legal.includes(name))
    if (rules.failsForTargets(stackObject.targetNames.length, legal.length, structure)) return stackObject
    if (lost.length > (stackObject.lost?.length ?? 0))
      run.w = { ...run.w, stack: run.w.stack.map(each => (each.id === stackObject.id ? { ...each, lost } : each)) }
  }
  return undefined
}
