/** How what has triggered comes to the stack. @module */
import { GAME_STARTS } from '../scenario/names.js'
import type { Id } from '../trace/event.js'
import type { Game } from './decision.js'
import { amount, decision, given, is, listed, mayBeSo, yesNo } from './decision.js'

/** Whether anything that has triggered waits to be put on the stack, before a player gets priority. */
export const isAnythingWaiting = yesNo(
  {
    cites: [
      'mtg:603.3',
      'fab:6.6.6',
      'ga:1',
      'ga-older:1',
      'mtg-2010:trigger.3',
      'fab-context:1.10.2d',
      'ga:10',
      'ga:11',
      'mtg-context:117.5'
    ]
  },
  (_: Game, waiting: number) => waiting > 0
)

/** Whether what has triggered while others are placed waits for a further round. */
export const isOfThisRound = yesNo(
  { cites: ['mtg:603.3b', 'mtg-2010:trigger.3', 'fab:6.6.6b'] },
  (_: Game, round: readonly Id[] | undefined, triggered: Id) => round?.includes(triggered) ?? true
)

/** The parts of a round: what triggers on triggerings may come after the rest. */
export const parts = given('placement.passes', [
  all => [all.flat()],
  all => all.toReversed(),
  () => [['ordinary'], ['meta']],
  all => all.slice(0, -1)
])

/** Whether what has triggered is placed in a part of the round. */
export const isOfPart = yesNo(
  { cites: ['mtg:603.3b', 'fab:6.6.6'], reads: ['placement.passes'] },
  (_: Game, part: readonly ('ordinary' | 'meta')[], answersTriggering: boolean) => part.includes(answersTriggering ? 'meta' : 'ordinary')
)

/** Whether it is placed by whoever controlled its source as it triggered, not by who controls it by now. */
export const isAsTriggered = decision(
  {
    cites: [
      'mtg:603.3a',
      'ga:1',
      'ga-older:1',
      'ga-context:GL.control.4',
      'fab-context:1.7.1b',
      'fab-context:1.6.1b',
      'fab-context:1.6.2c',
      'mtg:603.7e',
      'mtg:603.7f'
    ],
    reads: ['placement.controller']
  },
  [result => !result],
  ({ facts }: Game): boolean => facts.base.rulebook.structure.placement.controller.value === 'when-triggered'
)

/** Whether the turn-player says who is first to place. */
export const isFirstSelected = is('placement.first', 'turn-player-selects')

/** Whether the turn-player has to be asked: several players have something to place. */
export const isSelectionNeeded = yesNo(
  { cites: ['fab:6.6.6b'], reads: ['placement.first'] },
  ({ facts }: Game, placers: number, isAsked: boolean) =>
    facts.base.rulebook.structure.placement.first.value === 'turn-player-selects' && !isAsked && placers > 1
)

/** Whether the turn-player orders all that has triggered, that of others included: as the game starts. */
export const ordersAll = yesNo(
  { cites: ['fab-context:4.1.8a'], reads: ['placement.asGameStarts'] },
  ({ facts }: Game, phase: string) => phase === GAME_STARTS && facts.base.rulebook.structure.placement.asGameStarts.value === 'turn-player'
)

/** In which order the players place: in turn order, from the turn-player or the one who was selected. */
export const placers = listed(
  {
    cites: ['mtg:603.3b', 'fab:6.6.6b', 'ga:10', 'ga-older:10', 'mtg-2010:trigger.3', 'mtg-context:405.3', 'fab-context:1.10.2d']
  },
  (_: Game, clockwise: readonly Id[]) => clockwise
)

/** The players from the one who orders what a player has to place: that player. */
export const orderers = listed(
  { cites: ['mtg:603.3b', 'fab:6.6.6b', 'ga:10', 'ga-older:10', 'mtg-2010:trigger.3', 'mtg-context:405.3'] },
  (_: Game, clockwise: readonly Id[]) => clockwise
)

/**
 * How many modes are to be named: what the text says at that moment, and where each may be named once only, no more than there are. One
 * that nothing can be said of is none.
 */
export const modesToName = amount(
  { cites: ['fab-context:1.7.5e', 'fab-context:1.7.5', 'mtg-context:700.2', 'ga:5.1'] },
  (_: Game, said: number, there: number) => Math.max(0, Math.min(said, there))
)

/** Whether a mode is still to be named. */
export const isModeDue = yesNo(
  { cites: ['mtg:603.3c', 'mtg-context:700.2', 'ga:5.1', 'ga-older:5', 'fab:6.6.6a', 'fab-context:1.7.5', 'mtg-2010:trigger.4'] },
  (_: Game, named: number, wanted: number) => named < wanted
)

/** Whether a mode may be named: its targets can be declared, or, for what has triggered, need not in some games. */
export const mayBeNamed = yesNo(
  {
    cites: ['mtg:603.3c', 'mtg-context:700.2b', 'fab:6.6.6a', 'ga:5.1', 'ga-older:5', 'mtg-2010:trigger.4'],
    reads: ['placement.deadMode']
  },
  ({ facts }: Game, hasTargets: boolean, hasTriggered: boolean) =>
    hasTargets || (hasTriggered && facts.base.rulebook.structure.placement.deadMode.value)
)

/** Whether something has to be declared and cannot be. */
export const isUndeclarable = yesNo(
  { cites: ['mtg:603.3d', 'fab:6.6.6a', 'ga:5.1', 'ga-older:5', 'mtg-2010:trigger.4', 'ga:8', 'mtg:603.3c'] },
  (_: Game, missing: string | undefined) => missing !== undefined
)

/** Whether what can't be declared is never on the stack, and whether it may fail there. */
export const mayCease = mayBeSo('placement.undeclarable', 'ceases')
export const mayFailOnStack = mayBeSo('placement.undeclarable', 'fails-on-stack')
