/** Whether an event can happen at all, and whether it may be replaced. @module */
import * as rules from '../../../rules/replacement.js'
import { dependsOnEntering, forbidden, notForbidden, possible, replacers } from '../../effects/replacing.js'
import type { OfReplacement } from './context.js'

/** Whether an instruction replaces its own event, which is the only replacement that some games allow for what can't happen. */
const replacesItself = ({ world, data }: OfReplacement): boolean =>
  rules.maySelfReplaceForbidden(world) && replacers(world, data).some(replacer => replacer.class === 'self')

export const isForbidden = ({ world, data }: OfReplacement): boolean => data.event !== null && forbidden(world, data.event)

const isImpossible = ({ world, data }: OfReplacement): boolean => data.event !== null && !possible(world, data.event)

/** Whether the event is not even replaced, as far as its possibility goes. */
export const isStopped = (context: OfReplacement): boolean =>
  isImpossible(context) || (isForbidden(context) && (rules.mayNothingReplaceForbidden(context.world) || !replacesItself(context)))

/** Whether replacements may be applied. */
export const goesOn = (context: OfReplacement): boolean => !isImpossible(context) && (!isForbidden(context) || replacesItself(context))

/** Whether it is open how effects on an object's entering look at it, and makes a difference. */
export const mayLook = ({ world, data }: OfReplacement): boolean =>
  data.entering === undefined && rules.enterings(world).length > 1 && dependsOnEntering(world, data)

/** The event as effects may replace it: a part that can't happen is replaced by nothing but the instruction itself. */
export const replaceable = (context: OfReplacement): OfReplacement => {
  const { world, data } = context
  const event = data.event && data.selves.length === 0 ? notForbidden(world, data.event) : data.event
  return event === null || event === data.event ? context : { ...context, data: { ...data, event } }
}

export const cannotOccur = (context: OfReplacement): boolean => isImpossible(context) || isForbidden(context)
