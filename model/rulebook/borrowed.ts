/**
 * What an older edition borrows: its own text does not give it, so it is taken from the newer one to have a game at all. It runs;
 * nothing that rests on it alone is normative.
 * @module
 */
import type { RuleId } from '../scenario/names.js'
import type { Rulebook } from './rulebook.js'
import type { Cited, Structure } from './structure.js'

type Part = Readonly<Record<string, Cited<unknown>>>
/** A rulebook, and the newer one of which it is an older edition. */
export type Edition = Pick<Rulebook, 'id' | 'editionOf'>

/** Whether a rule stands in the text that a rulebook is named after. */
const isOwn = (id: string, rule: RuleId): boolean => rule.startsWith(`${id}:`)

/** Where an edition has a rule from: the newer one, unless its own text has it. */
export const borrowedFrom = ({ id, editionOf }: Edition, rule: RuleId): string | undefined => (isOwn(id, rule) ? undefined : editionOf)

/** Whether nothing of what is cited stands in the edition's own text. */
export const restsOnBorrowed = (edition: Edition, rules: readonly RuleId[]): boolean =>
  rules.every(rule => borrowedFrom(edition, rule) !== undefined)

/** The structure of an older edition with each value marked that cites no rule of its own. */
export const withBorrowed = (structure: Structure, id: string, editionOf: string): Structure =>
  Object.fromEntries(
    Object.entries(structure as unknown as Readonly<Record<string, Part>>).map(([name, part]) => [
      name,
      Object.fromEntries(
        Object.entries(part).map(([value, cited]) => [
          value,
          cited.rules.some(rule => isOwn(id, rule)) ? cited : { ...cited, borrowed: editionOf }
        ])
      )
    ])
  ) as unknown as Structure

/** The editions among these that borrow a rule, each with the borrowed values that it gives. */
export const borrowersOf = (
  rulebooks: readonly Rulebook[],
  rule: RuleId
): readonly { readonly ruleset: string; readonly values: readonly string[] }[] =>
  rulebooks
    .filter(rulebook => rulebook.context?.some(({ id }) => id === rule) && borrowedFrom(rulebook, rule) !== undefined)
    .map(rulebook => ({
      ruleset: rulebook.id,
      values: borrowedValues(rulebook)
        .filter(({ rules }) => rules.includes(rule))
        .map(({ path }) => path)
    }))

/** The values of an edition's structure that are borrowed, by their paths. */
export const borrowedValues = ({ structure }: Pick<Rulebook, 'structure'>): readonly (Cited<unknown> & { readonly path: string })[] =>
  Object.entries(structure as unknown as Readonly<Record<string, Part>>).flatMap(([name, part]) =>
    Object.entries(part).flatMap(([value, cited]) => (cited.borrowed === undefined ? [] : [{ ...cited, path: `${name}.${value}` }]))
  )
