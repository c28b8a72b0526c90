/** Faults in the order of replacement effects: who says, in which passes, who begins. @module */
import { askedOfTurnPlayer } from '../patches/patch.js'
import type { Family } from '../fault.js'

export const replacementOrderFaults: Family = {
  'nobody-selected': {
    fault: 'the turn-player is not asked who begins to apply effects',
    breaks: { fab: 'fab:6.5.2' },
    rules: {
      needsSelectedPlayer: () => false
    }
  },
  'selection-ignored': {
    fault: 'the turn-player applies first whoever was selected',
    breaks: { fab: 'fab:6.5.2' },
    rules: {
      firstToApply: (_selected, turnPlayer) => turnPlayer
    }
  },
  'laps-counter-clockwise': {
    fault: 'players apply their effects counter-clockwise',
    breaks: { fab: 'fab:6.5.2' },
    rules: {
      nextToApply: (players, at, controllers) => {
        const from = Math.max(0, players.indexOf(at))
        return players.map((_, i) => players[(from - i + players.length) % players.length]!).find(player => controllers.includes(player))
      }
    }
  },
  'one-each-in-turn': {
    fault: 'players take turns with one effect each',
    breaks: { fab: 'fab:6.5.2' },
    rules: {
      nextToApply: (players, at, controllers) => {
        const from = players.indexOf(at) + 1
        return [...players.slice(from), ...players.slice(0, from)].find(player => controllers.includes(player))
      }
    }
  },
  'copies-among-the-rest': {
    fault: 'effects by which something enters as a copy are chosen among all others',
    breaks: { mtg: 'mtg-context:616.1c' },
    rules: {
      passOrder: ({ replacement: { passes } }) => {
        const [first, ...later] = passes.value
        return [first!, { classes: later.flatMap(({ classes }) => classes), when: 'before' }]
      }
    }
  },
  'back-after-each': {
    fault: 'after each effect the player who is first in the order of seats goes first again',
    breaks: { fab: 'fab:6.5.2' },
    rules: {
      nextToApply: (players, _at, controllers) => players.find(player => controllers.includes(player))
    }
  },
  'turn-player-orders-replacements': {
    fault: "the turn-player orders the other players' replacement effects",
    breaks: { fab: 'fab:6.5.2a', mtg: 'mtg-context:616.1', ga: 'ga-context:DS.3.6' },
    patch: askedOfTurnPlayer('replacement')
  },
  'own-effects-unordered': {
    fault: 'a player is not asked which of their effects to apply first',
    breaks: { fab: 'fab:6.5.1' },
    rules: {
      ordersOwnEffects: () => false
    }
  },
  'occurs-before-prevention': {
    fault: 'the event occurs before prevention effects are applied',
    breaks: { fab: 'fab:6.5.6' },
    rules: {
      passOrder: structure =>
        structure.replacement.passes.value.map(pass => (pass.classes.includes('prevention') ? { ...pass, when: 'after' as const } : pass))
    }
  },
  'never-complete': {
    fault: 'standard replacements are applied to an event whose outcome has been replaced',
    breaks: { fab: 'fab:6.5.8' },
    rules: {
      passOrder: structure => [...structure.replacement.passes.value, { classes: ['standard'], when: 'after' }]
    }
  },
  'selected-for-each-class': {
    fault: 'a player is selected anew for each class of effects',
    breaks: { fab: 'fab:6.5.2b' },
    rules: {
      needsSelectedPlayer: controllers => new Set(controllers).size >= 2
    }
  },
  'self-and-identity-last': {
    fault: 'self- and identity-replacements are applied after all others',
    breaks: { fab: 'fab:6.5.3' },
    rules: {
      passOrder: structure => {
        const passes = structure.replacement.passes.value
        const late = passes.filter(pass => pass.classes.includes('self') || pass.classes.includes('identity'))
        return [
          ...passes.filter(pass => pass.when === 'before' && !late.includes(pass)),
          ...late,
          ...passes.filter(pass => pass.when === 'after')
        ]
      }
    }
  },
  'identity-among-standard': {
    fault: 'identity-replacements are applied together with standard ones',
    breaks: { fab: 'fab:6.5.3' },
    rules: {
      isOfPass: (pass, effectClass) => pass.classes.includes(effectClass === 'identity' ? 'standard' : effectClass)
    }
  },
  'prevention-before-standard': {
    fault: 'prevention effects are applied before standard replacements',
    breaks: { fab: 'fab:6.5.4', mtg: 'mtg-context:616.1a' },
    rules: {
      passOrder: structure => {
        const passes = structure.replacement.passes.value
        const early = passes.filter(pass => pass.classes.includes('prevention'))
        const rest = passes.filter(pass => !pass.classes.includes('prevention'))
        return [...early, ...rest]
      }
    }
  },
  'prevention-with-standard': {
    fault: 'prevention effects are applied in one pass with standard replacements',
    breaks: { fab: 'fab:6.5.5' },
    rules: {
      passOrder: structure =>
        structure.replacement.passes.value.flatMap(pass =>
          pass.classes.includes('prevention')
            ? []
            : pass.classes.includes('standard')
              ? [{ ...pass, classes: [...pass.classes, 'prevention' as const] }]
              : [pass]
        )
    }
  },
  'outcome-not-replaced': {
    fault: 'outcome-replacements are not applied',
    breaks: { fab: 'fab:6.5.7' },
    rules: {
      passOrder: structure => structure.replacement.passes.value.filter(pass => pass.when === 'before')
    }
  }
}
