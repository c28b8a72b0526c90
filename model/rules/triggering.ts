/** What triggers, on what, and how often. @module */
import type { Condition } from '../scenario/amount.js'
import type { Trigger } from '../scenario/effect.js'
import type { Zone } from '../scenario/names.js'
import type { Pattern } from '../scenario/pattern.js'
import type { Scope, View } from '../scenario/view.js'
import type { GameEvent, Id } from '../trace/event.js'
import type { Game } from './decision.js'
import { decision, is, listed, mayBeSo, yesNo } from './decision.js'

const matches = ({ facts }: Game, on: Pattern, event: GameEvent, seen: View, scope: Scope): boolean =>
  facts.base.matchesEvent(on, event, seen, scope)

/** Where an effect was and is that an event might trigger, and from where it looks at the game. */
interface Presence {
  /** Whether it was there right before the event. */
  readonly wasThere: boolean
  /** Whether it is there right after the event. */
  readonly isThere: boolean
  /** Whether it looks at the game right before the event. */
  readonly isBack: boolean
  /** Whether the event brings its object. */
  readonly comesWithIt: boolean
}

/**
 * Whether an effect is in time to trigger on an event. Where the game looks back on some kinds of event, it is there at the moment
 * from which it looks; in other games it was there before, or is of the object that the event brings.
 */
export const isInTime = yesNo(
  {
    cites: ['fab:6.6.5a', 'mtg:603.7a', 'mtg:603.6a', 'ga:7', 'ga-older:7', 'mtg-2010:trigger.12', 'mtg:603.10'],
    reads: ['triggers.lookBack']
  },
  ({ facts }: Game, { wasThere, isThere, isBack, comesWithIt }: Presence) => {
    if (facts.base.rulebook.structure.triggers.lookBack.value.length === 0) return wasThere || comesWithIt
    return isBack ? wasThere : isThere
  }
)

/** Whether an event that has occurred is the one that a trigger speaks of. */
export const isItsEvent = yesNo(
  { cites: ['mtg:603.2', 'fab:6.6.5b', 'fab:6.6.5', 'ga:1', 'ga-older:1', 'mtg-2010:trigger.1', 'mtg:603.2h', 'fab:6.4.6'] },
  matches
)

/** Whether an event is the beginning that a trigger waits for. */
export const isItsBeginning = yesNo(
  { cites: ['mtg:603.2b', 'mtg-2010:trigger.2', 'ga-context:TO.6', 'ga-context:EP.2', 'mtg-context:503.1', 'fab:6.6.5b', 'mtg:603.7a'] },
  matches
)

/** Whether an object enters that a trigger waits for. */
export const isItsEntering = yesNo(
  { cites: ['mtg:603.6a', 'mtg-2010:trigger.8', 'mtg:603.6b', 'fab:6.6.5b', 'ga:4', 'ga-older:4'] },
  matches
)

/** Whether an object leaves, or moves on, that a trigger waits for. */
export const isItsMove = yesNo({ cites: ['mtg:603.6c', 'mtg-2010:trigger.10', 'ga:4', 'ga-older:4', 'fab:6.6.5b', 'mtg:603.10a'] }, matches)

/** Whether something becomes what a trigger waits for it to become: tapped, attached, another player's. */
export const isItsChange = yesNo({ cites: ['mtg:603.2f', 'mtg-2010:trigger.2', 'fab:6.6.5b', 'mtg:603.2', 'ga:1'] }, matches)

/** Whether a player loses whom a trigger waits for. */
export const isItsLoss = yesNo({ cites: ['mtg:603.9', 'mtg-2010:trigger.13', 'fab:6.6.5b'] }, matches)

/** Whether an ability that an effect has given is connected with another one only if the same effect has given that, too. */
export const connectsByEffect = is('triggers.connected', 'by-one-effect')

/** Whether the text of a game says what connects abilities that effects give. */
export const speaksOfConnecting = yesNo(
  { cites: ['fab-context:1.7.6c'], reads: ['triggers.connected'] },
  ({ facts }: Game) => facts.base.rulebook.structure.triggers.connected.value !== null
)

/** Whether an event came about as a trigger says, by what another ability of its object does: "this way". */
export const isThisWay = yesNo(
  { cites: ['mtg:603.11', 'mtg-context:607.1', 'fab-context:1.7.6', 'fab-context:1.7.6c', 'mtg:603.2', 'fab:6.6.5b'] },
  matches
)

