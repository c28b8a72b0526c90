/**
 * A campaign narrowed to some of its checks. It judges them and nothing else, so that it is never a verdict on the engine.
 * @module
 */
import { rulesOf } from './case.js'
import { chartedConcepts } from './ledger.js'
import { relations } from '../metamorphic/index.js'
import type { RuleId } from '../../model/scenario/names.js'
import type { Plan, Unit } from './plan.js'

/** What narrows a campaign: checks that any of it names are chosen. */
export interface Narrowing {
  /** Ids of rules, each for the checks that cite it. */
  readonly rules?: readonly string[]
  /** Sections, such as `6.4` or `fab:6.4`, each for the checks that cite a rule of it. */
  readonly sections?: readonly string[]
  /** Parts of names of checks, with `*` for anything. */
  readonly only?: readonly string[]
  /** Names of checks that are games of their own, and the word for the random ones, by ruleset: those that failed last. */
  readonly names?: Readonly<Record<string, readonly string[]>>
}

/** The checks that a narrowed campaign judges. */
export interface Chosen {
  readonly checks: ReadonlySet<string>
  readonly isPlayed: (unit: Unit) => boolean
}

/** The word that stands for the random games. */
export const RANDOM = 'random'

/** A check by its name, with what it cites. */
interface Named {
  readonly name: string
  readonly rules: readonly RuleId[]
}

/** The checks that judge every game. */
const watchingIn = ({ rulebook, invariants }: Plan): readonly Named[] => [
  ...invariants.map(invariant => ({ name: invariant.name, rules: rulesOf(invariant, rulebook) })),
  ...relations.map(relation => ({ name: relation.name, rules: rulesOf(relation, rulebook) })),
  // a ruleset that says nothing of a concept has no check of it
  ...chartedConcepts
    .map(concept => ({ name: `chart/${concept}`, rules: rulebook.concepts[concept] }))
    .filter(({ rules }) => rules.length > 0)
]

/** The checks that are games of their own, with the unit that plays each. */
const playedIn = ({ settings: { suite }, explored }: Plan): readonly (Named & { readonly unit: string })[] => [
  ...suite.fixtures.map(({ scenario: { id, rules } }, at) => ({ name: id, rules, unit: `fixture ${at}` })),
  ...(suite.corpus ?? []).map(({ scenario: { id, rules } }, at) => ({ name: id, rules, unit: `corpus ${at}` })),
  ...explored.map(({ scenario: { id, rules } }, at) => ({ name: `explored/${id}`, rules, unit: `exploration ${at}` }))
]

/** Names of every check of a plan: of those that are games of their own, then of those that judge every game. */
export const checkNamesIn = (plan: Plan): readonly string[] => [...playedIn(plan), ...watchingIn(plan)].map(({ name }) => name)

/** Names of the checks of a plan that judge every game and are chosen. */
export const watchingChosenIn = (plan: Plan): readonly string[] =>
  watchingIn(plan).flatMap(({ name }) => (plan.chosen?.checks.has(name) ? [name] : []))

/** How many checks a plan judges. */
export const checksIn = (plan: Plan): number => plan.chosen?.checks.size ?? checkNamesIn(plan).length

const withRuleset = (ruleset: string, id: string): string => (id.includes(':') ? id : `${ruleset}:${id}`)

/** Whether a rule is of a section: `fab:6.4.10g` is of `6.4`, and `fab:6.40` is not. */
const isOf =
  (section: string) =>
  (rule: string): boolean =>
    rule.startsWith(section) && !/^\d/.test(rule.slice(section.length))

const fits = (pattern: string): ((name: string) => boolean) => {
  const parts = pattern
    .toLowerCase()
    .split('*')
    .map(part => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'))
  const expression = new RegExp(parts.length > 1 ? `^${parts.join('.*')}$` : parts[0]!)
  return name => expression.test(name.toLowerCase())
}

/** A plan narrowed to what is chosen of it; nothing of it may be. */
export const narrowed = (plan: Plan, { rules = [], sections = [], only = [], names }: Narrowing): Plan & { readonly chosen: Chosen } => {
  const { id } = plan.rulebook
  const wanted = new Set(rules.map(rule => withRuleset(id, rule)))
  const inSection = sections.map(section => isOf(withRuleset(id, section)))
  const patterns = only.filter(word => word !== RANDOM).map(fits)
  const last = new Set(names?.[id])
  const isNamed = ({ name }: Named): boolean => patterns.some(isFit => isFit(name))
  const isChosen = (check: Named): boolean =>
    isNamed(check) || last.has(check.name) || check.rules.some(rule => wanted.has(rule) || inSection.some(has => has(rule)))
  const watching = watchingIn(plan)
  const playing = playedIn(plan).filter(isChosen)
  // what judges every game is judged by every game
  const isWhole = watching.some(isNamed)
  const units = new Set(playing.map(({ unit }) => unit))
  const isRandom = only.includes(RANDOM) || last.has(RANDOM)
  const isPlayed = ({ kind, at }: Unit): boolean =>
    isWhole || units.has(`${kind} ${at}`) || (isRandom && (kind === 'game' || kind === 'least'))
  return {
    ...plan,
    runs: isWhole || isRandom ? plan.runs : 0,
    units: plan.units.filter(isPlayed),
    chosen: { checks: new Set([...playing, ...watching.filter(isRandom ? () => true : isChosen)].map(({ name }) => name)), isPlayed }
  }
}
