/** Failures are told on the terminal as their games end, in the words of the report. @module */
import { checkName, failingIn } from '../../properties/campaign/failing.js'
import { knows } from '../../properties/campaign/known.js'
import type { KnownFailure } from '../../properties/campaign/known.js'
import { withEngine } from '../../properties/campaign/plan.js'
import type { Plan, Unit } from '../../properties/campaign/plan.js'
import type { Outcome } from '../../properties/campaign/player.js'
import type { CheckResult } from '../../properties/campaign/report.js'
import { judges } from '../../properties/campaign/verdict.js'
import { standingOf } from '../../properties/campaign/ledger.js'
import { rulesOf } from '../../properties/campaign/case.js'
import { sayCheck } from '../summary.js'
import { verdictWord } from '../screen.js'

/** A failure, as it is told. */
type Failure = Pick<CheckResult, 'name' | 'rules' | 'message' | 'verdict'> & { readonly evidence?: { readonly replay?: string } }

/** So many are told whole, the others by name. */
const WHOLE = 25

/** Tells failures as they come. */
export interface Teller {
  /** Hears what came of a unit. */
  readonly hear: (plan: Plan, unit: Unit, outcome: Outcome) => void
  /** How many checks have failed so far, those among them that the same games show and that are not told by themselves. */
  readonly failed: () => number
  /** How many failures have been told. */
  readonly told: () => number
}

/** What is told besides. */
export interface Telling {
  readonly strict: boolean
  readonly known?: readonly KnownFailure[]
  /** Prints lines. */
  readonly say: (lines: readonly string[]) => void
}

/** The checks that a game breaks which judges the engine, with what shows it. */
const brokenIn = (plan: Plan, { at, kind }: Unit, outcome: Outcome): readonly Failure[] => {
  if (outcome.kind === 'broken' || !outcome.note?.failing) return []
  const { rulebook, model, settings } = plan
  const { fixtures, situations = [], corpus = [] } = settings.suite
  const files = { fixture: fixtures, situation: situations, corpus, exploration: [], game: [], least: [] }
  const file = files[kind][at]?.file
  const replay = file === undefined ? undefined : `npx stacklaw replay ${file}${withEngine(plan)}`
  return failingIn({ rulebook, model }, outcome.note.failing, replay).flatMap(failing => {
    const rules = rulesOf(failing, rulebook)
    if (!judges({ standing: standingOf(rulebook, rules) }, settings.strict)) return []
    const evidence = replay === undefined ? {} : { evidence: { replay } }
    return [{ name: checkName(failing), rules: [...rules], message: failing.message, verdict: 'fail', ...evidence }]
  })
}

/** A teller of what a run comes to. Of what judges every game a check is told once, and what is known to fail is not told. */
export const teller = ({ strict, known = [], say }: Telling): Teller => {
  const named = new Set<string>()
  const failed = new Set<string>()
  let told = 0
  const tell = (failure: Failure, name: string): void => {
    told++
    failed.add(name)
    if (told <= WHOLE) say(sayCheck(verdictWord(failure.verdict), failure))
    else say([...sayCheck(verdictWord(failure.verdict), failure).slice(0, 1)])
  }
  return {
    hear: (plan, unit, outcome) => {
      if (unit.kind === 'least') return
      const isKnown = knows(known, plan.rulebook.id)
      const idOf = (name: string): string => `${plan.rulebook.id} ${name}`
      if (outcome.kind === 'broken') {
        const fixture = unit.kind === 'fixture' ? plan.settings.suite.fixtures[unit.at] : undefined
        const name = fixture?.scenario.id ?? `${unit.kind} ${unit.at + 1} of ${plan.rulebook.id}`
        return tell({ name, rules: [...(fixture?.scenario.rules ?? [])], message: outcome.message, verdict: 'error' }, idOf(name))
      }
      // a situation of the corpus fails by what judges every game, which is told in its place
      let isTold = false
      if (outcome.kind === 'checked') {
        const { check } = outcome
        const isBad = check.verdict === 'fail' || check.verdict === 'error'
        const isChosen = plan.chosen?.checks.has(check.name) ?? true
        const tells = isBad && isChosen && judges(check, strict) && !isKnown(check.name, check.name)
        if (tells) tell(check, idOf(check.name))
        isTold = isBad && isChosen && check.kind !== 'corpus'
      }
      const scenario = outcome.note?.scenario ?? ''
      for (const failure of brokenIn(plan, unit, outcome)) {
        const name = idOf(failure.name)
        if (isKnown(failure.name, scenario)) continue
        failed.add(name)
        if (isTold || named.has(name)) continue
        named.add(name)
        tell(failure, name)
      }
    },
    failed: () => failed.size,
    told: () => told
  }
}
