/**
 * Structural mutants: for each value of a rulebook's structure, games in which model and engine both read another one. They show
 * that the structure is what its fixtures demand.
 * @module
 */
import type { CommonModeMutant } from '../../engine/mutants/index.js'
import { createBase } from '../../model/base/base.js'
import type { Rulebook } from '../../model/rulebook/rulebook.js'
import type { Cited, Structure } from '../../model/rulebook/structure.js'
import { ALTERNATIVES } from './alternatives.js'

type Values = Readonly<Record<string, Readonly<Record<string, Cited<unknown>>>>>

/** A value of a structure with its path, and what it could have been. */
interface Alternative {
  /** For example `placement.first`. */
  readonly path: string
  readonly cited: Cited<unknown>
  readonly others: readonly unknown[]
}

/** Every value of a structure, with its alternatives. */
export const alternativesOf = (structure: Structure): readonly Alternative[] =>
  Object.entries(structure as unknown as Values).flatMap(([part, values]) =>
    Object.entries(values).map(([name, cited]) => {
      const table = ALTERNATIVES as unknown as Readonly<
        Record<string, Readonly<Record<string, (value: unknown, s: Structure) => readonly unknown[]>>>
      >
      return { path: `${part}.${name}`, cited, others: table[part]![name]!(cited.value, structure) }
    })
  )

const withValue = (structure: Structure, path: string, value: unknown): Structure => {
  const [part, name] = path.split('.') as [string, string]
  const values = (structure as unknown as Values)[part]!
  return { ...structure, [part]: { ...values, [name]: { ...values[name], value } } }
}

const isPlain = (value: unknown): value is string | boolean | number | null => value === null || typeof value !== 'object'

/**
 * The structural mutants of a rulebook, in the order of its structure. A value that the rules leave undefined has none: no
 * engine is judged by it.
 * @param among only the values whose path begins so
 */
export const structuralMutants = (rulebook: Rulebook, among = ''): readonly CommonModeMutant[] =>
  alternativesOf(rulebook.structure).flatMap(({ path, cited, others }) =>
    cited.standing === 'undefined' || !path.startsWith(among)
      ? []
      : others.map((value, at): CommonModeMutant => {
          const said = isPlain(value) ? String(value) : `${at + 1}`
          return {
            kind: 'common-mode',
            name: `${rulebook.id}:${path}=${said}`,
            ruleset: rulebook.id,
            rule: cited.rules[0]!,
            breaks: cited.rules,
            fault: `${path} is ${isPlain(value) ? said : JSON.stringify(value)}, not ${isPlain(cited.value) ? String(cited.value) : 'what the rulebook says'}`,
            base: () => createBase({ ...rulebook, structure: withValue(rulebook.structure, path, value) })
          }
        })
  )
