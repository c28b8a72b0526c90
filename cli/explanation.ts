/**
 * All that the kit knows of one rule, as data.
 * @module
 */
import { mutants } from '../engine/mutants/index.js'
import type { Fixture } from '../fixtures/loader.js'
import { fixturesOf } from '../fixtures/loader.js'
import { borrowersOf } from '../model/rulebook/borrowed.js'
import type { Concept } from '../model/rulebook/concept.js'
import { editions, everyRulebook, findRule } from '../model/rulebook/index.js'
import type { Rule } from '../model/rulebook/rule.js'
import { conceptsOf, everyRule, isNeighbouring } from '../model/rulebook/rulebook.js'
import { casesOf } from '../model/scenario/cases.js'
import type { Scenario } from '../model/scenario/scenario.js'
import { charts } from '../model/statechart/index.js'
import { rulesOf } from '../properties/campaign/case.js'
import { invariants } from '../properties/invariants/index.js'
import type { EvidenceFile, Killers } from '../properties/mutation/evidence.js'
import { relations } from '../properties/metamorphic/index.js'
import { caughtFor } from '../properties/mutation/catalogue.js'
import type { Decided } from './decisions.js'
import { decisionsOn } from './decisions.js'

/** A fixture, as an explanation names it. */
export interface Example {
  readonly id: string
  readonly title: string
  readonly file: string
  readonly standing: string
}

/** A rule with everything that shows, holds and checks it. */
export interface Explanation extends Omit<Rule, 'neighbours'> {
  readonly ruleset: string
  /** The rulebook's title. */
  readonly rulebook: string
  readonly neighbouring: boolean
  /** Older editions that borrow it, each with the values of its structure for which it does. */
  readonly borrowedBy: readonly { readonly ruleset: string; readonly values: readonly string[] }[]
  readonly neighbours: readonly { readonly id: string; readonly title?: string }[]
  /** Fixtures in which it acts. */
  readonly examples: readonly Example[]
  /** Fixtures in which it nearly acts and does not. */
  readonly nearMisses: readonly Example[]
  /** Fixtures of other rules whose derivation needs this one. */
  readonly usedIn: readonly Example[]
  /** What it is called in the charts, whatever the game. */
  readonly concepts: readonly Concept[]
  /** The transitions that stand for one of these concepts; another concept is at stake in transitions of others. */
  readonly charts: readonly { readonly chart: string; readonly concept: Concept; readonly transitions: readonly string[] }[]
  /** The decisions of the model that tell it, the most telling first. */
  readonly decisions: readonly Decided[]
  readonly invariants: readonly { readonly name: string; readonly statement: string }[]
  readonly relations: readonly { readonly name: string; readonly statement: string }[]
  /** Engines with one fault that break the rule, and the checks that were seen to catch them. */
  readonly mutants: readonly { readonly name: string; readonly fault: string; readonly killedBy: Killers }[]
}

/** A fixture's scenario, with the file that it is in. */
type Filed = Scenario & Pick<Fixture, 'file'>

const exampleOf = ({ id, title, file, standing }: Filed): Example => ({ id, title, file, standing })

/** Explains a catalogued rule by its id; `undefined` if there is none. */
export const explanationOf = (id: string, evidence: EvidenceFile | undefined): Explanation | undefined => {
  const rule = findRule(id)
  const rulebook = [...everyRulebook, ...editions].find(each => everyRule(each).some(other => other.id === id))
  if (!rule || !rulebook) return undefined
  const concepts = conceptsOf(rulebook, id)
  const fixtures = fixturesOf(rulebook.id).map(({ file, scenario }): Filed => ({ ...scenario, file }))
  const { positive, negative } = casesOf(id, fixtures)
  return {
    ...rule,
    ruleset: rulebook.id,
    rulebook: rulebook.title,
    neighbouring: isNeighbouring(id),
    borrowedBy: borrowersOf(everyRulebook, id),
    neighbours: rule.neighbours.map(each => ({ id: each, ...(findRule(each) && { title: findRule(each)!.title }) })),
    examples: positive.map(exampleOf),
    nearMisses: negative.map(exampleOf),
    usedIn: fixtures.filter(({ rules, derivation }) => !rules.includes(id) && derivation?.some(step => step.because === id)).map(exampleOf),
    concepts,
    charts: charts.flatMap(({ id: chart, transitions }) =>
      concepts.flatMap(concept => {
        const names = transitions.filter(transition => transition.concept === concept).map(transition => transition.id)
        return names.length === 0 ? [] : [{ chart, concept, transitions: names }]
      })
    ),
    decisions: decisionsOn(id, rulebook),
    invariants: invariants
      .filter(invariant => rulesOf(invariant, rulebook).includes(id))
      .map(({ name, statement }) => ({ name, statement })),
    relations: relations.filter(relation => rulesOf(relation, rulebook).includes(id)).map(({ name, statement }) => ({ name, statement })),
    mutants: caughtFor(id, evidence).map(({ name, killers }) => ({
      name,
      fault: mutants.find(mutant => mutant.name === name)?.fault ?? 'no longer among the mutants',
      killedBy: killers
    }))
  }
}

/** Rules whose ids are nearest to one that does not exist. */
export const near = (id: string): readonly string[] => {
  const ids = everyRulebook.flatMap(rulebook => everyRule(rulebook).map(rule => rule.id))
  const tail = id.includes(':') ? id.slice(id.indexOf(':') + 1) : id
  const exact = ids.filter(each => each.endsWith(`:${tail}`))
  return exact.length > 0
    ? exact
    : ids.filter(each => each.startsWith(id) || (tail.length > 2 && each.includes(tail.slice(0, -1)))).slice(0, 5)
}
