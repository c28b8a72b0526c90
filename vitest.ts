/**
 * Stacklaw in a Vitest run: a test for each rule, for an engine in TypeScript.
 *
 * ```ts
 * import { certifyWith } from 'stacklaw/vitest'
 * import { engine } from './my-engine.js'
 *
 * certifyWith(engine)
 * ```
 *
 * The campaign is that of `stacklaw certify`, run once in this process. `vitest` must be installed beside the kit.
 * @module
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ImplementationUnderTest } from './engine/port.js'
import type { Fixture } from './fixtures/loader.js'
import { rulebooks } from './model/rulebook/index.js'
import { checkedRulebook } from './model/rulebook/own.js'
import type { Rule } from './model/rulebook/rule.js'
import { everyRule } from './model/rulebook/rulebook.js'
import type { Rulebook } from './model/rulebook/rulebook.js'
import type { Card } from './model/scenario/card.js'
import { InputProblem } from './model/scenario/problem.js'
import { rulesOf } from './properties/campaign/case.js'
import type { Case } from './properties/campaign/case.js'
import { certify } from './properties/campaign/certify.js'
import type { Campaign } from './properties/campaign/certify.js'
import { checksOf, sayCounterexample } from './properties/campaign/counterexample.js'
import { foundScenario } from './properties/campaign/found.js'
import { chartedConcepts } from './properties/campaign/ledger.js'
import type { RuleResult } from './properties/campaign/report.js'
import { invariants } from './properties/invariants/index.js'
import { relations } from './properties/metamorphic/index.js'
import { suiteOf } from './properties/campaign/suite.js'
import type { Suite } from './properties/campaign/suite.js'
export type { ImplementationUnderTest } from './engine/port.js'
export type { Fixture } from './fixtures/loader.js'

/**
 * An engine, or what makes one; it is started once and shut down after the last test.
 * @public
 */
export type Engine = ImplementationUnderTest | (() => ImplementationUnderTest | Promise<ImplementationUnderTest>)

/**
 * How an engine is certified.
 * @public
 */
export interface CertifyOptions {
  /** The ruleset, by its name, or a rulebook of your own; `fab` unless given. */
  readonly ruleset?: string | Rulebook
  /** Random games; 100 unless given. */
  readonly runs?: number
  /** Where the random games begin; 1 unless given. The same seed gives the same games. */
  readonly seed?: number
  /** Whether interpretations judge too; otherwise a difference is told in the reason of a skipped test. */
  readonly strict?: boolean
  /** Which rules get a test; all of them unless given. */
  readonly only?: (rule: string) => boolean
  /** The fixtures to play, and then no other situations; all that the command plays unless given. */
  readonly fixtures?: readonly Fixture[]
  /** The cards of random games; unless given the conformance cards, or with a rulebook of your own those of the fixtures. */
  readonly cards?: readonly Card[]
  /** A folder in which failing random games are kept as scenario files, for `stacklaw replay` and `stacklaw promote`. */
  readonly found?: string
  /** Milliseconds that the whole campaign may take; ten minutes unless given. */
  readonly timeout?: number
}

const TEN_MINUTES = 600_000

/** The section of a rule: `fab:6.4` of `fab:6.4.10g`. */
const sectionOf = (id: string): string => /^[^:]+:\d+(\.\d+)?/.exec(id)?.[0] ?? id

const sections = (rules: readonly Rule[]): readonly (readonly [string, readonly Rule[]])[] => [
  ...rules.reduce(
    (found, rule) => found.set(sectionOf(rule.id), [...(found.get(sectionOf(rule.id)) ?? []), rule]),
    new Map<string, Rule[]>()
  )
]

/** The rules for which the kit has a check. */
const checkedRules = (rulebook: Rulebook, fixtures: readonly Fixture[]): ReadonlySet<string> =>
  new Set([
    ...fixtures.flatMap(({ scenario }) => scenario.rules),
    ...[...invariants, ...relations].flatMap(check => rulesOf(check, rulebook)),
    ...chartedConcepts.flatMap(concept => rulebook.concepts[concept])
  ])

/** The rulebook that is named, or given and found sound. */
const rulebookOf = (ruleset: string | Rulebook): Rulebook => {
  if (typeof ruleset !== 'string') return checkedRulebook(ruleset)
  const rulebook = rulebooks[ruleset]
  if (!rulebook) throw new InputProblem(`There is no ruleset "${ruleset}"; this kit knows ${Object.keys(rulebooks).join(', ')}.`)
  return rulebook
}

