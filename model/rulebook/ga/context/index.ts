/**
 * Rules of other pages that those on triggered abilities lean on, by the short name of the page. @module
 */
import type { Rule } from '../../rule.js'
import { turnAndOpportunity } from './turn-and-opportunity.js'
import { activatingAndResolving } from './activating-and-resolving.js'
import { checks } from './checks.js'
import { effects } from './effects.js'
import { continuous } from './continuous.js'

export const context: readonly Rule[] = [...turnAndOpportunity, ...activatingAndResolving, ...checks, ...effects, ...continuous]
