/** Which triggers look at the game right before the event, and what they see of it. @module */
import type { Pattern } from '../scenario/pattern.js'
import type { Zone } from '../scenario/names.js'
import type { EventOf, GameEvent, Id } from '../trace/event.js'
import type { Game } from './decision.js'
import { yesNo } from './decision.js'

type Kind = GameEvent['event']

const looksBackOn = ({ facts }: Game, kind: Kind): boolean =>
  (facts.base.rulebook.structure.triggers.lookBack.value as readonly Kind[]).includes(kind)

const isPrivate = (zone: Zone | undefined): boolean => zone === 'hand' || zone === 'deck'

/** Whether an effect that looks back tests its further conditions at that moment too. */
export const areConditionsLookedBackOn = yesNo(
  { cites: ['mtg:603.10', 'ga:4', 'ga-older:4', 'mtg-2010:trigger.10', 'fab:6.6.5b'], reads: ['triggers.lookBack'] },
  ({ facts }: Game) => facts.base.rulebook.structure.triggers.lookBack.value.length > 0
)

/** Whether an effect looks at the game right before any event with which its source, or the object of the event, leaves. */
export const isLeavingSeenBefore = yesNo(
  { cites: ['fab-context:5.4.6a', 'fab-context:1.7.4i'], reads: ['triggers.lookBack'] },
  ({ facts }: Game, leaves: boolean) => leaves && facts.base.rulebook.structure.triggers.lookBack.value.length === 0
)

/** Whether a trigger speaks of leaving: not of entering, nor of what comes from anywhere. */
export const speaksOfLeaving = yesNo(
  { cites: ['mtg:603.6c', 'mtg:603.6a', 'mtg:603.10', 'mtg-2010:trigger.8', 'mtg-2010:trigger.10', 'mtg:603.6b', 'ga:4', 'ga-older:4'] },
  (_: Game, { event, from, to }: Pattern) =>
    event !== 'enter' && (event !== 'move' || from === 'arena' || from === 'graveyard' || (from === undefined && isPrivate(to)))
)

/** Whether the move of an object is looked back on: out of the arena or a graveyard, or into a hand or deck where all could see it. */
export const isMoveSeenBefore = yesNo(
  {
    cites: [
      'mtg:603.10a',
      'mtg:603.10',
      'mtg:603.10e',
      'mtg-2010:trigger.10',
      'ga:4',
      'ga-older:4',
      'ga-context:GL.last-known-information'
    ],
    reads: ['triggers.lookBack']
  },
  (game: Game, { from, to }: EventOf<'move'>, isHidden: boolean) =>
    looksBackOn(game, 'move') && (from === 'arena' || from === 'graveyard' || (isPrivate(to) && !isPrivate(from) && !isHidden))
)

/** Whether a phasing out is looked back on. */
export const isPhasingSeenBefore = yesNo(
  { cites: ['mtg:603.10b', 'mtg:603.10'], reads: ['triggers.lookBack'] },
  (game: Game, { on, status }: EventOf<'status'>) => looksBackOn(game, 'status') && on && status === 'phased-out'
)

/** Whether planeswalking away from a plane is looked back on: that is turned face down. */
export const isPlaneswalkingSeenBefore = yesNo(
  { cites: ['mtg:603.10g', 'mtg:603.10'], reads: ['triggers.lookBack'] },
  (game: Game, { on, status }: EventOf<'status'>, isPlane: boolean) =>
    looksBackOn(game, 'status') && on && status === 'face-down' && isPlane
)

/** Whether a detaching is looked back on. */
export const isDetachingSeenBefore = yesNo(
  { cites: ['mtg:603.10c', 'mtg:603.10'], reads: ['triggers.lookBack'] },
  (game: Game, { to }: EventOf<'attach'>, on: Pattern) => looksBackOn(game, 'attach') && (to === undefined || on.on === false)
)

/** Whether something becomes attached: not to what it is attached to already, nor where it may not be, and then it stays where it is. */
export const becomesAttached = yesNo(
  { cites: ['mtg-context:701.3b', 'mtg:603.2f'] },
  (_: Game, now: Id | undefined, to: Id, isAllowed: boolean) => to !== now && isAllowed
)

/** Whether what is attached comes off in the very event that takes its host away, to what waits for it. */
export const isComingOffSeen = yesNo({ cites: ['mtg-context:701.3d', 'mtg:603.10c'], reads: ['triggers.lookBack'] }, (game: Game) =>
  looksBackOn(game, 'attach')
)

/** Whether a change of control is looked back on. */
export const isTakingSeenBefore = yesNo({ cites: ['mtg:603.10d', 'mtg:603.10'], reads: ['triggers.lookBack'] }, (game: Game) =>
  looksBackOn(game, 'control')
)

/** Whether a trigger on a change of control speaks of the player who loses the object, not of the one who gains it. */
export const isAboutLosingControl = yesNo({ cites: ['mtg:603.10d', 'mtg:603.10'] }, (_: Game, { player }: Pattern) => player !== 'you')

/** Whether a player's losing the game is looked back on. */
export const isLosingSeenBefore = yesNo({ cites: ['mtg:603.10f', 'mtg:603.9', 'mtg:603.10'], reads: ['triggers.lookBack'] }, (game: Game) =>
  looksBackOn(game, 'defeat')
)

/** Whether an event of any other kind is looked back on. */
export const isSeenBefore = yesNo(
  {
    cites: ['mtg:603.10', 'mtg:603.10a', 'ga:4', 'ga-older:4', 'ga-context:GL.last-known-information', 'mtg-2010:trigger.10'],
    reads: ['triggers.lookBack']
  },
  (game: Game, kind: Kind) => looksBackOn(game, kind)
)

/** Whether an object that leaves sees another thing leave with it. Where no kind of event is looked back on, it does. */
export const seesOthersLeave = yesNo(
  {
    cites: ['mtg:603.10a', 'ga-context:GL.last-known-information', 'mtg-2010:trigger.10', 'fab-context:5.4.6a'],
    reads: ['triggers.leavingSees']
  },
  ({ facts }: Game) => facts.base.rulebook.structure.triggers.leavingSees.value !== 'own-leaving'
)
