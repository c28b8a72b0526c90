/** How the older page is cited: each item that it has already goes by the number of its paragraph. @module */
import type { RuleId } from '../../scenario/names.js'

/** The paragraphs of the older page that items of the newer one go back to; those about traits go back to none. */
export const inOlder = (rules: readonly RuleId[]): readonly RuleId[] => [
  ...new Set(rules.filter(rule => rule !== 'ga:12').map(rule => rule.replace(/^ga:(\d+)(\.\d)?$/, 'ga-older:$1')))
]
