/** `stacklaw doctor`. @module */
import type { Command } from 'commander'
import { sayAddress } from '../engine/protocol/address.js'
import { examine } from '../engine/protocol/doctor/examine.js'
import type { Examination, Step } from '../engine/protocol/doctor/finding.js'
import { InputProblem } from '../model/scenario/problem.js'
import { CONFIG, configure } from './configuration.js'
import { limitsWith } from './engine.js'
import { EXIT } from './exit.js'
import type { ExitCode } from './exit.js'
import { CONNECT, ENGINE, engineAt, sayEngine, START_TIMEOUT, TIMEOUT } from './options.js'
import type { EngineAt, Named, Times } from './options.js'
import { patientOf } from './adapter.js'
import { bold, dim, print, printJson, resultWord, safe } from './screen.js'

interface Options extends Named, Times {
  readonly json: boolean
  readonly config?: string
}

const count = (steps: readonly Step[], result: Step['result']): number => steps.filter(step => step.result === result).length

/** 3: something is wrong with the adapter. 1: nothing is, as far as it could be asked. */
const exitOf = (steps: readonly Step[]): ExitCode =>
  count(steps, 'wrong') > 0 ? EXIT.adapter : count(steps, 'not-reached') > 0 ? EXIT.doesNot : EXIT.holds

const MARGIN = ' '.repeat(13)

const tellStep = (step: Step): readonly string[] => {
  const head = `${resultWord(step.result)}  ${bold(step.step.padEnd(9))}  ${step.title}`
  if (step.result === 'ok') return [head, ...(step.seen ?? []).map(line => dim(`${MARGIN}${safe(line)}`))]
  if (step.result !== 'wrong') return [head]
  return [
    head,
    ...step.findings.flatMap(({ sent, came, change }) => [
      `${MARGIN}sent:   ${safe(sent)}`,
      `${MARGIN}came:   ${safe(came)}`,
      `${MARGIN}change: ${safe(change)}`
    ])
  ]
}

/** Steps that were not reached, a line for each reason. */
const tellUnreached = (steps: readonly Step[]): readonly string[] => {
  const reasons = new Map<string, string[]>()
  for (const step of steps) if (step.result === 'not-reached') reasons.set(step.why, [...(reasons.get(step.why) ?? []), step.step])
  return [...reasons].map(([why, names]) => `${resultWord('not-reached')}  ${names.join(', ')}: ${dim(safe(why))}`)
}

const tell = (at: EngineAt, { statement, steps }: Examination): readonly string[] => {
  const wrong = count(steps, 'wrong')
  const unreached = count(steps, 'not-reached')
  const sum = [
    `${count(steps, 'ok')} of ${steps.length} steps are well`,
    ...(wrong > 0 ? [`${wrong} wrong`] : []),
    ...(unreached > 0 ? [`${unreached} not reached`] : [])
  ].join(', ')
  return [
    ...(statement ? [`${bold(safe(statement.name))} ${safe(statement.version)}, level ${statement.level}`, ''] : []),
    ...steps.filter(step => step.result !== 'not-reached').flatMap(tellStep),
    ...tellUnreached(steps),
    '',
    `${sum}.`,
    ...(wrong > 0
      ? ['Change the first finding, then run the doctor again: later ones may come of it.']
      : unreached > 0
        ? []
        : [safe(`Next: npx stacklaw certify ${sayEngine(at)}`)])
  ]
}

export const doctorCommand = (program: Command, done: (code: ExitCode) => void): void => {
  program
    .command('doctor')
    .summary('examine an adapter')
    .description(
      'Judges the adapter, not the engine: whether it starts, introduces itself, answers each request once and at once, plays games of one card as anyone would, keeps scenarios apart, refuses what is wrong, and ends. Each finding says what was sent, what came, and what to change.'
    )
    .option(...ENGINE)
    .option(...CONNECT)
    .option(...TIMEOUT)
    .option(...START_TIMEOUT)
    .option(...CONFIG)
    .option('--json', 'print as JSON', false)
    .addHelpText(
      'after',
      '\nExample:\n  npx stacklaw doctor --engine "python3 examples/python/stacklaw_engine.py"\n\nExit codes: 0 all is well, 1 nothing is wrong but a step could not be reached, 2 usage, 3 something is wrong with the adapter, 4 bug in the kit.'
    )
    .action(async (_: Options, command: Command) => {
      configure(command, command.opts<Options>().config)
      const options = command.opts<Options>()
      const at = engineAt(options)
      if (!at) throw new InputProblem('Give --engine with the command that starts the adapter, or --connect with where it listens.')
      const examination = await examine(patientOf(at, limitsWith(options)))
      if (options.json) printJson({ ...('connect' in at ? { address: sayAddress(at.connect) } : at), ...examination })
      else print(...tell(at, examination))
      done(exitOf(examination.steps))
    })
}
