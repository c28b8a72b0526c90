/** Which effects are active, and whose turn it is to apply one. @module */
import { chooser, controllerOf, inPass, replacers } from '../../effects/replacing.js'
import * as rules from '../../../rules/replacement.js'
import type { Replacer } from '../../effects/replacing.js'
import { living } from '../../../world/index.js'
import type { Move } from '../../part.js'
import { silently } from '../../part.js'
import { update } from '../../state.js'
import type { OfReplacement } from './context.js'
import { isInTime, isPassOfNow, passes } from './context.js'
import { goesOn, isForbidden, mayLook } from './allowed.js'

/** Whether an effect of a pass before or after the event is active. */
const isActive = (c: OfReplacement, afterwards: boolean): boolean =>
  replacers(c.world, c.data).length > 0 &&
  passes(c).some((pass, at) => rules.comesAfterwards(c.world, pass) === afterwards && inPass(c.world, c.data, at).length > 0)

const active = (c: OfReplacement): readonly Replacer[] => {
  const all = inPass(c.world, c.data, c.data.pass)
  return all.length > 0 && !c.data.occurred && isForbidden(c) ? all.filter(each => each.class === 'self') : all
}

const isContested = (c: OfReplacement): boolean => rules.isSelectionNeeded(c.world, new Set(active(c).map(controllerOf)).size)

const selects = (c: OfReplacement): boolean =>
  !rules.isAffectedPlayersToOrder(c.world) && !rules.isSelectedForGood(c.world, c.data.origin.asked)

/** Whether the turn-player must say who is first to apply effects. */
export const mustSelect = (c: OfReplacement): boolean => isInTime(c) && selects(c) && !c.data.inPass && isContested(c)

/** An engine may ask sooner than it must: at any point from the proposal on, while an effect of whichever pass is active. @see fab:6.5.2 */
export const maySelect = (c: OfReplacement): boolean =>
  isInTime(c) &&
  selects(c) &&
  !c.setting.autonomous.has('first-player') &&
  living(c.world).includes(c.world.turn.player) &&
  ((!c.data.occurred && isActive(c, false)) || isActive(c, true))

export const next = (c: OfReplacement) => (isInTime(c) ? chooser(c.world, c.data, active(c)) : undefined)

/** Who has been offered effects, and which: where those who control them go round, the one whose lap it is. */
export const atWork = (c: OfReplacement): ReturnType<typeof next> => {
  const { lap } = c.data
  if (lap === undefined || rules.isAffectedPlayersToOrder(c.world)) return next(c)
  return { player: lap, among: active(c).filter(each => controllerOf(each) === lap) }
}

export const chosen = (c: OfReplacement): Replacer | undefined => replacers(c.world, c.data).find(each => each.key === c.data.chosen)

/**
 * Who applies an effect: its controller, or the player who orders what replaces an event. Where a text names that player for damage
 * alone, it may be either for what is none.
 * @see ga-context:RE.2 ga-context:DS.3.6
 */
export const appliersOf = (c: OfReplacement, replacer: Replacer): readonly string[] => {
  const controller = controllerOf(replacer)
  if (!rules.isAffectedPlayersToOrder(c.world)) return [controller]
  const affected = c.data.applier ?? controller
  return rules.mayControllerApply(c.world, c.data.event?.event === 'damage') ? [...new Set([affected, controller])] : [affected]
}

export const firstAfter = (c: OfReplacement): number => {
  const at = passes(c).findIndex(pass => rules.comesAfterwards(c.world, pass))
  return at < 0 ? passes(c).length : at
}

/** Whether no effect is active before it; an engine may leave it to the occurrence to say that one waits for the outcome. */
export const isUnreplaced = (c: OfReplacement): boolean => !mayLook(c) && goesOn(c) && !isActive(c, false)

export const isProposed = (c: OfReplacement): boolean => !mayLook(c) && goesOn(c) && (isActive(c, false) || isActive(c, true))

/** Whether an effect may be applied in this pass. */
export const isAnyOffered = (c: OfReplacement): boolean => next(c) !== undefined

/** Whether a further pass follows, before the event or after it as this one. */
export const isPassLeft = (c: OfReplacement): boolean => isInTime(c) && isPassOfNow(c, c.data.pass + 1)

export const prevents = (c: OfReplacement): boolean => chosen(c)?.kind === 'prevention'

/** Whether an effect may replace the outcome. */
export const isOutcomeActive = (c: OfReplacement): boolean => isActive(c, true)

export const startsNextPass = ({ data }: OfReplacement): readonly Move[] =>
  silently(state => update<'replacement'>(state, { pass: data.pass + 1, inPass: false, lap: data.origin.first ?? state.world.turn.player }))
