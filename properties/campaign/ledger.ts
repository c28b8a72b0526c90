/**
 * The ledger of a campaign: what every check saw in every case, from which the verdicts are drawn.
 * @module
 */
import { CONCEPTS } from '../../model/rulebook/concept.js'
import type { Concept } from '../../model/rulebook/concept.js'
import { everyRule } from '../../model/rulebook/rulebook.js'
import type { Rulebook } from '../../model/rulebook/rulebook.js'
import type { Structure } from '../../model/rulebook/structure.js'
import type { RuleId } from '../../model/scenario/names.js'
import { charts, chartsOf } from '../../model/statechart/index.js'
import type { Model, Refused } from '../../model/statechart/index.js'
import type { Invariant } from '../invariants/index.js'
import type { Relation } from '../metamorphic/index.js'
import { rulesOf } from './case.js'
import type { Case } from './case.js'
import { hintsForConcepts } from './hints.js'
import type { ChartCoverage, CheckResult, Evidence } from './report.js'
import { evidence, sayerOf, sayRefusal } from './sample.js'

interface Entry {
  readonly met: number
  /** In how many random games. */
  readonly randomMet: number
  readonly failure?: { readonly message: string; readonly evidence: Evidence }
}

/** What has been seen so far. */
export interface Ledger {
  readonly cases: number
  /** How many of them are random games. */
  readonly randomCases: number
  readonly invariants: Readonly<Record<string, Entry>>
  readonly relations: Readonly<Record<string, Entry>>
  readonly concepts: Readonly<Partial<Record<Concept, Entry>>>
  readonly fired: ReadonlySet<string>
  readonly inconclusive: readonly string[]
}

/** Where a case comes from. */
export type Origin = 'fixture' | 'random'

export const emptyLedger: Ledger = {
  cases: 0,
  randomCases: 0,
  invariants: {},
  relations: {},
  concepts: {},
  fired: new Set(),
  inconclusive: []
}

const transitions = charts.flatMap(chart => chart.transitions.map(transition => ({ ...transition, chart: chart.id })))

/** Which concept each transition of the charts stands for. */
const conceptOf: ReadonlyMap<string, Concept> = new Map(transitions.map(({ id, concept }) => [id, concept]))

/** The concepts for which a chart has a transition. */
export const chartedConcepts: readonly Concept[] = CONCEPTS.filter(concept =>
  transitions.some(transition => transition.concept === concept)
)

const entry = (before: Entry | undefined, met: boolean, origin: Origin, failure: () => Entry['failure']): Entry => {
  const found = before?.failure ?? failure()
  return {
    met: (before?.met ?? 0) + (met ? 1 : 0),
    randomMet: (before?.randomMet ?? 0) + (met && origin === 'random' ? 1 : 0),
    ...(found && { failure: found })
  }
}

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

/** What judges the cases of a campaign. */
export interface Judged {
  readonly rulebook: Rulebook
  readonly model: Model | undefined
}

/** Adds a case to the ledger. The first failure of each check is kept. */
export const addCase = (ledger: Ledger, { rulebook, model }: Judged, game: Case, origin: Origin, command?: string): Ledger => {
  const replay = command === undefined ? {} : { replay: command }
  const { scenario, played, chart, breaches, met, fired, related = [] } = game
  const concepts: Partial<Record<Concept, Entry>> = { ...ledger.concepts }
  const firedConcepts = new Set([...fired].map(id => conceptOf.get(id)))
  for (const concept of CONCEPTS) {
    concepts[concept] = entry(concepts[concept], firedConcepts.has(concept), origin, () => {
      // Only what the observation breaks fails; what else bears on it is told beside.
      if (chart.kind !== 'refused' || !chart.refused.blamed.includes(concept)) return undefined
      const { step, refused } = chart
      const others = besideOf(rulebook, refused)
      const { expected, came, message } = sayRefusal(game, chart, rulebook)
      return {
        message: `${message}${sayBeside(others)}`,
        evidence: evidence(
          model,
          scenario,
          played.trace,
          { step, expected, came },
          { ...replay, ...(others.length > 0 && { atStake: [...others] }) }
        )
      }
    })
  }
  const invariants: Record<string, Entry> = { ...ledger.invariants }
  for (const name of new Set([...Object.keys(invariants), ...met, ...breaches.map(({ invariant }) => invariant.name)])) {
    invariants[name] = entry(invariants[name], met.has(name), origin, () => {
      const found = breaches.find(({ invariant }) => invariant.name === name)
      if (!found) return undefined
      const { step, came, expected } = found.breach
      return {
        message: `step ${step + 1}: ${came}; ${expected}`,
        evidence: evidence(
          model,
          scenario,
          played.trace,
          { step, expected: [expected], came: `${sayerOf(scenario, played.trace, rulebook).say(played.trace[step])}: ${came}` },
          replay
        )
      }
    })
  }
  const relations: Record<string, Entry> = { ...ledger.relations }
  for (const { relation, scenario: second, trace, difference } of related) {
    relations[relation.name] = entry(relations[relation.name], true, origin, () => {
      if (!difference) return undefined
      const { step, came, expected } = difference
      return {
        message: `step ${step + 1} of the second game: ${came}; the first game demands ${expected}`,
        evidence: evidence(model, second, trace, { step, expected: [expected], came }, replay)
      }
    })
  }
  return {
    cases: ledger.cases + 1,
    randomCases: ledger.randomCases + (origin === 'random' ? 1 : 0),
    invariants,
    relations,
    concepts,
    fired: new Set([...ledger.fired, ...fired]),
    inconclusive: chart.kind === 'inconclusive' ? [...ledger.inconclusive, `${scenario.id}: ${chart.why}`] : ledger.inconclusive
  }
}

