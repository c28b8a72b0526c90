/** Engines that get amounts, combat and the end of the game wrong. @module */
import { mutantsOf } from './mutant.js'
import type { EngineMutant } from './mutant.js'

const mutant = mutantsOf('fab')

export const outcomeMutants: readonly EngineMutant[] = [
  mutant('done-at-least-once', 'fab-context:1.9.1b', 'an instruction to do a thing no times is carried out once', {
    timesPerformed: amount => Math.max(1, amount ?? 0)
  }),
  mutant('something-always-left', 'fab:6.4.6', 'a replacement leaves at least 1 of an event', {
    changedAmount: value => Math.max(1, value)
  }),
  mutant('life-not-above-the-beginning', 'fab-context:2.5.3d', 'a life total is never gained above what the player began with', {
    lifeGained: (_structure, amount, missing) => Math.min(amount, Math.max(0, missing))
  }),
  mutant('life-below-zero', 'fab-context:2.5.3e', 'a life total falls below zero', {
    numberAfter: (_structure, value, delta) => value + delta
  }),
  mutant('nobody-wins', 'fab-context:4.5.3a', 'the last player left has not won', {
    winner: () => undefined
  }),
  mutant('plays-on-alone', 'fab-context:4.5.3a', 'the game goes on with one player', {
    isOver: living => living.length === 0
  }),
  mutant('reaction-step-skipped', 'fab-context:7.0.1', 'combat has no reaction step', {
    nextStep: (steps, step) => steps.filter(each => each !== 'reaction')[steps.indexOf(step) + 1]
  })
]
