/** Engines in which effects last too short or too long. @module */
import { durationEnded, durationFor } from '../reference/rules/duration.js'
import { mutantsOf } from './mutant.js'
import type { EngineMutant } from './mutant.js'
import { countsOwnTurns, endsWithTheTurnOfTheControllerThen } from './patches/lasting.js'

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
    durationFor: (structure, duration, effect, whose, turn) =>
      typeof duration === 'object' || duration === 'end-of-your-next-turn'
        ? durationFor(structure, duration, effect, whose, turn)
        : { at: duration === 'unstated' ? structure.continuous.defaultDuration.value : duration }
  }),
  mutant('closing-awaited-this-turn', 'fab:6.6.3a', 'an effect that waits for a chain to close ends with the turn', {
    durationFor: (structure, duration, effect, whose, turn) =>
      duration === 'unstated' && effect.kind === 'trigger' && effect.trigger.on?.event === 'close'
        ? { at: 'turn' }
        : durationFor(structure, duration, effect, whose, turn)
  }),
  mutant('next-turn-is-this-one', 'fab:6.2.2a', 'an effect until the end of your next turn ends with your own turn in which it began', {
    durationEnded: (ends, now) =>
      durationEnded(ends, now) || (ends.at === 'turn-of' && now.point === 'turn' && ends.player === now.turnPlayer)
  }),
  mutant('next-turn-ends-in-combat', 'fab:6.2.2a', 'an effect until the end of your next turn ends with a combat in it', {
    durationEnded: (ends, now) =>
      durationEnded(ends, now) || (ends.at === 'turn-of' && ends.player === now.turnPlayer && now.turn > ends.after)
  }),
  mutant('next-turn-of-the-controller-then', 'fab:6.2.2a', 'an effect until its controller’s next turn ends goes by who controls it then', {
    patch: endsWithTheTurnOfTheControllerThen
  }),
  mutant(
    'next-turn-of-the-effect',
    'fab:6.2.2a',
    'an effect until its controller’s next turn ends goes by the turns of the effect’s controller',
    {
      patch: countsOwnTurns
    }
  )
]
