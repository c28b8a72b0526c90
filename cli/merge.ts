/** `stacklaw merge`. @module */
import type { Command } from 'commander'
import type { Statement } from '../engine/port.js'
import { nameOfUnit } from '../properties/campaign/ahead.js'
import { campaignOf } from '../properties/campaign/certify.js'
import type { Campaign } from '../properties/campaign/certify.js'
import { outcomeOf } from '../properties/campaign/plain-outcome.js'
import type { PlainOutcome } from '../properties/campaign/plain-outcome.js'
import type { Player } from '../properties/campaign/player.js'
import { wholeOf } from './certification/part.js'
import type { ReadPart } from './certification/part.js'
import { keeper, prepareReport, report, reportingOptions } from './certification/reporting.js'
import type { Reporting } from './certification/reporting.js'
import { judgedIn, planFor } from './certification/run.js'
import type { Run } from './certification/run.js'
import { warnOfClaims } from './claims.js'
import type { ExitCode } from './exit.js'
import { engineAt } from './options.js'

/** Gives what the parts have played; nothing is played again. */
const playedIn = (parts: readonly ReadPart[], ruleset: string): Player => {
  const outcomes = new Map(parts.flatMap(part => Object.entries(part.outcomes[ruleset] ?? {})))
  return async unit => {
    const outcome = outcomes.get(nameOfUnit(unit))
    if (outcome === undefined) throw new Error(`no part has ${nameOfUnit(unit)} of ${ruleset}`)
    return outcomeOf(outcome as PlainOutcome)
  }
}

/** The report of a run of which the parts have been played. */
const mergeCertified = async (parts: readonly ReadPart[], options: Reporting): Promise<ExitCode> => {
  const [first] = parts
  // the same kit has written them
  const run = first!.run as unknown as Run
  const statement = first!.statement as unknown as Statement
  const prepared = await prepareReport({ ...options, ...engineAt(run) })
  const { listed, evidence } = prepared
  const misspelt = warnOfClaims(statement)
  const keep = keeper(options.out)
  const campaigns: Campaign[] = []
  for (const rulebook of judgedIn(run, statement)) {
    const plan = planFor(rulebook, run, statement, evidence)
    campaigns.push(await campaignOf(plan, playedIn(parts, rulebook.id), { ...(listed && { known: listed }), keep }))
  }
  return report({ statement, run, campaigns, misspelt, ended: undefined }, options, prepared)
}

export const mergeCommand = (program: Command, done: (code: ExitCode) => void): void => {
  const command = program
    .command('merge')
    .summary('make one report of the parts that shards have played')
    .description(
      'Makes of the parts that "certify --shard" has written what the whole run would have given, byte for byte, and plays nothing. It refuses parts of different kits, seeds, engines, claims or commands, and says which part is missing.'
    )
    .argument('<parts...>', 'the files of all parts')
    .option('--out <dir>', 'where the report goes', 'reports/out')
  reportingOptions(command)
    .addHelpText(
      'after',
      '\nExamples:\n  npx stacklaw certify --engine "CMD" --shard 1/2\n  npx stacklaw certify --engine "CMD" --shard 2/2\n  npx stacklaw merge reports/out/part-1-of-2.json reports/out/part-2-of-2.json\n\nExit codes: those of the whole run: 0 conformant, or failing exactly as --expect lists, 1 not, 2 usage, or parts that make no whole, 3 adapter or protocol failure, 4 bug in the kit.'
    )
    .action(async (files: readonly string[], options: Reporting) => done(await mergeCertified(wholeOf(files), options)))
}
