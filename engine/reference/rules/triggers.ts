/**
 * Triggered effects: when they trigger.
 * @module
 */
import type { EffectRef, GameEvent, Id } from '../../../model/trace/event.js'
import type { Pattern } from '../../../model/scenario/pattern.js'
import type { Zone } from '../../../model/scenario/names.js'
import type { Structure } from '../../../model/rulebook/structure.js'

/** The conditions that are written after the comma, as they are now. */
export interface Written {
  readonly if: boolean
  /** The condition after "unless". */
  readonly unless: boolean
}

/** Whether the written conditions are met where they are part of the trigger. @see mtg:603.4 mtg:603.5 ga:3 ga:3.1 */
const areMet = ({ triggers }: Structure, written: Written): boolean =>
  written.if && !(triggers.unless.value === 'as-condition' && written.unless)

/** Whether an event-based effect triggers. @see fab:6.6.1c fab:6.6.5 fab:6.6.5b mtg:603.4 ga:2.1 ga:3.1 */
export const triggersOn = (
  structure: Structure,
  facts: {
    readonly given: boolean
    readonly ordinal: boolean
    readonly written: Written
    readonly keyworded: boolean
  }
): boolean => {
  const { interveningIf, keyworded } = structure.triggers
  const looksAtConditions = interveningIf.value !== 'on-generation' && !(facts.keyworded && keyworded.value === 'triggers-regardless')
  return facts.given && facts.ordinal && (!looksAtConditions || areMet(structure, facts.written))
}

/** Whether a stack object fails as it resolves because its written condition is no longer met. @see mtg:603.4 ga:3.2 */
export const failsForCondition = (structure: Structure, written: Written): boolean =>
  structure.triggers.interveningIf.value !== 'on-generation' && !areMet(structure, written)

/** A trigger condition, and the event that it is about. */
export interface Looked {
  readonly pattern: Pattern
  readonly event: GameEvent
  /** Whether all players could see the object before. */
  readonly seenBefore: boolean
  /** The source of the trigger leaves in the event. */
  readonly ownLeaving: boolean
  /** What the event is about is a plane. */
  readonly plane: boolean
}

const OWNERS: readonly (Zone | undefined)[] = ['hand', 'deck']

/** Whether a condition speaks of leaving the arena or a graveyard, or of what all could see going to a hand or deck; "from anywhere" does not. */
const isOfLeaving = ({ from, to }: Pattern, seenBefore: boolean): boolean =>
  from === 'arena' || from === 'graveyard' || (seenBefore && OWNERS.includes(to))

/**
 * Whether an event of a kind that is looked back on is one of those meant: an end of attachment, a phasing out, a player's
 * planeswalking away, a loss of control.
 */
const isEnding = ({ event, pattern, seenBefore, plane }: Looked): boolean => {
  if (pattern.event === 'move') return isOfLeaving(pattern, seenBefore)
  switch (event.event) {
    case 'attach':
      return event.to === undefined || pattern.on === false
    case 'status':
      return event.on && (event.status === 'phased-out' || (plane && event.status === 'face-down'))
    case 'control':
      return pattern.player !== 'you'
    default:
      return true
  }
}

/**
 * Whether a trigger looks at the game just before an event. Where no kind is looked back on as such, only a source that leaves in
 * the event is taken as it was.
 * @see mtg:603.6c mtg:603.10 mtg:603.10a mtg:603.10b mtg:603.10c mtg:603.10d mtg:603.10e mtg:603.10f mtg:603.10g fab-context:5.4.6a
 */
export const looksBack = (structure: Structure, looked: Looked): boolean => {
  const kinds = structure.triggers.lookBack.value
  if (kinds.length === 0) return looked.ownLeaving
  return kinds.some(kind => kind === looked.pattern.event) && isEnding(looked)
}

/**
 * Whether a source that was functional before and after the event, or only at one of these times, sees it. Where kinds of event are
 * looked back on, the game right after the event counts for all others, whatever was there before.
 * @param facts `back`: this trigger looks at the game before it; `ownMove`: the source moves in it
 * @see fab:6.6.5a mtg:603.6 mtg:603.10
 */
