/**
 * Triggered effects: when they trigger.
 * @module
 */
import type { GameEvent, Id } from '../../../model/trace/event.js'
import type { Structure } from '../../../model/rulebook/structure.js'

/** Whether an event-based effect triggers. `written` is the condition after the comma. @see fab:6.6.1c fab:6.6.5 fab:6.6.5b */
export const triggersOn = (
  structure: Structure,
  facts: { readonly matches: boolean; readonly given: boolean; readonly ordinal: boolean; readonly written: boolean }
): boolean => facts.matches && facts.given && facts.ordinal && (structure.triggers.interveningIf.value === 'on-generation' || facts.written)

/** Whether a trigger looks at the game just before the event. */
export const looksBack = (structure: Structure, kind: string, ownLeaving: boolean): boolean =>
  ownLeaving || structure.triggers.lookBack.value.some(each => each === kind)

/** Whether a source that was functional before and after the event, or only at one of these times, sees it. @see fab:6.6.5a */
export const seesEvent = (facts: {
  readonly before: boolean
  readonly after: boolean
  readonly ownLeaving: boolean
  readonly ownMove: boolean
}): boolean => (facts.ownLeaving ? facts.before : facts.after && (facts.before || facts.ownMove))

/** Whether the ordinal names this occurrence. @see fab:6.6.1b fab:6.6.5d */
export const isNth = (nth: readonly number[], occurrence: number): boolean => nth.includes(occurrence)

/** Whether one more triggering would exceed the limit. @see fab:6.6.1a fab:6.6.5e */
export const limitReached = (limit: number, triggered: number): boolean => triggered >= limit

/** Whether an effect keeps another from triggering. @see fab:6.6.5f */
export const isSuppressed = (suppressors: number): boolean => suppressors > 0

/** Whether a triggering counts towards the limit. @see fab:6.6.5f */
export const countsTowardsLimit = (structure: Structure, suppressed: boolean): boolean =>
  !suppressed || structure.triggers.suppressedCounts.value

/** Whose the layer is. */
export const triggerController = (_structure: Structure, controller: Id | undefined, owner: Id): Id => controller ?? owner

/** How often an effect triggers on one event. */
export const timesTriggered = (extra: readonly number[]): number => extra.reduce((sum, each) => sum + each, 1)

/**
 * Whether a state trigger triggers: its state was not met when last sampled, or there was no trigger yet, and is met now.
 * @param heldBefore `undefined`: it was not there when states were last sampled
 * @see fab:6.6.5c
 */
export const stateTriggers = (heldBefore: boolean | undefined, holds: boolean, _triggered: number): boolean => holds && heldBefore !== true

/** The event that effects trigger on: the one that occurred. @see fab:6.4.6 fab:6.6.5b */
export const eventForTriggers = (_asProposed: GameEvent, occurred: GameEvent): GameEvent => occurred

/** Whether effects trigger on an event that a replacement has put nothing in the place of. @see fab:6.4.6 */
export const triggersThoughReplaced = (): boolean => false

/** Whether an event is the next one that an effect waits for. @see fab:6.6.3 */
export const isAwaited = (matches: boolean): boolean => matches

/** The past events that an effect triggers on as it starts: none. @see fab:6.6.5a */
export const triggersOnPast = (_turn: readonly GameEvent[]): readonly GameEvent[] => []

/** The occurrences that an ordinal counts: those of the period, whenever its source came. @see fab:6.6.5d */
export const occurrencesFor = (inPeriod: number, _sinceArrival: () => number): number => inPeriod

/** Whether a layer's written conditions let its effects be generated. @see fab:6.6.1c fab:6.1.3 */
export const generates = (facts: { readonly if: boolean; readonly unless: boolean }): boolean => facts.if && !facts.unless

/** Whether a delayed effect ends with its triggering. @see fab:6.6.3a */
export const endsWithTriggering = (uses: number | undefined, untilTriggered: boolean): boolean =>
  untilTriggered || (uses !== undefined && uses <= 0)
