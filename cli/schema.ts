/** `stacklaw schema`. @module */
import { Argument } from 'commander'
import type { Command } from 'commander'
import { z } from 'zod'
import { protocolSchema } from '../engine/protocol/messages.js'
import { CardFile } from '../model/scenario/card.js'
import { Question } from '../model/scenario/question.js'
import { Scenario } from '../model/scenario/scenario.js'
import { TraceFile } from '../model/trace/file.js'
import { ExpectFile } from '../properties/campaign/known.js'
import { Report } from '../properties/campaign/report.js'
import { oneOf } from './choose.js'
import { ConfigFile } from './configuration.js'
import type { ExitCode } from './exit.js'
import { EXIT } from './exit.js'
import { described } from './schema-words/describe.js'
import { print, printJson } from './screen.js'

/** The published schemas, by name. */
export const SCHEMAS = {
  scenario: () => z.toJSONSchema(Scenario, { io: 'input' }),
  question: () => z.toJSONSchema(Question, { io: 'input' }),
  cards: () => z.toJSONSchema(CardFile, { io: 'input' }),
  protocol: protocolSchema,
  trace: () => z.toJSONSchema(TraceFile, { io: 'input' }),
  expect: () => z.toJSONSchema(ExpectFile, { io: 'input' }),
  config: () => z.toJSONSchema(ConfigFile, { io: 'input' }),
  report: () => z.toJSONSchema(Report, { io: 'input' })
} as const

/** A published schema, every field with its description. */
export const publishedSchema = (name: keyof typeof SCHEMAS): object => described(SCHEMAS[name](), name)

export const schemaCommand = (program: Command, done: (code: ExitCode) => void): void => {
  program
    .command('schema')
    .summary('print a JSON Schema')
    .description('Prints the JSON Schema (2020-12) of a file format or of the protocol, or the names of all of them.')
    .addArgument(
      new Argument('[name]', 'what to describe; without it the names are listed')
        .choices(Object.keys(SCHEMAS))
        .argParser(oneOf('schema', Object.keys(SCHEMAS)))
    )
    .addHelpText('after', '\nExample:\n  npx stacklaw schema scenario > scenario.schema.json')
    .action((name: keyof typeof SCHEMAS | undefined) => {
      if (name === undefined) print(...Object.keys(SCHEMAS))
      else printJson(publishedSchema(name))
      done(EXIT.holds)
    })
}
