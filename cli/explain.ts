/** `stacklaw explain`. @module */
import type { Command } from 'commander'
import { mutants as allMutants } from '../engine/mutants/index.js'
import type { Fixture } from '../fixtures/loader.js'
import { fixturesOf } from '../fixtures/loader.js'
import { findRule, rulebooks } from '../model/rulebook/index.js'
import { everyRule, isNeighbouring } from '../model/rulebook/rulebook.js'
import type { Standing } from '../model/rulebook/rule.js'
import { CONCEPTS } from '../model/rulebook/concept.js'
import type { Concept } from '../model/rulebook/concept.js'
import { casesOf } from '../model/scenario/cases.js'
import { InputProblem } from '../model/scenario/problem.js'
import type { Scenario } from '../model/scenario/scenario.js'
import { charts } from '../model/statechart/index.js'
import { rulesOf } from '../properties/campaign/case.js'
import { invariants } from '../properties/invariants/index.js'
import { checkedBy } from '../properties/mutation/catalogue.js'
import { readEvidence } from '../properties/mutation/evidence.js'
import { EXIT } from './exit.js'
import type { ExitCode } from './exit.js'
import { bold, dim, print } from './screen.js'

/** Rules whose ids are nearest to one that does not exist. */
const near = (id: string): readonly string[] => {
  const all = Object.values(rulebooks).flatMap(rulebook => everyRule(rulebook).map(rule => rule.id))
  const tail = id.includes(':') ? id.slice(id.indexOf(':') + 1) : id
  const exact = all.filter(each => each.endsWith(`:${tail}`))
  return exact.length > 0
    ? exact
    : all.filter(each => each.startsWith(id) || (tail.length > 2 && each.includes(tail.slice(0, -1)))).slice(0, 5)
}

/** What comes before the reason of a rule that is not normative. */
const BEFORE_REASON: Readonly<Record<Standing, string>> = {
  normative: '',
  interpretation: 'Why this is our reading',
  undefined: 'Why no engine is judged by it',
  definition: 'Why there is nothing to check'
}

/** The transitions of a chart that stand for one of some concepts, a line for each concept. */
const transitionsOf = ({ id, transitions }: (typeof charts)[number], concepts: readonly Concept[]): readonly string[] =>
  concepts.flatMap(concept => {
    const names = transitions.filter(transition => transition.concept === concept).map(transition => transition.id)
    return names.length === 0 ? [] : [`${id}: ${names.map(name => name.replace(`${id}.`, '')).join(', ')}  ${dim(concept)}`]
  })

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', bold(title), ...lines.map(line => `  ${line}`)]

const sayFixture = ({ file, scenario }: Fixture): string => `${scenario.title}  ${dim(file)}`

export const explainCommand = (program: Command, done: (code: ExitCode) => void): void => {
  program
    .command('explain')
    .summary('say what a rule means and what checks it')
    .description(
      'Says what a rule means in our own words, how firmly it stands, which examples show it, where the charts hold it, and which checks catch an engine that breaks it.'
    )
    .argument('<rule>', 'the id of a rule')
    .addHelpText('after', '\nExample:\n  npx stacklaw explain fab:6.6.5f')
    .action((id: string) => {
      const rule = findRule(id)
      if (!rule) {
        const like = near(id)
        throw new InputProblem(
          `There is no rule "${id}"${like.length > 0 ? `; did you mean ${like.join(', ')}?` : '; "stacklaw rules" lists them.'}`
        )
      }
      const rulebook = Object.values(rulebooks).find(each => everyRule(each).some(other => other.id === rule.id))!
      const concepts = CONCEPTS.filter(concept => rulebook.concepts[concept].includes(rule.id))
      const fixtures = fixturesOf(rulebook.id)
      const cases = casesOf(
        rule.id,
        fixtures.map(({ scenario }) => scenario)
      )
      const those = (scenarios: readonly Scenario[]): readonly string[] =>
        fixtures.filter(({ scenario }) => scenarios.includes(scenario)).map(sayFixture)
      const { mutants } = checkedBy(rule.id, readEvidence())
      print(
        `${bold(rule.id)}  ${rule.title}`,
        dim(`${rulebook.title}; ${rule.standing}${isNeighbouring(rule.id) ? '; a neighbouring rule, from a sibling edition' : ''}`),
        '',
        rule.statement,
        ...(rule.reason === undefined ? [] : ['', `${BEFORE_REASON[rule.standing]}: ${rule.reason}`]),
        ...(rule.unchecked === undefined ? [] : ['', `No check, because ${rule.unchecked}`]),
        ...section(
          'See also',
          rule.neighbours.map(each => `${each}${findRule(each) ? `  ${findRule(each)!.title}` : ''}`)
        ),
        ...section('Examples and cases', those(cases.positive)),
        ...section('Near misses, where it does not act', those(cases.negative)),
        ...section(
          'Also used in the derivation of',
          fixtures
            .filter(({ scenario }) => !scenario.rules.includes(rule.id) && scenario.derivation?.some(step => step.because === rule.id))
            .map(sayFixture)
        ),
        ...section(
          'In the charts',
          charts.flatMap(chart => transitionsOf(chart, concepts))
        ),
        ...section(
          'Invariants',
          invariants
            .filter(invariant => rulesOf(invariant, rulebook).includes(rule.id))
            .map(invariant => `${invariant.name}: ${invariant.statement}`)
        ),
        ...section(
          'Faulty engines that these checks caught',
          mutants.map(name => `${name}: ${allMutants.find(mutant => mutant.name === name)?.fault ?? 'no longer among the mutants'}`)
        )
      )
      done(EXIT.holds)
    })
}
