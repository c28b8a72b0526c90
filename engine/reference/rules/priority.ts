/**
 * Who may act, and when.
 * @module
 */
import type { Id } from '../../../model/trace/event.js'
import type { Structure } from '../../../model/rulebook/structure.js'
import { clockwiseFrom } from './clockwise.js'

/** Who has priority after a player passed. */
export const nextToAct = (players: readonly Id[], passed: Id): Id => clockwiseFrom(players, passed)[1] ?? passed

/** Whether all players have passed in succession. */
export const allPassed = (passes: number, players: readonly Id[]): boolean => passes >= players.length

/** Who has priority after playing or activating. */
export const afterActing = (structure: Structure, actor: Id, turnPlayer: Id, _did: 'play' | 'activate'): Id =>
  structure.priority.afterActing.value === 'actor' ? actor : turnPlayer

/** Who has priority after a layer resolved. */
export const afterResolving = (_structure: Structure, turnPlayer: Id, _controller: Id | undefined): Id => turnPlayer

/** What a card or ability asks of the moment in which it is played. */
export interface Timing {
  readonly types: readonly string[]
  readonly holder: Id
  readonly turnPlayer: Id
  readonly stackEmpty: boolean
  /** No chain is open, or it is in its Resolution Step. */
  readonly betweenLinks: boolean
  readonly actionPoints: number
}

/** Whether the game gives time for something of these types. */
export const mayPlayNow = (structure: Structure, timing: Timing): boolean => {
  if (timing.types.includes('instant')) return true
  const slow = structure.zones.slowTypes.value.some(type => timing.types.includes(type))
  return slow && timing.holder === timing.turnPlayer && timing.stackEmpty && timing.betweenLinks && timing.actionPoints >= 1
}

/** What it costs in action points. */
export const actionPointsFor = (structure: Structure, types: readonly string[]): number =>
  !types.includes('instant') && structure.zones.slowTypes.value.some(type => types.includes(type)) ? 1 : 0
