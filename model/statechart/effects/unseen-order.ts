/**
 * Layers that are placed in an order that nobody sees: their order is left open until one of them resolves, so that an explanation is
 * followed for each of them and not for each order of all.
 * @module
 */
import { isVisible } from '../../trace/level.js'
import type { Layer, World } from '../../world/index.js'
import type { Level } from '../../trace/observation.js'
import type { DecisionKind } from '../../trace/option.js'

/** What an engine shows, and decides by itself. */
interface Seen {
  readonly level: Level
  readonly autonomous: ReadonlySet<DecisionKind>
}

/** Whether an order of placing is seen by nothing at all: nobody is asked, no layer is shown, and no text speaks of targeting. */
export const isOrderUnseen = ({ autonomous, level }: Seen, { facts }: World): boolean =>
  autonomous.has('trigger-order') && !isVisible('layer', level) && !facts.watchesTargets

/** A number for those that are placed now; no others on the stack have it. */
export const nextRound = ({ stack }: World): number => 1 + Math.max(0, ...stack.map(({ unseen }) => unseen?.round ?? 0))

const isBefore = (one: Layer, other: Layer): boolean =>
  one.id.length === other.id.length ? one.id < other.id : one.id.length < other.id.length

/** The stack with one layer more: of those of its round that may lie anywhere, each has the same place whichever came first. */
export const withLayer = (stack: readonly Layer[], layer: Layer): readonly Layer[] => {
  const { unseen } = layer
  if (!unseen) return [...stack, layer]
  const isBelow = (each: Layer): boolean =>
    each.unseen?.round !== unseen.round || !each.unseen.loose || (unseen.loose && isBefore(each, layer))
  const at = stack.findLastIndex(isBelow) + 1
  return stack.toSpliced(at, 0, layer)
}

/**
 * The layers that may be the outermost one.
 * @param from the outermost layer that is known, and those below it, or above
 */
export const mayBeOutermost = (from: readonly Layer[]): readonly Layer[] => {
  const round = from[0]?.unseen?.round
  if (round === undefined) return from.slice(0, 1)
  const end = from.findIndex(({ unseen }) => unseen?.round !== round)
  const together = end < 0 ? from : from.slice(0, end)
  const fixed = together.find(({ unseen }) => unseen?.loose !== true)
  return together.filter(layer => layer === fixed || layer.unseen?.loose === true)
}
