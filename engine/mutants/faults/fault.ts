/**
 * Faults that an engine of any game may have: each is written once, and a mutant of each game that has the rule.
 * @module
 */
import type { TrustedBase } from '../../../model/base/base.js'
import type { Rulebook } from '../../../model/rulebook/rulebook.js'
import type { RuleId } from '../../../model/scenario/names.js'
import type { Rules } from '../../reference/index.js'
import type { CommonModeMutant, EngineMutant, Mutant } from '../mutant.js'
import type { Patch } from '../patches/patch.js'

export interface Fault {
  /** What is wrong, in a sentence. */
  readonly fault: string
  readonly rules?: Partial<Rules>
  /** What goes wrong at the boundaries of its tasks. */
  readonly patch?: Patch
}

export type Faults = Readonly<Record<string, Fault>>

/** A fault of the trusted base, or of a value of the rulebook. */
export interface BaseFault {
  readonly fault: string
  readonly base: (rulebook: Rulebook) => TrustedBase
}

export type BaseFaults = Readonly<Record<string, BaseFault>>

/** The rules of a game that faults break: one, or several, of which each gets a mutant of its own. */
export type Broken = Readonly<Record<string, RuleId | readonly RuleId[]>>

/** The faults of some mutants, for other games. */
export const faultsOf = (mutants: readonly EngineMutant[]): Faults =>
  Object.fromEntries(mutants.map(({ name, fault, rules, patch }) => [name, { fault, rules, ...(patch && { patch }) }]))

/** The faults of the trusted base of some mutants, for other games. */
export const baseFaultsOf = (mutants: readonly CommonModeMutant[]): BaseFaults =>
  Object.fromEntries(mutants.map(({ name, fault, base }) => [name, { fault, base }]))

const made = <F, M extends Mutant>(
  ruleset: string,
  faults: Readonly<Record<string, F>>,
  broken: Broken,
  mutant: (named: Pick<Mutant, 'name' | 'ruleset' | 'rule'>, fault: F) => M
): readonly M[] =>
  Object.entries(broken).flatMap(([fault, rules]) => {
    const found = faults[fault]
    if (!found) throw new Error(`there is no fault ${fault}`)
    return [rules].flat().map((rule, i) => {
      const name = `${ruleset}-${fault}${i === 0 ? '' : `-${rule.slice(rule.indexOf(':') + 1)}`}`
      return mutant({ name, ruleset, rule }, found)
    })
  })

/**
 * The mutants of a game, named after it and their fault, those for further rules after these too.
 * @param broken the rules of the game that each fault breaks
 */
export const mutantsWith = (ruleset: string, faults: Faults, broken: Broken): readonly EngineMutant[] =>
  made(ruleset, faults, broken, (named, { fault, rules = {}, patch }): EngineMutant => ({
    kind: 'engine',
    ...named,
    fault,
    rules,
    ...(patch && { patch })
  }))

/** The same with faults of the trusted base, in engine and model at once. */
export const commonModeWith = (ruleset: string, faults: BaseFaults, broken: Broken): readonly CommonModeMutant[] =>
  made(ruleset, faults, broken, (named, { fault, base }): CommonModeMutant => ({ kind: 'common-mode', ...named, fault, base }))
