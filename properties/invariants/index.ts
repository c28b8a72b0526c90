/**
 * The invariants that hold of every engine.
 * @module
 */
import { firstPlayerOncePerEvent } from './first-player-once-per-event.js'
import { fixedPreventionIsSpent } from './fixed-prevention-is-spent.js'
import type { Invariant } from './invariant.js'
import { lastInFirstOut } from './last-in-first-out.js'
import { nothingIsNoEvent } from './nothing-is-no-event.js'
import { oncePerOriginalEvent } from './once-per-original-event.js'
import { oneLayerPerTriggering } from './one-layer-per-triggering.js'
import { orderOfClasses } from './order-of-classes.js'
import { placedBeforePriority } from './placed-before-priority.js'
import { preventionBalances } from './prevention-balances.js'
import { replacedEventNeverOccurs } from './replaced-event-never-occurs.js'
import { shieldNeverExceedsAmount } from './shield-never-exceeds-amount.js'
import { suppressedTriggeringsCount, triggerLimit } from './trigger-limit.js'
import { triggerNeedsOccurrence } from './trigger-needs-occurrence.js'

export type { Breach, Invariant, TraceView } from './invariant.js'

export const invariants: readonly Invariant[] = [
  oncePerOriginalEvent,
  replacedEventNeverOccurs,
  orderOfClasses,
  firstPlayerOncePerEvent,
  nothingIsNoEvent,
  preventionBalances,
  fixedPreventionIsSpent,
  shieldNeverExceedsAmount,
  triggerLimit,
  suppressedTriggeringsCount,
  triggerNeedsOccurrence,
  oneLayerPerTriggering,
  placedBeforePriority,
  lastInFirstOut
]
