/**
 * The catalogue with what checks each rule, by the evidence.
 * @module
 */
import { borrowedFrom } from '../../model/rulebook/borrowed.js'
import type { Rule } from '../../model/rulebook/rule.js'
import { everyRule } from '../../model/rulebook/rulebook.js'
import type { Rulebook } from '../../model/rulebook/rulebook.js'
import type { RuleId } from '../../model/scenario/names.js'
import type { EvidenceFile, Killers } from './evidence.js'

/** Names of the checks that were seen to catch an engine that breaks a rule, and of those engines. */
export type CheckedBy = Killers & { readonly mutants: readonly string[] }

/** A rule as `stacklaw rules --json` gives it. */
export interface ListedRule extends Pick<Rule, 'id' | 'title' | 'standing'> {
  readonly ruleset: string
  /** The newer edition from which an older one has it. */
  readonly borrowed?: string
  readonly checkedBy: CheckedBy
}

const union = (lists: readonly (readonly string[])[]): string[] => [...new Set(lists.flat())].sort()

/** The engines that break a rule and were seen to be caught. */
export const caughtFor = (rule: RuleId, evidence: EvidenceFile | undefined): EvidenceFile['mutants'] =>
  (evidence?.mutants ?? []).filter(mutant => mutant.rule === rule && mutant.killed)

/** What checks a rule, by the evidence. */
export const checkedBy = (rule: RuleId, evidence: EvidenceFile | undefined): CheckedBy => {
  const mutants = caughtFor(rule, evidence)
  return {
    fixtures: union(mutants.map(({ killers }) => killers.fixtures)),
    invariants: union(mutants.map(({ killers }) => killers.invariants)),
    transitions: union(mutants.map(({ killers }) => killers.transitions)),
    mutants: mutants.map(({ name }) => name)
  }
}

/** Every rule of the rulebooks, in their order; of each rulebook the rules of the text first, then the neighbouring ones. */
export const catalogue = (rulebooks: readonly Rulebook[], evidence: EvidenceFile | undefined): readonly ListedRule[] =>
  rulebooks.flatMap(rulebook =>
    everyRule(rulebook).map(({ id, title, standing }) => {
      const borrowed = borrowedFrom(rulebook, id)
      return { id, ruleset: rulebook.id, title, standing, ...(borrowed !== undefined && { borrowed }), checkedBy: checkedBy(id, evidence) }
    })
  )