export const seesEvent = (
  { triggers }: Structure,
  facts: {
    readonly before: boolean
    readonly after: boolean
    readonly ownLeaving: boolean
    readonly ownMove: boolean
    readonly back: boolean
  }
): boolean => {
  if (facts.back) return facts.before
  return facts.after && (facts.before || facts.ownMove || triggers.lookBack.value.length > 0)
}

/**
 * Whether a source leaves in an event: the arena, or, where no kind of event is looked back on, any zone in which it was another object.
 * @see fab-context:5.4.6a mtg:603.10a
 */
export const isLeaving = ({ triggers }: Structure, from: Zone, to: Zone | undefined, isNew: boolean): boolean =>
  (from === 'arena' && to !== 'arena') || (isNew && triggers.lookBack.value.length === 0)

/**
 * Whether a source that leaves in an event sees what happens to something in it.
 * @param own it is what the event moves
 * @param together it moves in the same event
 * @see mtg:603.10a fab-context:5.4.6a fab-context:1.9.2
 */
export const leavingSees = ({ triggers }: Structure, own: boolean, together: boolean): boolean =>
  triggers.leavingSees.value === 'all-leaving' || own || (together && triggers.lookBack.value.length === 0)

/** Whether a state is sampled after every event, and as a delayed effect is created that waits for it. @see mtg:603.7a mtg:603.8 */
export const samplesAlways = ({ triggers }: Structure): boolean => triggers.stateSampled.value === 'always'

/** Whether a state trigger waits until its stack object has left the stack, not until its state has changed. @see mtg:603.8 */
export const rearmsOnLeaving = ({ triggers }: Structure): boolean => triggers.stateRearms.value === 'on-leaving-stack'

/** Whether the ordinal names this occurrence. @see fab:6.6.1b fab:6.6.5d */
export const isNth = (nth: readonly number[], occurrence: number): boolean => nth.includes(occurrence)

/** Whether one more triggering would exceed the limit. @see fab:6.6.1a fab:6.6.5e */
export const limitReached = (limit: number, triggered: number): boolean => triggered >= limit

/** Whether an effect keeps another from triggering. @see fab:6.6.5f mtg:603.2a */
export const isSuppressed = (suppressors: number): boolean => suppressors > 0

/** Whether a triggering that is suppressed counts towards the limit. @see fab:6.6.5f */
export const countsTowardsLimit = ({ triggers }: Structure): boolean => triggers.suppressedCounts.value

/** The event that brings a triggering about: none where it answers another triggering. @see mtg:603.2 mtg:603.3b */
export const broughtAboutBy = (event: GameEvent | undefined, answered: Id | undefined): GameEvent | undefined =>
  answered === undefined ? event : undefined

/** How often an effect triggers that does so for each counter, on so many of each kind. @see mtg:603.2c */
export const timesForCounters = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

/** How often an effect triggers on one event. */
export const timesTriggered = (extra: readonly number[]): number => extra.reduce((sum, each) => sum + each, 1)

/**
 * Whether a state trigger triggers: its state was not met when last sampled, or there was no trigger yet, and is met now.
 * @param heldBefore `undefined`: it was not there when states were last sampled
 * @see fab:6.6.5c
 */
export const stateTriggers = (heldBefore: boolean | undefined, holds: boolean): boolean => holds && heldBefore !== true

/**
 * Whether effects that answer one another in a circle do so without end: none of them says how often it may.
 * @see fab:6.6.5e
 */
export const goesOnForEver = (limited: readonly boolean[]): boolean => !limited.includes(true)

/** Whether a stack object's written conditions let its effects be generated. @see fab:6.6.1c fab:6.1.3 */
export const generates = (facts: { readonly if: boolean; readonly unless: boolean }): boolean => facts.if && !facts.unless

/** Whether a delayed effect ends with its triggering: it waits for that, or triggers once whatever its duration. @see fab:6.6.3a */
export const endsWithTriggering = ({ triggers }: Structure, untilTriggered: boolean): boolean =>
  untilTriggered || triggers.delayedWithDuration.value === 'once'

/** Whether an effect came to be after occurrences that its ordinal counts, so that they are looked up: a token's, or a copy's. @see fab:6.6.5d */
export const missedOccurrences = (isOfToken: boolean, isCopied: boolean): boolean => isOfToken || isCopied

/** What a trigger limit is counted for: each effect for itself. @see fab:6.6.1a */
export const limitKey = (effect: { readonly key: string; readonly ref: EffectRef }): string => effect.key
