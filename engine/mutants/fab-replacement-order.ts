/** Engines that apply replacement effects in a wrong order. @module */
import { mutantsOf } from './mutant.js'
import type { EngineMutant } from './mutant.js'
import { askedOfTurnPlayer } from './patches/patch.js'

const mutant = mutantsOf('fab')

export const replacementOrderMutants: readonly EngineMutant[] = [
  mutant('nobody-selected', 'fab:6.5.2', 'the turn-player is not asked who begins to apply effects', {
    needsSelectedPlayer: () => false
  }),
  mutant('selection-ignored', 'fab:6.5.2', 'the turn-player applies first whoever was selected', {
    firstToApply: (_selected, turnPlayer) => turnPlayer
  }),
  mutant('laps-counter-clockwise', 'fab:6.5.2', 'players apply their effects counter-clockwise', {
    nextToApply: (players, at, controllers) => {
      const from = Math.max(0, players.indexOf(at))
      return players.map((_, i) => players[(from - i + players.length) % players.length]!).find(player => controllers.includes(player))
    }
  }),
  mutant('one-each-in-turn', 'fab:6.5.2', 'players take turns with one effect each', {
    nextToApply: (players, at, controllers) => {
      const from = players.indexOf(at) + 1
      return [...players.slice(from), ...players.slice(0, from)].find(player => controllers.includes(player))
    }
  }),
  mutant('back-after-each', 'fab:6.5.2', 'after each effect the player who is first in the order of seats goes first again', {
    nextToApply: (players, _at, controllers) => players.find(player => controllers.includes(player))
  }),
  mutant('turn-player-orders-replacements', 'fab:6.5.2a', "the turn-player orders the other players' replacement effects", {
    patch: askedOfTurnPlayer('replacement')
  }),
  mutant('own-effects-unordered', 'fab:6.5.1', 'a player is not asked which of their effects to apply first', {
    ordersOwnEffects: () => false
  }),
  mutant('occurs-before-prevention', 'fab:6.5.6', 'the event occurs before prevention effects are applied', {
    passOrder: structure =>
      structure.replacement.passes.value.map(pass => (pass.classes.includes('prevention') ? { ...pass, when: 'after' as const } : pass))
  }),
  mutant('never-complete', 'fab:6.5.8', 'standard replacements are applied to an event whose outcome has been replaced', {
    passOrder: structure => [...structure.replacement.passes.value, { classes: ['standard'], when: 'after' }]
  }),
  mutant('selected-for-each-class', 'fab:6.5.2b', 'a player is selected anew for each class of effects', {
    needsSelectedPlayer: controllers => new Set(controllers).size >= 2
  }),
  mutant('self-and-identity-last', 'fab:6.5.3', 'self- and identity-replacements are applied after all others', {
    passOrder: structure => {
      const passes = structure.replacement.passes.value
      const late = passes.filter(pass => pass.classes.includes('self') || pass.classes.includes('identity'))
      return [
        ...passes.filter(pass => pass.when === 'before' && !late.includes(pass)),
        ...late,
        ...passes.filter(pass => pass.when === 'after')
      ]
    }
  }),
  mutant('identity-among-standard', 'fab:6.5.3', 'identity-replacements are applied together with standard ones', {
    isOfPass: (pass, effectClass) => pass.classes.includes(effectClass === 'identity' ? 'standard' : effectClass)
  }),
  mutant('prevention-before-standard', 'fab:6.5.4', 'prevention effects are applied before standard replacements', {
    passOrder: structure => {
      const passes = structure.replacement.passes.value
      const early = passes.filter(pass => pass.classes.includes('prevention'))
      const rest = passes.filter(pass => !pass.classes.includes('prevention'))
      return [...early, ...rest]
    }
  }),
  mutant('prevention-with-standard', 'fab:6.5.5', 'prevention effects are applied in one pass with standard replacements', {
    passOrder: structure =>
      structure.replacement.passes.value.flatMap(pass =>
        pass.classes.includes('prevention')
          ? []
          : pass.classes.includes('standard')
            ? [{ ...pass, classes: [...pass.classes, 'prevention' as const] }]
            : [pass]
      )
  }),
  mutant('outcome-not-replaced', 'fab:6.5.7', 'outcome-replacements are not applied', {
    passOrder: structure => structure.replacement.passes.value.filter(pass => pass.when === 'before')
  })
]
