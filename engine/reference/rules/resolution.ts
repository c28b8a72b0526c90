/**
 * Instructions: players, parts and failures.
 * @module
 */
import type { Id } from '../../../model/trace/event.js'
import type { Step } from '../../../model/scenario/step.js'
import type { Structure } from '../../../model/rulebook/structure.js'
import { clockwiseFrom } from './clockwise.js'

/** The order in which "each player" acts. */
export const eachPlayerOrder = (structure: Structure, players: readonly Id[], you: Id, turnPlayer: Id): readonly Id[] =>
  clockwiseFrom(players, structure.events.eachPlayer.value === 'effect-controller' ? you : turnPlayer)

/** A player's number after a gain or loss. */
export const numberAfter = (structure: Structure, value: number, delta: number): number =>
  structure.numbers.floor.value === 'zero' ? Math.max(0, value + delta) : value + delta

/** How much life is gained of an amount, by a player to whom so much is missing. @see ga-context:GL.recover */
export const lifeGained = (structure: Structure, amount: number, missing: number): number =>
  structure.numbers.lifeGained.value === 'recovered' ? Math.min(amount, Math.max(0, missing)) : amount

/** The number of what an instruction has done so far: 0, if nothing. @see fab-context:1.9.1b */
export const numberSoFar = (found: number | undefined): number | undefined => found ?? 0

/** How often a compound instruction is performed: a number below zero is none. @see fab:6.1.2 */
export const timesPerformed = (amount: number | undefined): number => Math.max(0, amount ?? 0)

/** Whether a restriction keeps an event from happening. */
export const cantHappen = (restrictions: number): boolean => restrictions > 0

/** What is left of the parts of an event of which some can't happen. @see fab-context:1.0.2 mtg-context:101.2 ga-context:GE.5 */
export const partsLeft = <P>(parts: readonly P[], cantBe: (part: P) => boolean): readonly P[] => parts.filter(part => !cantBe(part))

/** What several players are told to do is done by all of them at once; cards are drawn player by player. */
const DONE_TOGETHER: readonly Step['do'][] = [
  'destroy',
  'sacrifice',
  'reveal',
  'move',
  'counters',
  'status',
  'heal',
  'create',
  'discard',
  'gain',
  'lose',
  'defeat',
  'damage',
  'damage-each'
]

/** The instructions that each player may carry out, where that is all they are told. */
const optional = ([first, ...rest]: readonly Step[]): readonly Step[] | undefined =>
  first?.do === 'may' && rest.length === 0 && first.as === undefined && first.by === undefined ? first.steps : undefined

/**
 * Whether all players choose, where there is something to choose, before any of what they are instructed or allowed to do happens: at
 * once, or player by player where they draw.
 * @see mtg-context:608.2e mtg-context:608.2f mtg-context:101.4 mtg-context:121.2c ga-context:SS.1
 */
export const actTogether = (structure: Structure, told: readonly Step[]): boolean => {
  const steps = optional(told) ?? told
  const last = steps[steps.length - 1]
  return (
    structure.events.sweep.value === 'at-once' &&
    last !== undefined &&
    (DONE_TOGETHER.includes(last.do) || (last.do === 'draw' && steps !== told)) &&
    (last.do !== 'damage' || structure.events.multiDamage.value === 'at-once') &&
    steps.slice(0, -1).every(step => step.do === 'choose')
  )
}

/**
 * Whether all players pick what one instruction leaves open before the first of them does it, where they do it one after another.
 * @see fab-context:1.8.6 fab-context:1.8.6a fab-context:1.9.2c
 */
export const picksFirst = (structure: Structure, told: readonly Step[]): boolean => {
  const last = told[told.length - 1]
  const picks = told.slice(0, -1)
  if (
    structure.events.sweep.value === 'at-once' ||
    last === undefined ||
    !DONE_TOGETHER.includes(last.do) ||
    ('what' in last && typeof last.what === 'object')
  )
    return false
  return picks.every(step => step.do === 'choose') && (picks.length > 0 || (last.do === 'discard' && last.what === undefined))
}
