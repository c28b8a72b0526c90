/**
 * Set phrases of stories.
 * @module
 */
import type { Words } from '../rulebook/words.js'
import type { ObservationOf } from '../trace/observation.js'
import type { DecisionKind } from '../trace/option.js'

/** What a player does when asked, before what was chosen. */
export const askedFor = ({ priority, stack, layer }: Words): Readonly<Record<DecisionKind, string>> => ({
  priority: `has ${priority}`,
  'first-player': 'chooses who begins',
  replacement: 'chooses what to apply next',
  'trigger-order': `chooses which ${layer} goes on the ${stack} next`,
  target: 'chooses a target',
  mode: 'declares',
  'extra-cost': 'is asked to pay an additional cost',
  may: 'is asked whether to do it',
  choose: 'chooses',
  allocate: 'puts the next point of prevention on',
  'part-order': 'chooses what happens next',
  timestamp: 'chooses which effect began first',
  amount: 'chooses a number',
  keep: 'chooses what stays',
  occurrence: 'chooses which of the events is answered',
  chance: 'is left to chance'
})

/** Classes of replacement effects. */
export const CLASSES: Readonly<Record<ObservationOf<'applied'>['class'], string>> = {
  self: 'self-replacement',
  identity: 'identity-replacement',
  standard: 'standard-replacement',
  prevention: 'prevention',
  outcome: 'outcome-replacement',
  control: 'control-replacement',
  copy: 'copy-replacement'
}

/** How a layer leaves the stack. */
export const leaves = ({ stack, fails, negated }: Words): Readonly<Record<ObservationOf<'left'>['how'], string>> => ({
  resolved: 'has resolved',
  failed: fails,
  negated: `is ${negated} and does not resolve`,
  moved: `leaves the ${stack}`
})

/** Why a pending layer ceases to exist. */
export const CEASES: Readonly<Record<ObservationOf<'ceased'>['why'], string>> = {
  'no-target': 'there is no legal target for it',
  'no-mode': 'there is no legal mode for it',
  declined: 'its controller declined'
}

/** Why a scenario ends. */
export const ends = ({ stack }: Words): Readonly<Record<ObservationOf<'end'>['why'], string>> => ({
  quiescent: `the ${stack} is empty and nothing is left to happen`,
  boundary: 'the boundary that the scenario names is reached',
  'game-over': 'the game is over',
  events: 'the number of events that the scenario names is reached',
  loop: 'a state repeats without a decision',
  budget: 'the budget of steps is used up',
  unsupported: 'the engine met something that it does not claim'
})
