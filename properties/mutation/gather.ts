/**
 * Gathers the evidence: every fixture on the reference engine, then on every mutant.
 * @module
 */
import type { Mutant } from '../../engine/mutants/index.js'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import type { Fixture } from '../../fixtures/loader.js'
import { createBase } from '../../model/base/base.js'
import type { TrustedBase } from '../../model/base/base.js'
import type { Rulebook } from '../../model/rulebook/rulebook.js'
import type { RuleId } from '../../model/scenario/names.js'
import { charts, createModel } from '../../model/statechart/index.js'
import { rulesOf } from '../campaign/case.js'
import type { Case } from '../campaign/case.js'
import { EngineFailure } from '../campaign/failure.js'
import { runFixture } from '../campaign/fixture.js'
import type { FixtureRun } from '../campaign/fixture.js'
import { invariants } from '../invariants/index.js'
import { EVIDENCE_FORMAT } from './evidence.js'
import type { EvidenceFile, Killers, MutantEvidence } from './evidence.js'

type Told = (done: number, total: number, what: string) => void

/** The base and the rules of a mutant. */
const partsOf = (mutant: Mutant | undefined, rulebook: Rulebook): { base: TrustedBase; rules: object } =>
  mutant?.kind === 'common-mode' ? { base: mutant.base(rulebook), rules: {} } : { base: createBase(rulebook), rules: mutant?.rules ?? {} }

/** Plays fixtures one by one, on the reference engine or a mutant; one that crashes gives no game. */
async function* playEach(fixtures: readonly Fixture[], rulebook: Rulebook, mutant?: Mutant): AsyncGenerator<FixtureRun | undefined> {
  const { base, rules } = partsOf(mutant, rulebook)
  const iut = inProcess(createReference(base, rules), mutant?.name)
  const model = createModel(base, { level: 'full', autonomous: [] })
  for (const fixture of fixtures) {
    try {
      yield await runFixture(iut, model, base.rulebook, invariants, fixture)
    } catch (error) {
      if (!mutant || !(error instanceof EngineFailure)) throw error
      yield undefined
    }
  }
}

/** One sign that a game breaks a rule. */
interface Sign {
  readonly by: keyof Killers
  readonly name: string
  readonly message: string
}

/** The signs in a game that cite the rule: a fixture's expectation, the charts, an invariant. */
const signs = ({ check, game }: FixtureRun, rulebook: Rulebook, rule: RuleId, kind: Mutant['kind']): readonly Sign[] => {
  const found: Sign[] = []
  if (check.verdict === 'fail' && check.rules.includes(rule)) found.push({ by: 'fixtures', name: check.name, message: check.message })
  // Charts and invariants read the same trusted base: only a fixture can find a fault in it.
  if (!game || kind === 'common-mode') return found
  for (const { invariant, breach } of game.breaches)
    if (rulesOf(invariant, rulebook).includes(rule))
      found.push({ by: 'invariants', name: invariant.name, message: `${breach.came}; ${breach.expected}` })
  if (game.chart.kind === 'refused' && game.chart.refused.rules.includes(rule)) {
    const { refused } = game.chart
    const cited = new Set(refused.expected.map(each => each.transition))
    const transitions = charts
      .flatMap(chart => chart.transitions)
      .filter(({ concept }) => rulebook.concepts[concept].includes(rule) && refused.concepts.includes(concept))
    const named = transitions.filter(({ id }) => cited.has(id))
    for (const { id } of named.length > 0 ? named : transitions) found.push({ by: 'transitions', name: id, message: refused.message })
  }
  return found
}

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort()

/** Fixtures that cite the rule come first: they are what should see the fault. */
const citingFirst = (fixtures: readonly Fixture[], rule: RuleId): { readonly order: readonly Fixture[]; readonly citing: number } => {
  const citing = fixtures.filter(({ scenario }) => scenario.rules.includes(rule))
  return { order: [...citing, ...fixtures.filter(fixture => !citing.includes(fixture))], citing: citing.length }
}

/** Plays a mutant on every fixture that cites its rule, then on the others until one check has seen the fault. */
const judgeMutant = async (
  mutant: Mutant,
  rulebook: Rulebook,
  fixtures: readonly Fixture[],
  baseline: ReadonlyMap<Fixture, FixtureRun>
): Promise<MutantEvidence> => {
  const { order, citing } = citingFirst(fixtures, mutant.rule)
  const found: { sign: Sign; cases: number }[] = []
  let played = 0
  for await (const run of playEach(order, rulebook, mutant)) {
    const before = baseline.get(order[played]!)
    played++
    if (run && before) {
      const sound = new Set(signs(before, rulebook, mutant.rule, 'engine').map(sign => `${sign.by} ${sign.name}`))
      for (const sign of signs(run, rulebook, mutant.rule, mutant.kind))
        if (!sound.has(`${sign.by} ${sign.name}`)) found.push({ sign, cases: played })
    }
    if (played >= citing && found.length > 0) break
  }
  const [first] = found
  const names = (by: keyof Killers): string[] => sorted(found.filter(({ sign }) => sign.by === by).map(({ sign }) => sign.name))
  return {
    name: mutant.name,
    ruleset: rulebook.id,
    rule: mutant.rule,
    kind: mutant.kind,
    killed: first !== undefined,
    by: first?.sign.name ?? null,
    message: first?.sign.message ?? `no check that cites ${mutant.rule} saw the fault`,
    cases: first?.cases ?? played,
    killers: { fixtures: names('fixtures'), invariants: names('invariants'), transitions: names('transitions') }
  }
}

const conceptsOf = (game: Case): string[] => {
  const all = charts.flatMap(chart => chart.transitions)
  return sorted(all.filter(({ id }) => game.fired.has(id)).map(({ concept }) => concept))
}

/**
 * Plays every fixture of every ruleset on the reference engine and on each mutant.
 * @param digest the digest of the sources, kept with the evidence
 */
export const gatherEvidence = async (
  mutants: readonly Mutant[],
  rulebookOf: (id: string) => Rulebook,
  fixturesOf: (id: string) => readonly Fixture[],
  digest: string,
  told: Told = () => undefined
): Promise<EvidenceFile> => {
  const rulesets = [...new Set(mutants.map(mutant => mutant.ruleset))]
  const seen: EvidenceFile['fixtures'] = {}
  const judged: MutantEvidence[] = []
  for (const id of rulesets) {
    const rulebook = rulebookOf(id)
    const fixtures = fixturesOf(id)
    const baseline = new Map<Fixture, FixtureRun>()
    let at = 0
    for await (const run of playEach(fixtures, rulebook)) {
      const fixture = fixtures[at++]!
      if (!run) continue
      baseline.set(fixture, run)
      if (run.game) seen[fixture.scenario.id] = { invariants: sorted(run.game.met), concepts: conceptsOf(run.game) }
    }
    for (const mutant of mutants.filter(each => each.ruleset === id)) {
      judged.push(await judgeMutant(mutant, rulebook, fixtures, baseline))
      told(judged.length, mutants.length, mutant.name)
    }
  }
  return { format: EVIDENCE_FORMAT, digest, fixtures: seen, mutants: judged }
}
