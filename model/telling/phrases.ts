/**
 * Set phrases of stories.
 * @module
 */
import type { ObservationOf } from '../trace/observation.js'
import type { DecisionKind } from '../trace/option.js'
import type { Words } from './words.js'

/** What a player does when asked, before what was chosen. */
const ASKED_FOR: Readonly<Record<Exclude<DecisionKind, 'priority' | 'trigger-order'>, string>> = {
  'first-player': 'chooses who begins',
  replacement: 'chooses what to apply next',
  target: 'chooses a target',
  divide: 'puts the next point of what is divided on',
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
}

/** The same, in the words of the game. */
export const askedFor = (decision: DecisionKind, words: Words): string => {
  if (decision === 'priority') return `has ${words.priority}`
  return decision === 'trigger-order' ? `chooses which ${words.layer} goes on the ${words.zone('stack')} next` : ASKED_FOR[decision]
}

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

/** How a stack object leaves the stack. */
export const leaves = (how: ObservationOf<'left'>['how'], words: Words): string => {
  switch (how) {
    case 'resolved':
      return 'has resolved'
    case 'failed':
      return words.fails
    case 'negated':
      return `leaves the ${words.zone('stack')} without resolving`
    case 'moved':
      return `leaves the ${words.zone('stack')}`
  }
}

/** Why a pending trigger ceases to exist. */
export const CEASES: Readonly<Record<ObservationOf<'ceased'>['why'], string>> = {
  'no-target': 'there is no legal target for it',
  'no-mode': 'there is no legal mode for it',
  declined: 'its controller declined'
}

/** Why a scenario ends. */
const ENDS: Readonly<Record<Exclude<ObservationOf<'end'>['why'], 'quiescent'>, string>> = {
  boundary: 'the boundary that the scenario names is reached',
  'game-over': 'the game is over',
  events: 'the number of events that the scenario names is reached',
  loop: 'a state repeats without a decision',
  budget: 'the budget of steps is used up',
  unsupported: 'the engine met something that it does not claim'
}

/** The same, in the words of the game. */
export const endsAs = (why: ObservationOf<'end'>['why'], words: Words): string =>
  why === 'quiescent' ? `the ${words.zone('stack')} is empty and nothing is left to happen` : ENDS[why]
