/** Engines in which effects last too short or too long. @module */
import { durationEnded, durationFor } from '../reference/rules/duration.js'
import { mutantsOf } from './mutant.js'
import type { EngineMutant } from './mutant.js'

const mutant = mutantsOf('fab')

export const durationMutants: readonly EngineMutant[] = [
  mutant('turn-outlives-itself', 'fab:6.2.2a', 'an effect for this turn lasts for the game', {
    durationEnded: (ends, now) =>
      now.point !== 'turn' && (ends.at === now.point || (now.point === 'combat-chain' && ends.at === 'chain-link'))
  }),
  mutant('link-lasts-the-chain', 'fab:6.2.2a', 'an effect for this chain link lasts until the chain closes', {
    durationEnded: (ends, now) =>
      now.point !== 'chain-link' && (ends.at === now.point || (now.point === 'combat-chain' && ends.at === 'chain-link'))
  }),
  mutant('delayed-to-end-of-turn', 'fab:6.6.3a', 'an effect that waits for a phase ends with the turn', {
    durationFor: (structure, duration, _effect, you, turn) =>
      typeof duration === 'object'
        ? { at: 'while', holds: duration.while }
        : duration === 'end-of-your-next-turn'
          ? { at: 'turn-of', player: you, after: turn }
          : { at: duration === 'unstated' ? structure.continuous.defaultDuration.value : duration }
  }),
  mutant('closing-awaited-this-turn', 'fab:6.6.3a', 'an effect that waits for a chain to close ends with the turn', {
    durationFor: (structure, duration, effect, you, turn) =>
      duration === 'unstated' && effect.kind === 'trigger' && effect.trigger.on?.event === 'close'
        ? { at: 'turn' }
        : durationFor(structure, duration, effect, you, turn)
  }),
  mutant('next-turn-is-this-one', 'fab:6.2.2a', 'an effect until the end of your next turn ends with your own turn in which it began', {
    durationEnded: (ends, now) =>
      durationEnded(ends, now) || (ends.at === 'turn-of' && now.point === 'turn' && ends.player === now.turnPlayer)
  }),
  mutant('next-turn-ends-in-combat', 'fab:6.2.2a', 'an effect until the end of your next turn ends with a combat in it', {
    durationEnded: (ends, now) =>
      durationEnded(ends, now) || (ends.at === 'turn-of' && ends.player === now.turnPlayer && now.turn > ends.after)
  })
]
