/** The catalogue: every item of the page, in its order. @module */
import type { Rule } from '../../rule.js'
import { delayed } from './delayed.js'
import { general } from './general.js'
import { modes } from './modes.js'
import { placing } from './placing.js'

export const catalogue: readonly Rule[] = [...general, ...modes, ...delayed, ...placing]
