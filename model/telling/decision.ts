/** A decision of the rules in words. @module */

/** So many rules are told of a decision. */
const TOLD_RULES = 3

const spoken = (name: string): string =>
  name
    .replace(/(?<=[a-z])(?=[A-Z])/gu, ' ')
    .replaceAll('-', ' ')
    .toLowerCase()

/** `replacement.hadItsTurn` is `“had its turn” (replacement)`. */
export const sayDecision = (decision: string): string => {
  const [chapter = '', name = ''] = decision.split('.')
  return `“${spoken(name)}” (${spoken(chapter)})`
}

/** What a decision that explains a refused step says of it, without its rules. */
export const sayIfOtherwise = (decision: string): string => `it would be allowed if ${sayDecision(decision)} were decided otherwise`

/** The rules that are told of it, the most telling first. */
export const rulesTold = (rules: readonly string[]): readonly string[] => rules.slice(0, TOLD_RULES)

/** The same with its rules. */
export const sayExplained = ({ decision, rules }: { readonly decision: string; readonly rules: readonly string[] }): string =>
  `${sayIfOtherwise(decision)}${rules.length === 0 ? '' : `: ${rulesTold(rules).join(', ')}`}`
