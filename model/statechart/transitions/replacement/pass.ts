/** Which effects are active, and whose turn it is to apply one. @module */
import { chooser, controllerOf, inThisPass, replacers } from '../../effects/replacing.js'
import * as rules from '../../../rules/replacement.js'
import type { Replacer } from '../../effects/replacing.js'
import { living } from '../../../world/index.js'
import type { GameEvent } from '../../../trace/event.js'
import type { TransitionEffect } from '../../part.js'
import { internally } from '../../part.js'
import { update } from '../../state.js'
import type { OfReplacement } from './context.js'
import { isInTime, isPassOfNow, passes } from './context.js'
import { goesOn, isForbidden, mayLook, replaceable } from './allowed.js'

/** Whether an effect of a pass before or after the event is active. */
const isActive = (context: OfReplacement, afterwards: boolean): boolean =>
  replacers(context.world, context.data).length > 0 &&
  passes(context).some(
    (pass, at) => rules.comesAfterwards(context.world, pass) === afterwards && inThisPass(context.world, context.data, at).length > 0
  )

const active = (context: OfReplacement): readonly Replacer[] => {
  const all = inThisPass(context.world, context.data, context.data.pass)
  return all.length > 0 && !context.data.occurred && isForbidden(context) ? all.filter(replacer => replacer.class === 'self') : all
}

const isContested = (context: OfReplacement): boolean =>
  rules.isSelectionNeeded(context.world, new Set(active(context).map(controllerOf)).size)

const selects = (context: OfReplacement): boolean =>
  !rules.isAffectedPlayersToOrder(context.world) && !rules.isSelectedForGood(context.world, context.data.origin.asked)

/** Whether the turn-player must say who is first to apply effects. */
export const mustSelect = (context: OfReplacement): boolean =>
  isInTime(context) && selects(context) && !context.data.passHasBegun && isContested(context)

/** An engine may ask sooner than it must: at any point from the proposal on, while an effect of whichever pass is active. @see fab:6.5.2 */
export const maySelect = (context: OfReplacement): boolean =>
  isInTime(context) &&
  selects(context) &&
  !context.setting.autonomous.has('first-player') &&
  living(context.world).includes(context.world.turn.player) &&
  ((!context.data.occurred && isActive(context, false)) || isActive(context, true))

export const next = (context: OfReplacement) => (isInTime(context) ? chooser(context.world, context.data, active(context)) : undefined)

/** Who has been offered effects, and which: where those who control them go round, the one whose turn it is within the pass. */
export const atWork = (context: OfReplacement): ReturnType<typeof next> => {
  const { playerOfPass } = context.data
  if (playerOfPass === undefined || rules.isAffectedPlayersToOrder(context.world)) return next(context)
  return { player: playerOfPass, among: active(context).filter(replacer => controllerOf(replacer) === playerOfPass) }
}

export const chosen = (context: OfReplacement): Replacer | undefined =>
  replacers(context.world, context.data).find(replacer => replacer.key === context.data.chosen)

/** Under whose control the event is to bring something in, where it says so. */
const bringsUnder = (event: GameEvent | null): readonly string[] =>
  event !== null && 'under' in event && event.under !== undefined ? [event.under] : []

/**
 * Who applies an effect: its controller, or the player who orders what replaces an event. Where a text names that player for damage
 * alone, it may be either for what is none; of what is to enter under another's control it may be the one who is to control it.
 * @see ga-context:RE.2 ga-context:DS.3.6 mtg-context:616.1 mtg-context:614.12
 */
export const appliersOf = (context: OfReplacement, replacer: Replacer): readonly string[] => {
  const controller = controllerOf(replacer)
  if (!rules.isAffectedPlayersToOrder(context.world)) return [controller]
  const { applier: affected = controller, event } = context.data
  const others = rules.mayControllerApply(context.world, event?.event === 'damage') ? [controller] : bringsUnder(event)
  return [...new Set([affected, ...others])]
}

export const firstAfter = (context: OfReplacement): number => {
  const at = passes(context).findIndex(pass => rules.comesAfterwards(context.world, pass))
  return at < 0 ? passes(context).length : at
}

/** Whether no effect is active before it; an engine may leave it to the occurrence to say that one waits for the outcome. */
export const isUnreplaced = (context: OfReplacement): boolean =>
  !mayLook(context) && goesOn(context) && !isActive(replaceable(context), false)

export const isProposed = (context: OfReplacement): boolean =>
  !mayLook(context) && goesOn(context) && [false, true].some(afterwards => isActive(replaceable(context), afterwards))

/** Whether an effect may be applied in this pass. */
export const isAnyOffered = (context: OfReplacement): boolean => next(context) !== undefined

/** Whether a further pass follows, before the event or after it as this one. */
export const isPassLeft = (context: OfReplacement): boolean => isInTime(context) && isPassOfNow(context, context.data.pass + 1)

export const prevents = (context: OfReplacement): boolean => chosen(context)?.kind === 'prevention'

/** Whether an effect may replace the outcome. */
export const isOutcomeActive = (context: OfReplacement): boolean => isActive(context, true)

export const startsNextPass = ({ data }: OfReplacement): readonly TransitionEffect[] =>
  internally(state =>
    update<'replacement'>(state, { pass: data.pass + 1, passHasBegun: false, playerOfPass: data.origin.first ?? state.world.turn.player })
  )
