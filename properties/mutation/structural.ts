/**
 * Structural mutants: for each value of a rulebook's structure, games in which model and engine both read another one. They show
 * that the structure is what its fixtures demand.
 * @module
 */
import type { Rulebook } from '../../model/rulebook/rulebook.js'
import type { Cited, Structure } from '../../model/rulebook/structure.js'
import type { RuleId } from '../../model/scenario/names.js'
import { ALTERNATIVES } from './alternatives.js'
import type { Change, Changed } from './change.js'

type Values = Readonly<Record<string, Readonly<Record<string, Cited<unknown>>>>>

/** A value of a structure with its path, and what it could have been. */
export interface Alternative {
  /** For example `placement.first`. */
  readonly path: string
  readonly cited: Cited<unknown>
  readonly others: readonly Changed<unknown>[]
}

/** Every value of a structure, with its alternatives. */
export const alternativesOf = (structure: Structure): readonly Alternative[] =>
  Object.entries(structure as unknown as Values).flatMap(([part, values]) =>
    Object.entries(values).map(([name, cited]) => {
      const table = ALTERNATIVES as unknown as Readonly<Record<string, Readonly<Record<string, Change<unknown>>>>>
      return { path: `${part}.${name}`, cited, others: table[part]![name]!(cited.value, structure) }
    })
  )

export const withValue = (structure: Structure, path: string, value: unknown): Structure => {
  const [part, name] = path.split('.') as [string, string]
  const values = (structure as unknown as Values)[part]!
  return { ...structure, [part]: { ...values, [name]: { ...values[name], value } } }
}

/** A rulebook with one value of its structure changed. */
export interface StructuralMutant {
  /** For example `mtg:turn.phases.upkeep.priority=false`. */
  readonly name: string
  /** The changed value, for example `turn.phases`. */
  readonly path: string
  readonly fault: string
  /** The rules that give the value. */
  readonly rules: readonly RuleId[]
  readonly rulebook: Rulebook
}

/**
 * The structural mutants of a rulebook, in the order of its structure. A value that the rules leave undefined has none: by any
 * value of it an engine is right, and the charts accept them all.
 */
export const structuralMutants = (rulebook: Rulebook): readonly StructuralMutant[] =>
  alternativesOf(rulebook.structure).flatMap(({ path, cited, others }) =>
    cited.standing === 'undefined'
      ? []
      : others.map(({ value, at, how }): StructuralMutant => ({
          name: `${rulebook.id}:${path}${at}`,
          path,
          fault: `${path} ${how}`,
          rules: cited.rules,
          rulebook: { ...rulebook, structure: withValue(rulebook.structure, path, value) }
        }))
  )
