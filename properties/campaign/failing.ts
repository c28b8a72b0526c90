/**
 * What fails in a game: each check that the game breaks, with the message and the evidence that show it.
 * @module
 */
import { CONCEPTS } from '../../model/rulebook/concept.js'
import type { Concept } from '../../model/rulebook/concept.js'
import type { Rulebook } from '../../model/rulebook/rulebook.js'
import type { RuleId } from '../../model/scenario/names.js'
import type { Model, Refused } from '../../model/statechart/index.js'
import type { Case } from './case.js'
import type { ToldDecision } from './diagnosis.js'
import type { Evidence } from './report.js'
import { evidence, sayerOf, sayRefusal } from './sample.js'

/** What judges the cases of a campaign. */
export interface Judged {
  readonly rulebook: Rulebook
  readonly model: Model | undefined
  /** Finds the decisions that explain what the charts refuse in a game; without it none are told. */
  readonly diagnose?: (game: Case) => readonly ToldDecision[]
}

/** A check that a game breaks. The evidence takes time to gather, so that it is made only where it is kept. */
export interface Failing {
  readonly kind: 'invariant' | 'relation' | 'chart'
  /** The name of the invariant, the relation or the concept. */
  readonly name: string
  readonly concepts: readonly Concept[]
  readonly message: string
  readonly evidence: () => Evidence
}

/** The name of the check in a report. */
export const checkName = ({ kind, name }: Pick<Failing, 'kind' | 'name'>): string => (kind === 'chart' ? `chart/${name}` : name)

/** The most rules that are told beside those that fail. */
const BESIDE = 6

/** The rules that bear on a refusal and are not held against the engine. */
const besideOf = (rulebook: Rulebook, { blamed, rules }: Refused): readonly RuleId[] => {
  const broken = blamed.flatMap(concept => rulebook.concepts[concept])
  return rules.filter(rule => !broken.includes(rule))
}

const sayBeside = (others: readonly RuleId[]): string => {
  const more = others.length - BESIDE
  return others.length === 0 ? '' : ` Also at stake here: ${others.slice(0, BESIDE).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`
}

/** The checks that a game breaks, those that say most of it first: stated properties, then relations, then the charts. */
export const failingIn = ({ rulebook, model, diagnose }: Judged, game: Case, command?: string): readonly Failing[] => {
  const replay = command === undefined ? {} : { replay: command }
  const { scenario, played, chart, breaches, related = [] } = game
  /** What explains a step, where the charts refuse that one. */
  const explained = (step: number): Partial<Pick<Evidence, 'broken'>> => {
    const broken = chart.kind === 'refused' && chart.step === step ? (diagnose?.(game) ?? []) : []
    return broken.length === 0 ? {} : { broken: broken.map(({ decision, rules }) => ({ decision, rules: [...rules] })) }
  }
  const first = new Map(breaches.toReversed().map(each => [each.invariant.name, each]))
  const byInvariant = [...new Set(breaches.map(({ invariant }) => invariant.name))].map((name): Failing => {
    const { invariant, breach } = first.get(name)!
    const { step, came, expected } = breach
    const say = (): string => sayerOf(scenario, played.trace, rulebook).say(played.trace[step])
    return {
      kind: 'invariant',
      name,
      concepts: invariant.concepts,
      message: `step ${step + 1}: ${came}; ${expected}`,
      evidence: () =>
        evidence(
          model,
          scenario,
          played.trace,
          { step, expected: [expected], came: `${say()}: ${came}` },
          { ...replay, ...explained(step) }
        )
    }
  })
  const byRelation = related.flatMap(({ relation, scenario: second, trace, difference }): readonly Failing[] => {
    if (!difference) return []
    const { step, came, expected } = difference
    return [
      {
        kind: 'relation',
        name: relation.name,
        concepts: relation.concepts,
        message: `step ${step + 1} of the second game: ${came}; the first game demands ${expected}`,
        evidence: () => evidence(model, second, trace, { step, expected: [expected], came }, replay)
      }
    ]
  })
  const byChart = (): readonly Failing[] => {
    if (chart.kind !== 'refused') return []
    // Only what the observation breaks fails; what else bears on it is told beside.
    const { step, refused } = chart
    const others = besideOf(rulebook, refused)
    const { expected, came, message } = sayRefusal(game, chart, rulebook)
    return CONCEPTS.filter(concept => refused.blamed.includes(concept)).map(concept => ({
      kind: 'chart',
      name: concept,
      concepts: [concept],
      message: `${message}${sayBeside(others)}`,
      evidence: () =>
        evidence(
          model,
          scenario,
          played.trace,
          { step, expected, came },
          { ...replay, ...explained(step), ...(others.length > 0 && { atStake: [...others] }) }
        )
    }))
  }
  return [...byInvariant, ...byRelation, ...byChart()]
}
