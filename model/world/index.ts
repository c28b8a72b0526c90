/**
 * The world: the game as the trace tells it.
 * @module
 */
export type { Away, Combat, Declared, Facts, StackObject, Lasting, Pending, Text, Unseen, World, WorldObject } from './world.js'
export { clockwise, isAttackGone, isGameOver, living, teamOf, winnerOf } from './world.js'
export {
  aimedAt,
  find,
  forgetting,
  hasLostSight,
  isOfKnown,
  isOutOfSight,
  knowing,
  losingSight,
  losingTrack,
  remember,
  rememberEvent,
  withoutItself
} from './following.js'
export { noteControllers, changesOfControl, isHeldSinceTheTurnBegan } from './holding.js'
export { startWorld } from './start.js'
export { printed } from './view.js'
export { fold } from './fold/fold.js'
export { gained } from './fold/points.js'
export { foldTogether } from './together.js'
export { continuousEffects, charge, effects, effectsOf, effectsOfKind, rulesOf, use } from './effects.js'
export type { Instance } from './effects.js'
export { stackObjectView, view, viewFor, objectView, playerNumber } from './view.js'
export type { OwnScope } from './view.js'
export { abilitiesOf, activatedAbilitiesOf, isFunctional, lastingAbilitiesOf } from './ability.js'
export { isForAll, mayNeverBegin, startEffect, expireTurn } from './lasting.js'
export type { StartedSet } from './lasting.js'
export { countPast, countTriggerings, noteTriggering } from './history.js'
export { controllerOf } from './control.js'
export { cardOf, copyKey } from './copy.js'
export type { Stamped } from './ties.js'
export { applications, appliesAsEvent, record, settle, isAllowedAgain, isForbiddenSince } from './applying.js'
export { alternatives, isOrderOpen, orderable, tied, withFirst } from './ties.js'
export { isOfTheStart, ordersAtTheStart, startedWithFirst } from './starting.js'
export { applyingNow, hasOpenLoop, lostBy } from './staging.js'
export type { Application } from './applying.js'
export { abandoned, leaveGame } from './leaving.js'
export { topOfDeck } from './place.js'
