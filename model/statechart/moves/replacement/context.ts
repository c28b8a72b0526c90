/** What the rooms of an event's moves share: its context, and its passes. @module */
import type { Context } from '../../part.js'
import * as rules from '../../../rules/replacement.js'

/** The context of the chart. */
export type OfReplacement = Context<'replacement'>

export const passes = (c: OfReplacement) => rules.passes(c.world)

/** The passes still to come at this point: those before the event until it has occurred, then those after it. */
export const isPassOfNow = (c: OfReplacement, at: number): boolean => {
  const pass = passes(c)[at]
  return pass !== undefined && rules.comesAfterwards(c.world, pass) === c.data.occurred
}

export const isInTime = (c: OfReplacement): boolean => isPassOfNow(c, c.data.pass)
