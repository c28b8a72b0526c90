/** Faults in what is asked, and of whom. @module */
import { continuousInstances } from '../../reference/sources.js'
import type { Prompt } from '../../reference/state.js'
import type { Option } from '../../../model/trace/option.js'
import { askedOf, asks, type Patch } from './patch.js'

/** Whether a player is asked about what an instruction leaves to them. */
const isOffer = ({ decision, resume }: Prompt): boolean => decision === 'may' && resume.do === 'asked'

const offering = (...options: readonly Option[]): Patch => asks(prompt => (isOffer(prompt) ? { ...prompt, options } : prompt))

/** What is optional is offered although it cannot be done. */
export const offersTheImpossible: Patch = offering({ option: 'yes' }, { option: 'no' })

/** Nobody is asked about what is optional, and it is not done. */
export const offersNothing: Patch = offering({ option: 'no' })

/** A target must be declared even if it is optional. */
export const demandsTargets: Patch = asks(prompt =>
  prompt.decision === 'target' ? { ...prompt, options: prompt.options.filter(({ option }) => option !== 'done') } : prompt
)

/** The parts of a compound event happen in an order that nobody gave. */
export const ordersNoParts: Patch = asks(prompt =>
  prompt.decision === 'part-order' ? { ...prompt, options: prompt.options.slice(0, 1) } : prompt
)

/** Who controls the first of several effects that begin together orders them. */
export const ordersOwnTies: Patch = askedOf('timestamp', ({ player, resume }, { ctx, w }) => {
  const [first] = resume.do === 'order-ties' ? resume.keys : []
  return continuousInstances(ctx, w).find(({ key }) => key === first)?.scope.you ?? player
})
