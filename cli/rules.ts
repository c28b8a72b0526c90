/** `stacklaw rules`. @module */
import type { Command } from 'commander'
import { rulebooks } from '../model/rulebook/index.js'
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
    .description('Lists every catalogued rule: its title, its standing, and the checks that were seen to catch an engine that breaks it.')
    .option('--ruleset <id>', 'one ruleset instead of all')
    .option('--json', 'print as JSON: an array of {id, ruleset, title, standing, checkedBy}', false)
    .addHelpText('after', '\nExample:\n  npx stacklaw rules --ruleset fab')
    .action(({ ruleset, json }: { ruleset?: string; json: boolean }) => {
      const chosen = ruleset === undefined ? Object.values(rulebooks) : [rulebookOf(ruleset)]
      const rules = catalogue(chosen, readEvidence())
      if (json) printJson(rules)
      else
        print(
          ...rules.map(rule => {
            const { fixtures, invariants, transitions, mutants } = rule.checkedBy
            const checks = fixtures.length + invariants.length + transitions.length
            return `${bold(rule.id.padEnd(14))} ${rule.standing.padEnd(14)} ${rule.title}${checks > 0 ? dim(`  (${checks} checks, ${mutants.length} mutant${mutants.length === 1 ? '' : 's'})`) : ''}`
          }),
          dim(`${rules.length} rules, ${rules.filter(rule => rule.checkedBy.mutants.length > 0).length} of them shown to be checked`)
        )
      done(EXIT.holds)
    })
}
