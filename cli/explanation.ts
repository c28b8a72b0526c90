/**
 * All that the kit knows of one rule, as data.
 * @module
 */
import { mutants } from '../engine/mutants/index.js'
import type { Fixture } from '../fixtures/loader.js'
import { fixturesOf } from '../fixtures/loader.js'
import { CONCEPTS } from '../model/rulebook/concept.js'
import type { Concept } from '../model/rulebook/concept.js'
import { findRule, rulebooks } from '../model/rulebook/index.js'
import type { Rule } from '../model/rulebook/rule.js'
import { everyRule, isNeighbouring } from '../model/rulebook/rulebook.js'
import { charts } from '../model/statechart/index.js'
import { rulesOf } from '../properties/campaign/case.js'
import { invariants } from '../properties/invariants/index.js'
import type { EvidenceFile, Killers } from '../properties/mutation/evidence.js'
import { relations } from '../properties/metamorphic/index.js'

/** A fixture, as an explanation names it. */
export interface Example {
  readonly id: string
  readonly title: string
  readonly file: string
  readonly standing: string
  /** `counterpart`: the nearest situation that comes out otherwise. */
  readonly kind: 'example' | 'counterpart'
}

/** A rule with everything that shows, holds and checks it. */
export interface Explanation extends Omit<Rule, 'neighbours'> {
  readonly ruleset: string
  readonly neighbouring: boolean
  readonly neighbours: readonly { readonly id: string; readonly title?: string }[]
  readonly examples: readonly Example[]
  /** Fixtures of other rules whose derivation needs this one. */
  readonly usedIn: readonly Example[]
  /** What it is called in the charts, whatever the game. */
  readonly concepts: readonly Concept[]
  /** The transitions that stand for one of these concepts; another concept is at stake in transitions of others. */
  readonly charts: readonly { readonly chart: string; readonly concept: Concept; readonly transitions: readonly string[] }[]
  readonly invariants: readonly { readonly name: string; readonly statement: string }[]
  readonly relations: readonly { readonly name: string; readonly statement: string }[]
  /** Engines with one fault that break the rule, and the checks that were seen to catch them. */
  readonly mutants: readonly { readonly name: string; readonly fault: string; readonly killedBy: Killers }[]
}

/** Twins of examples, which come out otherwise, are named so. */
const isCounterpart = (id: string): boolean => /-twin(-[a-z]+)?$/.test(id)

const exampleOf = ({ file, scenario: { id, title, standing } }: Fixture): Example => ({
  id,
  title,
  file,
  standing,
  kind: isCounterpart(id) ? 'counterpart' : 'example'
})

/** Explains a catalogued rule by its id; `undefined` if there is none. */
export const explanationOf = (id: string, evidence: EvidenceFile | undefined): Explanation | undefined => {
  const rule = findRule(id)
  const rulebook = Object.values(rulebooks).find(each => everyRule(each).some(other => other.id === id))
  if (!rule || !rulebook) return undefined
  const concepts = CONCEPTS.filter(concept => rulebook.concepts[concept].includes(id))
  const fixtures = fixturesOf(rulebook.id)
  return {
    ...rule,
    ruleset: rulebook.id,
    neighbouring: isNeighbouring(id),
    neighbours: rule.neighbours.map(each => ({ id: each, ...(findRule(each) && { title: findRule(each)!.title }) })),
    examples: fixtures.filter(({ scenario }) => scenario.rules.includes(id)).map(exampleOf),
    usedIn: fixtures
      .filter(({ scenario }) => !scenario.rules.includes(id) && scenario.derivation?.some(step => step.because === id))
      .map(exampleOf),
    concepts,
    charts: charts.flatMap(({ id: chart, transitions }) =>
      concepts.flatMap(concept => {
        const names = transitions.filter(transition => transition.concept === concept).map(transition => transition.id)
        return names.length === 0 ? [] : [{ chart, concept, transitions: names }]
      })
    ),
    invariants: invariants
      .filter(invariant => rulesOf(invariant, rulebook).includes(id))
      .map(({ name, statement }) => ({ name, statement })),
    relations: relations.filter(relation => rulesOf(relation, rulebook).includes(id)).map(({ name, statement }) => ({ name, statement })),
    mutants: (evidence?.mutants ?? [])
      .filter(mutant => mutant.rule === id && mutant.killed)
      .map(({ name, killers }) => ({
        name,
        fault: mutants.find(mutant => mutant.name === name)?.fault ?? 'no longer among the mutants',
        killedBy: killers
      }))
  }
}

/** Rules whose ids are nearest to one that does not exist. */
export const near = (id: string): readonly string[] => {
  const all = Object.values(rulebooks).flatMap(rulebook => everyRule(rulebook).map(rule => rule.id))
  const tail = id.includes(':') ? id.slice(id.indexOf(':') + 1) : id
  const exact = all.filter(each => each.endsWith(`:${tail}`))
  return exact.length > 0
    ? exact
    : all.filter(each => each.startsWith(id) || (tail.length > 2 && each.includes(tail.slice(0, -1)))).slice(0, 5)
}