/** What decides a check whose situation never occurred. */
export type Reachable = (
  kind: 'invariant' | 'chart' | 'relation',
  name: string
) => { readonly reachable: boolean; readonly needs: readonly string[] }

const standingOf = (rulebook: Rulebook, rules: readonly RuleId[]): CheckResult['standing'] => {
  const standings = rules.flatMap(id => everyRule(rulebook).find(rule => rule.id === id)?.standing ?? [])
  if (standings.length === 0 || standings.includes('normative')) return 'normative'
  return standings.includes('interpretation') || standings.includes('definition') ? 'interpretation' : 'undefined'
}

const result = (
  kind: 'invariant' | 'chart' | 'relation',
  name: string,
  { title, statement, concepts }: Pick<Invariant, 'title' | 'statement' | 'concepts'>,
  rules: readonly RuleId[],
  rulebook: Rulebook,
  ledger: Ledger,
  seen: Entry | undefined,
  reach: ReturnType<Reachable>
): CheckResult => {
  const base = {
    kind,
    name: kind === 'chart' ? `chart/${name}` : name,
    title,
    purpose: statement,
    rules: [...rules],
    standing: standingOf(rulebook, rules),
    cases: ledger.cases,
    met: seen?.met ?? 0,
    randomCases: ledger.randomCases,
    randomMet: seen?.randomMet ?? 0
  }
  if (seen?.failure) return { ...base, verdict: 'fail', ...seen.failure, hints: [...hintsForConcepts(concepts)] }
  if (seen && seen.met > 0)
    return {
      ...base,
      verdict: 'pass',
      message: `held in ${ledger.cases} cases; ${kind === 'relation' ? 'it applied to' : 'its situation occurred in'} ${seen.met}`
    }
  if (!reach.reachable)
    return {
      ...base,
      verdict: 'unsupported',
      message: `the engine does not claim what its situation needs: ${reach.needs.join(', ')}`,
      needs: [...reach.needs]
    }
  return { ...base, verdict: 'inconclusive', message: 'its situation never occurred' }
}

/** The verdict of every invariant, every relation and every charted concept. */
export const ledgerResults = (
  ledger: Ledger,
  rulebook: Rulebook,
  invariants: readonly Invariant[],
  relations: readonly Relation[],
  reachable: Reachable
): readonly CheckResult[] => [
  ...invariants.map(invariant =>
    result(
      'invariant',
      invariant.name,
      invariant,
      rulesOf(invariant, rulebook),
      rulebook,
      ledger,
      ledger.invariants[invariant.name],
      reachable('invariant', invariant.name)
    )
  ),
  ...relations.map(relation =>
    result(
      'relation',
      relation.name,
      relation,
      rulesOf(relation, rulebook),
      rulebook,
      ledger,
      ledger.relations[relation.name],
      reachable('relation', relation.name)
    )
  ),
  // What no transition stands for by itself is told of only where it is broken.
  // What the game's rules know nothing of cannot occur.
  ...CONCEPTS.filter(
    concept => (chartedConcepts.includes(concept) && rulebook.concepts[concept].length > 0) || ledger.concepts[concept]?.failure
  ).map(concept =>
    result(
      'chart',
      concept,
      {
        title: `What the charts allow where ${concept} is at stake`,
        statement: 'Whatever the engine shows is among what the formal model allows there.',
        concepts: [concept]
      },
      rulebook.concepts[concept],
      rulebook,
      ledger,
      ledger.concepts[concept],
      reachable('chart', concept)
    )
  )
]

/** Which transitions of each chart that games of the structure go through explained a trace of the run. */
export const coverage = (ledger: Ledger, structure: Structure): readonly ChartCoverage[] =>
  chartsOf(structure).map(chart => {
    const never = chart.transitions.filter(({ id }) => !ledger.fired.has(id)).map(({ id }) => id)
    return { chart: chart.id, transitions: chart.transitions.length, fired: chart.transitions.length - never.length, never }
  })
