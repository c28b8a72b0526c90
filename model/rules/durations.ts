/** How long continuous effects last, what is settled as they begin, and when static ones are there. @module */
import type { Condition } from '../scenario/amount.js'
import type { Scope, View } from '../scenario/view.js'
import type { Id } from '../trace/event.js'
import type { Game } from './decision.js'
import { given, listed, yesNo } from './decision.js'

/** An effect that lasts, with its end. */
interface Ending {
  readonly until: { readonly at: string; readonly player?: Id; readonly after?: number }
}

/** How long an effect lasts whose text does not say. */
export const unstated = given('continuous.defaultDuration', [
  duration => (duration === 'turn' ? 'game' : 'turn'),
  duration => (duration === 'game' ? 'game-or-source' : 'game')
])

/** Whether this turn is a player's next one after the turn in which an effect began. */
export const isNextTurn = yesNo({ cites: ['fab:6.2.2a'] }, (_: Game, now: number, began: number) => now > began)

/** The effects that end with a turn: those of that turn, and those that last to the end of its player's next turn, which it is. */
export const endingWithTurn = listed(
  { cites: ['fab:6.2.2a', 'mtg-context:514.2', 'fab-context:4.4.4', 'ga-context:EP.3'] },
  (game: Game, all: readonly Ending[], player: Id, now: number) =>
    all.filter(
      ({ until }) =>
        until.at === 'turn-end' || (until.at === 'player-turn-end' && until.player === player && isNextTurn(game, now, until.after ?? now))
    )
)

/** The effects that end as a chain link is the active one no longer. */
export const endingWithLink = listed({ cites: ['fab-context:7.0.3d', 'fab:6.2.2a'] }, (_: Game, all: readonly Ending[]) =>
  all.filter(({ until }) => until.at === 'link-end')
)

/** The effects that end as the combat chain closes. */
export const endingWithChain = listed({ cites: ['fab-context:7.0.2b', 'fab:6.2.2a'] }, (_: Game, all: readonly Ending[]) =>
  all.filter(({ until }) => until.at === 'chain-end')
)

/** Whether there is a chain link for which an effect could last. */
export const isLinkActive = yesNo(
  { cites: ['fab-context:7.0.3d'] },
  (_: Game, combat: { readonly step: string; readonly attack: unknown } | undefined) =>
    combat?.attack !== undefined && combat.step !== 'resolution'
)

/** Whether there is a combat chain for which an effect could last. */
export const isChainOpen = yesNo({ cites: ['fab-context:7.0.2b'] }, (_: Game, combat: object | undefined) => combat !== undefined)

/** Whether the condition holds under which an effect that lasts is generated; else there is nothing that would last. */
export const isGenerated = yesNo(
  { cites: ['fab:6.2.2d', 'fab-context:1.8.4', 'fab:6.1.3', 'mtg-context:608.2c', 'ga:5.2'] },
  ({ facts }: Game, condition: Condition, seen: View, scope: Scope) => facts.base.condition(condition, seen, scope)
)

/** Whether an effect that lasts while something is true begins: at once, or as soon as that is true. */
export const beginsWhile = yesNo({ cites: ['fab:6.2.2a'] }, (_: Game, isTrue: boolean) => isTrue)

/** Whether an effect that lasts while something is true ends. */
export const endsWhile = yesNo({ cites: ['fab:6.2.2a'] }, (_: Game, isTrue: boolean) => !isTrue)

/** Whether the variables of an effect are settled as it begins. */
export const areVariablesSettled = yesNo(
  { cites: ['fab:6.2.2b', 'mtg-context:608.2h'] },
  (_: Game, { kind }: { readonly kind: string }) => kind === 'prevention' || kind === 'continuous' || kind === 'rule'
)

/** Whether a number that a text works out as an effect starts is one that the effect takes with it. */
export const isTaken = yesNo({ cites: ['fab:6.2.2b', 'mtg-context:608.2h'] }, (_: Game, value: number | undefined) => value !== undefined)

/** Whether an application reads otherwise by now, and so modifies its object in another way. */
export const isReadAnew = yesNo({ cites: ['fab:6.2.3b', 'fab:6.3.5'] }, (_: Game, before: string, now: string) => before !== now)

/** Whether an effect "while" something is true of an object modifies that object. */
export const modifiesWhile = yesNo({ cites: ['fab-context:1.8.4c'] }, (_: Game, isTrue: boolean) => isTrue)

/** Whether an effect keeps to the objects that it took as it began, whatever becomes of them and of others. */
export const keepsToItsObjects = yesNo({ cites: ['mtg-context:611.2c', 'fab:6.2.2c'] }, (_: Game, isStatic: boolean) => !isStatic)

/** Whether an effect that has begun to apply to an object goes on, though that fits no more: a static one does not. */
export const goesOnApplying = yesNo(
  { cites: ['fab:6.2.2c', 'fab:6.2.3c', 'mtg-context:611.3a'] },
  (_: Game, isStatic: boolean) => !isStatic
)

/** Whether an effect on the next object of a kind takes hold of one: not if it has one. */
export const takesHold = yesNo({ cites: ['fab:6.2.4'] }, (_: Game, hasOne: boolean) => !hasOne)

/** Whether a conditional static effect is there. */
export const isThere = yesNo({ cites: ['fab:6.2.3d'] }, (_: Game, isMet: boolean) => isMet)

/** Whether a static effect is there though its object has lost the ability. */
export const survivesLoss = yesNo({ cites: ['fab:6.2.3a'] }, (_: Game, duration: 'static' | 'started') => duration === 'started')
