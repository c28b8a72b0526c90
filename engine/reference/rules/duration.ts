/**
 * How long effects last.
 * @module
 */
import type { Structure } from '../../../model/rulebook/structure.js'
import type { Condition } from '../../../model/scenario/amount.js'
import type { Duration, Effect } from '../../../model/scenario/effect.js'
import type { Id } from '../../../model/trace/event.js'
import type { Ends } from '../state.js'
import { waitsUntilTriggered } from './delayed.js'

/** The player by whose turns an effect ends, and the object, if any, whose controller that player is as it is generated. */
export interface Whose {
  readonly player: Id
  readonly of?: Id
}

/** When an effect ends. It is fixed as the effect is generated. @see fab:6.2.2a fab:6.6.3a */
export const durationFor = (structure: Structure, duration: Duration, effect: Effect, whose: Whose, turn: number): Ends => {
  if (typeof duration === 'object' && 'while' in duration) return { at: 'while', holds: duration.while }
  if (typeof duration === 'object' || duration === 'end-of-your-next-turn') return { at: 'turn-of', ...whose, after: turn }
  if (duration !== 'unstated') return { at: duration }
  if (effect.kind === 'trigger' && waitsUntilTriggered(structure)) return { at: 'triggered' }
  const on = effect.kind === 'trigger' ? effect.trigger.on?.event : undefined
  return on === 'begin' || on === 'close'
    ? { at: 'triggered' }
    : { at: structure.continuous.defaultDuration.value === 'turn' ? 'turn' : 'game' }
}

/**
 * Whether an effect without a stated duration ends as the object leaves the field whose ability it was. A card that has resolved is none.
 * @see ga-context:CE.2
 */
export const endsWithSource = (structure: Structure, duration: Duration, effect: Effect, isInArena: boolean): boolean =>
  isInArena && duration === 'unstated' && effect.kind !== 'trigger' && structure.continuous.defaultDuration.value === 'game-or-source'

/** Whether an effect ends at this point of the game. @see fab:6.2.2a */
export const durationEnded = (
  ends: Ends,
  now: { readonly point: 'turn' | 'chain-link' | 'combat-chain'; readonly turnPlayer: Id; readonly turn: number }
): boolean =>
  ends.at === now.point ||
  (now.point === 'combat-chain' && ends.at === 'chain-link') ||
  (ends.at === 'turn-of' && now.point === 'turn' && ends.player === now.turnPlayer && now.turn > ends.after)

/** Whether an effect goes on: the condition that it depends on, if it does, is met. @see fab:6.2.2a */
export const outlasts = (ends: Ends, isMet: (condition: Condition) => boolean): boolean => ends.at !== 'while' || isMet(ends.holds)

/** Whether there is what an effect is to last for. @see fab-context:7.0.2b fab-context:7.0.3d */
export const hasPeriod = (ends: Ends, chain: 'none' | 'between links' | 'in a link'): boolean =>
  ends.at === 'chain-link' ? chain === 'in a link' : ends.at !== 'combat-chain' || chain !== 'none'

/** Whether the chain link is over in this step of combat. @see fab-context:7.0.3d */
export const endsLink = (step: string): boolean => step === 'resolution' || step === 'close'

/** The numbers that an effect has with it from its start on: those that had a value then, each under its name. @see fab:6.2.2b mtg-context:608.2h */
export const takenAlong = (numbers: readonly (readonly [string, number | undefined])[]): Readonly<Record<string, number>> =>
  Object.fromEntries(numbers.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])))
