/** The catalogue: the check with its list, then the paragraphs on triggered abilities, in the order of the text. @module */
import type { Rule } from '../../rule.js'
import { checks } from './checks.js'
import { triggers } from './triggers.js'

export const catalogue: readonly Rule[] = [...checks, ...triggers]
