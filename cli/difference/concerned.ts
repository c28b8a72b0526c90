/** What a change of the rules concerns: the fixtures, answers and pages that rest on the rules that differ. @module */
import type { Rulebook } from '../../model/rulebook/rulebook.js'
import type { RulebookDifference } from '../../model/rulebook/difference.js'
import type { Kit } from './kit.js'

/** What rests on rules that differ, or that give a value which differs. */
export interface Concerned {
  /** Ids of fixtures that cite them. */
  readonly fixtures: readonly string[]
  /** Questions whose answers rest on them. */
  readonly claims: readonly string[]
  /** The rules whose pages of the documentation tell it. */
  readonly pages: readonly string[]
}

/** What a difference concerns in the copy of the kit that has it. */
export const concernedBy = ({ rules, values }: RulebookDifference, { id, claims }: Rulebook, { fixtures }: Kit): Concerned => {
  const cited = new Set([...rules.map(rule => rule.id), ...values.flatMap(value => value.rules)])
  const isCited = (rule: string): boolean => cited.has(rule)
  const cites = (text: string): boolean => {
    const { ruleset, rules: own = [] } = JSON.parse(text) as { readonly ruleset?: string; readonly rules?: readonly string[] }
    return ruleset === id && own.some(isCited)
  }
  return {
    fixtures: [...fixtures].flatMap(([name, text]) => (cites(text) ? [name] : [])),
    claims: claims.filter(claim => claim.rules.some(isCited)).map(({ question }) => question),
    pages: [...cited]
  }
}
