/**
 * How triggered stack objects are put on the stack.
 * @module
 */
import type { EffectRef, Id } from '../../../model/trace/event.js'
import type { Structure } from '../../../model/rulebook/structure.js'
import { GAME_STARTS } from '../../../model/scenario/names.js'
import { clockwiseFrom } from './clockwise.js'

/** Whether the turn-player selects who begins to place. @see fab:6.6.6b */
export const needsFirstPlacer = (structure: Structure, controllers: readonly Id[]): boolean =>
  structure.placement.first.value === 'turn-player-selects' && new Set(controllers).size >= 2

/** Whether the player of the first turn orders all that is pending, whoever controls it. @see fab-context:4.1.8a */
export const ordersEverything = ({ placement }: Structure, phase: string): boolean =>
  phase === GAME_STARTS && placement.asGameStarts.value === 'turn-player'

/** The players in the order in which they place. @see fab:6.6.6b */
export const placementOrder = (players: readonly Id[], selected: Id | undefined, turnPlayer: Id): readonly Id[] =>
  clockwiseFrom(players, selected ?? turnPlayer)

/** Whether a pending trigger belongs to the placement pass. */
export const isOfPlacementPass = (kinds: readonly ('ordinary' | 'meta')[], meta: boolean): boolean =>
  kinds.includes(meta ? 'meta' : 'ordinary')

/** Whether a stack object is placed now: not one that was triggered while others were placed, where there is another round. @see mtg:603.3b */
export const isOfRound = (round: readonly Id[] | undefined, stackObject: Id): boolean => round === undefined || round.includes(stackObject)

/** Whether a mode may be picked. @see fab:6.6.6a */
export const mayPickMode = (structure: Structure, hasTargets: boolean): boolean => structure.placement.deadMode.value || hasTargets

/** Whether a target need not be declared: that of an optional effect, in some games, and one of "up to" so many. @see fab-context:1.8.5e mtg:603.5 mtg-context:601.2c */
export const mayStayOpen = (structure: Structure, optional: boolean, isUpTo: boolean): boolean =>
  isUpTo || (optional && structure.placement.optionalTarget.value)

/** How many more targets must be there for one of several to be declared: itself and those after it, unless one may stop. @see mtg-context:601.2c fab-context:1.8.5b */
export const neededFrom = (at: number, count: number, isUpTo: boolean): number => (isUpTo ? 1 : count - at)

/** What may still be declared as one of several targets: what is not one of them already. @see fab-context:1.8.5b mtg-context:601.2c */
export const notYetDeclared = (legal: readonly Id[], declared: readonly Id[]): readonly Id[] => legal.filter(id => !declared.includes(id))

/** How many targets there may be among which something is divided: each gets one of it at least. @see mtg-context:601.2d */
export const mostAmong = (divided: number | undefined): number => divided ?? Infinity

/** Whether what is divided is divided by its controller as the targets are declared; else the first of them has what is left. @see mtg-context:601.2d */
export const isDividedNow = ({ targets }: Structure): boolean => targets.divided.value !== false

/** Whether a stack object ceases to exist for want of a target: there is none that is legal, and it must be declared. @see fab:6.6.6a */
export const ceasesWithoutTarget = (legal: number, mayStayOpen: boolean): boolean => legal === 0 && !mayStayOpen

/** Whether a stack object for which nothing legal can be declared is never on the stack. @see fab:6.6.6a mtg:603.3d ga:5.1 */
export const neverOnStack = ({ placement }: Structure): boolean => placement.undeclarable.value === 'ceases'

/** Whose a pending trigger is: whoever's it was as it came into being, or who controls its source as it is placed. @see fab-context:1.6.2c fab-context:1.7.1b ga:1 */
export const placedFor = (controller: Id, ofSource: Id | undefined, { placement }: Structure): Id =>
  placement.controller.value === 'when-placed' ? (ofSource ?? controller) : controller

/** Whether two pending triggers are of one effect, so that there is nothing to order. @see fab:6.6.6b */
export const isSameEffect = (a: EffectRef, b: EffectRef): boolean => a.source === b.source && a.ability === b.ability && a.n === b.n

/**
 * Which target is asked for after one of "up to" so many was declined: the first that the text asks for by another word.
 * @param kinds the kind of each target, in order
 * @see mtg-context:601.2c
 */
export const afterDeclined = (kinds: readonly string[], at: number): number => {
  const next = kinds.findIndex((kind, each) => each > at && kind !== kinds[at])
  return next < 0 ? kinds.length : next
}
