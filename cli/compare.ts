/** `stacklaw compare`. @module */
import type { Command } from 'commander'
import { holdsQuestion, questionFiles, readQuestion, readScenario } from '../fixtures/loader.js'
import { InputProblem } from '../model/scenario/problem.js'
import type { Scenario } from '../model/scenario/scenario.js'
import { rowOfQuestion, rowOfScenario } from './comparison/play.js'
import type { Row } from './comparison/row.js'
import { rowJson, sayRow, sayTable } from './comparison/telling.js'
import { rulebookOf } from './engine.js'
import { EXIT } from './exit.js'
import type { ExitCode } from './exit.js'
import { print, printJson } from './screen.js'

interface Options {
  readonly all: boolean
  readonly json: boolean
  readonly questions?: string
}

const exitOf = (rows: readonly Row[]): ExitCode =>
  rows.every(({ contradictions }) => contradictions.length === 0) ? EXIT.holds : EXIT.doesNot

const compareAll = async (json: boolean, folder: string | undefined): Promise<ExitCode> => {
  const rows: Row[] = []
  for (const { file, question } of questionFiles(folder)) rows.push(await rowOfQuestion(question, file))
  if (json) printJson(rows.map(rowJson))
  else print(...sayTable(rows))
  return exitOf(rows)
}

const compareOne = async (file: string, json: boolean): Promise<ExitCode> => {
  const rowOf = (scenario: Scenario): Promise<Row> => {
    rulebookOf(scenario.ruleset)
    return rowOfScenario(scenario, file)
  }
  const row = await (holdsQuestion(file) ? rowOfQuestion(readQuestion(file), file) : rowOf(readScenario(file)))
  if (json) printJson(rowJson(row))
  else print(...sayRow(row))
  return exitOf([row])
}

export const compareCommand = (program: Command, done: (code: ExitCode) => void): void => {
  program
    .command('compare')
    .summary('play one situation under every ruleset')
    .description(
      'Plays a scenario or a question file under every ruleset and edition on the reference engine and shows the first step at which they part, with the rules on each side. With --all: every question, as a table of questions and rulesets; fails where a game contradicts what is claimed of it.'
    )
    .argument('[file]', 'a scenario or question file')
    .option('--all', 'every question, as a table of questions and rulesets', false)
    .option('--questions <folder>', "with --all: the question files of this folder in place of the kit's own")
    .option('--json', 'print as JSON: {id, title, rulesets, parting, contradictions}, with --all an array of them', false)
    .addHelpText(
      'after',
      '\nExit codes: 0 what is claimed is what came; 1 it is not; 2 bad input.\n\nExamples:\n  npx stacklaw compare fixtures/questions/d25.json\n  npx stacklaw compare --all\n  npx stacklaw compare --all --questions my-questions'
    )
    .action(async (file: string | undefined, { all, json, questions }: Options) => {
      if (all === (file !== undefined)) throw new InputProblem('Name one file to compare, or give --all for every question; not both.')
      if (!all && questions !== undefined) throw new InputProblem('--questions says where the questions of --all are; give --all with it.')
      done(file === undefined ? await compareAll(json, questions) : await compareOne(file, json))
    })
}
