/** The catalogue: every rule of chapter 6, in the order of the text. @module */
import type { Rule } from '../../rule.js'
import { continuousEffects } from './continuous.js'
import { continuousInteractions } from './continuous-interactions.js'
import { discreteEffects } from './discrete.js'
import { outcomeReplacementEffects } from './outcome.js'
import { preventionEffects } from './prevention.js'
import { replacementEffects } from './replacement.js'
import { replacementInteractions } from './replacement-interactions.js'
import { triggeredEffects } from './triggered.js'

export const catalogue: readonly Rule[] = [
  ...discreteEffects,
  ...continuousEffects,
  ...continuousInteractions,
  ...replacementEffects,
  ...preventionEffects,
  ...outcomeReplacementEffects,
  ...replacementInteractions,
  ...triggeredEffects
]
