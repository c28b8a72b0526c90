/**
 * Rulebooks of one's own: made from another by telling where they differ, and looked through before anything is judged by them.
 * @module
 */
import { RuleId } from '../scenario/names.js'
import { InputProblem } from '../scenario/problem.js'
import { CONCEPTS } from './concept.js'
import type { Concept } from './concept.js'
import type { DeclaredCheck } from './declared-check.js'
import type { Rule } from './rule.js'
import { everyRule } from './rulebook.js'
import type { Rulebook } from './rulebook.js'
import type { Cited, Structure } from './structure.js'
import type { GameWords } from './words.js'

/**
 * What a rulebook of one's own says; all else is as in the one that it is based on.
 * @public
 */
export interface OwnRulebook {
  readonly id: string
  readonly title: string
  readonly edition: string
  readonly rules: readonly Rule[]
  /** The rule by which the rest is as in the other game; what is not told otherwise cites it. */
  readonly otherwise: RuleId
  /** The values that differ, each with its rules. */
  readonly structure: { readonly [P in keyof Structure]?: Partial<Structure[P]> }
  /** What it calls things, if not as the other game does. */
  readonly words?: GameWords
  /** The rules of concepts that it tells itself. */
  readonly concepts?: Partial<Readonly<Record<Concept, readonly RuleId[]>>>
}

type Part = Readonly<Record<string, Cited<unknown>>>

/**
 * A rulebook that follows another but for what it says itself.
 * @throws InputProblem if it is not sound; see {@link checkedRulebook}
 * @public
 */
export const basedOn = (other: Rulebook, own: OwnRulebook): Rulebook => {
  const { otherwise, structure: differing, concepts = {}, ...rest } = own
  const inherited = (part: Part): Part =>
    Object.fromEntries(Object.entries(part).map(([name, cited]) => [name, { ...cited, rules: [otherwise] }]))
  const structure = Object.fromEntries(
    Object.entries(other.structure).map(([name, part]) => [
      name,
      { ...inherited(part as Part), ...(differing as Readonly<Record<string, Part>>)[name] }
    ])
  ) as unknown as Structure
  const named = Object.fromEntries(
    CONCEPTS.map(concept => [concept, concepts[concept] ?? (other.concepts[concept].length > 0 ? [otherwise] : [])])
  ) as Record<Concept, readonly RuleId[]>
  return checkedRulebook({ ...(other.words && { words: other.words }), ...rest, structure, concepts: named, claims: [] })
}

/** Why the game would never come out of a declared check, or can't perform it. */
const faultOf = (check: DeclaredCheck): string | undefined => {
  if (check.when.length === 0) return 'demands nothing, so it would always be up; give it a demand'
  if (check.of === 'player') return undefined
  const { then } = check
  if (then.do === 'move' && then.to === check.in) return `moves an object of the ${check.in} to where it is, without end; name another zone`
  if ((then.do === 'destroy' || then.do === 'sacrifice') && check.in !== 'arena')
    return `would ${then.do} an object of the ${check.in}; only what is in the arena can be, so let it look there or move the object`
  return undefined
}

/**
 * The rulebook itself, if it can be played and judged by: what it cites is catalogued, and its declared checks come to an end.
 * @throws InputProblem that says what is wrong, where, and what to do
 * @public
 */
export const checkedRulebook = (rulebook: Rulebook): Rulebook => {
  const { id, structure, concepts } = rulebook
  const fail = (why: string): never => {
    throw new InputProblem(`The rulebook "${id}": ${why}.`)
  }
  const catalogued = new Set<string>()
  for (const rule of everyRule(rulebook)) {
    if (!RuleId.safeParse(rule.id).success) fail(`the id "${rule.id}" is no rule's; write it as "${id}:1.2"`)
    if (catalogued.has(rule.id)) fail(`the rule ${rule.id} is there twice; give each rule its own id`)
    catalogued.add(rule.id)
  }
  const cites = (where: string, rules: readonly RuleId[]): void => {
    const missing = rules.find(rule => !catalogued.has(rule))
    if (missing !== undefined) fail(`${where} cites ${missing}, which is not among its rules; add the rule or cite another`)
  }
  for (const [part, values] of Object.entries(structure))
    for (const [name, { rules }] of Object.entries(values as Part)) {
      if (rules.length === 0) fail(`structure.${part}.${name} cites no rule; name the rule that gives it`)
      cites(`structure.${part}.${name}`, rules)
    }
  for (const concept of CONCEPTS) cites(`the concept ${concept}`, concepts[concept])
  const declared = structure.checks.declared.value ?? []
  for (const check of declared) {
    const fault = faultOf(check)
    if (fault !== undefined) fail(`the declared check "${check.name}" ${fault}`)
    cites(`the declared check "${check.name}"`, check.rules)
  }
  return rulebook
}