/** Whether a state that a trigger speaks of beside its event is there. */
export const isGiven = yesNo(
  { cites: ['fab:6.6.5b', 'fab:6.6.1c', 'mtg:603.2', 'ga:1'] },
  ({ facts }: Game, given: Condition, seen: View, scope: Scope) => facts.base.condition(given, seen, scope)
)

/** Whether an occurrence has a number of which a trigger speaks. */
export const isNth = yesNo(
  { cites: ['fab:6.6.5d', 'fab:6.6.1b', 'mtg:603.2'] },
  (_: Game, { nth }: NonNullable<Trigger['ordinal']>, occurrence: number) => nth.includes(occurrence)
)

/** Whether a condition with "if" is a part of what triggers, to be tested at the event and again on resolution. */
export const isIfTested = yesNo(
  {
    cites: ['ga:2.1', 'ga-older:2', 'fab:6.6.1c', 'mtg:603.4', 'mtg-2010:trigger.5', 'ga:3.1', 'ga-older:3'],
    reads: ['triggers.keyworded', 'triggers.interveningIf']
  },
  ({ facts }: Game, isKeyworded: boolean) => {
    const { keyworded, interveningIf } = facts.base.rulebook.structure.triggers
    return interveningIf.value !== 'on-generation' && !(isKeyworded && keyworded.value === 'triggers-regardless')
  }
)

/** Whether "unless" is such a condition, or dealt with on resolution alone. */
export const isUnlessTested = is('triggers.unless', 'as-condition')

/** Whether the condition between event and effect holds at the event. */
export const holdsAtEvent = yesNo(
  { cites: ['mtg:603.4', 'ga:3.1', 'ga-older:3', 'mtg-2010:trigger.5', 'ga:3'] },
  ({ facts }: Game, needed: Condition | undefined, unless: Condition | undefined, seen: View, scope: Scope) =>
    (!needed || facts.base.condition(needed, seen, scope)) && !(unless && facts.base.condition(unless, seen, scope))
)

/** Whether an object that has a triggered ability is where all players see it, or, in some games, its owner alone. */
export const isSeen = yesNo(
  { cites: ['mtg:603.2g', 'fab-context:5.4.7b', 'ga-context:GL.zones'], reads: ['triggers.hiddenSource'] },
  ({ facts }: Game, zone: Zone) =>
    facts.base.rulebook.structure.triggers.hiddenSource.value !== 'never' ||
    !(zone === 'hand' || zone === 'deck' || zone === 'memory' || zone === 'material')
)

/** Whether what its owner alone sees may trigger. */
export const mayHiddenTrigger = is('triggers.hiddenSource', 'owner-may')

/** Whether the owner of a hidden source says whether it triggers. A move of its own shows it. */
export const isOwnersToLet = yesNo(
  { cites: ['fab-context:5.4.7b'], reads: ['triggers.hiddenSource'] },
  ({ facts }: Game, zone: Zone | undefined, isOwnMove: boolean) =>
    facts.base.rulebook.structure.triggers.hiddenSource.value === 'owner-may' && zone === 'hand' && !isOwnMove
)

/** Whether nothing triggers for a player: one who has lost has no part in the game any more. */
export const isOutOfGame = yesNo({ cites: ['mtg-context:800.4d', 'fab-context:4.5.1a'] }, (_: Game, lost: readonly Id[], player: Id) =>
  lost.includes(player)
)

/** Whether a text on the triggered abilities of objects may speak of an effect: one that a text has started is of no object. */
export const isOfAnObject = yesNo({ cites: ['mtg:603.2e'] }, (_: Game, isStarted: boolean) => !isStarted)

/** Whether other effects keep this one from triggering: those that say so, and no ban on playing or activating. */
export const isKeptFromTriggering = yesNo(
  { cites: ['fab:6.6.5f', 'mtg:603.2a', 'mtg:603.2', 'mtg-2010:trigger.1', 'mtg-context:117.2', 'ga-context:GE.5'] },
  (_: Game, suppressors: readonly unknown[]) => suppressors.length > 0
)

/** Whether an event is one of the next so many on which an effect lets nothing trigger, whatever it would have triggered. */
export const usesSuppression = yesNo(
  { cites: ['fab:6.6.5f', 'mtg:603.2', 'ga-context:GE.5'] },
  (game: Game, pattern: Pattern, event: GameEvent, seen: View, scope: Scope) => matches(game, pattern, event, seen, scope)
)

/** Whether what kept an effect from triggering counts towards its limit, and whether it may for what speaks of triggerings. */
export const suppressedCounts = is('triggers.suppressedCounts', true)
export const maySuppressedCount = mayBeSo('triggers.suppressedCounts', true)

