/**
 * Editions made from differences: another rulebook of the same game, of which a text says little otherwise. What is not told here
 * stands in this edition as in the other, cited by its own numbers.
 * @module
 */
import type { RuleId } from '../scenario/names.js'
import type { Concept } from './concept.js'
import { checkedRulebook } from './own.js'
import type { Rule } from './rule.js'
import type { Claim, Rulebook } from './rulebook.js'
import type { Cited, Structure } from './structure.js'

/** What an edition says otherwise than the rulebook that it is made from. */
export interface Differences {
  readonly id: string
  readonly edition: string
  /** Rules that stand under another number, without the name of the ruleset; several may have become one. */
  readonly renumbered: Readonly<Record<string, string>>
  /** Rules that are new or told otherwise, by their numbers here. */
  readonly rules: readonly Rule[]
  /** The values that differ, or that other rules give, each with its rules. */
  readonly structure: { readonly [P in keyof Structure]?: Partial<Structure[P]> }
  /** The answers that differ. */
  readonly claims?: readonly Claim[]
  /** Fixtures of the other rulebook of which something else is expected here. */
  readonly otherwise: readonly string[]
}

type Part = Readonly<Record<string, Cited<unknown>>>

/** Compares ids as a reader counts: 6.10 comes after 6.9. One collator serves all comparisons, since each new one is slow to make. */
const inOrder = new Intl.Collator('en', { numeric: true })

const ordered = (rules: readonly Rule[]): readonly Rule[] => [...rules].sort((a, b) => inOrder.compare(a.id, b.id))

/**
 * A rulebook made from another one of its game and from what it says otherwise.
 * @throws InputProblem if it is not sound; see {@link checkedRulebook}
 */
export const editionFrom = (from: Rulebook, told: Differences): Rulebook => {
  const { id, edition, renumbered, otherwise } = told
  const here = (rule: RuleId): RuleId => {
    const number = rule.startsWith(`${from.id}:`) ? rule.slice(from.id.length + 1) : undefined
    return number === undefined ? rule : `${id}:${renumbered[number] ?? number}`
  }
  const cites = (rules: readonly RuleId[]): readonly RuleId[] => [...new Set(rules.map(here))]
  const isTold = new Set(told.rules.map(rule => rule.id))
  const kept = from.rules
    .map(rule => ({ ...rule, id: here(rule.id), neighbours: cites(rule.neighbours) }))
    .filter(rule => !isTold.has(rule.id))
  const values = (name: string, part: Part): Part => ({
    ...Object.fromEntries(Object.entries(part).map(([value, cited]) => [value, { ...cited, rules: cites(cited.rules) }])),
    ...(told.structure as Readonly<Record<string, Part>>)[name]
  })
  const structure = Object.fromEntries(
    Object.entries(from.structure as unknown as Readonly<Record<string, Part>>).map(([name, part]) => [name, values(name, part)])
  ) as unknown as Structure
  const concepts = Object.fromEntries(Object.entries(from.concepts).map(([concept, rules]) => [concept, cites(rules)])) as Readonly<
    Record<Concept, readonly RuleId[]>
  >
  const claims = from.claims.map(
    claim =>
      told.claims?.find(({ question }) => question === claim.question) ?? {
        ...claim,
        rules: cites(claim.rules),
        fixture: claim.fixture.replace(from.id, id)
      }
  )
  return checkedRulebook({
    ...from,
    id,
    edition,
    rules: ordered([...kept, ...told.rules]),
    structure,
    concepts,
    claims,
    madeFrom: { ruleset: from.id, rules: Object.fromEntries(from.rules.map(rule => [rule.id, here(rule.id)])), otherwise }
  })
}
