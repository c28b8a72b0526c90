/**
 * The world: the game as the trace tells it.
 * @module
 */
export type { Combat, Declared, Facts, Layer, Lasting, Pending, Text, World, WorldObject } from './world.js'
export { clockwise, isAttackGone, isGameOver, living, teamOf, winnerOf } from './world.js'
export { find, isOfKnown, remember, rememberEvent } from './following.js'
export { hold, takings } from './holding.js'
export { startWorld } from './start.js'
export { fold } from './fold/fold.js'
export { foldTogether } from './together.js'
export { charge, effects, effectsOf, effectsOfKind, rulesOf, use } from './effects.js'
export type { Instance } from './effects.js'
export { layerView, view, viewFor, objectView, playerNumber } from './view.js'
export type { OwnScope } from './view.js'
export { abilitiesOf, activatedAbilitiesOf, isFunctional, lastingAbilitiesOf } from './ability.js'
export { isForAll, startEffect, expireTurn } from './lasting.js'
export type { StartedSet } from './lasting.js'
export { countPast } from './history.js'
export { controllerOf } from './control.js'
export { applications, appliesAsEvent, record, settle } from './applying.js'
export { applyingNow, lostBy } from './staging.js'
export type { Application } from './applying.js'
export { leaveGame, topOfDeck } from './place.js'
