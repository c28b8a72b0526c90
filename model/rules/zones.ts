/** What becomes of objects that change zones, and who leaves the game with what. @module */
import type { Zone } from '../scenario/names.js'
import type { Game } from './decision.js'
import { anyOf, decision, given, is, mayBeSo, yesNo } from './decision.js'

/** Where a card goes that has resolved, by its type; `*` for the rest. */
export const afterResolving = given('zones.afterResolving', [
  () => ({ '*': 'graveyard' }),
  () => ({ '*': 'banished' }),
  () => ({ '*': 'arena' }),
  () => ({ '*': 'hand' })
])

/** Where a card goes that has failed or was negated. */
export const afterFailing = decision<[Game], Zone>(
  { cites: ['fab-context:5.3.2', 'fab-context:5.3.7', 'mtg-context:608.2b'], reads: ['zones.afterResolving'] },
  [() => 'hand', () => 'banished', () => 'arena'],
  ({ facts }) => facts.base.rulebook.structure.zones.afterResolving.value['*']
)

/** Whether an object that goes from one zone to another is a new one there: not from the stack to the arena; in some games nowhere in these. */
export const becomesNew = yesNo(
  {
    cites: ['mtg-context:400.7', 'fab-context:3.0.9', 'mtg-2010:trigger.7', 'ga-context:GL.last-known-information'],
    reads: ['zones.newObject']
  },
  ({ facts }: Game, from: Zone, to: Zone) =>
    facts.base.rulebook.structure.zones.newObject.value === 'elsewhere'
      ? to !== 'arena' && to !== 'stack'
      : from !== 'stack' || to !== 'arena'
)

/** Whether a token ceases to exist as it leaves the arena; and whether it may. */
export const tokensMustCease = yesNo(
  { cites: ['fab-context:3.0.11'], reads: ['zones.leavingTokens'] },
  ({ facts }: Game) => facts.base.rulebook.structure.zones.leavingTokens.value === 'cease'
)
export const tokensMayCease = mayBeSo('zones.leavingTokens', 'cease')

/** Whether a text follows an object only through a move that the text answers or makes; and whether that is said. */
export const followsSeenMoves = is('zones.follow', 'seen-move')
export const followings = anyOf('zones.follow', ['first-move', 'seen-move'])

/** What becomes of what a player who has lost controlled, but did not own; and what may, where the text does not say. */
export const takenByLost = given('zones.takenByLost', [to => (to === 'graveyard' ? 'back-or-banished' : 'graveyard')])
export const takenByLostReadings = anyOf('zones.takenByLost', ['graveyard', 'back-or-banished'])

/** Whether what a player owns leaves the game with that player. */
export const leavesWithOwner = yesNo(
  { cites: ['mtg-context:800.4a', 'fab-context:4.5.1a', 'ga-context:SBC-T.1'] },
  (_: Game, lost: readonly string[], owner: string) => lost.includes(owner)
)

/** Whether what is on the stack, or waits to be put there, is gone with the player who controls it. */
export const leavesWithController = yesNo(
  { cites: ['fab-context:4.5.1a', 'mtg-context:800.4d', 'mtg-context:800.4a', 'ga-context:SBC-T.1'] },
  (_: Game, lost: readonly string[], controller: string) => lost.includes(controller)
)
