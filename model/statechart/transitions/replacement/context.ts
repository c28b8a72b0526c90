/** What the rooms of an event's moves share: its context, and its passes. @module */
import type { Context } from '../../part.js'
import * as rules from '../../../rules/replacement.js'

/** The context of the chart. */
export type OfReplacement = Context<'replacement'>

export const passes = (context: OfReplacement) => rules.passes(context.world)

/** The passes still to come at this point: those before the event until it has occurred, then those after it. */
export const isPassOfNow = (context: OfReplacement, at: number): boolean => {
  const pass = passes(context)[at]
  return pass !== undefined && rules.comesAfterwards(context.world, pass) === context.data.occurred
}

export const isInTime = (context: OfReplacement): boolean => isPassOfNow(context, context.data.pass)
