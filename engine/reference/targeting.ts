/**
 * What scenarios say of becoming a target.
 * @module
 */
import type { WireScenario } from '../../model/scenario/scenario.js'

interface Piece {
  readonly kind?: unknown
  readonly rule?: unknown
  readonly event?: unknown
}

const isOfTarget = (pattern: unknown): boolean => (pattern as Piece | undefined)?.event === 'target'

/** Whether a text holds a piece of a sort; what is within pieces of another sort does not count. */
const holds = (text: unknown, isSought: (piece: Piece) => boolean, isPassedOver: (piece: Piece) => boolean = () => false): boolean => {
  if (!(text instanceof Object) || isPassedOver(text)) return false
  return isSought(text) || Object.values(text).some(each => holds(each, isSought, isPassedOver))
}

const forbids = ({ kind, rule }: Piece): boolean => kind === 'rule' && rule === 'cant'

const known = new WeakMap<WireScenario, boolean>()

/** Whether a card of the scenario speaks of becoming a target, other than to forbid it: only then is it told as an event. */
export const speaksOfTargeting = (scenario: WireScenario): boolean => {
  let found = known.get(scenario)
  if (found === undefined) {
    found = holds(scenario.cards, isOfTarget, forbids)
    known.set(scenario, found)
  }
  return found
}

/** Whether a card lets something else become the target. */
export const replacesTargeting = (scenario: WireScenario): boolean =>
  holds(scenario.cards, ({ kind, event }) => kind === 'replacement' && isOfTarget(event))