/** Whether an effect has triggered as often as its limit allows in its period. */
export const isBeyondLimit = yesNo(
  { cites: ['fab:6.6.5e', 'fab:6.6.1a', 'fab-context:3.0.9', 'mtg-context:400.7', 'mtg:603.2', 'ga:1'] },
  (_: Game, { times }: NonNullable<Trigger['limit']>, triggered: number) => triggered >= times
)

/** Whether "do this only once" is a limit to triggering, and whether it may speak of the action alone. */
export const isOnceALimit = is('triggers.doOnce', 'triggering')
export const mayOnceBeOfAction = mayBeSo('triggers.doOnce', 'action')

/** Whether an effect still triggers of which the controller may do something once: it has not been done. */
export const isStillToDo = yesNo(
  { cites: ['mtg:603.2i', 'mtg-2010:trigger.6'], reads: ['triggers.doOnce'] },
  ({ facts }: Game, isDone: boolean) => facts.base.rulebook.structure.triggers.doOnce.value === 'triggering' || !isDone
)

/** How often one occurrence triggers an effect: once, and as often again as other effects say together. */
export const timesTriggered = decision(
  { cites: ['mtg:603.2d', 'fab:6.6.5', 'mtg:603.2c', 'mtg-2010:trigger.2', 'ga:1', 'fab-context:1.9.3a'] },
  [() => 1, times => times + 1, times => times - 1],
  (_: Game, additional: readonly number[]): number => additional.reduce((sum, times) => sum + times, 1)
)

/** Whether an effect that does not say whose abilities it lets trigger more often lets this one: it is an object's, or any will do. */
export const triggersMoreOften = yesNo(
  { cites: ['mtg:603.2d', 'mtg:603.2e'], reads: ['triggers.additionalTimes'] },
  ({ facts }: Game, isOfAnObject: boolean) => isOfAnObject || facts.base.rulebook.structure.triggers.additionalTimes.value === 'any'
)

/** Whether a trigger counts what happens at one moment as one: "one or more". */
export const isOnceForAll = yesNo(
  { cites: ['mtg:603.2c', 'ga-context:GE.8', 'mtg-2010:trigger.2', 'fab-context:1.9.2a'] },
  (_: Game, { oneOrMore }: Trigger) => oneOrMore === true
)

/** Whether "one or more" counts the parts of a compound event as one, where these come one after the other. */
export const isCompoundOne = is('events.sweep', 'in-sequence')

/** Whether a text says how often several events at once trigger an effect: each by itself, or what speaks of one or more once. */
export const areSeveralCounted = yesNo(
  { cites: ['mtg:603.2c', 'ga-context:GE.8', 'mtg-2010:trigger.2', 'fab-context:1.10.2b'], reads: ['events.sweep'] },
  ({ facts }: Game) => facts.base.rulebook.structure.events.sweep.value === 'at-once'
)

/** How often an event is what a trigger on each counter speaks of. */
export const timesForCounters = decision(
  { cites: ['mtg:603.2c', 'mtg-2010:trigger.2', 'ga-context:GE.8'] },
  [times => Math.min(times, 1), times => times + 1],
  (_: Game, counters: readonly number[]): number => counters.reduce((sum, each) => sum + Math.abs(each), 0)
)

/** The players from the one whose a triggered ability of an object is: whoever controls that as it triggers. */
export const whose = listed(
  { cites: ['mtg:603.3a', 'fab-context:1.7.1b', 'fab-context:1.6.1b', 'mtg-2010:trigger.3', 'ga-context:GL.control.4'] },
  (_: Game, players: readonly Id[]) => players
)

/** The players from the one whose a delayed or reflexive one is: whoever had what made it. */
export const whoseDelayed = listed(
  {
    cites: ['mtg:603.7d', 'mtg:603.7e', 'mtg:603.7f', 'mtg:603.7g', 'fab-context:1.6.1b', 'fab-context:1.7.1b', 'mtg-2010:trigger.12']
  },
  (_: Game, players: readonly Id[]) => players
)

/** Whether a triggered ability is carried out at once: it makes resources as an ability that makes resources is activated. */
export const skipsStack = yesNo(
  { cites: ['mtg-context:605.4a', 'mtg:603.3'], reads: ['triggers.resourcesSkipStack'] },
  ({ facts }: Game, makesResources: boolean, answersSuch: boolean, targets: number) =>
    facts.base.rulebook.structure.triggers.resourcesSkipStack.value && makesResources && answersSuch && targets === 0
)

/** Whether an activated ability that makes resources skips the stack. */
export const skipsStackItself = is('triggers.resourcesSkipStack', true)
