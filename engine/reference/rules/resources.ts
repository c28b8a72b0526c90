/**
 * Abilities that make resources: which of them skip the stack.
 * @module
 */
import type { Structure } from '../../../model/rulebook/structure.js'

/** What is asked of a triggering that may skip the stack. */
export interface ResourceTriggering {
  /** It answers the activation of an ability that makes resources. */
  readonly onResourceAbility: boolean
  readonly hasTarget: boolean
  readonly makesResources: boolean
}

/** Whether an activated ability does at once what it does. @see mtg-context:605.4a */
export const activatesAtOnce = (structure: Structure, speed: 'instant' | 'action' | 'resource' | undefined): boolean =>
  structure.triggers.resourcesSkipStack.value && speed === 'resource'

/** Whether a triggered ability does at once what it does. @see mtg-context:605.4a */
export const triggersAtOnce = (structure: Structure, facts: ResourceTriggering): boolean =>
  structure.triggers.resourcesSkipStack.value && facts.onResourceAbility && !facts.hasTarget && facts.makesResources
