/**
 * Who may act, and when.
 * @module
 */
import type { Id } from '../../../model/trace/event.js'
import type { Phase, Structure } from '../../../model/rulebook/structure.js'
import { clockwiseFrom } from './clockwise.js'

/** Whether players get priority in a phase. @see fab-context:1.11.3 fab-context:4.2 fab-context:4.4 */
export const givesPriority = (phase: Phase): boolean => phase.priority

/** Who has priority after a player passed. */
export const nextToAct = (players: readonly Id[], passed: Id): Id => clockwiseFrom(players, passed)[1] ?? passed

/** Whether all players have passed in succession. */
export const allPassed = (passes: number, players: readonly Id[]): boolean => passes >= players.length

/** Who has priority after playing or activating. */
export const afterActing = (structure: Structure, actor: Id, turnPlayer: Id): Id =>
  structure.priority.afterActing.value === 'actor' ? actor : turnPlayer

/** Whether a phase that gives no priority goes on as soon as the last stack object in it has resolved. @see mtg-context:514.3 ga-context:TP.8 */
export const goesOnAfterLast = ({ priority }: Structure, phase: Phase | undefined, waiting: number): boolean =>
  priority.afterLast.value === false && phase?.priority === false && waiting === 1

/** What a card or ability asks of the moment in which it is played. */
export interface Timing {
  readonly types: readonly string[]
  readonly holder: Id
  readonly turnPlayer: Id
  readonly stackEmpty: boolean
  /** No chain is open, or it is in its Resolution Step. */
  readonly betweenLinks: boolean
  readonly actionPoints: number
  /** What the phase is for. */
  readonly phase?: string | undefined
  /** An ability that is as slow as a card of a slow type. */
  readonly slow?: true
}

/** Whether the game has action points: a phase gives one. */
const hasActionPoints = ({ turn }: Structure): boolean => turn.phases.value.some(phase => phase.actions.includes('gain-action-point'))

const isSlow = ({ zones }: Structure, types: readonly string[]): boolean => zones.slowTypes.value.some(type => types.includes(type))

/** Types that are played whenever their player has priority, unless they are slow. */
const FAST: readonly string[] = ['instant', 'action']

/** Whether the game gives time for something of these types. @see mtg-context:117.1a ga-context:TP.slow.1 */
export const mayPlayNow = (structure: Structure, timing: Timing): boolean => {
  if (hasActionPoints(structure)) {
    if (timing.types.includes('instant')) return true
    const slow = isSlow(structure, timing.types)
    return slow && timing.holder === timing.turnPlayer && timing.stackEmpty && timing.betweenLinks && timing.actionPoints >= 1
  }
  const slow = timing.slow === true || isSlow(structure, timing.types)
  if (!slow) return FAST.some(type => timing.types.includes(type))
  return timing.holder === timing.turnPlayer && timing.stackEmpty && timing.phase === 'main'
}

/** What it costs in action points. */
export const actionPointsFor = (structure: Structure, types: readonly string[]): number =>
  hasActionPoints(structure) && !types.includes('instant') ? 1 : 0
