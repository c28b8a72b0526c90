/** What the chart of an event reads, and what its transitions do. @module */
export type { OfReplacement } from './context.js'
export {
  mustSelect,
  maySelect,
  isUnreplaced,
  isProposed,
  isAnyOffered,
  isPassLeft,
  prevents,
  isOutcomeActive,
  startsNextPass
} from './pass.js'
export { isDeclined, asks, asksAnyway, selectsFirst, offers, chooses, declines } from './offering.js'
export { divides, asksToAllocate, allocates } from './allocating.js'
export { applies } from './applying.js'
export { follow, isAnythingFurther, isOnlyFurther, isAnyAdditional, follows, followsAdditional } from './following.js'
export { isEmpty, isOfSeveralCards, isReducedToOne, findsNoCard, expands } from './drawing.js'
export {
  occurs,
  changesObjects,
  looksAhead,
  mayStop,
  hasOccurred,
  isEventLeft,
  mustNotOccur,
  isInVain,
  isOneOfSeveral,
  isSingle,
  isJoined,
  isLifeBrought,
  looks,
  proposes,
  joins,
  brings
} from './occurring.js'
export {
  isAnyCounterCancelled,
  isAnythingToReturn,
  stops,
  cancelsCounters,
  returns,
  ends,
  keepsParts,
  goesThrough,
  comesToNothing,
  concludes
} from './ending.js'
