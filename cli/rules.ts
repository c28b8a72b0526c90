/** `stacklaw rules`. @module */
import type { Command } from 'commander'
import { fixturesOf } from '../fixtures/loader.js'
import { rulebooks } from '../model/rulebook/index.js'
import { isNeighbouring } from '../model/rulebook/rulebook.js'
import type { Cases } from '../model/scenario/cases.js'
import { casesOf } from '../model/scenario/cases.js'
import type { RuleId } from '../model/scenario/names.js'
import type { Scenario } from '../model/scenario/scenario.js'
import { count } from '../model/trace/text.js'
import { catalogue } from '../properties/mutation/catalogue.js'
import { readEvidence } from '../properties/mutation/evidence.js'
import { rulebookOf } from './engine.js'
import { EXIT } from './exit.js'
import type { ExitCode } from './exit.js'
import { bold, dim, print, printJson } from './screen.js'

export const rulesCommand = (program: Command, done: (code: ExitCode) => void): void => {
  program
    .command('rules')
    .summary('list the rules and what checks them')
    .description(
      'Lists every catalogued rule, those of the text and then the neighbouring ones that they lean on: its title, its standing, and the checks that were seen to catch an engine that breaks it.'
    )
    .option('--ruleset <id>', 'one ruleset instead of all')
    .option(
      '--json',
      'print as JSON: an array of {id, ruleset, title, standing, borrowed?, checkedBy, cases}; per ruleset its own rules first, then neighbouring ones',
      false
    )
    .addHelpText('after', '\nExample:\n  npx stacklaw rules --ruleset fab')
    .action(({ ruleset, json }: { ruleset?: string; json: boolean }) => {
      const chosen = ruleset === undefined ? Object.values(rulebooks) : [rulebookOf(ruleset)]
      const rules = catalogue(chosen, readEvidence())
      const width = Math.max(0, ...rules.map(rule => rule.id.length))
      const neighbouring = rules.filter(rule => isNeighbouring(rule.id)).length
      const scenariosOf = (): readonly Scenario[] => chosen.flatMap(({ id }) => fixturesOf(id).map(({ scenario }) => scenario))
      const idsOf = (some: readonly Scenario[]): readonly string[] => some.map(({ id }) => id)
      const casesFor = (rule: RuleId, scenarios: readonly Scenario[]): Cases<string> => {
        const { positive, negative } = casesOf(rule, scenarios)
        return { positive: idsOf(positive), negative: idsOf(negative) }
      }
      if (json) {
        const scenarios = scenariosOf()
        printJson(rules.map(rule => ({ ...rule, cases: casesFor(rule.id, scenarios) })))
      } else
        print(
          ...rules.map(rule => {
            const { fixtures, invariants, transitions, mutants } = rule.checkedBy
            const from = rule.borrowed === undefined ? '' : dim(`  (borrowed from ${rule.borrowed})`)
            const checks = fixtures.length + invariants.length + transitions.length
            return `${bold(rule.id.padEnd(width))} ${rule.standing.padEnd(14)} ${rule.title}${checks > 0 ? dim(`  (${count(checks, 'check')}, ${count(mutants.length, 'mutant')})`) : ''}${from}`
          }),
          dim(
            `${rules.length - neighbouring} rules and ${neighbouring} neighbouring ones, ${rules.filter(rule => rule.checkedBy.mutants.length > 0).length} of them shown to be checked`
          )
        )
      done(EXIT.holds)
    })
}
