/**
 * Circles of imports that stay: parts of one language that are defined by each other. A file that is not named here is in none.
 * @module
 */

/** @type {readonly { files: readonly string[], why: string }[]} */
export const grammars = [
  {
    files: ['model/scenario/amount.ts', 'model/scenario/pattern.ts'],
    why: 'conditions speak of past events, and patterns of events compare amounts'
  },
  { files: ['model/scenario/effect.ts', 'model/scenario/step.ts'], why: 'instructions start effects, and effects carry out instructions' },
  {
    files: ['model/telling/card/amount.ts', 'model/telling/card/pattern.ts'],
    why: 'what is told of amounts and patterns follows the two as they are defined'
  },
  {
    files: ['model/telling/card/effect.ts', 'model/telling/card/step.ts'],
    why: 'what is told of effects and instructions follows the two as they are defined'
  },
  {
    files: ['model/world/control.ts', 'model/world/effects.ts', 'model/world/staging.ts', 'model/world/view.ts'],
    why: 'an object is what effects make of it, and effects are those of objects as they are'
  }
]
