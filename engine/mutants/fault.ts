/**
 * Faults that an engine of any game may have: each is told once, with the rules that it breaks in each game.
 * @module
 */
import { createBase } from '../../model/base/base.js'
import type { BaseFunctions, TrustedBase } from '../../model/base/base.js'
import type { Rulebook } from '../../model/rulebook/rulebook.js'
import type { Structure } from '../../model/rulebook/structure.js'
import type { RuleId } from '../../model/scenario/names.js'
import type { Rules } from '../reference/index.js'
import type { CommonModeMutant, EngineMutant, Mutant } from './mutant.js'
import type { Patch } from './patches/patch.js'

/** What is wrong with an engine alone. */
export interface Wrong {
  /** In a sentence. */
  readonly fault: string
  /** The rule functions that are exchanged. */
  readonly rules?: Partial<Rules>
  /** What goes wrong at the boundaries of its tasks. */
  readonly patch?: Patch
}

/** What is wrong with the trusted base, in engine and model at once. */
export interface WrongBase {
  /** In a sentence. */
  readonly fault: string
  readonly base: (rulebook: Rulebook) => TrustedBase
}

/** A fault, and what it breaks in each game that has the rule: one rule, or several, of which each gets a mutant of its own. */
export type Fault = (Wrong | WrongBase) & { readonly breaks: Readonly<Record<string, RuleId | readonly RuleId[]>> }

/** The faults of a family of rules, by name. */
export type Family = Readonly<Record<string, Fault>>

/** A function of the trusted base is faulty. */
export const faulty = (fault: string, functions: Partial<BaseFunctions>): WrongBase => ({
  fault,
  base: rulebook => createBase(rulebook, functions)
})

/** Values of the rulebook are wrong. */
export const structured = (fault: string, change: (structure: Structure) => Structure): WrongBase => ({
  fault,
  base: rulebook => createBase({ ...rulebook, structure: change(rulebook.structure) })
})

/** The game that was first needs no prefix: its mutants have the names that they always had. */
const UNPREFIXED = 'fab'

const nameOf = (fault: string, ruleset: string, rule: RuleId, isFirst: boolean): string =>
  `${ruleset === UNPREFIXED ? '' : `${ruleset}-`}${fault}${isFirst ? '' : `-${rule.slice(rule.indexOf(':') + 1)}`}`

const engineOf = (named: Pick<Mutant, 'name' | 'ruleset' | 'rule'>, { fault, rules = {}, patch }: Wrong): EngineMutant => ({
  kind: 'engine',
  ...named,
  fault,
  rules,
  ...(patch && { patch })
})

const commonModeOf = (named: Pick<Mutant, 'name' | 'ruleset' | 'rule'>, { fault, base }: WrongBase): CommonModeMutant => ({
  kind: 'common-mode',
  ...named,
  fault,
  base
})

/** The mutants of a family: named after their game and fault, and those for further rules after these too. */
export const mutantsIn = (family: Family): readonly Mutant[] =>
  Object.entries(family).flatMap(([name, fault]) =>
    Object.entries(fault.breaks).flatMap(([ruleset, rules]) =>
      [rules].flat().map((rule, at): Mutant => {
        const named = { name: nameOf(name, ruleset, rule, at === 0), ruleset, rule }
        return 'base' in fault ? commonModeOf(named, fault) : engineOf(named, fault)
      })
    )
  )
