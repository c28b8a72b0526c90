/**
 * Targets that are lost at a check, where the structure loses them there.
 * @module
 * @see ga-context:SBC.2 ga-context:SBC.2.1
 */
import type { Run } from '../../context.js'
import type { Layer } from '../../state.js'
import { stillLegal } from './targets.js'

/** Loses targets that have become illegal; a layer that has none left is to fail. */
export const loseTargets = (run: Run): Layer | undefined => {
  const { rules, structure } = run.ctx
  if (!rules.losesTargetsAtCheck(structure)) return undefined
  for (const layer of run.w.stack) {
    if (layer.targetNames.length === 0) continue
    const legal = Object.keys(stillLegal(run, layer)).filter(name => !layer.lost?.includes(name))
    const lost = layer.targetNames.filter(name => !legal.includes(name))
    if (rules.failsForTargets(layer.targetNames.length, legal.length, structure)) return layer
    if (lost.length > (layer.lost?.length ?? 0))
      run.w = { ...run.w, stack: run.w.stack.map(each => (each.id === layer.id ? { ...each, lost } : each)) }
  }
  return undefined
}
