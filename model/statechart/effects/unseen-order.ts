/**
 * Stack objects that are placed in an order that nobody sees: their order is left open until one of them resolves, so that an explanation is
 * followed for each of them and not for each order of all.
 * @module
 */
import { isVisible } from '../../trace/level.js'
import type { StackObject, World } from '../../world/index.js'
import type { Level } from '../../trace/observation.js'
import type { DecisionKind } from '../../trace/option.js'

/** What an engine shows, and decides by itself. */
interface Seen {
  readonly level: Level
  readonly autonomous: ReadonlySet<DecisionKind>
}

/** Whether an order of placing is seen by nothing at all: nobody is asked, no stack object is shown, and no text speaks of targeting. */
export const isOrderUnseen = ({ autonomous, level }: Seen, { facts }: World): boolean =>
  autonomous.has('trigger-order') && !isVisible('layer', level) && !facts.watchesTargets

/** A number for those that are placed now; no others on the stack have it. */
export const nextRound = ({ stack }: World): number => 1 + Math.max(0, ...stack.map(({ unseen }) => unseen?.round ?? 0))

const isBefore = (one: StackObject, other: StackObject): boolean =>
  one.id.length === other.id.length ? one.id < other.id : one.id.length < other.id.length

/** The stack with one stack object more: of those of its round that may lie anywhere, each has the same place whichever came first. */
export const withStackObject = (stack: readonly StackObject[], stackObject: StackObject): readonly StackObject[] => {
  const { unseen } = stackObject
  if (!unseen) return [...stack, stackObject]
  const isBelow = (each: StackObject): boolean =>
    each.unseen?.round !== unseen.round || !each.unseen.loose || (unseen.loose && isBefore(each, stackObject))
  const at = stack.findLastIndex(isBelow) + 1
  return stack.toSpliced(at, 0, stackObject)
}

/**
 * The stack objects that may be the outermost one.
 * @param from the outermost stack object that is known, and those below it, or above
 */
export const mayBeOutermost = (from: readonly StackObject[]): readonly StackObject[] => {
  const round = from[0]?.unseen?.round
  if (round === undefined) return from.slice(0, 1)
  const end = from.findIndex(({ unseen }) => unseen?.round !== round)
  const together = end < 0 ? from : from.slice(0, end)
  const fixed = together.find(({ unseen }) => unseen?.loose !== true)
  return together.filter(stackObject => stackObject === fixed || stackObject.unseen?.loose === true)
}
