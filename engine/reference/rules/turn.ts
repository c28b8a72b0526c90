/**
 * Phases that clean up, and those in which nobody is due to get priority.
 * @module
 */
import type { Phase, Structure, TurnAction } from '../../../model/rulebook/structure.js'

const CLEANING: readonly TurnAction[] = ['discard-down', 'wear-off-damage', 'expire-this-turn']

const cleans = (action: TurnAction): boolean => CLEANING.includes(action)

/** The actions with which a phase begins: cleaning up comes last where players get priority before. @see mtg-context:514.1 ga-context:EP.3 */
export const openingActions = ({ actions, priority }: Phase): readonly TurnAction[] =>
  priority ? actions.filter(action => !cleans(action)) : actions

/** Whether effects of this turn end as a phase cleans up, and not at the end of a procedure. @see mtg-context:514.2 fab-context:4.4.3 */
export const cleansUp = (structure: Structure): boolean => structure.turn.expiry.value === 'with-cleanup'

/** Whether a phase cleans up once all have passed. @see ga-context:EP.2 ga-context:EP.3 */
export const cleansUpAfter = (phase: Phase | undefined): boolean => phase !== undefined && phase.priority && phase.actions.some(cleans)

/** Whether players get priority in a phase that gives none: something was placed, or a check acted in clean-up. @see mtg-context:514.3 ga-context:TP.8 */
export const givesUnscheduled = (phase: Phase, placed: boolean, checked: boolean): boolean =>
  placed || (checked && phase.actions.some(cleans))

/** Whether a phase without priority comes again after players have had it. @see mtg-context:514.3 */
export const comesAgain = (phase: Phase | undefined): boolean => phase !== undefined && !phase.priority && phase.actions.some(cleans)

/** How many cards a player keeps. @see mtg-context:514.1 */
export const HAND = 7

/** How many cards a player must discard. @see mtg-context:514.1 */
export const overHand = (cards: number): number => Math.max(0, cards - HAND)

/** The events of a period, of which a condition on what has happened asks; of a chain only while one is open. @see fab:6.4.7 */
export const historyOf = <E>(
  period: 'turn' | 'chain-link' | 'combat-chain' | 'game',
  {
    log,
    marks,
    chain
  }: {
    readonly log: readonly E[]
    readonly marks: { readonly turn: number; readonly link: number; readonly chain: number }
    readonly chain: unknown
  }
): readonly E[] => {
  if (period === 'game') return log
  if (period === 'turn') return log.slice(marks.turn)
  if (!chain) return []
  return log.slice(period === 'chain-link' ? marks.link : marks.chain)
}