/** The cards that fixtures define, the first of each name. */
const cardsIn = (fixtures: readonly Fixture[]): readonly Card[] => [
  ...new Map(
    fixtures
      .flatMap(({ scenario }) => scenario.cards ?? [])
      .reverse()
      .map(card => [card.name, card])
  ).values()
]

/** The suite of the command, or what is given of it. A rulebook of one's own has no cards but those of its fixtures. */
const suiteFor = (rulebook: Rulebook, { ruleset = 'fab', fixtures, cards }: CertifyOptions): Suite => {
  const suite = suiteOf(rulebook)
  const played = fixtures ?? suite.fixtures
  return {
    ...suite,
    ...(fixtures && { fixtures, situations: [] }),
    cards: cards ?? (typeof ruleset === 'string' ? suite.cards : cardsIn(played))
  }
}

/** Keeps failing random games as scenario files. */
const keeper = (folder: string, rulebook: Rulebook): ((game: Case) => string) => {
  let count = 0
  return game => {
    mkdirSync(folder, { recursive: true })
    const file = join(folder, `${rulebook.id}-${++count}.json`)
    writeFileSync(file, `${JSON.stringify(foundScenario(game, rulebook, count), null, 2)}\n`)
    return relative(process.cwd(), file)
  }
}

/** Judges one rule by the campaign: throws if it failed, gives the reason if nothing can be said. */
const judge = (rule: RuleResult, { report }: Campaign, strict: boolean): { readonly skip: string } | undefined => {
  const { standing, verdict } = rule
  const [check] = verdict === undefined ? [] : checksOf(rule.id, report.checks, verdict)
  const why = `${verdict ?? 'untested'}: ${check?.message ?? 'no check ran'}`
  if (verdict === 'pass') return undefined
  if (verdict === 'unsupported' || verdict === undefined) return { skip: why }
  if (standing === 'undefined') return { skip: `the text leaves it open, so it is never judged; ${why}` }
  if (standing !== 'normative' && !strict) return { skip: `our reading of the text, so it is advice; ${why}` }
  throw new Error(sayCounterexample(rule, report.checks))
}

/**
 * Registers a test for each rule of a ruleset, in a `describe` for each section.
 *
 * A rule that the engine breaks fails with the smallest game that shows it, what was expected and how to play it again; so does
 * one of which nothing can be decided. What the engine does not claim is skipped, with the reason; a rule for which this version
 * of the kit has no check is a `todo`. One more test fails if the campaign did not come to its end.
 * @param engine an engine that implements the port, or a function that makes one
 * @throws InputProblem if there is no such ruleset, or the rulebook is not sound
 * @public
 */
export const certifyWith = (engine: Engine, options: CertifyOptions = {}): void => {
  const { ruleset = 'fab', strict = false, only = () => true } = options
  const rulebook = rulebookOf(ruleset)
  const suite = suiteFor(rulebook, options)
  const checked = checkedRules(rulebook, suite.fixtures)
  let iut: ImplementationUnderTest | undefined
  let campaign: Campaign | undefined

  describe(`${rulebook.title} (${rulebook.id})`, () => {
    beforeAll(async () => {
      iut = typeof engine === 'function' ? await engine() : engine
      campaign = await certify({
        engine: iut,
        suite,
        seed: options.seed ?? 1,
        runs: options.runs ?? 100,
        strict,
        ...(options.found !== undefined && { keep: keeper(options.found, rulebook) })
      })
    }, options.timeout ?? TEN_MINUTES)
    afterAll(() => iut?.shutdown())

    test('the campaign comes to its end', () => {
      const broken = campaign!.report.checks.find(check => check.verdict === 'error')
      if (broken) throw new Error(`the engine broke down in ${broken.name}: ${broken.message}`)
      expect(campaign!.partial, 'the campaign ended before all checks had run').toBe(false)
    })

    // a definition has nothing to check
    const shown = everyRule(rulebook).filter(({ id, standing }) => only(id) && (checked.has(id) || standing === 'normative'))
    for (const [section, rules] of sections(shown))
      describe(section, () => {
        for (const { id, title } of rules) {
          const name = `${id} ${title}`
          if (checked.has(id))
            test(name, ({ skip }) => {
              const result = campaign!.report.rules.find(rule => rule.id === id)!
              const judged = judge(result, campaign!, strict)
              if (judged) skip(judged.skip)
              // for a test run that demands an assertion of every test
              expect(result.verdict).toBe('pass')
            })
          else test.todo(name)
        }
      })
  })
}
