/**
 * Instructions within instructions.
 * @module
 */
import type { Step } from '../../../../model/scenario/step.js'

/** The instructions that an instruction leads to within the same ability; modes, which are declared, apart. */
export const innerSteps = (step: Step): readonly Step[] => {
  switch (step.do) {
    case 'may':
    case 'each-player':
    case 'repeat':
      return step.steps
    case 'unless':
      return [...step.steps, ...step.otherwise]
    case 'if':
      return [...step.then, ...(step.else ?? [])]
    default:
      return []
  }
}
