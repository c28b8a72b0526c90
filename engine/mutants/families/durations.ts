/** Faults in durations: effects that last too short or too long. @module */
import { durationEnded, durationFor } from '../../reference/rules/duration.js'
import { countsOwnTurns, endsWithTheTurnOfTheControllerThen, skipsNeighbours, takesTheAttackUnderWay } from '../patches/lasting.js'
import type { Family } from '../fault.js'

export const durationsFaults: Family = {
  'turn-outlives-itself': {
    fault: 'an effect for this turn lasts for the game',
    breaks: { fab: 'fab:6.2.2a', mtg: 'mtg-context:514.2' },
    rules: {
      durationEnded: (ends, now) =>
        now.point !== 'turn' && (ends.at === now.point || (now.point === 'combat-chain' && ends.at === 'chain-link'))
    }
  },
  'link-lasts-the-chain': {
    fault: 'an effect for this chain link lasts until the chain closes',
    breaks: { fab: 'fab:6.2.2a' },
    rules: {
      durationEnded: (ends, now) =>
        now.point !== 'chain-link' && (ends.at === now.point || (now.point === 'combat-chain' && ends.at === 'chain-link'))
    }
  },
  'delayed-to-end-of-turn': {
    fault: 'an effect that waits for a phase ends with the turn',
    breaks: { fab: 'fab:6.6.3a' },
    rules: {
      durationFor: (structure, duration, effect, whose, turn) =>
        typeof duration === 'object' || duration === 'end-of-your-next-turn'
          ? durationFor(structure, duration, effect, whose, turn)
          : { at: duration !== 'unstated' ? duration : structure.continuous.defaultDuration.value === 'turn' ? 'turn' : 'game' }
    }
  },
  'closing-awaited-this-turn': {
    fault: 'an effect that waits for a chain to close ends with the turn',
    breaks: { fab: 'fab:6.6.3a' },
    rules: {
      durationFor: (structure, duration, effect, whose, turn) =>
        duration === 'unstated' && effect.kind === 'trigger' && effect.trigger.on?.event === 'close'
          ? { at: 'turn' }
          : durationFor(structure, duration, effect, whose, turn)
    }
  },
  'next-turn-is-this-one': {
    fault: 'an effect until the end of your next turn ends with your own turn in which it began',
    breaks: { fab: 'fab:6.2.2a' },
    rules: {
      durationEnded: (ends, now) =>
        durationEnded(ends, now) || (ends.at === 'turn-of' && now.point === 'turn' && ends.player === now.turnPlayer)
    }
  },
  'next-turn-ends-in-combat': {
    fault: 'an effect until the end of your next turn ends with a combat in it',
    breaks: { fab: 'fab:6.2.2a' },
    rules: {
      durationEnded: (ends, now) =>
        durationEnded(ends, now) || (ends.at === 'turn-of' && ends.player === now.turnPlayer && now.turn > ends.after)
    }
  },
  'next-turn-of-the-controller-then': {
    fault: 'an effect until its controller’s next turn ends goes by who controls it then',
    breaks: { fab: 'fab:6.2.2a' },
    patch: endsWithTheTurnOfTheControllerThen
  },
  'next-turn-of-the-effect': {
    fault: 'an effect until its controller’s next turn ends goes by the turns of the effect’s controller',
    breaks: { fab: 'fab:6.2.2a' },
    patch: countsOwnTurns
  },
  'this-turn-is-the-game': {
    fault: 'a condition on what has happened this turn asks the whole game',
    breaks: { fab: 'fab:6.4.7' },
    rules: {
      historyOf: (_period, { log }) => log
    }
  },
  'unstated-outlives-its-source': {
    fault: 'what has no stated duration lasts though its source has left the field',
    breaks: { ga: 'ga-context:CE.2' },
    rules: { endsWithSource: () => false }
  },
  'unstated-ends-with-its-source': {
    fault: 'what has no stated duration ends as its source leaves',
    breaks: { mtg: 'mtg-context:611.2a' },
    rules: {
      endsWithSource: (_structure, duration, effect, isInArena) => isInArena && duration === 'unstated' && effect.kind !== 'trigger'
    }
  },
  'unstated-ends-with-the-turn': {
    fault: 'what has no stated duration ends with the turn',
    breaks: { mtg: 'mtg-context:611.2a', ga: 'ga-context:CE.2' },
    rules: {
      durationFor: (structure, duration, effect, whose, turn) =>
        duration === 'unstated' ? { at: 'turn' } : durationFor(structure, duration, effect, whose, turn)
    }
  },
  'neighbours-stay': {
    fault: 'of two effects that end together and stand side by side one stays',
    breaks: { fab: 'fab-context:4.4.4', mtg: 'mtg-context:514.2', ga: 'ga-context:EP.3' },
    patch: skipsNeighbours
  },
  'next-is-under-way': {
    fault: 'what is for the next attack goes to the attack that is under way',
    breaks: { fab: 'fab:6.2.4' },
    patch: takesTheAttackUnderWay
  }
}
