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
import type { Invariant } from '../invariants/index.js'
import type { Relation } from '../metamorphic/index.js'
import { count } from '../../model/trace/text.js'
import { rulesOf } from './case.js'
import { SAY_UNDECIDED } from './expectation.js'
import { checkName, failingIn } from './failing.js'
import type { Failing, Judged } from './failing.js'
import { sayUnsupported, unsupportedOf } from './given-up.js'
import { hintsForConcepts } from './hints.js'
import type { Note } from './note.js'
import type { ChartCoverage, CheckResult, Evidence, FailedIn } from './report.js'

interface Entry {
  /** In how many games that came to their end the situation occurred, and in how many of them that are random. */
  readonly met: number
  readonly randomMet: number
  /** In how many games it could not be told whether it holds. */
  readonly undecided: number
  /** What the engine noted where the situation occurred and it gave the game up. */
  readonly givenUp: readonly string[]
  readonly failure?: Failure
  /** Every situation in which it fails, the first time each. */
  readonly failedIn: readonly FailedIn[]
}

/** The failure that is shown of a check. */
interface Failure {
  readonly situation: string
  readonly message: string
  readonly evidence: Evidence
}

/** A game that the engine ended as unsupported. */
export interface GivenUp {
  readonly name: string
  readonly origin: Origin
  readonly note: string
}

/** What has been seen so far. */
export interface Ledger {
  readonly cases: number
  /** How many of them are random games. */
  readonly randomCases: number
  readonly invariants: Readonly<Record<string, Entry>>
  readonly relations: Readonly<Record<string, Entry>>
  readonly concepts: Readonly<Partial<Record<Concept, Entry>>>
  /** Invariants for which the engine has told what they read and it might leave out. */
  readonly told: ReadonlySet<string>
  readonly fired: ReadonlySet<string>
  readonly inconclusive: readonly string[]
  readonly givenUp: readonly GivenUp[]
  /** The names of the cards that came into play, in fixtures and in random games. */
  readonly inPlay: Readonly<Record<Origin, ReadonlySet<string>>>
}

/** Where a case comes from. */
export type Origin = 'fixture' | 'random'

export const emptyLedger: Ledger = {
  cases: 0,
  randomCases: 0,
  invariants: {},
  relations: {},
  concepts: {},
  told: new Set(),
  fired: new Set(),
  inconclusive: [],
  givenUp: [],
  inPlay: { fixture: new Set(), random: new Set() }
}

const transitions = charts.flatMap(chart => chart.transitions.map(transition => ({ ...transition, chart: chart.id })))

/** Which concept each transition of the charts stands for. */
const conceptOf: ReadonlyMap<string, Concept> = new Map(transitions.map(({ id, concept }) => [id, concept]))

/** The concepts for which a chart has a transition. */
export const chartedConcepts: readonly Concept[] = CONCEPTS.filter(concept =>
  transitions.some(transition => transition.concept === concept)
)

/** A case that is added, and what is told with it. */
interface Added {
  readonly origin: Origin
  /** The situation in which its failures are listed; none of a random game that shows nothing new. */
  readonly situation: string | undefined
  readonly isKnown: IsKnown
  /** What the engine notes, where it ended the game as unsupported. */
  readonly unsupported: string | undefined
}

/** Whether a failure of a check in a situation is known. */
export type IsKnown = (check: string, situation: string) => boolean

const NOTHING: Entry = { met: 0, randomMet: 0, undecided: 0, givenUp: [], failedIn: [] }

/** The failure that is shown: the first, but one that nobody knows of before one that is known. */
const shownFailure = (before: Failure | undefined, found: Failing, { situation, isKnown }: Added): Failure | undefined => {
  const name = checkName(found)
  const isNews = situation !== undefined && !isKnown(name, situation)
  if (before && !(isNews && isKnown(name, before.situation))) return before
  return { situation: situation ?? '', message: found.message, evidence: found.evidence() }
}

const entry = (before: Entry = NOTHING, met: boolean, added: Added, found: Failing | undefined): Entry => {
  const { origin, situation, unsupported } = added
  const counts = met && unsupported === undefined
  const failure = found ? shownFailure(before.failure, found, added) : before.failure
  const isListed = found === undefined || situation === undefined || before.failedIn.some(each => each.situation === situation)
  return {
    met: before.met + (counts ? 1 : 0),
    undecided: before.undecided,
    randomMet: before.randomMet + (counts && origin === 'random' ? 1 : 0),
    givenUp: met && unsupported !== undefined ? [...before.givenUp, unsupported] : before.givenUp,
    ...(failure && { failure }),
    failedIn: isListed ? before.failedIn : [...before.failedIn, { situation, message: found.message }]
  }
}

/** What a case is called, and how it is played again. */
export interface Naming {
  /** The fixture's id, or that of a game that random play found; nothing where it is another of what was found already. */
  readonly situation?: string
  readonly replay?: string
  readonly isKnown?: IsKnown
}

