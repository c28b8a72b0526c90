/**
 * The invariants that hold of every engine.
 * @module
 */
import { activeWhenApplied } from './active-when-applied.js'
import { allPassResolvesTop } from './all-pass-resolves-top.js'
import { appliedByController } from './applied-by-controller.js'
import { checksLeaveNothing } from './checks-leave-nothing.js'
import { conditionCheckedTwice } from './condition-checked-twice.js'
import { delayedTriggersOnce } from './delayed-triggers-once.js'
import { firstPlayerOncePerEvent } from './first-player-once-per-event.js'
import { fixedPreventionIsSpent } from './fixed-prevention-is-spent.js'
import { lastInFirstOut } from './last-in-first-out.js'
import { stackObjectResolvesAfterAllPass } from './layer-resolves-after-all-pass.js'
import { looksBack } from './looks-back.js'
import { notRetroactive } from './not-retroactive.js'
import { nothingIsNoEvent } from './nothing-is-no-event.js'
import { oncePerOriginalEvent } from './once-per-original-event.js'
import { oneStackObjectPerTriggering } from './one-layer-per-triggering.js'
import { oppositesCancel } from './opposites-cancel.js'
import { orderOfClasses } from './order-of-classes.js'
import { ordersOwnLayers } from './orders-own-layers.js'
import { ordinalNamesOccurrence } from './ordinal-names-occurrence.js'
import { pendingComesFirst } from './pending-comes-first.js'
import { placedBeforePriority } from './placed-before-priority.js'
import { placedClockwise } from './placed-clockwise.js'
import { preventionBalances } from './prevention-balances.js'
import { replacedEventNeverOccurs } from './replaced-event-never-occurs.js'
import { replacedEventTriggersNothing } from './replaced-event-triggers-nothing.js'
import { selectedPlayerAppliesFirst } from './selected-player-applies-first.js'
import { shieldNeverExceedsAmount } from './shield-never-exceeds-amount.js'
import { shieldPaysEstablishedTotal } from './shield-pays-established-total.js'
import { silentPhases } from './silent-phases.js'
import { stateTriggerWaits } from './state-trigger-waits.js'
import { suppressedTriggeringsCount, triggerLimit } from './trigger-limit.js'
import { triggerNeedsOccurrence } from './trigger-needs-occurrence.js'
import { triggersUseTheStack } from './triggers-use-the-stack.js'
import { unpreventableKeepsDamage } from './unpreventable-keeps-damage.js'
import { unscheduledPriority } from './unscheduled-priority.js'
import { winnerIsLeft } from './winner-is-left.js'
import type { Invariant } from './invariant.js'

export { FORMAL_TERMS } from './formal.js'
export type { Breach, Invariant, TraceView } from './invariant.js'

/**
 * Every invariant that traces are checked for.
 * @public
 */
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
  oneStackObjectPerTriggering,
  placedBeforePriority,
  lastInFirstOut,
  appliedByController,
  stackObjectResolvesAfterAllPass,
  notRetroactive,
  ordinalNamesOccurrence,
  placedClockwise,
  replacedEventTriggersNothing,
  selectedPlayerAppliesFirst,
  shieldPaysEstablishedTotal,
  silentPhases,
  unpreventableKeepsDamage,
  activeWhenApplied,
  ordersOwnLayers,
  allPassResolvesTop,
  checksLeaveNothing,
  conditionCheckedTwice,
  delayedTriggersOnce,
  looksBack,
  oppositesCancel,
  pendingComesFirst,
  stateTriggerWaits,
  triggersUseTheStack,
  unscheduledPriority,
  winnerIsLeft
]