/** Adds a case to the ledger. Of the failures of each check one is kept with its evidence, the others by their situations. */
export const addCase = (ledger: Ledger, judged: Judged, note: Note, origin: Origin, naming: Naming = {}): Ledger => {
  const { scenario, related, unsupported, inconclusive, inPlay } = note
  const { situation = origin === 'fixture' ? scenario : undefined, replay, isKnown = () => false } = naming
  const added: Added = { origin, situation, isKnown, unsupported }
  const failing = note.failing ? failingIn(judged, note.failing, replay) : []
  const find = (kind: Failing['kind'], name: string): Failing | undefined => failing.find(each => each.kind === kind && each.name === name)
  const concepts: Partial<Record<Concept, Entry>> = { ...ledger.concepts }
  const firedConcepts = new Set(note.fired.map(id => conceptOf.get(id)))
  for (const concept of CONCEPTS) concepts[concept] = entry(concepts[concept], firedConcepts.has(concept), added, find('chart', concept))
  const invariants: Record<string, Entry> = { ...ledger.invariants }
  const broken = failing.filter(({ kind }) => kind === 'invariant').map(({ name }) => name)
  for (const name of new Set([...Object.keys(invariants), ...note.met, ...broken]))
    invariants[name] = entry(invariants[name], note.met.includes(name), added, find('invariant', name))
  const relations: Record<string, Entry> = { ...ledger.relations }
  for (const { name, undecided } of related) {
    const seen = entry(relations[name], !undecided, added, find('relation', name))
    relations[name] = undecided ? { ...seen, undecided: seen.undecided + 1 } : seen
  }
  return {
    cases: ledger.cases + 1,
    randomCases: ledger.randomCases + (origin === 'random' ? 1 : 0),
    invariants,
    relations,
    concepts,
    told: new Set([...ledger.told, ...note.told]),
    fired: new Set([...ledger.fired, ...note.fired]),
    inconclusive: inconclusive === undefined ? ledger.inconclusive : [...ledger.inconclusive, `${scenario}: ${inconclusive}`],
    givenUp: unsupported === undefined ? ledger.givenUp : [...ledger.givenUp, { name: scenario, origin, note: unsupported }],
    inPlay: { ...ledger.inPlay, [origin]: new Set([...ledger.inPlay[origin], ...inPlay]) }
  }
}

/** What decides a check whose situation never occurred. */
export type Reachable = (
  kind: 'invariant' | 'chart' | 'relation',
  name: string
) => { readonly reachable: boolean; readonly needs: readonly string[] }

/** How firmly a check of some rules stands. */
export const standingOf = (rulebook: Rulebook, rules: readonly RuleId[]): CheckResult['standing'] => {
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
  reach: ReturnType<Reachable>,
  unread?: string
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
  const { met, undecided, givenUp, failure, failedIn } = seen ?? NOTHING
  const notes = givenUp.length > 0 ? { unsupported: unsupportedOf(givenUp) } : {}
  const untold = undecided > 0 ? `; in ${count(undecided, 'more game')} ${SAY_UNDECIDED}` : ''
  const partly = givenUp.length > 0 ? `; ${count(givenUp.length, 'more game')} with it ended ${sayUnsupported(notes.unsupported!)}` : ''
  if (failure) {
    const { message, evidence: shown } = failure
    const rest = failedIn.length > 0 ? { failedIn: [...failedIn] } : {}
    return { ...base, ...notes, verdict: 'fail', message, evidence: shown, ...rest, hints: [...hintsForConcepts(concepts)] }
  }
  if (met > 0)
    return {
      ...base,
      ...notes,
      verdict: 'pass',
      message: `held in ${count(ledger.cases - ledger.givenUp.length, 'case')}; ${kind === 'relation' ? 'it applied to' : 'its situation occurred in'} ${met}${partly}${untold}`
    }
  if (givenUp.length > 0)
    return {
      ...base,
      ...notes,
      verdict: 'unsupported',
      message: `its situation occurred only in ${count(givenUp.length, 'game')} that ended ${sayUnsupported(notes.unsupported!)}`
    }
  if (undecided > 0) return { ...base, verdict: 'inconclusive', message: `in ${count(undecided, 'game')} ${SAY_UNDECIDED}` }
  if (!reach.reachable)
    return {
      ...base,
      verdict: 'unsupported',
      message: `not applicable: the engine does not claim what its situation needs: ${reach.needs.join(', ')}`,
      needs: [...reach.needs]
    }
  if (unread !== undefined)
    return { ...base, verdict: 'unsupported', message: `not applicable: the engine tells of no ${unread}`, needs: [unread] }
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
      reachable('invariant', invariant.name),
      ledger.told.has(invariant.name) ? undefined : invariant.reads?.what
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
